//! Forced wins: a depth-first proof that the attacker wins within so many plies whatever the defender does.
//!
//! The defender may always play anything; the attacker may be held to forcing moves, all or all but a few, which makes deep
//! proofs quick, or play anything too, which makes the answer exact. Proofs are repetition-safe: a position on the way
//! back is no win.

use crate::search::Interrupt;
use crate::tallies::Tallies;
use siliam_core::{AtOnce, Breadth, InThree, MoveStack, Outcome, Player, Prove, Stakes, hash};

/// What the attacker may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Moves that force, and at most so many others; a win found is a win, but there may be a shorter one.
    Quiet(u32),
    /// Every move: the answer is exact.
    AnyMove,
}

/// A proof search with its memory.
pub struct Force<G: Prove> {
    rules: G,
    /// [`Slot`]s as words: zeros, and so many of them, are only paid for where they are touched.
    slots: Vec<[u64; 3]>,
    tallies: Tallies<G>,
    moves: MoveStack<G::Move>,
    /// The moves of the nodes under way that are not tried yet, with their ranks.
    order: Vec<(u32, G::Move)>,
    /// By slot of the move, the attacker's before the defender's: how often it won or held.
    history: Vec<u32>,
    /// By plies left: the moves that last won or held there, the latest first.
    killers: Vec<[Option<G::Move>; 2]>,
    path: Vec<u64>,
    nodes: u64,
    patience: u64,
    gave_up: bool,
    /// See [`Techniques::thrift`](crate::Techniques::thrift).
    thrift: bool,
    /// Whether something was left untried that might win with more plies, or on another way there.
    cut: bool,
}

/// What proof searches remember from one to the next.
#[derive(Default)]
pub(crate) struct Memory(Vec<[u64; 3]>);

/// What is asked of one position.
#[derive(Clone, Copy)]
struct Question {
    attacker: Player,
    plies: u32,
    /// How many plies the position is from the first.
    ply: usize,
    /// How many moves of the attacker need not force.
    quiet: u32,
}

impl Question {
    /// What is asked of the next position.
    fn next(self) -> Self {
        Self { plies: self.plies - 1, ply: self.ply + 1, ..self }
    }
}

/// Where the attacker's moves lie on the stack.
struct Listed {
    /// The forcing ones, where quiet ones count; they end where all begin.
    forcing: usize,
    /// All.
    first: usize,
    /// Whether a quiet move is one fewer to spend.
    counts: bool,
}

/// What is known of a position with one player attacking.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    /// What the win rests on.
    stakes: Stakes,
    /// Won within so many plies; 0 while unknown.
    won_within: u8,
    /// Not won within so many plies.
    safe_within: u8,
    /// The move that won or held, by its slot.
    best: u16,
}

/// Whether the attacker wins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Within the plies left, and what the proof rests on.
    Win(Stakes),
    /// Not within the plies left; perhaps with more.
    NotYet,
    /// Not with any number of plies, by what the attacker may play.
    Never,
}

impl Slot {
    /// Whether the attacker wins within so many plies, where that is known.
    fn answer(&self, plies: u32) -> Option<Answer> {
        match *self {
            Self { won_within: within @ 1.., stakes, .. } if within <= kept(plies) => {
                Some(Answer::Win(stakes))
            }
            Self { safe_within: FOREVER, .. } => Some(Answer::Never),
            Self { safe_within, .. } => (safe_within >= kept(plies)).then_some(Answer::NotYet),
        }
    }

    fn words(self) -> [u64; 3] {
        let plies = u64::from(self.won_within) << 16 | u64::from(self.safe_within) << 24;
        [self.key, self.stakes.0, u64::from(self.best) | plies]
    }

    fn of_words([key, stakes, rest]: [u64; 3]) -> Self {
        let (won_within, safe_within) = ((rest >> 16) as u8, (rest >> 24) as u8);
        Self { key, stakes: Stakes(stakes), won_within, safe_within, best: rest as u16 }
    }
}

