//! Every ruling of Sam Liam for three and four players, one test or more each.

use crate::at::{GREEN, RED, drawn};
use siliam_conform::{At, random_walk, refused_text};
use siliam_core::{Game, Notation, Outcome, Player, Refusal, Rng, Stage, Viewer};
use siliam_samliam::small::Small3;
use siliam_samliam::{Cell, Corner, MoveError, SamLiam3, SamLiam4};

type Three = At<SamLiam3>;
type Four = At<SamLiam4>;

/// The names of cells, sorted.
fn names(cells: impl IntoIterator<Item = impl ToString>) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.sort();
    names.join(" ")
}

/// The cells where moves end, sorted.
fn ends<G: Game>(at: &At<G>) -> String {
    let mut cells: Vec<String> =
        at.moves().iter().map(|mv| mv[mv.len() - 4..mv.len() - 2].to_owned()).collect();
    cells.sort();
    cells.dedup();
    cells.join(" ")
}

#[test]
fn g3_there_is_no_swap_among_three_or_four() {
    assert_eq!(Three::start(&[]).play("e5ne").refused_by("swap"), Some("G3"));
    assert!(!SamLiam3::FACTS.options.contains(&"swap") && !SamLiam4::FACTS.options.contains(&"swap"));
}

#[test]
fn g5_only_the_colours_that_play_are_known_and_no_figure_may_be_complete() {
    refused_text::<SamLiam3>(&[], "9/9/9/9/4,wne,4/9/9/9/9 r 0", "text-letter");
    refused_text::<SamLiam3>(&[], "9/9/9/9/9/9/9/9/9 w 0", "text-side");
    refused_text::<SamLiam3>(&[], "9/9/9/9/9/9/9/9/9 r 3", "samliam-position-second-phase");
    refused_text::<SamLiam4>(&[], "9/9/9/9/4,wsq,4/9/9/9/9 r 0", "text-letter");
    let cross = "9/9/9/4,kse,4/3,kse,1,kse,3/4,kse,4/9/9/9 r 0";
    refused_text::<SamLiam3>(&[], cross, "samliam-position-complete");
    assert_eq!(Four::read(&[], cross).text(), cross, "a cross does not win among four");
    let line = "9/9/9/9/1,kse,kse,kse,kse,4/9/9/9/9 r 0";
    refused_text::<SamLiam4>(&[], line, "samliam-position-complete");
    assert_eq!(Three::read(&[], line).text(), line, "nor a line among three");
}

#[test]
fn l8_a_cross_shows_one_direction_around_any_middle() {
    let at = |drawing: &str| drawn::<SamLiam3>(drawing, "r 0");
    let small = "
        . . . .   .   .   . . .
        . . . .   .   .   . . .
        . . . .   .   .   . . .
        . . . .   rne .   . . .
        . . . rne gnw rne . . .
        . . . .   .   .   . . .
        . . . .   .   .   . . .
        . . . .   .   .   . . .
        . . . .   .   .   . . .
    ";
    assert_eq!(at(small).play("e4ne").outcome(), RED, "the middle does not matter");
    assert_eq!(at(small).play("e4sw").outcome(), None, "all must show one direction");
    let won = at(small).play("e4ne");
    let reason = won.rules.reason(&won.position, None).expect("the game is over");
    assert_eq!((reason.code, names(reason.cells).as_str()), ("samliam-reason-cross", "d5 e4 e6 f5"));
    let wide = "9/4,rse,4/9/9/1,rse,5,rse,1/9/9/9/9 r 0";
    assert_eq!(Three::read(&[], wide).play("e2se").outcome(), RED);
    assert_eq!(Three::read(&[], wide).play("e3se").outcome(), None, "not at equal distance");
}

#[test]
fn l8_and_l9_figures_are_counted() {
    assert_eq!(SamLiam3::default().all_figures().len(), 744);
    for (options, count) in [
        (&[][..], 1416),
        (&["adjacent-lines"], 1128),
        (&["straight-lines"], 1056),
        (&["adjacent-lines", "straight-lines"], 840),
    ] {
        assert_eq!(SamLiam4::with_options(options).all_figures().len(), count, "{options:?}");
    }
}

