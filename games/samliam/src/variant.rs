//! The games of the family: what each board gives its players, and the options of a table.

use crate::board::field::Field;
use crate::rules::figures::drawing::Extra;
use crate::rules::figures::{Figures, figures};
use siliam_core::{Facts, Game, Texts};
use std::marker::PhantomData;

/// The rules of Sam Liam on `C` columns and `R` rows for `N` players, sets of cells kept in words `W`.
///
/// ```
/// use siliam_core::{Notation, Rules};
/// use siliam_samliam::SamLiam7;
///
/// let game = SamLiam7::default();
/// let start = game.start();
/// assert_eq!(game.count(&start), 196);
/// let placed = game.play_unchecked(&start, game.read_move(&start, "d4ne")?);
/// assert_eq!(game.write_position(&placed), "7/7/7/3,rne,3/7/7/7 g 0");
/// # Ok::<(), siliam_samliam::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
// Switches that a table sets one by one: each is its own yes or no.
#[allow(clippy::struct_excessive_bools)]
pub struct SamLiam<W, const C: u8, const R: u8, const N: usize> {
    /// `announce`: L12.
    pub announce: bool,
    /// `endless`: no L13.
    pub endless: bool,
    /// `swap`: G3.
    pub swap: bool,
    /// `adjacent-lines`: L9.
    pub adjacent_lines: bool,
    /// `straight-lines`: L9.
    pub straight_lines: bool,
    word: PhantomData<W>,
}

/// Two players on 9×9.
pub type SamLiam9 = SamLiam<u128, 9, 9, 2>;
/// Two players on the inner 7×7 cells.
pub type SamLiam7 = SamLiam<u64, 7, 7, 2>;
/// Two players on 7 columns and 6 rows, with square tiles (L7).
pub type SamLiam6x7 = SamLiam<u64, 7, 6, 2>;

/// Three players on 9×9: crosses win too (L8).
pub type SamLiam3 = SamLiam<u128, 9, 9, 3>;
/// Four players on 9×9: lines win too (L9).
pub type SamLiam4 = SamLiam<u128, 9, 9, 4>;

/// What one game of the family has that others have not. Sealed: the rules are written for these.
pub trait Variant: sealed::Sealed {
    /// What the catalog lists.
    const FACTS: Facts;
    /// Triangles for each player.
    const TRIANGLES: u32 = 40;
    /// Square tiles for each player (L7).
    const TILES: u32 = 0;
    /// What a player does who has placed all.
    const THEN: Then = Then::Move;
    /// The figures that win, where there are options under each of them.
    const FIGURES: FigureSets;
}

/// The figures of four players, for every set of the options of L9, as [`SamLiam::figures`] counts them.
macro_rules! with_lines {
    ($columns:expr, $rows:expr) => {
        [
            with_lines!($columns, $rows, adjacent: false, straight: false),
            with_lines!($columns, $rows, adjacent: true, straight: false),
            with_lines!($columns, $rows, adjacent: false, straight: true),
            with_lines!($columns, $rows, adjacent: true, straight: true),
        ]
    };
    ($columns:expr, $rows:expr, adjacent: $adjacent:expr, straight: $straight:expr) => {{
        use $crate::rules::figures::drawing::{Extra, Lines};
        const LINES: Lines = Lines { adjacent: $adjacent, straight: $straight };
        $crate::rules::figures::figures!($columns, $rows, Extra::Lines(LINES))
    }};
}
pub(crate) use with_lines;

/// The figures of a game, by option.
pub struct FigureSets(pub(crate) &'static [Figures]);

/// What a player does who has placed all triangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Lifts one and places it anew (L5).
    Move,
    /// Nothing: there is no second phase (L7).
    Nothing,
}

mod sealed {
    pub trait Sealed {}
    impl<W, const C: u8, const R: u8, const N: usize> Sealed for super::SamLiam<W, C, R, N> {}
}

const MESSAGES: Texts =
    Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };

const RULES: Texts = Texts { fr: include_str!("../rules.fr.md"), en: include_str!("../rules.en.md") };

const RED: [u8; 3] = [0xB4, 0x34, 0x2A];
const GREEN: [u8; 3] = [0x1E, 0x58, 0x43];
const BLACK: [u8; 3] = [0x26, 0x23, 0x1F];
const WHITE: [u8; 3] = [0xFB, 0xF6, 0xE8];
const GROUNDS: [[u8; 3]; 2] = [[0xE3, 0xD5, 0xB4], [0xDB, 0xCC, 0xA8]];
const CORNERS: &[&str] = &["ne", "se", "sw", "nw"];