/// More plies than any question asks for.
const FOREVER: u8 = u8::MAX;

/// A number of plies as slots keep it.
fn kept(plies: u32) -> u8 {
    plies.min(u32::from(FOREVER) - 1) as u8
}

const NO_MOVE: u16 = u16::MAX;
/// Looks between two questions for the time; a power of two.
const PATIENCE: u64 = 512;
/// The rank of the moves that decided nearby; the others are below.
const NEARBY: u32 = 1 << 30;
/// Positions with fewer plies left are searched anew rather than remembered.
const REMEMBERED: u32 = 3;

impl<G: Prove> Force<G> {
    /// A proof search with a memory of so many mebibytes.
    pub fn new(rules: &G, mebibytes: usize) -> Self {
        let count = ((mebibytes.max(1) << 20) / size_of::<[u64; 3]>()).next_power_of_two() / 2;
        Self {
            rules: rules.clone(),
            slots: vec![Slot::default().words(); count.max(1)],
            tallies: Tallies::new(),
            moves: MoveStack::new(),
            order: Vec::new(),
            history: vec![0; 2 * G::TUNING.slots],
            killers: Vec::new(),
            path: Vec::new(),
            nodes: 0,
            patience: if rules.node_is_slow() { 1 } else { PATIENCE },
            gave_up: false,
            thrift: true,
            cut: false,
        }
    }

    /// The same with thrift or without.
    pub fn with_thrift(mut self, thrift: bool) -> Self {
        self.thrift = thrift;
        self
    }

    /// The same with what another knew, where that has the same size.
    pub(crate) fn with_memory(mut self, memory: Memory) -> Self {
        if memory.0.len() == self.slots.len() {
            self.slots = memory.0;
        }
        self
    }

    /// What it knows, for the next to go on with.
    pub(crate) fn into_memory(self) -> Memory {
        Memory(self.slots)
    }

    /// A win that is remembered, not necessarily the shortest: so many plies and its first move.
    pub(crate) fn recall(
        &mut self,
        position: &G::Position,
        quiet: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        let question = Question { attacker: self.rules.actor(position), plies: 0, ply: 0, quiet };
        let within = u32::from(self.slot(position, question).won_within);
        let known = (within > 0).then_some(Attack::Quiet(quiet))?;
        Some((within, self.win_within(position, known, within, interrupt)?))
    }

