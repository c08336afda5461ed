//! A game and where it stands, for tests of rulings.

// Every test that includes this module uses only the part of it that it needs.
#![allow(dead_code)]

use siliam_core::{Game, MoveStack, Notation, Outcome, Player, Refusal};
use siliam_samliam::SamLiam7;

pub(crate) const RED: Option<Outcome> = Some(Outcome::Win(Player::First));
pub(crate) const GREEN: Option<Outcome> = Some(Outcome::Win(Player::Second));

/// All eighty triangles on 7×7: red needs only f2 to show south-east, green nothing that is open.
pub(crate) const ALL_PLACED: &str = "
    rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw
    rnegsw rnwgse rnegsw rnegsw rnegsw rnegsw rnegsw
    rnegsw rnegsw .      .      .      rnegsw rnegsw
    rnegsw rnegsw .      rnegsw .      rnegsw rnegsw
    rnegsw rnegsw .      .      .      rnegsw rnegsw
    rnegsw gnersw rnegsw rnegsw rnegsw .      rnegsw
    rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw rnegsw
";

/// Red is about to play f6ne, which makes d4sw a fork: it would open the squares d4–e5 and d4–f6.
pub(crate) const FORK: &str = "7/3,rnw,3/3,rnw,rne,2/7/2,gsw,4/1,gne,5/7 r 0";

pub(crate) type Seven = At<SamLiam7>;

/// A game and where it stands.
pub(crate) struct At<G: Game> {
    pub(crate) rules: G,
    pub(crate) position: G::Position,
}

impl<G: Game> At<G> {
    pub(crate) fn start(options: &[&str]) -> Self {
        let rules = G::with_options(options);
        Self { position: rules.start(), rules }
    }

    pub(crate) fn read(options: &[&str], text: &str) -> Self {
        let rules = G::with_options(options);
        let position = rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}"));
        Self { rules, position }
    }

    /// The drawn position, with what follows the board in its text.
    pub(crate) fn drawn(drawing: &str, rest: &str) -> Self {
        Self::read(&[], &format!("{} {rest}", board(drawing)))
    }

    pub(crate) fn play(mut self, moves: &str) -> Self {
        for mv in moves.split_whitespace() {
            let read = self.rules.read_move(&self.position, mv);
            let read = read.unwrap_or_else(|error| panic!("`{}` {mv}: {error}", self.text()));
            self.position = self.rules.play_unchecked(&self.position, read);
        }
        self
    }

    pub(crate) fn text(&self) -> String {
        self.rules.write_position(&self.position)
    }

    pub(crate) fn legal(&self, mv: &str) -> bool {
        self.rules.read_move(&self.position, mv).is_ok()
    }

    pub(crate) fn refused(&self, mv: &str) -> <G as Notation>::MoveError {
        match self.rules.read_move(&self.position, mv) {
            Ok(_) => panic!("`{}` {mv} is legal", self.text()),
            Err(error) => error,
        }
    }

    /// The ruling that refuses a move.
    pub(crate) fn refused_by(&self, mv: &str) -> Option<&'static str> {
        self.refused(mv).ruling()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }

    /// The labels a move would have.
    pub(crate) fn labels(&self, mv: &str) -> String {
        let read = self.rules.read_move(&self.position, mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        let labels = self.rules.labels(&self.position, read);
        labels.iter().map(|label| label.code).collect::<Vec<_>>().join(" ")
    }

    /// The cells a label of a move is about.
    pub(crate) fn label_cells(&self, mv: &str, code: &str) -> String {
        let read = self.rules.read_move(&self.position, mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        let labels = self.rules.labels(&self.position, read);
        let label =
            labels.iter().find(|label| label.code == code).unwrap_or_else(|| panic!("{mv} is {code}"));
        label.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// The board text of a drawing with a word for each cell, the top row first: `.` is empty, `rne` a red triangle in the top
/// right corner, `rnegsw` two triangles, `ksq` a tile.
pub(crate) fn board(drawing: &str) -> String {
    let row = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(",").replace('.', "-");
    drawing.lines().map(row).filter(|row| !row.is_empty()).collect::<Vec<_>>().join("/")
}

/// The legal moves, as they are listed.
pub(crate) fn moves<G: Game>(at: &At<G>) -> Vec<String> {
    let mut moves = MoveStack::new();
    at.rules.moves(&at.position, &mut moves);
    moves.above(0).iter().map(|&mv| at.rules.write_move(&at.position, mv)).collect()
}

/// A text that is refused by G5 with this code.
pub(crate) fn refused_text<G: Game>(options: &[&str], text: &str, code: &str) {
    let error =
        G::with_options(options).read_position(text).err().unwrap_or_else(|| panic!("{text} is read"));
    assert_eq!((error.code(), error.ruling()), (code, Some("G5")), "`{text}`: {error}");
}
