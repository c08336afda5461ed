//! Sam Liam set up by touches.
//!
//! What L12 remembers and bars is noted on its cells; a pending placement is chosen among the triangles of whoever does not
//! act, and forgotten with its triangle.

use super::{TILE, TRIANGLE};
use crate::board::field::Field;
use crate::rules::announcements::{Pending, Uncalled};
use crate::rules::threats::coords;
use crate::text::notation::write_half;
use crate::variant::Then;
use crate::{Call, Cell, Content, Corner, Half, Position, SamLiam, Variant};
use siliam_core::{
    Coord, Draft, Edit, Field as Setting, Game, Mark, Offer, Player, Rules, Scene, Tool, text,
};

const TURNS: &str = "samliam-edit-turns";
const BLOCKED: &str = "samliam-edit-blocked";
const PASSED: &str = "samliam-edit-passed";
const PENDING: &str = "samliam-edit-pending";
const LIFTED: &str = "samliam-edit-lifted";
const CALL: &str = "samliam-edit-call";
/// Nothing, as texts write it.
const NONE: &str = "-";

/// What L12 keeps of cells, as it is noted.
const NOTES: [&str; 4] = ["uncalled-sam", "uncalled-song", "barred-sam", "barred-song"];

/// A triangle as a move names it.
fn read_half<const C: u8, const R: u8>(text: &str) -> Option<Half<C, R>> {
    let (cell, corner) = text.split_at_checked(2)?;
    Some(Half { cell: Cell::read(cell)?, corner: Corner::of_name(corner)? })
}

fn call_message(call: Call) -> &'static str {
    match call {
        Call::Nothing => "edit-none",
        Call::Sam => "samliam-sam",
        Call::Song => "samliam-song",
        Call::SamSong => "samliam-sam-and-song",
        Call::Win => "samliam-win",
    }
}

