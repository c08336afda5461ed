//! What a board shows beside its pieces: open figures and the cells that close them, the last move, how the game was decided.

use crate::Decided;
use crate::drawing::{Ground, Stuff, ghost_of};
use crate::figures::{between, corners, through};
use crate::gouge::{brackets, fan, rays, side_rays};
use crate::inks::Ink;
use crate::plan::{Plan, Point, angle_of};
use crate::sheet::{N, Sheet, put};
use siliam_core::{Coord, Facts, Mark, Scene, Trace};

/// Half of a gold frame's width, and the radius of a gold ring.
const FRAME: f64 = 51.0;
const RING: f64 = 36.0;

/// Single cells that matter: the open vertex of a threat, the cell that closes a figure.
fn is_spot(mark: &Mark) -> bool {
    ["vertex", "closing", "uncalled", "pending", "duty"].contains(&mark.kind)
}

/// What is left to see of the marks once the game is over: how the winner could have won as well.
pub(crate) fn also_open<'a>(marks: &'a [Mark], decided: &Decided) -> Vec<&'a Mark> {
    let same = |one: &[Coord], other: &[Coord]| {
        one.len() == other.len() && one.iter().all(|cell| other.contains(cell))
    };
    let is_decided =
        |mark: &Mark| decided.reason.figures.iter().any(|figure| same(&figure.cells, &mark.cells));
    let own = || marks.iter().filter(|mark| mark.player.is_some() && mark.player == decided.winner);
    let spots: Vec<&Mark> = own().filter(|mark| mark.kind == "closing").collect();
    let closes = |cell: &Coord| spots.iter().any(|spot| spot.cells.contains(cell));
    let open =
        own().filter(|mark| mark.outline.is_some() && mark.cells.iter().any(closes) && !is_decided(mark));
    open.chain(spots.iter().copied()).collect()
}

/// All layers of marks of one board.
pub(crate) struct Marks<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) facts: &'a Facts,
    pub(crate) ground: &'a Ground,
    /// What is marked.
    pub(crate) shown: Vec<&'a Mark>,
    /// Whether the game is over: what might have been is only hinted at.
    pub(crate) is_over: bool,
}

