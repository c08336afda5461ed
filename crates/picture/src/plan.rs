//! Where things lie in the drawing of a board, in hundredths of a cell. All layers of a board share one plan.

use siliam_core::{Coord, Player, Scene};

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// How the board is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Row 1 is the nearest.
    Upright,
    /// The last row is the nearest.
    Half,
}

impl Turn {
    /// The board as it lies before one of `players` who sit around it in playing order.
    pub(crate) fn before(player: Player, players: usize) -> Self {
        if 2 * player.index() >= players { Self::Half } else { Self::Upright }
    }

    /// Degrees by which what stands on the board is turned.
    pub(crate) fn degrees(self) -> f64 {
        match self {
            Self::Upright => 0.0,
            Self::Half => 180.0,
        }
    }
}

/// The plan of a board with its frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) turn: Turn,
    /// How wide the frame is.
    pub(crate) margin: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Plan {
    pub(crate) fn of(scene: &Scene, turn: Turn) -> Self {
        let (columns, rows) = (scene.columns, scene.rows);
        let margin = 6.0 * f64::from(columns.max(rows));
        let length = |cells: u8| f64::from(cells) * 100.0 + 2.0 * margin;
        Self { columns, rows, turn, margin, width: length(columns), height: length(rows) }
    }

    /// Where a cell is seen: from the left and from the top, in cells.
    pub(crate) fn seen(&self, cell: Coord) -> (u8, u8) {
        match self.turn {
            Turn::Upright => (cell.column, self.rows - 1 - cell.row),
            Turn::Half => (self.columns - 1 - cell.column, cell.row),
        }
    }

    /// The cell that is seen there.
    pub(crate) fn cell(&self, x: u8, y: u8) -> Coord {
        match self.turn {
            Turn::Upright => Coord { column: x, row: self.rows - 1 - y },
            Turn::Half => Coord { column: self.columns - 1 - x, row: y },
        }
    }

    /// The middle of a cell.
    pub(crate) fn place(&self, cell: Coord) -> Point {
        let (x, y) = self.seen(cell);
        let middle = |place: u8| self.margin + f64::from(place) * 100.0 + 50.0;
        Point { x: middle(x), y: middle(y) }
    }
}

/// Degrees clockwise from north; `None` for a facing that is no direction of the compass.
pub(crate) fn angle_of(facing: &str) -> Option<f64> {
    Some(match facing {
        "n" => 0.0,
        "ne" => 45.0,
        "e" => 90.0,
        "se" => 135.0,
        "s" => 180.0,
        "sw" => 225.0,
        "w" => 270.0,
        "nw" => 315.0,
        _ => return None,
    })
}
