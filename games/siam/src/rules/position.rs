//! A position of Siam: six bitboards and three small counters.
//!
//! Invariants: an animal stands in exactly one of the four facings, never on a rock; a side has at most five; there are
//! three rocks, or two and a winner. Elephants play the even turns.

use crate::board::BOARD;
use crate::{ANIMALS, Cell, CellSet, Facing, ROCKS};
use siliam_core::Player;

/// Elephants are the first player, rhinoceroses the second.
pub(crate) const ELEPHANTS: Player = Player::First;
pub(crate) const RHINOCEROSES: Player = Player::Second;

/// c1 and c5 (S7).
pub(crate) const BANNED: CellSet = CellSet::of_bits(1 << 2 | 1 << 22);
/// Own turns in which S7 binds, both players' together.
pub(crate) const BANNED_TURNS: u32 = 4;

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// An animal, its owner and where it faces.
    Animal(Player, Facing),
    /// A rock.
    Rock,
}

/// What a piece is, whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The first player's animal.
    Elephant,
    /// The second player's animal.
    Rhinoceros,
    /// Nobody's.
    Rock,
}

impl Kind {
    /// A player's animals.
    pub const fn of(player: Player) -> Self {
        match player {
            ELEPHANTS => Self::Elephant,
            _ => Self::Rhinoceros,
        }
    }

    /// The word that names its drawing and its message.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Elephant => "elephant",
            Self::Rhinoceros => "rhinoceros",
            Self::Rock => "rock",
        }
    }
}

/// A position of Siam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Animals of both sides by facing.
    pub(crate) facing: [CellSet; 4],
    /// Which of them are rhinoceroses.
    pub(crate) rhinoceroses: CellSet,
    pub(crate) rocks: CellSet,
    /// Turns played by both sides together.
    pub(crate) turns: u32,
    /// Who has left the board by S4 so far.
    pub(crate) has_left: [bool; 2],
    pub(crate) winner: Option<Player>,
}

impl Position {
    /// The three rocks in the middle row, all animals in reserve.
    pub(crate) const START: Self = Self {
        facing: [CellSet::of_bits(0); 4],
        rhinoceroses: CellSet::of_bits(0),
        rocks: CellSet::of_bits(0b01110 << 10),
        turns: 0,
        has_left: [false; 2],
        winner: None,
    };

    /// Who moves.
    #[inline(always)]
    pub fn mover(&self) -> Player {
        Player::of_turn(self.turns, 2)
    }

    /// Who owns the animal that expelled a rock.
    pub fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// Turns played so far.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Whether the player has left the board by S4 so far.
    pub fn has_left(&self, player: Player) -> bool {
        self.has_left[player.index()]
    }

    /// The rocks.
    #[inline(always)]
    pub fn rocks(&self) -> CellSet {
        self.rocks
    }

    /// The animals of both sides that face this way.
    #[inline(always)]
    pub fn facing(&self, facing: Facing) -> CellSet {
        self.facing[facing.index()]
    }

    /// The animals of both sides.
    #[inline(always)]
    pub fn animals(&self) -> CellSet {
        let [north, east, south, west] = self.facing;
        north.or(east).or(south).or(west)
    }

    /// A player's animals.
    #[inline(always)]
    pub fn animals_of(&self, player: Player) -> CellSet {
        match player {
            ELEPHANTS => self.animals().without(self.rhinoceroses),
            _ => self.rhinoceroses,
        }
    }

    /// Everything that fills a cell.
    #[inline(always)]
    pub fn occupied(&self) -> CellSet {
        self.animals().or(self.rocks)
    }

    /// The cells on which nothing stands.
    #[inline(always)]
    pub fn free(&self) -> CellSet {
        BOARD.without(self.occupied())
    }

    /// How many animals the player has beside the board.
    #[inline(always)]
    pub fn reserve(&self, player: Player) -> u32 {
        ANIMALS - self.animals_of(player).len()
    }

    /// What stands on the cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        if self.rocks.has(cell) {
            return Some(Piece::Rock);
        }
        let facing = Facing::ALL.into_iter().find(|&facing| self.facing(facing).has(cell))?;
        Some(Piece::Animal(if self.rhinoceroses.has(cell) { RHINOCEROSES } else { ELEPHANTS }, facing))
    }

    /// Puts a piece on a free cell; the caller keeps the invariants.
    #[inline(always)]
    pub(crate) fn put(&mut self, cell: Cell, piece: Piece) {
        let at = CellSet::of(cell);
        match piece {
            Piece::Rock => self.rocks = self.rocks.or(at),
            Piece::Animal(owner, facing) => {
                self.face(at, facing);
                let at = if owner == RHINOCEROSES { at } else { CellSet::EMPTY };
                self.rhinoceroses = self.rhinoceroses.or(at);
            }
        }
    }

    /// Adds a cell to one facing.
    #[inline(always)]
    pub(crate) fn face(&mut self, at: CellSet, facing: Facing) {
        let set = &mut self.facing[facing.index()];
        *set = set.or(at);
    }

    /// Takes an animal off its cell.
    #[inline(always)]
    pub(crate) fn lift(&mut self, cell: Cell) {
        let at = CellSet::of(cell);
        self.facing = self.facing.map(|set| set.without(at));
        self.rhinoceroses = self.rhinoceroses.without(at);
    }

    /// Moves every piece of an unbroken line one step; whoever stands on the last line before the edge falls.
    #[inline(always)]
    pub(crate) fn shove(&mut self, line: CellSet, toward: Facing) {
        let shove = |set: CellSet| set.without(line).or(toward.shift(set.and(line)));
        self.facing = self.facing.map(shove);
        self.rhinoceroses = shove(self.rhinoceroses);
        self.rocks = shove(self.rocks);
    }

    /// The unbroken row of pieces from `cell` on: up to the first free cell or the edge.
    #[inline(always)]
    pub(crate) fn line_from(&self, cell: Cell, toward: Facing) -> CellSet {
        let ray = crate::rules::lines::RAYS[toward.index()][cell.index()];
        let free = ray.without(self.occupied()).bits();
        let beyond = match toward {
            // Everything from the lowest free cell up; nothing when there is none.
            Facing::North | Facing::East => free.wrapping_neg() | free,
            // Everything from the highest free cell down.
            Facing::South | Facing::West => u32::MAX.checked_shr(free.leading_zeros()).unwrap_or(0),
        };
        ray.without(CellSet::of_bits(beyond))
    }

    /// Whether a game that stands like this is still to be decided.
    pub(crate) fn has_all_rocks(&self) -> bool {
        self.rocks.len() == ROCKS
    }
}
