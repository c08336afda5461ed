//! Siam against the shared kit and against a slow plain model.

use crate::plain::{Plain, PlainOptions};
use siliam_conform::{
    Effort, PlainModel, PlainOutcome, every_option_set, games_against_model, perft_table_by_model,
    plain_by_its_methods, texts_against_model,
};
use siliam_core::{Game, MoveStack, Notation, Rng, Rules};
use siliam_siam::Siam;
use std::collections::HashSet;

plain_by_its_methods!(Plain, |plain| plain.winner().map(PlainOutcome::Win));

impl PlainModel for Plain {
    fn start(options: &[&str]) -> Self {
        Plain::start(plain_options(options))
    }
    fn read(options: &[&str], text: &str) -> Result<Self, String> {
        Plain::read(plain_options(options), text)
    }
}

fn plain_options(options: &[&str]) -> PlainOptions {
    let Siam { prefix_push, ban, one_exit, swap } = Siam::with_options(options);
    PlainOptions { prefix_push, ban, one_exit, swap }
}

/// A random text of the right form, crowded as random play never is; not every one is a possible position.
fn random_text(rng: &mut Rng) -> String {
    let mut cells = [None; 25];
    let mut put = |letters: &[u8], count: u64, rng: &mut Rng| {
        for _ in 0..count {
            let letter = letters[rng.index(letters.len())] as char;
            cells[rng.index(25)] = Some(letter);
        }
    };
    let animals = rng.below(7);
    put(b"NESW", animals, rng);
    let animals = rng.below(7);
    put(b"nesw", animals, rng);
    put(b"#", 3, rng);
    let board = siliam_core::text::write_letters((5, 5), |column, row| cells[usize::from(5 * row + column)]);
    let turns = rng.below(14);
    let side = if turns.is_multiple_of(2) == (rng.below(12) > 0) { 'e' } else { 'r' };
    format!("{board} {side} {turns} {}{}", rng.below(2), rng.below(2))
}

#[test]
fn perft_tables() {
    siliam_conform::perft_table::<Siam>(include_str!("../data/perft.txt"));
}

#[test]
fn the_plain_model_counts_what_the_perft_tables_say() {
    perft_table_by_model::<Plain>(include_str!("../data/perft.txt"), 5000);
}

#[test]
fn every_position_of_random_games_keeps_the_kits_promises() {
    siliam_conform::conform::<Siam>(Effort::fast(1, 150));
}

#[test]
fn every_touch_is_answered_and_every_move_is_told_in_both_languages() {
    siliam_conform::speaks::<Siam>(Effort::fast(2, 150), 20);
}

#[test]
fn every_position_can_be_set_up_by_touches_and_only_what_is_read_is_accepted() {
    let edited = siliam_conform::edits::<Siam>(Effort::fast(2, 150), 1);
    assert!(edited.built > 100 && edited.accepted > 100 && edited.refused > 100, "{edited:?}");
}

#[test]
fn random_games_agree_with_the_plain_model_under_every_option_set() {
    games_against_model::<Siam, Plain>(Effort::fast(4, 400), 7);
}

#[test]
fn crowded_random_positions_agree_with_the_plain_model_under_every_option_set() {
    texts_against_model::<Siam, Plain>(Effort::fast(2500, 3), 50, |_, rng| random_text(rng), |_, _, _| {});
}

#[test]
fn a_text_is_read_as_a_move_exactly_when_the_move_is_legal() {
    let cells: Vec<String> = siliam_siam::Cell::all().map(|cell| cell.to_string()).collect();
    let mut texts = vec!["swap".to_owned()];
    for from in &cells {
        texts.extend([format!("{from}x"), format!("{from}^")]);
        for facing in ["n", "e", "s", "w"] {
            texts.extend([format!("@{from}{facing}"), format!("{from}{facing}")]);
            texts.extend(cells.iter().map(|to| format!("{from}{to}{facing}")));
        }
    }
    let mut rng = Rng::new(23);
    let mut tried = 0;
    while tried < 300 {
        let options = &every_option_set(Siam::FACTS.options)[tried % 16];
        let rules = Siam::with_options(options);
        let Ok(position) = rules.read_position(&random_text(&mut rng)) else { continue };
        tried += 1;
        let mut moves = MoveStack::new();
        rules.moves(&position, &mut moves);
        let legal: HashSet<String> =
            moves.above(0).iter().map(|&mv| rules.write_move(&position, mv)).collect();
        for text in &texts {
            let read = rules.read_move(&position, text);
            let here = rules.write_position(&position);
            assert_eq!(read.is_ok(), legal.contains(text), "`{here}` `{text}`: {read:?} under {rules:?}");
        }
    }
}
