//! Every ruling of Sam Liam for two players but those on 6×7, on labels and announcements, one test or more each.
//!
//! A drawing has a word for each cell, as [`at::board`] reads it.

use crate::at::{ALL_PLACED, FORK, RED, Seven, board, drawn};
use siliam_conform::{At, refused_text};
use siliam_core::{Notation, Outcome, Player, Rng, Rules, Stage};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};

const DRAW: Option<Outcome> = Some(Outcome::Draw);

type SixBySeven = At<SamLiam6x7>;

#[test]
fn g1_compares_board_side_and_what_is_remembered_but_not_the_count() {
    let key = |text: &str| {
        let at = drawn::<SamLiam7>(ALL_PLACED, text);
        at.rules.repetition_key(&at.position)
    };
    assert_eq!(key("r 0"), key("r 4"));
    assert_ne!(key("r 0"), key("g 0"));
    let remembering = |notes: &str| {
        let at = Seven::read(&["announce"], &format!("{} r 0 {notes}", board(ALL_PLACED)));
        at.rules.repetition_key(&at.position)
    };
    assert_ne!(remembering("-"), remembering("rsam=a1"));
    assert_ne!(remembering("gsam=a1"), remembering("rsam=a1"));
    let right = |text: &str| {
        let at = SixBySeven::read(&[], text);
        at.rules.repetition_key(&at.position)
    };
    assert_ne!(right("7/7/7/7/7/7 k t"), right("7/7/7/7/7/7 k -"));
}

#[test]
fn g1_counts_no_position_in_the_middle_of_a_turn() {
    let tried = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne");
    assert!(tried.rules.is_counted(&tried.position));
    let pending = tried.play("b1se");
    assert!(!pending.rules.is_counted(&pending.position));
    let forbidden = pending.play("forbid");
    assert!(!forbidden.rules.is_counted(&forbidden.position));
    let over = forbidden.play("g1ne");
    assert!(over.rules.is_counted(&over.position));
}

#[test]
fn g2_two_passes_in_a_row_draw() {
    // Everything that red or green could try is remembered, so each try can be forbidden.
    let cells = "abcd".chars().flat_map(|column| (1..=4).map(move |row| format!("{column}{row}")));
    let mut by_row: Vec<String> = cells.collect();
    by_row.sort_by_key(|cell| cell.chars().rev().collect::<String>());
    let all = by_row.concat();
    let text = format!("rne,rne,rne,rne/4/4/gsw,gsw,gsw,gsw r 0 rsam={all},gsam={all}");
    let mut at = At::<siliam_samliam::small::Small2>::read(&["announce"], &text);
    for side in ["r", "g"] {
        while let Some(mv) = at.moves().into_iter().find(|mv| mv != "pass") {
            assert_eq!(at.text().split(' ').nth(1), Some(side));
            at = at.play(&mv).play("forbid");
        }
        at = at.play("pass");
    }
    assert_eq!(at.outcome(), DRAW);
    assert_eq!(
        at.rules.reason(&at.position, None).map(|reason| reason.code),
        Some("samliam-reason-all-passed")
    );
}

#[test]
fn g3_the_second_player_may_take_over_the_only_piece() {
    let at = Seven::start(&["swap"]);
    assert_eq!(at.refused_by("swap"), Some("G3"));
    let swapped = at.play("d4ne swap");
    assert_eq!(swapped.text(), "7/7/7/3,gne,3/7/7/7 r 0");
    assert_eq!(swapped.refused_by("swap"), Some("G3"));
    assert_eq!(Seven::start(&["swap"]).play("d4ne a1ne c1ne").refused_by("swap"), Some("G3"), "only at once");
    assert_eq!(Seven::start(&[]).play("d4ne").refused_by("swap"), Some("G3"), "only with the option");
    let own = Seven::read(&["swap"], "7/7/7/3,gne,3/7/7/7 g 0");
    assert_eq!(own.refused_by("swap"), Some("G3"), "not one's own piece");
    let black = SixBySeven::start(&["swap"]).play("d4ne swap");
    assert_eq!(black.text(), "7/7/3,wne,3/7/7/7 k -");
}

