//! Where things are: the board, the panel beside it, the sentences below, the keys in the last line.

use crate::board::Size;
use ratatui::layout::Rect;
use siliam_core::Scene;

/// The panel is never narrower.
const LEAST_PANEL: usize = 30;
/// And never wider.
const MOST_PANEL: usize = 46;
/// Columns between the board and the panel.
const GAP: usize = 2;
/// Lines for sentences, at least.
const LEAST_SENTENCES: usize = 3;
/// And at most.
const MOST_SENTENCES: usize = 6;

/// Where things are on a screen that has room for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) size: Size,
    /// The name of what is under the focus.
    pub(super) name: Rect,
    pub(super) board: Rect,
    pub(super) panel: Rect,
    pub(super) sentences: Rect,
    pub(super) keys: Rect,
}

/// A screen that is too small for a board, which needs so many columns and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooSmall {
    pub(super) columns: usize,
    pub(super) lines: usize,
}

fn needed(size: Size, scene: &Scene) -> (usize, usize) {
    let (width, height) = size.of(scene);
    // One line for the name, one for the keys.
    (width + GAP + LEAST_PANEL, height + LEAST_SENTENCES + 2)
}

/// Lays a screen out with the largest cells that it has room for.
pub(super) fn lay_out(area: Rect, scene: &Scene) -> Result<Layout, TooSmall> {
    let (columns, lines) = (usize::from(area.width), usize::from(area.height));
    let fits = |size: &&Size| {
        let (width, height) = needed(**size, scene);
        width <= columns && height <= lines
    };
    let Some(&size) = Size::ALL.iter().find(fits) else {
        let (columns, lines) = needed(Size::ALL[Size::ALL.len() - 1], scene);
        return Err(TooSmall { columns, lines });
    };
    let (board_width, board_height) = size.of(scene);
    let width = columns.min(board_width + GAP + MOST_PANEL);
    let spare = lines - board_height - 2;
    let sentences = spare.min(MOST_SENTENCES);
    let left = (columns - width) / 2;
    // What is left over is shared above and below, but the keys stay in the last line.
    let top = (spare - sentences) / 2;
    let rect = |x: usize, y: usize, width: usize, height: usize| {
        let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Rect::new(area.x + small(x), area.y + small(y), small(width), small(height))
    };
    let panel = board_width + GAP;
    Ok(Layout {
        size,
        name: rect(left + 1, top, board_width, 1),
        board: rect(left, top + 1, board_width, board_height),
        panel: rect(left + panel, top, width - panel, board_height + 1),
        sentences: rect(left + 1, top + 1 + board_height, width - 2, sentences),
        keys: rect(left + 1, lines - 1, width - 1, 1),
    })
}

#[cfg(test)]
mod tests {
    use super::{TooSmall, lay_out};
    use ratatui::layout::Rect;
    use siliam_catalog::{entries, sit_down};
    use siliam_core::{Scene, Viewer};

    fn scene(game: &str) -> Scene {
        sit_down(game, None).expect("a game").scene(Viewer::Spectator)
    }

    #[test]
    fn every_board_fits_eighty_columns_and_twenty_four_lines() {
        for entry in entries() {
            let area = Rect::new(0, 0, 80, 24);
            let layout = lay_out(area, &scene(entry.facts.id)).expect("room enough");
            let parts = [layout.name, layout.board, layout.panel, layout.sentences, layout.keys];
            for (index, part) in parts.iter().enumerate() {
                assert_eq!(part.intersection(area), *part, "{}: {layout:?}", entry.facts.id);
                for other in &parts[index + 1..] {
                    assert!(!part.intersects(*other), "{}: {layout:?}", entry.facts.id);
                }
            }
        }
    }

    #[test]
    fn a_smaller_screen_is_told_what_is_needed() {
        let samliam = scene("samliam");
        assert_eq!(lay_out(Rect::new(0, 0, 79, 24), &samliam), Err(TooSmall { columns: 80, lines: 24 }));
        assert!(lay_out(Rect::new(0, 0, 80, 23), &samliam).is_err());
        assert!(lay_out(Rect::new(0, 0, 0, 0), &samliam).is_err());
        assert!(lay_out(Rect::new(0, 0, 62, 17), &scene("siam")).is_ok());
    }
}
