//! What a screen shows of a game and tells people of it.

use super::Seated;
use crate::{Listed, Referee, Screen};
use siliam_core::{Choice, Deed, Game, Label, Motion, Objection, Reason, Scene, Touch, Viewer, refuse};

impl<G: Game> Seated<G> {
    /// Whether the viewer may know whatever there is to know.
    fn knows_all(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Spectator || self.ending().is_some()
    }

    /// What a ply brought its player: all of it, or what the players may know by now.
    fn labels_of(&self, number: usize, all: bool) -> Vec<Label> {
        let (before, mv) = self.ply(number);
        let labels = self.line[number].labels.get_or_init(|| self.rules.labels(before, mv));
        let known = |label: &&Label| all || !self.rules.hides((before, mv), label, self.now());
        labels.iter().filter(known).cloned().collect()
    }

    fn listed_ply(&self, number: usize, all: bool) -> Listed {
        let (before, mv) = self.ply(number);
        Listed {
            mv: self.rules.write_move_long(before, mv),
            player: self.rules.actor(before),
            labels: self.labels_of(number, all),
        }
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

    fn refuse(&self, viewer: Viewer, path: &[Touch<'_>]) -> Objection {
        if self.ending().is_some() {
            return Objection { reason: Reason::new("table-over", Vec::new()), sum: None };
        }
        refuse(&self.rules, self.now(), viewer, path)
    }

    fn labels(&self, viewer: Viewer) -> Vec<Label> {
        self.played.checked_sub(1).map_or_else(Vec::new, |last| self.labels_of(last, self.knows_all(viewer)))
    }

    fn listed(&self, viewer: Viewer) -> Vec<Listed> {
        let all = self.knows_all(viewer);
        (0..self.played).map(|number| self.listed_ply(number, all)).collect()
    }

    fn listed_last(&self, viewer: Viewer) -> Option<Listed> {
        Some(self.listed_ply(self.played.checked_sub(1)?, self.knows_all(viewer)))
    }

    fn duties(&self, viewer: Viewer) -> Vec<Reason> {
        if self.ending().is_some() {
            return Vec::new();
        }
        self.rules.duties(self.now(), viewer)
    }

    fn deed(&self) -> Option<Deed> {
        self.last().map(|(before, mv)| self.rules.deed(before, mv))
    }

    fn motions(&self) -> Vec<Motion> {
        self.last().map_or_else(Vec::new, |(before, mv)| self.rules.motions(before, mv))
    }

    fn known_position(&self, viewer: Viewer) -> String {
        if self.knows_all(viewer) {
            return self.position();
        }
        self.rules.write_position(&self.rules.known(self.now()))
    }
}
