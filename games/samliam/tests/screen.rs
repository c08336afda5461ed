//! What a screen is told of Sam Liam before and after a move: duties, deeds, marks, endings.

use crate::at::{ALL_PLACED, Seven, board, drawn};
use siliam_conform::At;
use siliam_core::{Arg, Game, Mark, Outline, Place, Player, Reason, Stage, Viewer};
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam6x7, SamLiam7};

/// Cells parted by spaces.
fn names(cells: impl IntoIterator<Item: ToString>) -> String {
    cells.into_iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// The figures that decided a game, and how each is drawn.
fn shown(reason: &Reason) -> Vec<(Outline, String)> {
    reason.figures.iter().map(|figure| (figure.outline, names(&figure.cells))).collect()
}

fn duties<G: Game>(at: &At<G>) -> Vec<Reason> {
    at.rules.duties(&at.position, Viewer::Player(at.rules.actor(&at.position)))
}

/// The duties' codes and rulings.
fn told<G: Game>(at: &At<G>) -> Vec<(&'static str, &'static str)> {
    duties(at).iter().map(|duty| (duty.code, duty.ruling.unwrap_or("-"))).collect()
}

/// A move's kind, what is said of it, the cells it emptied and those where its pieces stand.
fn deed<G: Game>(at: &At<G>, mv: &str) -> (&'static str, String, String, String) {
    let deed = at.rules.deed(&at.position, at.mv(mv));
    let said = names(deed.said.iter().map(|part| part.code.trim_start_matches("samliam-deed-")));
    (deed.kind, said, names(deed.trace.from), names(deed.trace.to))
}

fn arg<'a>(reason: &'a Reason, name: &str) -> &'a Arg {
    let found = reason.args.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{} says {name}", reason.code)).1
}

fn second_phase(rest: &str) -> Seven {
    Seven::read(&[], &format!("{} {rest}", board(ALL_PLACED)))
}

#[test]
fn l10_the_duty_says_where_to_block_and_which_corner_would_not() {
    let text = "9/9/3,gnw,2,kse,2/2,rnw,6/4,kne,4/6,gse,2/2,rsw,2,rse,3/9/9 g 0";
    let duty = &duties(&At::<SamLiam3>::read(&[], text))[0];
    assert_eq!(
        (duty.code, duty.ruling, names(&duty.cells).as_str()),
        ("samliam-duty-sam", Some("L10"), "f6")
    );
    assert_eq!(arg(duty, "corners"), &Arg::Terms(vec!["samliam-sw"]));
    assert_eq!(arg(duty, "idle"), &Arg::Number(1));
    // Of several cells no corners are told.
    let fork = &duties(&At::<SamLiam4>::read(&[], "9/9/9/9/9/9/9/1,rne,rne,6/9 g 0"))[0];
    assert_eq!((fork.code, arg(fork, "idle")), ("samliam-duty-song", &Arg::Number(0)));
}

#[test]
fn l5_l13_the_second_phase_and_its_last_turns_are_told() {
    assert_eq!(told(&Seven::start(&[])), []);
    assert_eq!(told(&second_phase("r 0")), [("samliam-duty-lift", "L5")]);
    assert_eq!(told(&second_phase("r 110")), [("samliam-duty-lift", "L5")], "ten turns are left");
    let last = second_phase("g 111");
    assert_eq!(told(&last), [("samliam-duty-limit", "L13"), ("samliam-duty-lift", "L5")]);
    assert_eq!(arg(&duties(&last)[0], "left"), &Arg::Number(9));
    let endless = Seven::read(&["endless"], &format!("{} g 111", board(ALL_PLACED)));
    assert_eq!(told(&endless), [("samliam-duty-lift", "L5")]);
}

#[test]
fn l7_the_right_to_a_tile_and_having_only_tiles_are_told() {
    let blocked = At::<SamLiam6x7>::start(&[]).play("a1sw d4ne a2nw d5ne b2ne b1sw");
    assert_eq!(told(&blocked), [("samliam-duty-tile", "L7")]);
    assert_eq!(told(&blocked.play("g6sq")), []);
    let black = "knewsw,kne,kne,kne,kne,kne,kne/kne,kne,kne,kne,kne,kne,kne/kne,kne,kne,kne,kne,kne,kne";
    let text = format!("{black}/kne,kne,kne,kne,kne,kne,kne/kne,kne,5/7 k -");
    assert_eq!(told(&At::<SamLiam6x7>::read(&[], &text)), [("samliam-duty-only-tiles", "L7")]);
}

