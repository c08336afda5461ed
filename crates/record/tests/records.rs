//! Records of generated trees of every game and option: what is written is read, in both forms.

// Small random numbers.
#![allow(clippy::cast_possible_truncation)]

use siliam_catalog::{Leaving, Left, Settlement, Then, entries};
use siliam_conform::times_as_much;
use siliam_core::{Player, Rng};
use siliam_record::{Date, Eval, NodeId, ReadError, Reader, Record, Walk, short, write};

const SEEDS: u64 = 6;

/// Every game, plain, with each option and with all of them.
fn names() -> Vec<String> {
    let mut names = Vec::new();
    for entry in entries() {
        let facts = entry.facts;
        names.push(facts.id.to_owned());
        names.extend(facts.options.iter().map(|option| format!("{}:{option}", facts.id)));
        if facts.options.len() > 1 {
            names.push(format!("{}:{}", facts.id, facts.options.join(",")));
        }
    }
    names
}

fn text(rng: &mut Rng) -> String {
    let words = [
        "bien joué !",
        "{",
        "}",
        "[%clk",
        "[%clk 0:01:02.5]",
        "[%other 3]",
        "[%other [%clk 0:00:01]",
        "[[%labels sam]%clk 1]",
        "[%eval",
        "[Game \"siam\"]",
        "[Event",
        "?",
        "\u{feff}",
        "\u{2028}",
        "\u{200f}\u{1f418}",
        "e\u{301}",
        "...",
        "a  b",
        "\"",
        "\\",
        "é\u{a0}:",
        ";",
        "$1",
        "(",
        ")",
        "1-0",
        "%",
        "\n%x",
        "*",
        "\u{7f}",
        "]",
    ];
    (0..rng.index(6)).map(|_| words[rng.index(words.len())]).collect::<Vec<_>>().join(" ")
}

fn remark(record: &mut Record, id: NodeId, rng: &mut Rng) {
    let comment = text(rng);
    let remark = record.remark_mut(id);
    if rng.below(3) == 0 {
        remark.set_comment(&comment);
    }
    if rng.below(4) == 0 {
        remark.mark(rng.below(256) as u8, true);
    }
    if rng.below(4) == 0 {
        remark.set_clock(Some(rng.below(10_000_000)));
    }
    if rng.below(4) == 0 {
        let number = rng.next() as i32 >> rng.below(31);
        remark.set_eval(Some(match rng.below(3) {
            0 => Eval::Estimate(number),
            1 => Eval::Win(number),
            _ => Eval::Shares((0..3 + rng.below(2)).map(|_| rng.below(101) as u8).collect()),
        }));
    }
}

/// A tree of a few lines that branch off each other, with remarks.
fn generated(name: &str, rng: &mut Rng) -> Record {
    let mut record = Record::new(name, None).expect("a game of the catalog");
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..=rng.index(6) {
        let mut at = nodes[rng.index(nodes.len())];
        for _ in 0..rng.index(30) {
            let mut walk = Walk::new(&record).expect("its own start");
            walk.go_to(at);
            let moves = walk.table().moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.index(moves.len())].clone();
            at = record.play(at, [mv.as_str()]).expect("a legal move");
            if rng.below(8) == 0 {
                remark(&mut record, at, rng);
            }
            if rng.below(24) == 0 && record.tree().children(at).is_empty() {
                settle(&mut record, at, rng);
            }
            nodes.push(at);
        }
    }
    remark(&mut record, NodeId::ROOT, rng);
    if rng.below(16) == 0 && record.tree().is_empty() {
        settle(&mut record, NodeId::ROOT, rng);
    }
    for place in 0..record.players() {
        record.header.set_player(place, &text(rng));
    }
    record.header.date = Date::new(2026, 11, 1 + rng.below(30) as u8).filter(|_| rng.below(2) == 0);
    if rng.below(2) == 0 {
        record.header.set_other("Event", &text(rng));
    }
    record
}

/// Somebody leaves, or all agree; one of three or four may leave a game that goes on.
fn settle(record: &mut Record, at: NodeId, rng: &mut Rng) {
    let player = Player::ALL[rng.index(record.players())];
    let how = if rng.below(2) == 0 { Leaving::Flagged } else { Leaving::Resigned };
    let then = if rng.below(3) == 0 { Then::Ends } else { Then::GoesOn };
    let agreed = rng.below(4) == 0;
    // Refused where the game is over, or the player has left before.
    let settlement = if agreed { Settlement::Agreed } else { Settlement::Left(Left { player, how }, then) };
    let _ = record.settle(at, settlement);
}

