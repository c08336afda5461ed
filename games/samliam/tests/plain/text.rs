//! The position text, out and in, and what is refused as no position (G5).

use super::board::{Board, Cell, Content, Corner, Triangle};
use super::figures::Setup;

/// The highest count of second-phase turns that is read.
const MOST_TURNS_READ: u64 = 999_999_999;

/// The first field of the position text.
pub(super) fn write_board(board: &Board) -> String {
    let mut rows = Vec::new();
    for row in (0..board.rows).rev() {
        let mut parts = Vec::new();
        let mut run = 0;
        for column in 0..board.columns {
            let content = board.at(Cell { column, row });
            if content == Content::Empty {
                run += 1;
                continue;
            }
            if run > 0 {
                parts.push(run.to_string());
            }
            run = 0;
            parts.push(write_content(content));
        }
        if run > 0 {
            parts.push(run.to_string());
        }
        rows.push(parts.join(","));
    }
    rows.join("/")
}

fn write_content(content: Content) -> String {
    match content {
        Content::Empty => "-".to_string(),
        Content::One(only) => write_triangle(only),
        Content::Two(first, second) => format!("{}{}", write_triangle(first), write_triangle(second)),
        Content::Tile(owner) => format!("{owner}sq"),
    }
}

fn write_triangle(triangle: Triangle) -> String {
    format!("{}{}", triangle.owner, triangle.corner.name())
}

/// Reads the first field of the position text.
pub(super) fn read_board(setup: &Setup, text: &str) -> Result<Board, String> {
    let rows: Vec<&str> = text.split('/').collect();
    let wanted = setup.game.rows;
    if rows.len() != wanted {
        return Err(format!("G5: a board has {wanted} rows, not {}", rows.len()));
    }
    let mut board = Board::empty(setup.game.columns, setup.game.rows);
    for (below_top, row_text) in rows.into_iter().enumerate() {
        let row = wanted - 1 - below_top;
        let contents = read_row(setup, row_text)?;
        for (column, content) in contents.into_iter().enumerate() {
            board.put(Cell { column, row }, content);
        }
    }
    Ok(board)
}

fn read_row(setup: &Setup, text: &str) -> Result<Vec<Content>, String> {
    let wanted = setup.game.columns;
    let mut contents = Vec::new();
    let mut after_a_run = false;
    for part in text.split(',') {
        let is_run = part.starts_with(|letter: char| letter.is_ascii_digit());
        if is_run {
            // Two runs side by side are one run, which is written as one number.
            if after_a_run {
                return Err(format!("G5: a run of empty cells is one number: {text:?}"));
            }
            // No board has more than nine columns, so a run is a single digit.
            let run: usize =
                part.parse().map_err(|_| format!("G5: {part:?} is no run of empty cells: {text:?}"))?;
            if part.len() != 1 || run == 0 {
                return Err(format!("G5: {part:?} is no run of empty cells: {text:?}"));
            }
            contents.extend(vec![Content::Empty; run]);
        } else {
            contents.push(read_content(setup, part)?);
        }
        after_a_run = is_run;
    }
    if contents.len() != wanted {
        return Err(format!("G5: a row has {wanted} cells, not {}: {text:?}", contents.len()));
    }
    Ok(contents)
}

fn read_content(setup: &Setup, text: &str) -> Result<Content, String> {
    if text == "-" {
        return Ok(Content::Empty);
    }
    if !text.is_ascii() {
        return Err(format!("G5: unknown letters in {text:?}"));
    }
    match text.len() {
        3 if text.ends_with("sq") => {
            if !setup.game.tiles_game {
                return Err(format!("L7: there are square tiles only in 6x7: {text:?}"));
            }
            Ok(Content::Tile(read_colour(setup, &text[..1])?))
        }
        3 => Ok(Content::One(read_triangle(setup, text)?)),
        6 => {
            let first = read_triangle(setup, &text[..3])?;
            let second = read_triangle(setup, &text[3..])?;
            if second.corner != first.corner.opposite() {
                return Err(format!("L1: two triangles lie in opposite corners: {text:?}"));
            }
            if !first.corner.is_upper() {
                return Err(format!("G5: the upper triangle is written first: {text:?}"));
            }
            Ok(Content::Two(first, second))
        }
        _ => Err(format!("G5: {text:?} is no cell")),
    }
}

fn read_triangle(setup: &Setup, text: &str) -> Result<Triangle, String> {
    let owner = read_colour(setup, &text[..1])?;
    let corner = Corner::read(&text[1..]).ok_or_else(|| format!("G5: {text:?} names no corner"))?;
    Ok(Triangle { owner, corner })
}

/// Reads the letter of a player of this game.
pub(super) fn read_colour(setup: &Setup, text: &str) -> Result<char, String> {
    for &letter in setup.letters() {
        if text == letter.to_string() {
            return Ok(letter);
        }
    }
    Err(format!("G5: no player of this game has the letter {text:?}"))
}

/// Reads the number of second-phase turns.
pub(super) fn read_count(text: &str) -> Result<u64, String> {
    let refusal =
        || format!("G5: second-phase turns are a plain number up to {MOST_TURNS_READ}, not {text:?}");
    // The parser of the standard library would also take a sign and leading zeros.
    let only_digits = text.chars().all(|letter| letter.is_ascii_digit());
    let leading_zero = text.starts_with('0') && text != "0";
    if !only_digits || leading_zero {
        return Err(refusal());
    }
    let count: u64 = text.parse().map_err(|_| refusal())?;
    if count > MOST_TURNS_READ {
        return Err(refusal());
    }
    Ok(count)
}

/// G5: refuses a board with too many pieces or with a completed figure, and a count that contradicts it.
pub(super) fn check(setup: &Setup, board: &Board, second_phase_turns: u64) -> Result<(), String> {
    for &player in setup.letters() {
        let triangles = board.triangles_of(player).len();
        if triangles > setup.game.triangles {
            return Err(format!("G5: {player} has {} triangles, not {triangles}", setup.game.triangles));
        }
        let tiles = board.tiles_of(player);
        if tiles > setup.game.tiles {
            return Err(format!("G5: {player} has {} square tiles, not {tiles}", setup.game.tiles));
        }
    }
    for &player in setup.letters() {
        if setup.has_figure(board, player) {
            return Err(format!("G5: {player} has a figure already"));
        }
        let in_hand = setup.triangles_in_hand(board, player);
        if second_phase_turns > 0 && in_hand > 0 {
            return Err(format!("G5: second-phase turns, yet {player} has {in_hand} triangles in hand"));
        }
    }
    Ok(())
}
