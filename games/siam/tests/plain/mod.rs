//! A slow and plain model of Siam, the second way of computing that the fast rules are compared with.
//!
//! Nothing is remembered that the board can tell: reserves are counted whenever they are needed, and every legal move
//! is found together with the position it leads to. The model knows no history, so it knows nothing of G1.
//! `board` is what lies on the board, `text` reads positions.

// It is `pub` as a library would be.
#![allow(unreachable_pub)]

mod board;
mod text;

use board::{Cell, FACINGS, Facing, Owner, Piece, SIDE};
use text::{read_board, read_turns};

const ANIMALS_EACH: usize = 5;
const ROCKS: usize = 3;

/// The options of the game, all off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct PlainOptions {
    /// S5: every stretch of the line must be pushable.
    pub prefix_push: bool,
    /// S7: c1 and c5 are barred in the first two turns.
    pub ban: bool,
    /// S8: leaving is allowed once per player.
    pub one_exit: bool,
    /// G3: the second player may answer `swap`.
    pub swap: bool,
}

/// A position of Siam, running or finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    options: PlainOptions,
    /// Rows from the bottom, in each row the columns from the left.
    board: [[Option<Piece>; SIDE]; SIDE],
    mover: Owner,
    turns: u64,
    elephants_left: bool,
    rhinoceroses_left: bool,
    winner: Option<Owner>,
}

impl Plain {
    /// The position before the first turn.
    pub fn start(options: PlainOptions) -> Plain {
        Plain::read(options, "5/5/1###1/5/5 e 0 00").expect("the starting position is a position")
    }

