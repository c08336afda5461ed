//! What is shown of a table: all that a viewer may see, asked of the rules once after every change.

use crate::sitting::Sitting;
use siliam_catalog::{Ending, Listed, Table};
use siliam_core::{Player, Reason, Scene, Viewer};

/// What a viewer sees of a position, and of how it came about.
pub(crate) struct View {
    pub(crate) scene: Scene,
    pub(crate) actor: Player,
    /// All moves, with the labels that the viewer may know by now.
    pub(crate) listed: Vec<Listed>,
    pub(crate) duties: Vec<Reason>,
    pub(crate) ending: Option<Ending>,
}

impl View {
    pub(crate) fn of(table: &dyn Table, viewer: Viewer) -> Self {
        Self {
            scene: table.scene(viewer),
            actor: table.actor(),
            listed: table.listed(viewer),
            duties: table.duties(viewer),
            ending: table.ending(),
        }
    }

    /// The present position.
    pub(crate) fn present(sitting: &Sitting) -> Self {
        Self::of(sitting.table(), sitting.viewer())
    }

    /// The position after so many plies, as the same viewer sees it; with several people at the terminal, as the mover saw it.
    pub(crate) fn back(sitting: &Sitting, plies: usize) -> Option<Self> {
        let table = sitting.line().table_after(plies).ok()?;
        let viewer = match sitting.viewer() {
            Viewer::Player(_) if sitting.people().count() > 1 => Viewer::Player(table.actor()),
            viewer => viewer,
        };
        Some(Self::of(&*table, viewer))
    }
}
