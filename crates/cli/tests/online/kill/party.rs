//! People who play together, and what they play.

use siliam_room::{GameId, Leaving, Pace, Terms, Wish};
use tokio::sync::watch;

/// What a party plays: every family, two to four seats, some of them computers, moves that hide and moves that are announced.
struct Plan {
    game: &'static str,
    people: usize,
    computers: usize,
}

/// Ten parties of twenty people.
const PLANS: [Plan; 10] = [
    Plan { game: "siam", people: 2, computers: 0 },
    Plan { game: "squaryd", people: 2, computers: 0 },
    Plan { game: "samliam-6x7", people: 2, computers: 0 },
    Plan { game: "squaryd:table", people: 2, computers: 0 },
    Plan { game: "samliam:announce", people: 2, computers: 0 },
    Plan { game: "siam:ban,swap", people: 2, computers: 0 },
    Plan { game: "squaryd:free-doubles", people: 1, computers: 1 },
    Plan { game: "samliam-7", people: 1, computers: 1 },
    Plan { game: "samliam-3p", people: 3, computers: 0 },
    Plan { game: "samliam-4p", people: 3, computers: 1 },
];

/// People in each ten parties.
pub(crate) const PEOPLE_OF_TEN: usize = 20;

/// A party: whoever is first lays the tables, the others hear of them.
pub(crate) struct Party {
    plan: &'static Plan,
    pace: Pace,
    leaving: Leaving,
    game: watch::Sender<Option<GameId>>,
}

impl Party {
    pub(crate) fn new(number: usize) -> Self {
        // On a clock nobody's time runs out here; whether it is charged rightly is compared in the end.
        let pace = match number / PLANS.len() % 4 {
            0 | 1 => Pace::Clock { base: 3_600_000, increment: 1000 },
            2 => Pace::Days { days: 2 },
            _ => Pace::Free,
        };
        let leaving = if number.is_multiple_of(2) { Leaving::GoesOn } else { Leaving::Ends };
        Self { plan: &PLANS[number % PLANS.len()], pace, leaving, game: watch::Sender::new(None) }
    }

    pub(crate) fn people(&self) -> usize {
        self.plan.people
    }

    pub(crate) fn terms(&self) -> Terms {
        Terms { pace: self.pace, leaving: self.leaving, ..Terms::of(self.plan.game) }
    }

    /// The leader's seat is another one each time.
    pub(crate) fn seats(&self, turn: usize) -> Vec<Wish> {
        let computers = (0..self.plan.computers).map(|_| Wish::Computer { level: 1 });
        let free = (1..self.plan.people).map(|_| Wish::Free);
        let mut seats: Vec<_> = std::iter::once(Wish::Me).chain(free).chain(computers).collect();
        let seats_of_all = seats.len();
        seats.rotate_left(turn % seats_of_all);
        seats
    }

    pub(crate) fn game(&self) -> Option<GameId> {
        *self.game.borrow()
    }

    pub(crate) fn news(&self) -> watch::Receiver<Option<GameId>> {
        self.game.subscribe()
    }

    /// Goes on to another game, unless everybody has gone on already.
    pub(crate) fn go_on(&self, from: Option<GameId>, to: GameId) {
        self.game.send_if_modified(|game| {
            let stays = *game == from;
            if stays {
                *game = Some(to);
            }
            stays
        });
    }
}
