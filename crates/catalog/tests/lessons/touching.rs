//! What a person touches, followed as the page follows it (`web/src/rules/touching.ts`).

use siliam_catalog::Table;
use siliam_core::{Choice, Coord, Reason, Touch, Viewer};
use std::collections::BTreeSet;

/// A try that came to nothing: the touches, and why.
pub(crate) struct DeadEnd {
    pub(crate) path: Vec<String>,
    pub(crate) reason: Reason,
}

/// Where touches lead.
pub(crate) enum Led {
    /// To a longer path.
    On(Vec<String>),
    /// To a whole move.
    Move(String),
    /// Nowhere.
    Nowhere(DeadEnd),
}

/// What may be touched at a table by whoever acts there.
pub(crate) struct Touching<'a> {
    table: &'a dyn Table,
    choices: Vec<(String, Vec<String>)>,
}

/// A touch in full: cells are written short in lessons.
pub(crate) fn in_full(touch: &str) -> String {
    if touch.contains(':') { touch.to_owned() } else { format!("cell:{touch}") }
}

fn ends_with(path: &[String], touches: &[String]) -> bool {
    let mut from_the_last = path.iter().rev();
    touches.iter().rev().all(|touch| from_the_last.next() == Some(&in_full(touch)))
}

impl<'a> Touching<'a> {
    pub(crate) fn at(table: &'a dyn Table) -> Self {
        let choice =
            |choice: Choice| (choice.mv, choice.path.iter().map(ToString::to_string).collect::<Vec<_>>());
        let choices = table.choices(Viewer::Player(table.actor())).into_iter().map(choice).collect();
        Self { table, choices }
    }

    /// Whether touches can complete this move, be it legal or not.
    pub(crate) fn completes(&self, mv: &str) -> bool {
        self.choices.iter().any(|(text, _)| text == mv)
    }

    /// Whether the touch is there to be touched at all.
    pub(crate) fn has_place(&self, touch: &str) -> bool {
        self.places().contains(&in_full(touch))
    }

    /// All that can be seen and touched: the cells, also holes, what players have in hand, facings, buttons.
    fn places(&self) -> BTreeSet<String> {
        let scene = self.table.scene(Viewer::Player(self.table.actor()));
        let cells = (0..scene.columns)
            .flat_map(|column| (0..scene.rows).map(move |row| Touch::Cell(Coord { column, row })));
        let reserves = scene.reserves.iter().map(|reserve| Touch::Reserve(reserve.player, reserve.kind));
        let facings = self.table.facts().facings.iter().map(|facing| Touch::Facing(facing));
        let buttons =
            self.choices.iter().flat_map(|(_, path)| path).filter(|touch| touch.starts_with("action:"));
        let places = cells.chain(reserves).chain(facings).map(|touch| touch.to_string());
        places.chain(buttons.cloned()).collect()
    }

    fn begins(path: &[String], touched: &[String]) -> bool {
        // The vertices of a claimed figure may be named in any order.
        let is_set = path.len() > 3
            && path[0].starts_with("action:")
            && path[1..].iter().all(|touch| touch.starts_with("cell:"));
        if is_set && touched.first() == path.first() {
            return touched.len() <= path.len() && touched.iter().all(|touch| path.contains(touch));
        }
        path.starts_with(touched)
    }

    fn goes_on(&self, touched: &[String], touch: &str) -> bool {
        let longer: Vec<_> = touched.iter().cloned().chain([touch.to_owned()]).collect();
        !touched.iter().any(|before| before == touch)
            && self.choices.iter().any(|(_, path)| Self::begins(path, &longer))
    }

    /// Where one more touch leads.
    pub(crate) fn touch(&self, touched: &[String], touch: &str) -> Led {
        let path = if self.goes_on(touched, touch) {
            touched.iter().cloned().chain([touch.to_owned()]).collect()
        } else if let Some(at) = touched.iter().rposition(|before| before == touch) {
            return Led::On(touched[..at].to_vec());
        } else if self.goes_on(&[], touch) && !self.is_mistaken(touched, touch) {
            vec![touch.to_owned()]
        } else {
            let path: Vec<_> = touched.iter().cloned().chain([touch.to_owned()]).collect();
            let read: Option<Vec<Touch<'_>>> = path.iter().map(|touch| Touch::read(touch)).collect();
            let tried = read.expect("places are touches");
            let reason = self.table.refuse(Viewer::Player(self.table.actor()), &tried).reason;
            return Led::Nowhere(DeadEnd { path, reason });
        };
        match self.settled(&path) {
            Some(mv) => Led::Move(mv.to_owned()),
            None => Led::On(path),
        }
    }

    /// The move that a path is already: one is left, and nothing but facings would follow.
    fn settled(&self, path: &[String]) -> Option<&str> {
        let left: Vec<_> = self.choices.iter().filter(|(_, choice)| Self::begins(choice, path)).collect();
        match left[..] {
            [(mv, choice)] if choice[path.len()..].iter().all(|touch| touch.starts_with("facing:")) => {
                Some(mv)
            }
            _ => None,
        }
    }

    /// Whether a piece or a word is in hand, and the cell alone would be another move.
    fn is_mistaken(&self, touched: &[String], touch: &str) -> bool {
        let is_cell = |touch: &str| touch.starts_with("cell:");
        touched.first().is_some_and(|first| !is_cell(first))
            && is_cell(touch)
            && self.settled(&[touch.to_owned()]).is_some()
    }

    /// Where touches lead, one after the other.
    pub(crate) fn follow(&self, touches: &[String]) -> Led {
        let mut led = Led::On(Vec::new());
        for touch in touches {
            let Led::On(path) = &led else { break };
            led = self.touch(path, &in_full(touch));
        }
        led
    }

    /// Every dead end that lies one touch beside a path to a move.
    pub(crate) fn dead_ends(&self) -> impl Iterator<Item = DeadEnd> {
        self.dead_ends_in(self.places())
    }

    /// Those of which the last touch is one of these places.
    fn dead_ends_in(&self, places: BTreeSet<String>) -> impl Iterator<Item = DeadEnd> {
        let beginnings: BTreeSet<&[String]> = self
            .choices
            .iter()
            .flat_map(|(_, path)| (0..path.len()).map(move |length| &path[..length]))
            .chain([&[] as &[String]])
            .collect();
        beginnings.into_iter().flat_map(move |touched| {
            let ends: Vec<_> = places
                .iter()
                .filter_map(|place| match self.touch(touched, place) {
                    Led::Nowhere(end) => Some(end),
                    _ => None,
                })
                .collect();
            ends
        })
    }

    /// The dead ends whose last touches are these.
    pub(crate) fn dead_ends_at(&self, touches: &[String]) -> Vec<DeadEnd> {
        let last = touches.last().map(|touch| in_full(touch)).into_iter().collect();
        self.dead_ends_in(last).filter(|end| ends_with(&end.path, touches)).collect()
    }

    /// The moves that touches can complete.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &str> {
        self.choices.iter().map(|(mv, _)| mv.as_str())
    }
}
