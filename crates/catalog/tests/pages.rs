//! The rules pages of every game: their diagrams are positions, their moves legal, both languages alike.

use siliam_catalog::{entries, sit_down};

/// The fenced `position` blocks of a page: game, position, moves.
fn diagrams(page: &str) -> Vec<(String, String, Vec<String>)> {
    let mut found = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(game) = line.strip_prefix("```position ") else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let moves = block[1..].iter().flat_map(|line| line.split_whitespace()).map(str::to_owned);
        found.push((game.to_owned(), block[0].to_owned(), moves.collect()));
    }
    found
}

/// The ruling that a bullet of the page opens with, in bold.
fn ruling(line: &str) -> Option<&str> {
    let code = line.strip_prefix("- **")?.split("**").next()?.split([' ', '.', '\u{a0}']).next()?;
    let number = code.strip_prefix(['G', 'S', 'Q', 'T', 'L'])?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(code)
}

#[test]
fn every_diagram_is_a_position_and_its_moves_are_legal() {
    for entry in entries() {
        for page in [entry.facts.rules.fr, entry.facts.rules.en] {
            assert!(!diagrams(page).is_empty(), "{} has diagrams", entry.facts.id);
            for (game, position, moves) in diagrams(page) {
                let table = sit_down(&game, Some(&position));
                let mut table = table.unwrap_or_else(|error| panic!("{game} `{position}`: {error}"));
                for mv in moves {
                    table.play(&mv).unwrap_or_else(|error| panic!("{game} `{position}` {mv}: {error}"));
                }
            }
        }
    }
}

#[test]
fn both_languages_show_the_same_diagrams_and_the_same_rulings() {
    for entry in entries() {
        let (fr, en) = (entry.facts.rules.fr, entry.facts.rules.en);
        assert_eq!(diagrams(fr), diagrams(en), "{}", entry.facts.id);
        let rulings = |page: &'static str| page.lines().filter_map(ruling).collect::<Vec<_>>();
        assert_eq!(rulings(fr), rulings(en), "{}", entry.facts.id);
        for common in ["G1", "G2", "G3", "G4", "G5", "G6"] {
            assert!(rulings(fr).contains(&common), "{} tells {common}", entry.facts.id);
        }
    }
}
