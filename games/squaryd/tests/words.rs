//! What people are told of Squaryd: why a touch leads nowhere, what was played, what comes by itself.

use crate::at::{ALONE, At, FREE, REFEREED, TABLE, THREATS_OF_THE_PAWNLESS, drawn, played};

/// Two threats of Dark, on c1 and f6; Light is to move.
fn threatened() -> At {
    At::read(REFEREED, "5xx/6x/7/3#3/x1x4/7/x6 l")
}

#[test]
fn q1_what_is_parried_by_itself_is_told_before_the_move_and_with_it() {
    let game = threatened();
    let [french, english] = &game.duties()[0];
    assert_eq!(french, "parade automatique en c1, f6 : il restera 20 pions (Q1)");
    assert_eq!(english, "parried for you on c1, f6: 20 pawns left after that (Q1)");
    let [french, english] = game.told("d1");
    assert_eq!(french, "des pions doublés parent en c1, f6, puis un pion simple en d1");
    assert_eq!(english, "doubles parry on c1, f6, then a single on d1");
    assert_eq!((game.deed("d1").kind, game.trace("d1").as_str()), ("single", " > c1, f6, d1"));
    let one = played(REFEREED, "a1 g7 a3 g6 c3");
    assert_eq!(one.told("g5")[0], "un pion doublé pare en c1, puis un pion simple en g5");
    assert_eq!(played(REFEREED, "a1").told("g5")[0], "un pion simple en g5");
}

#[test]
fn whatever_leads_nowhere_in_refereed_play_is_answered_with_its_ruling() {
    let game = threatened();
    for (path, french) in [
        ("cell:a1", "a1 est occupée (Q4)"),
        ("cell:c1", "un pion doublé est dû en c1 et s’y pose de lui-même (Q1)"),
        ("cell:d4", "on ne pose rien dans le trou du milieu"),
        ("reserve:0:pawn", "ces pions ne sont pas à vous"),
        ("reserve:1:pawn", "touchez la case libre où le pion doit aller"),
        ("action:pass", "on ne passe que sans pion, ou sans case, pour un pion simple (G2)"),
        ("action:double", "les pions doublés se posent d’eux-mêmes là où ils sont dus (Q1)"),
        (
            "action:claim",
            "on ne désigne et ne dénonce qu’avec l’option « à la table » : ici, l’arbitre voit tout (T3)",
        ),
        (
            "action:swap",
            "on n’échange (swap) qu’en réponse au tout premier coup, et seulement si l’échange est permis (G3)",
        ),
        ("action:juggle", "ce jeu n’a pas ce bouton"),
    ] {
        assert_eq!(game.answer(path)[0], french, "{path}");
    }
}

#[test]
fn q2_the_cells_that_are_barred_are_told_and_refused() {
    let game = drawn('l', THREATS_OF_THE_PAWNLESS);
    let told: Vec<String> = game.duties().into_iter().map(|[french, _]| french).collect();
    // On c1 Light may: it closes a square.
    assert_eq!(told, ["pas de pion simple en b2 : un adversaire sans pion y menace (Q2)"]);
    let refused = "pas de pion simple en b2 : un adversaire sans pion menace ce sommet (Q2)";
    assert_eq!(game.answer("cell:b2")[0], refused);
}

#[test]
fn q6_whoever_can_place_nothing_is_told_to_pass() {
    let game = drawn('l', ALONE);
    let told: Vec<String> = game.duties().into_iter().map(|[french, _]| french).collect();
    assert_eq!(told, ["rien ne peut être posé : il ne reste qu’à passer (Q6)"]);
    assert_eq!(game.answer("cell:a7")[0], "Clair n’a plus de pion à poser : il ne reste que « pass » (Q4)");
    assert_eq!(game.told("pass"), ["Clair passe", "Light passes"]);
}

#[test]
fn t3_a_claim_is_refused_as_soon_as_no_square_has_its_cells() {
    let game = played(TABLE, "a1 g7");
    let [french, english] = game.answer("action:claim cell:a1 cell:a3 cell:b7");
    assert_eq!(french, "a1, a3, b7 ne sont pas les sommets d’un carré (T3)");
    assert_eq!(english, "a1, a3, b7 are not the vertices of a square (T3)");
    let any_order = game.answer("action:claim cell:c3 cell:a1 cell:c1 cell:a3");
    assert_eq!(any_order, game.answer("action:claim cell:a1 cell:a3 cell:c1 cell:c3"));
    let wrong = "ce ne sont ni quatre de vos pions simples, ni quatre pions doublés adverses (T3)";
    assert_eq!(any_order[0], format!("a1, a3, c1, c3 : {wrong}"));
    let denounced = played(TABLE, "").answer("action:denounce");
    assert_eq!(denounced[0], "l’adversaire n’a encore posé aucun pion simple (T3)");
}

#[test]
fn at_the_table_nothing_is_told_that_players_must_see_for_themselves() {
    let quiet = played(TABLE, "a1 g7 b1 g6 c1");
    let threat = played(TABLE, "a1 g7 a3 g6 c3");
    assert_eq!((quiet.duties(), threat.duties()), (vec![], vec![]));
    assert_eq!(threat.told("=c1")[0], "un pion doublé en c1");
    assert_eq!(threat.told("c1")[0], "un pion simple en c1", "an error is told like any single");
    assert_eq!(threat.play("c1").told("denounce-c1")[0], "le pion simple en c1 est dénoncé");
    let closing = threat.play("g5");
    assert_eq!(closing.told("c1!")[0], "un pion simple en c1, et le carré qu’il ferme est désigné");
    assert_eq!(closing.play("c1 g4").told("claim-a1a3c1c3")[0], "le carré a1, a3, c1, c3 est désigné");
}

#[test]
fn a_double_of_ones_own_choice_is_told_after_the_parries() {
    let game = At::read(FREE, "5xx/6x/7/3#3/x1x4/7/x6 l");
    assert_eq!(game.told("=d1")[0], "des pions doublés parent en c1, f6, puis un autre va en d1");
    assert_eq!(game.answer("action:double cell:a1")[0], "a1 est occupée (Q1)");
    assert_eq!(
        game.answer("action:double action:pass")[0],
        "on ne passe que sans pion, ou sans case, pour un pion simple (G2)"
    );
}
