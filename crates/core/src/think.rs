//! What a search for two players asks of a game beyond its rules.

use crate::{MoveStack, Rules};

/// How many of the moves a search wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// Everything that can matter to a proof.
    Every,
    /// What is worth looking at.
    Best,
}

/// Which moves a list of candidates lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// None.
    Nothing,
    /// Only moves that lose in two plies: the opponent wins at once.
    Losing,
    /// Also moves that seem not worth looking at. A loss found with the listed moves alone is not proven.
    Unlikely,
}

/// What can be seen of a position before any move is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glance {
    /// The actor wins with this very move.
    WinsAtOnce,
    /// The actor wins in three plies: see [`Think::winning_threat`].
    WinsInThree,
    /// Neither, and if the turn were handed over the opponent would win at once.
    Threatened,
    /// None of the above.
    Calm,
    /// No win is seen; [`Think::hand_over`] tells whether there is a threat to answer.
    NoWin,
}

/// The numbers of a game that its search goes by.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// The weight of each term of the evaluation, in hundredths; made by tuning.
    pub weights: &'static [i32],
    /// Round weights for the same terms. They stay as they are while `weights` are tuned: the plain player, by which the
    /// strength of the others is measured, evaluates with them.
    pub thumb_weights: &'static [i32],
    /// The unit of [`Think::terms`]: this many make one.
    pub parts: i32,
    /// By how much one ply may well change the evaluation, in hundredths: the unit of aspiration windows and futility margins.
    pub swing: i32,
    /// The length of history tables: [`Think::slot`] is below it.
    pub slots: usize,
    /// How much a place in the list of candidates counts against the history heuristic; 0 where the list has no order.
    pub rank_weight: i32,
    /// Whether threats leave so few answers that the search extends them beyond its horizon.
    pub extend_threats: bool,
}

/// Knowledge of a game for two players that makes a search strong. None of it changes what is legal or who wins.
pub trait Think: Rules {
    /// The numbers it goes by.
    const TUNING: Tuning;

    /// Counts that a search carries along from move to move instead of counting anew; `()` where there are none.
    type Tally: Copy + Send;

    /// The tally of a position, counted from nothing.
    fn tally(&self, position: &Self::Position) -> Self::Tally;

    /// Turns the tally of a position into that of the one after a move.
    fn count_on(&self, _tally: &mut Self::Tally, _before: &Self::Position, _after: &Self::Position) {}

    /// Calls `add` with each non-zero term and its value for the actor, in [`Tuning::parts`], negative for the opponent.
    ///
    /// The evaluation is linear in the terms, so that search and tuning share one description.
    fn terms(&self, position: &Self::Position, add: impl FnMut(usize, i32));

    /// The static evaluation: how good the position looks to the actor, in hundredths.
    #[inline(always)]
    fn evaluate(&self, position: &Self::Position, _tally: &Self::Tally) -> i32 {
        let mut value = 0;
        self.terms(position, |term, times| value += Self::TUNING.weights[term] * times);
        value / Self::TUNING.parts
    }

    /// The move's place in history tables, below [`Tuning::slots`].
    fn slot(&self, mv: Self::Move) -> usize;

    /// A move that wins at once, where one can be seen without trying all.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move>;

    /// A move after which the actor wins with their next turn whatever is replied, where one is easily seen: a win in
    /// three plies.
    fn winning_threat(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// What [`Think::winning_move`], [`Think::winning_threat`] and [`Think::hand_over`] tell, in one look where a game can
    /// do that faster.
    #[inline(always)]
    fn glance(&self, position: &Self::Position, _tally: &Self::Tally) -> Glance {
        if self.winning_move(position).is_some() {
            Glance::WinsAtOnce
        } else if self.winning_threat(position).is_some() {
            Glance::WinsInThree
        } else {
            Glance::NoWin
        }
    }

    /// Adds moves to search, the likeliest first where [`Tuning::rank_weight`] is not 0, and tells which it left out.
    ///
    /// With [`Breadth::Every`] these may only be [`LeftOut::Losing`], unless the actor wins at once. It adds none only
    /// where every move loses in two plies.
    fn candidates(
        &self,
        position: &Self::Position,
        _tally: &Self::Tally,
        _breadth: Breadth,
        into: &mut MoveStack<Self::Move>,
    ) -> LeftOut {
        self.moves(position, into);
        LeftOut::Nothing
    }

    /// Adds for each of these moves the evaluation after it, or an upper bound, for the actor; nothing where that is no
    /// faster than to play them. Asked only where no move wins at once.
    fn foresee(&self, _position: &Self::Position, _moves: &[Self::Move], _into: &mut Vec<i32>) {}

    /// The position with the turn handed over (the null move), where the rules' own bookkeeping allows it.
    fn hand_over(&self, position: &Self::Position) -> Option<Self::Position>;

    /// Whether one node may take milliseconds, so that the engine asks for the time at every one.
    fn node_is_slow(&self) -> bool {
        false
    }

    /// Whether only an attentive player thinks of this move: saying something that nobody asks for, parrying a threat that
    /// nobody has pointed out. Low levels overlook such moves.
    fn takes_attention(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }
}