impl Marks<'_> {
    /// A figure wears its owner's ink where there are more than two owners to tell apart.
    fn ink_of(&self, mark: &Mark, usual: &Ink) -> Ink {
        let own = mark.player.filter(|_| self.facts.players.len() > 2);
        own.and_then(|player| self.facts.inks.get(player.index())).map_or(usual.clone(), |&ink| Ink::Own(ink))
    }

    /// Open figures, the cells that close them, cells that are barred: under the pieces.
    pub(crate) fn figures(&self, sheet: &mut Sheet, scene: &Scene) {
        let theme = sheet.theme;
        for mark in &self.shown {
            let Some(outline) = mark.outline else { continue };
            let points: Vec<Point> = mark.cells.iter().map(|&cell| self.plan.place(cell)).collect();
            let (path, stroke) =
                (through(&points, outline), self.ink_of(mark, &self.ground.open).stroke(theme));
            put!(
                sheet,
                "<path d=\"{path}\" fill=\"none\" {stroke} stroke-width=\"3\" stroke-dasharray=\"11 8\"/>"
            );
        }
        let barred = self.shown.iter().filter(|mark| matches!(mark.kind, "banned" | "barred"));
        for &cell in barred.flat_map(|mark| &mark.cells) {
            let Point { x, y } = self.plan.place(cell);
            let (l, t, r, b) = (N(x - 20.0), N(y - 20.0), N(x + 20.0), N(y + 20.0));
            let stroke = self.ground.mark.stroke(theme);
            put!(
                sheet,
                "<path d=\"M{l} {t}L{r} {b}M{r} {t}L{l} {b}\" {stroke} stroke-width=\"5\" opacity=\".55\"/>"
            );
        }
        let mut seen: Vec<Coord> = Vec::new();
        for mark in self.shown.iter().filter(|mark| is_spot(mark)) {
            // Each cell is marked once, for the first that has something to say about it.
            for &cell in &mark.cells {
                if !seen.contains(&cell) {
                    seen.push(cell);
                    let occupied = scene.pieces.iter().any(|piece| piece.cell == cell);
                    self.spot(sheet, self.plan.place(cell), &self.ink_of(mark, &self.ground.mark), occupied);
                }
            }
        }
        for mark in self.shown.iter().filter(|mark| is_spot(mark)) {
            for piece in &mark.ghosts {
                let Point { x, y } = self.plan.place(piece.cell);
                let (path, angle) = ghost_of(self.facts, piece);
                let turned = if piece.facing.is_some() { self.plan.turn.degrees() } else { 0.0 };
                let ink = self.ink_of(mark, &self.ground.mark);
                let (fill, stroke) = (ink.fill(theme), ink.stroke(theme));
                put!(
                    sheet,
                    "<path transform=\"translate({} {}) rotate({})\" d=\"{path}\" {fill} fill-opacity=\".22\" {stroke} \
                     stroke-width=\"3\" stroke-dasharray=\"8 5\"/>",
                    N(x),
                    N(y),
                    N((angle + turned) % 360.0)
                );
            }
        }
    }

    /// A cell that matters.
    fn spot(&self, sheet: &mut Sheet, at: Point, ink: &Ink, is_occupied: bool) {
        let Point { x, y } = at;
        let line = if self.is_over { "3" } else { "4" };
        match self.ground.stuff {
            Stuff::Wood => {
                let (lacquer, hole) = (sheet.fill("sq-fr"), sheet.fill("hole-2"));
                let (gold, ring) = (sheet.fill("ray"), sheet.stroke("ray"));
                if !self.is_over {
                    put!(sheet, "<path d=\"{}\" {gold}/>", rays(at, 34.0, 49.0, 32, 1.1));
                }
                let middle = format!("cx=\"{}\" cy=\"{}\"", N(x), N(y));
                let wide = if self.is_over { "3" } else { "7" };
                put!(sheet, "<circle {middle} r=\"29\" {lacquer}/><circle {middle} r=\"15\" {hole}/>");
                put!(sheet, "<circle {middle} r=\"26\" fill=\"none\" {ring} stroke-width=\"{wide}\"/>");
            }
            Stuff::Cells => {
                let theme = sheet.theme;
                if !self.is_over {
                    put!(sheet, "<path d=\"{}\" {}/>", side_rays(at), ink.fill(theme));
                }
                let closing = self.ground.closing.as_ref().filter(|_| !self.is_over && !is_occupied);
                let fill = closing.map_or_else(|| "fill=\"none\"".to_owned(), |closing| closing.fill(theme));
                square(sheet, at, 48.0, &format!("{fill} {} stroke-width=\"{line}\"", ink.stroke(theme)));
            }
        }
    }

    /// The last move, under the pieces: what it emptied, and the rails along which a line was pushed.
    pub(crate) fn trace(&self, sheet: &mut Sheet, trace: &Trace) {
        let theme = sheet.theme;
        let (fill, stroke) = (self.ground.mark.fill(theme), self.ground.mark.stroke(theme));
        let angle = trace.pushed.and_then(angle_of).map(|angle| angle + self.plan.turn.degrees());
        for &cell in &trace.from {
            let at = self.plan.place(cell);
            square(
                sheet,
                at,
                46.0,
                &format!("fill=\"none\" {stroke} stroke-width=\"2.6\" stroke-dasharray=\"10 6.4\""),
            );
            let Some(angle) = angle else { continue };
            put!(
                sheet,
                "<g transform=\"translate({} {}) rotate({})\" {fill}><path d=\"M-11 -13L0 -24L11 -13V-7L0 -18L-11 -7Z\"/>\
                 <path d=\"M-11 5L0 -6L11 5V11L0 0L-11 11Z\" opacity=\".66\"/>\
                 <path d=\"M-11 23L0 12L11 23V29L0 18L-11 29Z\" opacity=\".36\"/></g>",
                N(at.x),
                N(at.y),
                N(angle % 360.0)
            );
        }
        if let Some(angle) = angle
            && let Some(path) = self.rails(&trace.to, angle)
        {
            put!(sheet, "<path d=\"{path}\" fill=\"none\" {stroke} stroke-width=\"4\"/>");
        }
    }

    /// Rails on both sides of the cells, in the direction of an angle.
    fn rails(&self, cells: &[Coord], angle: f64) -> Option<String> {
        let points: Vec<Point> = cells.iter().map(|&cell| self.plan.place(cell)).collect();
        let &first = points.first()?;
        let (mut low, mut high) = (first, first);
        for point in points {
            low = Point { x: low.x.min(point.x), y: low.y.min(point.y) };
            high = Point { x: high.x.max(point.x), y: high.y.max(point.y) };
        }
        let (l, t, r, b) = (N(low.x - 48.0), N(low.y - 48.0), N(high.x + 48.0), N(high.y + 48.0));
        let is_upright = angle % 180.0 == 0.0;
        Some(if is_upright {
            format!("M{l} {t}V{b}M{r} {t}V{b}")
        } else {
            format!("M{l} {t}H{r}M{l} {b}H{r}")
        })
    }

    /// Above the pieces: gold frames on what stands of open figures, and brackets where the last move landed.
    pub(crate) fn frames(&self, sheet: &mut Sheet, trace: Option<&Trace>) {
        let framed = self.standing();
        for &cell in &framed {
            self.gold(sheet, cell, ("9.4", "6"));
        }
        let landed = trace.filter(|trace| trace.pushed.is_none()).map_or(&[][..], |trace| &trace.to);
        let stroke = self.ground.mark.stroke(sheet.theme);
        for &cell in landed {
            let is_framed = framed.contains(&cell) && self.ground.stuff == Stuff::Cells;
            let inset = if is_framed {
                -12.0
            } else if self.ground.filled {
                -3.0
            } else {
                4.0
            };
            let path = brackets(self.plan.place(cell), inset);
            put!(sheet, "<path d=\"{path}\" fill=\"none\" {stroke} stroke-width=\"3.6\"/>");
        }
    }

    /// The cells that matter by themselves.
    pub(crate) fn spots(&self) -> Vec<Coord> {
        let spots = self.shown.iter().filter(|mark| is_spot(mark));
        spots.flat_map(|mark| &mark.cells).copied().collect()
    }

    /// The cells of open figures on which everything is in place already.
    fn standing(&self) -> Vec<Coord> {
        let mut cells = Vec::new();
        for figure in self.shown.iter().filter(|mark| mark.outline.is_some()) {
            let own = || self.shown.iter().filter(|mark| is_spot(mark) && mark.player == figure.player);
            for &cell in &figure.cells {
                if !cells.contains(&cell) && !own().any(|mark| mark.cells.contains(&cell)) {
                    cells.push(cell);
                }
            }
        }
        cells
    }

    /// A cell in a frame or ring of gold on a dark one; how wide both lines are.
    fn gold(&self, sheet: &mut Sheet, cell: Coord, (under, over): (&str, &str)) {
        let at = self.plan.place(cell);
        for (ink, wide) in [("figure-under", under), ("gold-2", over)] {
            let line = format!("fill=\"none\" {} stroke-width=\"{wide}\"", sheet.stroke(ink));
            match self.ground.stuff {
                Stuff::Wood => {
                    put!(
                        sheet,
                        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {line}/>",
                        N(at.x),
                        N(at.y + 2.0),
                        N(RING)
                    );
                }
                Stuff::Cells => square(sheet, at, FRAME, &line),
            }
        }
    }

    /// How the game was decided, above the pieces: each figure by itself, and its cells in gold.
    pub(crate) fn glory(&self, sheet: &mut Sheet, decided: &Decided) {
        let is_wood = self.ground.stuff == Stuff::Wood;
        let reach =
            |dx: f64, dy: f64| if is_wood { RING + 3.0 } else { (FRAME + 3.0) / dx.abs().max(dy.abs()) };
        let (inner, outer) = if is_wood { (48.0, 84.0) } else { (66.0, 114.0) };
        let shine = sheet.fill(if is_wood { "ray" } else { "gold" });
        let (under, gold) = (sheet.stroke("figure-under"), sheet.stroke("gold-2"));
        let figures = &decided.reason.figures;
        for figure in figures {
            let points: Vec<Point> = figure.cells.iter().map(|&cell| self.plan.place(cell)).collect();
            let line = between(&points, figure.outline, reach);
            put!(sheet, "<path d=\"{line}\" fill=\"none\" {under} stroke-width=\"13\"/>");
            put!(sheet, "<path d=\"{line}\" fill=\"none\" {gold} stroke-width=\"8\"/>");
            for (point, angle) in corners(&points, figure.outline) {
                put!(sheet, "<path d=\"{}\" {shine}/>", fan(point, angle, inner, outer));
            }
        }
        for &cell in &decided.reason.cells {
            // Cells of no figure shine on their own.
            if !figures.iter().any(|figure| figure.cells.contains(&cell)) {
                let at = self.plan.place(cell);
                let path =
                    if is_wood { rays(at, 44.0, 60.0, 36, 1.3) } else { rays(at, 62.0, 80.0, 36, 1.6) };
                put!(sheet, "<path d=\"{path}\" {shine}/>");
            }
        }
        for cell in decided.cells() {
            self.gold(sheet, cell, ("11", "7"));
        }
    }
}

/// A square around a point.
fn square(sheet: &mut Sheet, Point { x, y }: Point, half: f64, attributes: &str) {
    let (x, y, size) = (N(x - half), N(y - half), N(2.0 * half));
    put!(sheet, "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" {attributes}/>");
}
