//! The rulings of Sam Liam on 6×7: square tiles (L7), and what G2 and G5 say of them.

use crate::at::{RED, Seven};
use siliam_conform::{At, refused_text};
use siliam_core::{Outcome, Player, Stage};
use siliam_samliam::SamLiam6x7;

const BLACK: Option<Outcome> = RED;
const DRAW: Option<Outcome> = Some(Outcome::Draw);

type SixBySeven = At<SamLiam6x7>;

#[test]
fn g2_one_passes_exactly_when_nothing_can_be_placed() {
    assert_eq!(Seven::start(&[]).refused_by("pass"), Some("G2"));
    // Black has only tiles and there is no empty cell; white has a triangle left.
    let text = filled(30, 29);
    let at = SixBySeven::read(&[], &format!("{text} k -"));
    assert_eq!(at.moves(), ["pass"]);
    let after = at.play("pass");
    assert!(after.text().ends_with(" w -") && after.outcome().is_none());
    assert_eq!(after.refused_by("pass"), Some("G2"));
}

/// A 7×6 board without a figure: so many black triangles, all in ne, and white ones, all in sw.
fn filled(black: usize, white: usize) -> String {
    // Black fills ne from the first cell on, white sw from the last one back.
    let cell = |index: usize| match (index < black, 42 - index <= white) {
        (true, true) => "knewsw",
        (true, false) => "kne",
        (false, true) => "wsw",
        (false, false) => "-",
    };
    let cells: Vec<&str> = (0..42).map(cell).collect();
    cells.chunks(7).map(|row| row.join(",")).collect::<Vec<_>>().join("/")
}

#[test]
fn g5_in_6x7_tiles_are_counted_and_never_share_a_cell() {
    let refused = |text: &str, code: &str| refused_text::<SamLiam6x7>(&[], text, code);
    refused("7/7/ksq,1,ksq,1,ksq,1,ksq/7/7/7 k -", "samliam-position-tiles");
    refused("7/7/3,ksqwne,3/7/7/7 k -", "text-letter");
    refused("7/7/3,rne,3/7/7/7 k -", "text-letter");
    refused("7/7/7/7/7/7 k 0", "samliam-position-right");
    refused("7/7/7/7/7/7 k T", "samliam-position-right");
    refused("7/7/7/7/ksq,ksq,5/ksw,kse,5 w -", "samliam-position-complete");
    refused(&format!("{} k -", filled(31, 20)), "samliam-position-triangles");
}

#[test]
fn l7_a_tile_goes_on_an_empty_cell_right_after_a_block() {
    let blocked = SixBySeven::start(&[]).play("a1sw d4ne a2nw d5ne b2ne b1sw");
    assert_eq!(blocked.text(), "7/3,wne,3/3,wne,3/7/knw,kne,5/ksw,wsw,5 k t");
    assert!(blocked.legal("g6sq") && blocked.legal("a3ne"));
    assert_eq!(blocked.refused_by("b1sq"), Some("L7"), "half filled");
    let unused = blocked.play("a3ne e5ne");
    assert!(unused.text().ends_with("k -"));
    assert_eq!(unused.refused_by("g6sq"), Some("L7"), "the right is over");
    assert_eq!(SixBySeven::start(&[]).refused_by("g6sq"), Some("L7"));
}

#[test]
fn l7_whether_it_was_a_block_is_judged_figure_by_figure() {
    // f2 is the closing cell of two black squares, which miss south-east and north-west.
    let two = "1,knw,3,kne,1/7/7/7/1,ksw,4,kne/5,ksw,kse w -";
    let at = SixBySeven::read(&[], two);
    assert_eq!(at.rules.closing_cells(&at.position, Player::First).len(), 1, "{}", at.text());
    let after = at.play("f2nw");
    assert!(after.text().ends_with("k t"), "one is closed, though f2 still closes the other");
    assert_eq!(after.rules.closing_cells(&after.position, Player::First).len(), 1);
}

#[test]
fn l7_a_tile_shows_everywhere_and_blocks_like_a_triangle() {
    let at = SixBySeven::read(&[], "1,knw,3,kne,1/7/2,wse,4/7/1,ksw,5/7 w t");
    let after = at.play("f2sq");
    assert!(after.text().ends_with("/1,ksw,3,wsq,1/7 k t"), "{}", after.text());
    let tiles = SixBySeven::read(&[], "1,ksq,3,ksq,1/7/2,wse,4/7/1,ksq,5/7 k -");
    assert_eq!(tiles.play("f2nw").outcome(), BLACK);
}

#[test]
fn l7_who_holds_only_tiles_may_always_place_them_and_closes_only_empty_cells() {
    let at = SixBySeven::read(&[], &format!("{} k -", filled(30, 10)));
    assert_eq!(at.moves(), ["c2sq", "d2sq"]);
    assert_eq!(at.refused_by("e2ne"), Some("L7"), "no triangle is left");
    // A square of three tiles and one missing corner closes on an empty cell, not on a half-filled one.
    let closing = |text: &str| {
        let at = SixBySeven::read(&[], text);
        at.rules.closing_cells(&at.position, Player::First).len()
    };
    let board = filled(30, 10).replace("-,-", "1,wse");
    assert_eq!(closing(&format!("{board} k -")), 0);
}

#[test]
fn l7_when_neither_can_ever_place_again_the_game_is_drawn_at_once() {
    let at = SixBySeven::read(&[], &format!("{} w -", filled(30, 29)));
    let after = at.moves().into_iter().map(|mv| at.play(&mv));
    for at in after {
        assert_eq!(at.outcome(), DRAW, "{}", at.text());
        assert_eq!(
            at.rules.reason(&at.position, None).map(|reason| reason.code),
            Some("samliam-reason-all-placed")
        );
    }
}
