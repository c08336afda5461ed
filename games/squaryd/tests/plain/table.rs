//! Table play, eyes open (T1 to T5): nothing is automatic, so whatever was overlooked is remembered.

use super::board::{Board, Cell, Piece, other, squares};
use super::{Plain, PlainOutcome, named_cell};

/// What the position remembers beside the board and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    /// `None` exactly while the mover has no single on the board.
    last_of_mover: Option<Cell>,
    /// `None` exactly while the opponent has no single on the board.
    last_of_opponent: Option<Cell>,
    mark: Mark,
    /// A claim that was made, or the draw of T5; no text shows it.
    ended: Option<PlainOutcome>,
}

/// The last field of the position text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    /// `*`: the mover has put a double this turn.
    Doubled,
    /// `p`: the opponent has just passed and nothing was placed since.
    Passed,
    /// `-`: neither of these.
    Neither,
}

impl Memory {
    /// What is remembered before the first turn.
    pub(super) fn start() -> Memory {
        Memory { last_of_mover: None, last_of_opponent: None, mark: Mark::Neither, ended: None }
    }

    /// Reads the two last singles and the mark; refuses what the board contradicts (G5).
    pub(super) fn read(board: &Board, mover: char, fields: &[&str]) -> Result<Memory, String> {
        let last_of_mover = read_last(board, mover, fields[0])?;
        let last_of_opponent = read_last(board, other(mover), fields[1])?;
        let mark = match fields[2] {
            "*" => Mark::Doubled,
            "p" => Mark::Passed,
            "-" => Mark::Neither,
            mark => return Err(format!("G5: the mark is *, p or -, not {mark:?}")),
        };
        if mark == Mark::Doubled && board.count(Piece::Double(mover)) == 0 {
            return Err(format!("G5: *, yet {mover} has no double on the board"));
        }
        // Nothing was placed since that pass, so it was made on this very board.
        if mark == Mark::Passed && !may_pass(board, other(mover)) {
            let passed = other(mover);
            return Err(format!("G5, T2: p, yet {passed} could have put a single"));
        }
        Ok(Memory { last_of_mover, last_of_opponent, mark, ended: None })
    }

    /// The two last singles and the mark, as the position text has them.
    pub(super) fn text(&self) -> String {
        let mark = match self.mark {
            Mark::Doubled => '*',
            Mark::Passed => 'p',
            Mark::Neither => '-',
        };
        let mover = last_text(self.last_of_mover);
        let opponent = last_text(self.last_of_opponent);
        format!("{mover} {opponent} {mark}")
    }

    /// How the game ended, if it did.
    pub(super) fn outcome(&self) -> Option<PlainOutcome> {
        self.ended
    }

    /// G3: dark moves again; the single, now light's, counts as the last one of light.
    pub(super) fn after_swap(&self) -> Memory {
        Memory {
            last_of_mover: None,
            last_of_opponent: self.last_of_opponent,
            mark: Mark::Neither,
            ended: None,
        }
    }

    /// The same memory with the roles changed, as the next player sees it.
    fn after_turn(&self, last_of_mover: Option<Cell>, mark: Mark) -> Memory {
        Memory { last_of_mover: self.last_of_opponent, last_of_opponent: last_of_mover, mark, ended: None }
    }
}

/// The legal moves of a game that is not over, `swap` left out.
pub(super) fn moves(plain: &Plain, memory: &Memory) -> Vec<String> {
    let mut moves = Vec::new();
    for cell in cells_for_double(plain, memory) {
        moves.push(format!("={}", cell.text()));
    }
    // T2: any empty cell, also a threatened vertex.
    if plain.board.pawns(plain.mover) > 0 {
        for cell in plain.board.empty_cells() {
            moves.push(cell.text());
            if plain.board.closes_square(plain.mover, cell) {
                moves.push(format!("{}!", cell.text()));
            }
        }
    }
    if may_pass(&plain.board, plain.mover) {
        moves.push("pass".to_string());
    }
    for square in claimable_squares(plain) {
        let vertices: String = square.iter().map(|vertex| vertex.text()).collect();
        moves.push(format!("claim-{vertices}"));
    }
    if let Some(cell) = error_of_opponent(plain, memory) {
        moves.push(format!("denounce-{}", cell.text()));
    }
    moves
}