#[test]
fn l9_a_line_is_four_equally_spaced_cells_that_show_one_direction() {
    let won = |options: &[&str], text: &str, mv: &str| Four::read(options, text).play(mv).outcome() == RED;
    let row = "9/9/9/2,rnw,rnw,1,rnw,3/9/9/9/9/9 r 0";
    assert!(won(&[], row, "e6nw") && !won(&[], row, "e6ne"));
    let spaced = "9/9/9/9/4,rse,4/9/4,rse,4/9/4,rse,4 r 0";
    assert!(won(&[], spaced, "e7se") && !won(&["adjacent-lines"], spaced, "e7se"));
    let diagonal = "9/9/9/5,rsw,3/9/3,rsw,5/2,rsw,6/9/9 r 0";
    assert!(won(&[], diagonal, "e5sw") && won(&["adjacent-lines"], diagonal, "e5sw"));
    assert!(!won(&["straight-lines"], diagonal, "e5sw"));
    let wide_diagonal = "9/1,rne,7/9/3,rne,5/9/5,rne,3/9/9/9 r 0";
    assert!(won(&[], wide_diagonal, "h2ne"));
    let uneven = "9/9/9/1,rnw,1,rnw,rnw,4/9/9/9/9/9 r 0";
    assert!(!won(&[], uneven, "g6nw"));
}

#[test]
fn l10_an_open_figure_must_be_blocked_at_once() {
    let at = Three::read(&[], "9/9/3,gnw,2,kse,2/2,rnw,6/4,kne,4/6,gse,2/2,rsw,2,rse,3/9/9 g 0");
    assert_eq!(
        at.moves(),
        ["f6ne", "f6se", "f6nw"],
        "and from the one corner that does not block, it is not"
    );
    let error = at.refused("a1ne");
    assert_eq!((error.code(), error.ruling()), ("samliam-move-must-block", Some("L10")));
    let duties = at.rules.duties(&at.position, Viewer::Spectator);
    assert_eq!(duties.len(), 1);
    assert_eq!((duties[0].code, names(&duties[0].cells).as_str()), ("samliam-duty-sam", "f6"));
    let marks = at.rules.scene(&at.position, Viewer::Player(Player::Second)).marks;
    let duty = marks.iter().find(|mark| mark.kind == "duty").expect("the duty is marked");
    assert_eq!((duty.player, names(&duty.cells).as_str()), (Some(Player::First), "f6"));
}

#[test]
fn l10_a_threat_is_no_answer_to_a_threat() {
    let at = Three::read(&[], "9/1,kse,1,gnw,5/7,kne,1/2,rnw,6/3,gsw,5/9/2,rsw,2,rse,3/9/9 g 0");
    assert_eq!(at.refused_by("g5se"), Some("L10"), "green would open a square of their own");
    assert_eq!(ends(&at), "f6");
}

#[test]
fn l10_the_next_players_own_win_overrides_the_duty() {
    let at = Three::read(&[], "9/9/3,gnw,2,kse,2/2,rnw,6/4,kne,4/6,gse,2/2,rsw,2,rse,3/gnw,gne,7/gsw,8 g 0");
    assert_eq!(ends(&at), "b1 f6");
    assert_eq!(at.refused_by("a9ne"), Some("L10"), "what neither wins nor blocks is refused");
    assert_eq!(at.play("b1se").outcome(), GREEN);
}

#[test]
fn l10_two_opponents_with_open_figures_are_blocked_in_the_order_in_which_they_will_play() {
    let text = |side: &str| {
        format!("9/6,knw,2/1,rnw,2,rne,4/9/3,ksw,1,gse,1,gsw,1/1,rsw,7/7,gnw,1/2,kne,6/9 {side} 0")
    };
    let black = Three::read(&[], &text("k"));
    assert_eq!(ends(&black), "e4", "red plays right after black");
    assert_eq!(
        black.rules.duties(&black.position, Viewer::Spectator).len(),
        1,
        "with red blocked nothing more can be asked"
    );
    let red = Three::read(&[], &text("r"));
    assert!(red.legal("e4se") && red.refused_by("a1ne") == Some("L10"));
    assert_eq!(ends(&red), "e4 f3", "red blocks green, or wins");
}

