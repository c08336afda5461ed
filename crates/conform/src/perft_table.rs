//! Perft tables as text files.

use siliam_core::{Game, Leaves, perft};

/// Checks a table of lines `game ; position ; leaves at depth 1, 2, …`; `start` stands for the start, `#` begins a comment.
///
/// Lines of other games of the family are passed over, so that a family can share one file.
pub fn perft_table<G: Game>(table: &str) {
    let mut checked = 0;
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [game, position, counts] = line.split(" ; ").collect::<Vec<_>>()[..] else {
            panic!("`{line}` is not `game ; position ; counts`");
        };
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        if id != G::FACTS.id {
            continue;
        }
        let options: Vec<&str> = options.split(',').filter(|option| !option.is_empty()).collect();
        let rules = G::with_options(&options);
        let position = match position {
            "start" => rules.start(),
            text => rules.read_position(text).unwrap_or_else(|error| panic!("`{text}`: {error}")),
        };
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect("a perft table holds numbers");
            assert_eq!(perft(&rules, &position, depth, Leaves::Counted), count, "{line}: depth {depth}");
            assert_eq!(perft(&rules, &position, depth, Leaves::Made), count, "{line}: depth {depth}, made");
            checked += 1;
        }
    }
    assert!(checked > 0, "the perft table has a line for {}", G::FACTS.id);
}
