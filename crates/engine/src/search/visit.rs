//! The tree below the root: the numbered steps of the search.

use super::{Control, Search};
use crate::Score;
use crate::transposition::{Bound, Entry};
use siliam_core::{Breadth, Glance, LeftOut, Outcome, Think};

/// The rank of the transposition table's move; only the best move of the iteration before comes earlier.
const FIRST: i32 = i32::MAX - 1;

/// How much a hundredth of the evaluation after a move counts against the history heuristic, where the game foresees it.
/// Set when foresight was measured: +70 Elo in Squaryd.
const FORESIGHT: i32 = 5;

/// The last plies in which the futility margin holds. Five and six plies were no better in matches.
const FUTILITY_PLIES: i32 = 3;

/// A move of a position under search.
#[derive(Clone, Copy)]
pub(super) struct RankedMove<M> {
    mv: M,
    /// The higher, the earlier it is tried.
    rank: i32,
    /// Its index in the list as the game gives it, which is what the transposition table stores.
    place: u16,
    /// An upper bound of the evaluation after it, where the game foresees one.
    foreseen: Option<Score>,
}

/// A window of scores: the value of a position matters only between alpha and beta.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// The window as the next position sees it, one ply nearer to the end, by the same player or by another.
    #[inline(always)]
    pub(super) fn below(self, same_actor: bool) -> Self {
        let (alpha, beta) = (self.alpha.later_by(1), self.beta.later_by(1));
        if same_actor { Self { alpha, beta } } else { Self { alpha: -beta, beta: -alpha } }
    }

    /// The null window above alpha: it only tells whether something beats alpha.
    #[inline(always)]
    fn null(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha.above() }
    }
}

impl<G: Think> Search<G> {
    /// Adds the moves to search in a position: none where all lose at once, but at the root one must be played.
    pub(super) fn list(&mut self, position: &G::Position, ply: usize) -> LeftOut {
        let first = self.moves.len();
        let all = !self.techniques.candidates_only || (ply == 0 && self.widened);
        let breadth = if all { Breadth::Every } else { Breadth::Best };
        let tally = self.tallies.at(ply);
        let left_out = self.rules.candidates(position, tally, breadth, &mut self.moves);
        let listed = self.moves.len() - first;
        if ply > 0 || listed >= self.lines_wanted {
            return left_out;
        }
        // Fewer candidates than lines: the other legal moves come behind them.
        self.rules.moves(position, &mut self.moves);
        let candidates = self.moves.above(first)[..listed].to_vec();
        self.moves.retain_above(first + listed, |mv| !candidates.contains(&mv));
        LeftOut::Nothing
    }

    /// Counts a node and tells whether to stop; asks outside only now and then.
    #[inline(always)]
    fn is_interrupted(&mut self, control: &mut Control<'_>) -> bool {
        self.nodes += 1;
        if self.nodes & (self.check_every - 1) == 0 || self.nodes >= control.limits.nodes {
            self.aborted |= self.nodes >= control.limits.nodes || (control.interrupt)(self.nodes);
        }
        self.aborted
    }

