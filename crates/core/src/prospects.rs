//! What a search for three or four players asks of a game beyond its rules.

use crate::{LeftOut, MoveStack, Player, Rules};

/// Knowledge of a game for several players, each of whom plays for themselves. None of it changes what is legal or who wins.
pub trait Prospects: Rules {
    /// The weight of each term of the prospects, in hundredths of what makes a player about three times as likely to win
    /// as another; made by tuning.
    const WEIGHTS: &'static [i32];

    /// Calls `add` with each non-zero term of a player and its value.
    ///
    /// Prospects are linear in these, so that search and tuning share one description.
    fn terms(&self, position: &Self::Position, add: impl FnMut(Player, usize, i32));

    /// How good the position looks to each player; nothing is played out. Players beyond the last have 0.
    #[inline(always)]
    fn prospects(&self, position: &Self::Position) -> [i32; 4] {
        let mut prospects = [0; 4];
        self.terms(position, |player, term, times| prospects[player.index()] += Self::WEIGHTS[term] * times);
        prospects
    }

    /// A move that wins at once, if there is one.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move>;

    /// Adds the moves worth searching, the best-looking first, at most `most` of them; all legal moves where there are
    /// no more than that. Tells [`LeftOut::Unlikely`] where it left some out.
    fn candidates(&self, position: &Self::Position, most: usize, into: &mut MoveStack<Self::Move>)
    -> LeftOut;

    /// Adds the moves of an actor who cannot win at once that leave them at least `ways` ways to win on their next turn, if
    /// nobody did anything about it.
    fn attacks(&self, position: &Self::Position, ways: u32, into: &mut MoveStack<Self::Move>);

    /// Whether the player, who is not to act, wins on their next turn whatever the others do until then.
    fn wins_next(&self, position: &Self::Position, player: Player) -> bool;

    /// The position with the actor skipped, where the rules' own bookkeeping allows it.
    fn skipped(&self, position: &Self::Position) -> Option<Self::Position>;
}