    /// Gives back the memory, all but a slot.
    pub(crate) fn forget(&mut self) {
        self.slots = vec![Slot::default().words()];
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest forced win of the actor up to `plies`, with its first move; `None` when there is none or it was
    /// interrupted.
    pub fn win(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        let step = if self.rules.wins_are_odd() { 2 } else { 1 };
        for within in (1..=plies).step_by(step) {
            if let Some(mv) = self.win_within(position, attack, within, interrupt) {
                return Some((within, mv));
            }
            if self.gave_up || (self.thrift && !self.cut) {
                break;
            }
        }
        None
    }

    /// The first move of a forced win within so many plies, not necessarily the shortest.
    pub fn win_within(
        &mut self,
        position: &G::Position,
        attack: Attack,
        plies: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<G::Move> {
        self.gave_up = false;
        self.cut = false;
        let quiet = match attack {
            Attack::Quiet(quiet) => quiet,
            Attack::AnyMove => u32::MAX,
        };
        let question = Question { attacker: self.rules.actor(position), plies, ply: 0, quiet };
        self.tallies.begin(&self.rules, position);
        self.wins(position, position, question, interrupt)?;
        self.first_move(position, question, interrupt)
    }

    /// Whether the last question was given up instead of answered.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    fn first_move(
        &mut self,
        position: &G::Position,
        question: Question,
        interrupt: Interrupt<'_>,
    ) -> Option<G::Move> {
        if let AtOnce::Win(mv, _) = self.rules.at_once(position, self.tallies.at(0)) {
            return Some(mv);
        }
        if let Some(mv) = self.rules.winning_threat(position).filter(|_| question.plies >= 3) {
            return Some(mv);
        }
        let (question, _) = self.sensible(position, question);
        let listed = self.list(position, question);
        let known = self.slot(position, question).best;
        let mut moves = self.moves.above(listed.first).to_vec();
        moves.sort_by_key(|&mv| self.rules.slot(mv) != usize::from(known));
        let found = moves.into_iter().find(|&mv| {
            let after = self.rules.play_unchecked(position, mv);
            let next = self.after(mv, question, &listed);
            self.wins(&after, position, next, interrupt).is_some()
        });
        self.moves.truncate(listed.forcing);
        found
    }

    /// The same question with no more quiet moves than can be of use, and whether that is fewer than any number.
    fn sensible(&self, position: &G::Position, question: Question) -> (Question, bool) {
        let attacks = self.rules.actor(position) == question.attacker;
        let actions = match (self.rules.wins_are_odd(), attacks) {
            (true, true) => question.plies.div_ceil(2),
            (true, false) => question.plies / 2,
            (false, _) => question.plies,
        };
        // Whatever wins at once forces.
        let most = actions.saturating_sub(1);
        (Question { quiet: question.quiet.min(most), ..question }, question.quiet < most)
    }

    /// Adds what the attacker may play here.
    fn list(&mut self, position: &G::Position, question: Question) -> Listed {
        let forcing = self.moves.len();
        let (question, limited) = self.sensible(position, question);
        let counts = limited && question.quiet > 0;
        if counts {
            self.rules.forcing(position, self.tallies.at(question.ply), &mut self.moves);
        }
        let first = self.moves.len();
        if question.quiet == 0 {
            self.rules.forcing(position, self.tallies.at(question.ply), &mut self.moves);
        } else {
            self.rules.moves(position, &mut self.moves);
        }
        Listed { forcing, first, counts }
    }

    /// What is asked after a move of the attacker.
    fn after(&self, mv: G::Move, question: Question, listed: &Listed) -> Question {
        let forcing = &self.moves.above(listed.forcing)[..listed.first - listed.forcing];
        let spent = u32::from(listed.counts && !forcing.contains(&mv));
        Question { quiet: question.quiet - spent, ..question.next() }
    }

    fn slot(&self, position: &G::Position, question: Question) -> Slot {
        let asked = question.attacker.index() as u64 | u64::from(question.quiet) << 8;
        let key = hash::key([self.rules.search_key(position), asked]);
        let slot = Slot::of_words(self.slots[key as usize & (self.slots.len() - 1)]);
        if slot.key == key { slot } else { Slot { key, best: NO_MOVE, ..Slot::default() } }
    }

    /// Whether the attacker wins: then what the proof rests on.
    fn wins(
        &mut self,
        position: &G::Position,
        before: &G::Position,
        question: Question,
        interrupt: Interrupt<'_>,
    ) -> Option<Stakes> {
        self.nodes += 1;
        if self.gave_up || (self.nodes & (self.patience - 1) == 0 && interrupt(self.nodes)) {
            self.gave_up = true;
            return None;
        }
        let Question { attacker, plies, .. } = question;
        if let Some(outcome) = self.rules.outcome(position) {
            return (outcome == Outcome::Win(attacker)).then_some(Stakes::NONE);
        }
        if plies == 0 {
            return self.told(Answer::NotYet);
        }
        let asked = question.quiet;
        let (question, _) = self.sensible(position, question);
        // With more plies left there would be use for more quiet moves.
        let narrowed = question.quiet < asked;
        self.cut |= narrowed;
        // Where somebody wins at once nothing is ever remembered: it need not be looked for where something is. With so few
        // plies left that a look mostly tells, the look comes first.
        let mut slot = (plies > REMEMBERED).then(|| self.slot(position, question));
        if let Some(answer) = slot.and_then(|slot| slot.answer(plies)) {
            return self.told(answer);
        }
        if question.ply > 0 {
            self.tallies.go_on(&self.rules, question.ply, before, position);
        }
        if let Some(answer) = self.seen(position, question) {
            return self.told(answer);
        }
        if plies == REMEMBERED {
            slot = Some(self.slot(position, question));
            if let Some(answer) = slot.and_then(|slot| slot.answer(plies)) {
                return self.told(answer);
            }
        }
        let cut_before = std::mem::take(&mut self.cut);
        let best = slot.map_or(NO_MOVE, |slot| slot.best);
        let (won, best) = self.tried(position, question, best, interrupt);
        let cut = self.cut || narrowed;
        self.cut = cut || cut_before;
        if self.gave_up {
            return None;
        }
        if let Some(slot) = &mut slot {
            match won {
                Some(stakes) => (slot.won_within, slot.stakes) = (kept(plies), stakes),
                None if cut || !self.thrift => slot.safe_within = kept(plies),
                None => slot.safe_within = FOREVER,
            }
            slot.best = best;
            let place = slot.key as usize & (self.slots.len() - 1);
            self.slots[place] = slot.words();
        }
        won
    }

    /// What can be seen of a position that is not over without trying a move.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn seen(&self, position: &G::Position, question: Question) -> Option<Answer> {
        let tally = self.tallies.at(question.ply);
        let at_once = self.rules.at_once(position, tally);
        if self.rules.actor(position) != question.attacker {
            return matches!(at_once, AtOnce::Win(..)).then_some(Answer::Never);
        }
        match at_once {
            AtOnce::Win(_, stakes) => return Some(Answer::Win(stakes)),
            AtOnce::No if question.plies == 1 => return Some(Answer::NotYet),
            _ if question.plies < 3 => return None,
            _ => {}
        }
        match self.rules.in_three(position, tally) {
            InThree::Win => Some(Answer::Win(Stakes::ALL)),
            InThree::No if question.plies == 3 && self.thrift => Some(Answer::NotYet),
            _ => None,
        }
    }

