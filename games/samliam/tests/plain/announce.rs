//! Announcing by hand (L12), a thing of two players.

use super::Plain;
use super::board::Cell;
use super::labels::{brings_win, labels_but_win, sam_cells, song_cells};
use super::turns::{TileRight, Turn, fork_cells, placements};

/// What the position remembers beside board, side and count; nothing at all without `announce`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// What each player did not call on their last turn, in the order of play.
    uncalled: [CellsByKind; 2],
    /// The cells that the mover may not place on in this turn.
    barred: Vec<Cell>,
    /// What was barred to the opponent in the turn before, so that the mover must see to it now.
    due: CellsByKind,
    /// A placement that waits for `forbid` or `accept`.
    pending: Option<Box<Pending>>,
    /// How many passes were made in a row, up to now (G2).
    passes: usize,
}

/// Cells, by what they were remembered for; a cell may be in both lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct CellsByKind {
    /// Closing cells.
    sam: Vec<Cell>,
    /// Fork cells.
    song: Vec<Cell>,
}

/// A placement on a remembered cell.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    /// The position to which `forbid` leads back.
    before: Plain,
    turn: Turn,
    /// The destination of the turn, which `forbid` bars.
    to: Cell,
    call: Call,
}

/// What a player calls with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    Nothing,
    Sam,
    Song,
    SamAndSong,
    Win,
}

impl Memory {
    /// Whether a placement waits for `forbid` or `accept`.
    pub(super) fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// G2: whether all players have passed in a row.
    pub(super) fn all_have_passed(&self) -> bool {
        self.passes >= 2
    }
}

impl CellsByKind {
    /// Every cell once, whatever it was remembered for.
    fn all(&self) -> Vec<Cell> {
        let mut cells = self.sam.clone();
        cells.extend(self.song.iter().copied());
        cells.sort();
        cells.dedup();
        cells
    }

    /// Only those cells that are also in a list.
    fn only(&self, list: &[Cell]) -> CellsByKind {
        let mut kept = self.clone();
        kept.sam.retain(|cell| list.contains(cell));
        kept.song.retain(|cell| list.contains(cell));
        kept
    }
}

impl Call {
    fn suffix(self) -> &'static str {
        match self {
            Call::Nothing => "",
            Call::Sam => "+sam",
            Call::Song => "+song",
            Call::SamAndSong => "+sam+song",
            Call::Win => "+win",
        }
    }
}

/// The move text without what it calls.
pub(super) fn without_call(mv: &str) -> &str {
    mv.split('+').next().expect("a split text has a first part")
}

/// The legal moves, in no particular order; the game is not over.
pub(super) fn moves(position: &Plain) -> Vec<String> {
    if position.memory.is_pending() {
        return vec!["accept".to_string(), "forbid".to_string()];
    }
    let mut texts = Vec::new();
    for (turn, call) in acts(position) {
        texts.push(format!("{}{}", turn.text(), call.suffix()));
    }
    texts
}

/// The position after a move; `None` when it is not legal. The game is not over.
pub(super) fn play(position: &Plain, mv: &str) -> Option<Plain> {
    if let Some(pending) = &position.memory.pending {
        return match mv {
            "accept" => Some(complete(&pending.before, pending.turn, pending.call)),
            "forbid" => Some(forbid(pending)),
            _ => None,
        };
    }
    for (turn, call) in acts_of(position, without_call(mv)) {
        if format!("{}{}", turn.text(), call.suffix()) == mv {
            return Some(act(position, turn, call));
        }
    }
    None
}

/// All that the mover may do while nothing is pending, each turn with every call it may carry.
fn acts(position: &Plain) -> Vec<(Turn, Call)> {
    let mut found = Vec::new();
    let turns = free_turns(position);
    let fewest = fewest_left(position, &turns);
    for turn in turns {
        found.extend(calls(position, turn, fewest).into_iter().map(|call| (turn, call)));
    }
    found
}

/// Those of the acts whose turn has this text; the calls of all other turns are not worked out.
fn acts_of(position: &Plain, turn_text: &str) -> Vec<(Turn, Call)> {
    let mut found = Vec::new();
    let turns = free_turns(position);
    let fewest = fewest_left(position, &turns);
    for turn in turns {
        if turn.text() == turn_text {
            found.extend(calls(position, turn, fewest).into_iter().map(|call| (turn, call)));
        }
    }
    found
}

