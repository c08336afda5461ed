//! Principal-variation search: what a search holds, and the tree below its position. The iterations are in [`root`].

mod root;

use crate::Score;
use crate::order::Memory;
use crate::table::{Bound, Entry, TranspositionTable};
use crate::tallies::Tallies;
use siliam_core::{Breadth, Glance, LeftOut, MoveStack, Outcome, Think};
use std::sync::Arc;

/// Asked now and then with the nodes searched so far; answers whether to stop.
pub type Interrupt<'a> = &'a mut dyn FnMut(u64) -> bool;

/// Hears of every complete iteration, with the nodes searched so far.
pub(crate) type Hearing<'a, M> = &'a mut dyn FnMut(&Found<M>, u64);

/// Nodes between two questions to the [`Interrupt`]; a power of two.
const PATIENCE: u64 = 128;

/// The rank of the move that was best before; only what the iteration before expects comes earlier.
const FIRST: i32 = i32::MAX - 1;

/// How much a hundredth that is foreseen counts against what history tables say.
const FORESIGHT: i32 = 5;

/// When a search ends by itself.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The last iteration.
    pub depth: u32,
    /// Nodes in all.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 100, nodes: u64::MAX }
    }
}

/// The selective techniques, each of which can be switched off to measure what it gains.
// Each is a switch of its own; no two make a state together.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques {
    /// Late moves are searched less deeply at first.
    pub late_reduction: bool,
    /// A position far above what matters is not searched for its last plies.
    pub margin: bool,
    /// Only the moves that the game finds worth looking at are searched.
    pub choice: bool,
    /// Moves are ranked by what the game foresees of them, and those that will not matter are not played out.
    pub foresight: bool,
    /// Before a move is believed in, the opponent's forced wins after it are looked for.
    pub guard: bool,
    /// A move that was refuted is not played as long as another is known, and none comes up after the last doubt.
    pub second_thought: bool,
    /// The search for forced wins leaves out what surely comes to nothing, and ends when everything was tried.
    pub thrift: bool,
}

impl Default for Techniques {
    fn default() -> Self {
        Self {
            late_reduction: true,
            margin: true,
            choice: true,
            foresight: true,
            guard: true,
            second_thought: true,
            thrift: true,
        }
    }
}

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The moves; the first is the one to play.
    pub moves: Vec<M>,
    /// What it is worth to the actor.
    pub score: Score,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The best lines, the best one first, no two with the same first move; never empty.
    pub lines: Vec<Line<M>>,
    /// The last complete iteration.
    pub depth: u32,
}

impl<M> Found<M> {
    /// The best line.
    pub fn best(&self) -> &Line<M> {
        &self.lines[0]
    }
}

/// A search from one position; one of these per thread, all over one table.
pub struct Search<G: Think> {
    rules: G,
    table: Arc<TranspositionTable>,
    techniques: Techniques,
    root: G::Position,
    /// Repetition keys that have occurred twice in the game already (G1).
    worn: Vec<u64>,
    /// Repetition keys on the way from the root.
    path: Vec<u64>,
    tallies: Tallies<G>,
    moves: MoveStack<G::Move>,
    /// The moves of the positions on the way from the root.
    listed: Vec<Listed<G::Move>>,
    /// What the rules foresee of moves about to be listed.
    foreseen: Vec<i32>,
    memory: Memory<G::Move>,
    nodes: u64,
    patience: u64,
    aborted: bool,
    /// The iteration under way.
    depth: u32,
    /// At the root the moves worth looking at all lose, so that all others are searched too.
    widened: bool,
    /// How many lines are wanted.
    wanted: usize,
    /// First moves of better lines, when looking for the next best.
    set_aside: Vec<G::Move>,
    /// The best first move of the iteration before; it is tried first.
    expected: Option<G::Move>,
    /// The best first move of the iteration under way, as soon as one is better than expected.
    leading: Option<(G::Move, Score)>,
    /// First moves after which the opponent surely wins.
    refuted: Vec<G::Move>,
    /// The best line before the present one.
    before: Option<Line<G::Move>>,
    /// What the best first move was worth before it was refuted, until an iteration has found another.
    hoped_for: Option<Score>,
    /// The best first move of the iteration under way that is not refuted, whether it is better than expected or not.
    instead: Option<(G::Move, Score)>,
    found: Option<Found<G::Move>>,
}