#[test]
fn g5_what_cannot_be_a_position_is_refused_with_what_is_wrong() {
    let refused = |text: &str, code: &str| refused_text::<SamLiam7>(&[], text, code);
    refused("nonsense", "text-fields");
    refused("", "text-fields");
    refused("7/7/7/7/7/7/7 r  0", "text-fields");
    refused("7/7/7/7/7/7/7 r 0 -", "text-fields");
    refused("7/7/7/7/7/7 r 0", "text-rows");
    refused("7/7/7/6/7/7/7 r 0", "text-length");
    refused("7/7/7/8/7/7/7 r 0", "text-length");
    refused("7/7/7/77777777777777777777/7/7/7 r 0", "text-length");
    refused("7/7/7/7,-/7/7/7 r 0", "text-length");
    refused("7/7/7//7/7/7 r 0", "text-letter");
    refused("7/7/7/3,rn,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,kne,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,rsq,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,rnegswrne,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,ré,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,r\u{e9}e,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,\n,3/7/7/7 r 0", "text-letter");
    refused("7/7/7/3,4/7/7/7 r 0", "text-run");
    refused("7/7/7/07/7/7/7 r 0", "text-run");
    refused("7/7/7/0,7/7/7/7 r 0", "text-run");
    refused("7/7/7/7/7/7/7 k 0", "text-side");
    refused("7/7/7/7/7/7/7 x 0", "text-side");
    refused("7/7/7/7/7/7/7 r -1", "text-count");
    refused("7/7/7/7/7/7/7 r 01", "text-count");
    refused("7/7/7/7/7/7/7 r 1000000000", "text-count");
    refused("7/7/7/3,rnegnw,3/7/7/7 r 0", "samliam-position-neighbours");
    refused("7/7/7/3,rnerne,3/7/7/7 r 0", "samliam-position-neighbours");
    refused("7/7/7/3,rswgne,3/7/7/7 r 0", "samliam-position-order");
    refused("7/7/7/7/7/7/7 r 1", "samliam-position-second-phase");
    refused("7/7/7/7/rnw,rne,5/rsw,rse,5/7 g 0", "samliam-position-complete");
    refused("7/7/7/7/7/gse,gsw,5/gne,gnw,5 g 0", "samliam-position-complete");
    let forty_one = board(ALL_PLACED).replacen('-', "rne", 1);
    refused(&format!("{forty_one} r 0"), "samliam-position-triangles");
    let one_in_hand = board(ALL_PLACED).replacen("rnegsw", "rne", 1);
    refused(&format!("{one_in_hand} r 3"), "samliam-position-second-phase");
}

#[test]
fn g5_a_single_empty_cell_may_be_a_dash_and_is_written_as_one() {
    let at = Seven::read(&[], "-,-,-,-,-,-,-/rne,-,5/3,-,3/7/7/7/7 g 0");
    assert_eq!(at.text(), "7/rne,6/7/7/7/7/7 g 0");
    let at = Seven::read(&[], "rne,1,rne,4/7/7/7/7/7/7 g 0");
    assert_eq!(at.text(), "rne,1,rne,4/7/7/7/7/7/7 g 0");
}

#[test]
fn g5_whether_play_could_have_reached_it_is_not_asked() {
    for text in ["rne,rne,rne,4/7/7/7/7/7/7 r 0", "7/7/7/7/7/7/7 g 0"] {
        assert_eq!(Seven::read(&[], text).text(), text);
    }
    assert_eq!(SixBySeven::read(&[], "7/7/7/7/7/7 w t").text(), "7/7/7/7/7/7 w t");
}

