//! What the position texts of all games have in common: fields, rows from the top, runs of free cells.

use crate::{Cell, Player};

crate::refusals! {
    /// Why the outer form of a position text is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TextError by "G5" {
        /// The number of fields, each parted by one space, is wrong.
        Fields {
            /// How many there are.
            found: u32,
            /// How many there should be.
            expected: u32,
        } = "text-fields": "number of fields, each parted by one space: {found} instead of {expected}";
        /// The number of rows is wrong.
        Rows {
            /// How many there are.
            found: u32,
            /// How many there should be.
            expected: u32,
        } = "text-rows": "number of rows: {found} instead of {expected}";
        /// A row has too few or too many cells.
        Length {
            /// The row's number on the board, from the bottom.
            row: u32,
            /// How many cells it should have.
            expected: u32,
        } = "text-length": "row {row} does not have {expected} cells";
        /// A row has something that is neither a piece nor a run of free cells.
        Letter {
            /// The row's number on the board, from the bottom.
            row: u32,
            /// What cannot stand there.
            found: String,
        } = "text-letter": "`{found}` in row {row} is no piece";
        /// Free cells are not written as one number for the whole run.
        Run {
            /// The row's number on the board, from the bottom.
            row: u32,
        } = "text-run": "row {row} does not write each run of free cells as one number";
        /// The field for the side to move names none.
        Side {
            /// What stands there.
            found: String,
        } = "text-side": "`{found}` is no side to move";
        /// A count is not a plain number, or is larger than any game.
        Count {
            /// What stands there.
            found: String,
        } = "text-count": "`{found}` is no count";
    }
}

/// Foreign text fit to be quoted in one line of an error: control characters escaped, cut where it is long.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// The largest count a position text may hold.
pub const LARGEST_COUNT: u32 = 999_999_999;

/// Items one after the other, parted by commas.
pub fn listed(items: impl IntoIterator<Item: ToString>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Reads a cell's name, as `c3`: what has not this form is `malformed`, a cell beyond the board is `no_cell` of its name.
pub fn cell<const C: u8, const R: u8, E>(
    name: &str,
    malformed: E,
    no_cell: impl FnOnce(String) -> E,
) -> Result<Cell<C, R>, E> {
    let [b'a'..=b'z', b'0'..=b'9'] = *name.as_bytes() else { return Err(malformed) };
    Cell::read(name).ok_or_else(|| no_cell(name.to_owned()))
}

/// The player with this letter, of the game's letters.
pub fn player_of(letters: &[char], letter: &str) -> Option<Player> {
    let index = letters.iter().position(|&known| letter.chars().eq([known]))?;
    Player::ALL.get(index).copied()
}

/// Reads the field for the side to move: the letter of one of the game's players.
pub fn side(field: &str, letters: &[char]) -> Result<Player, TextError> {
    player_of(letters, field).ok_or_else(|| TextError::Side { found: quoted(field) })
}

/// Splits a text into exactly `N` fields parted by single spaces.
pub fn fields<const N: usize>(text: &str) -> Result<[&str; N], TextError> {
    let fields: Vec<_> = text.split(' ').collect();
    let found = fields.len() as u32;
    match <[&str; N]>::try_from(fields) {
        Ok(fields) if fields.iter().all(|field| !field.is_empty()) => Ok(fields),
        _ => Err(TextError::Fields { found, expected: N as u32 }),
    }
}

/// Splits a board into its rows, the top one first, and numbers them as the board does, the top one highest.
pub fn rows(board: &str, expected: u8) -> Result<impl Iterator<Item = (u8, &str)>, TextError> {
    let found = board.split('/').count();
    if found != usize::from(expected) {
        return Err(TextError::Rows { found: found as u32, expected: expected.into() });
    }
    Ok((0..expected).rev().zip(board.split('/')))
}

/// Reads a board whose pieces are single letters and whose runs of free cells are digits; calls `put` with column, row
/// and letter, which answers whether the letter may stand there.
pub fn letters(
    board: &str,
    (columns, rows_expected): (u8, u8),
    mut put: impl FnMut(u8, u8, char) -> bool,
) -> Result<(), TextError> {
    for (row, text) in rows(board, rows_expected)? {
        let number = u32::from(row) + 1;
        let wrong_length = TextError::Length { row: number, expected: columns.into() };
        let mut column = 0;
        let mut after_run = false;
        for letter in text.chars() {
            let run = letter.to_digit(10);
            if run == Some(0) || (run.is_some() && after_run) {
                return Err(TextError::Run { row: number });
            }
            after_run = run.is_some();
            if column >= columns {
                return Err(wrong_length);
            }
            match run {
                Some(run) => column += run as u8,
                None if put(column, row, letter) => column += 1,
                None => return Err(TextError::Letter { row: number, found: quoted(&letter.to_string()) }),
            }
        }
        if column != columns {
            return Err(wrong_length);
        }
    }
    Ok(())
}

/// Writes a board as [`letters`] reads it; `letter` tells what stands at a column and row.
pub fn write_letters((columns, rows): (u8, u8), letter: impl Fn(u8, u8) -> Option<char>) -> String {
    let mut text = String::new();
    for row in (0..rows).rev() {
        let mut run = 0;
        for column in 0..columns {
            let piece = letter(column, row);
            if piece.is_none() {
                run += 1;
            }
            if run > 0 && (piece.is_some() || column + 1 == columns) {
                text.push((b'0' + run) as char);
                run = 0;
            }
            text.extend(piece);
        }
        if row > 0 {
            text.push('/');
        }
    }
    text
}

/// Reads a plain count: digits, no sign, no leading zero, at most [`LARGEST_COUNT`].
pub fn count(text: &str) -> Result<u32, TextError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    match text.parse() {
        Ok(count) if plain && count <= LARGEST_COUNT => Ok(count),
        _ => Err(TextError::Count { found: quoted(text) }),
    }
}