#[test]
fn g3_a_swap_is_offered_in_words() {
    let at = Seven::start(&["swap"]).play("d4ne");
    assert_eq!(told(&at), [("samliam-duty-swap", "G3")]);
    assert_eq!(names(&duties(&at)[0].cells), "d4");
    assert_eq!(told(&at.play("a1ne")), []);
    assert_eq!(deed(&at, "swap"), ("swap", "swap".into(), String::new(), "d4".into()));
}

#[test]
fn l12_a_pending_placement_what_was_forbidden_and_what_the_forbidder_owes_are_told() {
    let pending = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne b2ne g7ne b1se");
    assert_eq!(told(&pending), [("samliam-duty-answer", "L12")]);
    assert_eq!(names(&duties(&pending)[0].cells), "b1");
    let barred = pending.play("forbid");
    assert_eq!(told(&barred), [("samliam-duty-barred", "L12")]);
    assert_eq!(told(&barred.play("g1ne")), [("samliam-duty-forbidder", "L12")]);
    assert_eq!(names(&duties(&barred.play("g1ne"))[0].cells), "b1");
    assert_eq!(deed(&pending, "forbid"), ("forbid", "forbid".into(), "b1".into(), String::new()));
    assert_eq!(deed(&pending, "accept"), ("accept", "accept".into(), String::new(), "b1".into()));
}

#[test]
fn a_deed_says_what_a_placement_makes() {
    let at = Seven::start(&[]).play("d4ne e5ne");
    assert_eq!(deed(&at, "a1ne"), ("place", "place".into(), String::new(), "a1".into()));
    assert_eq!(deed(&at, "d4sw"), ("small-square", "small-square".into(), String::new(), "d4".into()));
    assert_eq!(deed(&at, "e5sw"), ("mixed", "mixed".into(), String::new(), "e5".into()));
    let blocked = At::<SamLiam6x7>::start(&[]).play("a1sw d4ne a2nw d5ne b2ne b1sw");
    assert_eq!(deed(&blocked, "g6sq"), ("tile", "tile".into(), String::new(), "g6".into()));
    let announcing = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne");
    assert_eq!(deed(&announcing, "b2ne+sam").1, "place called");
    assert_eq!(deed(&announcing.play("b2ne g7ne"), "b1se").1, "place pending");
}

#[test]
fn l5_lifting_half_of_a_small_square_moves_that_half_and_leaves_the_other() {
    let at = second_phase("r 0");
    assert_eq!(deed(&at, "d4ne>c5se"), ("lift", "lift".into(), "d4".into(), "c5".into()));
    let at = at.play("d4ne>c5se d4sw>d5ne");
    assert_eq!(deed(&at, "c5se>c5ne"), ("turn", "turn".into(), String::new(), "c5".into()));
    assert_eq!(deed(&at, "a1ne>c5nw").1, "lift forms-small-square");
    assert_eq!(deed(&at, "a1ne>d5sw").1, "lift beside");
    let at = at.play("a1ne>c5nw d5ne>d5nw");
    assert_eq!(deed(&at, "c5se>d4ne"), ("lift", "lift-half".into(), "c5".into(), "d4".into()));
    let half = at.rules.deed(&at.position, at.mv("c5se>d4ne")).said.remove(0);
    assert_eq!(
        (arg(&half, "lifted"), arg(&half, "corner")),
        (&Arg::Term("samliam-se"), &Arg::Term("samliam-ne"))
    );
    // The half that goes is drawn going, and the one that stays as the triangle it is.
    let [goes, stays] = at.rules.motions(&at.position, at.mv("c5se>d4ne"))[..] else { panic!("two halves") };
    assert_eq!((goes.turned_from, goes.piece.facing, goes.piece.kind), (Some("se"), Some("ne"), "triangle"));
    assert_ne!(goes.from, goes.to);
    assert_eq!((stays.piece.facing, stays.piece.kind), (Some("nw"), "triangle"));
    assert!(matches!((stays.from, stays.to), (Place::Cell(from), Place::Cell(to)) if from == to));
    let after = at.play("c5se>d4ne").rules.scene(&at.play("c5se>d4ne").position, Viewer::Spectator);
    let left: Vec<_> = after.pieces.iter().filter(|piece| piece.cell == stays.piece.cell).collect();
    assert_eq!(left, [&stays.piece]);
}

/// The marks of one kind and player.
fn marks<G: Game>(at: &At<G>, kind: &str, player: Player) -> Vec<Mark> {
    let marks = at.rules.scene(&at.position, Viewer::Player(Player::First)).marks;
    marks.into_iter().filter(|mark| mark.kind == kind && mark.player == Some(player)).collect()
}

/// What is missing in the closing cells, as `b1se`, or `b1` for a tile.
fn ghosts<G: Game>(at: &At<G>, player: Player) -> String {
    let closing = marks(at, "closing", player);
    let missing = closing.iter().flat_map(|mark| &mark.ghosts);
    names(missing.map(|ghost| format!("{}{}", ghost.cell, ghost.facing.unwrap_or_default())))
}