#[test]
fn l10_among_the_moves_that_block_the_first_those_that_block_the_next_too() {
    // Green closes on f6 by showing ne, black on the same cell by showing nw.
    let at = Three::read(&[], "9/9/9/2,gnw,4,kne,1/9/5,ksw,1,kse,1/2,gsw,2,gse,3/9/9 r 0");
    let closing = |player| names(at.rules.closing_cells(&at.position, player));
    assert_eq!((closing(Player::Second).as_str(), closing(Player::Third).as_str()), ("f6", "f6"));
    assert_eq!(at.moves(), ["f6ne", "f6nw"], "sw would leave green the half, se would leave it black");
    assert_eq!(at.rules.duties(&at.position, Viewer::Spectator).len(), 2);
}

#[test]
fn l10_a_duty_that_nobody_can_meet_binds_nobody() {
    // d4 would complete a figure by showing any direction, so no triangle takes that cell away.
    let text = "9/9/9/9/2,rse,rnersw,rne,4/2,rnwrse,1,rnwrse,4/2,rsw,rnersw,rnw,4/9/9 g 0";
    let at = Four::read(&[], text);
    assert_eq!(names(at.rules.closing_cells(&at.position, Player::First)), "d4");
    assert_eq!(at.moves().len(), 4 * 73 + 4, "every placement");
    assert!(at.rules.duties(&at.position, Viewer::Spectator).is_empty());
}

#[test]
fn l10_the_fork_of_whoever_has_just_moved_must_be_prevented() {
    let at = Four::read(&[], "9/9/9/9/9/9/9/1,rne,rne,6/9 g 0");
    assert_eq!(ends(&at), "a2 d2 e2");
    let error = at.refused("h8ne");
    assert_eq!((error.code(), error.ruling()), ("samliam-move-must-prevent", Some("L10")));
    let duties = at.rules.duties(&at.position, Viewer::Spectator);
    assert_eq!((duties[0].code, names(&duties[0].cells).as_str()), ("samliam-duty-song", "a2 d2 e2"));
    // Black is not the next after red, so only green is bound.
    let black = Four::read(&[], "9/9/9/9/9/9/9/1,rne,rne,6/9 k 0");
    assert!(black.legal("h8ne"));
}

#[test]
fn l10_a_fork_that_cannot_be_prevented_binds_nobody() {
    let at = Four::read(&[], "9/6,rne,rne,1/9/9/9/9/9/1,rne,rne,6/9 g 0");
    assert_eq!(at.moves().len(), 4 * 77 + 4);
    assert!(at.rules.duties(&at.position, Viewer::Spectator).is_empty());
}

#[test]
fn l10_a_fork_that_makes_three_closing_cells_is_prevented_only_where_it_is_placed() {
    // On e5 red would open two squares and a cross; whoever blocks one of e1, e2 and h5 leaves the fork.
    let text = "9/1,gse,2,rse,2,rsw,1/9/3,gne,1,gnw,ksw,2/1,rnw,7/3,knw,5/2,rne,3,rne,2/1,rsw,5,kne,1/9 g 0";
    let at = Three::read(&[], text);
    assert_eq!(at.moves(), ["e5ne", "e5se", "e5nw"], "and sw would leave red just the half that forks");
}

#[test]
fn l10_open_figures_come_before_forks() {
    // Red has just moved and could fork on row 2, but black has an open line on row 8.
    let at = Four::read(&[], "9/kse,kse,kse,6/9/9/9/9/9/1,rne,rne,6/9 g 0");
    assert_eq!(ends(&at), "d8");
}

