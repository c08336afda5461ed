//! Forced wins: a depth-first proof that the attacker wins within so many plies whatever the defender does.
//!
//! The defender may always play anything. The attacker may be held to forcing moves, all or all but a few, which makes deep
//! proofs quick (threat-space search), or play anything too, which makes the answer exact. Proofs are repetition-safe: a
//! position that is on the path already is no win.

mod line;
mod only;
mod ordering;
mod proof_table;

use crate::search::Interrupt;
use crate::tallies::Tallies;
use ordering::{KILLER, ProofOrdering, Side};
pub(crate) use proof_table::ProofTable;
use proof_table::{Answer, ProofEntry};
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
    table: ProofTable,
    tallies: Tallies<G>,
    moves: MoveStack<G::Move>,
    ordering: ProofOrdering<G>,
    /// Repetition keys from the root to the node under way.
    path: Vec<u64>,
    nodes: u64,
    check_every: u64,
    gave_up: bool,
    /// See [`Techniques::thrift`](crate::Techniques::thrift).
    thrift: bool,
    /// Whether something was left untried that might win with more plies, or on another path.
    cut: bool,
}

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

/// A position whose moves are to be tried.
struct Node<'a, P> {
    position: &'a P,
    question: Question,
    /// The slot of the move that decided here before.
    known: Option<u16>,
}

/// What trying the moves came to: what the proof of a win rests on, and the slot of the move that decided.
type Tried = (Option<Stakes>, Option<u16>);

/// Where the attacker's moves lie on the stack.
struct AttackMoves {
    /// The forcing ones, where quiet ones count; they end where all begin.
    forcing: usize,
    /// All.
    first: usize,
    /// Whether a quiet move is one fewer to spend.
    counts: bool,
}

/// Nodes between two questions to the [`Interrupt`]; a power of two.
const CHECK_EVERY: u64 = 512;
/// Positions with fewer plies left are searched anew rather than stored: that is quicker than a miss in the cache.
const STORED_FROM: u32 = 3;

impl<G: Prove> Force<G> {
    /// A proof search with a memory of so many mebibytes.
    pub fn new(rules: &G, mebibytes: usize) -> Self {
        Self { table: ProofTable::new(mebibytes), ..Self::bare(rules) }
    }

