//! What a search asks of a game beyond its rules.

use crate::{MoveStack, Rules};

/// How much of what may be played a search wants to see.
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
    /// Only such as lose in two plies: the opponent wins at once.
    Losing,
    /// Also such as seem not worth looking at, so that nobody is lost whom only the listed moves do not save.
    Unlikely,
}

/// What the proof of a forced win rests on: a set of things on the board, which the game numbers as it likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stakes(pub u64);

impl Stakes {
    /// Everything may matter.
    pub const ALL: Self = Self(u64::MAX);
    /// Nothing matters any more.
    pub const NONE: Self = Self(0);

    /// What either proof rests on.
    #[inline(always)]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Whether the actor wins with this very move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtOnce<M> {
    /// So they do, and what that rests on.
    Win(M, Stakes),
    /// They do not.
    No,
    /// The moves must be tried.
    Unknown,
}

/// Whether the actor, who does not win at once, wins in three plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InThree {
    /// So they do.
    Win,
    /// They do not.
    No,
    /// The moves must be tried.
    Unknown,
}

/// What can be seen of a position before any move is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glance {
    /// The actor wins with this very move.
    WinsAtOnce,
    /// The actor wins in three plies: see [`Think::winning_threat`].
    WinsInThree,
    /// None of this, and if the turn were handed over the opponent would win at once.
    Threatened,
    /// None of all this.
    Calm,
    /// No win; whether there is a threat to answer [`Think::hand_over`] tells.
    NoWin,
}

/// Knowledge of a game that makes a search strong. None of it changes what is legal or who wins.
pub trait Think: Rules {
    /// The weight of each term of the evaluation, in hundredths of the game's small change; made by tuning.
    const WEIGHTS: &'static [i32];

    /// Rules of thumb: round weights for the same terms that stay as they are while the others are tuned. A player who goes
    /// by them is the measure of how strong the others are.
    const THUMB: &'static [i32];

    /// What [`Think::terms`] counts in: so many make one.
    const PARTS: i32 = 1;

    /// By how much one ply may well change the evaluation; what is farther away than that is not searched as carefully.
    const SWING: i32;

    /// Random plies that make games differ and leave the rest to the players: about a tenth of a game.
    const OPENING: usize = 4;

    /// Whether the start is so good for one side that openings had better be as good for it, not as good for both.
    const START_DECIDES: bool = false;

    /// History tables have a place for every move below this number.
    const SLOTS: usize;

    /// How much a place in the list of candidates counts against what history tables say; 0 where the list has no order.
    const SORTED: i32 = 0;

    /// Whether threats leave so few answers that these are looked at even beyond the horizon.
    const FEW_ANSWERS: bool = false;

    /// The part of the budget that may be spent on forced wins before the main search.
    const FORCE_SHARE: f64 = 0.05;

    /// Forced wins with a quiet move among the attacker's are worth so many times the effort of those without.
    const QUIET_SHARE: f64 = 0.0;

    /// The part of the budget that may be spent on the opponent's forced wins after a move before it is believed in; at 0
    /// nobody asks. The levels spend what they were measured with.
    const GUARD_SHARE: f64 = 0.0;

    /// How many thousandths of [`Think::level_nodes`] each level looks at, where its depth does not end it sooner.
    const LEVEL_SHARES: [u64; 10] = [50, 50, 50, 70, 100, 110, 80, 220, 570, 1_500];

    /// About how many positions the strong levels look at, so that a slow machine takes less than a second for them.
    fn level_nodes(&self) -> u64;

    /// Whether a look at one position may take milliseconds, so that the engine asks for the time at every one.
    fn is_dear(&self) -> bool {
        false
    }

    /// Calls `add` with each term that speaks and how often it does so for the actor, in [`Think::PARTS`], negative for the
    /// others.
    ///
    /// Evaluation is linear in these, so that search and tuning share one description.
    fn terms(&self, position: &Self::Position, add: impl FnMut(usize, i32));

    /// How good the position looks to the actor; nothing is played out.
    #[inline(always)]
    fn evaluate(&self, position: &Self::Position) -> i32 {
        let mut value = 0;
        self.terms(position, |term, times| value += Self::WEIGHTS[term] * times);
        value / Self::PARTS
    }

    /// The move's place in history tables, below [`Think::SLOTS`].
    fn slot(&self, mv: Self::Move) -> usize;

    /// A move that wins at once, where one can be seen without trying all.
    fn winning_move(&self, position: &Self::Position) -> Option<Self::Move>;

    /// A move after which the actor wins with their next turn whatever is replied, where one is easily seen: a win in
    /// three plies.
    fn winning_threat(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }

    /// What [`Think::winning_move`], [`Think::winning_threat`] and [`Think::hand_over`] tell, at the price of one look
    /// where a game can have it cheaper.
    #[inline(always)]
    fn glance(&self, position: &Self::Position) -> Glance {
        if self.winning_move(position).is_some() {
            Glance::WinsAtOnce
        } else if self.winning_threat(position).is_some() {
            Glance::WinsInThree
        } else {
            Glance::NoWin
        }
    }

