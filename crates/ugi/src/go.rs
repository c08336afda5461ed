//! The command `go`: how long to search.

use crate::mistake::Mistake;
use siliam_core::Player;
use siliam_engine::{Budget, Clock};

/// Everything `go` may say; whichever limit is reached first ends the search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    /// Milliseconds left to each player.
    times: [Option<u64>; 4],
    /// Milliseconds that each player is given for a move.
    increments: [Option<u64>; 4],
    movetime: Option<u64>,
    pub(crate) depth: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) infinite: bool,
    pub(crate) ponder: bool,
}

impl Go {
    pub(crate) fn read(words: &[&str]) -> Result<Self, Mistake> {
        let mut go = Self::default();
        let mut words = words.iter();
        while let Some(&name) = words.next() {
            if let "infinite" | "ponder" = name {
                let flag = if name == "ponder" { &mut go.ponder } else { &mut go.infinite };
                if std::mem::replace(flag, true) {
                    return Err(Mistake::Twice(name.to_owned()));
                }
                continue;
            }
            let Some(place) = go.number(name) else { return Err(Mistake::Unexpected(name.to_owned())) };
            let found = words.next().copied().unwrap_or_default();
            let Ok(number) = found.parse() else {
                return Err(Mistake::NoNumber { name: name.to_owned(), found: found.to_owned() });
            };
            if place.replace(number).is_some() {
                return Err(Mistake::Twice(name.to_owned()));
            }
        }
        Ok(go)
    }

    /// Where the number that follows this word belongs.
    fn number(&mut self, name: &str) -> Option<&mut Option<u64>> {
        match name {
            "movetime" => Some(&mut self.movetime),
            "depth" => Some(&mut self.depth),
            "nodes" => Some(&mut self.nodes),
            // As UCI says it.
            "wtime" => Some(&mut self.times[0]),
            "btime" => Some(&mut self.times[1]),
            "winc" => Some(&mut self.increments[0]),
            "binc" => Some(&mut self.increments[1]),
            _ => {
                let (player, what) = name.strip_prefix('p')?.split_at_checked(1)?;
                let player = ["1", "2", "3", "4"].iter().position(|&number| number == player)?;
                match what {
                    "time" => Some(&mut self.times[player]),
                    "inc" => Some(&mut self.increments[player]),
                    _ => None,
                }
            }
        }
    }

    /// The time this player may take for the move, one of so many; `None` where there is no limit.
    pub(crate) fn budget(&self, actor: Player, players: usize) -> Result<Option<Budget>, Mistake> {
        let told = |player: usize| self.times[player].is_some() || self.increments[player].is_some();
        if let Some(player) = (players..4).find(|&player| told(player)) {
            return Err(Mistake::NoPlayer { player: player + 1 });
        }
        let clock = match self.times[actor.index()] {
            None if (0..players).any(told) => return Err(Mistake::NoClock { player: actor.index() + 1 }),
            None => None,
            // More than a thousand years would overflow the sums.
            Some(left) => {
                let increment = self.increments[actor.index()].unwrap_or(0);
                Some(Clock { left: left.min(1 << 45), increment: increment.min(1 << 45) }.budget())
            }
        };
        Ok(match (clock, self.movetime) {
            (Some(budget), Some(most)) if budget.most < most => Some(budget),
            (_, Some(most)) => Some(Budget { most, ease: 1.0 }),
            (clock, None) => clock,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Go, Mistake> {
        Go::read(&text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>())
    }

    #[test]
    fn clocks_are_read_by_either_name() {
        let by_ugi = read("p1time 1000 p2time 2000 p1inc 10 p2inc 20");
        assert_eq!(by_ugi, read("winc 10 binc 20 wtime 1000 btime 2000"));
        let go = by_ugi.expect("clocks");
        let most = |player| go.budget(player, 2).ok().flatten().map(|budget| budget.most);
        assert_eq!(most(Player::First), Some(Clock { left: 1000, increment: 10 }.budget().most));
        assert_eq!(most(Player::Second), Some(Clock { left: 2000, increment: 20 }.budget().most));
    }

    #[test]
    fn the_clock_of_whoever_moves_must_be_there() {
        let go = read("p2time 2000").expect("a clock");
        assert_eq!(go.budget(Player::First, 2), Err(Mistake::NoClock { player: 1 }));
        let go = read("p1time 9 p2time 9 p4inc 9").expect("clocks");
        assert_eq!(go.budget(Player::First, 3), Err(Mistake::NoPlayer { player: 4 }));
        assert!(go.budget(Player::First, 4).is_ok());
    }

    #[test]
    fn the_shorter_time_counts() {
        let most = |text: &str| {
            let budget = read(text).expect("times").budget(Player::First, 2);
            budget.expect("a clock").map(|budget| budget.most)
        };
        assert_eq!(most("p1time 60000 movetime 50"), Some(50));
        assert!(most("p1time 100 movetime 5000").is_some_and(|most| most < 100));
        assert_eq!(most("movetime 0 infinite"), Some(0));
        assert_eq!(most("nodes 100"), None);
        assert!(most("p1time 18446744073709551615 p1inc 18446744073709551615").is_some());
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        for wrong in [
            "deep",
            "depth",
            "depth x",
            "depth -1",
            "nodes 1 nodes 2",
            "ponder ponder",
            "p5time 1",
            "p1",
            "p",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
