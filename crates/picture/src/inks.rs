//! The colours of a theme, read from `art/tokens.css`, the file that the page loads too.

use crate::sheet::N;
use std::borrow::Cow;

const TOKENS: &str = include_str!("../art/tokens.css");

/// How a picture is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    #[default]
    Light,
    /// For dark surroundings.
    Dark,
    /// Strong contrasts.
    Contrast,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// Its name, as in `dark`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The declarations of this theme alone.
    fn block(self) -> &'static str {
        let selector = match self {
            Self::Light => ":root {",
            Self::Dark => "[data-theme='dark'] {",
            Self::Contrast => "[data-theme='contrast'] {",
        };
        let after = TOKENS.split_once(selector).map_or("", |(_, after)| after);
        after.split('}').next().unwrap_or_default()
    }

    /// The value of a token; those that a theme leaves out are the light ones.
    pub(crate) fn token(self, name: &str) -> &'static str {
        let of = |block: &'static str| {
            let mut declarations = block.split(';').filter_map(|declaration| declaration.split_once(':'));
            let found = declarations.find(|(token, _)| token.trim().strip_prefix("--") == Some(name));
            found.map(|(_, value)| value.trim())
        };
        let found = of(self.block()).or_else(|| of(Self::Light.block()));
        debug_assert!(found.is_some(), "there is no token --{name}");
        found.unwrap_or("none")
    }

    /// A text in which every `var(--name)` is replaced by its value.
    pub(crate) fn resolve(self, text: &str) -> String {
        let mut parts = text.split("var(--");
        let mut resolved = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once(')').unwrap_or((part, ""));
            resolved.push_str(self.token(name));
            resolved.push_str(rest);
        }
        resolved
    }
}

/// A colour: a token of the theme, or one that a game brings along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Token(&'static str),
    Own([u8; 3]),
}

impl Ink {
    fn value(&self, theme: Theme) -> Cow<'static, str> {
        match self {
            Self::Token(name) => theme.token(name).into(),
            Self::Own([red, green, blue]) => format!("#{red:02x}{green:02x}{blue:02x}").into(),
        }
    }

    /// As the value of the attribute `fill`.
    pub(crate) fn fill(&self, theme: Theme) -> String {
        self.attribute(theme, "fill")
    }

    /// As the value of the attribute `stroke`.
    pub(crate) fn stroke(&self, theme: Theme) -> String {
        self.attribute(theme, "stroke")
    }

    /// Colours of eight digits are written as six and an opacity: not every program that shows SVG knows them.
    fn attribute(&self, theme: Theme, name: &str) -> String {
        let value = self.value(theme);
        let parts = value.strip_prefix('#').filter(|digits| digits.len() == 8).and_then(|digits| {
            let opacity = u8::from_str_radix(digits.get(6..)?, 16).ok()?;
            Some((digits.get(..6)?, N(f64::from(opacity) / 255.0)))
        });
        match parts {
            Some((colour, opacity)) => format!("{name}=\"#{colour}\" {name}-opacity=\"{opacity}\""),
            None if value == "transparent" => format!("{name}=\"none\""),
            None => format!("{name}=\"{value}\""),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_overrides_the_light_one() {
        assert_eq!(Theme::Light.token("siam-fr"), "#23345a");
        assert_eq!(Theme::Dark.token("siam-fr"), "#0b1120");
        assert_eq!(Theme::Dark.token("tw"), Theme::Light.token("tw"));
        assert_eq!(Theme::Contrast.token("key-w"), "2.6");
        assert_eq!(Theme::Dark.resolve("a var(--key-w) var(--el)b"), "a 2.6 #f6ebd3b");
    }

    #[test]
    fn half_transparent_inks_have_an_opacity() {
        assert_eq!(Ink::Token("drop").fill(Theme::Light), "fill=\"#24211e\" fill-opacity=\"0.25\"");
        assert_eq!(Ink::Token("drop").fill(Theme::Contrast), "fill=\"none\"");
        assert_eq!(Ink::Own([1, 2, 255]).stroke(Theme::Light), "stroke=\"#0102ff\"");
    }
}
