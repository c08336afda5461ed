//! The one implementation of [`Table`], for any [`Game`].

#[cfg(feature = "screen")]
mod screen;

use crate::analysis::Analysed;
use crate::mind::{Mind, in_text};
use crate::settlement::{Leaving, Left, Settlement, Then};
use crate::{
    Advice, Analysis, Counting, Ending, Engine, Heard, Playing, Referee, Table, TableError, Thinking,
};
use siliam_core::{
    Arg, Facts, Game, Label, Last, Leaves, MoveStack, Outcome, Player, Playouts, Reason, Rng, perft, play_out,
};
use siliam_engine::{Asking, Gauge, Tables, Thought};
use std::cell::OnceCell;

/// A position that occurs so many times is a draw (G1).
const OCCURRENCES: usize = 3;

/// A game with its line of play.
pub(crate) struct Seated<G: Game> {
    rules: G,
    options: Vec<&'static str>,
    start: G::Position,
    /// Everything played, also what was taken back.
    line: Vec<Ply<G>>,
    /// How much of the line is on the board.
    played: usize,
    /// Who left while the game went on in their seats (G4).
    left: Vec<Left>,
    /// How the players ended the game themselves (G4).
    settled: Option<Settled>,
    mind: Option<&'static Mind<G>>,
    playing: &'static Playing,
}

struct Ply<G: Game> {
    mv: G::Move,
    after: G::Position,
    /// What G1 compares; `None` where the position is not counted.
    key: Option<u64>,
    /// How often the position has occurred by now (G1).
    occurrences: usize,
    /// What it brought its player, looked up when it is first asked for: some labels take a search.
    #[cfg_attr(not(feature = "screen"), expect(dead_code))]
    labels: OnceCell<Vec<Label>>,
}

/// What ended a game beside the rules.
#[derive(Clone, Copy)]
enum Settled {
    Left(Left),
    Agreed,
}

impl<G: Game> Seated<G> {
    pub(crate) fn sit_down(
        options: &[&'static str],
        position: Option<&str>,
        mind: Option<&'static Mind<G>>,
        playing: &'static Playing,
    ) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(Self::at(options, position, mind, playing)?))
    }

    /// The same, not behind the trait.
    pub(crate) fn at(
        options: &[&'static str],
        position: Option<&str>,
        mind: Option<&'static Mind<G>>,
        playing: &'static Playing,
    ) -> Result<Self, TableError> {
        let rules = G::with_options(options);
        let start = match position {
            Some(text) => rules.read_position(text).map_err(|error| TableError::Position(Box::new(error)))?,
            None => rules.start(),
        };
        let options = options.to_vec();
        Ok(Self {
            rules,
            options,
            start,
            line: Vec::new(),
            played: 0,
            left: Vec::new(),
            settled: None,
            mind,
            playing,
        })
    }

    /// The same after more moves.
    pub(crate) fn with_moves(mut self, moves: &[String]) -> Result<Self, TableError> {
        moves.iter().try_for_each(|mv| self.play(mv))?;
        Ok(self)
    }

    /// Whether the game is not over.
    pub(crate) fn is_running(&self) -> bool {
        self.ending().is_none()
    }

    /// The rules that are played by.
    pub(crate) fn rules(&self) -> &G {
        &self.rules
    }

    /// The positions on the board so far, the start first.
    pub(crate) fn positions(&self) -> Vec<G::Position> {
        (0..=self.played).map(|plies| *self.after(plies)).collect()
    }

    /// The position after so many plies of the line.
    fn after(&self, plies: usize) -> &G::Position {
        if plies == 0 { &self.start } else { &self.line[plies - 1].after }
    }

    pub(crate) fn now(&self) -> &G::Position {
        self.after(self.played)
    }

    fn last(&self) -> Option<Last<'_, G>> {
        Some(self.ply(self.played.checked_sub(1)?))
    }

    /// G1. A repetition draws at its first third occurrence, so only the present position is asked about.
    fn is_repeated(&self) -> bool {
        self.played > 0 && self.line[self.played - 1].occurrences >= OCCURRENCES
    }

    /// What G1 compares; `None` where it does not count the position.
    fn key(&self, position: &G::Position) -> Option<u64> {
        self.rules.is_counted(position).then(|| self.rules.repetition_key(position))
    }

    /// The repetition keys of what G1 counts in the game so far.
    pub(crate) fn history(&self) -> impl Iterator<Item = u64> {
        let keys = self.line[..self.played].iter().map(|ply| ply.key);
        std::iter::once(self.key(&self.start)).chain(keys).flatten()
    }

    fn legal_moves(&self) -> MoveStack<G::Move> {
        let mut moves = MoveStack::new();
        if self.ending().is_none() {
            self.rules.moves(self.now(), &mut moves);
        }
        moves
    }

    /// The position before a ply of the line, and its move.
    fn ply(&self, number: usize) -> Last<'_, G> {
        (self.after(number), self.line[number].mv)
    }

    /// How a game ended that somebody left.
    fn ended_by(left: Left) -> Ending {
        let side = ("side", Arg::Term(G::FACTS.player_message(left.player)));
        if G::PLAYERS == 2 {
            let code = match left.how {
                Leaving::Resigned => "table-resigned",
                Leaving::Flagged => "table-flagged",
            };
            let reason = Reason::new(code, vec![side]).by("G4");
            let outcome = Outcome::Win(left.player.opponent());
            return Ending { outcome, left: vec![left], shares: Vec::new(), reason };
        }
        let others = Player::ALL.into_iter().take(G::PLAYERS).filter(|&player| player != left.player);
        let shares: Vec<Player> = others.collect();
        let terms = shares.iter().map(|&player| G::FACTS.player_message(player)).collect();
        let code = match left.how {
            Leaving::Resigned => "table-resigned-shared",
            Leaving::Flagged => "table-flagged-shared",
        };
        let reason = Reason::new(code, vec![side, ("others", Arg::Terms(terms))]).by("G4");
        Ending { outcome: Outcome::Draw, left: vec![left], shares, reason }
    }
}

