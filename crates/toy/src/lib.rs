//! Three in a row on three by three: a game of the smallest kind, in the catalog only under the feature `toy`.
//!
//! Tests play it on every surface without changing a line there, which proves that no surface holds rules.

use siliam_core::text::{self, TextError};
use siliam_core::{
    Arg, Choice, Coord, Deed, Draft, Edit, Facts, Field, Game, Last, Motion, MoveStack, Notation, Outcome,
    Piece, Place, Player, Reason, Reserve, Rules, Scene, Stage, Texts, Tool, Touch, Trace, Viewer, refusals,
};

/// The rules; there are no options.
#[derive(Clone, Copy, Debug, Default)]
pub struct Toy;

/// Nine cells, a1 first, and who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    cells: [Option<Player>; 9],
    actor: Player,
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Board {
    fn line(&self) -> Option<(Player, [usize; 3])> {
        LINES.into_iter().find_map(|line| {
            let owner = self.cells[line[0]]?;
            line.iter().all(|&cell| self.cells[cell] == Some(owner)).then_some((owner, line))
        })
    }

    fn key(&self) -> u64 {
        let digit = |key, cell: &Option<Player>| key * 3 + cell.map_or(0, |player| player.index() as u64 + 1);
        self.cells.iter().fold(0, digit) * 2 + self.actor.index() as u64
    }
}

fn coord(cell: u8) -> Coord {
    Coord { column: cell % 3, row: cell / 3 }
}

impl Rules for Toy {
    type Position = Board;
    type Move = u8;
    const PLAYERS: usize = 2;

    fn start(&self) -> Board {
        Board { cells: [None; 9], actor: Player::First }
    }

    fn actor(&self, position: &Board) -> Player {
        position.actor
    }

    fn outcome(&self, position: &Board) -> Option<Outcome> {
        match position.line() {
            Some((owner, _)) => Some(Outcome::Win(owner)),
            None => position.cells.iter().all(Option::is_some).then_some(Outcome::Draw),
        }
    }

    fn moves(&self, position: &Board, into: &mut MoveStack<u8>) {
        if self.outcome(position).is_none() {
            (0..9).filter(|&cell| position.cells[cell as usize].is_none()).for_each(|cell| into.push(cell));
        }
    }

    fn play_unchecked(&self, position: &Board, mv: u8) -> Board {
        let mut after = *position;
        after.cells[mv as usize] = Some(position.actor);
        after.actor = position.actor.opponent();
        after
    }

    fn search_key(&self, position: &Board) -> u64 {
        position.key()
    }

    fn repetition_key(&self, position: &Board) -> u64 {
        position.key()
    }
}

refusals! {
    /// Why a move is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MoveError {
        /// Not a cell.
        Malformed = "toy-move-malformed": "not a cell";
        /// Something stands there.
        Occupied(cell: Coord) = "toy-move-occupied": "{cell} is taken";
    }
}

impl Notation for Toy {
    type PositionError = TextError;
    type MoveError = MoveError;

    fn read_position(&self, text: &str) -> Result<Board, TextError> {
        let [board, side] = text::fields(text)?;
        let mut position = self.start();
        position.actor = text::side(side, Self::LETTERS)?;
        text::letters(board, (3, 3), |column, row, letter| {
            let owner = text::player_of(Self::LETTERS, letter.encode_utf8(&mut [0; 4]));
            position.cells[usize::from(3 * row + column)] = owner;
            owner.is_some()
        })?;
        Ok(position)
    }

    fn write_position(&self, position: &Board) -> String {
        let board = text::write_letters((3, 3), |column, row| {
            position.cells[usize::from(3 * row + column)].map(|owner| Self::LETTERS[owner.index()])
        });
        format!("{board} {}", Self::LETTERS[position.actor.index()])
    }

    fn read_move(&self, position: &Board, text: &str) -> Result<u8, MoveError> {
        let cell = (0..9).find(|&cell| coord(cell).to_string() == text).ok_or(MoveError::Malformed)?;
        match position.cells[cell as usize] {
            None => Ok(cell),
            Some(_) => Err(MoveError::Occupied(coord(cell))),
        }
    }

    fn write_move(&self, _position: &Board, mv: u8) -> String {
        coord(mv).to_string()
    }
}

fn stone(cell: u8, owner: Player) -> Piece {
    let glyph = if owner == Player::First { "x" } else { "o" };
    Piece { cell: coord(cell), owner: Some(owner), kind: "stone", facing: None, glyph }
}

