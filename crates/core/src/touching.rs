//! Touching: what may be touched next, and the move that a path of touches has become.
//!
//! Nothing here knows rules: it only filters [`Choice`]s. `web/src/rules/touching.ts` does the same in the browser.

use crate::{Choice, Touch};

/// What has been touched so far.
pub type Path = Vec<Touch<'static>>;

/// Where a touch leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// So much is in hand now: more than before, less, or a new beginning.
    Held(Path),
    /// A whole move, by its text.
    Move(String),
}

/// Cells named after a button, the corners of a figure that is pointed out, may be touched in any order.
fn is_set(choice: &Choice) -> bool {
    let [Touch::Action(_), cells @ ..] = &choice.path[..] else { return false };
    cells.len() > 2 && cells.iter().all(|touch| matches!(touch, Touch::Cell(_)))
}

fn begins(choice: &Choice, touched: &[Touch<'_>]) -> bool {
    if touched.len() > choice.path.len() {
        return false;
    }
    if is_set(choice) && touched.first() == choice.path.first() {
        return touched.iter().all(|touch| choice.path.contains(touch));
    }
    choice.path.starts_with(touched)
}

/// The choices that go on from what was touched.
fn remaining<'a>(choices: &'a [Choice], touched: &[Touch<'_>]) -> Vec<&'a Choice> {
    choices.iter().filter(|choice| begins(choice, touched)).collect()
}

/// What may be touched next, each once.
pub fn next_touches(choices: &[Choice], touched: &[Touch<'static>]) -> Path {
    let mut next = Path::new();
    let mut add = |touch: Touch<'static>| {
        if !next.contains(&touch) {
            next.push(touch);
        }
    };
    for choice in remaining(choices, touched) {
        if is_set(choice) && !touched.is_empty() {
            choice.path.iter().filter(|touch| !touched.contains(touch)).copied().for_each(&mut add);
        } else {
            choice.path.get(touched.len()).copied().into_iter().for_each(&mut add);
        }
    }
    next
}

/// The move that is made already: one choice is left, and nothing but facings would follow.
pub fn settled<'a>(choices: &'a [Choice], touched: &[Touch<'_>]) -> Option<&'a Choice> {
    match remaining(choices, touched)[..] {
        [only] => {
            let open = &only.path[touched.len()..];
            open.iter().all(|touch| matches!(touch, Touch::Facing(_))).then_some(only)
        }
        _ => None,
    }
}

/// Where a touch leads; `None` when it leads nowhere and nothing changes.
///
/// ```
/// use siliam_core::touching::{Touched, touch};
/// use siliam_core::{Choice, Coord, Touch};
///
/// let cell = |name| Touch::Cell(Coord::read(name).unwrap());
/// let push = Choice { mv: "b2^".to_owned(), path: vec![cell("b2"), cell("c2")] };
/// let turn = Choice { mv: "b2w".to_owned(), path: vec![cell("b2"), Touch::Facing("w")] };
/// let choices = [push, turn];
/// assert_eq!(touch(&choices, &[], cell("b2")), Some(Touched::Held(vec![cell("b2")])));
/// assert_eq!(touch(&choices, &[cell("b2")], cell("c2")), Some(Touched::Move("b2^".to_owned())));
/// assert_eq!(touch(&choices, &[cell("b2")], cell("b2")), Some(Touched::Held(vec![])));
/// assert_eq!(touch(&choices, &[cell("b2")], cell("a1")), None);
/// ```
pub fn touch(choices: &[Choice], touched: &[Touch<'static>], what: Touch<'static>) -> Option<Touched> {
    if next_touches(choices, touched).contains(&what) {
        return Some(hold(choices, [touched, &[what]].concat()));
    }
    // Touching a thing again lets go of it; touching another beginning starts anew.
    if let Some(again) = touched.iter().rposition(|held| *held == what) {
        return Some(Touched::Held(touched[..again].to_vec()));
    }
    if touched.is_empty() || !next_touches(choices, &[]).contains(&what) {
        return None;
    }
    // With a piece or a word in hand, a touch on a cell where it cannot go does not choose another move there.
    let mistaken = !matches!(touched[0], Touch::Cell(_)) && matches!(what, Touch::Cell(_));
    match hold(choices, vec![what]) {
        Touched::Move(_) if mistaken => None,
        led => Some(led),
    }
}

fn hold(choices: &[Choice], touched: Path) -> Touched {
    match settled(choices, &touched) {
        Some(choice) => Touched::Move(choice.mv.clone()),
        None => Touched::Held(touched),
    }
}

#[cfg(test)]
mod tests {
    use super::{Touched, next_touches, touch};
    use crate::{Choice, Touch};

    fn path(words: &'static str) -> Vec<Touch<'static>> {
        words.split(' ').map(|word| Touch::read(word).expect("a touch")).collect()
    }

    /// Choices from lines: the move, then what is touched for it.
    fn choices(lines: &[&'static str]) -> Vec<Choice> {
        let choice = |line: &&'static str| {
            let (mv, touches) = line.split_once(' ').expect("a move and its path");
            Choice { mv: mv.to_owned(), path: path(touches) }
        };
        lines.iter().map(choice).collect()
    }

    const SIAM: [&str; 8] = [
        "@c1n reserve:0:elephant cell:c1 facing:n",
        "@c1e reserve:0:elephant cell:c1 facing:e",
        "@a5s reserve:0:elephant cell:a5 facing:s",
        "b2w cell:b2 facing:w",
        "b2b3n cell:b2 cell:b3 facing:n",
        "b2b3e cell:b2 cell:b3 facing:e",
        "b2^ cell:b2 cell:c2",
        "swap action:swap",
    ];

    fn touched(choices: &[Choice], held: &'static str, what: &'static str) -> Option<Touched> {
        let held = if held.is_empty() { vec![] } else { path(held) };
        touch(choices, &held, path(what)[0])
    }

    #[test]
    fn a_cell_where_what_is_in_hand_does_not_go_makes_no_other_move() {
        let tiles = choices(&[
            "c3sq reserve:0:tile cell:c3",
            "c3ne cell:c3 facing:ne",
            "c3sw cell:c3 facing:sw",
            "d4ne cell:d4 facing:ne",
        ]);
        assert_eq!(touched(&tiles, "", "cell:d4"), Some(Touched::Move("d4ne".to_owned())));
        assert_eq!(touched(&tiles, "cell:c3", "cell:d4"), Some(Touched::Move("d4ne".to_owned())));
        assert_eq!(touched(&tiles, "reserve:0:tile", "cell:d4"), None);
    }

    #[test]
    fn the_beginnings_are_offered_then_what_goes_on_from_there_each_once() {
        let siam = choices(&SIAM);
        assert_eq!(next_touches(&siam, &[]), path("reserve:0:elephant cell:b2 action:swap"));
        assert_eq!(next_touches(&siam, &path("cell:b2")), path("facing:w cell:b3 cell:c2"));
    }

    #[test]
    fn a_complete_path_is_the_move_and_so_is_one_that_only_one_facing_can_finish() {
        let siam = choices(&SIAM);
        assert_eq!(touched(&siam, "cell:b2", "cell:c2"), Some(Touched::Move("b2^".to_owned())));
        assert_eq!(touched(&siam, "cell:b2 cell:b3", "facing:e"), Some(Touched::Move("b2b3e".to_owned())));
        assert_eq!(touched(&siam, "reserve:0:elephant", "cell:a5"), Some(Touched::Move("@a5s".to_owned())));
        let open = Touched::Held(path("reserve:0:elephant cell:c1"));
        assert_eq!(touched(&siam, "reserve:0:elephant", "cell:c1"), Some(open));
    }

    #[test]
    fn touching_again_lets_go_another_beginning_starts_anew_anything_else_leads_nowhere() {
        let siam = choices(&SIAM);
        assert_eq!(touched(&siam, "cell:b2", "cell:b2"), Some(Touched::Held(vec![])));
        let anew = Touched::Held(path("reserve:0:elephant"));
        assert_eq!(touched(&siam, "cell:b2", "reserve:0:elephant"), Some(anew));
        assert_eq!(touched(&siam, "cell:b2", "cell:e5"), None);
    }

    #[test]
    fn the_corners_of_a_figure_are_pointed_out_in_any_order() {
        let claims = choices(&["claim-a1a3c1c3 action:claim cell:a1 cell:a3 cell:c1 cell:c3"]);
        let three = "action:claim cell:c3 cell:a1 cell:c1";
        assert_eq!(touched(&claims, three, "cell:a3"), Some(Touched::Move("claim-a1a3c1c3".to_owned())));
        assert_eq!(touched(&claims, three, "cell:b2"), None);
    }

    #[test]
    fn a_triangle_may_be_lifted_and_put_back_into_its_own_cell() {
        let lifts = choices(&["a1ne>a1sw cell:a1 cell:a1 facing:sw", "a1ne>a1se cell:a1 cell:a1 facing:se"]);
        assert_eq!(touched(&lifts, "cell:a1", "cell:a1"), Some(Touched::Held(path("cell:a1 cell:a1"))));
    }
}
