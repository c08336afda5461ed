//! What people are told of Siam: why a touch leads nowhere, what a push weighs, what was played.

use crate::at::{At, drawn, drawn_for};

/// The position of the picture: two elephants before two rocks, a rhinoceros against them.
fn picture() -> At {
    drawn(
        'e',
        "
        S . s . .
        . . # s .
        e e # N #
        . . N . .
        . . N . .
        ",
    )
}

#[test]
fn s5_a_refused_push_says_and_shows_its_sum() {
    let game = picture();
    let sum = Some("n c1+ c2+ c3# c4# c5-".to_owned());
    assert_eq!(game.sum("cell:c1 cell:c2"), sum);
    assert_eq!(game.sum("cell:c1"), sum, "already when the animal is taken up");
    let [french, english] = game.answer("cell:c1 cell:c2");
    assert_eq!(
        french,
        "l’éléphant en c1 ne peut pas pousser : deux pour, un contre, il n’en reste qu’un pour deux rochers (S5)"
    );
    assert_eq!(
        english,
        "the elephant on c1 cannot push: two for, one against, that leaves one for two rocks (S5)"
    );
    let code = game.objection("cell:c1 cell:c2").reason.code;
    assert_eq!((Some("S5"), code), game.refusal("c1^"));
    assert_eq!(game.sum("cell:c1 cell:b1"), None, "a step is no push");
    assert_eq!(game.sum("cell:a5"), None, "nothing stands ahead");
}

#[test]
fn s5_the_sum_of_figure_5a_leaves_none() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . S . .
        # . n . #
        . . . . .
        . . . . #
        ",
    );
    assert_eq!(game.sum("cell:c4 cell:c3").as_deref(), Some("s c4+ c3-"));
    let [french, english] = game.answer("cell:c4 cell:c3");
    assert_eq!(french, "l’éléphant en c4 ne peut pas pousser : un pour, un contre, il n’en reste aucun (S5)");
    assert_eq!(english, "the elephant on c4 cannot push: one for, one against, that leaves none (S5)");
}

#[test]
fn s5_the_sum_of_figure_5c_counts_an_own_animal_against() {
    let game = drawn(
        'e',
        "
        . . S . .
        . . S . .
        # . n . #
        . . N . .
        . . . . #
        ",
    );
    assert_eq!(game.sum("cell:c5 cell:c4").as_deref(), Some("s c5+ c4+ c3- c2-"));
    let [french, _] = game.answer("cell:c5 cell:c4");
    assert_eq!(
        french,
        "l’éléphant en c5 ne peut pas pousser : deux pour, deux contre, il n’en reste aucun (S5)"
    );
}

#[test]
fn s5_the_sum_of_figure_8b_counts_the_animal_that_would_enter() {
    let game = drawn(
        'e',
        "
        . . . . .
        . . . . .
        e # N # W
        . . . . .
        # . . . .
        ",
    );
    let sum = Some("w + e3+ d3# c30 b3# a3-".to_owned());
    assert_eq!(game.sum("reserve:0:elephant cell:e3"), sum, "the cell alone tells");
    assert_eq!(game.sum("reserve:0:elephant cell:e3 facing:w"), sum);
    assert_eq!(game.sum("reserve:0:elephant cell:e3 facing:n"), None, "that is refused by S1");
    let [french, english] = game.answer("reserve:0:elephant cell:e3");
    let expected = "deux pour, un contre, il n’en reste qu’un pour deux rochers (S5)";
    assert_eq!(french, format!("l’éléphant ne peut pas entrer en e3 en poussant : {expected}"));
    let expected = "two for, one against, that leaves one for two rocks (S5)";
    assert_eq!(english, format!("the elephant cannot push its way in on e3: {expected}"));
}

#[test]
fn s5_the_sum_of_figure_8c_is_that_of_its_whole_line_and_with_prefix_push_of_a_stretch() {
    let line = "
        . . . . .
        . . . . .
        e # E # W
        . . . . .
        # . . . .
    ";
    let game = drawn('r', line);
    assert_eq!(game.sum("cell:a3 cell:b3").as_deref(), Some("e a3+ b3# c3+ d3# e3-"));
    let [french, _] = game.answer("cell:a3 cell:b3");
    let expected = "deux pour, un contre, il n’en reste qu’un pour deux rochers (S5)";
    assert_eq!(french, format!("le rhinocéros en a3 ne peut pas pousser : {expected}"));

    let game = drawn_for(&["prefix-push"], 'r', &line.replace("e # E # W", "e # # W ."));
    assert_eq!(game.sum("cell:a3 cell:b3").as_deref(), Some("e a3+ b3# c3#"));
    let [french, english] = game.answer("cell:a3 cell:b3");
    let expected = "un pour, aucun contre, cela ne fait qu’un pour deux rochers (S5)";
    assert_eq!(french, format!("le rhinocéros en a3 ne peut pas pousser : jusqu’en c3, {expected}"));
    let expected = "one for, none against, that makes only one for two rocks (S5)";
    assert_eq!(english, format!("the rhinoceros on a3 cannot push: up to c3, {expected}"));
}

