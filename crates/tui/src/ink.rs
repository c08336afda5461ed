//! Inks: colours as the games name them, and what a terminal can show of them.

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// All of them.
    All,
    /// 256: a cube of six by six by six, and greys.
    Cube,
    /// The sixteen ANSI colours.
    Sixteen,
    /// None: characters have to tell everything.
    Plain,
}

/// A colour in the form in which a terminal takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// As it is.
    Rgb(Rgb),
    /// One of 256.
    Cube(u8),
    /// One of sixteen.
    Sixteen(u8),
}

impl Depth {
    /// The colours that the environment says the terminal supports; `NO_COLOR` comes first.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        match set("COLORTERM").as_deref() {
            _ if set("NO_COLOR").is_some() || term == "dumb" => Self::Plain,
            Some("truecolor" | "24bit") => Self::All,
            _ if term.contains("256") || term.contains("kitty") || term.contains("alacritty") => Self::Cube,
            // Windows names no terminal, and each of its own shows all colours.
            _ if term.is_empty() && cfg!(windows) => Self::All,
            _ => Self::Sixteen,
        }
    }

    /// Two near tones as they can be told apart; `None` where they cannot.
    pub(crate) fn parted(self, [one, other]: [Rgb; 2]) -> Option<[Rgb; 2]> {
        match self {
            Self::All => Some([one, other]),
            // Each part a step darker: the nearest colours would be the same, or of another hue.
            Self::Cube => Some([one, one.map(|part| LEVELS[level(part).saturating_sub(1)])]),
            // The next one is no near tone any more.
            Self::Sixteen | Self::Plain => None,
        }
    }

    /// The nearest colour that can be shown; `None` where there are none.
    pub fn colour(self, rgb: Rgb) -> Option<Colour> {
        match self {
            Self::All => Some(Colour::Rgb(rgb)),
            Self::Cube => Some(Colour::Cube(in_cube(rgb))),
            Self::Sixteen => Some(Colour::Sixteen(among_sixteen(rgb))),
            Self::Plain => None,
        }
    }
}

/// The steps of the cube along each side.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The step that stands for a part; the lowest for all dark ones, so that a dark red is not an orange.
fn level(part: u8) -> usize {
    if part < 75 { 0 } else { usize::from((part - 35) / 40).min(5) }
}

fn in_cube([red, green, blue]: Rgb) -> u8 {
    let index = 16 + 36 * level(red) + 6 * level(green) + level(blue);
    u8::try_from(index).unwrap_or(u8::MAX)
}

/// The sixteen colours, as xterm shows them.
const SIXTEEN: [Rgb; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

/// Which of the sixteen are greys.
const GREYS: [u8; 4] = [0, 7, 8, 15];

/// The nearest one; a colour stays a colour and a grey a grey, or dark ones would all be black.
fn among_sixteen(rgb: Rgb) -> u8 {
    let [least, most] =
        [rgb.into_iter().min(), rgb.into_iter().max()].map(|part| u32::from(part.unwrap_or(0)));
    let is_grey = 100 * (most - least) <= 35 * most;
    let distance = |other: Rgb| -> u32 {
        rgb.into_iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let fitting = (0..16).filter(|index| GREYS.contains(index) == is_grey);
    fitting.min_by_key(|&index| distance(SIXTEEN[usize::from(index)])).unwrap_or(0)
}

/// A colour `part` hundredths of the way from one to another.
pub(crate) fn mixed(one: Rgb, other: Rgb, part: u16) -> Rgb {
    std::array::from_fn(|index| {
        let sum = u16::from(one[index]) * (100 - part) + u16::from(other[index]) * part;
        u8::try_from(sum / 100).unwrap_or(u8::MAX)
    })
}

/// Black or white, whichever reads better on this ground.
pub(crate) fn readable_on([red, green, blue]: Rgb) -> Rgb {
    let light = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) > 140_000;
    if light { [0; 3] } else { [255; 3] }
}

#[cfg(test)]
mod tests {
    use super::{Colour, Depth};

    fn depth(variables: &[(&str, &str)]) -> Depth {
        let value = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        Depth::of_environment(|name| value(name).map(|value| (*value).to_owned()))
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::All);
        assert_eq!(depth(&[("TERM", "screen-256color")]), Depth::Cube);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Plain);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::Plain);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Depth::Cube);
    }

    #[test]
    fn a_colour_becomes_the_nearest_one_there_is() {
        assert_eq!(Depth::Cube.colour([0xF7, 0xEF, 0xDD]), Some(Colour::Cube(230)));
        assert_eq!(Depth::Sixteen.colour([0xB4, 0x34, 0x2A]), Some(Colour::Sixteen(1)));
        assert_eq!(Depth::Sixteen.colour([0xFB, 0xF6, 0xE8]), Some(Colour::Sixteen(15)));
        assert_eq!(Depth::Plain.colour([0; 3]), None);
        for entry in siliam_catalog::entries() {
            for depth in [Depth::Cube, Depth::Sixteen] {
                let inks: Vec<_> = entry.facts.inks.iter().map(|&ink| depth.colour(ink)).collect();
                let apart = |(place, ink)| !inks[..place].contains(ink);
                assert!(inks.iter().enumerate().all(apart), "{}: {inks:?}", entry.facts.id);
            }
        }
    }

    #[test]
    fn two_near_tones_stay_apart_where_they_can() {
        for entry in siliam_catalog::entries() {
            for depth in [Depth::All, Depth::Cube] {
                let [one, other] = depth.parted(entry.facts.grounds).expect("two tones");
                assert_ne!(depth.colour(one), depth.colour(other), "{}", entry.facts.id);
            }
            assert_eq!(Depth::Sixteen.parted(entry.facts.grounds), None);
            assert_eq!(Depth::Plain.parted(entry.facts.grounds), None);
        }
    }
}