#[test]
fn g6_an_answer_to_a_pending_placement_is_a_ply_of_its_own() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne b1se");
    assert_eq!(at.rules.actor(&at.position), Player::Second);
    assert_eq!(at.moves(), ["forbid", "accept"]);
}

#[test]
fn l1_an_empty_cell_takes_any_corner_a_half_filled_one_only_the_opposite() {
    let at = Seven::start(&[]).play("d4ne");
    for corner in ["ne", "se", "nw"] {
        assert_eq!(at.refused_by(&format!("d4{corner}")), Some("L1"));
    }
    assert!(["ne", "se", "sw", "nw"].into_iter().all(|corner| at.legal(&format!("c4{corner}"))));
    let full = at.play("d4sw");
    assert_eq!(full.text(), "7/7/7/3,rnegsw,3/7/7/7 r 0");
    assert!(
        ["ne", "se", "sw", "nw"].iter().all(|corner| full.refused_by(&format!("d4{corner}")) == Some("L1"))
    );
    assert_eq!(
        full.play("a1ne b1ne a1sw").text(),
        "7/7/7/3,rnegsw,3/7/7/rnersw,gne,5 g 0",
        "also beside one's own"
    );
}

#[test]
fn l2_a_small_square_shows_in_all_four_directions() {
    // Red has three small squares; none of their corners was chosen for the square.
    let at = drawn::<SamLiam7>(
        "
        . . . . . . .
        . . . . . . .
        . rnwrse . rnersw . . .
        . . . . . . .
        . rnersw . . . . .
        . . . . . . .
        . . . . . . .
        ",
        "r 0",
    );
    for corner in ["se", "nw"] {
        assert_eq!(
            Seven::read(&[], &at.text()).play(&format!("d3{corner}")).outcome(),
            RED,
            "outward or inward"
        );
    }
    assert_eq!(at.play("d3ne").outcome(), None);
}

#[test]
fn l2_in_a_mixed_cell_each_triangle_shows_only_its_own_corner() {
    let text = |cell: &str| format!("7/7/1,rnw,1,rne,3/7/1,{cell},5/7/7 r 0");
    assert_eq!(Seven::read(&[], &text("gnersw")).play("d3se").outcome(), RED);
    assert_eq!(Seven::read(&[], &text("rnegsw")).play("d3se").outcome(), None);
}

#[test]
fn l3_a_square_shows_outward_or_inward_at_any_size() {
    let at = |drawing: &str| drawn::<SamLiam7>(drawing, "r 0");
    let outward = "
        rnw . . . . . rne
        . . . . . . .
        . . gne . . . .
        . . . gne . . .
        . . . . . . .
        . . . . . . .
        rsw . . . . . .
    ";
    assert_eq!(at(outward).play("g1se").outcome(), RED, "what stands between does not matter");
    assert_eq!(at(outward).play("g1nw").outcome(), None, "three outward, one inward");
    let inward = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . rse rsw . . .
        . . rne . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert_eq!(at(inward).play("d3nw").outcome(), RED);
    let oblong = "
        . . . . . . .
        . rnw . . rne . .
        . . . . . . .
        . rsw . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert_eq!(at(oblong).play("e4se").outcome(), None, "not a square");
}

#[test]
fn l3_the_figures_are_counted() {
    assert_eq!(SamLiam9::default().all_figures().len(), 408);
    assert_eq!(SamLiam7::default().all_figures().len(), 182);
    assert_eq!(SamLiam6x7::default().all_figures().len(), 140);
}

#[test]
fn l4_a_figure_wins_at_once_and_the_game_is_over() {
    let at = Seven::start(&[]).play("a1sw d4ne a2nw d5ne b2ne d6ne b1se");
    assert_eq!((at.outcome(), at.moves().len()), (RED, 0));
    let reason = at.rules.reason(&at.position, None).expect("the game is over");
    assert_eq!(reason.code, "samliam-reason-square");
    let mut cells: Vec<String> = reason.cells.iter().map(ToString::to_string).collect();
    cells.sort();
    assert_eq!(cells, ["a1", "a2", "b1", "b2"]);
}

