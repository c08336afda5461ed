//! The root of a search: iterative deepening in aspiration windows, the best lines, refuted first moves.

use super::visit::Window;
use super::{Control, Found, Hearing, Interrupt, Limits, Line, Search};
use crate::Score;
use crate::transposition::{Bound, Entry};
use siliam_core::{LeftOut, Think};

impl<G: Think> Search<G> {
    /// Notes that after this first move the opponent has a forced win within so many plies.
    pub(crate) fn refute(&mut self, mv: G::Move, plies: u32) {
        let after = self.rules.play_unchecked(&self.root, mv);
        let score = Score::win_in(plies);
        let entry = Entry { best: None, score, depth: u8::MAX, bound: Bound::Exact };
        self.table.store(self.rules.search_key(&after), entry);
        self.complete.clear();
        let Some(found) = &mut self.found else { return };
        if self.techniques.second_thought {
            // The same iteration again: another move may be as good, and the table knows most of the answers.
            self.refuted.push(mv);
            let is_best = found.best().moves.first() == Some(&mv);
            if is_best {
                self.score_before_refutation = self.score_before_refutation.or(Some(found.best().score));
            }
            self.depth = found.depth.max(1);
            if let Some(line) = self.replaced.take()
                && is_best
                && self.lines_wanted == 1
            {
                found.lines[0] = line;
            }
        }
        // The other moves may be better, so the loss is not proven.
        let refuted = found.lines.iter_mut().filter(|line| line.moves.first() == Some(&mv));
        refuted.for_each(|line| line.score = (-score).earlier_by(1).unproven());
        found.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
    }

    /// Takes a forced win that was proven elsewhere for the first line; the others are searched on.
    pub(crate) fn give(&mut self, line: Line<G::Move>) {
        self.complete.clear();
        if let Some(found) = &mut self.found {
            found.lines.retain(|other| other.moves.first() != line.moves.first());
            found.lines.insert(0, line.clone());
            found.lines.truncate(self.lines_wanted);
        }
        self.given = Some(line);
    }

    /// Searches on until the limits or the interrupt; `each` hears of every complete iteration.
    ///
    /// Gives whether the search has come to its own end: further calls would change nothing. Interrupted at once it has
    /// found some legal move.
    pub fn run(&mut self, limits: Limits, interrupt: Interrupt<'_>, each: Hearing<'_, G::Move>) -> bool {
        let first = self.moves.len();
        let root = self.root;
        self.tallies.begin(&self.rules, &root);
        self.list(&root, 0);
        let choices = self.moves.len() - first;
        let any = self.moves.above(first).first().copied();
        self.moves.truncate(first);
        let Some(any) = any else { return true };
        if self.found.is_none() {
            let winning = self.rules.winning_move(&self.root);
            let score = winning.map_or_else(|| self.judged(), |_| Score::win_in(1));
            let line = Line::new(vec![winning.unwrap_or(any)], score);
            self.found = Some(Found { lines: vec![self.given.clone().unwrap_or(line)], depth: 0 });
        }
        while self.depth <= limits.depth {
            let Some(lines) = self.lines(choices, limits, interrupt) else {
                return self.nodes >= limits.nodes;
            };
            let found = Found { lines, depth: self.depth };
            self.depth += 1;
            each(&found, self.nodes);
            let proven = found.lines.iter().all(|line| line.score.is_proven());
            self.stand_by(found.best().moves.first().copied());
            self.found = Some(found);
            self.score_before_refutation = None;
            // A proven score cannot change any more, nor can an only move.
            if proven || choices == 1 && self.depth > 4 {
                return true;
            }
        }
        true
    }

    /// What every first move is worth, the best first: with each iteration one ply deeper, until the limits.
    ///
    /// Of a move that is worse than the best by more than `margin` it is only known that it is so.
    pub(crate) fn rank(
        &mut self,
        limits: Limits,
        margin: i32,
        interrupt: Interrupt<'_>,
    ) -> Vec<(G::Move, Score)> {
        let root = self.root;
        let actor = self.rules.actor(&root);
        let mut control = Control { limits, interrupt };
        self.tallies.begin(&self.rules, &root);
        self.path.push(self.rules.repetition_key(&root));
        let mut ranked: Vec<(G::Move, Score)> = Vec::new();
        let mut left_out = LeftOut::Nothing;
        let mut depth = 0;
        while depth < limits.depth.cast_signed() {
            let mut next = ranked.clone();
            if next.is_empty() {
                left_out = self.list(&root, 0);
                next = self.moves.above(0).iter().map(|&mv| (mv, Score::EVEN)).collect();
                self.moves.truncate(0);
            }
            let mut best = -Score::MOST;
            for (mv, score) in &mut next {
                let after = self.rules.play_unchecked(&root, *mv);
                let same = self.rules.actor(&after) == actor;
                let alpha = match best {
                    _ if best.is_win() => best.below(),
                    _ if best.is_loss() => -Score::MOST,
                    _ => best.offset(-margin - 1),
                };
                let window = Window { alpha, beta: Score::MOST }.below(same);
                let seen = self.visit(&after, depth, window, 1, &root, &mut control);
                *score = if same { seen } else { -seen }.earlier_by(1);
                best = best.max(*score);
            }
            if self.aborted && !ranked.is_empty() {
                break;
            }
            next.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
            ranked = next;
            if left_out == LeftOut::Unlikely && best.is_loss() && !self.aborted {
                // A move that was left out may hold.
                self.widened = true;
                ranked.clear();
                continue;
            }
            if self.aborted || best.is_proven() {
                break;
            }
            depth += 1;
        }
        self.path.pop();
        ranked
    }

