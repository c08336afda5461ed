//! Positions and moves of Sam Liam as text.
//!
//! Reading a move judges it cell by cell and ruling by ruling, so that a refusal can say why; the tests hold it against
//! the list of legal moves.

use crate::board::field::Field;
use crate::rules::announcements::Try;
use crate::rules::duty::{Duty, Failed};
use crate::rules::threats::coords;
use crate::rules::turns::Turn;
use crate::text::refusal::Colour;
use crate::variant::Then;
use crate::{Call, Cell, Content, Corner, Half, Move, MoveError, Position, PositionError, SamLiam, Variant};
use siliam_core::text::{self, TextError};
use siliam_core::{Game, Notation, Player};

/// A move as a person means it, before anybody asks whether it is legal.
pub(crate) enum Intent<const C: u8, const R: u8> {
    Place(Option<Half<C, R>>, Half<C, R>),
    Tile(Cell<C, R>),
    Pass,
    Swap,
    Forbid,
    Accept,
}

impl<const C: u8, const R: u8> Intent<C, R> {
    pub(crate) fn read(text: &str) -> Result<Self, MoveError> {
        match text {
            "pass" => return Ok(Self::Pass),
            "swap" => return Ok(Self::Swap),
            "forbid" => return Ok(Self::Forbid),
            "accept" => return Ok(Self::Accept),
            _ => {}
        }
        if let Some((lifted, put)) = text.split_once('>') {
            return Ok(Self::Place(Some(half(lifted)?), half(put)?));
        }
        match text.strip_suffix("sq") {
            Some(name) => Ok(Self::Tile(cell(name)?)),
            None => Ok(Self::Place(None, half(text)?)),
        }
    }
}

fn cell<const C: u8, const R: u8>(name: &str) -> Result<Cell<C, R>, MoveError> {
    text::cell(name, MoveError::Malformed, MoveError::NoCell)
}

/// Reads `e5ne`.
fn half<const C: u8, const R: u8>(text: &str) -> Result<Half<C, R>, MoveError> {
    let (name, corner) = text.split_at_checked(2).ok_or(MoveError::Malformed)?;
    let corner = Corner::of_name(corner).ok_or(MoveError::Malformed)?;
    Ok(Half { cell: cell(name)?, corner })
}

pub(crate) fn write_half<const C: u8, const R: u8>(half: Half<C, R>) -> String {
    format!("{}{}", half.cell, half.corner.name())
}