    /// Takes note of an answer.
    fn told(&mut self, answer: Answer) -> Option<Stakes> {
        self.cut |= answer == Answer::NotYet;
        if let Answer::Win(stakes) = answer { Some(stakes) } else { None }
    }

    /// Tries the moves of one position, unless it is one on the way back; gives the answer and the slot of the move that
    /// decided it.
    fn tried(
        &mut self,
        position: &G::Position,
        question: Question,
        known: u16,
        interrupt: Interrupt<'_>,
    ) -> (Option<Stakes>, u16) {
        let repetition = self.rules.repetition_key(position);
        if self.path.contains(&repetition) {
            return (self.told(Answer::NotYet), NO_MOVE);
        }
        self.path.push(repetition);
        let (moves, order) = (self.moves.len(), self.order.len());
        let found = if self.rules.actor(position) == question.attacker {
            self.attack(position, question, known, interrupt)
        } else {
            self.defend(position, question, known, interrupt)
        };
        self.moves.truncate(moves);
        self.order.truncate(order);
        self.path.pop();
        found
    }

    /// Looks for a move that wins.
    fn attack(
        &mut self,
        position: &G::Position,
        question: Question,
        known: u16,
        interrupt: Interrupt<'_>,
    ) -> (Option<Stakes>, u16) {
        let plies = question.plies;
        let order = self.order.len();
        let listed = self.list(position, question);
        self.rank(listed.first, plies, known, 0);
        let mut only_hopeful = false;
        while let Some((rank, mv)) = self.likeliest(order) {
            // What won nearby is tried before any thought is given to the others.
            if rank < NEARBY && !only_hopeful {
                only_hopeful = true;
                self.order.insert(order, (rank, mv));
                self.moves.truncate(listed.first);
                self.order[order..].iter().for_each(|&(_, mv)| self.moves.push(mv));
                self.rules.keep_hopeful(position, plies.div_ceil(2), &mut self.moves, listed.first);
                if self.moves.len() - listed.first < self.order.len() - order {
                    self.cut = true;
                    self.order.truncate(order);
                    self.rank(listed.first, plies, known, 0);
                }
                continue;
            }
            let after = self.rules.play_unchecked(position, mv);
            let next = self.after(mv, question, &listed);
            if let Some(stakes) = self.wins(&after, position, next, interrupt) {
                self.learn(mv, plies, 0);
                return (Some(stakes.or(self.rules.stakes(position, mv))), self.rules.slot(mv) as u16);
            }
            if self.gave_up {
                break;
            }
        }
        (None, NO_MOVE)
    }