impl<G: Game> Referee for Seated<G> {
    fn facts(&self) -> &'static Facts {
        &G::FACTS
    }

    fn name(&self) -> String {
        let id = G::FACTS.id;
        if self.options.is_empty() { id.to_owned() } else { format!("{id}:{}", self.options.join(",")) }
    }

    fn actor(&self) -> Player {
        self.rules.actor(self.now())
    }

    fn ending(&self) -> Option<Ending> {
        let mut ending = if let Some(outcome) = self.rules.outcome(self.now()) {
            let reason = self.rules.reason(self.now(), self.last()).expect("a finished game has its reason");
            Ending { outcome, left: Vec::new(), shares: Vec::new(), reason }
        } else {
            let drawn = |code, ruling| Ending {
                outcome: Outcome::Draw,
                left: Vec::new(),
                shares: Vec::new(),
                reason: Reason::new(code, Vec::new()).by(ruling),
            };
            match self.settled {
                Some(Settled::Left(left)) => Self::ended_by(left),
                Some(Settled::Agreed) => drawn("table-agreed", "G4"),
                None if self.is_repeated() => drawn("table-repetition", "G1"),
                None => return None,
            }
        };
        // Whoever left before is behind whoever leaves now.
        ending.shares.retain(|player| self.left.iter().all(|left| left.player != *player));
        if ending.left.len() == 1 && self.left.len() + 1 == G::PLAYERS && G::PLAYERS > 2 {
            let side = ("side", Arg::Term(G::FACTS.player_message(ending.left[0].player)));
            ending.reason = Reason::new("table-all-left", vec![side]).by("G4");
        }
        ending.left.splice(0..0, self.left.iter().copied());
        Some(ending)
    }

    fn position(&self) -> String {
        self.rules.write_position(self.now())
    }

    fn start(&self) -> String {
        self.rules.write_position(&self.start)
    }

    fn moves(&self) -> Vec<String> {
        let write = |&mv| self.rules.write_move(self.now(), mv);
        self.legal_moves().above(0).iter().map(write).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), TableError> {
        if self.ending().is_some() {
            return Err(TableError::Over);
        }
        let mv = self.rules.read_move(self.now(), text);
        let mv = mv.map_err(|error| TableError::Move(Box::new(error)))?;
        let after = self.rules.play_unchecked(self.now(), mv);
        let key = self.key(&after);
        // Counted once: every question whether the game is over would else look through the whole game.
        let occurrences = key.map_or(0, |key| 1 + self.history().filter(|&earlier| earlier == key).count());
        self.line.truncate(self.played);
        self.line.push(Ply { mv, after, key, occurrences, labels: OnceCell::new() });
        self.played += 1;
        Ok(())
    }

    fn undo(&mut self) -> bool {
        if self.settled.take().is_some() {
            return true;
        }
        let can = self.played > 0;
        self.played -= usize::from(can);
        can
    }

    fn redo(&mut self) -> bool {
        let can = self.settled.is_none() && self.played < self.line.len();
        self.played += usize::from(can);
        can
    }

    fn played(&self) -> Vec<String> {
        let write = |plies| self.rules.write_move_long(self.after(plies), self.line[plies].mv);
        (0..self.played).map(write).collect()
    }

    fn last_move(&self) -> Option<String> {
        self.last().map(|(before, mv)| self.rules.write_move(before, mv))
    }

    fn settle(&mut self, settlement: Settlement) -> Result<(), TableError> {
        if self.ending().is_some() {
            return Err(TableError::Over);
        }
        match settlement {
            Settlement::Agreed => self.settled = Some(Settled::Agreed),
            Settlement::Left(left, _) if self.left.iter().any(|gone| gone.player == left.player) => {
                return Err(TableError::Gone(G::FACTS.player_message(left.player)));
            }
            Settlement::Left(left, Then::GoesOn) if G::PLAYERS > 2 => self.left.push(left),
            Settlement::Left(left, _) => self.settled = Some(Settled::Left(left)),
        }
        Ok(())
    }
}

