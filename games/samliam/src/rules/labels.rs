//! What a move brings its player: sam, song, song sam, win (L11).

use crate::board::Board;
use crate::board::field::Field;
use crate::rules::threats::{Blocking, coords};
use crate::{Move, Position, SamLiam, Variant};
use siliam_core::{Label, Player, Rules};

/// What a mover has before a placement, which is no news after it.
#[derive(Clone, Copy)]
pub(crate) struct Had<W> {
    closing: W,
    /// The cells where a placement would be a fork.
    forks: W,
}

/// What the referee knows of a placement.
#[derive(Clone, Copy)]
pub(crate) struct Brought<W> {
    /// New closing cells.
    pub(crate) new_closing: W,
    /// A fork cell that was none before.
    pub(crate) song: bool,
    /// Nothing the others can reply stops a figure on the next turn.
    pub(crate) win: bool,
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// What the mover has.
    pub(crate) fn had(self, before: &Position<W, C, R, N>) -> Had<W> {
        Had { closing: self.closing_on(&before.board, before.mover), forks: self.movers_fork_cells(before) }
    }

    /// What a placement brings; `None` where it makes a figure, or is no placement.
    pub(crate) fn brings(
        self,
        before: &Position<W, C, R, N>,
        had: &Had<W>,
        mv: Move<C, R>,
    ) -> Option<Brought<W>> {
        if !matches!(mv, Move::Place { .. } | Move::Tile(_)) {
            return None;
        }
        let player = before.mover;
        let after = self.after(before, mv);
        if after.winner.is_some() {
            return None;
        }
        let closing = self.closing_on(&after.board, player);
        Some(Brought {
            new_closing: closing & !had.closing,
            song: self.is_song(had, &after.board, player),
            win: !closing.is_empty() && self.survives_replies(&after, player),
        })
    }

    /// How many new closing cells a placement brings, and whether it brings a song; (0, no) where it completes a figure.
    /// This is all of L11 but whether it wins.
    pub fn labels_but_win(self, before: &Position<W, C, R, N>, mv: Move<C, R>) -> (u32, bool) {
        let after = self.after(before, mv);
        if after.winner.is_some() {
            return (0, false);
        }
        let (had, player) = (self.had(before), before.mover);
        (self.new_closing(&had, &after.board, player).ones(), self.is_song(&had, &after.board, player))
    }

    /// Whether a placement without a figure wins by L11.
    pub fn is_win(self, before: &Position<W, C, R, N>, mv: Move<C, R>) -> bool {
        let after = self.after(before, mv);
        after.winner.is_none() && self.wins(&after, before.mover)
    }

    /// The labels' codes, in the order in which they are written.
    pub(crate) fn codes(brought: &Brought<W>) -> Vec<&'static str> {
        let closing = brought.new_closing.ones();
        let song_sam = N > 2 && closing >= 2;
        let labels = [
            ("sam", closing > 0 && !song_sam),
            ("song", brought.song),
            ("song-sam", song_sam),
            ("win", brought.win),
        ];
        labels.into_iter().filter(|(_, holds)| *holds).map(|(code, _)| code).collect()
    }

    /// The labels of a move with the cells they are about.
    pub(crate) fn labels_of(self, before: &Position<W, C, R, N>, mv: Move<C, R>) -> Vec<Label> {
        let player = before.mover;
        let had = self.had(before);
        let Some(brought) = self.brings(before, &had, mv) else { return Vec::new() };
        let after = self.after(before, mv);
        let label = |code| {
            let cells = match code {
                "song" => self.new_forks(&had, &after.board, player),
                "win" => self.closing_on(&after.board, player),
                _ => brought.new_closing,
            };
            Label { code, cells: coords::<W, C, R>(cells) }
        };
        Self::codes(&brought).into_iter().map(label).collect()
    }

    /// Sam: the new closing cells.
    pub(crate) fn new_closing(self, had: &Had<W>, after: &Board<W, C, R, N>, player: Player) -> W {
        self.closing_on(after, player) & !had.closing
    }

    /// Song: the fork cells that were none before.
    pub(crate) fn new_forks(self, had: &Had<W>, after: &Board<W, C, R, N>, player: Player) -> W {
        self.forks(after, player).cells() & !had.forks
    }

    /// Whether there is song, found sooner than all its cells.
    pub(crate) fn is_song(self, had: &Had<W>, after: &Board<W, C, R, N>, player: Player) -> bool {
        self.has_fork_beside(after, player, had.forks)
    }

    /// Win: the player has closing cells, and completes a figure before anybody else whatever the others reply.
    pub(crate) fn wins(self, after: &Position<W, C, R, N>, player: Player) -> bool {
        !self.closing_on(&after.board, player).is_empty() && self.survives_replies(after, player)
    }

    /// Whether the player completes a figure on their next turn whatever is replied until then.
    ///
    /// A player can exactly when they have a closing cell: see [`crate::rules::threats`].
    fn survives_replies(self, position: &Position<W, C, R, N>, player: Player) -> bool {
        let (board, mover) = (&position.board, position.mover);
        if mover == player {
            return !self.closing_on(board, player).is_empty();
        }
        if self.outcome(position).is_some() || !self.closing_on(board, mover).is_empty() {
            return false;
        }
        if Position::<W, C, R, N>::next(mover) == player {
            return self.survives_last_reply(position, player);
        }
        let turns = self.legal_turns(position);
        turns.list().iter().all(|turn| {
            turn.halves().all(|half| {
                let reply = Move::place(turn.lifted, half);
                self.survives_replies(&self.after(position, reply), player)
            })
        })
    }

    /// The same where only one reply is left, without playing it: no reply may take the last closing cell away.
    fn survives_last_reply(self, position: &Position<W, C, R, N>, player: Player) -> bool {
        let (board, mover) = (&position.board, position.mover);
        let draws_next = !self.endless && position.turns + 1 >= Self::TURN_LIMIT;
        if draws_next && Self::in_second_phase(board, mover) {
            return false;
        }
        let cover = board.cover();
        let threats = self.threats(board, &cover, player);
        let blocking = Blocking::new(&cover, player, &threats, Self::holding(board, player, 0));
        let by_triangle = self.legal_turns(position).list().iter().any(|turn| {
            let left = blocking.after_lift(board, &cover, turn.lifted);
            let blocked = !(turn.landings & left.blocks).is_empty();
            !turn.is_empty() && left.closing <= u32::from(blocked)
        });
        let by_tile =
            threats.closing.ones() == 1 && !(Self::tile_landings(position) & threats.closing).is_empty();
        !by_triangle && !by_tile
    }
}