#[test]
fn l10_in_the_second_phase_no_lift_may_open_a_closing_cell_more() {
    let mut rng = Rng::new(1);
    let refused = loop {
        let Some(at) = of_the_second_phase(&mut rng) else { continue };
        if let Some(refused) = refused_for_opening(&at) {
            break (at, refused);
        }
    };
    let (at, (lifted, put)) = refused;
    assert!(!at.legal(&format!("{lifted}>{put}")));
    assert_eq!(at.refused_by(&format!("{lifted}>{put}")), Some("L10"), "`{}` {lifted}>{put}", at.text());
}

/// A small game of three that has come to its second phase.
fn of_the_second_phase(rng: &mut Rng) -> Option<At<Small3>> {
    let mut at = At::<Small3>::start(&[]);
    at.position = random_walk(&at.rules, &at.position, 34, rng);
    at.outcome().is_none().then_some(at)
}

/// A move that is refused only because it opens a figure of an opponent's.
fn refused_for_opening(at: &At<Small3>) -> Option<(String, String)> {
    let halves = |cells: Vec<String>| {
        let corners = ["ne", "se", "sw", "nw"];
        cells
            .into_iter()
            .flat_map(move |cell| corners.map(|corner| format!("{cell}{corner}")))
            .collect::<Vec<_>>()
    };
    let all = || halves("abcd".chars().flat_map(|c| (1..=4).map(move |row| format!("{c}{row}"))).collect());
    let mover = at.position.mover();
    for lifted in all() {
        let corner = Corner::of_name(&lifted[2..])?;
        if !at.position.triangles(mover, corner).has(Cell::read(&lifted[..2])?) {
            continue;
        }
        for put in all() {
            let text = format!("{lifted}>{put}");
            if matches!(at.rules.read_move(&at.position, &text), Err(MoveError::Opens(_))) {
                return Some((lifted, put));
            }
        }
    }
    None
}

#[test]
fn l11_song_sam_takes_the_place_of_sam_where_two_closing_cells_are_new() {
    let text = "9/9/1,gse,2,rse,1,rsw,2/3,gne,2,ksw,2/2,rnw,6/3,knw,5/2,rsw,4,kne,1/5,gnw,3/9 r 0";
    let at = Three::read(&[], text);
    assert_eq!(
        (at.labels("e5ne").as_str(), at.label_cells("e5ne", "song-sam").as_str()),
        ("song-sam", "e3 g5")
    );
    // Two must block: green takes one, black the other.
    let green = at.play("e5ne");
    assert_eq!(ends(&green), "e3 g5");
    let black = green.play("e3se");
    assert_eq!(ends(&black), "g5");
    assert_eq!(
        names(black.play("g5nw").rules.closing_cells(&Three::read(&[], text).position, Player::First)),
        ""
    );
}

#[test]
fn l11_win_needs_one_closing_cell_more_than_there_are_others() {
    let three = "9/1,gse,2,rse,2,rsw,1/9/3,gne,1,gnw,ksw,2/1,rnw,7/3,knw,5/2,rne,3,rne,2/1,rsw,5,kne,1/9 r 0";
    let at = Three::read(&[], three);
    assert_eq!(at.labels("e5ne"), "song-sam win");
    assert_eq!(at.label_cells("e5ne", "win"), "e1 e2 h5");
    let four =
        "9/2,wne,2,kne,3/1,knw,4,gse,2/7,kse,1/2,rne,rne,5/wse,3,rne,4/4,rne,2,gsw,1/1,gnw,4,wnw,2/9 r 0";
    assert_eq!(Four::read(&[], four).labels("e5ne"), "song song-sam win");
}

#[test]
fn l13_sixty_second_phase_turns_each_are_a_draw() {
    let mut rng = Rng::new(2);
    let at = loop {
        if let Some(at) = of_the_second_phase(&mut rng) {
            break at;
        }
    };
    let text = at.text();
    let (board_and_side, _) = text.rsplit_once(' ').expect("three fields");
    let outcome = |options: &[&str], turns: u32| {
        At::<Small3>::read(options, &format!("{board_and_side} {turns}")).outcome()
    };
    assert_eq!((outcome(&[], 179), outcome(&[], 180)), (None, Some(Outcome::Draw)));
    assert_eq!(outcome(&["endless"], 180), None);
}
