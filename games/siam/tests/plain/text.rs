//! Positions of the plain model from texts.

use super::board::{Piece, SIDE};

const MOST_TURNS_READ: u64 = 999_999_999;

pub fn read_board(text: &str) -> Result<[[Option<Piece>; SIDE]; SIDE], String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIDE {
        return Err(format!("a board has five rows, not {}", rows.len()));
    }
    let mut board = [[None; SIDE]; SIDE];
    for (below_top, row_text) in rows.into_iter().enumerate() {
        let row = SIDE - 1 - below_top;
        board[row] = read_row(row_text)?;
    }
    Ok(board)
}

fn read_row(text: &str) -> Result<[Option<Piece>; SIDE], String> {
    let mut cells = Vec::new();
    let mut after_a_run = false;
    for letter in text.chars() {
        if let Some(free) = letter.to_digit(10) {
            if free == 0 {
                return Err(format!("a run of free cells is not empty: {text:?}"));
            }
            // Two runs side by side are one run, and one position has one text.
            if after_a_run {
                return Err(format!("a run of free cells is written as one digit: {text:?}"));
            }
            for _ in 0..free {
                cells.push(None);
            }
            after_a_run = true;
        } else if let Some(piece) = Piece::from_letter(letter) {
            cells.push(Some(piece));
            after_a_run = false;
        } else {
            return Err(format!("unknown letter {letter:?} in the board"));
        }
    }
    let count = cells.len();
    cells.try_into().map_err(|_| format!("a row has five cells, not {count}: {text:?}"))
}

pub fn read_turns(text: &str) -> Result<u64, String> {
    let refusal = || format!("the turns played are a plain number up to {MOST_TURNS_READ}, not {text:?}");
    // The parser of the standard library would also take a sign and leading zeros.
    let only_digits = text.chars().all(|letter| letter.is_ascii_digit());
    let leading_zero = text.starts_with('0') && text != "0";
    if !only_digits || leading_zero {
        return Err(refusal());
    }
    let turns: u64 = text.parse().map_err(|_| refusal())?;
    if turns > MOST_TURNS_READ {
        return Err(refusal());
    }
    Ok(turns)
}
