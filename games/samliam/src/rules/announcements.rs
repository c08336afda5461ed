//! Announcements by hand (L12): what may be called, what is remembered, and what the opponent may forbid.

use crate::board::Board;
use crate::board::field::Field;
use crate::rules::labels::Brought;
use crate::rules::threats::coords;
use crate::{Half, Move, Position, SamLiam, Variant};
use siliam_core::{Label, MoveStack, Player, Rules};

/// What a player announces with a placement (L12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Nothing.
    Nothing,
    /// `+sam`.
    Sam,
    /// `+song`.
    Song,
    /// `+sam+song`.
    SamSong,
    /// `+win`.
    Win,
}

impl Call {
    /// All of them, nothing first.
    pub const ALL: [Self; 5] = [Self::Nothing, Self::Sam, Self::Song, Self::SamSong, Self::Win];

    /// What it adds to a move's text.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Sam => "+sam",
            Self::Song => "+song",
            Self::SamSong => "+sam+song",
            Self::Win => "+win",
        }
    }

    /// What it is called where it is touched; `None` for no announcement.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Sam => Some("sam"),
            Self::Song => Some("song"),
            Self::SamSong => Some("sam-and-song"),
            Self::Win => Some("win"),
        }
    }

    /// The announcement of this name.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|call| call.name() == Some(name))
    }

    pub(crate) const fn has_sam(self) -> bool {
        matches!(self, Self::Sam | Self::SamSong)
    }

    pub(crate) const fn has_song(self) -> bool {
        matches!(self, Self::Song | Self::SamSong)
    }
}

/// Cells by what was to be called there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Uncalled<W> {
    /// New closing cells.
    pub(crate) sam: W,
    /// New fork cells.
    pub(crate) song: W,
}

impl<W: Field> Uncalled<W> {
    pub(crate) const NONE: Self = Self { sam: W::ZERO, song: W::ZERO };

    /// Cells of either kind.
    #[inline(always)]
    pub(crate) fn cells(self) -> W {
        self.sam | self.song
    }

    /// Those that lie on these cells.
    #[inline(always)]
    pub(crate) fn on(self, cells: W) -> Self {
        Self { sam: self.sam & cells, song: self.song & cells }
    }

    pub(crate) fn with(self, other: Self) -> Self {
        Self { sam: self.sam | other.sam, song: self.song | other.song }
    }

    pub(crate) fn is_none(self) -> bool {
        self.cells().is_empty()
    }
}

/// A placement on the board that the opponent may still forbid (L12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pending<const C: u8, const R: u8> {
    pub(crate) lifted: Option<Half<C, R>>,
    pub(crate) half: Half<C, R>,
    pub(crate) call: Call,
}

/// What L12 remembers, bars and has pending, for two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Notes<W, const C: u8, const R: u8> {
    /// What each player's last move brought and they did not call, until their next turn is over.
    pub(crate) uncalled: [Uncalled<W>; 2],
    /// Where each player was forbidden to place in their present or last turn, until the forbidder's turn after it is
    /// over: first it bars the player, then it is the forbidder's duty.
    pub(crate) barred: [Uncalled<W>; 2],
    pub(crate) pending: Option<Pending<C, R>>,
    /// Turns passed in a row (G2).
    pub(crate) passes: u8,
}

impl<W: Field, const C: u8, const R: u8> Notes<W, C, R> {
    pub(crate) const NONE: Self =
        Self { uncalled: [Uncalled::NONE; 2], barred: [Uncalled::NONE; 2], pending: None, passes: 0 };
}

/// A placement that is not barred, without a call.
#[derive(Clone, Copy)]
pub(crate) struct Try<const C: u8, const R: u8> {
    pub(crate) lifted: Option<Half<C, R>>,
    pub(crate) half: Half<C, R>,
    pub(crate) completes: bool,
    /// How many of the cells this player forbade the other would still be dangerous.
    pub(crate) left: u32,
}

