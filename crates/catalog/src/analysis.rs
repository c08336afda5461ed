//! Analysis of one game over positions that change, in text.

use crate::mind::{Analyst, in_text};
use crate::seated::Seated;
use crate::{Advice, Playing};
use siliam_core::{Game, Player};
use siliam_engine::Shown;

/// An analysis that goes on a slice at a time and remembers the positions it has seen: tables are kept when another one is
/// shown, and what was found is there at once when one comes back. Its memory is bounded.
///
/// ```
/// let table = siliam_catalog::sit_down("siam", None)?;
/// let mut analysis = table.analysis(8).expect("Siam has an engine");
/// assert!(analysis.show(&table.start(), &["@c1n".to_owned()], 2));
/// while analysis.advice().is_none_or(|advice| advice.depth < 3) {
///     analysis.slice(1_000);
/// }
/// let advice = analysis.advice().expect("it has looked three plies deep");
/// assert_eq!(advice.others.len(), 1);
/// // Elsewhere and back again: nothing is lost.
/// assert!(analysis.show(&table.start(), &[], 1) && analysis.advice().is_none());
/// assert!(analysis.show(&table.start(), &["@c1n".to_owned()], 2) && analysis.advice() == Some(advice));
/// # Ok::<(), siliam_catalog::TableError>(())
/// ```
pub trait Analysis: Send {
    /// Goes over to the position after these moves; `false` where they cannot be played or the game is over then.
    fn show(&mut self, start: &str, moves: &[String], lines: usize) -> bool;

    /// Searches so many positions more, fewer where a look takes long; gives whether more thinking changes nothing.
    fn slice(&mut self, nodes: u64) -> bool;

    /// Whether more thinking changes nothing; also where no position is shown.
    fn is_decided(&self) -> bool;

    /// Who acts in the position that is shown; `None` where none is.
    fn actor(&self) -> Option<Player>;

    /// What is known of the position by now; `None` before the first slices.
    fn advice(&self) -> Option<Advice>;

    /// What the opponent would do if it were their turn, and who that is; `None` where nobody can be skipped, and among
    /// three and four.
    fn threat(&self) -> Option<(Player, Advice)>;
}

/// The analysis of a game that the engine knows.
pub(crate) struct Analysed<G: Game> {
    pub(crate) options: Vec<&'static str>,
    pub(crate) playing: &'static Playing,
    pub(crate) analyst: Box<dyn Analyst<G>>,
    /// The line that is shown.
    pub(crate) table: Option<Seated<G>>,
}

impl<G: Game> Analysis for Analysed<G> {
    fn show(&mut self, start: &str, moves: &[String], lines: usize) -> bool {
        self.table = Seated::at(&self.options, Some(start), None, self.playing)
            .and_then(|table| table.with_moves(moves))
            .ok()
            .filter(Seated::is_running);
        let Some(table) = &self.table else { return false };
        let history: Vec<u64> = table.history().collect();
        self.analyst.show(&Shown { positions: &table.positions(), history: &history, lines })
    }

    fn slice(&mut self, nodes: u64) -> bool {
        self.table.is_none() || self.analyst.slice(nodes)
    }

    fn is_decided(&self) -> bool {
        self.table.is_none() || self.analyst.is_decided()
    }

    fn actor(&self) -> Option<Player> {
        self.table.as_ref().map(|table| table.rules().actor(table.now()))
    }

    fn advice(&self) -> Option<Advice> {
        let table = self.table.as_ref()?;
        Some(in_text(table.rules(), table.now(), &self.analyst.thought()?))
    }

    fn threat(&self) -> Option<(Player, Advice)> {
        let rules = self.table.as_ref()?.rules();
        let (position, thought) = self.analyst.threat()?;
        Some((rules.actor(&position), in_text(rules, &position, &thought)))
    }
}
