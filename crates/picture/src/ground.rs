//! The board itself: frame, cells or wood, coordinates.

use crate::drawing::{Ground, Stuff};
use crate::gouge::{Grain, Seeded, chatter, cut, grain};
use crate::inks::Ink;
use crate::lettering::Word;
use crate::plan::{Plan, Point};
use crate::sheet::{N, Sheet, put};
use siliam_core::Coord;

/// How wide a hole in the wood is, from its middle.
const HOLE: f64 = 17.0;

pub(crate) fn draw(sheet: &mut Sheet, plan: &Plan, ground: &Ground, holes: &[Coord]) {
    frame(sheet, plan, ground);
    let margin = N(plan.margin);
    put!(sheet, "<g transform=\"translate({margin} {margin})\">");
    let (width, height) = (f64::from(plan.columns) * 100.0, f64::from(plan.rows) * 100.0);
    let fill = ground.a.fill(sheet.theme);
    put!(sheet, "<rect width=\"{}\" height=\"{}\" {fill}/>", N(width), N(height));
    let seen = (0..plan.rows).flat_map(|y| (0..plan.columns).map(move |x| (x, y)));
    let (open, inlays): (Vec<_>, Vec<_>) = seen.partition(|&(x, y)| !holes.contains(&plan.cell(x, y)));
    match ground.stuff {
        Stuff::Cells => cells(sheet, plan, ground, &open, &inlays),
        Stuff::Wood => wood(sheet, plan, ground, &open, &inlays),
    }
    put!(sheet, "</g>");
    coordinates(sheet, plan);
}

fn frame(sheet: &mut Sheet, plan: &Plan, ground: &Ground) {
    let (width, height, margin) = (plan.width, plan.height, plan.margin);
    let unit = margin / 30.0;
    let size = format!("width=\"{}\" height=\"{}\"", N(width), N(height));
    let (shadow, fill, salt) = (sheet.fill("shadow"), ground.frame.fill(sheet.theme), sheet.salt());
    put!(sheet, "<rect x=\"4\" y=\"5\" {size} {shadow} opacity=\".25\"/>");
    put!(sheet, "<rect {size} {fill}/><rect {size} {salt} opacity=\".5\"/>");
    let gold = sheet.stroke("gold-2");
    for inset in [5.0 * unit, margin - 3.5 * unit] {
        let (at, wide, high) = (N(inset), N(width - 2.0 * inset), N(height - 2.0 * inset));
        put!(
            sheet,
            "<rect x=\"{at}\" y=\"{at}\" width=\"{wide}\" height=\"{high}\" fill=\"none\" {gold} stroke-width=\"1.5\"/>"
        );
    }
    // Leaf and dot beside the corner flowers.
    let begin = 28.0 * unit;
    let stem = cut(Point { x: begin, y: 0.0 }, Point { x: begin + 20.0, y: 0.0 }, 5.0 + unit);
    let leaf = format!("{stem}M{} 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z", N(begin + 22.0));
    let gold = sheet.fill("gold-2");
    let flower = Point { x: 16.5 * unit, y: 16.5 * unit };
    for (x, y, sx, sy) in
        [(0.0, 0.0, 1, 1), (width, 0.0, -1, 1), (0.0, height, 1, -1), (width, height, -1, -1)]
    {
        put!(sheet, "<g transform=\"translate({} {}) scale({sx} {sy})\" {gold}>", N(x), N(y));
        sheet.symbol("pjy", flower, 9.0 * unit);
        let aside = N(15.5 * unit);
        put!(sheet, "<path transform=\"translate(0 {aside})\" d=\"{leaf}\"/>");
        put!(sheet, "<path transform=\"translate({aside} 0) rotate(90)\" d=\"{leaf}\"/></g>");
    }
}

/// Cells by where they are seen.
type Seen = [(u8, u8)];