/// The position after a legal move, `swap` left out.
pub(super) fn play(plain: &Plain, memory: &Memory, mv: &str) -> Plain {
    let mut next = plain.clone();
    if mv.starts_with("claim-") || mv.starts_with("denounce-") {
        // T3: a right claim wins, and nothing on the board changes.
        next.memory = Some(Memory { ended: Some(PlainOutcome::Win(plain.mover)), ..memory.clone() });
        return next;
    }
    if let Some(cell) = mv.strip_prefix('=') {
        // T1: the turn goes on.
        next.board.put(named_cell(cell), Piece::Double(plain.mover));
        next.memory = Some(Memory { mark: Mark::Doubled, ..memory.clone() });
        return next;
    }
    // Everything else ends the turn.
    next.mover = plain.opponent();
    if mv == "pass" {
        // A pass changes neither last single.
        let mut after = memory.after_turn(memory.last_of_mover, Mark::Passed);
        // T5: two passes in a row with nothing placed between.
        if memory.mark == Mark::Passed {
            after.ended = Some(PlainOutcome::Draw);
        }
        next.memory = Some(after);
        return next;
    }
    // T2
    let cell = named_cell(mv.trim_end_matches('!'));
    next.board.put(cell, Piece::Single(plain.mover));
    let mut after = memory.after_turn(Some(cell), Mark::Neither);
    if mv.ends_with('!') {
        after.ended = Some(PlainOutcome::Win(plain.mover));
    }
    next.memory = Some(after);
    next
}

/// T2: no pawn, or no room for a single.
fn may_pass(board: &Board, player: char) -> bool {
    board.pawns(player) == 0 || board.empty_cells().is_empty()
}

/// T1: the cells where the mover may put a double now, by column, then row.
fn cells_for_double(plain: &Plain, memory: &Memory) -> Vec<Cell> {
    if plain.board.pawns(plain.mover) < 2 {
        return Vec::new();
    }
    if plain.options.free_doubles {
        return plain.board.empty_cells();
    }
    let mut cells = Vec::new();
    if let Some(last) = memory.last_of_opponent {
        for (square, vertex) in plain.board.threats_of(plain.opponent()) {
            // Threats without the last single are older ones, and may not be parried any more.
            if square.contains(&last) {
                cells.push(vertex);
            }
        }
    }
    cells.sort();
    cells.dedup();
    cells
}

/// T3: squares of four own singles, or of four doubles of the opponent, whenever they arose.
fn claimable_squares(plain: &Plain) -> Vec<[Cell; 4]> {
    let mut claimable = plain.board.squares_of(Piece::Single(plain.mover));
    claimable.extend(plain.board.squares_of(Piece::Double(plain.opponent())));
    claimable
}

/// T3: the cell of the single that the mover may denounce.
fn error_of_opponent(plain: &Plain, memory: &Memory) -> Option<Cell> {
    // `*`: the mover has put something since. `p`: what the opponent just did was to pass.
    if memory.mark != Mark::Neither {
        return None;
    }
    let mine = memory.last_of_mover?;
    let theirs = memory.last_of_opponent?;
    // The threat: my last single, two more singles of mine, and the vertex that is now taken.
    let was_threatened = squares().iter().any(|square| {
        square.contains(&mine)
            && square.contains(&theirs)
            && square
                .iter()
                .all(|&vertex| vertex == theirs || plain.board.at(vertex) == Piece::Single(plain.mover))
    });
    let closed = plain.board.closes_square(plain.opponent(), theirs);
    (was_threatened && !closed).then_some(theirs)
}

/// Reads one last single: a single of that player, or `-` when they have none on the board.
fn read_last(board: &Board, player: char, text: &str) -> Result<Option<Cell>, String> {
    if text == "-" {
        if board.count(Piece::Single(player)) > 0 {
            return Err(format!("G5: {player} has singles, so one was the last"));
        }
        return Ok(None);
    }
    let cell = Cell::read(text).ok_or(format!("G5: {text:?} is no cell"))?;
    if board.at(cell) != Piece::Single(player) {
        return Err(format!("G5: {player} has no single on {text}"));
    }
    Ok(Some(cell))
}

/// One last single as the position text has it.
fn last_text(last: Option<Cell>) -> String {
    match last {
        None => "-".to_string(),
        Some(cell) => cell.text(),
    }
}
