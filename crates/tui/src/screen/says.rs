//! What the screen says: whose turn it is, the most pressing thing there is to know, and the last moves in words.

use super::theme::Role;
use super::{Said, Screen};
use crate::sitting::Ply;
use crate::words::whole;
use siliam_catalog::Listed;
use siliam_core::{Arg, Touch};

/// A text in its role.
pub(super) type Spoken = (String, Role);

impl Screen {
    /// Whose turn it is, how the game ended, or which position is looked back at.
    pub(super) fn title(&self) -> String {
        if let Some(plies) = self.looking {
            let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
            let args = [("number", number(plies)), ("of", number(self.sitting.plies().len()))];
            return whole(&self.words.with("tui-look", &args));
        }
        whole(&match &self.view.ending {
            Some(ending) => self.words.result(ending),
            None => self.words.turn(self.view.actor),
        })
    }

    /// The first of these that there is: a refusal, an answer to a command, why the game ended, duties, what to do next.
    pub(super) fn pressing(&self) -> Vec<Spoken> {
        let duties = &self.view.duties;
        let is_quiet = self.said.is_none() && self.view.ending.is_none() && self.question().is_none();
        if is_quiet && self.looking.is_none() && self.sitting.person().is_some() && !duties.is_empty() {
            return duties.iter().map(|duty| (self.words.told(duty), Role::Duty)).collect();
        }
        self.spoken().into_iter().collect()
    }

    /// The same where no duty is told.
    fn spoken(&self) -> Option<Spoken> {
        let text = |id: &str| whole(&self.words.text(id));
        if self.looking.is_some() {
            return Some((text("tui-look-keys"), Role::Quiet));
        }
        let said = self.said.as_ref().map(|said| match said {
            Said::Refusal(text, _) => (text.clone(), Role::Loud),
            Said::Notice(text) | Said::Hint(text, _) => (text.clone(), Role::Duty),
        });
        if said.is_some() {
            return said;
        }
        if let Some(ending) = &self.view.ending {
            let slips = self.view.listed.last().and_then(|last| self.words.slips(last));
            let why = [Some(self.words.why(ending, &self.sitting.seats)), slips];
            return Some((why.into_iter().flatten().collect::<Vec<_>>().join(" "), Role::Text));
        }
        if self.is_thinking() || self.is_asking() {
            return Some((text("tui-thinking"), Role::Quiet));
        }
        let from_reserve = || self.hand.next().iter().any(|touch| matches!(touch, Touch::Reserve(..)));
        let id = match self.hand.touched() {
            _ if self.hand.only_facings() && self.asks_for_corner() => "tui-ask-corner",
            _ if self.hand.only_facings() => "tui-ask-facing",
            [_, ..] => "tui-ask-next",
            // A hint for the first move only; later it would take the place of other sentences.
            [] if self.sitting.plies().is_empty() && from_reserve() => "tui-ask-reserve",
            [] if self.sitting.plies().is_empty() && self.sitting.person().is_some() => "tui-ask-cell",
            [] => return None,
        };
        Some((text(id), Role::Quiet))
    }

    /// What happened since a person last moved, ply by ply: each move in words, and what was called out.
    pub(super) fn told(&self) -> Vec<Vec<Spoken>> {
        let shown = self.view.listed.len();
        let plies = &self.sitting.plies()[..shown.min(self.sitting.plies().len())];
        let since = if self.looking.is_some() { shown.saturating_sub(1) } else { self.since() };
        let told = |(ply, listed): (&Ply, &Listed)| {
            let calls = self.words.calls(listed).map(|calls| (whole(&calls), Role::Loud));
            std::iter::once((self.words.deed(&ply.deed), Role::Quiet)).chain(calls).collect()
        };
        plies.iter().zip(&self.view.listed).skip(since).map(told).collect()
    }

    /// The last move in short, for where there is no room for its sentence.
    pub(super) fn told_in_short(&self) -> Vec<Spoken> {
        let Some(listed) = self.view.listed.last() else { return Vec::new() };
        let short = (self.words.side_plays(listed), Role::Quiet);
        let calls = self.words.calls(listed).map(|calls| (whole(&calls), Role::Loud));
        std::iter::once(short).chain(calls).collect()
    }

    /// The first ply that a person has not seen yet: what was played since they moved; at least the last one.
    pub(super) fn since(&self) -> usize {
        let plies = self.sitting.plies();
        let own = plies.iter().rposition(|ply| self.sitting.seats[ply.player.index()].is_person());
        let first = own.map_or(0, |own| own + 1).max(plies.len().saturating_sub(self.sitting.seats.len()));
        first.min(plies.len().saturating_sub(1))
    }

    /// What is under the focus, in words: its name, and as much more as there is room for.
    pub(super) fn focus_words(&self, width: usize) -> String {
        let focus = self.focus();
        let named = match focus {
            Touch::Cell(cell) => self.words.cell(cell, &self.view.scene),
            Touch::Facing(facing) => self.words.facing(facing),
            Touch::Action(action) => self.words.action(action),
            Touch::Reserve(player, kind) => {
                let reserves = &self.view.scene.reserves;
                let found = reserves.iter().find(|reserve| reserve.player == player && reserve.kind == kind);
                found.map_or_else(String::new, |reserve| self.words.reserve(reserve))
            }
        };
        let mark = self.mark_words(focus);
        let possible = self.hand.offers(focus).then(|| self.words.text("tui-possible"));
        let mut text = named;
        for part in mark.into_iter().chain(possible) {
            if text.chars().count() + 2 + part.chars().count() <= width {
                text = format!("{text}, {part}");
            }
        }
        text
    }

    /// What a mark on a cell means.
    fn mark_words(&self, focus: Touch<'static>) -> Option<String> {
        let Touch::Cell(cell) = focus else { return None };
        let marks = &self.view.scene.marks;
        marks.iter().rev().find(|mark| mark.cells.contains(&cell)).and_then(|mark| self.words.mark(mark.kind))
    }
}