/// A move of a position under search.
#[derive(Clone, Copy)]
struct Listed<M> {
    mv: M,
    /// The higher, the earlier it is tried.
    rank: i32,
    /// Its place in the list as the rules give it, which is what the table stores.
    place: u16,
    /// What it will look like or better, where that is known.
    foreseen: Option<Score>,
}

/// A window of scores and how deep to look.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// The window as the next position sees it, one ply nearer to the end, by the same player or by another.
    #[inline(always)]
    fn below(self, same_actor: bool) -> Self {
        let (alpha, beta) = (self.alpha.later_by(1), self.beta.later_by(1));
        if same_actor { Self { alpha, beta } } else { Self { alpha: -beta, beta: -alpha } }
    }

    /// Just enough to see whether something beats alpha.
    #[inline(always)]
    fn narrow(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha.above() }
    }
}

impl<G: Think> Search<G> {
    /// A search of the position, `history` being the repetition keys of the game so far, the position's own included.
    pub fn new(rules: &G, table: Arc<TranspositionTable>, root: G::Position, history: &[u64]) -> Self {
        let twice = |key: &&u64| history.iter().filter(|other| other == key).count() >= 2;
        Self {
            rules: rules.clone(),
            table,
            techniques: Techniques::default(),
            root,
            worn: history.iter().filter(twice).copied().collect(),
            path: Vec::new(),
            tallies: Tallies::new(),
            moves: MoveStack::new(),
            listed: Vec::new(),
            foreseen: Vec::new(),
            memory: Memory::new::<G>(),
            nodes: 0,
            patience: if rules.node_is_slow() { 1 } else { PATIENCE },
            aborted: false,
            depth: 1,
            widened: false,
            wanted: 1,
            set_aside: Vec::new(),
            expected: None,
            leading: None,
            refuted: Vec::new(),
            before: None,
            hoped_for: None,
            instead: None,
            found: None,
        }
    }

    /// The same search for so many lines at once.
    pub fn with_lines(mut self, wanted: usize) -> Self {
        self.wanted = wanted.max(1);
        self
    }

    /// The same search with other techniques.
    pub fn with_techniques(mut self, techniques: Techniques) -> Self {
        self.techniques = techniques;
        self
    }

    /// Starts with a deeper iteration, so that threads do not all do the same.
    pub fn begin_at(mut self, depth: u32) -> Self {
        self.depth = depth.max(1);
        self
    }

    /// Nodes searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What was found so far; `None` before the first run or where there is no move.
    pub fn found(&self) -> Option<&Found<G::Move>> {
        self.found.as_ref()
    }

    /// Adds the moves to search in a position: none where all lose at once, but at the root one must be played.
    fn list(&mut self, position: &G::Position, ply: usize) -> LeftOut {
        let first = self.moves.len();
        let all = !self.techniques.choice || (ply == 0 && self.widened);
        let breadth = if all { Breadth::Every } else { Breadth::Best };
        let tally = self.tallies.at(ply);
        let left_out = self.rules.candidates(position, tally, breadth, &mut self.moves);
        if ply > 0 || self.moves.len() > first {
            return left_out;
        }
        self.rules.moves(position, &mut self.moves);
        LeftOut::Nothing
    }

    /// Whether to give up; asks outside only now and then.
    #[inline(always)]
    fn gives_up(&mut self, control: &mut Control<'_>) -> bool {
        self.nodes += 1;
        if self.nodes & (self.patience - 1) == 0 || self.nodes >= control.limits.nodes {
            self.aborted |= self.nodes >= control.limits.nodes || (control.interrupt)(self.nodes);
        }
        self.aborted
    }

