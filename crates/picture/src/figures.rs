//! Lines through the cells of a figure.

use crate::plan::Point;
use crate::sheet::N;
use siliam_core::Outline;
use std::fmt::Write;

/// A straight line from one point to another.
type Side = (Point, Point);

fn middle(points: &[Point]) -> Point {
    let mut sum = Point { x: 0.0, y: 0.0 };
    let mut count = 0.0;
    for point in points {
        sum = Point { x: sum.x + point.x, y: sum.y + point.y };
        count += 1.0;
    }
    Point { x: sum.x / count, y: sum.y / count }
}

/// The points in the order of what each is given. Figures have a handful, so the plainest way will do: the page loads this.
fn ordered(points: &[Point], of: impl Fn(&Point) -> (f64, f64)) -> Vec<Point> {
    let mut ordered: Vec<Point> = Vec::with_capacity(points.len());
    for &point in points {
        let place = ordered.iter().position(|other| of(other) > of(&point)).unwrap_or(ordered.len());
        ordered.insert(place, point);
    }
    ordered
}

fn in_order(points: &[Point]) -> Vec<Point> {
    ordered(points, |point| (point.x, point.y))
}

/// The points in their order around their middle.
fn around(points: &[Point]) -> Vec<Point> {
    let middle = middle(points);
    ordered(points, |point| ((point.y - middle.y).atan2(point.x - middle.x), 0.0))
}

/// The straight lines of which a figure is made.
fn sides(points: &[Point], outline: Outline) -> Vec<Side> {
    let steps = |points: &[Point]| points.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>();
    match outline {
        Outline::Cross => match points {
            &[top, bottom, left, right, ..] => vec![(top, bottom), (left, right)],
            _ => Vec::new(),
        },
        Outline::Line => steps(&in_order(points)),
        Outline::Closed => {
            let mut ordered = around(points);
            ordered.extend(ordered.first().copied());
            steps(&ordered)
        }
    }
}

/// A line through all points of a figure.
pub(crate) fn through(points: &[Point], outline: Outline) -> String {
    let mut path = String::new();
    for (from, to) in sides(points, outline) {
        let _ = write!(path, "M{} {}L{} {}", N(from.x), N(from.y), N(to.x), N(to.y));
    }
    path
}

/// Straight lines from the edge of one cell of a figure to the edge of the next; `reach` from a middle to its edge.
pub(crate) fn between(points: &[Point], outline: Outline, reach: impl Fn(f64, f64) -> f64) -> String {
    let mut path = String::new();
    for (from, to) in sides(points, outline) {
        let length = (to.x - from.x).hypot(to.y - from.y);
        let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let out = reach(dx, dy);
        // Neighbours touch with their frames already.
        if length <= 2.0 * out {
            continue;
        }
        let begin = (N(from.x + dx * out), N(from.y + dy * out));
        let end = (N(to.x - dx * out), N(to.y - dy * out));
        let _ = write!(path, "M{} {}L{} {}", begin.0, begin.1, end.0, end.1);
    }
    path
}

/// The ends or corners of a figure, each with the angle that leads away from it, clockwise from the top.
pub(crate) fn corners(points: &[Point], outline: Outline) -> Vec<(Point, f64)> {
    let middle = middle(points);
    let ordered = in_order(points);
    let ends = match outline {
        Outline::Line => ordered.first().into_iter().chain(ordered.last()).copied().collect(),
        Outline::Closed | Outline::Cross => points.to_vec(),
    };
    let away = |point: Point| (point.x - middle.x).atan2(middle.y - point.y).to_degrees();
    ends.into_iter().map(|point| (point, away(point))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [
        Point { x: 0.0, y: 0.0 },
        Point { x: 200.0, y: 200.0 },
        Point { x: 200.0, y: 0.0 },
        Point { x: 0.0, y: 200.0 },
    ];

    #[test]
    fn a_square_is_walked_around_and_closed() {
        assert_eq!(through(&SQUARE, Outline::Closed), "M0 0L200 0M200 0L200 200M200 200L0 200M0 200L0 0");
        assert_eq!(through(&SQUARE[..3], Outline::Line), "M0 0L200 0M200 0L200 200");
        assert_eq!(through(&SQUARE, Outline::Cross), "M0 0L200 200M200 0L0 200");
    }

    #[test]
    fn lines_stop_at_the_frames_and_corners_lead_outwards() {
        let reach = |_: f64, _: f64| 54.0;
        assert!(between(&SQUARE, Outline::Closed, reach).starts_with("M54 0L146 0"));
        assert_eq!(between(&SQUARE, Outline::Closed, |_, _| 100.0), "");
        let angles: Vec<f64> =
            corners(&SQUARE, Outline::Closed).into_iter().map(|(_, angle)| angle).collect();
        assert_eq!(angles, [-45.0, 135.0, 45.0, -135.0]);
    }
}