    /// Reads a position text; Err says why it is refused (G5).
    pub fn read(options: PlainOptions, text: &str) -> Result<Plain, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, side, turns, leavings] = fields[..] else {
            return Err(format!("four fields with one space between are wanted: {text:?}"));
        };
        let mover = match side {
            "e" => Owner::Elephants,
            "r" => Owner::Rhinoceroses,
            _ => return Err(format!("the side to move is e or r, not {side:?}")),
        };
        let (elephants_left, rhinoceroses_left) = match leavings {
            "00" => (false, false),
            "01" => (false, true),
            "10" => (true, false),
            "11" => (true, true),
            _ => {
                return Err(format!("the leavings are two digits 0 or 1, not {leavings:?}"));
            }
        };
        let position = Plain {
            options,
            board: read_board(board)?,
            mover,
            turns: read_turns(turns)?,
            elephants_left,
            rhinoceroses_left,
            winner: None,
        };
        position.check()?;
        Ok(position)
    }

    /// The position text, also of a finished game.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for row in (0..SIDE).rev() {
            let mut free = 0;
            for column in 0..SIDE {
                match self.at(Cell { column, row }) {
                    None => free += 1,
                    Some(piece) => {
                        if free > 0 {
                            text.push_str(&free.to_string());
                        }
                        free = 0;
                        text.push(piece.letter());
                    }
                }
            }
            if free > 0 {
                text.push_str(&free.to_string());
            }
            if row > 0 {
                text.push('/');
            }
        }
        let elephants_left = if self.elephants_left { '1' } else { '0' };
        let rhinoceroses_left = if self.rhinoceroses_left { '1' } else { '0' };
        format!("{text} {} {} {elephants_left}{rhinoceroses_left}", self.mover(), self.turns)
    }

    /// The side to move, `e` or `r`; after the end, the side that would have moved next.
    pub fn mover(&self) -> char {
        self.mover.letter()
    }

    /// The legal moves as sorted texts, none when the game is over.
    pub fn moves(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal().into_iter().map(|(text, _)| text).collect();
        texts.sort();
        texts
    }

    /// The position after a move; `None` when the move is not legal.
    pub fn play(&self, mv: &str) -> Option<Plain> {
        for (text, after) in self.legal() {
            if text == mv {
                return Some(after);
            }
        }
        None
    }

    /// The winner, `e` or `r`, once a rock has been expelled.
    pub fn winner(&self) -> Option<char> {
        self.winner.map(Owner::letter)
    }

    fn at(&self, cell: Cell) -> Option<Piece> {
        self.board[cell.row][cell.column]
    }

    fn put(&mut self, cell: Cell, content: Option<Piece>) {
        self.board[cell.row][cell.column] = content;
    }

    fn rocks(&self) -> usize {
        Cell::all().into_iter().filter(|&cell| self.at(cell) == Some(Piece::Rock)).count()
    }

    fn animals_of(&self, player: Owner) -> usize {
        let mut count = 0;
        for cell in Cell::all() {
            if let Some(Piece::Animal(owner, _)) = self.at(cell)
                && owner == player
            {
                count += 1;
            }
        }
        count
    }

    // G5
    fn check(&self) -> Result<(), String> {
        let rocks = self.rocks();
        if rocks != ROCKS {
            return Err(format!("a running game has three rocks, not {rocks}"));
        }
        let elephants = self.animals_of(Owner::Elephants);
        if elephants > ANIMALS_EACH {
            return Err(format!("there are five elephants, not {elephants}"));
        }
        let rhinoceroses = self.animals_of(Owner::Rhinoceroses);
        if rhinoceroses > ANIMALS_EACH {
            return Err(format!("there are five rhinoceroses, not {rhinoceroses}"));
        }
        // Elephants begin and nobody ever moves twice in a row; a swap counts as a turn (G3).
        let fitting = if self.turns.is_multiple_of(2) { Owner::Elephants } else { Owner::Rhinoceroses };
        if self.mover != fitting {
            return Err(format!("{} cannot be to move after {} turns", self.mover(), self.turns));
        }
        let animals = elephants + rhinoceroses;
        if self.turns < animals as u64 {
            return Err(format!("{animals} animals cannot have entered in {} turns", self.turns));
        }
        Ok(())
    }

    /// Every legal move with the position after it, in no particular order.
    fn legal(&self) -> Vec<(String, Plain)> {
        let mut found = Vec::new();
        if self.winner.is_some() {
            return found;
        }
        self.add_entries(&mut found);
        for cell in Cell::all() {
            if let Some(Piece::Animal(owner, facing)) = self.at(cell)
                && owner == self.mover
            {
                self.add_steps(cell, &mut found);
                self.add_turns_in_place(cell, facing, &mut found);
                self.add_leaving(cell, &mut found);
                self.add_push(cell, facing, &mut found);
            }
        }
        self.add_swap(&mut found);
        found
    }

    // S1
    fn add_entries(&self, found: &mut Vec<(String, Plain)>) {
        // The animal must be in reserve before the push, so one that the push itself expels comes too late.
        if self.animals_of(self.mover) == ANIMALS_EACH {
            return;
        }
        for cell in Cell::all() {
            if !cell.is_on_the_edge() {
                continue;
            }
            for facing in FACINGS {
                let animal = Piece::Animal(self.mover, facing);
                let text = format!("@{}{}", cell.name(), facing.letter());
                if self.at(cell).is_none() {
                    if self.is_barred(cell) {
                        continue;
                    }
                    let mut after = self.clone();
                    after.put(cell, Some(animal));
                    after.end_turn();
                    found.push((text, after));
                } else {
                    // Coming straight from outside means that no cell lies behind this one.
                    let comes_from_outside = cell.step(facing.opposite()).is_none();
                    if comes_from_outside && let Some(after) = self.after_push(None, cell, facing) {
                        found.push((text, after));
                    }
                }
            }
        }
    }

    // S2
    fn add_steps(&self, from: Cell, found: &mut Vec<(String, Plain)>) {
        for direction in FACINGS {
            let Some(to) = from.step(direction) else {
                continue;
            };
            if self.at(to).is_some() || self.is_barred(to) {
                continue;
            }
            for facing in FACINGS {
                let mut after = self.clone();
                after.put(from, None);
                after.put(to, Some(Piece::Animal(self.mover, facing)));
                after.end_turn();
                found.push((format!("{}{}{}", from.name(), to.name(), facing.letter()), after));
            }
        }
    }

    // S3
    fn add_turns_in_place(&self, cell: Cell, old: Facing, found: &mut Vec<(String, Plain)>) {
        for facing in FACINGS {
            if facing == old {
                continue;
            }
            let mut after = self.clone();
            after.put(cell, Some(Piece::Animal(self.mover, facing)));
            after.end_turn();
            found.push((format!("{}{}", cell.name(), facing.letter()), after));
        }
    }

    // S4
    fn add_leaving(&self, cell: Cell, found: &mut Vec<(String, Plain)>) {
        if !cell.is_on_the_edge() {
            return;
        }
        let has_left = match self.mover {
            Owner::Elephants => self.elephants_left,
            Owner::Rhinoceroses => self.rhinoceroses_left,
        };
        // S8
        if self.options.one_exit && has_left {
            return;
        }
        let mut after = self.clone();
        after.put(cell, None);
        match self.mover {
            Owner::Elephants => after.elephants_left = true,
            Owner::Rhinoceroses => after.rhinoceroses_left = true,
        }
        after.end_turn();
        found.push((format!("{}x", cell.name()), after));
    }

    // S5
    fn add_push(&self, from: Cell, facing: Facing, found: &mut Vec<(String, Plain)>) {
        let Some(into) = from.step(facing) else {
            return;
        };
        if self.at(into).is_none() {
            return;
        }
        if let Some(after) = self.after_push(Some(from), into, facing) {
            found.push((format!("{}^", from.name()), after));
        }
    }

    // G3
    fn add_swap(&self, found: &mut Vec<(String, Plain)>) {
        // Turn 1 is the first one of the second player.
        if !self.options.swap || self.turns != 1 {
            return;
        }
        if (self.animals_of(Owner::Elephants), self.animals_of(Owner::Rhinoceroses)) != (1, 0) {
            return;
        }
        let mut after = self.clone();
        for cell in Cell::all() {
            if let Some(Piece::Animal(owner, facing)) = self.at(cell) {
                after.put(cell, Some(Piece::Animal(owner.other(), facing)));
            }
        }
        after.end_turn();
        found.push(("swap".to_string(), after));
    }

    /// The position after the mover pushes into an occupied cell, from a cell or (`None`) from outside the board.
    ///
    /// `None` when the push is refused.
    fn after_push(&self, from: Option<Cell>, into: Cell, facing: Facing) -> Option<Plain> {
        let pusher = Piece::Animal(self.mover, facing);

        // S5: the line is the pusher and the unbroken row of pieces ahead, up to the first free cell or the edge.
        // Beside each piece stands the cell that it would arrive on, `None` for outside the board.
        let mut line: Vec<(Piece, Option<Cell>)> = vec![(pusher, Some(into))];
        let mut ahead = Some(into);
        while let Some(cell) = ahead
            && let Some(piece) = self.at(cell)
        {
            ahead = cell.step(facing);
            line.push((piece, ahead));
        }

        let pieces: Vec<Piece> = line.iter().map(|&(piece, _)| piece).collect();
        if !is_strong_enough(&pieces, facing) {
            return None;
        }
        if self.options.prefix_push {
            for length in 1..=pieces.len() {
                if !is_strong_enough(&pieces[..length], facing) {
                    return None;
                }
            }
        }

        // S7: nor may an own push bring an animal of the mover there.
        for &(piece, arrival) in &line {
            if let Piece::Animal(owner, _) = piece
                && owner == self.mover
                && let Some(cell) = arrival
                && self.is_barred(cell)
            {
                return None;
            }
        }

        let mut after = self.clone();
        // The pusher's cell is left free; every other cell of the line is filled by the piece behind.
        if let Some(cell) = from {
            after.put(cell, None);
        }
        for &(piece, arrival) in &line {
            match arrival {
                Some(cell) => after.put(cell, Some(piece)),
                // S6: an expelled rock ends the game.
                None if piece == Piece::Rock => after.winner = nearest_facing(&pieces, facing),
                // S6: an expelled animal is in reserve again by no longer being on the board.
                None => {}
            }
        }
        after.end_turn();
        Some(after)
    }

    // S7
    fn is_barred(&self, cell: Cell) -> bool {
        // The first two turns of each player are the turns 0 to 3 of the game.
        let binds = self.options.ban && self.turns < 4;
        binds && (cell.name() == "c1" || cell.name() == "c5")
    }

    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.turns += 1;
    }
}

/// Whether a line, or a stretch of it from the pusher on, can be pushed.
// S5
fn is_strong_enough(pieces: &[Piece], push: Facing) -> bool {
    let mut with = 0;
    let mut against = 0;
    let mut rocks = 0;
    for &piece in pieces {
        match piece {
            Piece::Rock => rocks += 1,
            Piece::Animal(_, facing) if facing == push => with += 1,
            Piece::Animal(_, facing) if facing == push.opposite() => against += 1,
            // Sideways animals weigh nothing.
            Piece::Animal(_, _) => {}
        }
    }
    let force: i32 = with - against;
    force >= 1 && force >= rocks
}

/// The owner of the animal nearest to the far end of the line that faces the push.
// S6
fn nearest_facing(pieces: &[Piece], push: Facing) -> Option<Owner> {
    for &piece in pieces.iter().rev() {
        if let Piece::Animal(owner, facing) = piece
            && facing == push
        {
            return Some(owner);
        }
    }
    None
}
