//! Squaryd against the shared kit and against a slow plain model.

use crate::plain::{self, Plain, PlainOptions};
use siliam_conform::{
    Effort, PlainModel, PlainOutcome, every_option_set, games_against_model, perft_table_by_model,
    plain_by_its_methods, texts_against_model,
};
use siliam_core::{Game, MoveStack, Notation, Player, Rng, Rules};
use siliam_squaryd::{Cell, Position, Square, Squaryd};
use std::collections::HashSet;

plain_by_its_methods!(Plain, |plain| plain.outcome().map(|outcome| match outcome {
    plain::PlainOutcome::Win(letter) => PlainOutcome::Win(letter),
    plain::PlainOutcome::Draw => PlainOutcome::Draw,
}));

impl PlainModel for Plain {
    fn start(options: &[&str]) -> Self {
        Plain::start(plain_options(Squaryd::with_options(options)))
    }
    fn read(options: &[&str], text: &str) -> Result<Self, String> {
        Plain::read(plain_options(Squaryd::with_options(options)), text)
    }
}

fn plain_options(rules: Squaryd) -> PlainOptions {
    let Squaryd { table, free_doubles, swap } = rules;
    PlainOptions { table, free_doubles, swap }
}

fn every_squaryd() -> impl Iterator<Item = Squaryd> {
    every_option_set(Squaryd::FACTS.options).into_iter().map(|options| Squaryd::with_options(&options))
}

/// A random text of nearly the right form, crowded as random play never is; not every one is a possible position.
fn random_text(rules: Squaryd, rng: &mut Rng) -> String {
    let mut cells = [None; 49];
    let mut singles = [Vec::new(), Vec::new()];
    // Few pieces, many threats, or a side that has spent nearly all.
    let most = [12, 22, 40][rng.index(3)];
    for (letter, count) in [('x', most), ('o', most), ('X', most / 2), ('O', most / 2)] {
        for _ in 0..rng.below(count) {
            cells[rng.index(49)] = Some(letter);
        }
    }
    cells[24] = Some('#');
    if rng.below(100) == 0 {
        cells[rng.index(49)] = Some(['x', '#', 'O'][rng.index(3)]);
    }
    for (index, cell) in cells.iter().enumerate() {
        let name = Cell::of_index(index as u8).expect("49 cells").to_string();
        match cell {
            Some('x') => singles[0].push(name),
            Some('o') => singles[1].push(name),
            _ => {}
        }
    }
    let board = siliam_core::text::write_letters((7, 7), |column, row| cells[usize::from(7 * row + column)]);
    let side = rng.index(2);
    let text = format!("{board} {}", ['d', 'l'][side]);
    if !rules.table {
        return text;
    }
    let last = |side: usize, rng: &mut Rng| {
        let candidates: &[String] = &singles[side];
        if candidates.is_empty() || rng.below(50) == 0 {
            return ["-", "a1", "d4"][rng.below(2 + rng.clone().below(2)) as usize].to_owned();
        }
        candidates[rng.index(candidates.len())].clone()
    };
    let (own, other) = (last(side, rng), last(1 - side, rng));
    let mark = ["-", "-", "-", "-", "*", "p"][rng.index(6)];
    format!("{text} {own} {other} {mark}")
}

/// The short and the long texts of all legal moves.
fn legal_texts(rules: Squaryd, position: &Position) -> HashSet<String> {
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    let texts = |&mv| [rules.write_move(position, mv), rules.write_move_long(position, mv)];
    moves.above(0).iter().flat_map(texts).collect()
}

#[test]
fn perft_tables() {
    siliam_conform::perft_table::<Squaryd>(include_str!("../data/perft.txt"));
}

#[test]
fn the_plain_model_counts_what_the_perft_tables_say() {
    perft_table_by_model::<Plain>(include_str!("../data/perft.txt"), 5000);
}

#[test]
fn every_position_of_random_games_keeps_the_kits_promises() {
    siliam_conform::conform::<Squaryd>(Effort::fast(3, 150));
}

#[test]
fn every_touch_is_answered_and_every_move_is_told_in_both_languages() {
    siliam_conform::speaks::<Squaryd>(Effort::fast(2, 150), 15);
}

#[test]
fn random_games_agree_with_the_plain_model_under_every_option_set() {
    games_against_model::<Squaryd, Plain>(Effort::fast(12, 400), 7);
}

#[test]
fn crowded_random_positions_agree_with_the_plain_model_under_every_option_set() {
    let text = |&rules: &Squaryd, rng: &mut Rng| random_text(rules, rng);
    texts_against_model::<Squaryd, Plain>(Effort::fast(1500, 5), 25, text, |&rules, position, plain| {
        agree_on_pawns_and_long_forms(rules, position, plain);
    });
}

fn agree_on_pawns_and_long_forms(rules: Squaryd, position: &Position, plain: &Plain) {
    let here = rules.write_position(position);
    for (player, letter) in [(Player::First, 'd'), (Player::Second, 'l')] {
        assert_eq!(position.pawns(player), plain.pawns(letter), "`{here}`: pawns of {letter}");
    }
    let mut moves = MoveStack::new();
    rules.moves(position, &mut moves);
    for &mv in moves.above(0) {
        let short = rules.write_move(position, mv);
        assert_eq!(rules.write_move_long(position, mv), plain.long_form(&short), "`{here}`");
    }
}

