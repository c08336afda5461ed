//! The only texture of the print: the gouge cut, a filled lens that tapers at both ends. Seeded, so a board always has the
//! same cuts, and the same as on the page: `web/tests/unit/cuts.test.ts` compares both with `tests/data/cuts.txt`.

use crate::plan::Point;
use crate::sheet::N;
use std::fmt::Write;

/// A small generator of numbers from 0 to 1; the same seed gives the same cuts.
pub(crate) struct Seeded(u32);

impl Seeded {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(2_654_435_761))
    }

    pub(crate) fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(mixed | 1);
        mixed ^= mixed.wrapping_add((mixed ^ (mixed >> 7)).wrapping_mul(mixed | 0x3d));
        f64::from(mixed ^ (mixed >> 14)) / 4_294_967_296.0
    }
}

/// A number to a tenth, half of one upwards.
fn round(value: f64) -> N {
    N((value * 10.0 + 0.5).floor() / 10.0)
}

/// A lens from one point to another, this wide in the middle.
pub(crate) fn cut(from: Point, to: Point, width: f64) -> String {
    let (mx, my) = (f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y));
    let length = (to.x - from.x).hypot(to.y - from.y);
    let length = if length == 0.0 { 1.0 } else { length };
    let (nx, ny) = (-(to.y - from.y) / length, (to.x - from.x) / length);
    let bent = |side: f64| format!("{} {}", round(mx + nx * side), round(my + ny * side));
    let (x0, y0, x1, y1) = (round(from.x), round(from.y), round(to.x), round(to.y));
    format!("M{x0} {y0}Q{} {x1} {y1}Q{} {x0} {y0}Z", bent(width), bent(-width))
}

/// A few cuts along the edges of a cell of 100 by 100, as chatter of the gouge.
pub(crate) fn chatter(x: f64, y: f64, seed: u32) -> String {
    let mut random = Seeded::new(seed);
    let mut path = String::new();
    let count = 3.0 + (random.next() * 3.0).floor();
    let mut index = 0.0;
    while index < count {
        index += 1.0;
        let side = (random.next() * 4.0).floor();
        let along = 12.0 + random.next() * 76.0;
        let depth = 5.0 + random.next() * 9.0;
        let length = 5.0 + random.next() * 9.0;
        let lean = (random.next() - 0.5) * 4.0;
        let (cx, cy, dx, dy) = if side < 1.0 {
            (along, depth, lean, length)
        } else if side < 2.0 {
            (100.0 - depth, along, -length, lean)
        } else if side < 3.0 {
            (along, 100.0 - depth, lean, -length)
        } else {
            (depth, along, length, lean)
        };
        let from = Point { x: x + cx, y: y + cy };
        path += &cut(from, Point { x: x + cx + dx, y: y + cy + dy }, 0.7 + random.next() * 0.5);
    }
    path
}

/// Rays around a point: cuts from an inner to an outer radius, every other one shorter.
pub(crate) fn rays(Point { x, y }: Point, inner: f64, outer: f64, count: u8, width: f64) -> String {
    let mut path = String::new();
    for index in 0..count {
        let angle = f64::from(index) / f64::from(count) * 2.0 * std::f64::consts::PI;
        let far = if index % 2 == 0 { outer } else { inner + (outer - inner) * 0.6 };
        let at = |radius: f64| Point { x: x + angle.cos() * radius, y: y + angle.sin() * radius };
        path += &cut(at(inner), at(far), width);
    }
    path
}

/// Rays on all four sides of a cell around its middle, long and short in turn.
pub(crate) fn side_rays(Point { x, y }: Point) -> String {
    const FROM: f64 = 56.0;
    const COUNT: u8 = 7;
    let mut path = String::new();
    for (dx, dy) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
        for index in 0..COUNT {
            let along = ((f64::from(index) + 0.5) / f64::from(COUNT) - 0.5) * 100.0;
            let far = FROM + if index % 2 == 0 { 9.0 } else { 15.0 };
            let at = |out: f64| Point { x: x + dx * out - dy * along, y: y + dy * out + dx * along };
            path += &cut(at(FROM), at(far), 1.4);
        }
    }
    path
}

/// Nine cuts that open like a fan around a point, towards an angle in degrees.
pub(crate) fn fan(Point { x, y }: Point, angle: f64, inner: f64, outer: f64) -> String {
    const COUNT: u8 = 9;
    let mut path = String::new();
    for index in 0..COUNT {
        let turned = (angle + (f64::from(index) / f64::from(COUNT - 1) - 0.5) * 96.0).to_radians();
        let far = if index % 2 == 0 { outer } else { inner + (outer - inner) * 0.62 };
        let at = |radius: f64| Point { x: x + turned.sin() * radius, y: y - turned.cos() * radius };
        path += &cut(at(inner), at(far), 2.6);
    }
    path
}

/// Corner brackets in a cell of 100 by 100 around its middle.
pub(crate) fn brackets(Point { x, y }: Point, inset: f64) -> String {
    const ARM: f64 = 20.0;
    let (l, t) = (N(x - 50.0 + inset), N(y - 50.0 + inset));
    let (r, b) = (N(x + 50.0 - inset), N(y + 50.0 - inset));
    format!(
        "M{l} {}V{t}H{}M{} {t}H{r}V{}M{r} {}V{b}H{}M{} {b}H{l}V{}",
        N(t.0 + ARM),
        N(l.0 + ARM),
        N(r.0 - ARM),
        N(t.0 + ARM),
        N(b.0 - ARM),
        N(r.0 - ARM),
        N(l.0 + ARM),
        N(b.0 - ARM)
    )
}

