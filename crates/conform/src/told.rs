//! What people are told in a game, for tests of the words.

use crate::At;
use siliam_core::{Coord, Deed, Game, Objection, Reason, Touch, Viewer, Weight, refuse, text::listed};
use siliam_messages::{Lang, Messages};

impl<G: Game> At<G> {
    /// What whoever acts is answered to these touches, parted by spaces.
    pub fn objection(&self, path: &str) -> Objection {
        let touch = |text| Touch::read(text).unwrap_or_else(|| panic!("`{text}` is no touch"));
        let path: Vec<Touch<'_>> = path.split_whitespace().map(touch).collect();
        refuse(&self.rules, &self.position, Viewer::Player(self.rules.actor(&self.position)), &path)
    }

    /// The same in French and in English, with its ruling.
    pub fn answer(&self, path: &str) -> [String; 2] {
        told::<G>(&[self.objection(path).reason])
    }

    /// The sum of a push that these touches ask for in vain: where it goes, a `+` where the pusher enters, and every cell
    /// with what its piece counts: `+`, `-`, `0`, or `#` for a rock.
    pub fn sum(&self, path: &str) -> Option<String> {
        let sum = self.objection(path).sum?;
        let weighed = |&(cell, weight): &(Coord, Weight)| match weight {
            Weight::For => format!(" {cell}+"),
            Weight::Against => format!(" {cell}-"),
            Weight::Aside => format!(" {cell}0"),
            Weight::Rock => format!(" {cell}#"),
        };
        let entering = if sum.is_entering { " +" } else { "" };
        Some(format!("{}{entering}{}", sum.toward, sum.weights.iter().map(weighed).collect::<String>()))
    }

    /// What a move would be.
    pub fn deed(&self, mv: &str) -> Deed {
        self.rules.deed(&self.position, self.mv(mv))
    }

    /// The same in French and in English.
    pub fn told(&self, mv: &str) -> [String; 2] {
        told::<G>(&self.deed(mv).said)
    }

    /// What is drawn of a move: what it empties, where the pieces go, and toward where they are pushed.
    pub fn trace(&self, mv: &str) -> String {
        let trace = self.deed(mv).trace;
        let pushed = trace.pushed.map_or_else(String::new, |toward| format!(" {toward}"));
        format!("{} > {}{pushed}", listed(trace.from), listed(trace.to))
    }

    /// What whoever acts is told before they touch anything, in French and in English, each with its cells.
    pub fn duties(&self) -> Vec<[String; 2]> {
        let viewer = Viewer::Player(self.rules.actor(&self.position));
        self.rules.duties(&self.position, viewer).into_iter().map(|duty| told::<G>(&[duty])).collect()
    }

    /// Why the game is over after a last move, in French and in English.
    pub fn ending(&self, mv: &str) -> [String; 2] {
        let reason = self.rules.reason(&self.play(mv).position, Some((&self.position, self.mv(mv))));
        told::<G>(&[reason.unwrap_or_else(|| panic!("`{}` {mv} ends the game", self.text()))])
    }
}

/// Parts of one sentence with their rulings, in French and in English.
fn told<G: Game>(reasons: &[Reason]) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let messages = Messages::new(lang, [&G::FACTS.messages]);
        let parts: Vec<String> = reasons.iter().map(|reason| messages.reason(reason)).collect();
        // Tests are read and written with plain spaces.
        parts.join("; ").replace('\u{a0}', " ")
    })
}
