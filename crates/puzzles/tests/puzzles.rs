//! Puzzles are made, written, read and proven again, and a false one is refused.

use siliam_conform::times_as_much;
use siliam_core::Outcome;
use siliam_puzzles::{
    FILES, Flaw, Making, Puzzle, RowError, SAME_IDEA, Task, make, prover, read_rows, theme,
};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

fn made(game: &str, threads: usize) -> Vec<Puzzle> {
    let making = Making { game, count: 2, seed: 1, threads };
    make(&making, &AtomicBool::new(false), &|_| {}).expect("puzzles are made of it")
}

#[test]
fn what_is_made_is_proven_again_and_another_move_is_not() {
    // Those among three take twenty seconds: they are left to the deep tier.
    let games = if times_as_much() > 1 { &["squaryd", "samliam-3p"][..] } else { &["squaryd"] };
    for &game in games {
        let mut prover = prover(game).expect("puzzles are made of it");
        for puzzle in made(game, 1) {
            assert_eq!(prover.prove(&puzzle), Ok(()), "{puzzle}");
            let table = siliam_catalog::sit_down(game, Some(&puzzle.position)).expect("a position");
            let other = table.moves().into_iter().find(|mv| *mv != puzzle.line[0]).expect("several moves");
            let false_one = Puzzle { line: vec![other], ..puzzle };
            // A line of a win that does not end in it is noticed before its first move is tried.
            let flaw = if matches!(false_one.task, Task::Win(_)) { Flaw::Line } else { Flaw::NotOnly };
            assert_eq!(prover.prove(&false_one), Err(flaw), "{false_one}");
        }
    }
}

#[test]
fn the_puzzles_do_not_depend_on_who_is_quicker() {
    assert_eq!(made("squaryd", 1), made("squaryd", 2));
}

#[test]
fn a_row_is_read_as_it_was_written() {
    for puzzle in made("squaryd", 2) {
        assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
    }
}

#[test]
fn a_bad_row_names_its_fault_and_its_line() {
    let errors = |file: &str| -> Vec<(usize, RowError)> {
        read_rows(file).filter_map(|(line, row)| row.err().map(|error| (line, error))).collect()
    };
    assert_eq!(errors("nonsense"), [(1, RowError::Header)]);
    let file = format!("{}\na\tb\tdraw 3\tc\td\t1\na\n", siliam_puzzles::HEADER);
    assert_eq!(errors(&file), [(2, RowError::Task("draw 3".to_owned())), (3, RowError::Columns(1))]);
}

#[test]
fn no_two_kept_puzzles_look_alike_and_no_idea_comes_too_often() {
    let wanted = [
        ("siam", 300),
        ("squaryd", 300),
        ("samliam", 80),
        ("samliam-7", 80),
        ("samliam-6x7", 80),
        ("samliam-3p", 50),
        ("samliam-4p", 50),
    ];
    let rows = FILES.iter().flat_map(|(_, file)| read_rows(file)).filter_map(|(_, row)| row.ok());
    let rows: Vec<Puzzle> = rows.collect();
    for (game, count) in wanted {
        let prover = prover(game).expect("puzzles are made of it");
        let (mut seen, mut ideas) = (HashMap::new(), HashMap::new());
        for puzzle in rows.iter().filter(|puzzle| puzzle.game == game) {
            let likeness = prover.likeness(puzzle).expect("it can be read");
            let earlier = seen.insert(likeness.position, puzzle);
            assert_eq!(earlier, None, "{puzzle}");
            if let Some(idea) = likeness.idea {
                *ideas.entry(idea).or_insert(0) += 1;
            }
        }
        assert!(seen.len() >= count, "{game}: {}", seen.len());
        let most = ideas.into_iter().max_by_key(|&(_, count)| count);
        assert!(most.as_ref().is_none_or(|&(_, count)| count <= SAME_IDEA), "{game}: {most:?}");
    }
}

#[test]
fn every_kept_row_is_a_position_with_a_theme_and_a_line_that_wins() {
    for (name, file) in FILES {
        for (line, row) in read_rows(file) {
            let puzzle = row.unwrap_or_else(|error| panic!("{name}:{line}: {error}"));
            let mut table = siliam_catalog::sit_down(&puzzle.game, Some(&puzzle.position))
                .unwrap_or_else(|error| panic!("{name}:{line}: {error}"));
            let theme = theme(&puzzle.game, &puzzle.position, puzzle.task, &puzzle.line);
            assert_eq!(theme, Some(puzzle.theme.as_str()), "{name}:{line}");
            let solver = table.actor();
            for mv in &puzzle.line {
                table.play(mv).unwrap_or_else(|error| panic!("{name}:{line}: {mv}: {error}"));
            }
            if let Task::Win(_) = puzzle.task {
                let ending = table.ending().unwrap_or_else(|| panic!("{name}:{line}: nobody has won"));
                assert_eq!(ending.outcome, Outcome::Win(solver), "{name}:{line}");
            }
        }
    }
}

/// `SILIAM_BLESS=1` writes the files anew.
#[test]
fn the_last_defence_leaves_the_fewest_ways_to_win() {
    let bless = std::env::var_os("SILIAM_BLESS").is_some();
    // One in twenty; all of them in the deep tier.
    let step = if bless || times_as_much() > 1 { 1 } else { 20 };
    for (name, file) in FILES {
        let mut rows = vec![siliam_puzzles::HEADER.to_owned()];
        for (line, row) in read_rows(file).step_by(step) {
            let puzzle = row.unwrap_or_else(|error| panic!("{name}:{line}: {error}"));
            let prover = prover(&puzzle.game).expect("puzzles are made of it");
            let stubborn = prover.stubborn(&puzzle).unwrap_or_else(|flaw| panic!("{name}:{line}: {flaw}"));
            if !bless {
                assert_eq!(stubborn, puzzle.line, "{name}:{line}");
            }
            let theme =
                theme(&puzzle.game, &puzzle.position, puzzle.task, &stubborn).expect("a line to play");
            rows.push(Puzzle { line: stubborn, theme: theme.to_owned(), ..puzzle }.to_string());
        }
        if bless {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
            std::fs::write(path, rows.join("\n") + "\n").expect("the file can be written");
        }
    }
}
