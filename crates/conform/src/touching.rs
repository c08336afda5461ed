//! What may be touched next, as the page reads it off the choices (`web/src/rules/touching.ts`).

use siliam_core::{Choice, Touch};

/// What has been touched so far.
pub(crate) type Touched = Vec<Touch<'static>>;

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

/// What may be touched next.
pub(crate) fn next_touches(choices: &[Choice], touched: &[Touch<'static>]) -> Touched {
    let mut next = Vec::new();
    for choice in remaining(choices, touched) {
        if is_set(choice) && !touched.is_empty() {
            next.extend(choice.path.iter().filter(|touch| !touched.contains(touch)));
        } else {
            next.extend(choice.path.get(touched.len()));
        }
    }
    next
}

/// Whether the move is made already: there is one choice left, and nothing but facings would follow.
pub(crate) fn is_settled(choices: &[Choice], touched: &[Touch<'_>]) -> bool {
    match remaining(choices, touched)[..] {
        [only] => only.path[touched.len()..].iter().all(|touch| matches!(touch, Touch::Facing(_))),
        _ => false,
    }
}
