//! A slow, plain model of Sam Liam, the second way of computing that the real one is tested against.
//!
//! It shares no code with the real one: arrays, loops over all figures, everything worked out anew whenever it is asked
//! for. Size of the board, number of players and of pieces are run-time values, so that small games can be played to
//! their end. `board` holds the cells, `figures` what wins and what is open, `turns` what can be placed, `duty` L10,
//! `labels` L11, `announce` L12, `text` the position text.
//!
//! Invariants: what a player has in hand follows from the board; without `announce` the position text is all there is
//! to know of a running game. Nothing here knows repetition (G1), resignation or time (G4).

mod announce;
mod board;
mod duty;
mod figures;
mod labels;
mod text;
mod turns;

use siliam_conform::PlainOutcome;
use std::rc::Rc;

use announce::Memory;
use board::Board;
use figures::Setup;
use turns::{TileRight, Turn, can_place, placements};

/// Which game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is an option of the contract, named as there.
pub(crate) struct PlainGame {
    /// How wide the board is, nine at most.
    pub(crate) columns: usize,
    /// How high the board is, nine at most.
    pub(crate) rows: usize,
    /// Two, three or four.
    pub(crate) players: usize,
    /// How many triangles each player has.
    pub(crate) triangles: usize,
    /// How many square tiles each player has; none but where `tiles_game` is set.
    pub(crate) tiles: usize,
    /// L7: played as in 6x7.
    pub(crate) tiles_game: bool,
    /// L9: the cells of a line touch.
    pub(crate) adjacent_lines: bool,
    /// L9: no line is a diagonal.
    pub(crate) straight_lines: bool,
    /// L13: the second phase is not cut off.
    pub(crate) endless: bool,
    /// G3: the second player may answer `swap`.
    pub(crate) swap: bool,
    /// L12: the players announce by hand.
    pub(crate) announce: bool,
}

/// A position, with the game it belongs to; running or finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plain {
    setup: Rc<Setup>,
    board: Board,
    /// Who acts, as a place in the order of play.
    mover: usize,
    /// L13: by all players together.
    second_phase_turns: u64,
    /// L7: whether the opponent's last move blocked; never but in 6x7.
    tile_right: TileRight,
    /// Who has completed a figure or called a win.
    winner: Option<char>,
    /// L12
    memory: Memory,
}

impl PlainGame {
    /// The game of an id with options, such as `samliam-4p:adjacent-lines,endless`; panics when there is none.
    pub(crate) fn of_id(id_with_options: &str) -> PlainGame {
        let (id, options) = match id_with_options.split_once(':') {
            None => (id_with_options, vec![]),
            Some((id, options)) => (id, options.split(',').collect()),
        };
        let nine = PlainGame {
            columns: 9,
            rows: 9,
            players: 2,
            triangles: 40,
            tiles: 0,
            tiles_game: false,
            adjacent_lines: false,
            straight_lines: false,
            endless: false,
            swap: false,
            announce: false,
        };
        let (mut game, known): (PlainGame, &[&str]) = match id {
            "samliam" => (nine, &["announce", "endless", "swap"]),
            "samliam-7" => (PlainGame { columns: 7, rows: 7, ..nine }, &["announce", "endless", "swap"]),
            "samliam-6x7" => (
                PlainGame { columns: 7, rows: 6, triangles: 30, tiles: 3, tiles_game: true, ..nine },
                &["swap"],
            ),
            "samliam-3p" => (PlainGame { players: 3, ..nine }, &["endless"]),
            "samliam-4p" => {
                (PlainGame { players: 4, ..nine }, &["adjacent-lines", "straight-lines", "endless"])
            }
            _ => panic!("there is no game {id:?}"),
        };
        for (number, option) in options.iter().enumerate() {
            assert!(known.contains(option), "{id} has no option {option:?}");
            assert!(!options[..number].contains(option), "{option:?} is repeated");
            match *option {
                "adjacent-lines" => game.adjacent_lines = true,
                "straight-lines" => game.straight_lines = true,
                "endless" => game.endless = true,
                "swap" => game.swap = true,
                "announce" => game.announce = true,
                _ => unreachable!("all known options are handled"),
            }
        }
        game
    }
}

impl siliam_conform::Plain for Plain {
    /// The position text without the field of `announce`, also of a finished game.
    fn text(&self) -> String {
        let last = if self.setup.game.tiles_game {
            match self.tile_right {
                TileRight::Granted => "t".to_string(),
                TileRight::Missing => "-".to_string(),
            }
        } else {
            self.second_phase_turns.to_string()
        };
        format!("{} {} {last}", text::write_board(&self.board), self.mover())
    }

    /// All legal moves, sorted; none when the game is over.
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut texts = if self.setup.game.announce {
            announce::moves(self)
        } else {
            self.turns().into_iter().map(Turn::text).collect()
        };
        texts.sort();
        texts
    }

    /// The position after a move that `moves` lists; `None` for any other text.
    fn play(&self, mv: &str) -> Option<Self> {
        if self.outcome().is_some() {
            return None;
        }
        if self.setup.game.announce {
            return announce::play(self, mv);
        }
        let turn = self.turns().into_iter().find(|turn| turn.text() == mv)?;
        Some(self.advance(turn))
    }

    /// How the game ended, if it did; repetition is not known here.
    fn outcome(&self) -> Option<PlainOutcome> {
        if let Some(winner) = self.winner {
            return Some(PlainOutcome::Win(winner));
        }
        // L12: nothing counts before it is accepted.
        if self.memory.is_pending() {
            return None;
        }
        // L13
        let game = &self.setup.game;
        if !game.endless && self.second_phase_turns >= 60 * game.players as u64 {
            return Some(PlainOutcome::Draw);
        }
        // G2: only placements change the board, so if nobody can place now, nobody ever can. This covers passes in a
        // row as well, unless the passes came from bars.
        let nobody = self.setup.letters().iter().all(|&player| !can_place(&self.setup, &self.board, player));
        if nobody || self.memory.all_have_passed() {
            return Some(PlainOutcome::Draw);
        }
        None
    }
}