const fn red_and_green(id: &'static str) -> Facts {
    Facts {
        id,
        family: "samliam",
        letters: &['r', 'g'],
        players: &["samliam-player-r", "samliam-player-g"],
        inks: &[RED, GREEN],
        grounds: GROUNDS,
        facings: CORNERS,
        options: &["announce", "endless", "swap"],
        rules: RULES,
        messages: MESSAGES,
    }
}

impl Variant for SamLiam9 {
    const FACTS: Facts = red_and_green("samliam");
    const FIGURES: FigureSets = FigureSets(&[figures!(9, 9, Extra::None)]);
}

impl Variant for SamLiam7 {
    const FACTS: Facts = red_and_green("samliam-7");
    const FIGURES: FigureSets = FigureSets(&[figures!(7, 7, Extra::None)]);
}

impl Variant for SamLiam6x7 {
    const FACTS: Facts = Facts {
        id: "samliam-6x7",
        family: "samliam",
        letters: &['k', 'w'],
        players: &["samliam-player-k", "samliam-player-w"],
        inks: &[BLACK, WHITE],
        grounds: GROUNDS,
        facings: CORNERS,
        options: &["swap"],
        rules: Texts { fr: include_str!("../rules-6x7.fr.md"), en: include_str!("../rules-6x7.en.md") },
        messages: MESSAGES,
    };
    const TRIANGLES: u32 = 30;
    const TILES: u32 = 3;
    const THEN: Then = Then::Nothing;
    const FIGURES: FigureSets = FigureSets(&[figures!(7, 6, Extra::None)]);
}

impl Variant for SamLiam3 {
    const FACTS: Facts = Facts {
        id: "samliam-3p",
        family: "samliam",
        letters: &['r', 'g', 'k'],
        players: &["samliam-player-r", "samliam-player-g", "samliam-player-k"],
        inks: &[RED, GREEN, BLACK],
        grounds: GROUNDS,
        facings: CORNERS,
        options: &["endless"],
        rules: Texts { fr: include_str!("../rules-3p.fr.md"), en: include_str!("../rules-3p.en.md") },
        messages: MESSAGES,
    };
    const FIGURES: FigureSets = FigureSets(&[figures!(9, 9, Extra::Crosses)]);
}

impl Variant for SamLiam4 {
    const FACTS: Facts = Facts {
        id: "samliam-4p",
        family: "samliam",
        letters: &['r', 'g', 'k', 'w'],
        players: &["samliam-player-r", "samliam-player-g", "samliam-player-k", "samliam-player-w"],
        inks: &[RED, GREEN, BLACK, WHITE],
        grounds: GROUNDS,
        facings: CORNERS,
        options: &["adjacent-lines", "straight-lines", "endless"],
        rules: Texts { fr: include_str!("../rules-4p.fr.md"), en: include_str!("../rules-4p.en.md") },
        messages: MESSAGES,
    };
    const FIGURES: FigureSets = FigureSets(&with_lines!(9, 9));
}

/// The most triangles a player of any game has.
pub(crate) const MOST_TRIANGLES: usize = 40;

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// Second-phase turns of all players together at which L13 draws.
    pub(crate) const TURN_LIMIT: u32 = 60 * N as u32;

    /// What the code rests on, checked when a variant is compiled.
    const ENOUGH: () = {
        let moves = matches!(Self::THEN, Then::Move);
        // `threats` needs a triangle to lift in the second phase that no two open figures use.
        assert!(Self::TRIANGLES >= 10 || !moves);
        assert!(Self::TRIANGLES as usize <= MOST_TRIANGLES);
        // A half is always free, so whoever holds a triangle or lifts one can place it.
        assert!(N as u32 * (Self::TRIANGLES + 2 * Self::TILES) < 2 * C as u32 * R as u32);
        // More than two never pass: each acts once a round. The legal turns of three and four list no pass, and the
        // engine's proof-number search counts on a reply of every opponent, after which the same player is next.
        assert!(N == 2 || (moves && Self::TILES == 0));
    };

    /// The figures that win.
    #[inline(always)]
    pub(crate) fn figures(self) -> &'static Figures {
        let () = Self::ENOUGH;
        // Only lines come in several sets (L9).
        let set = usize::from(self.adjacent_lines) + 2 * usize::from(self.straight_lines);
        if Self::FIGURES.0.len() == 1 { &Self::FIGURES.0[0] } else { &Self::FIGURES.0[set] }
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Game for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    const FACTS: Facts = <Self as Variant>::FACTS;

    fn with_options(options: &[&str]) -> Self {
        let chosen = |name| options.contains(&name);
        Self {
            announce: chosen("announce"),
            endless: chosen("endless"),
            swap: chosen("swap"),
            adjacent_lines: chosen("adjacent-lines"),
            straight_lines: chosen("straight-lines"),
            word: PhantomData,
        }
    }
}
