//! A game at this terminal: the table, who sits at it, the clocks. It shows nothing and asks no clock; the time is handed in.

use crate::clocks::{ClockRule, Clocks};
use crate::question::{Line, Matter};
use crate::seat::{Seat, Strength, substitute};
use siliam_catalog::{Ending, Leaving, Left, Settlement, Table, TableError, Then, sit_down};
use siliam_core::{Deed, Facts, Player, Viewer};
use siliam_engine::Clock;
use siliam_record::Record;
use std::time::Duration;

/// How a game is set up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game's name with its options.
    pub name: String,
    /// A position text to begin from; `None` for the game's own start.
    pub position: Option<String>,
    /// Who sits where, in playing order.
    pub seats: Vec<Seat>,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// What happens to a game of three or four when a player leaves it (G4).
    pub leaving: Then,
    /// Decides the errors of levels.
    pub seed: u64,
}

/// One move of the line, played or taken back.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    /// As records write it.
    pub(crate) mv: String,
    pub(crate) player: Player,
    pub(crate) deed: Deed,
    /// What was left on the mover's clock.
    pub(crate) clock: Option<Duration>,
}

/// A game at this terminal.
pub struct Sitting {
    pub(crate) setup: Setup,
    table: Box<dyn Table>,
    pub(crate) seats: Vec<Seat>,
    clocks: Option<Clocks>,
    /// Everything played, also what was taken back.
    line: Vec<Ply>,
    /// How much of the line is on the board.
    played: usize,
    /// What was settled beside the rules (G4), each after so many plies.
    pub(crate) settled: Vec<(usize, Settlement)>,
    /// After how many plies a draw was declined last.
    declined: Option<usize>,
    /// The record that is continued, if there is one.
    pub(crate) base: Option<Record>,
}

/// The answer to an offer of a draw.
pub(crate) enum Offer {
    /// The game is drawn.
    Agreed,
    /// It may be offered again after so many plies.
    TooSoon(usize),
    /// Each of these computers must agree.
    Asked(Vec<Player>),
}

/// Everybody has so many turns before a draw may be offered again.
const TURNS_BETWEEN_OFFERS: usize = 5;

