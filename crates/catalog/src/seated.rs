//! The one implementation of [`Table`], for any [`Game`].

use crate::mind::{Mind, in_text};
use crate::{Advice, Counting, Ending, Engine, Heard, Playing, Referee, Screen, Table, TableError, Thinking};
use siliam_core::{
    Arg, Choice, Facts, Game, Label, Last, Leaves, Motion, MoveStack, Outcome, Player, Playouts, Reason, Rng,
    Scene, Viewer, perft, play_out,
};
use siliam_engine::{Asking, Gauge, Tables, Thought};

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
    settled: Option<Settled>,
    mind: Option<&'static Mind<G>>,
    playing: &'static Playing,
}

struct Ply<G: Game> {
    mv: G::Move,
    after: G::Position,
}

/// G4: how the players ended the game themselves.
#[derive(Clone, Copy)]
enum Settled {
    Resigned(Player),
    Agreed,
}

impl<G: Game> Seated<G> {
    pub(crate) fn sit_down(
        options: &[&'static str],
        position: Option<&str>,
        mind: Option<&'static Mind<G>>,
        playing: &'static Playing,
    ) -> Result<Box<dyn Table>, TableError> {
        let rules = G::with_options(options);
        let start = match position {
            Some(text) => rules.read_position(text).map_err(|error| TableError::Position(Box::new(error)))?,
            None => rules.start(),
        };
        let options = options.to_vec();
        Ok(Box::new(Self {
            rules,
            options,
            start,
            line: Vec::new(),
            played: 0,
            settled: None,
            mind,
            playing,
        }))
    }

    /// The position after so many plies of the line.
    fn after(&self, plies: usize) -> &G::Position {
        if plies == 0 { &self.start } else { &self.line[plies - 1].after }
    }

    fn now(&self) -> &G::Position {
        self.after(self.played)
    }

    fn last(&self) -> Option<Last<'_, G>> {
        let before = self.played.checked_sub(1)?;
        Some((self.after(before), self.line[before].mv))
    }

    /// G1. A repetition draws at its first third occurrence, so only the present position is asked about.
    fn is_repeated(&self) -> bool {
        let key = self.rules.repetition_key(self.now());
        let same = |position: &G::Position| {
            self.rules.is_counted(position) && self.rules.repetition_key(position) == key
        };
        self.rules.is_counted(self.now())
            && (0..=self.played).filter(|&plies| same(self.after(plies))).count() >= OCCURRENCES
    }

    /// The repetition keys of what G1 counts in the game so far.
    fn history(&self) -> Vec<u64> {
        let counted = |&plies: &usize| self.rules.is_counted(self.after(plies));
        let key = |plies| self.rules.repetition_key(self.after(plies));
        (0..=self.played).filter(counted).map(key).collect()
    }

    fn legal_moves(&self) -> MoveStack<G::Move> {
        let mut moves = MoveStack::new();
        if self.ending().is_none() {
            self.rules.moves(self.now(), &mut moves);
        }
        moves
    }

    fn settle(&mut self, settled: Settled) -> Result<(), TableError> {
        if self.ending().is_some() {
            return Err(TableError::Over);
        }
        self.settled = Some(settled);
        Ok(())
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
        let ending =
            |outcome, code, args| Some(Ending { outcome, reason: Reason { code, args, cells: Vec::new() } });
        if let Some(outcome) = self.rules.outcome(self.now()) {
            let reason = self.rules.reason(self.now(), self.last());
            return Some(Ending { outcome, reason: reason.expect("a finished game has its reason") });
        }
        match self.settled {
            Some(Settled::Resigned(player)) => {
                let outcome = if G::PLAYERS == 2 { Outcome::Win(player.opponent()) } else { Outcome::Draw };
                let side = Arg::Term(G::FACTS.player_message(player));
                ending(outcome, "table-resigned", vec![("side", side)])
            }
            Some(Settled::Agreed) => ending(Outcome::Draw, "table-agreed", Vec::new()),
            None if self.is_repeated() => ending(Outcome::Draw, "table-repetition", Vec::new()),
            None => None,
        }
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
        self.line.truncate(self.played);
        self.line.push(Ply { mv, after });
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

    fn resign(&mut self, player: Player) -> Result<(), TableError> {
        self.settle(Settled::Resigned(player))
    }

    fn agree_draw(&mut self) -> Result<(), TableError> {
        self.settle(Settled::Agreed)
    }
}

impl<G: Game> Screen for Seated<G> {
    fn scene(&self, viewer: Viewer) -> Scene {
        self.rules.scene(self.now(), viewer)
    }

    fn choices(&self, viewer: Viewer) -> Vec<Choice> {
        if self.ending().is_some() {
            return Vec::new();
        }
        self.rules.choices(self.now(), viewer)
    }

    fn labels(&self) -> Vec<Label> {
        self.last().map_or_else(Vec::new, |(before, mv)| self.rules.labels(before, mv))
    }

    fn duties(&self) -> Vec<Reason> {
        if self.ending().is_some() {
            return Vec::new();
        }
        self.rules.duties(self.now())
    }

    fn motions(&self) -> Vec<Motion> {
        self.last().map_or_else(Vec::new, |(before, mv)| self.rules.motions(before, mv))
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
        let thought = think(&self.rules, self.now(), &self.history(), &asking, tables, gauge, &mut tell)?;
        Some(tell_in_text(&thought))
    }

    fn thinking(&self, mebibytes: usize) -> Option<Box<dyn Thinking>> {
        if self.ending().is_some() {
            return None;
        }
        Some((self.mind?.thinking)(
            &self.rules,
            self.now(),
            &self.history(),
            &self.playing.settings,
            mebibytes,
        ))
    }
}

impl<G: Game> Table for Seated<G> {
    fn counting(&self) -> Option<&dyn Counting> {
        // What nobody can reach is not linked: the page's module wants neither perft nor random games.
        if cfg!(feature = "counting") { Some(self) } else { None }
    }
}
