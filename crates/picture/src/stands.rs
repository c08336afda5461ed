//! What the players have in hand, on stands beside the board, as on a wide page. Measured in the page's pixels.

use crate::drawing::{Drawing, Ground};
use crate::inks::Ink;
use crate::lettering::Word;
use crate::pieces::Art;
use crate::plan::Point;
use crate::sheet::{Grade, N, Scale, Sheet, put};
use siliam_core::{Coord, Facts, Piece, Player, Reserve, Scene};

/// How wide a stand is.
pub(crate) const WIDTH: f64 = 84.0;
/// From the edge of a stand to what stands on it.
const EDGE: f64 = 12.0;
/// A place for a piece.
const PLACE: f64 = 56.0;
const GAP: f64 = 4.0;
/// Between the stands of one player's kinds.
const BETWEEN: f64 = 6.4;
/// The height of a figure that counts.
const FIGURE: f64 = 22.0;
const LINE: f64 = 30.4;
/// A hole of a rack, and the rack's own edge.
const HOLE: f64 = 20.8;
const RACK: f64 = 6.0;

/// How a reserve is shown: so that it can be counted at a glance.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// A place for each piece.
    Places,
    /// A rack of small holes, and a number.
    Rack,
    /// One piece and a number.
    Count,
}

impl Manner {
    fn of(reserve: &Reserve) -> Self {
        match reserve.of {
            0..=8 => Self::Places,
            9..=24 => Self::Rack,
            _ => Self::Count,
        }
    }

    fn height(self, reserve: &Reserve) -> f64 {
        2.0 * EDGE
            + match self {
                Self::Places => f64::from(reserve.of) * (PLACE + GAP) - GAP,
                Self::Rack => {
                    LINE + GAP + 2.0 * RACK + f64::from(reserve.of.div_ceil(2)) * (HOLE + 1.0) - 1.0
                }
                Self::Count => PLACE + GAP + LINE,
            }
    }
}

/// The stands of both sides of the board.
pub(crate) struct Stands<'a> {
    facts: &'a Facts,
    ground: Ground,
    reserves: &'a [Reserve],
    near: Player,
    left: Vec<Player>,
    right: Vec<Player>,
}

impl<'a> Stands<'a> {
    /// Who sits where: the near one on the right, at the bottom.
    pub(crate) fn of(facts: &'a Facts, scene: &'a Scene, near: Player) -> Self {
        let players = facts.players.len();
        let mut far = (1..players).map(|step| Player::ALL[(near.index() + step) % players]);
        let left: Vec<Player> = far.by_ref().take(2).collect();
        let right = far.chain([near]).collect();
        Self { facts, ground: Ground::of(facts), reserves: &scene.reserves, near, left, right }
    }

    fn of_player(&self, player: Player) -> impl Iterator<Item = &Reserve> {
        self.reserves.iter().filter(move |reserve| reserve.player == player)
    }

    fn height(&self, player: Player) -> f64 {
        let heights: Vec<f64> =
            self.of_player(player).map(|reserve| Manner::of(reserve).height(reserve) + BETWEEN).collect();
        (heights.iter().sum::<f64>() - BETWEEN).max(0.0)
    }

    /// How high the higher side is at least.
    pub(crate) fn least_height(&self) -> f64 {
        let side = |players: &[Player]| {
            let stands: f64 = players.iter().map(|&player| self.height(player) + 16.0).sum();
            stands - 16.0
        };
        side(&self.left).max(side(&self.right))
    }

    /// Draws both sides, each as high as the board; `x` is where each begins.
    pub(crate) fn draw(&self, sheet: &mut Sheet, (left, right): (f64, f64), height: f64) {
        for (x, players) in [(left, &self.left), (right, &self.right)] {
            for (index, &player) in players.iter().enumerate() {
                // One alone stands on the left at the top and on the right at the bottom.
                let is_low = index > 0 || (players.len() == 1 && x > left);
                let mut y = if is_low { height - self.height(player) } else { 0.0 };
                for reserve in self.of_player(player) {
                    put!(sheet, "<g transform=\"translate({} {})\">", N(x), N(y));
                    self.stand(sheet, reserve);
                    put!(sheet, "</g>");
                    y += Manner::of(reserve).height(reserve) + BETWEEN;
                }
            }
        }
    }