    /// The static evaluation of the root.
    fn judged(&self) -> Score {
        Score::estimate(self.rules.evaluate(&self.root, self.tallies.at(0)))
    }

    /// The lines of one iteration, the best first; `None` when interrupted.
    fn lines(
        &mut self,
        choices: usize,
        limits: Limits,
        interrupt: Interrupt<'_>,
    ) -> Option<Vec<Line<G::Move>>> {
        self.aborted = false;
        self.excluded.clear();
        self.best_unrefuted = None;
        let mut lines = std::mem::take(&mut self.complete);
        if lines.is_empty() {
            lines.extend(self.given.clone());
        }
        self.excluded.extend(lines.iter().filter_map(|line| line.moves.first()));
        while lines.len() < self.lines_wanted.min(choices) {
            let before = self.found.as_ref().and_then(|found| found.lines.get(lines.len()));
            // A line that was refuted tells little of the one that takes its place.
            let neighbour = || lines.last().map(|line| line.score).filter(|score| !score.is_proven());
            let expected = match (self.score_before_refutation.filter(|_| lines.is_empty()), before) {
                (Some(score), _) => score,
                (None, Some(line)) if lines.is_empty() || line.score.seen_loss().is_none() => line.score,
                _ => neighbour().unwrap_or(Score::EVEN),
            };
            self.expected = before.and_then(|line| line.moves.first()).copied();
            // The first iteration of several lines stores too little to be gone on from: it is interrupted between two.
            let goes_on = self.lines_wanted > 1 && self.depth == 1;
            let score = if goes_on {
                self.iteration(expected, limits, &mut |_| false)
            } else {
                self.iteration(expected, limits, interrupt)
            };
            if self.aborted {
                if lines.is_empty() {
                    self.keep_the_leading();
                }
                self.complete = lines;
                return None;
            }
            let Some((mv, _)) = self.leading else { break };
            lines.push(Line::new(self.line(mv), score));
            self.excluded.push(mv);
            if goes_on && interrupt(self.nodes) {
                self.complete = lines;
                return None;
            }
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        Some(lines)
    }

    /// Keeps the best line, which another is about to replace, in case that one is refuted.
    fn stand_by(&mut self, best: Option<G::Move>) {
        let Some(line) = self.found.as_ref().map(Found::best) else { return };
        let is_replaced = line.moves.first().filter(|&mv| Some(*mv) != best && !self.refuted.contains(mv));
        if is_replaced.is_some() {
            self.replaced = Some(line.clone());
        }
    }

    /// An iteration was interrupted: keeps a first move that it found to be better. The best move of the iteration before was
    /// tried first, so a move that leads is no worse. Losing scores are ignored: not all moves were tried. Where the best
    /// move was refuted, any move that was not is better.
    fn keep_the_leading(&mut self) {
        let Some(best) = self.found.as_ref().and_then(|found| found.best().moves.first()) else { return };
        let better = |&(mv, score): &(G::Move, Score)| mv != *best && !score.is_loss();
        let unrefuted = self.best_unrefuted.filter(|_| self.refuted.contains(best));
        let Some((mv, score)) = self.leading.filter(better).or(unrefuted.filter(better)) else { return };
        let line = Line::new(self.line(mv), score);
        self.stand_by(Some(mv));
        if let Some(found) = &mut self.found {
            found.lines.retain(|other| other.moves.first() != Some(&mv));
            found.lines.insert(0, line);
            found.lines.truncate(self.lines_wanted);
        }
    }

    /// One iteration in an aspiration window around the expected score, widened when the score falls outside.
    ///
    /// The first iterations are quick and swing too much for a window; four times the width each time opens it in three.
    fn iteration(&mut self, expected: Score, limits: Limits, interrupt: Interrupt<'_>) -> Score {
        let mut width = G::TUNING.swing / 2;
        loop {
            let open = self.depth < 4 || expected.is_proven() || width > 10 * G::TUNING.swing;
            let window = if open {
                Window { alpha: -Score::MOST, beta: Score::MOST }
            } else {
                Window { alpha: expected.offset(-width), beta: expected.offset(width) }
            };
            self.leading = None;
            let (root, depth) = (self.root, self.depth.cast_signed());
            let mut control = Control { limits, interrupt };
            let score = self.visit(&root, depth, window, 0, &root, &mut control);
            if self.aborted || open || (score > window.alpha && score < window.beta) {
                return score;
            }
            width *= 4;
        }
    }

    /// The principal variation that begins with a move, as the transposition table has it.
    fn line(&mut self, first_move: G::Move) -> Vec<G::Move> {
        let mut line = vec![first_move];
        let mut seen = vec![self.rules.search_key(&self.root)];
        let mut position = self.rules.play_unchecked(&self.root, first_move);
        self.tallies.go_on(&self.rules, 1, &self.root, &position);
        while line.len() < self.depth.max(1) as usize + 8 && self.rules.outcome(&position).is_none() {
            let key = self.rules.search_key(&position);
            let first = self.moves.len();
            self.list(&position, line.len());
            let best = self.table.find(key).and_then(|entry| entry.best);
            let winning = self.rules.winning_move(&position).or_else(|| self.rules.winning_threat(&position));
            let listed = best.and_then(|best| self.moves.above(first).get(usize::from(best)).copied());
            self.moves.truncate(first);
            let Some(mv) = winning.or(listed).filter(|_| !seen.contains(&key)) else { break };
            seen.push(key);
            let next = self.rules.play_unchecked(&position, mv);
            line.push(mv);
            self.tallies.go_on(&self.rules, line.len(), &position, &next);
            position = next;
        }
        line
    }
}
