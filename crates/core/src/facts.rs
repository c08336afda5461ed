//! What is known of a game before a position is set up.

use crate::{Edit, Player, Stage};

/// One text in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// In French.
    pub fr: &'static str,
    /// In English.
    pub en: &'static str,
}

/// What the catalog lists of a game.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The stable id, as in `siam`.
    pub id: &'static str,
    /// The family whose folder, drawings and messages it uses.
    pub family: &'static str,
    /// The letters of the players in position texts, in playing order.
    pub letters: &'static [char],
    /// The messages that name the players, in playing order.
    pub players: &'static [&'static str],
    /// A colour for each player, red, green and blue, for screens without drawings of the family.
    pub inks: &'static [[u8; 3]],
    /// The colours of the board's two kinds of cells, likewise.
    pub grounds: [[u8; 3]; 2],
    /// The facings or corners a piece can have, clockwise; none where pieces face nowhere.
    pub facings: &'static [&'static str],
    /// The options it knows.
    pub options: &'static [&'static str],
    /// The rules page.
    pub rules: Texts,
    /// The family's message file (Fluent).
    pub messages: Texts,
}

impl Facts {
    /// The message that names a player of this game.
    pub fn player_message(&self, player: Player) -> &'static str {
        self.players[player.index()]
    }

    /// The player's letter in position texts.
    pub fn letter(&self, player: Player) -> char {
        self.letters[player.index()]
    }
}

/// A whole game: rules, texts and what a screen needs.
pub trait Game: Edit + Stage {
    /// What the catalog lists.
    const FACTS: Facts;

    /// The players' letters, for the game's own code: whoever borrows [`Game::FACTS`] links its pages once more.
    const LETTERS: &'static [char] = Self::FACTS.letters;

    /// The game under these options, each of which [`Facts::options`] lists; order does not matter.
    fn with_options(options: &[&str]) -> Self;
}