/// A rectangle around the origin whose edge a knife has nicked here and there.
pub(crate) fn nicked(width: f64, height: f64, seed: u32) -> String {
    const DEPTH: f64 = 2.4;
    let mut random = Seeded::new(seed);
    let (w, h) = (width / 2.0, height / 2.0);
    let corners = [(-w, -h), (w, -h), (w, h), (-w, h)];
    let mut path = String::new();
    for (index, (x0, y0)) in corners.into_iter().enumerate() {
        let (x1, y1) = corners[(index + 1) % 4];
        let length = (x1 - x0).hypot(y1 - y0);
        let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
        let mut at = |along: f64, inward: f64| {
            path.push(if path.is_empty() { 'M' } else { 'L' });
            let (x, y) = (x0 + dx * along - dy * inward, y0 + dy * along + dx * inward);
            let _ = write!(path, "{} {}", round(x), round(y));
        };
        at(0.0, 0.0);
        let mut along = 8.0 + random.next() * 20.0;
        while along < length - 12.0 {
            let wide = 2.0 + random.next() * 5.0;
            at(along, random.next() * DEPTH * 0.3);
            at(along + wide, DEPTH * (0.4 + random.next() * 0.6));
            at(along + wide * 2.0, random.next() * DEPTH * 0.3);
            along += 14.0 + random.next() * 34.0;
        }
    }
    path.push('Z');
    path
}

/// Lines of wood, those darker and those lighter than it.
pub(crate) struct Grain {
    pub(crate) dark: String,
    pub(crate) light: String,
}

/// Wood grain over a width and height, flowing round the holes.
// The page turns by so much, and both must draw the same.
#[allow(clippy::approx_constant)]
pub(crate) fn grain(width: f64, height: f64, holes: &[Point], radius: f64, seed: u32) -> Grain {
    let mut random = Seeded::new(seed);
    let mut lines = Grain { dark: String::new(), light: String::new() };
    let mut base = 4.0;
    while base < height {
        let phase = random.next() * 6.28;
        let sway = 1.5 + random.next() * 2.5;
        let wave = 150.0 + random.next() * 160.0;
        let mut start = random.next() * width * 0.25 - 20.0;
        while start < width {
            let length = 90.0 + random.next() * 260.0;
            let end = width.min(start + length);
            let mut points = Vec::new();
            let mut x = start.max(0.0);
            while x <= end {
                let y = flow(Point { x, y: base + (x / wave + phase).sin() * sway }, holes, radius);
                if y > 1.0 && y < height - 1.0 {
                    points.push(Point { x, y });
                }
                x += 16.0;
            }
            if points.len() > 3 {
                let path = sliver(&points, 0.5 + random.next() * 0.7);
                let line = if random.next() < 0.72 { &mut lines.dark } else { &mut lines.light };
                line.push_str(&path);
            }
            start = end + 14.0 + random.next() * 70.0;
        }
        base += 9.0 * (0.55 + random.next() * 0.9);
    }
    lines
}

/// How high a line of the grain runs that would run through a point, where holes push it aside.
fn flow(Point { x, mut y }: Point, holes: &[Point], radius: f64) -> f64 {
    for hole in holes {
        let dx = (x - hole.x) / (radius * 1.7);
        let dy = y - hole.y;
        let near = (-dx * dx).exp();
        if dy.abs() < radius * 1.6 && near > 0.02 {
            let push = radius * 1.35 * near * (1.0 - dy.abs() / (radius * 1.6));
            y += if dy >= 0.0 { push } else { -push };
        }
    }
    y
}

/// A line through points, this thick in its middle and tapering at both ends.
// A line has a few dozen points.
#[allow(clippy::cast_precision_loss)]
fn sliver(points: &[Point], thick: f64) -> String {
    let last = (points.len() - 1) as f64;
    let taper = |index: usize| (index as f64 / last * std::f64::consts::PI).sin() * thick;
    let there = points.iter().enumerate().map(|(index, point)| (point.x, point.y - taper(index)));
    let back = points.iter().enumerate().map(|(index, point)| (point.x, point.y + taper(index))).rev();
    let mut path = String::new();
    for (x, y) in there.chain(back) {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        let _ = write!(path, "{} {}", round(x), round(y));
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cuts of each kind; the page's test makes the same list.
    fn cuts() -> String {
        let at = |x, y| Point { x, y };
        let wood = grain(200.0, 200.0, &[at(50.0, 50.0), at(150.0, 150.0)], 17.0, 11);
        let lines = [
            cut(at(0.0, 0.0), at(10.0, -3.0), 1.2),
            chatter(100.0, 200.0, 1),
            chatter(0.0, 0.0, 160),
            rays(at(80.0, 80.0), 34.0, 49.0, 32, 1.1),
            side_rays(at(80.0, 80.0)),
            fan(at(80.0, 80.0), 315.0, 66.0, 114.0),
            brackets(at(80.0, 80.0), 4.0),
            wood.dark,
            wood.light,
            nicked(150.0, 80.0, 3),
        ];
        lines.map(|line| line + "\n").concat()
    }

    #[test]
    fn the_cuts_are_those_of_the_page() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cuts.txt");
        if std::env::var_os("SILIAM_BLESS").is_some() {
            std::fs::write(file, cuts()).expect("the file can be written");
        }
        let kept = std::fs::read_to_string(file).expect("the file is there").replace('\r', "");
        assert!(kept == cuts(), "the cuts changed: SILIAM_BLESS=1 writes them anew; the page must follow");
    }
}
