//! What many games tell: results by side, lengths, and which openings were played.

use siliam_catalog::entry;
use siliam_core::Player;
use siliam_record::{NodeId, Record, Standing};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// What is counted, by game.
pub(super) struct Stats {
    depth: u32,
    games: BTreeMap<String, OfGame>,
}

#[derive(Default)]
struct OfGame {
    tally: Tally,
    plies: u64,
    shortest: u64,
    longest: u64,
    opening: Opening,
}

/// How games ended.
#[derive(Default)]
struct Tally {
    games: u64,
    /// Games won alone, by place.
    won: [u64; 4],
    shared: u64,
}

impl Tally {
    fn add(&mut self, standing: Option<&Standing>) {
        self.games += 1;
        match standing.map(Standing::sharing) {
            Some([winner]) => self.won[winner.index()] += 1,
            Some(_) => self.shared += 1,
            None => {}
        }
    }

    /// As `games 12 draws 1 win e 7 win r 4 unfinished 0`.
    fn line(&self, letters: &[char]) -> String {
        let won: Vec<String> = Player::ALL
            .iter()
            .zip(letters)
            .map(|(player, letter)| format!("win {letter} {}", self.won[player.index()]))
            .collect();
        let unfinished = self.games - self.shared - self.won.iter().sum::<u64>();
        format!("games {} draws {} {} unfinished {unfinished}", self.games, self.shared, won.join(" "))
    }
}

/// The games that went on by each move.
#[derive(Default)]
struct Opening {
    tally: Tally,
    next: BTreeMap<String, Opening>,
}

impl Stats {
    pub(super) fn new(depth: u32) -> Self {
        Self { depth, games: BTreeMap::new() }
    }

    pub(super) fn add(&mut self, record: &Record) {
        let tree = record.tree();
        let game = self.games.entry(record.name().to_owned()).or_default();
        let standing = record.header.standing();
        let line: Vec<NodeId> = tree.main_line().collect();
        let plies = line.len() as u64;
        game.shortest = if game.tally.games == 0 { plies } else { game.shortest.min(plies) };
        game.longest = game.longest.max(plies);
        game.plies += plies;
        game.tally.add(standing);
        // Openings are compared only where all begin alike.
        let depth = if record.start().is_some() { 0 } else { self.depth as usize };
        let mut at = &mut game.opening;
        for &id in line.iter().take(depth) {
            at = at.next.entry(tree.node(id).mv().to_owned()).or_default();
            at.tally.add(standing);
        }
    }

    // Counts of games are far below 2⁵², where `f64` begins to round.
    #[allow(clippy::cast_precision_loss)]
    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        for (name, game) in &self.games {
            let letters = entry(name).map_or(&[][..], |entry| entry.facts.letters);
            let average = game.plies as f64 / game.tally.games.max(1) as f64;
            writeln!(out, "{name}: {}", game.tally.line(letters))?;
            writeln!(out, "  plies {average:.1} shortest {} longest {}", game.shortest, game.longest)?;
            game.opening.print(letters, 1, out)?;
        }
        Ok(())
    }
}

impl Opening {
    /// What was played most first.
    fn print(&self, letters: &[char], depth: usize, out: &mut dyn Write) -> io::Result<()> {
        let mut next: Vec<_> = self.next.iter().collect();
        next.sort_by_key(|(_, opening)| std::cmp::Reverse(opening.tally.games));
        for (mv, opening) in next {
            writeln!(out, "{:width$}{mv}: {}", "", opening.tally.line(letters), width = 2 * depth)?;
            opening.print(letters, depth + 1, out)?;
        }
        Ok(())
    }
}