impl<W: Field> Brought<W> {
    /// Whether a call says nothing untrue.
    pub(crate) fn allows(&self, call: Call) -> bool {
        let sam = !self.new_closing.is_empty();
        match call {
            Call::Nothing => true,
            Call::Sam => sam,
            Call::Song => self.song,
            Call::SamSong => sam && self.song,
            Call::Win => self.win,
        }
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The placements that L1, L5 and the barred cells leave to the mover, with what each leaves of the forbidder's duty.
    pub(crate) fn tries(self, position: &Position<W, C, R, N>) -> Vec<Try<C, R>> {
        let mover = position.mover;
        let barred = position.notes.barred[mover.index()].cells();
        let duty = position.notes.barred[mover.opponent().index()];
        let mut tries = Vec::new();
        for turn in Self::all_turns(position).list() {
            let completing = self.completing_after_lift(&position.board, mover, turn.lifted);
            for half in turn.halves().filter(|half| !barred.has(half.cell.index())) {
                let completes = completing.has(half);
                let left = if completes || duty.is_none() {
                    0
                } else {
                    let mut board = position.board;
                    board.move_triangle(mover, turn.lifted, half);
                    self.dangerous(&board, mover.opponent(), duty).ones()
                };
                tries.push(Try { lifted: turn.lifted, half, completes, left });
            }
        }
        tries
    }

    /// Which of these cells are still closing cells (sam) or fork cells (song) of the player.
    pub(crate) fn dangerous(self, board: &Board<W, C, R, N>, player: Player, cells: Uncalled<W>) -> W {
        let mut left = W::ZERO;
        if !cells.sam.is_empty() {
            left |= cells.sam & self.closing_on(board, player);
        }
        if !(cells.song & !left).is_empty() {
            left |= cells.song & self.forks(board, player).cells();
        }
        left
    }

    /// The fewest dangerous cells that a placement without a figure can leave.
    pub(crate) fn fewest_left(tries: &[Try<C, R>]) -> Option<u32> {
        tries.iter().filter(|one| !one.completes).map(|one| one.left).min()
    }

    /// Every legal move under `announce`.
    pub(crate) fn announced_moves(self, position: &Position<W, C, R, N>, into: &mut MoveStack<Move<C, R>>) {
        if position.notes.pending.is_some() {
            into.push(Move::Forbid);
            into.push(Move::Accept);
            return;
        }
        let tries = self.tries(position);
        if tries.is_empty() {
            into.push(Move::Pass);
        }
        let fewest = Self::fewest_left(&tries);
        let had = self.had(position);
        for Try { lifted, half, completes, left } in tries {
            let place = |call| Move::Place { lifted, half, call };
            if completes {
                into.push(place(Call::Nothing));
                continue;
            }
            let Some(brought) = self.brings(position, &had, place(Call::Nothing)) else { continue };
            for call in Call::ALL.into_iter().filter(|&call| brought.allows(call)) {
                // A called win ends the game, so it meets the forbidder's duty to win.
                if Some(left) == fewest || call == Call::Win {
                    into.push(place(call));
                }
            }
        }
    }

    /// Whether the players must still find out a label of a move: what was not called is a secret until it was forbidden,
    /// or its player's next turn is over.
    pub(crate) fn is_secret(
        self,
        before: &Position<W, C, R, N>,
        mv: Move<C, R>,
        label: &Label,
        now: &Position<W, C, R, N>,
    ) -> bool {
        let Move::Place { call, .. } = mv else { return false };
        if !self.announce || self.outcome(now).is_some() {
            return false;
        }
        let (called, barred) = {
            let barred = now.notes.barred[before.mover.index()];
            match label.code {
                "sam" => (call.has_sam(), barred.sam),
                "song" => (call.has_song(), barred.song),
                _ => (false, W::ZERO),
            }
        };
        let forbidden = label.cells.iter().all(|cell| coords::<W, C, R>(barred).contains(cell));
        // The move itself, the reply, and the next turn of its player.
        let over = now.turns_made() >= before.turns_made() + 3;
        !(called || call == Call::Win || forbidden || over)
    }

    /// Plays an action under `announce`.
    pub(crate) fn act_announced(self, position: &mut Position<W, C, R, N>, mv: Move<C, R>) {
        let mover = position.mover;
        match (mv, position.notes.pending) {
            (Move::Place { lifted, half, call }, _) => {
                let remembered = position.notes.uncalled[mover.index()].cells();
                if remembered.has(half.cell.index()) {
                    position.board.move_triangle(mover, lifted, half);
                    position.notes.pending = Some(Pending { lifted, half, call });
                } else {
                    self.finish_turn(position, mv, call);
                }
            }
            (Move::Forbid, Some(pending)) => {
                *position = position.before_pending();
                let cell = W::cell(pending.half.cell.index());
                let Notes { uncalled, barred, .. } = &mut position.notes;
                let forbidden = uncalled[mover.index()].on(cell);
                barred[mover.index()] = barred[mover.index()].with(forbidden);
            }
            (Move::Accept, Some(Pending { lifted, half, call })) => {
                *position = position.before_pending();
                self.finish_turn(position, Move::Place { lifted, half, call }, call);
            }
            (Move::Pass, _) => {
                let passes = position.notes.passes + 1;
                position.end_turn(Uncalled::NONE);
                position.notes.passes = passes;
            }
            (Move::Swap, _) => {
                self.act(position, mv);
                position.mover = mover;
                position.end_turn(Uncalled::NONE);
            }
            (Move::Forbid | Move::Accept | Move::Tile(_), _) => {}
        }
    }

    /// A placement that nobody can forbid any more: figures count, and what was not called is remembered.
    fn finish_turn(self, position: &mut Position<W, C, R, N>, mv: Move<C, R>, call: Call) {
        let (player, before) = (position.mover, *position);
        self.act(position, mv);
        // The notes end the turn themselves.
        position.mover = player;
        let mut uncalled = Uncalled::NONE;
        if position.winner.is_none() && call == Call::Win {
            position.winner = Some(player);
        }
        if position.winner.is_none() {
            let had = self.had(&before);
            if !call.has_sam() {
                uncalled.sam = self.new_closing(&had, &position.board, player);
            }
            if !call.has_song() {
                uncalled.song = self.new_forks(&had, &position.board, player);
            }
        }
        position.end_turn(uncalled);
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Position<W, C, R, N> {
    /// The position before the pending placement, which its player is to repeat or to change.
    pub(crate) fn before_pending(&self) -> Self {
        let mut before = *self;
        if let Some(Pending { lifted, half, .. }) = before.notes.pending.take() {
            before.board.lift(self.mover, half);
            if let Some(lifted) = lifted {
                before.board.put(self.mover, lifted);
            }
        }
        before
    }

    /// The position as everybody at the table knows it: of what was not called, only what was forbidden or is pending.
    pub(crate) fn heard(&self) -> Self {
        let mut heard = *self;
        for (player, uncalled) in Player::ALL.into_iter().zip(&mut heard.notes.uncalled) {
            let barred = self.notes.barred[player.index()];
            let tried = self.notes.pending.filter(|_| player == self.mover);
            let tried = tried.map_or(W::ZERO, |pending| W::cell(pending.half.cell.index()));
            *uncalled = Uncalled {
                sam: uncalled.sam & (barred.sam | tried),
                song: uncalled.song & (barred.song | tried),
            };
        }
        heard
    }

    /// Turns made so far; a pending placement and a pass are none.
    fn turns_made(&self) -> u32 {
        let before = self.before_pending();
        before.board.cover().triangles() + before.turns
    }

    /// Ends the mover's turn in the notes, and forgets what they had left uncalled or had forbidden before.
    fn end_turn(&mut self, uncalled: Uncalled<W>) {
        let (mover, opponent) = (self.mover, self.mover.opponent());
        let Notes { uncalled: remembered, barred, pending, passes } = &mut self.notes;
        remembered[mover.index()] = uncalled;
        barred[opponent.index()] = Uncalled::NONE;
        *pending = None;
        *passes = 0;
        self.mover = opponent;
    }

    /// Whether a turn begins here: nothing is pending and nothing has been forbidden in it yet.
    #[inline(always)]
    pub(crate) fn begins_turn(&self) -> bool {
        self.notes.pending.is_none() && self.notes.barred[self.mover.index() % 2].is_none()
    }
}