fn cells(sheet: &mut Sheet, plan: &Plan, ground: &Ground, open: &Seen, inlays: &Seen) {
    let theme = sheet.theme;
    let corner = |place: u8| f64::from(place) * 100.0;
    let square = |sheet: &mut Sheet, (x, y): (u8, u8), ink: &Ink| {
        let (x, y, fill) = (N(corner(x)), N(corner(y)), ink.fill(theme));
        put!(sheet, "<rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\" {fill}/>");
    };
    for &(x, y) in open.iter().filter(|(x, y)| (x + y) % 2 == 1) {
        square(sheet, (x, y), &ground.b);
    }
    // Fine cuts need room.
    if sheet.cell_pixels > 40.0 {
        let seed = |x: u8, y: u8| u32::from(x) * 31 + u32::from(y) * 7 + 1;
        let cuts = open.iter().map(|&(x, y)| chatter(corner(x), corner(y), seed(x, y)));
        let (cuts, fill) = (cuts.collect::<String>(), ground.cut.fill(theme));
        put!(sheet, "<path d=\"{cuts}\" {fill}/>");
    }
    let (wide, high) = (N(corner(plan.columns)), N(corner(plan.rows)));
    let across = (0..=plan.columns).map(|x| format!("M{} 0V{high}", N(corner(x))));
    let along = (0..=plan.rows).map(|y| format!("M0 {}H{wide}", N(corner(y))));
    let (lines, stroke) = (across.chain(along).collect::<String>(), ground.line.stroke(theme));
    put!(sheet, "<path d=\"{lines}\" {stroke} stroke-width=\"2.4\"/>");
    for &inlay in inlays {
        square(sheet, inlay, &ground.frame);
    }
}

fn wood(sheet: &mut Sheet, plan: &Plan, ground: &Ground, open: &Seen, inlays: &Seen) {
    let (width, height) = (f64::from(plan.columns) * 100.0, f64::from(plan.rows) * 100.0);
    let middle =
        |&(x, y): &(u8, u8)| Point { x: f64::from(x) * 100.0 + 50.0, y: f64::from(y) * 100.0 + 50.0 };
    let mut random = Seeded::new(5);
    let band = sheet.fill("wood-b");
    for _ in 0..plan.rows {
        let y = random.next() * height;
        let high = (14.0 + random.next() * 30.0).min(height - y);
        let (y, wide, high) = (N(y), N(width), N(high));
        put!(sheet, "<rect y=\"{y}\" width=\"{wide}\" height=\"{high}\" {band} opacity=\".28\"/>");
    }
    let middles: Vec<Point> = open.iter().map(middle).collect();
    let Grain { dark, light } = grain(width, height, &middles, HOLE, 11);
    let (deep, cut) = (sheet.fill("wood-c"), ground.cut.fill(sheet.theme));
    put!(sheet, "<path d=\"{dark}\" {deep} opacity=\".6\"/><path d=\"{light}\" {cut}/>");
    let (rim, hollow) = (sheet.fill("hole-2"), sheet.fill("hole"));
    for Point { x, y } in middles {
        let (x, y, hole) = (N(x), N(y), N(HOLE));
        let (edge, rx, ry) = (N(HOLE + 2.4), N(HOLE - 2.2), N(HOLE - 3.6));
        put!(sheet, "<g transform=\"translate({x} {y})\"><circle r=\"{edge}\" cy=\"1.6\" {cut}/>");
        put!(sheet, "<circle r=\"{hole}\" {rim}/><ellipse cy=\"2.6\" rx=\"{rx}\" ry=\"{ry}\" {hollow}/></g>");
    }
    let (lacquer, gold, line) = (sheet.fill("sq-fr"), sheet.fill("gold-2"), sheet.stroke("gold-2"));
    for Point { x, y } in inlays.iter().map(middle) {
        put!(sheet, "<g transform=\"translate({} {})\" {gold}>", N(x), N(y));
        put!(sheet, "<path d=\"M0 -45L45 0L0 45L-45 0Z\" {lacquer} {line} stroke-width=\"2.2\"/>");
        put!(sheet, "<path d=\"M0 -38L38 0L0 38L-38 0Z\" fill=\"none\" {line}/>");
        sheet.symbol("pjy", Point { x: 0.0, y: 0.0 }, 30.0);
        put!(sheet, "</g>");
    }
}

/// Letters and figures on the frame. The page has them in small letters of the system's own face; a picture has no font.
fn coordinates(sheet: &mut Sheet, plan: &Plan) {
    let unit = plan.margin / 30.0;
    // As tall as the capitals of the page's face.
    let high = 0.72 * (10.0 + 2.2 * unit).max(1000.0 / sheet.cell_pixels).min(plan.margin);
    let ink = Ink::Token("fr-ink");
    let middle = |place: u8| plan.margin + f64::from(place) * 100.0 + 50.0;
    let letter = |sheet: &mut Sheet, text: &str, at: Point| {
        if let Some(word) = Word::spell(text) {
            word.draw(sheet, at, high, &ink);
        }
    };
    for x in 0..plan.columns {
        let name = plan.cell(x, plan.rows - 1).to_string();
        letter(sheet, &name[..1], Point { x: middle(x), y: plan.height - plan.margin / 2.0 });
    }
    for y in 0..plan.rows {
        let name = plan.cell(0, y).to_string();
        letter(sheet, &name[1..], Point { x: plan.margin * 0.54, y: middle(y) });
    }
}