    fn stand(&self, sheet: &mut Sheet, reserve: &Reserve) {
        let manner = Manner::of(reserve);
        let (width, height) = (N(WIDTH), N(manner.height(reserve)));
        let (drop, frame, gold) =
            (sheet.fill("drop"), self.ground.frame.fill(sheet.theme), sheet.stroke("gold-2"));
        put!(sheet, "<rect x=\"3\" y=\"4\" width=\"{width}\" height=\"{height}\" {drop}/>");
        put!(sheet, "<rect width=\"{width}\" height=\"{height}\" {frame}/>");
        put!(
            sheet,
            "<rect x=\"4.5\" y=\"4.5\" width=\"{}\" height=\"{}\" fill=\"none\" {gold}/>",
            N(WIDTH - 9.0),
            N(manner.height(reserve) - 9.0)
        );
        // Pieces are small here, whatever the board's are.
        let grade = std::mem::replace(&mut sheet.grade, Grade::Plain);
        match manner {
            Manner::Places => self.places(sheet, reserve),
            Manner::Rack => self.rack(sheet, reserve),
            Manner::Count => {
                self.place(sheet, EDGE, reserve, true);
                number(sheet, reserve.left, EDGE + PLACE + GAP + LINE / 2.0);
            }
        }
        sheet.grade = grade;
    }

    /// A piece of a reserve, as it lies there.
    fn example(&self, reserve: &Reserve) -> Piece {
        let cell = Coord { column: 0, row: 0 };
        let piece =
            Piece { cell, owner: Some(reserve.player), kind: reserve.kind, facing: Some("n"), glyph: "" };
        let faces = Drawing::of(self.facts, &piece).is_some_and(|drawing| drawing.has_wedge);
        Piece { facing: piece.facing.filter(|_| faces), ..piece }
    }

    fn places(&self, sheet: &mut Sheet, reserve: &Reserve) {
        for index in 0..reserve.of {
            let y = EDGE + f64::from(index) * (PLACE + GAP);
            self.place(sheet, y, reserve, index < reserve.left);
        }
    }

    /// One place, full or empty.
    fn place(&self, sheet: &mut Sheet, y: f64, reserve: &Reserve, is_full: bool) {
        let x = (WIDTH - PLACE) / 2.0;
        let ink = if is_full { &self.ground.a } else { &self.ground.deep };
        let fill = ink.fill(sheet.theme);
        let (left, top, size) = (N(x), N(y), N(PLACE));
        put!(sheet, "<rect x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\" {fill}/>");
        let (x, y) = (N(x + PLACE / 2.0), N(y + PLACE / 2.0));
        put!(sheet, "<g transform=\"translate({x} {y}) scale({})\">", Scale(PLACE / 100.0));
        let piece = self.example(reserve);
        // Pieces of those who sit across face them.
        let turned = if reserve.player == self.near { 0.0 } else { 180.0 };
        if is_full {
            let shadow = Some(&self.ground.shadow).filter(|_| Manner::of(reserve) == Manner::Places);
            Art { turned, shadow, mark: &Ink::Token("mark") }.draw(sheet, self.facts, &piece);
        } else if let Some(drawing) = Drawing::of(self.facts, &piece) {
            let angle = N(if piece.facing.is_some() { turned } else { 0.0 });
            put!(sheet, "<g transform=\"rotate({angle})\" {}>", self.ground.frame.fill(sheet.theme));
            sheet.symbol(&drawing.outline, Point { x: 0.0, y: 0.0 }, 36.0);
            put!(sheet, "</g>");
        }
        put!(sheet, "</g>");
    }

    fn rack(&self, sheet: &mut Sheet, reserve: &Reserve) {
        const WIDE: f64 = 62.0;
        number(sheet, reserve.left, EDGE + LINE / 2.0);
        let (x, y) = ((WIDTH - WIDE) / 2.0, EDGE + LINE + GAP);
        let rows = f64::from(reserve.of.div_ceil(2));
        let (high, fill) = (N(2.0 * RACK + rows * (HOLE + 1.0) - 1.0), self.ground.a.fill(sheet.theme));
        let (left, top, wide) = (N(x), N(y), N(WIDE));
        put!(sheet, "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" {fill}/>");
        let hole = sheet.fill("hole");
        let piece = self.example(reserve);
        for index in 0..reserve.of {
            let across = if index % 2 == 0 { -1.0 } else { 1.0 };
            let (cx, cy) = (
                N(WIDTH / 2.0 + across * 13.5),
                N(y + RACK + f64::from(index / 2) * (HOLE + 1.0) + HOLE / 2.0),
            );
            put!(sheet, "<g transform=\"translate({cx} {cy}) scale({})\">", N(HOLE / 72.0));
            if reserve.of - index <= reserve.left {
                let art = Art { turned: 0.0, shadow: Some(&self.ground.shadow), mark: &Ink::Token("mark") };
                art.draw(sheet, self.facts, &piece);
            } else {
                put!(sheet, "<circle r=\"11\" {hole}/>");
            }
            put!(sheet, "</g>");
        }
    }
}

/// A number in the middle of a stand.
fn number(sheet: &mut Sheet, number: u8, y: f64) {
    if let Some(word) = Word::spell(&number.to_string()) {
        word.draw(sheet, Point { x: WIDTH / 2.0, y }, FIGURE, &Ink::Token("fr-ink"));
    }
}
