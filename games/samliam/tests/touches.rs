//! Touches of Sam Liam: what a path stands for, and why a touch leads nowhere.

use crate::at::{ALL_PLACED, Seven, board};
use siliam_conform::At;
use siliam_core::{Arg, Game, Refusal, Touch};
use siliam_samliam::{SamLiam3, SamLiam6x7};

/// A path as screens write it, the touches parted by spaces.
fn path(text: &str) -> Vec<Touch<'_>> {
    text.split_whitespace().map(|touch| Touch::read(touch).expect("a touch")).collect()
}

/// What whoever acts is told of a path that leads nowhere: the code and the ruling.
fn told<G: Game>(at: &At<G>, text: &str) -> (&'static str, Option<&'static str>) {
    let reason = at.objection(text).reason;
    (reason.code, reason.ruling)
}

fn spelled<G: Game>(at: &At<G>, text: &str) -> Option<String> {
    at.rules.spelled(&at.position, &path(text))
}

#[test]
fn l1_a_full_cell_takes_nothing_and_a_half_filled_one_asks_for_no_corner() {
    let at = Seven::start(&[]).play("d4ne d4sw e5ne");
    assert_eq!(told(&at, "cell:d4"), ("samliam-move-full", Some("L1")));
    assert_eq!(spelled(&at, "cell:e5").as_deref(), Some("e5sw"));
    assert_eq!(spelled(&at, "cell:a1 facing:nw").as_deref(), Some("a1nw"));
    assert_eq!(spelled(&at, "cell:a1"), None, "the corner is not chosen yet");
    assert_eq!(told(&at, "cell:a1 cell:b1"), ("samliam-touch-corner", Some("L1")));
    assert_eq!(told(&at, "reserve:1:triangle"), ("samliam-touch-cell", Some("L1")));
    assert_eq!(told(&at, "reserve:0:triangle").0, "samliam-touch-not-your-reserve");
    assert_eq!(told(&at, "action:pass"), ("samliam-move-no-pass", Some("G2")));
    assert_eq!(told(&at, "action:swap"), ("move-no-swap", Some("G3")));
}

#[test]
fn l5_in_the_second_phase_a_triangle_of_ones_own_is_lifted_first() {
    let at = Seven::read(&[], &format!("{} r 0", board(ALL_PLACED)));
    assert_eq!(told(&at, "cell:c5"), ("samliam-move-must-lift", Some("L5")), "an empty cell");
    assert_eq!(spelled(&at, "cell:d4 cell:c5 facing:se").as_deref(), Some("d4ne>c5se"));
    assert_eq!(
        told(&at, "cell:d4 cell:d4"),
        ("samliam-move-exactly-back", Some("L5")),
        "beside the other half"
    );
    assert_eq!(told(&at, "cell:d4 cell:a1"), ("samliam-move-full", Some("L1")));
    assert_eq!(told(&at, "cell:d4 facing:se"), ("samliam-touch-landing", Some("L5")));
    // A small square: which half?
    let at = at.play("d4ne>c5se d4sw>d5ne a1ne>c5nw d5ne>d5nw");
    assert_eq!(told(&at, "cell:d5"), ("samliam-touch-not-yours", Some("L5")), "green's");
    assert_eq!(told(&at, "cell:c5 cell:d4"), ("samliam-touch-half", Some("L5")));
    assert_eq!(told(&at, "cell:c5 facing:ne"), ("samliam-touch-half", Some("L5")), "no half is there");
    assert_eq!(spelled(&at, "cell:c5 facing:se cell:d4 facing:ne").as_deref(), Some("c5se>d4ne"));
    assert_eq!(spelled(&at, "cell:c5 facing:se cell:c5").as_deref(), Some("c5se>c5se"));
}

#[test]
fn l7_a_tile_needs_the_right_and_an_empty_cell() {
    let at = At::<SamLiam6x7>::start(&[]).play("a1sw d4ne a2nw d5ne");
    assert_eq!(told(&at, "reserve:0:tile"), ("samliam-move-no-tile-now", Some("L7")));
    let at = at.play("b2ne b1sw");
    assert_eq!(spelled(&at, "reserve:0:tile cell:g6").as_deref(), Some("g6sq"));
    assert_eq!(told(&at, "reserve:0:tile cell:b1"), ("samliam-move-tile-not-empty", Some("L7")));
    assert_eq!(told(&at, "reserve:0:tile facing:ne"), ("samliam-touch-tile-cell", Some("L7")));
    assert_eq!(told(&at, "reserve:1:tile").0, "samliam-touch-not-your-reserve");
    assert_eq!(told(&Seven::start(&[]), "reserve:0:tile"), ("samliam-move-no-tiles", Some("L7")));
}

#[test]
fn l10_a_cell_that_blocks_nothing_and_a_corner_that_does_not_block_are_told_apart() {
    let text = "9/9/3,gnw,2,kse,2/2,rnw,6/4,kne,4/6,gse,2/2,rsw,2,rse,3/9/9 g 0";
    let at = At::<SamLiam3>::read(&[], text);
    assert_eq!(told(&at, "cell:a1"), ("samliam-move-must-block", Some("L10")), "before any corner is chosen");
    assert_eq!(told(&at, "cell:f6 facing:sw"), ("samliam-move-idle-corner", Some("L10")));
    assert_eq!(spelled(&at, "cell:a1 facing:ne").as_deref(), Some("a1ne"), "also what is refused");
    assert_eq!(at.refusal("a1ne"), (Some("L10"), "samliam-move-must-block"));
    assert_eq!(at.refused("f6sw").args(), [("opponent", Arg::Term("samliam-player-r"))]);
}

#[test]
fn l12_announcements_come_first_and_a_pending_placement_is_answered() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne");
    assert_eq!(spelled(&at, "action:sam cell:b2 facing:ne").as_deref(), Some("b2ne+sam"));
    assert_eq!(spelled(&at, "action:sam-and-song cell:d4").as_deref(), Some("d4sw+sam+song"));
    assert_eq!(told(&at, "action:sam action:song"), ("samliam-touch-after-call", Some("L12")));
    assert_eq!(told(&at, "action:forbid"), ("samliam-move-nothing-pending", Some("L12")));
    assert_eq!(told(&Seven::start(&[]), "action:sam"), ("samliam-move-no-announcing", Some("L12")));
    let pending = at.play("b2ne g7ne b1se");
    assert_eq!(told(&pending, "cell:a7"), ("samliam-move-pending", Some("L12")));
    assert_eq!(told(&pending.play("forbid"), "cell:b1"), ("samliam-move-barred", Some("L12")));
}