#[test]
fn l4_nobody_makes_a_figure_for_somebody_else() {
    // Green fills the last corner of a red square; it shows nothing for red.
    let at = Seven::read(&[], "7/7/1,rnw,1,rne,3/7/1,rsw,5/7/7 g 0");
    assert_eq!(at.play("d3se").outcome(), None);
}

#[test]
fn l5_with_all_placed_a_turn_lifts_a_triangle_and_places_it() {
    let at = drawn::<SamLiam7>(ALL_PLACED, "r 0");
    assert_eq!(at.refused_by("f2se"), Some("L5"));
    assert_eq!(at.refused_by("a1sw>f2se"), Some("L5"), "not one's own");
    assert_eq!(at.refused_by("c5ne>f2se"), Some("L5"), "nothing there");
    assert_eq!(at.refused_by("a1ne>a1ne"), Some("L5"), "exactly back");
    assert_eq!(at.refused_by("a1ne>b1sw"), Some("L1"), "a full cell");
    assert_eq!(Seven::start(&[]).play("a1ne b1ne").refused_by("a1ne>c1ne"), Some("L5"), "triangles in hand");
    let after = at.play("a1ne>f2nw");
    assert!(after.text().ends_with("/gsw,rnegsw,rnegsw,rnegsw,rnegsw,rnegsw,rnegsw g 1"), "{}", after.text());
    assert!(after.legal("a1sw>a1se"), "a triangle now alone may turn in its cell");
    assert_eq!(after.refused_by("a1sw>a1sw"), Some("L5"));
    let won = drawn::<SamLiam7>(ALL_PLACED, "r 0").play("d4ne>f2se");
    assert_eq!(won.outcome(), RED);
}

#[test]
fn l5_lifting_half_of_a_small_square_leaves_the_other_half_as_it_was() {
    let text = format!("{} r 0", board(ALL_PLACED).replacen("rnegsw,rnegsw", "rnersw,gnegsw", 1));
    let at = Seven::read(&[], &text);
    assert_eq!(at.refused_by("a7sw>a7sw"), Some("L5"));
    let after = at.play("a7ne>c5se");
    assert!(after.text().starts_with("rsw,gnegsw,"), "{}", after.text());
}

#[test]
fn l6_an_empty_closing_cell_is_blocked_from_three_corners_and_not_from_the_fourth() {
    let threatened = "7/1,rnw,3,rne,1/7/7/2,gse,4/1,rsw,5/7 g 0";
    let closing = |mv: &str| {
        let at = Seven::read(&[], threatened).play(mv);
        at.rules.closing_cells(&at.position, Player::First).len()
    };
    for corner in ["ne", "se", "sw"] {
        assert_eq!(closing(&format!("f2{corner}")), 0);
    }
    assert_eq!(closing("f2nw"), 1, "the other half still shows south-east");
    assert_eq!(Seven::read(&[], threatened).play("f2nw f2se").outcome(), RED);
}

#[test]
fn l6_a_half_filled_cell_closes_if_the_second_triangle_shows_what_is_missing() {
    let closing = |cell: &str| {
        let at = Seven::read(&[], &format!("7/1,rnw,3,rne,1/7/7/7/1,rsw,3,{cell},1/7 g 0"));
        at.rules.closing_cells(&at.position, Player::First).len()
    };
    assert_eq!(closing("gnw"), 1, "beside a foreign triangle in the opposite corner");
    assert_eq!(closing("gne"), 0, "beside any other foreign one");
    for own in ["rne", "rnw", "rsw"] {
        assert_eq!(closing(own), 1, "a small square shows everywhere");
    }
    assert_eq!(closing("gnegsw"), 0, "a full cell");
}