#[test]
fn l6_a_closing_cell_shows_the_triangle_that_is_missing() {
    let at = Seven::start(&[]).play("a1sw d4ne a2nw d5ne b2ne");
    assert_eq!(names(marks(&at, "open-figure", Player::First)[0].cells.iter()), "a2 b2 b1 a1");
    assert_eq!(ghosts(&at, Player::First), "b1se");
    assert_eq!(ghosts(&at, Player::Second), "");
    // Beside an own triangle the other half is missing, whatever it must come to show; so it is beside someone else's.
    assert_eq!(ghosts(&at.play("g7ne b1ne"), Player::First), "b1sw");
    assert_eq!(ghosts(&at.play("b1nw"), Player::First), "b1se");
    // Every corner that would close is shown.
    let all = "9/9/9/9/2,rse,rnersw,rne,4/2,rnwrse,1,rnwrse,4/2,rsw,rnersw,rnw,4/9/9 g 0";
    assert_eq!(ghosts(&At::<SamLiam4>::read(&[], all), Player::First), "d4ne d4se d4sw d4nw");
}

#[test]
fn l4_every_completed_figure_is_shown_by_itself_and_where_else_one_could_have_been() {
    let won = Seven::start(&[]).play("a1sw d4ne a2nw d5ne b2ne d6ne b1se");
    let reason = won.rules.reason(&won.position, None).expect("red has won");
    assert_eq!((reason.code, reason.ruling), ("samliam-reason-square", Some("L3")));
    assert_eq!(arg(&reason, "way"), &Arg::Text("outward".into()));
    assert_eq!(shown(&reason), [(Outline::Closed, "a2 b2 b1 a1".to_owned())]);
    assert_eq!(arg(&reason, "others"), &Arg::Number(0));
    // On b2 red completes a square turned outward and one turned inward; a third lacks only f6.
    let two = drawn::<SamLiam7>(
        "
        .   .   .   .   .   .   .
        .   .   .   .   rnw .   .
        .   .   .   .   rsw rse .
        .   .   .   .   .   .   .
        .   rse rsw .   .   .   .
        rnw .   rnw .   .   .   .
        rsw rse .   .   .   .   .
        ",
        "r 0",
    );
    let won = two.play("b2ne");
    let reason = two.rules.reason(&won.position, Some((&two.position, two.mv("b2ne"))));
    let reason = reason.expect("red has won");
    let both = ["a2 b2 b1 a1", "b3 c3 c2 b2"].map(|cells| (Outline::Closed, cells.to_owned()));
    assert_eq!(shown(&reason), both);
    assert_eq!(names(&reason.cells), "a1 a2 b1 b2 b3 c2 c3");
    assert_eq!(
        (arg(&reason, "others"), arg(&reason, "also-last")),
        (&Arg::Number(1), &Arg::Text("f6".into()))
    );
    assert_eq!(ghosts(&won, Player::First), "f6ne", "the marks stay");
    let untold = won.rules.reason(&won.position, None).expect("red has won");
    assert_eq!(arg(&untold, "others"), &Arg::Number(0), "what was open before is not known");
}

#[test]
fn l8_l9_a_cross_and_a_line_say_which_way_they_are_turned() {
    let line = At::<SamLiam4>::read(&[], "9/9/9/2,rnw,rnw,1,rnw,3/9/9/9/9/9 r 0").play("e6nw");
    let reason = line.rules.reason(&line.position, None).expect("red has won");
    assert_eq!((reason.code, reason.ruling), ("samliam-reason-line", Some("L9")));
    assert_eq!(arg(&reason, "corner"), &Arg::Term("samliam-nw"));
    assert_eq!(shown(&reason), [(Outline::Line, "c6 d6 e6 f6".to_owned())]);
    let open = At::<SamLiam3>::read(&[], "9/9/9/4,rnw,4/3,rnw,5/4,rnw,4/9/9/9 r 0");
    let marks = open.rules.scene(&open.position, Viewer::Spectator).marks;
    let outlines = |kind: &str| {
        let of_kind = marks.iter().filter(|mark| mark.kind == kind);
        of_kind.map(|mark| mark.outline).collect::<Vec<_>>()
    };
    assert_eq!(outlines("open-figure"), [Some(Outline::Cross)]);
    assert_eq!(outlines("closing"), [None]);
    let cross = open.play("f5nw");
    let reason = cross.rules.reason(&cross.position, None).expect("red has won");
    assert_eq!((reason.code, reason.ruling), ("samliam-reason-cross", Some("L8")));
    assert_eq!(shown(&reason), [(Outline::Cross, "e6 e4 d5 f5".to_owned())]);
}
