//! What can be typed beside moves: a few words, in both languages.

/// A typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// A move, or what somebody takes for one.
    Move(&'a str),
    Help,
    /// What may be tried now.
    Moves,
    /// The moves played.
    List,
    /// The board as a drawing.
    Board,
    /// The position in words.
    Look,
    /// The position's text.
    Position,
    Hint,
    Undo,
    Redo,
    /// Keeps the game in a file from now on, or in the file where it is kept already.
    Save(Option<&'a str>),
    Resign,
    Draw,
    Quit,
}

/// Each word in English and in French, in the order in which help explains them.
pub(crate) const WORDS: [([&str; 2], Command<'static>); 13] = [
    (["help", "aide"], Command::Help),
    (["hint", "conseil"], Command::Hint),
    (["moves", "coups"], Command::Moves),
    (["list", "liste"], Command::List),
    (["look", "regarder"], Command::Look),
    (["board", "plateau"], Command::Board),
    (["position", "position"], Command::Position),
    (["undo", "reprendre"], Command::Undo),
    (["redo", "rejouer"], Command::Redo),
    (["save", "garder"], Command::Save(None)),
    (["draw", "nulle"], Command::Draw),
    (["resign", "abandon"], Command::Resign),
    (["quit", "quitter"], Command::Quit),
];

impl<'a> Command<'a> {
    /// Reads a line; whatever is no word of ours is a move.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let same = |known: &&str| known.eq_ignore_ascii_case(word);
        match WORDS.iter().find(|(names, _)| names.iter().any(same)) {
            Some((_, Command::Save(_))) => Self::Save(Some(rest).filter(|rest| !rest.is_empty())),
            Some((_, command)) if rest.is_empty() => *command,
            _ => Self::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, WORDS};
    use siliam_catalog::{entries, sit_down};

    #[test]
    fn words_of_both_languages_are_read_and_anything_else_is_a_move() {
        assert_eq!(Command::read(" hint "), Command::Hint);
        assert_eq!(Command::read("CONSEIL"), Command::Hint);
        assert_eq!(Command::read("save my game.txt"), Command::Save(Some("my game.txt")));
        assert_eq!(Command::read("garder"), Command::Save(None));
        assert_eq!(Command::read("@c1n"), Command::Move("@c1n"));
        assert_eq!(Command::read("hint please"), Command::Move("hint please"));
        assert_eq!(Command::read(""), Command::Move(""));
    }

    #[test]
    fn no_word_is_a_move_of_any_game() {
        for entry in entries() {
            let table = sit_down(entry.facts.id, None).expect("a game");
            for mv in table.moves().iter().map(String::as_str).chain(["pass", "swap", "forbid", "accept"]) {
                assert_eq!(Command::read(mv), Command::Move(mv));
            }
        }
        let mut names: Vec<&str> = WORDS.iter().map(|([english, _], _)| *english).collect();
        names.dedup();
        assert_eq!(names.len(), WORDS.len());
    }
}