    /// Adds moves to look at, the likeliest first where [`Think::SORTED`] says so, and tells which it left out.
    ///
    /// With [`Breadth::Every`] these may only be [`LeftOut::Losing`], unless the actor wins at once. None is listed only
    /// where every move loses in two plies.
    fn candidates(
        &self,
        position: &Self::Position,
        _breadth: Breadth,
        into: &mut MoveStack<Self::Move>,
    ) -> LeftOut {
        self.moves(position, into);
        LeftOut::Nothing
    }

    /// What a search carries along from move to move so that not everything has to be counted anew; `()` where nothing is.
    type Tally: Copy + Send;

    /// The tally of a position, counted from nothing.
    fn tally(&self, position: &Self::Position) -> Self::Tally;

    /// Makes the tally of a position that of the one which a move led to.
    fn count_on(&self, _tally: &mut Self::Tally, _before: &Self::Position, _after: &Self::Position) {}

    /// What [`Think::evaluate`] says, with the position's tally at hand.
    #[inline(always)]
    fn evaluate_tallied(&self, position: &Self::Position, _tally: &Self::Tally) -> i32 {
        self.evaluate(position)
    }

    /// What [`Think::glance`] tells, with the position's tally at hand.
    #[inline(always)]
    fn glance_tallied(&self, position: &Self::Position, _tally: &Self::Tally) -> Glance {
        self.glance(position)
    }

    /// Adds the same as [`Think::candidates`] in the same order, with the position's tally at hand.
    #[inline(always)]
    fn candidates_tallied(
        &self,
        position: &Self::Position,
        _tally: &Self::Tally,
        breadth: Breadth,
        into: &mut MoveStack<Self::Move>,
    ) -> LeftOut {
        self.candidates(position, breadth, into)
    }

    /// What [`Think::at_once`] tells, with the position's tally at hand.
    #[inline(always)]
    fn at_once_tallied(&self, position: &Self::Position, _tally: &Self::Tally) -> AtOnce<Self::Move> {
        self.at_once(position)
    }

    /// Whether the actor, who does not win at once, wins in three plies, with the position's tally at hand.
    #[inline(always)]
    fn in_three(&self, position: &Self::Position, _tally: &Self::Tally) -> InThree {
        self.winning_threat(position).map_or(InThree::Unknown, |_| InThree::Win)
    }

    /// Whether surely no opponent wins within the three plies after any of the [`Breadth::Every`] candidates of the actor,
    /// who does not win at once.
    #[inline(always)]
    fn all_hold(&self, _position: &Self::Position, _tally: &Self::Tally) -> bool {
        false
    }

    /// Adds the same as [`Think::forcing`] in the same order, with the position's tally at hand.
    #[inline(always)]
    fn forcing_tallied(
        &self,
        position: &Self::Position,
        _tally: &Self::Tally,
        into: &mut MoveStack<Self::Move>,
    ) {
        self.forcing(position, into);
    }

    /// Adds for each of these moves how the position will look to the actor after it, or better than that; nothing where that
    /// is no cheaper than to play them. Asked only where no move wins at once.
    fn foresee(&self, _position: &Self::Position, _moves: &[Self::Move], _into: &mut Vec<i32>) {}

    /// Adds moves that leave the opponent something to answer or win at once, and nothing else.
    fn forcing(&self, position: &Self::Position, into: &mut MoveStack<Self::Move>);

    /// A position that is at least as good for the opponents as any that the actor's moves lead to, where one can be
    /// imagined: if even that holds, every move does.
    fn idle(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// Whether the actor wins with this very move, exactly, where that can be seen without trying all.
    fn at_once(&self, position: &Self::Position) -> AtOnce<Self::Move> {
        self.winning_move(position).map_or(AtOnce::Unknown, |mv| AtOnce::Win(mv, Stakes::ALL))
    }

    /// Drops from the moves above `first` those after which the actor surely does not win with so many turns of their
    /// own, this one included.
    fn keep_hopeful(
        &self,
        _position: &Self::Position,
        _turns: u32,
        _moves: &mut MoveStack<Self::Move>,
        _first: usize,
    ) {
    }

    /// What a proof rests on that goes on with this move of the attacker.
    fn stakes(&self, _position: &Self::Position, _mv: Self::Move) -> Stakes {
        Stakes::ALL
    }

    /// Adds the moves of the actor that could save them where [`Think::idle`] loses within so many turns of the opponent by a
    /// proof that rests on these stakes; all others surely lose as well.
    fn replies(
        &self,
        position: &Self::Position,
        _stakes: Stakes,
        _turns: u32,
        into: &mut MoveStack<Self::Move>,
    ) {
        self.moves(position, into);
    }

    /// Whether players act in strict turns and nobody loses by their own action, so that a forced win of the actor takes an
    /// odd number of plies.
    fn wins_are_odd(&self) -> bool {
        false
    }

    /// Whether only an attentive player thinks of this move: saying something that nobody asks for, parrying a threat that
    /// nobody has pointed out.
    fn takes_attention(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        false
    }

    /// The position with the turn handed over, where the rules' own bookkeeping allows to imagine that.
    fn hand_over(&self, position: &Self::Position) -> Option<Self::Position>;
}