/// The announcement at the end of a move's text, and the rest.
pub(crate) fn split_call(text: &str) -> Result<(&str, Call), MoveError> {
    let begin = text.find('+').unwrap_or(text.len());
    let (text, suffix) = text.split_at(begin);
    let call = Call::ALL.into_iter().find(|call| call.suffix() == suffix);
    Ok((text, call.ok_or(MoveError::Malformed)?))
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The colour a player has in this game.
    pub(crate) fn colour(player: Player) -> Colour {
        let letter = Self::LETTERS[player.index()];
        Colour::of_letter(letter).expect("every game plays with our four colours")
    }

    /// Judges an intent by the rulings; what comes out is legal.
    fn judge(
        self,
        position: &Position<W, C, R, N>,
        intent: &Intent<C, R>,
        call: Call,
    ) -> Result<Move<C, R>, MoveError> {
        if call != Call::Nothing {
            if !self.announce {
                return Err(MoveError::NoAnnouncing); // L12
            }
            if !matches!(intent, Intent::Place(..)) {
                return Err(MoveError::Malformed);
            }
        }
        match (intent, position.notes.pending) {
            (Intent::Forbid, Some(_)) => return Ok(Move::Forbid),
            (Intent::Accept, Some(_)) => return Ok(Move::Accept),
            (_, Some(_)) => return Err(MoveError::Pending), // L12
            (Intent::Forbid | Intent::Accept, None) => return Err(MoveError::NothingPending), // L12
            _ => {}
        }
        match *intent {
            Intent::Place(lifted, half) => {
                Self::judge_placement(position, lifted, half)?;
                if N > 2 {
                    self.judge_duty(position, lifted, half)?;
                }
                if self.announce {
                    self.judge_call(position, lifted, half, call)?;
                }
                Ok(Move::Place { lifted, half, call })
            }
            Intent::Tile(at) => Self::judge_tile(position, at),
            Intent::Swap if self.may_swap(position) => Ok(Move::Swap),
            Intent::Swap => Err(MoveError::NoSwap), // G3
            _ if self.can_place(position) => Err(MoveError::NoPass), // G2
            _ => Ok(Move::Pass),
        }
    }

    /// G2: whether the mover can place anything.
    pub(crate) fn can_place(self, position: &Position<W, C, R, N>) -> bool {
        let barred =
            if self.announce { position.notes.barred[position.mover.index()].cells() } else { W::ZERO };
        let places = |turn: &Turn<W, C, R>| !turn.landings.on(!barred).is_empty();
        Self::all_turns(position).list().iter().any(places) || !Self::tile_landings(position).is_empty()
    }

    /// L1 and L5.
    fn judge_placement(
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Half<C, R>,
    ) -> Result<(), MoveError> {
        let (board, mover) = (&position.board, position.mover);
        let mut after_lift = *position;
        match (Self::triangles_in_hand(board, mover), lifted) {
            (0, _) if Self::THEN == Then::Nothing => return Err(MoveError::NoTriangleLeft), // L7
            (0, None) => return Err(MoveError::MustLift),                                   // L5
            (0, Some(lifted)) => {
                if !position.triangles(mover, lifted.corner).has(lifted.cell) {
                    return Err(MoveError::NotYours(Self::colour(mover), write_half(lifted))); // L5
                }
                if lifted == half {
                    return Err(MoveError::ExactlyBack); // L5
                }
                after_lift.board.lift(mover, lifted);
            }
            (_, Some(_)) => return Err(MoveError::StillInHand), // L5
            (_, None) => {}
        }
        match after_lift.content(half.cell) {
            Content::Empty => Ok(()),
            Content::One(_, corner) if corner.opposite() == half.corner => Ok(()),
            Content::One(_, corner) => Err(MoveError::Opposite(half.cell.coord(), corner.opposite())), // L1
            Content::Two(..) | Content::Tile(_) => Err(MoveError::Full(half.cell.coord())),            // L1
        }
    }

    /// L10.
    fn judge_duty(
        self,
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Half<C, R>,
    ) -> Result<(), MoveError> {
        self.failed_duty(position, lifted, half).map_or(Ok(()), |failed| Err(Self::duty_failed(failed)))
    }

    /// What is said of a placement that fails a duty (L10).
    pub(crate) fn duty_failed(failed: Failed<W>) -> MoveError {
        let cells = coords::<W, C, R>(failed.cells);
        match failed.duty {
            Duty::Sam(opponent) if failed.another_corner => MoveError::IdleCorner(Self::colour(opponent)),
            Duty::Sam(opponent) if cells.is_empty() => MoveError::Opens(Self::colour(opponent)),
            Duty::Sam(opponent) => MoveError::MustBlock(Self::colour(opponent), cells),
            Duty::Song(previous) if failed.another_corner => {
                MoveError::IdleCornerOfFork(Self::colour(previous))
            }
            Duty::Song(previous) => MoveError::MustPrevent(Self::colour(previous), cells),
        }
    }

    /// L7.
    fn judge_tile(position: &Position<W, C, R, N>, cell: Cell<C, R>) -> Result<Move<C, R>, MoveError> {
        Self::judge_right_to_tile(position)?;
        if position.content(cell) != Content::Empty {
            return Err(MoveError::TileNotEmpty(cell.coord()));
        }
        Ok(Move::Tile(cell))
    }

    /// L7: whether a tile may be placed at all.
    pub(crate) fn judge_right_to_tile(position: &Position<W, C, R, N>) -> Result<(), MoveError> {
        let (board, mover) = (&position.board, position.mover);
        if Self::TILES == 0 {
            return Err(MoveError::NoTiles);
        }
        if Self::tiles_in_hand(board, mover) == 0 {
            return Err(MoveError::NoTileLeft);
        }
        if !position.blocked && Self::triangles_in_hand(board, mover) > 0 {
            return Err(MoveError::NoTileNow);
        }
        Ok(())
    }

    /// L12: cells forbidden in this turn, the truth of what is called, the forbidder's duty.
    fn judge_call(
        self,
        position: &Position<W, C, R, N>,
        lifted: Option<Half<C, R>>,
        half: Half<C, R>,
        call: Call,
    ) -> Result<(), MoveError> {
        let mover = position.mover;
        if position.notes.barred[mover.index()].cells().has(half.cell.index()) {
            return Err(MoveError::Barred(half.cell.coord()));
        }
        let Some(brought) = self.brings(position, &self.had(position), Move::place(lifted, half)) else {
            // It completes a figure, which meets any duty.
            return if call == Call::Nothing { Ok(()) } else { Err(MoveError::FigureCalled) };
        };
        if !brought.allows(call) {
            let truth = Self::codes(&brought);
            return Err(if truth.is_empty() { MoveError::NothingTrue } else { MoveError::Untrue(truth) });
        }
        let duty = position.notes.barred[mover.opponent().index()];
        if duty.is_none() || call == Call::Win {
            return Ok(());
        }
        let tries = self.tries(position);
        let left = |one: &&Try<C, R>| one.lifted == lifted && one.half == half;
        let left = tries.iter().find(left).map(|one| one.left);
        if left == Self::fewest_left(&tries) {
            return Ok(());
        }
        Err(MoveError::Forbidder(coords::<W, C, R>(duty.cells())))
    }

    fn read_board(board: &str) -> Result<Position<W, C, R, N>, PositionError> {
        let mut position = Position::start();
        for (row, text) in text::rows(board, R)? {
            let number = u32::from(row) + 1;
            let wrong_length = || TextError::Length { row: number, expected: C.into() };
            let mut column = 0;
            let mut after_run = false;
            for item in text.split(',') {
                let is_run = !item.is_empty() && item.bytes().all(|byte| byte.is_ascii_digit());
                if is_run && (item.starts_with('0') || after_run) {
                    return Err(TextError::Run { row: number }.into());
                }
                after_run = is_run;
                if column >= C {
                    return Err(wrong_length().into());
                }
                if is_run {
                    let run = item.parse().ok().filter(|&run: &u8| run <= C - column);
                    column += run.ok_or_else(wrong_length)?;
                    continue;
                }
                let cell = Cell::at(column, row).expect("the column was checked");
                if item != "-" {
                    Self::read_cell(&mut position, cell, item, number)?;
                }
                column += 1;
            }
            if column != C {
                return Err(wrong_length().into());
            }
        }
        Ok(position)
    }

    /// Reads `rne`, `rnegsw` or `ksq` into a cell.
    fn read_cell(
        position: &mut Position<W, C, R, N>,
        cell: Cell<C, R>,
        item: &str,
        row: u32,
    ) -> Result<(), PositionError> {
        let unknown = || TextError::Letter { row, found: text::quoted(item) };
        let piece = |text: &str| {
            let (letter, corner) = text.split_at_checked(1)?;
            Some((text::player_of(Self::LETTERS, letter)?, corner.to_owned()))
        };
        let triangle = |text: &str| {
            let (player, corner) = piece(text)?;
            Some((player, Corner::of_name(&corner)?))
        };
        if let Some((player, _)) = piece(item).filter(|(_, kind)| kind == "sq" && Self::TILES > 0) {
            position.board.put_tile(player, cell);
            return Ok(());
        }
        let (first, second) = item.split_at_checked(3).ok_or_else(unknown)?;
        let (player, corner) = triangle(first).ok_or_else(unknown)?;
        position.board.put(player, Half { cell, corner });
        if second.is_empty() {
            return Ok(());
        }
        let (player, other) = triangle(second).ok_or_else(unknown)?;
        if other != corner.opposite() {
            return Err(PositionError::Neighbours(cell.coord()));
        }
        if !corner.is_upper() {
            return Err(PositionError::Order(cell.coord()));
        }
        position.board.put(player, Half { cell, corner: other });
        Ok(())
    }

    fn write_board(position: &Position<W, C, R, N>) -> String {
        let letter = |player: Player| Self::LETTERS[player.index()];
        let mut text = String::new();
        for row in (0..R).rev() {
            let mut items = Vec::new();
            let mut run = 0;
            for column in 0..C {
                let cell = Cell::at(column, row).expect("within the board");
                let item = match position.content(cell) {
                    Content::Empty => {
                        run += 1;
                        continue;
                    }
                    Content::One(player, corner) => format!("{}{}", letter(player), corner.name()),
                    Content::Two(upper, lower, corner) => {
                        let (other, corner) = (corner.opposite().name(), corner.name());
                        format!("{}{corner}{}{other}", letter(upper), letter(lower))
                    }
                    Content::Tile(player) => format!("{}sq", letter(player)),
                };
                if run > 0 {
                    items.push(run.to_string());
                    run = 0;
                }
                items.push(item);
            }
            if run > 0 {
                items.push(run.to_string());
            }
            text.push_str(&items.join(","));
            if row > 0 {
                text.push('/');
            }
        }
        text
    }

    /// G5: whether the pieces and counters can be those of a running game, a pending placement taken back.
    pub(crate) fn check(self, position: &Position<W, C, R, N>) -> Result<(), PositionError> {
        let (mut all_placed, mut any_placed) = (true, false);
        for player in Player::ALL.into_iter().take(N) {
            let side = Self::colour(player);
            let board = &position.board;
            let found = Self::triangles_on(board, player);
            if found > Self::TRIANGLES {
                return Err(PositionError::Triangles { side, found, most: Self::TRIANGLES });
            }
            all_placed &= found == Self::TRIANGLES;
            any_placed |= found == Self::TRIANGLES;
            let found = board.tiles(player).ones();
            if found > Self::TILES {
                return Err(PositionError::Tiles { side, found, most: Self::TILES });
            }
            if self.figures().is_complete(&board.shows(player)) {
                return Err(PositionError::Complete(side));
            }
        }
        // Where turns can be passed, the opponent may have begun the second phase before the last triangle is placed.
        let begun = if self.announce { any_placed } else { all_placed };
        if position.turns > 0 && !begun {
            return Err(PositionError::SecondPhase(position.turns));
        }
        Ok(())
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Notation for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn read_position(&self, text: &str) -> Result<Position<W, C, R, N>, PositionError> {
        let (board, side, rights, notes) = if self.announce {
            let [board, side, rights, notes] = text::fields(text)?;
            (board, side, rights, Some(notes))
        } else {
            let [board, side, rights] = text::fields(text)?;
            (board, side, rights, None)
        };
        let mut position = Self::read_board(board)?;
        position.mover = text::side(side, Self::LETTERS)?;
        match Self::THEN {
            Then::Move => position.turns = text::count(rights)?,
            Then::Nothing => {
                position.blocked = match rights {
                    "t" => true,
                    "-" => false,
                    _ => return Err(PositionError::Right(text::quoted(rights))),
                }
            }
        }
        if let Some(notes) = notes {
            self.read_notes(&mut position, notes)?;
        }
        if position.notes.pending.is_none() {
            self.check(&position)?;
        }
        Ok(position)
    }

    fn write_position(&self, position: &Position<W, C, R, N>) -> String {
        let board = Self::write_board(position);
        let side = Self::LETTERS[position.actor().index()];
        let mut text = match Self::THEN {
            Then::Move => format!("{board} {side} {}", position.turns),
            Then::Nothing => format!("{board} {side} {}", if position.blocked { "t" } else { "-" }),
        };
        if self.announce {
            text.push(' ');
            text.push_str(&Self::write_notes(position));
        }
        text
    }

    fn read_move(&self, position: &Position<W, C, R, N>, text: &str) -> Result<Move<C, R>, MoveError> {
        let (text, call) = split_call(text)?;
        self.judge(position, &Intent::read(text)?, call)
    }

    fn write_move(&self, _position: &Position<W, C, R, N>, mv: Move<C, R>) -> String {
        match mv {
            Move::Place { lifted: None, half, call } => format!("{}{}", write_half(half), call.suffix()),
            Move::Place { lifted: Some(lifted), half, call } => {
                format!("{}>{}{}", write_half(lifted), write_half(half), call.suffix())
            }
            Move::Tile(cell) => format!("{cell}sq"),
            Move::Pass => "pass".to_owned(),
            Move::Swap => "swap".to_owned(),
            Move::Forbid => "forbid".to_owned(),
            Move::Accept => "accept".to_owned(),
        }
    }
}
