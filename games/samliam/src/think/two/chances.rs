//! What a player may still make, counted from scratch: for positions that are not tallied, and for tests to compare with.

use crate::Corner;
use crate::board::field::Field;
use crate::board::halves::Halves;
use crate::rules::figures::Figures;
use crate::think::potential::living;

/// What a player may still make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chances {
    /// Figures, by how many of their cells are in place: none to three.
    pub(crate) placed: [i32; 4],
    /// Placements that show one direction.
    pub(crate) single: Gains,
    /// Placements that make a cell show all.
    pub(crate) doubling: Gains,
}

/// Placements by what they bring: one *threatens* if it leaves a figure that lacks one cell, and *helps* a figure that
/// lacks three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gains {
    /// Those that help at least two.
    pub(crate) help_two: i32,
    /// Those that threaten and help.
    pub(crate) threaten: i32,
    /// Those that threaten and help at least two.
    pub(crate) threaten_and_help_two: i32,
}

impl std::ops::AddAssign for Gains {
    #[inline(always)]
    fn add_assign(&mut self, more: Self) {
        self.help_two += more.help_two;
        self.threaten += more.threaten;
        self.threaten_and_help_two += more.threaten_and_help_two;
    }
}

impl Figures {
    // Inlined into tasks, which are compiled twice; not in WebAssembly, where there is one copy and its size counts.
    /// What a player may still make who shows `shows` and can come to show `open`. One more triangle on a cell of
    /// `doubling` shows all directions there.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn chances<W: Field>(&self, shows: &Halves<W>, open: &Halves<W>, doubling: W) -> Chances {
        let able = *shows | *open;
        let mut chances = Chances::default();
        let (mut helps, mut helps_two, mut threatens) =
            (Halves::<W>::NONE, Halves::<W>::NONE, Halves::<W>::NONE);
        for shape in self.shapes {
            let (laid, lacking) = living(shape, shows, &able);
            for (count, set) in chances.placed.iter_mut().zip(lacking) {
                *count += set.ones() as i32;
            }
            let [_, single, pair, _] = lacking;
            for ((placed, corner), step) in laid.into_iter().zip(shape.shows).zip(shape.steps) {
                let step = u32::from(step);
                let helped = (single & !placed) << step;
                helps_two[corner] |= helps[corner] & helped;
                helps[corner] |= helped;
                threatens[corner] |= (pair & !placed) << step;
            }
        }
        let gains = |helps: W, helps_two: W, threatens: W| Gains {
            help_two: helps_two.ones() as i32,
            threaten: (threatens & helps).ones() as i32,
            threaten_and_help_two: (threatens & helps_two).ones() as i32,
        };
        let (mut any, mut two) = (W::ZERO, W::ZERO);
        for corner in Corner::ALL {
            let once = !doubling;
            chances.single += gains(helps[corner] & once, helps_two[corner] & once, threatens[corner] & once);
            two |= helps_two[corner] | (any & helps[corner]);
            any |= helps[corner];
        }
        chances.doubling = gains(any & doubling, two & doubling, threatens.cells() & doubling);
        chances
    }
}

#[cfg(test)]
mod tests {
    use crate::board::field::Field;
    use crate::rules::hands::Holding;
    use crate::rules::threats::open;
    use crate::{Half, Position, SamLiam, SamLiam6x7, SamLiam7, SamLiam9, Tuned};
    use siliam_core::{Game, Player, Rng, Rules, Think};

    use super::{Chances, Gains};

    /// Figure by figure and placement by placement.
    fn counted<W: Field, const C: u8, const R: u8>(
        rules: SamLiam<W, C, R, 2>,
        position: &Position<W, C, R, 2>,
        player: Player,
    ) -> Chances
    where
        SamLiam<W, C, R, 2>: Tuned,
    {
        let board = &position.board;
        let (shows, cover) = (board.shows(player), board.cover());
        let holding = SamLiam::<W, C, R, 2>::holding(board, player, 0);
        let open = open(&cover, board.cells_of(player), holding);
        let has = |half: &Half<C, R>| shows.has(*half);
        let can = |half: &Half<C, R>| open.has(*half);
        let mut chances = Chances::default();
        // By cell and direction: figures that lack three cells and that lack two.
        let mut through = vec![[[0; 2]; 4]; usize::from(C * R)];
        for figure in rules.all_figures() {
            let lacking: Vec<_> = figure.cells.into_iter().filter(|half| !has(half)).collect();
            if lacking.is_empty() || !lacking.iter().all(can) {
                continue;
            }
            chances.placed[4 - lacking.len()] += 1;
            if let 2 | 3 = lacking.len() {
                for half in &lacking {
                    through[half.cell.index()][half.corner.index()][3 - lacking.len()] += 1;
                }
            }
        }
        let gains = |[helps, threatens]: [i32; 2]| Gains {
            help_two: i32::from(helps >= 2),
            threaten: i32::from(threatens >= 1 && helps >= 1),
            threaten_and_help_two: i32::from(threatens >= 1 && helps >= 2),
        };
        for (index, corners) in through.into_iter().enumerate() {
            let half = cover.half.has(index) && board.cells_of(player).has(index);
            if half && holding == Holding::Triangle {
                let all = |kind: usize| corners.iter().map(|corner| corner[kind]).sum();
                chances.doubling += gains([all(0), all(1)]);
            } else {
                for corner in corners {
                    chances.single += gains(corner);
                }
            }
        }
        chances
    }

    fn compare<W: Field, const C: u8, const R: u8>(rules: SamLiam<W, C, R, 2>)
    where
        SamLiam<W, C, R, 2>: Tuned + Game<Position = Position<W, C, R, 2>>,
    {
        for seed in 0..12 {
            let mut rng = Rng::new(seed);
            let mut position = rules.start();
            while rules.outcome(&position).is_none() && position.turns < 6 {
                let board = &position.board;
                let cover = board.cover();
                for player in [Player::First, Player::Second] {
                    let own = board.cells_of(player);
                    let holding = SamLiam::<W, C, R, 2>::holding(board, player, 0);
                    let open = open(&cover, own, holding);
                    let doubling = if holding == Holding::Triangle { cover.half & own } else { W::ZERO };
                    let chances = rules.figures().chances(&board.shows(player), &open, doubling);
                    assert_eq!(chances, counted(rules, &position, player));
                }
                let mut value = 0;
                let tuning = <SamLiam<W, C, R, 2> as Think>::TUNING;
                rules.terms(&position, |term, times| value += tuning.weights[term] * times);
                assert_eq!(rules.evaluate_board(&position), value / tuning.parts);
                let mv = rules.pick(&position, |count| rng.below(count)).expect("the game runs");
                position = rules.play_unchecked(&position, mv);
            }
        }
    }

    #[test]
    fn chances_counted_for_all_cells_at_once_are_those_counted_one_by_one() {
        compare(SamLiam9::default());
        compare(SamLiam7::default());
        compare(SamLiam6x7::default());
    }
}
