//! How long forced wins take by threats alone: `cargo run --release -p siliam-engine --example force`.
//!
//! For positions of Sam Liam on 9×9 from matches: the plies of the win, if there is one, the positions looked at and the
//! shortest time of five, with thrift and without.

use siliam_core::{Notation, Rules};
use siliam_engine::{Attack, Force};
use siliam_samliam::SamLiam9;
use std::time::{Duration, Instant};

/// The games so far.
const GAMES: [&str; 4] = [
    "h6sw f7se b1nw i8sw e6se e5se e4ne e5nw e3ne h3nw e6nw e4sw e3sw f5ne f4ne f5sw g6sw g4nw h6ne h3se",
    "h2ne a2sw i2sw e7sw e5se e4nw e6se e4se h2sw b7se b4ne e7ne",
    "c1nw b3se b5nw c3ne e5nw b3nw e5se b2sw c2ne b2ne f5ne f6sw e4sw f4se b1sw f1ne c4se e2nw f2nw f6ne",
    "h9ne f6ne g1nw a9se e5sw e5ne d4nw f6sw d5sw e6se f5sw e6nw",
];
/// The longest win that is looked for.
const PLIES: u32 = 41;
/// Memory, in mebibytes: what a think of 100 ms has.
const MEBIBYTES: usize = 1;

fn main() {
    let rules = SamLiam9::default();
    for game in GAMES {
        let mut position = rules.start();
        for text in game.split_whitespace() {
            let mv = rules.read_move(&position, text).expect("a legal move");
            position = rules.play_unchecked(&position, mv);
        }
        for thrift in [true, false] {
            let mut shortest = Duration::MAX;
            let mut seen = (None, 0);
            for _ in 0..5 {
                let begun = Instant::now();
                let mut force = Force::new(&rules, MEBIBYTES).with_thrift(thrift);
                let won = force.win(&position, Attack::Quiet(0), PLIES, &mut |_| false);
                shortest = shortest.min(begun.elapsed());
                seen = (won.map(|(plies, _)| plies), force.nodes());
            }
            let won = seen.0.map_or_else(|| "no win".to_owned(), |plies| format!("win {plies}"));
            let ms = 1000.0 * shortest.as_secs_f64();
            println!("{won} thrift {thrift} nodes {} ms {ms:.1}", seen.1);
        }
    }
}