fn read_all(text: &str) -> Vec<Result<Record, ReadError>> {
    Reader::new(text.as_bytes()).collect()
}

#[test]
fn what_is_written_is_read_back_whatever_the_game() {
    for name in names() {
        for seed in 0..SEEDS * times_as_much() {
            let mut rng = Rng::new(seed);
            let record = generated(&name, &mut rng);
            let written = write(&record);
            let read = read_all(&written);
            let [Ok(read)] = &read[..] else {
                let errors: Vec<String> =
                    read.iter().filter_map(|one| one.as_ref().err()).map(ToString::to_string).collect();
                panic!("{name} {seed}: {errors:?}\n{written}")
            };
            assert!(*read == record, "{name} {seed}\n{written}\nis read as\n{}", write(read));
            assert_eq!(write(read), written, "{name} {seed}");
            let short = short::write(&record).expect("short enough");
            let unpacked =
                short::read(&short).unwrap_or_else(|error| panic!("{name} {seed} {short}: {error}"));
            assert!(unpacked == record, "{name} {seed} {short}\n{written}\nis read as\n{}", write(&unpacked));
        }
    }
}

/// Plays random moves from a node on, as many as these or until the game ends; the node they lead to.
fn play_on(record: &mut Record, from: NodeId, moves: usize, rng: &mut Rng) -> NodeId {
    let mut walk = Walk::new(record).expect("its own start");
    walk.go_to(from);
    let mut table =
        siliam_catalog::sit_down(record.name(), Some(&walk.table().position())).expect("a position");
    let mut line = Vec::new();
    while line.len() < moves && table.ending().is_none() {
        let moves = table.moves();
        let mv = moves[rng.index(moves.len())].clone();
        table.play(&mv).expect("a legal move");
        line.push(mv);
    }
    // A position that occurs again draws only where the whole game is known.
    line.iter().try_fold(from, |at, mv| record.play(at, [mv.as_str()])).unwrap_or(from)
}

#[test]
fn a_line_that_branches_at_every_move_is_read_as_it_is_written() {
    let mut record = Record::new("siam", None).expect("a game of the catalog");
    let mut rng = Rng::new(1);
    let mut at = NodeId::ROOT;
    for _ in 0..120 {
        let mut walk = Walk::new(&record).expect("its own start");
        walk.go_to(at);
        let mut moves = walk.table().moves();
        if moves.len() < 2 {
            break;
        }
        let main = moves.swap_remove(rng.index(moves.len()));
        let other = moves.swap_remove(rng.index(moves.len()));
        record.play(at, [main.as_str()]).expect("legal");
        at = record.play(at, [other.as_str()]).expect("legal");
    }
    assert!(record.tree().depth(at) > 70, "{} plies", record.tree().depth(at));
    let [again] = &read_all(&write(&record))[..] else { panic!("one game") };
    assert_eq!(again.as_ref().expect("it is read"), &record);
}

/// `docs/records.md` gives the figures, which `--nocapture` prints.
#[test]
fn a_link_of_200_moves_with_twenty_branches_stays_under_a_thousand_letters() {
    for entry in entries() {
        let mut most = 0;
        for seed in 0..3 {
            let mut rng = Rng::new(seed);
            let mut record = Record::new(entry.facts.id, None).expect("a game of the catalog");
            play_on(&mut record, NodeId::ROOT, 100, &mut rng);
            let line: Vec<NodeId> = record.tree().main_line().collect();
            let mut branches = 0;
            while branches < 20 || record.tree().len() <= 200 {
                let before = record.tree().len();
                // The last moves lead nowhere else; what is left is shared out evenly.
                let at = line[rng.index(line.len() - 1)];
                let left = 20_usize.saturating_sub(branches).max(1);
                play_on(&mut record, at, (201_usize.saturating_sub(before) / left).max(1), &mut rng);
                branches += usize::from(record.tree().len() > before);
            }
            let letters = short::write(&record).expect("short enough");
            most = most.max(letters.len());
        }
        println!("{}: {most} letters", entry.facts.id);
        assert!(most < 1000, "{}: {most} letters", entry.facts.id);
    }
}