    /// Looks for a move that holds.
    fn defend(
        &mut self,
        position: &G::Position,
        question: Question,
        known: u16,
        interrupt: Interrupt<'_>,
    ) -> (Option<Stakes>, u16) {
        let plies = question.plies;
        let (first, order) = (self.moves.len(), self.order.len());
        let mut rests_on = Stakes::ALL;
        // If even a turn spent on nothing holds, there is no need to look at the others; if it does not, only what
        // disturbs the proof of that can.
        if let Some(idle) = self.rules.idle(position) {
            let Some(stakes) = self.wins(&idle, position, question.next(), interrupt) else {
                return (None, NO_MOVE);
            };
            self.rules.replies(position, stakes, plies / 2, &mut self.moves);
            rests_on = stakes;
        } else if plies >= 2 {
            // The moves left out lose to the attacker's next one.
            let tally = self.tallies.at(question.ply);
            self.rules.candidates(position, tally, Breadth::Every, &mut self.moves);
            let any = self.moves.above(first).first();
            let holds = || self.thrift && plies <= 4 && self.rules.all_hold(position, tally);
            if let Some(&any) = any.filter(|_| holds()) {
                return (self.told(Answer::NotYet), self.rules.slot(any) as u16);
            }
        } else {
            self.rules.moves(position, &mut self.moves);
        }
        self.rank(first, plies, known, G::TUNING.slots);
        while let Some((_, mv)) = self.likeliest(order) {
            let after = self.rules.play_unchecked(position, mv);
            let Some(stakes) = self.wins(&after, position, question.next(), interrupt) else {
                if !self.gave_up {
                    self.learn(mv, plies, G::TUNING.slots);
                }
                return (None, self.rules.slot(mv) as u16);
            };
            rests_on = rests_on.or(stakes);
        }
        (Some(rests_on), NO_MOVE)
    }

    /// Ranks the moves above `first` by what is known of them; `side` is where the history of the mover begins.
    fn rank(&mut self, first: usize, plies: u32, known: u16, side: usize) {
        if self.killers.len() <= plies as usize {
            self.killers.resize(plies as usize + 1, [None; 2]);
        }
        let killers = self.killers[plies as usize];
        for &mv in self.moves.above(first) {
            let slot = self.rules.slot(mv);
            let rank = if slot == usize::from(known) {
                u32::MAX
            } else if let Some(age) = killers.iter().position(|&killer| killer == Some(mv)) {
                NEARBY + 1 - age as u32
            } else {
                self.history[side + slot]
            };
            self.order.push((rank, mv));
        }
    }

    /// Takes the likeliest of the moves not yet tried.
    fn likeliest(&mut self, order: usize) -> Option<(u32, G::Move)> {
        let ranked = &self.order[order..];
        let best = (0..ranked.len()).rev().max_by_key(|&index| ranked[index].0)?;
        Some(self.order.swap_remove(order + best))
    }

    /// A move decided: it will be tried early elsewhere.
    fn learn(&mut self, mv: G::Move, plies: u32, side: usize) {
        let history = &mut self.history[side + self.rules.slot(mv)];
        *history = history.saturating_add(plies * plies).min(NEARBY - 1);
        let killers = &mut self.killers[plies as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}