impl Stage for Toy {
    fn scene(&self, position: &Board, _viewer: Viewer) -> Scene {
        let stones = (0..9).filter_map(|cell| Some(stone(cell, position.cells[cell as usize]?)));
        let reserve = |player| {
            let placed = position.cells.iter().filter(|&&cell| cell == Some(player)).count();
            let of = if player == Player::First { 5 } else { 4 };
            Reserve { player, kind: "stone", left: of - u8::try_from(placed).unwrap_or(of).min(of), of }
        };
        Scene {
            columns: 3,
            rows: 3,
            holes: vec![],
            pieces: stones.collect(),
            reserves: vec![reserve(Player::First), reserve(Player::Second)],
            marks: vec![],
        }
    }

    fn choices(&self, position: &Board, viewer: Viewer) -> Vec<Choice> {
        if viewer != Viewer::Player(position.actor) {
            return Vec::new();
        }
        let mut moves = MoveStack::new();
        self.moves(position, &mut moves);
        let choice = |&mv: &u8| Choice { mv: coord(mv).to_string(), path: vec![Touch::Cell(coord(mv))] };
        moves.above(0).iter().map(choice).collect()
    }

    fn motions(&self, position: &Board, mv: u8) -> Vec<Motion> {
        let piece = stone(mv, position.actor);
        let (from, to) = (Place::Reserve(position.actor), Place::Cell(coord(mv)));
        vec![Motion { step: 0, piece, from, to, turned_from: None }]
    }

    fn deed(&self, _position: &Board, mv: u8) -> Deed {
        let cell = ("cell", Arg::Text(coord(mv).to_string()));
        Deed {
            kind: "place",
            said: vec![Reason::new("toy-deed-place", vec![cell])],
            trace: Trace { to: vec![coord(mv)], ..Trace::default() },
        }
    }

    fn spelled(&self, _position: &Board, path: &[Touch<'_>]) -> Option<String> {
        match path {
            [Touch::Cell(cell)] => Some(cell.to_string()),
            _ => None,
        }
    }

    fn object(&self, _position: &Board, _path: &[Touch<'_>]) -> Reason {
        Reason::new("toy-touch-cell", vec![])
    }

    fn reason(&self, position: &Board, _last: Option<Last<'_, Self>>) -> Option<Reason> {
        self.outcome(position)?;
        Some(match position.line() {
            Some((_, line)) => {
                let cells = line.iter().map(|&cell| coord(u8::try_from(cell).expect("nine cells"))).collect();
                Reason::new("toy-reason-line", vec![]).at(cells)
            }
            None => Reason::new("toy-reason-full", vec![]),
        })
    }
}

impl Edit for Toy {
    fn tools(&self) -> Vec<Tool> {
        let put = |owner| Tool::Put { owner: Some(owner), kind: "stone", facing: None };
        [Player::First, Player::Second].map(put).to_vec()
    }

    fn blank(&self) -> Draft<Board> {
        Draft { unjudged: self.start() }
    }

    fn touch(&self, draft: &mut Draft<Board>, cell: Coord, tool: Tool) {
        if let Some(at) = (0..9).find(|&index| coord(index) == cell) {
            draft.unjudged.cells[usize::from(at)] = match tool {
                Tool::Put { owner, .. } => owner,
                _ => None,
            };
        }
    }

    fn fields(&self, draft: &Draft<Board>) -> Vec<Field> {
        let players = ["toy-player-x", "toy-player-o"];
        vec![Field::side(draft.unjudged.actor, Self::LETTERS.iter().copied().zip(players))]
    }

    fn set(&self, draft: &mut Draft<Board>, _field: &str, value: &str) {
        let actor = text::player_of(Self::LETTERS, value);
        draft.unjudged.actor = actor.unwrap_or(draft.unjudged.actor);
    }

    fn sketch(&self, draft: &Draft<Board>) -> Scene {
        self.scene(&draft.unjudged, Viewer::Spectator)
    }
}

impl Game for Toy {
    const FACTS: Facts = Facts {
        id: "toy",
        family: "toy",
        letters: &['x', 'o'],
        players: &["toy-player-x", "toy-player-o"],
        inks: &[[0xA1, 0x2A, 0x21], [0xFA, 0xF3, 0xE2]],
        grounds: [[0xC9, 0xD3, 0xDC], [0xBC, 0xC8, 0xD2]],
        facings: &[],
        options: &[],
        rules: Texts { fr: include_str!("../rules.fr.md"), en: include_str!("../rules.en.md") },
        messages: Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") },
    };

    fn with_options(_options: &[&str]) -> Self {
        Self
    }
}
