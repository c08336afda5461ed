//! Trees of moves: changed, merged, walked through; whatever is done to one, it is read as it is written.

use siliam_catalog::{Leaving, Left, Settlement, Then};
use siliam_core::{Player, Refusal, Rng};
use siliam_record::{Fault, NodeId, Reader, Record, Walk, short, write};

fn game(text: &str) -> Record {
    let mut games: Vec<_> = Reader::new(text.as_bytes()).collect();
    assert_eq!(games.len(), 1, "one game");
    games.remove(0).unwrap_or_else(|error| panic!("{error}"))
}

fn line(record: &Record) -> String {
    record.tree().main_line().map(|id| record.tree().node(id).mv()).collect::<Vec<_>>().join(" ")
}

fn result(record: &Record) -> Option<String> {
    record.header.standing().map(ToString::to_string)
}

#[test]
fn branches_are_promoted_deleted_and_merged() {
    let mut record = game("[Game \"siam\"]\n\n1. @c1n @c5s (1... @a5e 2. c1c2n) (1... @b5s) 2. c1x *");
    let first = record.tree().main_line().next().expect("a move");
    let [main, second, third] = *record.tree().children(first) else { panic!("three branches") };
    assert!(record.promote(third) && !record.promote(main));
    assert_eq!(record.tree().children(first), [main, third, second]);
    let deep = record.tree().children(second)[0];
    record.make_main(deep);
    assert_eq!(line(&record), "@c1n @a5e c1c2n");
    let whole = record.clone();
    record.delete(main);
    assert_eq!(record.tree().len(), whole.tree().len() - 2);
    let first = record.tree().main_line().next().expect("a move");
    assert_eq!(record.tree().children(first).len(), 2);
    assert!(record.merge(&whole));
    assert_eq!(record.tree().len(), whole.tree().len());
    assert!(!record.merge(&Record::new("squaryd", None).expect("a game")), "another game");
}

#[test]
fn a_walk_knows_what_was_settled() {
    let record = game("[Game \"samliam-3p\"]\n\n1. e5ne resigned-g+ a1ne (1... b1ne) 1... c1ne flagged-r *");
    let mut walk = Walk::new(&record).expect("its own start");
    while walk.forward(0) {}
    let ending = walk.table().ending().expect("red ran out of time");
    assert_eq!((ending.left.len(), ending.shares.len()), (2, 1));
    while walk.back() {}
    assert!(walk.table().ending().is_none() && walk.table().played().is_empty());
    assert_eq!(record.header.standing().map(ToString::to_string).as_deref(), Some("0-0-1"));
}

#[test]
fn the_result_is_that_of_the_main_line() {
    let mut record = game("[Game \"siam\"]\n\n1. @c1n resigned-e (1. @a1n) *");
    assert_eq!((result(&record).as_deref(), record.header.reason()), (Some("0-1"), Some("table-resigned")));
    let [_, other] = *record.tree().children(NodeId::ROOT) else { panic!("two branches") };
    record.make_main(other);
    assert_eq!((result(&record), record.header.reason()), (None, None));
    let [_, resigned] = *record.tree().children(NodeId::ROOT) else { panic!("two branches") };
    record.make_main(resigned);
    assert_eq!(result(&record).as_deref(), Some("0-1"));
    record.delete(resigned);
    assert_eq!(result(&record), None);
    let first = record.tree().main_line().next().expect("a move");
    record.settle(first, Settlement::Agreed).expect("the game runs");
    assert_eq!(result(&record).as_deref(), Some("1/2-1/2"));
}

#[test]
fn a_result_is_told_where_the_moves_do_not_tell() {
    let mut record = game("[Game \"siam\"]\n\n1. @c1n *");
    assert!(record.set_result("1-0").is_ok() && record.set_result("1-0-0").is_err());
    assert_eq!(result(&game(&write(&record))).as_deref(), Some("1-0"));
    let mut resigned = game("[Game \"siam\"]\n\n1. @c1n resigned-e *");
    assert!(matches!(resigned.set_result("1-0"), Err(Fault::Result(..))));
    assert_eq!(result(&resigned).as_deref(), Some("0-1"));
}

#[test]
fn merging_brings_moves_endings_and_remarks_and_nothing_illegal() {
    let mut record = game("[Game \"samliam-3p\"]\n\n1. e5ne resigned-g+ a1ne *");
    let later = game(
        "[Game \"samliam-3p\"]\n\n1. e5ne {first} a1ne resigned-g+ c1ne {[%clk 0:01:00]} (1... d1ne) 2. b1ne agreed *",
    );
    assert!(record.merge(&later));
    assert_eq!(line(&record), "e5ne a1ne c1ne b1ne");
    assert_eq!(result(&record).as_deref(), Some("1/3-1/3-1/3"));
    let first = record.tree().main_line().next().expect("a move");
    assert_eq!(record.tree().node(first).remark().comment(), "first");
    // Green left this game before, so they do not leave it again.
    assert_eq!(game(&write(&record)), record);
    let ended = game("[Game \"samliam-3p\"]\n\n1. e5ne agreed *");
    let mut shorter = ended.clone();
    assert!(shorter.merge(&later) && line(&shorter) == "e5ne");
}

