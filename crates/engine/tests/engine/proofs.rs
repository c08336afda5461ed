//! The proof search with all that a game tells it against the same search without, on lively positions of Squaryd.

use siliam_conform::times_as_much;
use siliam_core::{MoveStack, Notation, Outcome, Player, Prove, Rng, Rules, Think, Tuning};
use siliam_engine::{Attack, Force};
use siliam_squaryd::{Move, Position, Squaryd};

/// Squaryd that tells a proof search nothing but its rules.
#[derive(Clone)]
struct Unaided(Squaryd);

impl Rules for Unaided {
    type Position = Position;
    type Move = Move;

    const PLAYERS: usize = 2;

    fn start(&self) -> Position {
        self.0.start()
    }

    fn actor(&self, position: &Position) -> Player {
        self.0.actor(position)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        self.0.outcome(position)
    }

    fn moves(&self, position: &Position, into: &mut MoveStack<Move>) {
        self.0.moves(position, into);
    }

    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        self.0.play_unchecked(position, mv)
    }

    fn search_key(&self, position: &Position) -> u64 {
        self.0.search_key(position)
    }

    fn repetition_key(&self, position: &Position) -> u64 {
        self.0.repetition_key(position)
    }
}

impl Think for Unaided {
    const TUNING: Tuning = Tuning { parts: 1, ..Squaryd::TUNING };

    type Tally = ();

    fn tally(&self, _position: &Self::Position) {}

    fn terms(&self, position: &Position, add: impl FnMut(usize, i32)) {
        self.0.terms(position, add);
    }

    fn slot(&self, mv: Move) -> usize {
        self.0.slot(mv)
    }

    fn winning_move(&self, _position: &Position) -> Option<Move> {
        None
    }

    fn hand_over(&self, _position: &Position) -> Option<Position> {
        None
    }
}

impl Prove for Unaided {
    fn forcing(&self, position: &Position, tally: &(), into: &mut MoveStack<Move>) {
        self.0.forcing(position, tally, into);
    }
}

/// A position of a game in which threats are made as often as not, and not paid for with the game yet.
fn lively(rules: Squaryd, rng: &mut Rng, plies: u64) -> Option<Position> {
    let mut position = rules.start();
    for _ in 0..plies {
        let mut moves = MoveStack::new();
        if rng.below(2) == 0 {
            rules.forcing(&position, &(), &mut moves);
        }
        if moves.is_empty() {
            rules.moves(&position, &mut moves);
        }
        let mv = moves.above(0)[rng.index(moves.len())];
        position = rules.play_unchecked(&position, mv);
        if rules.outcome(&position).is_some() {
            return None;
        }
    }
    Some(position)
}

/// Both searches up to so many plies, on so many lively positions with at most so many empty cells.
fn compare(options: Squaryd, attack: Attack, within: u32, count: u64, most_empty: u32) {
    let count = count * times_as_much();
    let unaided = Unaided(options);
    let mut rng = Rng::new(within.into());
    let mut wins = [0; 10];
    let mut compared = 0;
    while compared < count {
        let plies = 8 + rng.below(18);
        let Some(position) = lively(options, &mut rng, plies) else { continue };
        if position.empty().len() > most_empty {
            continue;
        }
        compared += 1;
        let truth = Force::new(&unaided, 4).win(&position, attack, within, &mut |_| false);
        let found = Force::new(&options, 4).win(&position, attack, within, &mut |_| false);
        let text = options.write_position(&position);
        let distance = |win: Option<(u32, Move)>| win.map(|(plies, _)| plies);
        assert_eq!(distance(found), distance(truth), "`{text}`");
        if let Some((plies, mv)) = found {
            wins[plies as usize] += 1;
            let after = options.play_unchecked(&position, mv);
            let refuted = unaided_refutation(&unaided, &after, plies - 1, options.actor(&position));
            assert!(attack != Attack::AnyMove || !refuted, "`{text}`: not by its first move");
        }
    }
    // There must be something to find, the longest included; at the table there is mostly something to claim.
    assert!(wins.iter().sum::<u64>() > count / 10, "{wins:?}");
    assert!(options.table || wins[within as usize] > 0, "{wins:?}");
}

/// Whether the defender has a reply after which the attacker does not win in time.
fn unaided_refutation(unaided: &Unaided, after: &Position, plies: u32, attacker: Player) -> bool {
    if let Some(outcome) = unaided.outcome(after) {
        return outcome != Outcome::Win(attacker);
    }
    let mut replies = MoveStack::new();
    unaided.moves(after, &mut replies);
    replies.above(0).iter().any(|&reply| {
        let position = unaided.play_unchecked(after, reply);
        let over = unaided.outcome(&position);
        let win = || {
            Force::new(unaided, 4).win_within(
                &position,
                Attack::AnyMove,
                plies.saturating_sub(1),
                &mut |_| false,
            )
        };
        over.map_or_else(|| win().is_none(), |outcome| outcome != Outcome::Win(attacker))
    })
}

#[test]
fn hints_do_not_change_what_is_proven_within_five_plies() {
    compare(Squaryd::default(), Attack::AnyMove, 5, 400, 30);
}

#[test]
fn hints_do_not_change_what_is_proven_within_seven_plies() {
    compare(Squaryd::default(), Attack::AnyMove, 7, 40, 26);
}

#[test]
fn hints_do_not_change_what_few_quiet_moves_prove() {
    compare(Squaryd::default(), Attack::Quiet(0), 7, 200, 30);
    compare(Squaryd::default(), Attack::Quiet(1), 7, 60, 26);
}

#[test]
fn hints_change_nothing_under_any_option() {
    let options = Squaryd::default();
    compare(Squaryd { swap: true, ..options }, Attack::AnyMove, 3, 100, 30);
    compare(Squaryd { free_doubles: true, ..options }, Attack::AnyMove, 3, 60, 30);
    compare(Squaryd { table: true, ..options }, Attack::AnyMove, 3, 60, 30);
}