fn call_value(call: Call) -> &'static str {
    call.name().unwrap_or(NONE)
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Position<W, C, R, N> {
    /// The cells of a note.
    fn note_mut(&mut self, player: Player, kind: &str) -> Option<&mut W> {
        let Uncalled { sam, song } = match kind.strip_prefix("uncalled") {
            Some(_) => self.notes.uncalled.get_mut(player.index())?,
            None => self.notes.barred.get_mut(player.index())?,
        };
        Some(if kind.ends_with("sam") { sam } else { song })
    }

    /// Puts a triangle in the place of whatever cannot lie in the cell with it.
    fn set_triangle(&mut self, player: Player, half: Half<C, R>) {
        match self.content(half.cell) {
            Content::One(_, corner) | Content::Two(_, _, corner)
                if corner == half.corner || corner == half.corner.opposite() =>
            {
                for owner in Player::ALL.into_iter().take(N) {
                    self.board.lift(owner, half);
                }
            }
            _ => self.empty(half.cell),
        }
        self.board.put(player, half);
    }

    fn empty(&mut self, cell: Cell<C, R>) {
        for owner in Player::ALL.into_iter().take(N) {
            for corner in Corner::ALL {
                self.board.lift(owner, Half { cell, corner });
            }
        }
    }

    /// Whose placement may be pending while this player acts, and which triangles it can be.
    fn answered(&self, actor: Player) -> impl Iterator<Item = Half<C, R>> + use<W, C, R, N> {
        let mover = actor.opponent();
        let triangles = *self;
        self.own_triangles(mover).filter(move |half| triangles.triangles(mover, half.corner).has(half.cell))
    }

    /// Says who acts and what they answer; a placement that is not on the board is not pending.
    fn set_actor(&mut self, actor: Player, pending: Option<Pending<C, R>>) {
        self.notes.pending = pending.filter(|pending| self.answered(actor).any(|half| half == pending.half));
        self.mover = if self.notes.pending.is_some() { actor.opponent() } else { actor };
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> SamLiam<W, C, R, N>
where
    Self: Variant,
{
    /// The fields of a pending placement: which one it is and, once there is one, how it was made.
    fn pending_fields(position: &Position<W, C, R, N>) -> Vec<Setting> {
        let none = || Offer::said(NONE, "edit-none");
        let plain = |half: Half<C, R>| Offer::plain(write_half(half));
        let text = |half: Option<Half<C, R>>| half.map_or_else(|| NONE.to_owned(), write_half);
        let pending = position.notes.pending;
        let mut offers = vec![none()];
        offers.extend(position.answered(position.actor()).map(plain));
        let mut fields = vec![Setting::one_of(PENDING, text(pending.map(|pending| pending.half)), offers)];
        let Some(Pending { lifted, half, call }) = pending else { return fields };
        let mut before = position.board;
        before.lift(position.mover, half);
        let mut offers = vec![Offer::said(NONE, "samliam-edit-from-hand")];
        offers.extend(before.cover().landings().iter().map(plain));
        if !offers.iter().any(|offer| offer.value == text(lifted)) {
            offers.extend(lifted.map(plain));
        }
        fields.push(Setting::one_of(LIFTED, text(lifted), offers));
        let calls = Call::ALL.map(|call| Offer::said(call_value(call), call_message(call)));
        fields.push(Setting::one_of(CALL, call_value(call), calls.to_vec()));
        fields
    }
}

impl<W: Field, const C: u8, const R: u8, const N: usize> Edit for SamLiam<W, C, R, N>
where
    Self: Variant,
{
    fn tools(&self) -> Vec<Tool> {
        let mut tools = Vec::new();
        for player in Player::ALL.into_iter().take(N) {
            let put = |kind, facing| Tool::Put { owner: Some(player), kind, facing };
            tools.extend(Corner::ALL.map(|corner| put(TRIANGLE, Some(corner.name()))));
            if Self::TILES > 0 {
                tools.push(put(TILE, None));
            }
        }
        if self.announce {
            for player in [Player::First, Player::Second] {
                tools.extend(NOTES.map(|kind| Tool::Note { player, kind }));
            }
        }
        tools
    }

    fn blank(&self) -> Draft<Position<W, C, R, N>> {
        Draft { unjudged: self.start() }
    }

    fn touch(&self, draft: &mut Draft<Position<W, C, R, N>>, cell: Coord, tool: Tool) {
        let Some(cell) = Cell::at(cell.column, cell.row) else { return };
        if !(tool == Tool::Take || self.tools().contains(&tool)) {
            return;
        }
        let position = &mut draft.unjudged;
        match tool {
            Tool::Take => position.empty(cell),
            Tool::Put { owner: Some(player), facing: Some(corner), .. } => {
                let corner = Corner::of_name(corner).expect("a tool of ours has a corner of ours");
                position.set_triangle(player, Half { cell, corner });
            }
            Tool::Put { owner: Some(player), facing: None, .. } => {
                position.empty(cell);
                position.board.put_tile(player, cell);
            }
            Tool::Put { .. } => {}
            Tool::Note { player, kind } => {
                if let Some(noted) = position.note_mut(player, kind) {
                    *noted = *noted ^ W::cell(cell.index());
                }
            }
        }
        position.set_actor(position.actor(), position.notes.pending);
    }

    fn fields(&self, draft: &Draft<Position<W, C, R, N>>) -> Vec<Setting> {
        let position = &draft.unjudged;
        let named = |player: Player| (Self::LETTERS[player.index()], Self::colour(player).message());
        let mut fields = vec![Setting::side(position.actor(), Player::ALL.into_iter().take(N).map(named))];
        fields.push(match Self::THEN {
            Then::Move => Setting::count(TURNS, position.turns),
            Then::Nothing => Setting::yes_or_no(BLOCKED, position.blocked, [NONE, "t"]),
        });
        if self.announce {
            fields.push(Setting::yes_or_no(PASSED, position.notes.passes > 0, [NONE, "passed"]));
            fields.extend(Self::pending_fields(position));
        }
        fields
    }

    fn set(&self, draft: &mut Draft<Position<W, C, R, N>>, field: &str, value: &str) {
        let position = &mut draft.unjudged;
        match field {
            TURNS => position.turns = text::count(value).unwrap_or(position.turns),
            BLOCKED => position.blocked = value != NONE,
            PASSED => position.notes.passes = u8::from(value != NONE),
            PENDING => {
                let pending =
                    read_half(value).map(|half| Pending { lifted: None, half, call: Call::Nothing });
                position.set_actor(position.actor(), pending);
            }
            LIFTED => {
                if let Some(pending) = &mut position.notes.pending {
                    pending.lifted = read_half(value);
                }
            }
            CALL => {
                if let Some(pending) = &mut position.notes.pending {
                    pending.call = Call::of_name(value).unwrap_or(Call::Nothing);
                }
            }
            _ => {
                let actor = text::player_of(Self::LETTERS, value).unwrap_or(position.actor());
                position.set_actor(actor, position.notes.pending);
            }
        }
    }

    fn noted(&self, draft: &Draft<Position<W, C, R, N>>, player: Player, kind: &str) -> Vec<Coord> {
        let mut position = draft.unjudged;
        position.note_mut(player, kind).map_or_else(Vec::new, |noted| coords::<W, C, R>(*noted))
    }

    fn sketch(&self, draft: &Draft<Position<W, C, R, N>>) -> Scene {
        let position = &draft.unjudged;
        let mut scene = Self::bare(position);
        let mut mark = |kind, player, cells: Vec<Coord>| {
            if !cells.is_empty() {
                scene.marks.push(Mark { kind, player: Some(player), cells, outline: None, ghosts: vec![] });
            }
        };
        if self.announce {
            for player in [Player::First, Player::Second] {
                let notes = &position.notes;
                mark("uncalled", player, coords::<W, C, R>(notes.uncalled[player.index()].cells()));
                mark("barred", player, coords::<W, C, R>(notes.barred[player.index()].cells()));
            }
            let pending = position.notes.pending.map(|pending| pending.half.cell.coord());
            mark("pending", position.mover, pending.into_iter().collect());
        }
        scene
    }
}
