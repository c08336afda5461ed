//! A record of a game that still runs tells nothing that its players have to find out for themselves (L12, T3).

use siliam_record::{NodeId, Reader, Record, write};

/// Red has three corners of a square once b2 is taken, and can close it on b1.
const THREE_CORNERS: &str = "a1sw d4ne a2nw d5ne";

/// The written record of these moves.
fn written(name: &str, moves: &[&str]) -> String {
    let mut record = Record::new(name, None).expect("a game");
    let words = moves.iter().flat_map(|part| part.split(' '));
    record.follow(NodeId::ROOT, words).expect("legal moves");
    write(&record)
}

#[test]
fn l12_what_was_not_called_is_written_once_it_is_past() {
    let running = |moves: &[&str]| written("samliam-7:announce", moves);
    assert!(!running(&[THREE_CORNERS, "b2ne"]).contains("labels"), "a sam that nobody called");
    assert!(!running(&[THREE_CORNERS, "b2ne g7ne"]).contains("labels"), "red can still try it");
    let past = running(&[THREE_CORNERS, "b2ne g7ne g1ne"]);
    assert!(past.contains("b2ne {[%labels sam]}"), "{past}");
    let called = running(&[THREE_CORNERS, "b2ne+sam"]);
    assert!(called.contains("b2ne+sam {[%labels sam]}"), "{called}");
}

#[test]
fn l12_everything_is_written_once_the_game_is_over() {
    let agreed = written("samliam-7:announce", &[THREE_CORNERS, "b2ne agreed"]);
    assert!(agreed.contains("b2ne agreed {[%labels sam]}"), "{agreed}");
    // Ended without a word, but with a result.
    let told = "[Game \"samliam-7:announce\"]\n\n1. a1sw d4ne 2. a2nw d5ne 3. b2ne 1-0\n";
    let record = Reader::new(told.as_bytes()).next().expect("one game").expect("a legal one");
    assert!(write(&record).contains("[%labels sam]"));
}

#[test]
fn l12_a_variation_of_a_running_game_betrays_nothing() {
    let mut record = Record::new("samliam-7:announce", None).expect("a game");
    let before = record.play(NodeId::ROOT, THREE_CORNERS.split(' ')).expect("legal moves");
    record.play(before, ["g1ne"]).expect("the main line");
    record.play(before, ["b2ne"]).expect("a variation");
    let text = write(&record);
    assert!(text.contains("(3. b2ne)"), "{text}");
}

#[test]
fn l11_where_nothing_is_a_secret_labels_are_written_at_once() {
    let text = written("samliam-7", &[THREE_CORNERS, "b2ne"]);
    assert!(text.contains("b2ne {[%labels sam]}"), "{text}");
}

#[test]
fn t3_at_the_table_what_was_overlooked_is_written_after_the_game() {
    let overlooked = "b2 a7 b6 c7 f2 e7 f6";
    assert!(!written("squaryd:table", &[overlooked]).contains("labels"));
    let over = written("squaryd:table", &[overlooked, "agreed"]);
    assert!(over.contains("[%labels"), "{over}");
}
