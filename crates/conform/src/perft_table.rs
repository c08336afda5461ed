//! Perft tables as text files.

use crate::{Plain, times_as_much};
use siliam_core::{Game, Leaves, perft};

/// In the fast tier more leaves than these are counted, but not played too.
const MOST_MADE: u64 = 1_000_000;

/// Checks a table of lines `game ; position ; leaves at depth 1, 2, …`; `start` stands for the start, `#` begins a comment.
///
/// Lines of other games of the family are passed over, so that a family can share one file.
pub fn perft_table<G: Game>(table: &str) {
    let mut checked = 0;
    for Row { line, game, position, counts } in lines(table) {
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        if id != G::FACTS.id {
            continue;
        }
        let options: Vec<&str> = options.split(',').filter(|option| !option.is_empty()).collect();
        let rules = G::with_options(&options);
        let position = match position {
            None => rules.start(),
            Some(text) => rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}")),
        };
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&rules, &position, depth, Leaves::Counted), count, "{line}: depth {depth}");
            if count <= MOST_MADE || times_as_much() > 1 {
                assert_eq!(
                    perft(&rules, &position, depth, Leaves::Made),
                    count,
                    "{line}: depth {depth}, made"
                );
            }
            checked += 1;
        }
    }
    assert!(checked > 0, "the perft table has a line for {}", G::FACTS.id);
}

/// Counts a table again with a plain model, as far as it has at most `most` leaves; `sit_down` takes the game with its
/// options and the position text, `None` for the start.
pub fn perft_table_by_plain<P: Plain>(table: &str, most: u64, sit_down: impl Fn(&str, Option<&str>) -> P) {
    fn leaves<P: Plain>(plain: &P, depth: u32) -> u64 {
        let moves = plain.moves();
        match depth {
            1 => moves.len() as u64,
            _ => moves.iter().filter_map(|mv| plain.play(mv)).map(|next| leaves(&next, depth - 1)).sum(),
        }
    }
    for Row { line, game, position, counts } in lines(table) {
        let plain = sit_down(game, position);
        for (depth, count) in (1..).zip(counts).take_while(|&(_, count)| count <= most) {
            assert_eq!(leaves(&plain, depth), count, "{line}: depth {depth}");
        }
    }
}

/// A line of a table.
struct Row<'a> {
    line: &'a str,
    game: &'a str,
    position: Option<&'a str>,
    counts: Vec<u64>,
}

fn lines(table: &str) -> impl Iterator<Item = Row<'_>> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let [game, position, counts] = line.split(" ; ").collect::<Vec<_>>()[..] else {
            panic!("`{line}` is not `game ; position ; counts`");
        };
        let counts =
            counts.split_whitespace().map(|count| count.parse().expect("a perft table holds numbers"));
        Row { line, game, position: Some(position).filter(|&text| text != "start"), counts: counts.collect() }
    })
}
