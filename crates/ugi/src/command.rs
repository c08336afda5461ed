//! What a line asks for.

use crate::go::Go;
use crate::mistake::Mistake;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Ugi,
    NewGame,
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// The position text; `None` for the game's start.
        text: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    PonderHit,
    Query(Query),
    Quit,
}

/// What is asked about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    FirstTurn,
    GameOver,
    Result,
    // Those below are ours.
    Turn,
    Moves,
    Position,
    Players,
}

impl Command {
    /// Reads a line; `None` for one without words.
    pub(crate) fn read(line: &str) -> Result<Option<Self>, Mistake> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, rest @ ..] = &words[..] else { return Ok(None) };
        let alone = |command| match rest {
            [] => Ok(command),
            [word, ..] => Err(Mistake::Unexpected((*word).to_owned())),
        };
        let command = match *name {
            "ugi" => alone(Self::Ugi),
            "uginewgame" => alone(Self::NewGame),
            "isready" => alone(Self::IsReady),
            "setoption" => Self::set_option(rest),
            "position" => Self::position(rest),
            "go" => Go::read(rest).map(Self::Go),
            "stop" => alone(Self::Stop),
            "ponderhit" => alone(Self::PonderHit),
            "query" => Query::read(rest).map(Self::Query),
            "quit" => alone(Self::Quit),
            _ => Err(Mistake::Command((*name).to_owned())),
        };
        command.map(Some)
    }

    /// `name N… value V…`
    fn set_option(words: &[&str]) -> Result<Self, Mistake> {
        const NAME: Mistake = Mistake::Missing { after: "setoption", what: "`name` and the option's name" };
        let ["name", words @ ..] = words else { return Err(NAME) };
        let value = words.iter().position(|&word| word == "value");
        let Some(value) = value else {
            return Err(Mistake::Missing { after: "setoption", what: "`value` and the option's value" });
        };
        let (name, value) = (words[..value].join(" "), words[value + 1..].join(" "));
        if name.is_empty() { Err(NAME) } else { Ok(Self::SetOption { name, value }) }
    }

    /// `startpos` or `fen P…`, then perhaps `moves M…`.
    fn position(words: &[&str]) -> Result<Self, Mistake> {
        let (what, moves) = match words.iter().position(|&word| word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &[][..]),
        };
        let text = match what {
            ["startpos"] => None,
            ["startpos", word, ..] => return Err(Mistake::Unexpected((*word).to_owned())),
            ["fen"] => return Err(Mistake::Missing { after: "fen", what: "a position text" }),
            ["fen", fields @ ..] => Some(fields.join(" ")),
            _ => return Err(Mistake::Missing { after: "position", what: "`startpos` or `fen`" }),
        };
        Ok(Self::Position { text, moves: moves.iter().map(|&mv| mv.to_owned()).collect() })
    }

    /// Whether it is heard while a search is under way.
    pub(crate) fn is_heard_while_searching(&self) -> bool {
        matches!(self, Self::IsReady | Self::Stop | Self::PonderHit | Self::Quit)
    }
}

impl Query {
    fn read(words: &[&str]) -> Result<Self, Mistake> {
        match *words {
            [] => Err(Mistake::Missing { after: "query", what: "what is asked" }),
            ["p1turn"] => Ok(Self::FirstTurn),
            ["gameover"] => Ok(Self::GameOver),
            ["result"] => Ok(Self::Result),
            ["turn"] => Ok(Self::Turn),
            ["moves"] => Ok(Self::Moves),
            ["fen"] => Ok(Self::Position),
            ["players"] => Ok(Self::Players),
            _ => Err(Mistake::Query(words.join(" "))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_text_runs_until_the_moves() {
        let read = |line| Command::read(line).map(|command| command.expect("a command"));
        assert_eq!(
            read(" position  fen 5/5/1###1/5/5 e 0 00\tmoves @c1n @c5s \r"),
            Ok(Command::Position {
                text: Some("5/5/1###1/5/5 e 0 00".to_owned()),
                moves: ["@c1n", "@c5s"].map(str::to_owned).to_vec()
            })
        );
        assert_eq!(read("position startpos"), Ok(Command::Position { text: None, moves: vec![] }));
        assert_eq!(read("position startpos @c1n"), Err(Mistake::Unexpected("@c1n".to_owned())));
        for wrong in ["position", "position fen", "position moves @c1n", "position fen moves @c1n"] {
            assert!(matches!(read(wrong), Err(Mistake::Missing { .. })), "{wrong}");
        }
    }

    #[test]
    fn names_and_values_of_options_may_have_spaces() {
        let read = |line| Command::read(line).map(|command| command.expect("a command"));
        assert_eq!(
            read("setoption name Clear Hash value a  b"),
            Ok(Command::SetOption { name: "Clear Hash".to_owned(), value: "a b".to_owned() })
        );
        for wrong in ["setoption", "setoption Hash 3", "setoption name Hash", "setoption name value 3"] {
            assert!(matches!(read(wrong), Err(Mistake::Missing { .. })), "{wrong}");
        }
    }

    #[test]
    fn a_command_stands_alone() {
        assert_eq!(Command::read("  \t "), Ok(None));
        assert_eq!(Command::read("stop now"), Err(Mistake::Unexpected("now".to_owned())));
        assert_eq!(Command::read("Ugi"), Err(Mistake::Command("Ugi".to_owned())));
        assert_eq!(Command::read("query p1turn now"), Err(Mistake::Query("p1turn now".to_owned())));
    }
}