impl Sitting {
    /// Sits down.
    pub fn new(setup: Setup) -> Result<Self, TableError> {
        let table = sit_down(&setup.name, setup.position.as_deref())?;
        let clocks = setup.clock.map(|rule| Clocks::new(rule, setup.seats.len()));
        Ok(Self {
            table,
            seats: setup.seats.clone(),
            clocks,
            line: Vec::new(),
            played: 0,
            settled: Vec::new(),
            declined: None,
            base: None,
            setup,
        })
    }

    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    pub(crate) fn facts(&self) -> &'static Facts {
        self.table.facts()
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.table.ending()
    }

    /// The moves on the board.
    pub(crate) fn plies(&self) -> &[Ply] {
        &self.line[..self.played]
    }

    /// The game so far, as a table can be set up anew from it.
    pub(crate) fn line(&self) -> Line {
        Line { name: self.table.name(), start: self.table.start(), moves: self.table.played() }
    }

    /// Whose turn it is, when that is a person.
    pub(crate) fn person(&self) -> Option<Player> {
        let actor = self.table.actor();
        (self.table.ending().is_none() && self.seats[actor.index()].is_person()).then_some(actor)
    }

    /// The people at the table.
    pub(crate) fn people(&self) -> impl Iterator<Item = Player> {
        Player::ALL
            .into_iter()
            .zip(&self.seats)
            .filter(|(_, seat)| seat.is_person())
            .map(|(player, _)| player)
    }

    /// Whose view of the table is shown, so that nobody sees what is hidden from them: a single person's own; with several people,
    /// that of the player who acts or acted last. When the game is over, or only computers play, nothing is hidden.
    pub(crate) fn viewer(&self) -> Viewer {
        if self.table.ending().is_some() {
            return Viewer::Spectator;
        }
        let people: Vec<Player> = self.people().collect();
        let acted = || self.plies().iter().rev().map(|ply| ply.player);
        let there = std::iter::once(self.table.actor()).chain(acted()).find(|player| people.contains(player));
        there.or(people.first().copied()).map_or(Viewer::Spectator, Viewer::Player)
    }

    /// The position's text, as far as it may be known.
    pub(crate) fn position(&self) -> String {
        self.table.known_position(self.viewer())
    }

    /// What is left on a player's clock, where there are clocks.
    pub(crate) fn left(&self, player: Player) -> Option<Duration> {
        self.clocks.as_ref().map(|clocks| clocks.left(player))
    }

    pub(crate) fn set_left(&mut self, player: Player, left: Duration) {
        if let Some(clocks) = &mut self.clocks {
            clocks.set_left(player, left);
        }
    }

    /// Notes the time left to the player who moved last.
    pub(crate) fn note_clock(&mut self, left: Duration) {
        if let Some(last) = self.played.checked_sub(1) {
            self.line[last].clock = Some(left);
        }
    }

    pub(crate) fn clock_rule(&self) -> Option<ClockRule> {
        self.clocks.as_ref().map(Clocks::rule)
    }

    /// Whose time is running: nobody's before the first move, nor in a seat whose player has left.
    pub(crate) fn running(&self) -> Option<Player> {
        let actor = self.table.actor();
        let gone = matches!(self.seats[actor.index()], Seat::Instead(..));
        let stands = self.clocks.is_none() || self.played == 0 || gone || self.table.ending().is_some();
        (!stands).then_some(actor)
    }

    /// Takes the elapsed time off the running clock; the player whose time ran out, if it did.
    pub(crate) fn tick(&mut self, now: Duration) -> Option<Player> {
        let running = self.running();
        let flagged = self.clocks.as_mut()?.spend(now, running);
        let player = running.filter(|_| flagged)?;
        // Nobody runs out of time in a game that is over or that they have left.
        self.leave(player, Leaving::Flagged).ok()?;
        Some(player)
    }

    /// What a computer is to be asked now, if it is its turn.
    pub(crate) fn matter(&self) -> Option<Matter> {
        let actor = self.table.actor();
        let strength = self.seats[actor.index()].strength().filter(|_| self.table.ending().is_none())?;
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let clock = self.clocks.as_ref().filter(|_| self.running().is_some()).map(|clocks| Clock {
            left: milliseconds(clocks.left(actor)),
            increment: milliseconds(clocks.rule().increment),
        });
        Some(Matter::Move(strength, clock))
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, mv: &str) -> Result<(), TableError> {
        let player = self.table.actor();
        self.table.play(mv)?;
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(player);
        }
        let mv = self.table.played().pop().unwrap_or_default();
        let deed = self.table.deed().expect("a move was played");
        self.line.truncate(self.played);
        self.line.push(Ply { mv, player, deed, clock: self.left(player) });
        self.played += 1;
        Ok(())
    }

    /// Whether the next choice is not a person's, though people play: taking back and playing again go on.
    fn may_step_on(&self) -> bool {
        self.person().is_none() && self.table.ending().is_none() && self.people().next().is_some()
    }

    /// Takes back how the players ended the game, else all moves up to the last choice a person had; `false` when there is
    /// nothing to take back.
    pub(crate) fn undo(&mut self) -> bool {
        // A player who was replaced by a computer does not come back.
        let last = self.settled.last().map(|&(_, settlement)| settlement);
        let ended = last.filter(|settlement| self.ends(*settlement));
        if let Some(settlement) = ended {
            self.settled.pop();
            self.table.undo();
            let flagged = |left: Left| left.how == Leaving::Flagged;
            if let (Settlement::Left(left, _), Some(clocks)) = (settlement, &mut self.clocks)
                && flagged(left)
            {
                clocks.reprieve();
            }
            return true;
        }
        let before = self.played;
        while self.played > 0 {
            self.table.undo();
            self.played -= 1;
            let player = self.line[self.played].player;
            if let Some(clocks) = &mut self.clocks {
                clocks.unmoved(player);
            }
            if !self.may_step_on() {
                break;
            }
        }
        self.declined = self.declined.filter(|&plies| plies <= self.played);
        self.played < before
    }

    /// Whether a settlement ended this game.
    fn ends(&self, settlement: Settlement) -> bool {
        !matches!(settlement, Settlement::Left(_, Then::GoesOn)) || self.seats.len() == 2
    }

    /// Plays again what was taken back, up to the next choice of a person; `false` when there is nothing.
    pub(crate) fn redo(&mut self) -> bool {
        let before = self.played;
        while self.played < self.line.len() && self.table.redo() {
            let player = self.line[self.played].player;
            self.played += 1;
            if let Some(clocks) = &mut self.clocks {
                clocks.moved(player);
            }
            if !self.may_step_on() {
                break;
            }
        }
        self.played > before
    }

    /// Who resigns: the person to act, else the first person at the table.
    pub(crate) fn resigner(&self) -> Option<Player> {
        self.person().or_else(|| self.people().next())
    }

    /// Somebody leaves (G4): a computer goes on in their seat, or the game ends.
    pub(crate) fn leave(&mut self, player: Player, how: Leaving) -> Result<(), TableError> {
        let goes_on = match self.setup.leaving {
            Then::GoesOn => substitute(&self.seats, player),
            Then::Ends => None,
        };
        let then = if goes_on.is_some() { Then::GoesOn } else { Then::Ends };
        self.settle(Settlement::Left(Left { player, how }, then), goes_on)
    }

    /// Settles something beside the rules; in a seat that is left a computer of this strength goes on.
    pub(crate) fn settle(
        &mut self,
        settlement: Settlement,
        goes_on: Option<Strength>,
    ) -> Result<(), TableError> {
        self.table.settle(settlement)?;
        self.settled.push((self.played, settlement));
        if let (Settlement::Left(left, Then::GoesOn), Some(strength)) = (settlement, goes_on) {
            self.seats[left.player.index()] = Seat::Instead(strength, left.how);
        }
        Ok(())
    }

    fn computers(&self) -> Vec<Player> {
        let seats = Player::ALL.into_iter().zip(&self.seats);
        seats.filter(|(_, seat)| !seat.is_person()).map(|(player, _)| player).collect()
    }

    /// How many plies must be played before a draw may be offered again; 0 when it may.
    fn offer_again_in(&self) -> usize {
        let next = self.declined.map_or(0, |plies| plies + TURNS_BETWEEN_OFFERS * self.seats.len());
        next.saturating_sub(self.played)
    }

    /// Somebody offers a draw.
    pub(crate) fn offer(&mut self) -> Result<Offer, TableError> {
        let computers = self.computers();
        let too_soon = self.offer_again_in();
        if self.table.ending().is_some() {
            Err(TableError::Over)
        } else if computers.is_empty() {
            // People at one terminal have agreed aloud.
            self.agree().map(|()| Offer::Agreed)
        } else if too_soon > 0 {
            Ok(Offer::TooSoon(too_soon))
        } else {
            Ok(Offer::Asked(computers))
        }
    }

    /// An offer was declined.
    pub(crate) fn decline(&mut self) {
        self.declined = Some(self.played);
    }

    /// All agree to a draw.
    pub(crate) fn agree(&mut self) -> Result<(), TableError> {
        self.settle(Settlement::Agreed, None)
    }
}