    /// The value of a position to its actor, exact inside the window.
    // The steps belong together: each reads what the ones before it found, and their order is the point.
    #[allow(clippy::too_many_lines)]
    pub(super) fn visit(
        &mut self,
        position: &G::Position,
        depth: i32,
        window: Window,
        ply: usize,
        before: &G::Position,
        control: &mut Control<'_>,
    ) -> Score {
        // 1. The end of the game, by the rules or by repetition.
        if self.is_interrupted(control) {
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
        // A second occurrence on the path counts as a draw: whoever could repeat once can do so again.
        if ply > 0 && (self.path.contains(&repetition) || self.repeated_twice.contains(&repetition)) {
            return Score::EVEN;
        }
        // 2. Nothing here can be better than a win in one.
        let Window { mut alpha, beta } = window;
        if ply > 0 && alpha >= Score::win_in(1) {
            return alpha;
        }
        // 3. The transposition table; proven values hold at any depth.
        if ply > 0 {
            self.tallies.go_on(&self.rules, ply, before, position);
        }
        let known = self.table.find(key);
        if let Some(entry) = known.filter(|_| ply > 0) {
            let proven = entry.score.is_win() && entry.bound != Bound::Upper
                || entry.score.is_loss() && entry.bound != Bound::Lower;
            if entry.depth >= stored(depth) || proven {
                let cuts = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => entry.score >= beta,
                    Bound::Upper => entry.score <= alpha,
                };
                if cuts {
                    return entry.score;
                }
            }
        }
        // 4. A win that the game sees at a glance.
        let glance = if ply > 0 { self.rules.glance(position, self.tallies.at(ply)) } else { Glance::NoWin };
        match glance {
            Glance::WinsAtOnce => return Score::win_in(1),
            Glance::WinsInThree => return Score::win_in(3),
            _ => {}
        }
        // 5. The horizon: static evaluation, unless threats are extended and there is one to answer.
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
        // 6. Futility: so far above beta that the last plies will not bring it down.
        if self.techniques.futility_margin && quiet && depth <= FUTILITY_PLIES {
            let judged = judged();
            if judged.offset(-G::TUNING.swing * depth) >= beta {
                return judged;
            }
        }
        // 7. The candidates, the likeliest first.
        let first = self.ranked.len();
        let left_out = self.rank_moves(position, depth, ply, known.and_then(|entry| entry.best));
        let count = self.ranked.len() - first;
        if count == 0 {
            return Score::loss_in(2);
        }
        self.path.push(repetition);
        let mut best = -Score::MOST;
        let mut best_move = None;
        let mut searched = 0;
        for tried in 0..count {
            self.bring_forward(first + tried, first + count);
            let RankedMove { mv, rank, place, foreseen } = self.ranked[first + tried];
            if ply == 0 && self.excluded.contains(&mv) {
                continue;
            }
            // 8. Late-move reduction: less deep, in a null window.
            let late = self.techniques.late_move_reduction
                && depth >= 2
                && tried >= 3
                && !threatened
                && searched > 0;
            let less = if late { reduction(depth, tried) } else { 0 };
            // 9. Foresight: what is foreseen not to beat alpha is not played.
            if let Some(most) = foreseen.and_then(|foreseen| at_most::<G>(foreseen, depth - 1 - less, quiet))
                && most <= alpha
            {
                best = best.max(most);
                if depth == 1 && rank < FIRST {
                    // Moves come by what is foreseen, so all others are no better.
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
                let null = now.null().below(same);
                score = seen(self.visit(&after, depth - 1 - less, null, ply + 1, position, control));
                if score > alpha && less > 0 && !self.aborted {
                    score = seen(self.visit(&after, depth - 1, null, ply + 1, position, control));
                }
                if score > alpha && score < beta && !self.aborted {
                    score = seen(self.visit(&after, depth - 1, now.below(same), ply + 1, position, control));
                }
            }
            if self.aborted {
                break;
            }
            if ply == 0
                && self.best_unrefuted.is_none_or(|(_, most)| score > most)
                && !self.refuted.contains(&mv)
            {
                self.best_unrefuted = Some((mv, score));
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
                let tried_before = self.ranked[first..first + tried].iter().map(|ranked| ranked.mv);
                self.ordering.learn(&self.rules, mv, tried_before, depth, ply);
                break;
            }
        }
        self.path.pop();
        self.ranked.truncate(first);
        if self.aborted {
            return Score::EVEN;
        }
        // 10. Moves were left out, so a loss found here is not proven. At the root every move is searched then.
        if left_out == LeftOut::Unlikely && best.is_loss() {
            if ply == 0 {
                self.widened = true;
                return self.visit(position, depth, window, ply, before, control);
            }
            best = best.unproven();
        }
        // 11. Store what was found.
        let bound = if best >= beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // With its best moves excluded the root's value is not that of the position.
        if ply == 0 && !self.excluded.is_empty() {
            return best;
        }
        let entry = Entry { best: best_move, score: best, depth: stored(depth), bound };
        self.table.store(key, entry);
        best
    }

    /// Lists the moves to search in a position with their ranks; gives what was left out.
    fn rank_moves(
        &mut self,
        position: &G::Position,
        depth: i32,
        ply: usize,
        best_known: Option<u16>,
    ) -> LeftOut {
        let first = self.moves.len();
        let left_out = self.list(position, ply);
        // `foresee` wants to know that no move wins at once, which is not checked at the root.
        if self.techniques.foresight && ply > 0 {
            self.rules.foresee(position, self.moves.above(first), &mut self.foreseen);
        }
        for (place, &mv) in (0..).zip(self.moves.above(first)) {
            let foreseen = self.foreseen.get(usize::from(place)).copied();
            let likely = || self.ordering.rank(&self.rules, mv, ply);
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
            self.ranked.push(RankedMove { mv, rank, place, foreseen: foreseen.map(Score::estimate) });
        }
        self.foreseen.clear();
        self.moves.truncate(first);
        left_out
    }

    /// One step of a selection sort: brings the highest-ranked move between these places to the first of them.
    #[inline(always)]
    fn bring_forward(&mut self, first: usize, end: usize) {
        let ranked = &mut self.ranked[first..end];
        let mut likeliest = 0;
        for index in 1..ranked.len() {
            if ranked[index].rank > ranked[likeliest].rank {
                likeliest = index;
            }
        }
        ranked.swap(0, likeliest);
    }
}

/// An upper bound of what a move brings that is foreseen to look like this, when it is searched this deeply; `None` where
/// nothing is known. Half a swing at one ply was measured: +17 Elo in Squaryd.
#[inline(always)]
fn at_most<G: Think>(foreseen: Score, depth_after: i32, quiet: bool) -> Option<Score> {
    match depth_after {
        ..=0 => Some(foreseen),
        1 if quiet => Some(foreseen.offset(G::TUNING.swing / 2)),
        _ => None,
    }
}

/// A depth as the transposition table stores it. Extended nodes have negative depths; below −16 all are
/// stored as −16.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // Clamped.
fn stored(depth: i32) -> u8 {
    (depth + 16).clamp(0, 255) as u8
}

/// How much less deeply a late move is searched at first. Divisors of 4, 3.3, 6 and 2.7 were no better in matches.
#[inline(always)]
fn reduction(depth: i32, tried: usize) -> i32 {
    // The lengths in bits of both numbers stand for their logarithms to base two.
    let depth_log = (32 - depth.leading_zeros()).cast_signed();
    let tried_log = (usize::BITS - tried.leading_zeros()).cast_signed();
    (depth_log * tried_log / 5).clamp(1, (depth - 1).max(1))
}