    /// A proof search with hardly a memory.
    pub(crate) fn bare(rules: &G) -> Self {
        Self {
            rules: rules.clone(),
            table: ProofTable::smallest(),
            tallies: Tallies::new(),
            moves: MoveStack::new(),
            ordering: ProofOrdering::new(),
            path: Vec::new(),
            nodes: 0,
            check_every: if rules.node_is_slow() { 1 } else { CHECK_EVERY },
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

    /// The same with the table of another, where that has the same size.
    pub(crate) fn with_table(mut self, table: ProofTable) -> Self {
        if table.is_as_large_as(&self.table) {
            self.table = table;
        }
        self
    }

    /// Exchanges its table, whatever the sizes.
    pub(crate) fn exchange(&mut self, table: ProofTable) -> ProofTable {
        std::mem::replace(&mut self.table, table)
    }

    /// Its table, for the next proof search to reuse.
    pub(crate) fn into_table(self) -> ProofTable {
        self.table
    }

    /// A win that the table knows, not necessarily the shortest: within so many plies, and its first move.
    pub(crate) fn recall(
        &mut self,
        position: &G::Position,
        quiet: u32,
        interrupt: Interrupt<'_>,
    ) -> Option<(u32, G::Move)> {
        let question = Question { attacker: self.rules.actor(position), plies: 0, ply: 0, quiet };
        let within = self.entry(position, question).won_within()?;
        Some((within, self.win_within(position, Attack::Quiet(quiet), within, interrupt)?))
    }

    /// Gives the memory of its table back.
    pub(crate) fn forget(&mut self) {
        self.table = ProofTable::smallest();
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
        let known = self.entry(position, question).best.map(usize::from);
        let mut moves = self.moves.above(listed.first).to_vec();
        moves.sort_by_key(|&mv| Some(self.rules.slot(mv)) != known);
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
        // The last action wins at once, so it forces.
        let most = actions.saturating_sub(1);
        (Question { quiet: question.quiet.min(most), ..question }, question.quiet < most)
    }

    /// Adds what the attacker may play here.
    fn list(&mut self, position: &G::Position, question: Question) -> AttackMoves {
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
        AttackMoves { forcing, first, counts }
    }

    /// What is asked after a move of the attacker.
    fn after(&self, mv: G::Move, question: Question, listed: &AttackMoves) -> Question {
        let forcing = &self.moves.above(listed.forcing)[..listed.first - listed.forcing];
        let spent = u32::from(listed.counts && !forcing.contains(&mv));
        Question { quiet: question.quiet - spent, ..question.next() }
    }

    fn entry(&self, position: &G::Position, question: Question) -> ProofEntry {
        let asked = question.attacker.index() as u64 | u64::from(question.quiet) << 8;
        self.table.entry(hash::key([self.rules.search_key(position), asked]))
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
        if self.gave_up || (self.nodes & (self.check_every - 1) == 0 && interrupt(self.nodes)) {
            self.gave_up = true;
            return None;
        }
        let Question { attacker, plies, .. } = question;
        if let Some(outcome) = self.rules.outcome(position) {
            return (outcome == Outcome::Win(attacker)).then_some(Stakes::NONE);
        }
        if plies == 0 {
            return self.reported(Answer::NotYet);
        }
        let asked = question.quiet;
        let (question, _) = self.sensible(position, question);
        // With more plies left there would be use for more quiet moves.
        let narrowed = question.quiet < asked;
        self.cut |= narrowed;
        // Positions in which somebody wins at once are never stored, so a stored answer comes before that look. With few
        // plies left the look mostly answers, so it comes first.
        let mut entry = (plies > STORED_FROM).then(|| self.entry(position, question));
        if let Some(answer) = entry.and_then(|entry| entry.answer(plies)) {
            return self.reported(answer);
        }
        if question.ply > 0 {
            self.tallies.go_on(&self.rules, question.ply, before, position);
        }
        if let Some(answer) = self.seen(position, question) {
            return self.reported(answer);
        }
        if plies == STORED_FROM {
            entry = Some(self.entry(position, question));
            if let Some(answer) = entry.and_then(|entry| entry.answer(plies)) {
                return self.reported(answer);
            }
        }
        let cut_before = std::mem::take(&mut self.cut);
        let known = entry.and_then(|entry| entry.best);
        let (won, best) = self.tried(&Node { position, question, known }, interrupt);
        let cut = self.cut || narrowed;
        self.cut = cut || cut_before;
        if self.gave_up {
            return None;
        }
        if let Some(mut entry) = entry {
            let answer = match won {
                Some(stakes) => Answer::Win(stakes),
                None if cut || !self.thrift => Answer::NotYet,
                None => Answer::Never,
            };
            entry.note(answer, plies, best);
            self.table.store(entry);
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

    /// What a proof rests on, if the answer is a win. Notes that more plies might win.
    fn reported(&mut self, answer: Answer) -> Option<Stakes> {
        self.cut |= answer == Answer::NotYet;
        if let Answer::Win(stakes) = answer { Some(stakes) } else { None }
    }

    /// Tries the moves of one position, unless it is on the path already.
    fn tried(&mut self, node: &Node<'_, G::Position>, interrupt: Interrupt<'_>) -> Tried {
        let repetition = self.rules.repetition_key(node.position);
        if self.path.contains(&repetition) {
            return (self.reported(Answer::NotYet), None);
        }
        self.path.push(repetition);
        let (moves, ordering) = (self.moves.len(), self.ordering.len());
        let found = if self.rules.actor(node.position) == node.question.attacker {
            self.attack(node, interrupt)
        } else {
            self.defend(node, interrupt)
        };
        self.moves.truncate(moves);
        self.ordering.truncate(ordering);
        self.path.pop();
        found
    }

    /// Looks for a move that wins.
    fn attack(&mut self, node: &Node<'_, G::Position>, interrupt: Interrupt<'_>) -> Tried {
        let &Node { position, question, known } = node;
        let plies = question.plies;
        let untried = self.ordering.len();
        let listed = self.list(position, question);
        self.ordering.add(&self.rules, self.moves.above(listed.first), plies, known, Side::Attacker);
        let mut only_hopeful = false;
        while let Some((rank, mv)) = self.ordering.take_likeliest(untried) {
            // The known move and killers are tried before the others are looked at for hope.
            if rank < KILLER && !only_hopeful {
                only_hopeful = true;
                self.ordering.put_back(untried, (rank, mv));
                self.moves.truncate(listed.first);
                self.ordering.above(untried).for_each(|mv| self.moves.push(mv));
                self.rules.keep_hopeful(position, plies.div_ceil(2), &mut self.moves, listed.first);
                if self.moves.len() - listed.first < self.ordering.len() - untried {
                    self.cut = true;
                    self.ordering.truncate(untried);
                    let hopeful = self.moves.above(listed.first);
                    self.ordering.add(&self.rules, hopeful, plies, known, Side::Attacker);
                }
                continue;
            }
            let after = self.rules.play_unchecked(position, mv);
            let next = self.after(mv, question, &listed);
            if let Some(stakes) = self.wins(&after, position, next, interrupt) {
                self.ordering.learn(&self.rules, mv, plies, Side::Attacker);
                return (Some(stakes.or(self.rules.stakes(position, mv))), Some(self.slot(mv)));
            }
            if self.gave_up {
                break;
            }
        }
        (None, None)
    }

    /// Looks for a move that holds.
    fn defend(&mut self, node: &Node<'_, G::Position>, interrupt: Interrupt<'_>) -> Tried {
        let &Node { position, question, known } = node;
        let plies = question.plies;
        let (first, untried) = (self.moves.len(), self.ordering.len());
        let mut rests_on = Stakes::ALL;
        // If even an idle turn holds, every move does; if it does not, only a move that disturbs the proof of that can.
        if let Some(idle) = self.rules.idle(position) {
            let Some(stakes) = self.wins(&idle, position, question.next(), interrupt) else {
                return (None, None);
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
                return (self.reported(Answer::NotYet), Some(self.slot(any)));
            }
        } else {
            self.rules.moves(position, &mut self.moves);
        }
        self.ordering.add(&self.rules, self.moves.above(first), plies, known, Side::Defender);
        while let Some((_, mv)) = self.ordering.take_likeliest(untried) {
            let after = self.rules.play_unchecked(position, mv);
            let Some(stakes) = self.wins(&after, position, question.next(), interrupt) else {
                if !self.gave_up {
                    self.ordering.learn(&self.rules, mv, plies, Side::Defender);
                }
                return (None, Some(self.slot(mv)));
            };
            rests_on = rests_on.or(stakes);
        }
        (Some(rests_on), None)
    }

    /// The move's slot as entries keep it.
    #[allow(clippy::cast_possible_truncation)] // Games have fewer slots than 2¹⁶.
    fn slot(&self, mv: G::Move) -> u16 {
        self.rules.slot(mv) as u16
    }
}
