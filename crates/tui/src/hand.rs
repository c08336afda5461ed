//! A person's hand over the board: what was touched so far and what may be touched next.

use siliam_core::touching::{Path, Touched, next_touches, touch};
use siliam_core::{Choice, Coord, Touch};

/// What was touched so far, of what is on offer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    choices: Vec<Choice>,
    touched: Path,
    next: Path,
}

impl Hand {
    /// An empty hand over these choices.
    pub(crate) fn over(choices: Vec<Choice>) -> Self {
        let next = next_touches(&choices, &[]);
        Self { choices, touched: Path::new(), next }
    }

    pub(crate) fn choices(&self) -> &[Choice] {
        &self.choices
    }

    pub(crate) fn touched(&self) -> &[Touch<'static>] {
        &self.touched
    }

    /// What may be touched next.
    pub(crate) fn next(&self) -> &[Touch<'static>] {
        &self.next
    }

    /// Touches something: the move that it completes, if it does; an error with the whole path where it leads nowhere.
    pub(crate) fn touch(&mut self, what: Touch<'static>) -> Result<Option<String>, Path> {
        match touch(&self.choices, &self.touched, what) {
            None => Err([&self.touched[..], &[what]].concat()),
            Some(Touched::Move(mv)) => {
                self.hold(Path::new());
                Ok(Some(mv))
            }
            Some(Touched::Held(touched)) => {
                self.hold(touched);
                Ok(None)
            }
        }
    }

    fn hold(&mut self, touched: Path) {
        self.next = next_touches(&self.choices, &touched);
        self.touched = touched;
    }

    /// Lets go of what was touched last; `false` when the hand is empty.
    pub(crate) fn back(&mut self) -> bool {
        let mut touched = std::mem::take(&mut self.touched);
        let held = touched.pop().is_some();
        self.hold(touched);
        held
    }

    /// Lets go of everything.
    pub(crate) fn drop_all(&mut self) {
        self.hold(Path::new());
    }

    /// Facings on offer.
    pub(crate) fn facings(&self) -> Vec<&'static str> {
        let facing = |touch: &Touch<'static>| match touch {
            Touch::Facing(facing) => Some(*facing),
            _ => None,
        };
        self.next.iter().filter_map(facing).collect()
    }

    /// Whether nothing but a facing is asked for.
    pub(crate) fn only_facings(&self) -> bool {
        !self.next.is_empty() && self.facings().len() == self.next.len()
    }

    /// Buttons on offer; one that was pressed stays, so that it can be let go.
    pub(crate) fn actions(&self) -> Vec<&'static str> {
        let action = |touch: &Touch<'static>| match touch {
            Touch::Action(name) => Some(*name),
            _ => None,
        };
        self.touched.iter().chain(&self.next).filter_map(action).collect()
    }

    /// The cell that facings are offered around: the one touched last.
    pub(crate) fn around(&self) -> Option<Coord> {
        cells(&self.touched).last()
    }

    /// Whether this may be touched next.
    pub(crate) fn offers(&self, what: Touch<'_>) -> bool {
        self.next.contains(&what)
    }

    /// Whether this is in hand.
    pub(crate) fn holds(&self, what: Touch<'_>) -> bool {
        self.touched.contains(&what)
    }
}

/// The cells among what is touched.
pub(crate) fn cells<'a>(path: &'a [Touch<'static>]) -> impl Iterator<Item = Coord> + 'a {
    path.iter().filter_map(|touch| match touch {
        Touch::Cell(cell) => Some(*cell),
        _ => None,
    })
}
