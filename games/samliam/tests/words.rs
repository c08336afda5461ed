//! What people are told of Sam Liam, in French and in English.

use crate::at::{ALL_PLACED, Seven, board};
use siliam_conform::At;
use siliam_samliam::{SamLiam3, SamLiam4, SamLiam6x7};

#[test]
fn l10_the_duty_says_what_must_be_blocked_where_and_from_which_corner() {
    let at = At::<SamLiam3>::read(&[], "9/9/3,gnw,2,kse,2/2,rnw,6/4,kne,4/6,gse,2/2,rsw,2,rse,3/9/9 g 0");
    let [french, english] = &at.duties()[0];
    assert_eq!(
        french,
        "Vert doit bloquer en f6 : sam de Rouge. Dans le coin sud-ouest, cela ne bloquerait pas (L10)"
    );
    assert_eq!(
        english,
        "Green must block on f6: sam of Red. In the south-west corner it would not block (L10)"
    );
    assert_eq!(at.answer("cell:a1")[0], "il faut bloquer le sam de Rouge en f6 (L10)");
    assert_eq!(
        at.answer("cell:f6 facing:sw")[0],
        "dans ce coin, cela ne bloquerait pas le sam de Rouge (L10)"
    );
    assert_eq!(at.answer("cell:f6 facing:sw")[1], "in that corner it would not block the sam of Red (L10)");
}

#[test]
fn l5_the_second_phase_is_told_and_so_is_a_half_that_goes() {
    let at = Seven::read(&[], &format!("{} r 0", board(ALL_PLACED)));
    assert_eq!(
        at.duties()[0],
        [
            "Rouge retire un de ses triangles et le repose (L5)",
            "Red lifts one of their triangles and places it again (L5)",
        ]
    );
    let at = at.play("d4ne>c5se d4sw>d5ne a1ne>c5nw d5ne>d5nw");
    assert_eq!(
        at.answer("cell:d5"),
        [
            "en d5, il n’y a rien à vous à retirer : c’est à Vert (L5)",
            "there is nothing of yours to lift on d5: it belongs to Green (L5)",
        ]
    );
    assert_eq!(
        at.told("c5se>d4ne"),
        [
            "Rouge : la moitié sud-est du petit carré en c5 va en d4, coin nord-est",
            "Red: the south-east half of the small square on c5 goes to d4, north-east corner",
        ]
    );
}

#[test]
fn l7_the_right_to_a_tile_is_told_and_so_is_why_there_is_none() {
    let at = At::<SamLiam6x7>::start(&[]).play("a1sw d4ne a2nw d5ne b2ne");
    assert_eq!(
        at.answer("reserve:1:tile")[0],
        "une tuile carrée ne se pose que juste après un blocage de l’adversaire, ou quand il ne reste rien d’autre (L7)"
    );
    assert_eq!(
        at.play("b1sw").duties()[0][0],
        "Noir peut aussi poser une tuile carrée : Blanc vient de bloquer (L7)"
    );
}

#[test]
fn l12_what_is_announced_forbidden_and_accepted_is_told() {
    let at = Seven::start(&["announce"]).play("a1sw d4ne a2nw d5ne");
    assert_eq!(
        at.told("b2ne+sam"),
        [
            "Rouge pose un triangle en b2, coin nord-est; annonce : sam (L12)",
            "Red places a triangle on b2, north-east corner; announced: sam (L12)",
        ]
    );
    let pending = at.play("b2ne g7ne b1se");
    assert_eq!(
        pending.duties()[0][1],
        "Green forbids b1 or accepts it: what was on offer there was not announced (L12)"
    );
    assert_eq!(pending.told("forbid")[0], "Vert interdit b1 : le triangle est repris");
    let barred = pending.play("forbid");
    assert_eq!(barred.duties()[0][0], "Rouge joue ailleurs : b1 est interdite pour ce tour (L12)");
}

#[test]
fn l3_the_end_says_how_the_figure_is_turned_and_where_another_could_have_been_closed() {
    let text = "7/4,rnw,2/4,rsw,rse,1/7/1,rse,rsw,4/rnw,1,rnw,4/rsw,rse,5 r 0";
    assert_eq!(
        Seven::read(&[], text).ending("b2ne"),
        [
            "quatre triangles tournés vers l’extérieur, en a2, b2, b1 et a1 ; f6 fermait aussi un carré (L3)",
            "four triangles showing outward, on a2, b2, b1 and a1; f6 would have closed one too (L3)",
        ]
    );
    let line = At::<SamLiam4>::read(&[], "9/9/9/2,rnw,rnw,1,rnw,3/9/9/9/9/9 r 0");
    assert_eq!(
        line.ending("e6nw"),
        [
            "une ligne de quatre triangles tournés vers le nord-ouest, en c6, d6, e6 et f6 (L9)",
            "a line of four triangles showing north-west, on c6, d6, e6 and f6 (L9)",
        ]
    );
}
