//! A game and where it stands, for tests of rulings.

use crate::board_text;
use siliam_core::{Game, MoveStack, Outcome, Player, Refusal};

/// A game and where it stands. What cannot be read panics and says why.
#[derive(Clone, Copy, Debug)]
pub struct At<G: Game> {
    /// The game under its options.
    pub rules: G,
    /// Where it stands.
    pub position: G::Position,
}

impl<G: Game> At<G> {
    /// The start under these options.
    pub fn start(options: &[&str]) -> Self {
        let rules = G::with_options(options);
        Self { position: rules.start(), rules }
    }

    /// The position of this text.
    pub fn read(options: &[&str], text: &str) -> Self {
        let rules = G::with_options(options);
        let position = rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}"));
        Self { rules, position }
    }

    /// The drawn position (see [`board_text`]); `rest` is what follows the board in its text.
    pub fn drawn(options: &[&str], rest: &str, drawing: &str) -> Self {
        Self::read(options, &format!("{} {rest}", board_text(drawing)))
    }

    /// The game after these moves, parted by spaces.
    #[must_use]
    pub fn play(&self, moves: &str) -> Self {
        let mut after = self.clone();
        for mv in moves.split_whitespace() {
            let mv = after.mv(mv);
            after.position = after.rules.play_unchecked(&after.position, mv);
        }
        after
    }

    /// The position's text.
    pub fn text(&self) -> String {
        self.rules.write_position(&self.position)
    }

    /// The board's part of the text.
    pub fn board(&self) -> String {
        self.text().split(' ').next().unwrap_or_default().to_owned()
    }

    /// The legal move of this text.
    pub fn mv(&self, mv: &str) -> G::Move {
        let read = self.rules.read_move(&self.position, mv);
        read.unwrap_or_else(|error| panic!("`{}` {mv}: {error}", self.text()))
    }

    /// The legal moves, as they are listed.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = MoveStack::new();
        self.rules.moves(&self.position, &mut moves);
        moves.above(0).iter().map(|&mv| self.rules.write_move(&self.position, mv)).collect()
    }

    /// Whether a move is legal.
    pub fn legal(&self, mv: &str) -> bool {
        self.rules.read_move(&self.position, mv).is_ok()
    }

    /// Why a move is refused.
    pub fn refused(&self, mv: &str) -> G::MoveError {
        match self.rules.read_move(&self.position, mv) {
            Ok(_) => panic!("`{}` {mv} is legal", self.text()),
            Err(error) => error,
        }
    }

    /// The ruling that refuses a move.
    pub fn refused_by(&self, mv: &str) -> Option<&'static str> {
        self.refused(mv).ruling()
    }

    /// The ruling and the code that refuse a move.
    pub fn refusal(&self, mv: &str) -> (Option<&'static str>, &'static str) {
        let error = self.refused(mv);
        (error.ruling(), error.code())
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }

    /// Who has won.
    pub fn winner(&self) -> Option<Player> {
        match self.outcome() {
            Some(Outcome::Win(player)) => Some(player),
            _ => None,
        }
    }

    /// Why the game is over.
    pub fn reason(&self) -> &'static str {
        self.rules.reason(&self.position, None).expect("the game is over").code
    }

    /// The labels a move would have, parted by spaces.
    pub fn labels(&self, mv: &str) -> String {
        let labels = self.rules.labels(&self.position, self.mv(mv));
        labels.iter().map(|label| label.code).collect::<Vec<_>>().join(" ")
    }

    /// The cells a label of a move is about, parted by spaces.
    pub fn label_cells(&self, mv: &str, code: &str) -> String {
        let labels = self.rules.labels(&self.position, self.mv(mv));
        let label = labels.iter().find(|label| label.code == code);
        let label = label.unwrap_or_else(|| panic!("`{}` {mv} is {code}", self.text()));
        label.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// A text that is refused by G5 with this code.
pub fn refused_text<G: Game>(options: &[&str], text: &str, code: &str) {
    match G::with_options(options).read_position(text) {
        Ok(_) => panic!("`{text}` is read"),
        Err(error) => assert_eq!((error.code(), error.ruling()), (code, Some("G5")), "`{text}`: {error}"),
    }
}
