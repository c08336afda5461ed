//! The pieces where they stand.

use crate::drawing::{Drawing, Ground, ink_of, shape_of};
use crate::inks::Ink;
use crate::plan::{Plan, Point, angle_of};
use crate::sheet::{Grade, N, Sheet, put};
use siliam_core::{Coord, Facts, Piece, Player};

/// All pieces; where some cells decided the game the others step back.
pub(crate) fn draw(sheet: &mut Sheet, plan: &Plan, facts: &Facts, pieces: &[Piece], decisive: &[Coord]) {
    let ground = Ground::of(facts);
    let mut blocks: Vec<Coord> = Vec::new();
    for piece in pieces {
        // The two halves of a small square are drawn as one block.
        if piece.kind == "small-square" {
            if blocks.contains(&piece.cell) {
                continue;
            }
            blocks.push(piece.cell);
        }
        let Point { x, y } = plan.place(piece.cell);
        let aside = !decisive.is_empty() && !decisive.contains(&piece.cell);
        let opacity = if aside { " opacity=\".62\"" } else { "" };
        put!(sheet, "<g transform=\"translate({} {})\"{opacity}>", N(x), N(y));
        let art = Art { turned: plan.turn.degrees(), shadow: Some(&ground.shadow), mark: &ground.mark };
        art.draw(sheet, facts, piece);
        put!(sheet, "</g>");
    }
}

/// How a piece is drawn where it stands.
pub(crate) struct Art<'a> {
    /// Degrees by which the view is turned.
    pub(crate) turned: f64,
    /// The colour of the flat shadow; none without.
    pub(crate) shadow: Option<&'a Ink>,
    pub(crate) mark: &'a Ink,
}

impl Art<'_> {
    /// One piece, around the origin of a cell of 100 by 100.
    pub(crate) fn draw(&self, sheet: &mut Sheet, facts: &Facts, piece: &Piece) {
        // What faces nowhere stays upright when the view turns.
        let turned = if piece.facing.is_some() { self.turned } else { 0.0 };
        match Drawing::of(facts, piece) {
            Some(drawing) => self.symbol(sheet, &drawing, turned),
            None => self.shape(sheet, facts, piece, turned),
        }
    }

    fn symbol(&self, sheet: &mut Sheet, drawing: &Drawing, turned: f64) {
        let (middle, half) = (Point { x: 0.0, y: 0.0 }, drawing.size * 50.0);
        let angle = N((drawing.angle + turned) % 360.0);
        if let Some(shadow) = self.shadow {
            let fill = shadow.fill(sheet.theme);
            put!(sheet, "<g transform=\"translate(4 5) rotate({angle})\" {fill}>");
            sheet.symbol(&drawing.outline, middle, half);
            put!(sheet, "</g>");
        }
        put!(sheet, "<g transform=\"rotate({angle})\">");
        if drawing.has_wedge {
            let fill = self.mark.fill(sheet.theme);
            put!(sheet, "<path d=\"M-6.5 -43.4H6.5L0 -49.4Z\" {fill}/>");
        }
        let name = if sheet.grade == Grade::Plain { &drawing.small } else { &drawing.symbol };
        sheet.symbol(name, middle, half);
        put!(sheet, "</g>");
    }

    /// A piece that we have no drawing for, from its owner's ink and its kind.
    fn shape(&self, sheet: &mut Sheet, facts: &Facts, piece: &Piece, turned: f64) {
        let theme = sheet.theme;
        let angle = N((piece.facing.and_then(angle_of).unwrap_or(0.0) + turned) % 360.0);
        let (shape, ink) = (shape_of(piece.kind), ink_of(facts, piece.owner).fill(theme));
        let (key, sign) = if sheet.grade == Grade::Plain { ("5", "6") } else { ("3.4", "4.4") };
        put!(sheet, "<g transform=\"rotate({angle})\">");
        if let Some(shadow) = self.shadow {
            put!(sheet, "<path d=\"{shape}\" {} transform=\"translate(4 5)\"/>", shadow.fill(theme));
        }
        let edge = sheet.stroke("el-key");
        put!(sheet, "<path d=\"{shape}\" {ink} {edge} stroke-width=\"{key}\"/>");
        if piece.facing.is_some() {
            put!(sheet, "<path d=\"M-7 -42H7L0 -49.4Z\" {}/>", self.mark.fill(theme));
        }
        let path = match piece.owner {
            Some(Player::First) => "<path d=\"M-13 -13L13 13M13 -13L-13 13\"/>",
            Some(Player::Second) => "<circle r=\"13\"/>",
            Some(Player::Third) => "<path d=\"M-15 0H15\"/>",
            Some(Player::Fourth) => "<path d=\"M0 -15L14 10H-14Z\"/>",
            None => "",
        };
        let gold = sheet.stroke("gold-2");
        put!(
            sheet,
            "<g fill=\"none\" {gold} stroke-width=\"{sign}\" stroke-linecap=\"square\">{path}</g></g>"
        );
    }
}