/// The turns that no bar forbids; with no placement left, `pass`.
fn free_turns(position: &Plain) -> Vec<Turn> {
    let mut turns = placements(&position.setup, &position.board, position.mover(), position.tile_right);
    turns.retain(|turn| match turn.destination() {
        Some(cell) => !position.memory.barred.contains(&cell),
        None => true,
    });
    if turns.is_empty() {
        turns.push(Turn::Pass);
    }
    // G3
    if position.may_swap() {
        turns.push(Turn::Swap);
    }
    turns
}

/// The calls that a turn may carry, `Nothing` among them where it may be played bare.
fn calls(position: &Plain, turn: Turn, fewest: usize) -> Vec<Call> {
    // A figure is announced by itself, and it wins, which is always enough for a forbidder.
    if position.makes_figure(turn) {
        return vec![Call::Nothing];
    }
    let mut found = Vec::new();
    let is_placement = turn.destination().is_some();
    // The forbidder must win, or leave the fewest.
    if left_of_the_due(position, turn) == fewest {
        found.push(Call::Nothing);
        if is_placement {
            let labels = labels_but_win(position, turn);
            let sam = labels.contains(&"sam");
            let song = labels.contains(&"song");
            if sam {
                found.push(Call::Sam);
            }
            if song {
                found.push(Call::Song);
            }
            if sam && song {
                found.push(Call::SamAndSong);
            }
        }
    }
    if is_placement && brings_win(position, turn) {
        found.push(Call::Win);
    }
    found
}

/// How few of the due cells a turn without a figure can leave.
fn fewest_left(position: &Plain, turns: &[Turn]) -> usize {
    let without_figure = turns.iter().filter(|&&turn| !position.makes_figure(turn));
    without_figure.map(|&turn| left_of_the_due(position, turn)).min().unwrap_or(0)
}

/// How many of the cells that the mover barred to the opponent are still closing cells or fork cells after a turn.
fn left_of_the_due(position: &Plain, turn: Turn) -> usize {
    let due = &position.memory.due;
    if due.all().is_empty() {
        return 0;
    }
    let after = position.board_after(turn);
    let opponent = position.setup.letters()[1 - position.mover];
    let closing = position.setup.closing_cells(&after, opponent);
    let forking = if due.song.is_empty() {
        vec![]
    } else {
        fork_cells(&position.setup, &after, opponent, TileRight::Missing)
    };
    let mut left = 0;
    for cell in due.all() {
        let still_sam = due.sam.contains(&cell) && closing.contains(&cell);
        let still_song = due.song.contains(&cell) && forking.contains(&cell);
        if still_sam || still_song {
            left += 1;
        }
    }
    left
}

/// The position after a legal act: the turn is over, or it is pending.
fn act(position: &Plain, turn: Turn, call: Call) -> Plain {
    let remembered = position.memory.uncalled[position.mover].all();
    match turn.destination() {
        Some(to) if remembered.contains(&to) => {
            let mut shown = position.clone();
            shown.board = position.board_after(turn);
            // The opponent is to act. No turn is over yet, so nothing is counted, and no figure either.
            shown.mover = 1 - position.mover;
            let before = position.clone();
            shown.memory.pending = Some(Box::new(Pending { before, turn, to, call }));
            shown
        }
        _ => complete(position, turn, call),
    }
}

/// The position with the whole pending move taken back and its cell barred.
fn forbid(pending: &Pending) -> Plain {
    let mut position = pending.before.clone();
    position.memory.barred.push(pending.to);
    position
}

/// The position after a turn that stands.
fn complete(position: &Plain, turn: Turn, call: Call) -> Plain {
    let mover = position.mover;
    let old = &position.memory;
    let mut next = position.advance(turn);
    if call == Call::Win {
        next.winner = Some(position.mover());
    }
    // What the mover did not call on the turn before is remembered no longer; the opponent's is.
    let mut uncalled = old.uncalled.clone();
    uncalled[mover] = not_called(position, turn, call);
    next.memory = Memory {
        uncalled,
        barred: Vec::new(),
        due: old.uncalled[mover].only(&old.barred),
        pending: None,
        passes: if turn == Turn::Pass { old.passes + 1 } else { 0 },
    };
    next
}

/// What a turn brought the mover without being called.
fn not_called(position: &Plain, turn: Turn, call: Call) -> CellsByKind {
    let mut cells = CellsByKind::default();
    if turn.destination().is_none() || position.makes_figure(turn) {
        return cells;
    }
    if call != Call::Sam && call != Call::SamAndSong {
        cells.sam = sam_cells(position, turn);
    }
    if call != Call::Song && call != Call::SamAndSong {
        cells.song = song_cells(position, turn);
    }
    cells
}