#[test]
fn l6_two_open_figures_with_one_closing_cell_are_no_fork() {
    // A small square on b3 opens the squares above and below it, and d3 closes both.
    let at = drawn::<SamLiam7>(
        "
        . .   . .   . . .
        . .   . .   . . .
        . rnw . rne . . .
        . .   . .   . . .
        . rne . .   . . .
        . .   . .   . . .
        . rsw . rse . . .
        ",
        "r 0",
    );
    assert_eq!(at.label_cells("b3sw", "sam"), "d3");
    assert!(
        !at.rules
            .fork_cells(&at.position, Player::First)
            .has(siliam_samliam::Cell::read("b3").expect("a cell"))
    );
    let after = at.play("b3sw d3nw");
    assert_eq!(
        after.rules.closing_cells(&after.position, Player::First).len(),
        1,
        "d3ne is gone, d3se is not"
    );
}

#[test]
fn l6_a_fork_makes_two_closing_cells_that_were_none() {
    let at = Seven::read(&[], FORK).play("f6ne a1ne");
    let cells: Vec<String> =
        at.rules.fork_cells(&at.position, Player::First).into_iter().map(|cell| cell.to_string()).collect();
    assert!(cells.contains(&"d4".to_owned()), "{cells:?}");
    let after = at.play("d4sw");
    let closing: Vec<String> = after
        .rules
        .closing_cells(&after.position, Player::First)
        .into_iter()
        .map(|cell| cell.to_string())
        .collect();
    assert_eq!(closing, ["e4", "f4"]);
}

#[test]
fn l13_sixty_second_phase_turns_each_are_a_draw_but_not_with_endless() {
    let text = |turns: &str| format!("{} r {turns}", board(ALL_PLACED));
    assert_eq!(Seven::read(&[], &text("120")).outcome(), DRAW, "a text at the limit is drawn");
    assert_eq!(Seven::read(&[], &text("999999999")).outcome(), DRAW);
    let last = Seven::read(&[], &text("119"));
    assert_eq!(last.outcome(), None);
    assert_eq!(last.play("a1ne>f2nw").outcome(), DRAW);
    assert_eq!(Seven::read(&[], &text("119")).play("d4ne>f2se").outcome(), RED, "a win comes first");
    let endless = Seven::read(&["endless"], &text("120"));
    assert_eq!(endless.outcome(), None);
    assert!(endless.play("a1ne>f2nw").text().ends_with("g 121"));
}

#[test]
fn l13_no_win_is_promised_beyond_the_last_turn() {
    let mut rng = Rng::new(1);
    let mut found = 0;
    while found < 3 {
        let Some((text, mv)) = winning_move_of_the_second_phase(&mut rng) else { continue };
        found += 1;
        let labels = |turns: &str| Seven::read(&[], &format!("{text} {turns}")).labels(&mv);
        assert!(labels("117").ends_with("win"), "`{text} 117` {mv}");
        // The opponent's reply would be the last turn of all.
        assert!(!labels("118").contains("win"), "`{text} 118` {mv}");
    }
}

/// A move that wins by L11, in a position from random play in which everybody passes over figures.
fn winning_move_of_the_second_phase(rng: &mut Rng) -> Option<(String, String)> {
    let mut at = Seven::start(&[]);
    for ply in 0..140 {
        let mut mv = at.rules.pick(&at.position, |count| rng.below(count))?;
        let mut tries = 0;
        while at.rules.outcome(&at.rules.play_unchecked(&at.position, mv)).is_some() {
            tries += 1;
            if tries > 100 {
                return None;
            }
            mv = at.rules.pick(&at.position, |count| rng.below(count))?;
        }
        if ply >= 80 && at.rules.is_win(&at.position, mv) {
            let text = at.text();
            let (board_and_side, _) = text.rsplit_once(' ')?;
            return Some((board_and_side.to_owned(), at.rules.write_move(&at.position, mv)));
        }
        at.position = at.rules.play_unchecked(&at.position, mv);
    }
    None
}
