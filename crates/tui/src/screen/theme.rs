//! How things are set on the screen: roles, and what a terminal shows them in.

use crate::ink::{Colour, Depth, Rgb, readable_on};
use crate::picture::Paint;
use ratatui::style::{Color, Modifier, Style};

/// What a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Text,
    /// What only accompanies the game.
    Quiet,
    /// Whose turn it is, and titles.
    Title,
    /// What the rules ask.
    Duty,
    /// What is refused, and called out.
    Loud,
    /// May be touched.
    Offered,
    /// Is in hand.
    Held,
}

/// Styles for so many colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    pub(super) depth: Depth,
}

impl Theme {
    pub(super) fn has_colours(self) -> bool {
        self.depth != Depth::Plain
    }

    /// The terminal's own colours are used for words, so that its own theme makes them readable.
    pub(super) fn style(self, role: Role) -> Style {
        let style = Style::new();
        let coloured = |style: Style, colour| if self.has_colours() { style.fg(colour) } else { style };
        match role {
            Role::Text => style,
            Role::Quiet => style.add_modifier(Modifier::DIM),
            Role::Title => style.add_modifier(Modifier::BOLD),
            Role::Duty => coloured(style, Color::Yellow),
            Role::Loud => coloured(style.add_modifier(Modifier::BOLD), Color::Red),
            Role::Offered => coloured(style.add_modifier(Modifier::UNDERLINED), Color::Cyan),
            Role::Held => coloured(style.add_modifier(Modifier::BOLD), Color::Yellow),
        }
    }

    /// The same with the focus on it.
    pub(super) fn focused(self, role: Role) -> Style {
        self.style(role).add_modifier(Modifier::REVERSED)
    }

    fn colour(self, rgb: Rgb) -> Option<Color> {
        self.depth.colour(rgb).map(|colour| match colour {
            Colour::Rgb([red, green, blue]) => Color::Rgb(red, green, blue),
            Colour::Cube(index) | Colour::Sixteen(index) => Color::Indexed(index),
        })
    }

    /// A letter on a ground of this colour.
    pub(super) fn token(self, rgb: Rgb) -> Style {
        self.paint(Paint { ink: Some(readable_on(rgb)), ground: Some(rgb), bold: true })
    }

    /// How a character of a picture is set.
    pub(super) fn paint(self, paint: Paint) -> Style {
        let fg = paint.ink.and_then(|ink| self.colour(ink));
        let bg = paint.ground.and_then(|ground| self.colour(ground));
        let style = Style { fg, bg, ..Style::new() };
        if paint.bold { style.add_modifier(Modifier::BOLD) } else { style }
    }
}