/// Every text that looks like an action of some option set.
fn action_texts() -> Vec<String> {
    let cells: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    let mut texts: Vec<String> =
        ["swap", "pass", "pass!", "=pass", "claim-", "denounce-"].map(str::to_owned).to_vec();
    for cell in &cells {
        texts.extend([cell.clone(), format!("{cell}!"), format!("={cell}"), format!("denounce-{cell}")]);
        texts.push(format!("={cell}pass"));
        texts.extend(cells.iter().flat_map(|other| [format!("={cell}{other}"), format!("={cell}={other}")]));
    }
    texts.extend(Square::all().map(|square| format!("claim-{square}")));
    texts
}

#[test]
fn a_text_is_read_as_a_move_exactly_when_the_move_is_legal() {
    let texts = action_texts();
    let mut rng = Rng::new(23);
    for rules in every_squaryd() {
        let mut tried = 0;
        while tried < 40 {
            let Ok(position) = rules.read_position(&random_text(rules, &mut rng)) else { continue };
            if rules.outcome(&position).is_some() {
                continue;
            }
            tried += 1;
            let here = rules.write_position(&position);
            let legal = legal_texts(rules, &position);
            for text in texts.iter().chain(&legal) {
                let read = rules.read_move(&position, text);
                let right = legal.contains(text);
                assert_eq!(read.is_ok(), right, "`{here}` `{text}`: {read:?} under {rules:?}");
            }
        }
    }
}

#[test]
fn the_vertices_of_a_claim_are_read_in_any_order() {
    let rules = Squaryd { table: true, ..Squaryd::default() };
    let position =
        rules.read_position("7/7/7/3#3/x1x4/7/x1x4 d a1 - -").expect("a square that nobody has claimed");
    let vertices = ["a1", "a3", "c1", "c3"];
    let mut orders = 0;
    for code in 0..4_usize.pow(4) {
        let order: Vec<usize> = (0..4).map(|place| code / 4_usize.pow(place) % 4).collect();
        let text = format!("claim-{}", order.iter().map(|&index| vertices[index]).collect::<String>());
        let permutation = order.iter().collect::<HashSet<_>>().len() == 4;
        assert_eq!(rules.read_move(&position, &text).is_ok(), permutation, "{text}");
        orders += u32::from(permutation);
    }
    assert_eq!(orders, 24);
}

#[test]
fn the_due_doubles_of_a_long_form_are_read_in_any_order_but_all_of_them_and_only_once() {
    let rules = Squaryd::default();
    let position = rules.read_position("5xx/6x/7/3#3/x1x4/7/x6 l").expect("two threats");
    assert_eq!(
        rules.write_move_long(&position, rules.read_move(&position, "g1").expect("legal")),
        "=c1=f6g1"
    );
    for (text, right) in [
        ("=c1=f6g1", true),
        ("=f6=c1g1", true),
        ("g1", true),
        ("=c1g1", false),
        ("=c1=c1g1", false),
        ("=c1=f6=f6g1", false),
        ("=c1=f6=a7g1", false),
        ("=c1=f6", false),
        ("=c1=f6c1", false),
    ] {
        assert_eq!(rules.read_move(&position, text).is_ok(), right, "{text}");
    }
}

/// Any text, near to one that is right: some letters changed, dropped or doubled.
fn spoilt(text: &str, rng: &mut Rng) -> String {
    const LETTERS: &[u8] = b"xXoO#/1234567890dl-*p =!abcgswclaimdenounce";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.below(3) {
        let at = rng.index(bytes.len() + 1);
        let letter = LETTERS[rng.index(LETTERS.len())];
        match rng.below(3) {
            0 => bytes.insert(at, letter),
            1 if at < bytes.len() => bytes[at] = letter,
            _ if at < bytes.len() => drop(bytes.remove(at)),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn every_position_can_be_set_up_by_touches_and_only_what_is_read_is_accepted() {
    let edited = siliam_conform::edits::<Squaryd>(Effort::fast(4, 150), 1);
    assert!(edited.built > 100 && edited.accepted > 100 && edited.refused > 100, "{edited:?}");
}

#[test]
fn spoilt_texts_are_refused_or_keep_every_promise() {
    let mut rng = Rng::new(31);
    let texts = action_texts();
    let Effort { games, .. } = Effort::fast(400, 0);
    for (index, rules) in (0_u8..).zip(every_squaryd()) {
        for _ in 0..games {
            let position = spoilt(&random_text(rules, &mut rng), &mut rng);
            siliam_conform::fuzz_position::<Squaryd>(&[&[index], position.as_bytes()].concat());
            let agreed = rules.read_position(&position).is_ok();
            assert_eq!(agreed, Plain::read(plain_options(rules), &position).is_ok(), "`{position}`");
            let mv = spoilt(&texts[rng.index(texts.len())], &mut rng);
            let head = [index, rng.below(40) as u8, rng.below(256) as u8];
            siliam_conform::fuzz_move::<Squaryd>(&[&head, mv.as_bytes()].concat());
        }
    }
}