#[test]
fn headers_and_comments_hold_what_can_be_read_back() {
    let mut record = game("[Game \"siam\"]\n\n1. @c1n *");
    record.header.set_player(0, "?");
    record.header.set_player(1, &"é".repeat(5000));
    for number in 0..100 {
        record.header.set_other(&format!("Tag{number}"), "\\\"\n]");
    }
    assert!(!record.header.set_other("Game", "x") && !record.header.set_other("a b", "x"));
    let first = record.tree().main_line().next().expect("a move");
    record.remark_mut(first).set_comment(&"été ".repeat(30_000));
    assert_eq!(game(&write(&record)), record);
    for long in ["[%csl Gd4] ", "[%csl Gd4 "] {
        record.remark_mut(first).set_comment(&long.repeat(10_000));
        assert_eq!(game(&write(&record)), record);
    }
    record.remark_mut(first).set_comment("[%csl Gd4] [%clk 0:01:00] [%cal [%eval 0.10]] [%clk 0");
    assert_eq!(record.tree().node(first).remark().comment(), "[%csl Gd4] [ %cal ] [ %clk 0");
    assert_eq!(game(&write(&record)), record);
    // What cannot be read is kept, and read alike the next time, whatever separates its words.
    record.remark_mut(first).set_clock(None);
    record
        .remark_mut(first)
        .set_comment("[%clk abc] [%clk 1:\u{7}00] [%eval #x] [%eval 0.4,0.3] [%\u{7}clk \u{7}5] tea");
    let remark = record.tree().node(first).remark();
    assert_eq!(
        (remark.clock(), remark.comment()),
        (Some(5000), "[%clk abc] [%clk 1: 00] [%eval #x] [%eval 0.4,0.3] tea")
    );
    assert_eq!(game(&write(&record)), record);
}

/// Does something to a tree.
fn edit(record: &mut Record, all: &[Record], rng: &mut Rng) {
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while next < nodes.len() {
        nodes.extend(record.tree().children(nodes[next]));
        next += 1;
    }
    let id = nodes[rng.index(nodes.len())];
    match rng.below(8) {
        0 => drop(record.promote(id)),
        1 => record.make_main(id),
        2 => record.delete(id),
        3 => assert!(record.merge(&all[rng.index(all.len())])),
        4 => {
            let how = if rng.below(2) == 0 { Leaving::Flagged } else { Leaving::Resigned };
            let left = Left { player: Player::ALL[rng.index(record.players())], how };
            let then = if rng.below(2) == 0 { Then::Ends } else { Then::GoesOn };
            let _ = record.settle(id, Settlement::Left(left, then));
        }
        _ => {
            let mut walk = Walk::new(record).expect("its own start");
            walk.go_to(id);
            let moves = walk.table().moves();
            if !moves.is_empty() {
                // Few different ones, so that lines meet again.
                let mv = &moves[rng.index(moves.len().min(4))];
                record.play(id, [mv.as_str()]).unwrap_or_else(|error| panic!("{mv}: {error}"));
            }
        }
    }
}

#[test]
fn whatever_is_done_to_a_tree_it_is_read_as_it_is_written() {
    for name in ["siam", "squaryd:table", "samliam-7:announce", "samliam-3p", "samliam-4p"] {
        let mut rng = Rng::new(11);
        let mut records = vec![Record::new(name, None).expect("a game"); 3];
        for _ in 0..200 {
            let all = records.clone();
            let which = rng.index(records.len());
            let record = &mut records[which];
            edit(record, &all, &mut rng);
            let written = write(record);
            let read = game(&written);
            assert!(read == *record, "{written}\nis read as\n{}", write(&read));
            let link = short::write(record).expect("short enough");
            assert!(short::read(&link).is_ok_and(|read| read == *record), "{link}\n{written}");
        }
    }
}

/// A link makes its reader list no more moves than it may, and whoever would write a longer one is told.
#[test]
fn a_link_may_not_make_its_reader_list_too_much() {
    let mut record = Record::new("samliam:endless", None).expect("a game");
    let mut rng = Rng::new(1);
    let mut listed = 0;
    let mut line = Vec::new();
    let mut table = siliam_catalog::sit_down("samliam:endless", None).expect("a game");
    while listed <= short::MOST_LISTED {
        let moves = table.moves();
        listed += moves.len();
        let mv = loop {
            let mv = &moves[rng.index(moves.len())];
            table.play(mv).expect("a legal move");
            if table.ending().is_none() {
                break mv;
            }
            table.undo();
        };
        line.push(mv.clone());
    }
    record.play(NodeId::ROOT, line.iter().map(String::as_str)).expect("legal moves");
    let error = short::write(&record).expect_err("more than may be listed");
    assert_eq!(error.code(), "short-too-wide");
}
