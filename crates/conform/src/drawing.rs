//! Boards drawn in tests.

/// The board text of a drawing: one line a row, the top one first, `.` for a free cell, spaces wherever they help.
///
/// ```
/// let board = siliam_conform::board_text(
///     "
///     . . #
///     . N .
///     ",
/// );
/// assert_eq!(board, "2#/1N1");
/// ```
pub fn board_text(drawing: &str) -> String {
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|line| line.chars().filter(|letter| !letter.is_whitespace()).collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let length = |cells: usize| u8::try_from(cells).expect("a board has fewer than 256 rows and columns");
    let size = (length(rows.first().map_or(0, Vec::len)), length(rows.len()));
    let letter = |column: u8, row: u8| {
        let letter = rows[rows.len() - 1 - usize::from(row)].get(usize::from(column));
        letter.copied().filter(|&letter| letter != '.')
    };
    siliam_core::text::write_letters(size, letter)
}