impl Plain {
    /// The position before the first turn.
    pub(crate) fn start(game: &PlainGame) -> Plain {
        assert!(game.columns <= 9 && game.rows <= 9, "cells are named a1 to i9");
        assert!(game.players == 2 || !(game.announce || game.swap), "options of two players");
        assert!(!(game.tiles_game && game.announce), "6x7 has no announcements");
        assert!(game.tiles_game || game.tiles == 0, "there are square tiles only in 6x7");
        Plain {
            setup: Rc::new(Setup::new(game)),
            board: Board::empty(game.columns, game.rows),
            mover: 0,
            second_phase_turns: 0,
            tile_right: TileRight::Missing,
            winner: None,
            memory: Memory::default(),
        }
    }

    /// Reads a position text without the field of `announce`; the error says why it cannot be a position (G5).
    pub(crate) fn read(game: &PlainGame, text: &str) -> Result<Plain, String> {
        let mut position = Plain::start(game);
        let setup = Rc::clone(&position.setup);
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, last] = fields[..] else {
            return Err(format!("G5: {} fields, there should be 3", fields.len()));
        };
        position.board = text::read_board(&setup, board)?;
        let mover = text::read_colour(&setup, side)?;
        position.mover = setup
            .letters()
            .iter()
            .position(|&letter| letter == mover)
            .expect("the letter was read as one of a player");
        if game.tiles_game {
            position.tile_right = match last {
                "t" => TileRight::Granted,
                "-" => TileRight::Missing,
                _ => return Err(format!("G5: the right to a square tile is t or -, not {last:?}")),
            };
        } else {
            position.second_phase_turns = text::read_count(last)?;
        }
        text::check(&setup, &position.board, position.second_phase_turns)?;
        Ok(position)
    }

    /// The player to act; after the end, the side that the text shows.
    pub(crate) fn mover(&self) -> char {
        self.setup.letters()[self.mover]
    }

    /// L11: the labels of a legal move, in the order sam, song, song-sam, win.
    pub(crate) fn labels(&self, mv: &str) -> Vec<&'static str> {
        let mut labels = self.labels_but_win(mv);
        if let Some(turn) = self.turn_named(mv)
            && labels::brings_win(self, turn)
        {
            labels.push("win");
        }
        labels
    }

    /// L11: the labels of a legal move without `win`, which takes long to find out.
    pub(crate) fn labels_but_win(&self, mv: &str) -> Vec<&'static str> {
        match self.turn_named(mv) {
            Some(turn) => labels::labels_but_win(self, turn),
            None => Vec::new(),
        }
    }

    /// How many figures there are on the board of a game (L3, L8, L9).
    pub(crate) fn figures(game: &PlainGame) -> usize {
        Setup::new(game).figure_count()
    }

    /// The turn that a legal move stands for; `None` for `accept` and `forbid`, which bring nobody anything.
    fn turn_named(&self, mv: &str) -> Option<Turn> {
        if self.memory.is_pending() {
            return None;
        }
        let text = announce::without_call(mv);
        let mut turns = placements(&self.setup, &self.board, self.mover(), self.tile_right);
        turns.push(Turn::Pass);
        turns.push(Turn::Swap);
        turns.into_iter().find(|turn| turn.text() == text)
    }

    /// What the mover may do by the rules of the board; the game is not over. What L12 adds is in `announce`.
    fn turns(&self) -> Vec<Turn> {
        let placements = placements(&self.setup, &self.board, self.mover(), self.tile_right);
        let mut turns = if placements.is_empty() {
            // G2
            vec![Turn::Pass]
        } else {
            // L10
            duty::within_duty(self, placements)
        };
        if self.may_swap() {
            turns.push(Turn::Swap);
        }
        turns
    }

    /// G3: one piece, the second player to move, and it is their first turn, so that the piece is not theirs.
    fn may_swap(&self) -> bool {
        let pieces_of = |player| self.board.triangles_of(player).len() + self.board.tiles_of(player);
        let first = self.setup.letters()[0];
        let second = self.setup.letters()[1];
        self.setup.game.swap && self.mover == 1 && pieces_of(first) == 1 && pieces_of(second) == 0
    }

    /// The board after a turn of the mover.
    fn board_after(&self, turn: Turn) -> Board {
        turn.applied(&self.board, self.mover())
    }

    /// L4: whether the mover has a figure after the turn.
    fn makes_figure(&self, turn: Turn) -> bool {
        self.setup.has_figure(&self.board_after(turn), self.mover())
    }

    /// The position after a turn of the mover, with nothing remembered of what L12 remembers.
    fn advance(&self, turn: Turn) -> Plain {
        let board = self.board_after(turn);
        let next = (self.mover + 1) % self.setup.game.players;
        let winner = self.makes_figure(turn).then_some(self.mover());
        // L13: a turn of the second phase is one that lifts and places (L5).
        let lifts = matches!(turn, Turn::Move(..));
        let second_phase_turns = self.second_phase_turns + u64::from(lifts);
        // L7
        let blocked = self.setup.game.tiles_game
            && turn.destination().is_some()
            && self.setup.was_blocked(&self.board, &board, self.setup.letters()[next]);
        let tile_right = if blocked { TileRight::Granted } else { TileRight::Missing };
        Plain {
            setup: Rc::clone(&self.setup),
            board,
            mover: next,
            second_phase_turns,
            tile_right,
            winner,
            memory: Memory::default(),
        }
    }
}