impl<G: Game> Counting for Seated<G> {
    fn perft(&self, depth: u32, leaves: Leaves) -> u64 {
        perft(&self.rules, self.now(), depth, leaves)
    }

    fn divide(&self, depth: u32, leaves: Leaves, each: &mut dyn FnMut(&str, u64)) {
        let mut moves = MoveStack::new();
        self.rules.moves(self.now(), &mut moves);
        for &mv in moves.above(0) {
            let after = self.rules.play_unchecked(self.now(), mv);
            let count = perft(&self.rules, &after, depth - 1, leaves);
            each(&self.rules.write_move(self.now(), mv), count);
        }
    }

    fn play_out(&self, games: u64, cap: Option<u64>, rng: &mut Rng, into: &mut Playouts) {
        play_out(&self.rules, self.now(), games, cap, rng, into);
    }
}

impl<G: Game> Engine for Seated<G> {
    fn think_with(
        &self,
        asking: &Asking,
        tables: &Tables,
        gauge: Gauge<'_>,
        each: Heard<'_>,
    ) -> Option<Advice> {
        if self.ending().is_some() {
            return None;
        }
        let tell_in_text = |thought: &Thought<G::Move>| in_text(&self.rules, self.now(), thought);
        let mut tell = |thought: &Thought<G::Move>| each(&tell_in_text(thought));
        let think = self.mind?.think;
        let asking = Asking { settings: self.playing.settings, ..*asking };
        let history: Vec<u64> = self.history().collect();
        let thought = think(&self.rules, self.now(), &history, &asking, tables, gauge, &mut tell)?;
        Some(tell_in_text(&thought))
    }

    fn thinking(&self, mebibytes: usize) -> Option<Box<dyn Thinking>> {
        if self.ending().is_some() {
            return None;
        }
        Some((self.mind?.thinking)(
            &self.rules,
            self.now(),
            &self.history().collect::<Vec<_>>(),
            &self.playing.settings,
            mebibytes,
        ))
    }

    fn analysis(&self, mebibytes: usize) -> Option<Box<dyn Analysis>> {
        Some(Box::new(Analysed {
            options: self.options.clone(),
            playing: self.playing,
            analyst: (self.mind?.analysis)(&self.rules, &self.playing.settings, mebibytes),
            table: None,
        }))
    }
}

#[cfg(not(feature = "screen"))]
impl<G: Game> crate::table::Shown for Seated<G> {}

impl<G: Game> Table for Seated<G> {
    fn counting(&self) -> Option<&dyn Counting> {
        // What nobody can reach is not linked: the page's module wants neither perft nor random games.
        if cfg!(feature = "counting") { Some(self) } else { None }
    }
}