#[cfg(test)]
mod tests {
    use super::{Setup, Sitting};
    use crate::clocks::ClockRule;
    use crate::seat::{Seat, seated};
    use siliam_catalog::{Leaving, Then, entry};
    use siliam_core::{Outcome, Player, Viewer};
    use std::time::Duration;

    fn sitting(name: &str, people: &str, clock: Option<&str>) -> Sitting {
        let seats = seated(entry(name).expect("a game"), Some(people), None).expect("seats");
        let clock = clock.map(|text| ClockRule::read(text).expect("a clock"));
        let setup =
            Setup { name: name.to_owned(), position: None, seats, clock, leaving: Then::GoesOn, seed: 0 };
        Sitting::new(setup).expect("a game")
    }

    fn played(sitting: &mut Sitting, moves: &[&str]) {
        for mv in moves {
            sitting.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
    }

    #[test]
    fn taking_back_goes_to_the_last_choice_of_a_person_and_playing_again_comes_back() {
        let mut sitting = sitting("siam", "e", None);
        played(&mut sitting, &["@c1n", "@c5s", "c1c2n", "@a5e"]);
        assert!(sitting.undo());
        assert_eq!((sitting.plies().len(), sitting.person()), (2, Some(Player::First)));
        assert!(sitting.redo() && !sitting.redo());
        assert_eq!(sitting.plies().len(), 4);
        assert!(sitting.undo() && sitting.undo() && !sitting.undo());
        assert!(sitting.plies().is_empty());
        played(&mut sitting, &["@a1n"]);
        assert!(!sitting.redo(), "what was taken back is forgotten");
    }

    #[test]
    fn one_person_always_sees_with_their_own_eyes_several_with_those_of_whoever_acts() {
        let mut alone = sitting("squaryd:table", "d", None);
        let mut both = sitting("squaryd:table", "dl", None);
        assert_eq!(both.viewer(), Viewer::Player(Player::First));
        for sitting in [&mut alone, &mut both] {
            played(sitting, &["a1"]);
        }
        assert_eq!(alone.viewer(), Viewer::Player(Player::First));
        assert_eq!(both.viewer(), Viewer::Player(Player::Second));
        assert_eq!(sitting("squaryd:table", "-", None).viewer(), Viewer::Spectator);
        both.leave(Player::Second, Leaving::Resigned).expect("a running game");
        assert_eq!(both.viewer(), Viewer::Spectator, "nothing is betrayed any more");
    }

    #[test]
    fn a_flag_falls_and_play_can_go_on_after_it() {
        let mut sitting = sitting("siam", "er", Some("1+0"));
        let seconds = Duration::from_secs;
        assert_eq!(sitting.tick(seconds(100)), None, "nobody's time before the first move");
        played(&mut sitting, &["@c1n"]);
        assert_eq!(sitting.tick(seconds(150)), None);
        assert_eq!(sitting.tick(seconds(161)), Some(Player::Second));
        let ending = sitting.ending().expect("over");
        assert_eq!((ending.outcome, ending.reason.code), (Outcome::Win(Player::First), "table-flagged"));
        assert!(sitting.undo());
        assert_eq!(sitting.left(Player::Second), Some(seconds(10)));
        played(&mut sitting, &["@c5s"]);
    }

    #[test]
    fn g4_among_three_a_computer_goes_on_in_the_seat_that_is_left() {
        let mut sitting = sitting("samliam-3p", "rg", None);
        played(&mut sitting, &["e5ne"]);
        sitting.leave(Player::Second, Leaving::Resigned).expect("a running game");
        assert!(matches!(sitting.seats[1], Seat::Instead(_, Leaving::Resigned)));
        assert!(sitting.ending().is_none() && sitting.matter().is_some());
        sitting.leave(Player::First, Leaving::Resigned).expect("a running game");
        let ending = sitting.ending().expect("with the last person the game ends");
        assert_eq!(ending.shares, [Player::Third]);
        assert!(sitting.undo() && sitting.ending().is_none());
    }

    #[test]
    fn a_draw_that_was_declined_is_not_offered_again_at_once() {
        let mut sitting = sitting("siam", "e", None);
        assert_eq!(sitting.offer_again_in(), 0);
        sitting.decline();
        assert_eq!(sitting.offer_again_in(), 10);
        played(&mut sitting, &["@c1n"]);
        assert_eq!(sitting.offer_again_in(), 9);
    }
}