    /// The value of a position to its actor, exact inside the window.
    // The steps belong together: each reads what the ones before it found, and their order is the point.
    #[allow(clippy::too_many_lines)]
    fn visit(
        &mut self,
        position: &G::Position,
        depth: i32,
        window: Window,
        ply: usize,
        before: &G::Position,
        control: &mut Control<'_>,
    ) -> Score {
        // 1. The end of the game, by the rules or by repetition.
        if self.gives_up(control) {
            return Score::EVEN;
        }
        let actor = self.rules.actor(position);
        match self.rules.outcome(position) {
            Some(Outcome::Draw) => return Score::EVEN,
            Some(Outcome::Win(player)) if player == actor => return Score::win_in(0),
            Some(Outcome::Win(_)) => return Score::loss_in(0),
            None => {}
        }
        let key = self.rules.search_key(position);
        self.table.fetch(key);
        let repetition = self.rules.repetition_key(position);
        // A second occurrence on the way is as good as a third: whoever could repeat once can do so again.
        if ply > 0 && (self.path.contains(&repetition) || self.worn.contains(&repetition)) {
            return Score::EVEN;
        }
        // 2. Nothing here can be better than a win in one.
        let Window { mut alpha, beta } = window;
        if ply > 0 && alpha >= Score::win_in(1) {
            return alpha;
        }
        // 3. What the table knows; proven values hold at any depth.
        if ply > 0 {
            self.tallies.go_on(&self.rules, ply, before, position);
        }
        let known = self.table.find(key);
        if let Some(entry) = known.filter(|_| ply > 0) {
            let proven = entry.score.is_win() && entry.bound != Bound::AtMost
                || entry.score.is_loss() && entry.bound != Bound::AtLeast;
            if entry.depth >= stored(depth) || proven {
                let cuts = match entry.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => entry.score >= beta,
                    Bound::AtMost => entry.score <= alpha,
                };
                if cuts {
                    return entry.score;
                }
            }
        }
        // 4. A win at hand needs no search.
        let glance = if ply > 0 { self.rules.glance(position, self.tallies.at(ply)) } else { Glance::NoWin };
        match glance {
            Glance::WinsAtOnce => return Score::win_in(1),
            Glance::WinsInThree => return Score::win_in(3),
            _ => {}
        }
        // 5. The horizon, but for threats that leave few answers.
        let judged = || Score::estimate(self.rules.evaluate(position, self.tallies.at(ply)));
        if depth <= 0 && !G::TUNING.extend_threats {
            return judged();
        }
        let threatened = match glance {
            Glance::Threatened => true,
            Glance::NoWin => {
                let handed = self.rules.hand_over(position);
                handed.is_some_and(|handed| self.rules.winning_move(&handed).is_some())
            }
            Glance::WinsAtOnce | Glance::WinsInThree | Glance::Calm => false,
        };
        if depth <= 0 && !threatened {
            return judged();
        }
        let quiet = !threatened && ply > 0 && !beta.is_proven() && beta == alpha.above();
        // 6. So far above beta that the last plies will not bring it down.
        if self.techniques.margin && quiet && depth <= 3 {
            let judged = judged();
            if judged.offset(-G::TUNING.swing * depth) >= beta {
                return judged;
            }
        }
        // 7. Every move worth looking at, the likeliest first.
        let listed = self.listed.len();
        let left_out = self.list_ranked(position, depth, ply, known.and_then(|entry| entry.best));
        let count = self.listed.len() - listed;
        if count == 0 {
            return Score::loss_in(2);
        }
        self.path.push(repetition);
        let mut best = -Score::MOST;
        let mut best_move = None;
        let mut searched = 0;
        for tried in 0..count {
            self.bring_forward(listed + tried, listed + count);
            let Listed { mv, rank, place, foreseen } = self.listed[listed + tried];
            if ply == 0 && self.set_aside.contains(&mv) {
                continue;
            }
            // 8. Late moves: less deep, and only to see whether they beat alpha.
            let late =
                self.techniques.late_reduction && depth >= 2 && tried >= 3 && !threatened && searched > 0;
            let less = if late { reduction(depth, tried) } else { 0 };
            // 9. What is foreseen not to beat alpha.
            if let Some(most) = foreseen.and_then(|foreseen| at_most::<G>(foreseen, depth - 1 - less, quiet))
                && most <= alpha
            {
                best = best.max(most);
                if depth == 1 && rank < FIRST {
                    // All others are foreseen to be no better.
                    break;
                }
                continue;
            }
            searched += 1;
            let after = self.rules.play_unchecked(position, mv);
            let same = self.rules.actor(&after) == actor;
            let seen = |score: Score| if same { score.earlier_by(1) } else { (-score).earlier_by(1) };
            let now = Window { alpha, beta };
            let mut score;
            if searched == 1 {
                score = seen(self.visit(&after, depth - 1, now.below(same), ply + 1, position, control));
            } else {
                let narrow = now.narrow().below(same);
                score = seen(self.visit(&after, depth - 1 - less, narrow, ply + 1, position, control));
                if score > alpha && less > 0 && !self.aborted {
                    score = seen(self.visit(&after, depth - 1, narrow, ply + 1, position, control));
                }
                if score > alpha && score < beta && !self.aborted {
                    score = seen(self.visit(&after, depth - 1, now.below(same), ply + 1, position, control));
                }
            }
            if self.aborted {
                break;
            }
            if ply == 0 && self.instead.is_none_or(|(_, most)| score > most) && !self.refuted.contains(&mv) {
                self.instead = Some((mv, score));
            }
            if score > best {
                best = score;
                if ply == 0 && score > alpha {
                    self.leading = Some((mv, score));
                }
                best_move = Some(place);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                let in_vain = self.listed[listed..listed + tried].iter().map(|listed| listed.mv);
                self.memory.learn(&self.rules, mv, in_vain, depth, ply);
                break;
            }
        }
        self.path.pop();
        self.listed.truncate(listed);
        if self.aborted {
            return Score::EVEN;
        }
        // 10. Whoever is lost with the moves that were searched may be saved by one that was not.
        if left_out == LeftOut::Unlikely && best.is_loss() {
            if ply == 0 {
                self.widened = true;
                return self.visit(position, depth, window, ply, before, control);
            }
            best = best.unproven();
        }
        // 11. Remember.
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        // Without its best moves the root is another position.
        if ply == 0 && !self.set_aside.is_empty() {
            return best;
        }
        let entry = Entry { best: best_move, score: best, depth: stored(depth), bound };
        self.table.store(key, entry);
        best
    }

    /// Lists the moves to search in a position with their ranks; gives what was left out.
    fn list_ranked(
        &mut self,
        position: &G::Position,
        depth: i32,
        ply: usize,
        best_known: Option<u16>,
    ) -> LeftOut {
        let first = self.moves.len();
        let left_out = self.list(position, ply);
        // At the root nobody has looked yet whether a move wins at once.
        if self.techniques.foresight && ply > 0 {
            self.rules.foresee(position, self.moves.above(first), &mut self.foreseen);
        }
        for (place, &mv) in (0..).zip(self.moves.above(first)) {
            let foreseen = self.foreseen.get(usize::from(place)).copied();
            let likely = || self.memory.rank(&self.rules, mv, ply);
            let rank = if ply == 0 && self.expected == Some(mv) {
                FIRST + 1
            } else if best_known == Some(place) {
                FIRST
            } else {
                match foreseen {
                    Some(foreseen) if depth == 1 => foreseen,
                    Some(foreseen) => likely() + FORESIGHT * foreseen,
                    None => likely() - i32::from(place) * G::TUNING.rank_weight,
                }
            };
            self.listed.push(Listed { mv, rank, place, foreseen: foreseen.map(Score::estimate) });
        }
        self.foreseen.clear();
        self.moves.truncate(first);
        left_out
    }

    /// Brings the likeliest of the moves listed between these places to the first of them.
    #[inline(always)]
    fn bring_forward(&mut self, first: usize, end: usize) {
        let listed = &mut self.listed[first..end];
        let mut likeliest = 0;
        for index in 1..listed.len() {
            if listed[index].rank > listed[likeliest].rank {
                likeliest = index;
            }
        }
        listed.swap(0, likeliest);
    }

    /// Forgets what only the last search made likely.
    pub fn fade(&mut self) {
        self.memory.fade();
    }
}

/// What stops a search from outside.
struct Control<'a> {
    limits: Limits,
    interrupt: Interrupt<'a>,
}

/// What a move can bring at most that is foreseen to look like this, searched so deeply after it; `None` where nothing is
/// known.
#[inline(always)]
fn at_most<G: Think>(foreseen: Score, depth_after: i32, quiet: bool) -> Option<Score> {
    match depth_after {
        ..=0 => Some(foreseen),
        1 if quiet => Some(foreseen.offset(G::TUNING.swing / 2)),
        _ => None,
    }
}

/// A depth as tables keep it: answers beyond the horizon count too.
#[inline(always)]
fn stored(depth: i32) -> u8 {
    (depth + 16).clamp(0, 255) as u8
}

/// How much less deeply a late move is searched at first.
#[inline(always)]
fn reduction(depth: i32, tried: usize) -> i32 {
    // Logarithms to base two of small numbers, in halves: their product over four grows like the usual ln·ln.
    let depth_log = 32 - (depth as u32).leading_zeros() as i32;
    let tried_log = 32 - (tried as u32).leading_zeros() as i32;
    (depth_log * tried_log / 5).clamp(1, (depth - 1).max(1))
}