#[test]
fn whatever_leads_nowhere_is_answered_with_its_ruling() {
    let game = picture();
    for (path, french) in [
        ("cell:c5", "le rhinocéros en c5 n’est pas à vous"),
        ("cell:c3", "un rocher ne bouge que si on le pousse (S5)"),
        ("cell:b4", "b4 est libre : touchez d’abord l’animal qui doit y aller (S2)"),
        ("reserve:1:rhinoceros", "cette réserve n’est pas à vous"),
        ("reserve:0:elephant cell:b2", "on entre par une case extérieure, b2 n’en est pas une (S1)"),
        (
            "reserve:0:elephant cell:c5 facing:e",
            "c5 est occupée : on n’y entre qu’en poussant droit vers l’intérieur (S1)",
        ),
        ("cell:c1 cell:e1", "de c1 à e1, ce n’est pas un pas d’une case en ligne droite (S2)"),
        (
            "cell:d3 cell:e3",
            "e3 est occupée : l’éléphant ne va que sur une case libre et ne pousse que droit devant lui (S5)",
        ),
        ("cell:c1 facing:n", "l’animal en c1 regarde déjà de ce côté (S3)"),
        ("cell:c2 reserve:0:elephant", "on sort par une case extérieure, c2 n’en est pas une (S4)"),
        ("cell:c1 cell:b1 cell:a1", "choisissez maintenant où l’éléphant doit regarder"),
        (
            "action:swap",
            "on n’échange (swap) qu’en réponse au tout premier coup, et seulement si l’échange est permis (G3)",
        ),
        ("action:juggle", "ce jeu n’a pas ce bouton"),
        ("facing:n", "touchez d’abord un animal, puis le côté où il doit regarder (S3)"),
    ] {
        assert_eq!(game.answer(path)[0], french, "{path}");
    }
}

#[test]
fn an_empty_reserve_a_used_leaving_and_a_banned_cell_are_refused_as_their_texts_are() {
    let game = At::read(&["one-exit"], "NNNNN/5/1###1/5/5 e 10 10");
    assert_eq!(game.answer("reserve:0:elephant")[0], "les éléphants n’ont plus d’animal en réserve (S1)");
    assert_eq!(game.answer("cell:a5 reserve:0:elephant")[0], "les éléphants sont déjà sortis une fois (S8)");
    let game = At::start(&["ban"]);
    let refused = "aucun de vos animaux ne peut venir en c1 lors de vos deux premiers tours (S7)";
    assert_eq!(game.answer("reserve:0:elephant cell:c1")[0], refused);
}

#[test]
fn a_move_is_told_as_what_it_is_and_leaves_its_trace() {
    let start = At::start(&["swap"]);
    assert_eq!(
        start.told("@c1n"),
        ["un éléphant entre en c1, face au nord", "an elephant enters on c1, facing north"]
    );
    assert_eq!(start.trace("@c1n"), " > c1");
    let game = start.play("@c1n");
    assert_eq!(game.told("swap")[0], "échange : l’éléphant en c1 devient un rhinocéros");
    let game = game.play("@e5s");
    assert_eq!(game.told("c1b1e")[0], "l’éléphant va de c1 en b1, face à l’est");
    assert_eq!(game.trace("c1b1e"), "c1 > b1");
    assert_eq!(game.told("c1s")[1], "the elephant on c1 turns, facing south");
    assert_eq!(
        (game.told("c1x")[0].as_str(), game.trace("c1x").as_str()),
        ("l’éléphant en c1 retourne en réserve", "c1 > ")
    );
}

#[test]
fn a_push_is_told_with_everybody_it_moves_and_whoever_it_expels() {
    let game = drawn(
        'e',
        "
        # . . . #
        . . S . .
        . . e . .
        . . W . .
        . . w . #
        ",
    );
    let [french, english] = game.told("c4^");
    let push = "poussée de c4 vers le sud : l’éléphant, le rhinocéros et l’éléphant avancent d’une case";
    assert_eq!(french, format!("{push}; le rhinocéros de c1 est expulsé et retourne en réserve"));
    let push = "push from c4 to the south: the elephant, the rhinoceros and the elephant move one cell";
    assert_eq!(english, format!("{push}; the rhinoceros on c1 is pushed off and goes back to its reserve"));
    assert_eq!((game.deed("c4^").kind, game.trace("c4^").as_str()), ("push", "c4 > c3, c2, c1 s"));
}

#[test]
fn a_push_from_outside_empties_nothing_and_a_rock_falls_with_it() {
    let game = drawn(
        'e',
        "
        . . S . .
        . . S . .
        # . e . #
        . . e . .
        . . # . .
        ",
    );
    let [french, _] = game.told("@c5s");
    let push = "un éléphant entre en c5 et pousse vers le sud : l’éléphant, l’éléphant, le rhinocéros et le rhinocéros";
    assert_eq!(french, format!("{push} avancent d’une case; le rocher de c1 tombe du plateau"));
    assert_eq!(
        (game.deed("@c5s").kind, game.trace("@c5s").as_str()),
        ("enter-push", " > c5, c4, c3, c2, c1 s")
    );
}

#[test]
fn what_binds_the_first_turns_is_told_before_anything_is_touched() {
    let game = At::start(&["ban", "swap"]);
    let ban = "aucun de vos animaux en c1 ni en c5 lors de vos deux premiers tours (S7)";
    assert_eq!(game.duties()[0][0], ban);
    let swap = "le second joueur peut faire sien le premier coup (G3)";
    let told: Vec<String> = game.play("@a1n").duties().into_iter().map(|[french, _]| french).collect();
    assert_eq!(told, [ban, swap]);
    assert!(At::start(&[]).duties().is_empty());
}
