//! Texts of positions and moves: both models read and refuse the same.

use crate::conform::{every_game, moves};
use crate::plain::{Plain, PlainGame};
use siliam_conform::{Effort, Plain as _, against_plain_from, random_positions};
use siliam_core::{Game, Rng, Symmetric};
use siliam_samliam::small::{Small2, Small3, Small4};
use siliam_samliam::{SamLiam6x7, SamLiam7, SamLiam9};
use std::collections::HashSet;

/// A random text of the right form; not every one is a possible position.
fn random_text<G: Game>(game: &PlainGame, rng: &mut Rng) -> String {
    const CORNERS: [&str; 4] = ["ne", "se", "sw", "nw"];
    let letters = G::FACTS.letters;
    let cells = game.columns * game.rows;
    let mut board: Vec<Vec<(char, usize)>> = vec![Vec::new(); cells];
    let mut tiles = vec![None; cells];
    // Few pieces, any number, or all of everybody's and perhaps one more.
    let all = game.triangles as u64;
    let crowd = rng.below(4);
    for &letter in letters {
        let triangles = match crowd {
            0 => rng.below(8),
            1 => rng.below(all + 2),
            2 => all,
            _ => all + u64::from(rng.below(12) == 0),
        };
        for _ in 0..triangles {
            let free = loop {
                let cell = rng.index(cells);
                if board[cell].len() < 2 {
                    break cell;
                }
            };
            // Mostly two corners only, or hardly any crowded board is without a figure.
            let corner =
                if crowd > 0 && rng.below(30) > 0 { 2 * rng.below(2) } else { rng.below(4) } as usize;
            let corner = board[free].first().map_or(corner, |&(_, first)| (first + 2) % 4);
            board[free].push((letter, corner));
        }
        for _ in 0..rng.below(game.tiles as u64 + 2) {
            let cell = rng.index(cells);
            if board[cell].is_empty() {
                tiles[cell] = Some(letter);
            }
        }
    }
    let mut rows = Vec::new();
    for row in (0..game.rows).rev() {
        let mut items: Vec<String> = Vec::new();
        for column in 0..game.columns {
            let cell = row * game.columns + column;
            let mut halves = board[cell].clone();
            // Upper corners first, or now and then the wrong way round.
            halves.sort_by_key(|&(_, corner)| (corner == 1 || corner == 2) != (rng.below(200) == 0));
            let piece = |&(letter, corner): &(char, usize)| format!("{letter}{}", CORNERS[corner]);
            let text: String = halves.iter().map(piece).collect();
            let item = match (tiles[cell], text.as_str()) {
                (Some(letter), "") => format!("{letter}sq"),
                (_, "") => "-".to_owned(),
                _ => text,
            };
            items.push(item);
        }
        rows.push(items.join(","));
    }
    let side = letters[rng.index(letters.len())];
    let last = match (game.tiles > 0, rng.below(4)) {
        (true, 0) => "t".to_owned(),
        (true, _) => "-".to_owned(),
        (false, 0) => rng.below(130).to_string(),
        (false, _) => "0".to_owned(),
    };
    format!("{} {side} {last}", rows.join("/"))
}

#[test]
fn random_texts_are_read_or_refused_alike_and_played_on_alike() {
    fn texts<G: Game + Symmetric>(count: u64, plies: u64) {
        let mut rng = Rng::new(11);
        for (rules, game) in every_game::<G>(false) {
            let (mut accepted, mut refused) = (0, 0);
            for _ in 0..Effort::fast(count, 0).games {
                let text = random_text::<G>(&game, &mut rng);
                match (rules.read_position(&text), Plain::read(&game, &text)) {
                    (Ok(position), Ok(plain)) => {
                        accepted += 1;
                        let text = plain.text();
                        assert_eq!(rules.read_position(&text).ok(), Some(position), "`{text}`");
                        against_plain_from(&rules, &position, plain, plies, &mut rng);
                    }
                    (Err(_), Err(_)) => refused += 1,
                    (ours, plain) => panic!("`{text}`: {ours:?} but {plain:?}"),
                }
            }
            assert!(accepted > count / 8 && refused > count / 20, "{}: {accepted}, {refused}", G::FACTS.id);
        }
    }
    texts::<SamLiam9>(60, 1);
    texts::<SamLiam7>(60, 2);
    texts::<SamLiam6x7>(150, 3);
    texts::<Small2>(300, 3);
    texts::<Small3>(200, 1);
    texts::<Small4>(40, 1);
}

#[test]
fn a_text_is_read_as_a_move_exactly_when_the_move_is_legal() {
    fn texts(columns: u8, rows: u8) -> Vec<String> {
        let mut halves = Vec::new();
        let mut texts: Vec<String> = ["pass", "swap", "forbid", "accept"].map(str::to_owned).to_vec();
        for column in 0..columns {
            for row in 0..rows {
                let cell = siliam_core::Coord { column, row };
                texts.push(format!("{cell}sq"));
                halves.extend(["ne", "se", "sw", "nw"].map(|corner| format!("{cell}{corner}")));
            }
        }
        for half in &halves {
            let calls = ["", "+sam", "+song", "+sam+song", "+win"];
            texts.extend(calls.map(|call| format!("{half}{call}")));
            texts.extend(halves.iter().map(|to| format!("{half}>{to}")));
        }
        texts
    }
    fn compare<G: Game>(by_hand: bool, (columns, rows): (u8, u8), plies: u64) {
        let texts = texts(columns, rows);
        for (rules, _) in every_game::<G>(by_hand) {
            random_positions(&rules, Effort::fast(1, plies), 23, |position| {
                if rules.outcome(position).is_some() {
                    return;
                }
                let legal: HashSet<String> = moves(&rules, position).into_iter().collect();
                for text in &texts {
                    let read = rules.read_move(position, text);
                    let here = || rules.write_position(position);
                    assert_eq!(
                        read.is_ok(),
                        legal.contains(text),
                        "{} `{}` `{text}`: {read:?}",
                        G::FACTS.id,
                        here()
                    );
                }
            });
        }
    }
    compare::<SamLiam7>(false, (7, 7), 20);
    compare::<SamLiam6x7>(false, (7, 6), 30);
    compare::<Small2>(false, (4, 4), 60);
    compare::<Small2>(true, (4, 4), 12);
    compare::<Small3>(false, (4, 4), 40);
    compare::<Small4>(false, (5, 5), 8);
}
