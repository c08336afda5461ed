//! A referee who speaks: every touch that leads nowhere is answered, every move and every duty is told, in both languages.

use crate::{Effort, every_option_set};
use siliam_core::touching::{Path, next_touches, settled};
use siliam_core::{
    Choice, Coord, Game, MoveStack, Objection, Player, Reason, Refusal, Rng, Scene, Touch, Trace, Viewer,
    refuse,
};
use siliam_messages::{Lang, Messages};
use std::collections::HashSet;

/// Beginnings tried in a position, beside touching nothing first.
const BEGINNINGS: usize = 5;
/// Moves told in a position.
const DEEDS: usize = 6;

/// Plays random games under every set of options, looks at one position in `every`, and asks of it all that people are told.
pub fn speaks<G: Game>(effort: Effort, every: u64) {
    let messages = Lang::ALL.map(|lang| Messages::new(lang, [&G::FACTS.messages]));
    let mut rng = Rng::new(0x0005_BEAC);
    for options in every_option_set(G::FACTS.options) {
        let rules = G::with_options(&options);
        let mut speech = Speech { rules: &rules, messages: &messages, actions: HashSet::from(["juggle"]) };
        for _ in 0..effort.games {
            let mut position = rules.start();
            for ply in 0..effort.plies {
                if ply == 0 || rng.below(every) == 0 {
                    speech.check(&position, &mut rng);
                }
                let Some(mv) = rules.pick(&position, |count| rng.below(count)) else { break };
                let before = position;
                position = rules.play_unchecked(&before, mv);
                if let Some(reason) = rules.reason(&position, Some((&before, mv))) {
                    let here = speech.here(&position);
                    speech.worded(&reason, &here);
                    let cells: Vec<Coord> =
                        reason.figures.iter().flat_map(|figure| figure.cells.clone()).collect();
                    speech.on_board(&position, &cells, &here);
                }
            }
        }
    }
}

/// Asks of one position all that people are told in it.
pub fn speaks_in<G: Game>(rules: &G, position: &G::Position, rng: &mut Rng) {
    let messages = Lang::ALL.map(|lang| Messages::new(lang, [&G::FACTS.messages]));
    let mut speech = Speech { rules, messages: &messages, actions: HashSet::from(["juggle"]) };
    speech.check(position, rng);
}

struct Speech<'a, G: Game> {
    rules: &'a G,
    messages: &'a [Messages; 2],
    /// Every button that was seen so far, and one that no game has.
    actions: HashSet<&'static str>,
}

impl<G: Game> Speech<'_, G> {
    fn learn(&mut self, choices: &[Choice]) {
        self.actions.extend(choices.iter().flat_map(|choice| &choice.path).filter_map(|touch| match touch {
            Touch::Action(name) => Some(*name),
            _ => None,
        }));
    }

    fn here(&self, position: &G::Position) -> String {
        format!("{} `{}`", G::FACTS.id, self.rules.write_position(position))
    }

    /// Both languages word it, and miss no part.
    fn worded(&self, reason: &Reason, here: &str) {
        for messages in self.messages {
            if let Err(fault) = messages.checked(reason) {
                panic!("{here}: {fault} in {:?}", messages.lang());
            }
        }
    }

    fn on_board(&self, position: &G::Position, cells: &[Coord], here: &str) {
        let scene = self.rules.scene(position, Viewer::Spectator);
        let is_on = |cell: &Coord| cell.column < scene.columns && cell.row < scene.rows;
        assert!(cells.iter().all(is_on), "{here}: {cells:?} on the board");
    }

    fn check(&mut self, position: &G::Position, rng: &mut Rng) {
        if self.rules.outcome(position).is_some() {
            return;
        }
        let choices = &self.rules.choices(position, Viewer::Player(self.rules.actor(position)));
        self.learn(choices);
        let here = self.here(position);
        for Choice { mv, path } in choices {
            let spelled = self.rules.spelled(position, path);
            assert_eq!(spelled.as_ref(), Some(mv), "{here}: {}", shown(path));
        }
        let touches = self.touches(&self.rules.scene(position, Viewer::Spectator));
        self.check_touches(position, choices, &[], &touches);
        for _ in 0..BEGINNINGS {
            let Some(path) = beginning(choices, rng) else { continue };
            self.check_touches(position, choices, &path, &touches);
        }
        self.check_waiting(position, &touches, &here);
        self.check_deeds(position, rng, &here);
    }

    /// All that can be touched, whether there is a reason to or not.
    fn touches(&self, scene: &Scene) -> Path {
        let mut touches = Vec::new();
        for row in 0..scene.rows {
            touches.extend((0..scene.columns).map(|column| Touch::Cell(Coord { column, row })));
        }
        let kinds: HashSet<&'static str> = scene.reserves.iter().map(|reserve| reserve.kind).collect();
        for player in Player::ALL.into_iter().take(G::PLAYERS) {
            touches.extend(kinds.iter().map(|kind| Touch::Reserve(player, kind)));
        }
        touches.extend(G::FACTS.facings.iter().map(|facing| Touch::Facing(facing)));
        touches.extend(self.actions.iter().map(|name| Touch::Action(name)));
        touches
    }

    /// Every touch that does not go on from what was begun is answered; as the text of the move, where it spells one.
    fn check_touches(
        &self,
        position: &G::Position,
        choices: &[Choice],
        begun: &[Touch<'static>],
        touches: &[Touch<'static>],
    ) {
        let next = next_touches(choices, begun);
        for touch in touches.iter().filter(|touch| !next.contains(touch)) {
            let path = [begun, &[*touch]].concat();
            let here = format!("{} {}", self.here(position), shown(&path));
            let viewer = Viewer::Player(self.rules.actor(position));
            let Objection { reason, sum } = refuse(self.rules, position, viewer, &path);
            self.worded(&reason, &here);
            self.on_board(position, &reason.cells, &here);
            if let Some(sum) = sum {
                let cells: Vec<Coord> = sum.weights.iter().map(|&(cell, _)| cell).collect();
                assert!(!cells.is_empty(), "{here}: a sum of nothing");
                self.on_board(position, &cells, &here);
            }
            let Some(text) = self.rules.spelled(position, &path) else { continue };
            let Err(error) = self.rules.read_move(position, &text) else {
                panic!("{here}: spells the legal `{text}`, and no choice offers it");
            };
            let refused = (error.code(), error.args(), error.ruling());
            assert_eq!((reason.code, reason.args, reason.ruling), refused, "{here}: as `{text}`");
        }
    }

    /// Whoever does not act is told so, and everybody is told what is due.
    fn check_waiting(&self, position: &G::Position, touches: &[Touch<'static>], here: &str) {
        let actor = self.rules.actor(position);
        let players = Player::ALL.into_iter().take(G::PLAYERS).map(Viewer::Player);
        for viewer in players.chain([Viewer::Spectator]) {
            for duty in self.rules.duties(position, viewer) {
                self.worded(&duty, here);
                self.on_board(position, &duty.cells, here);
            }
            if viewer != Viewer::Player(actor) {
                let objection = refuse(self.rules, position, viewer, &touches[..1]);
                assert_eq!(objection.reason.code, "touch-not-your-turn", "{here}: {viewer:?} waits");
                self.worded(&objection.reason, here);
            }
        }
    }

    /// Moves are told, and what is drawn of them is where something moved.
    fn check_deeds(&self, position: &G::Position, rng: &mut Rng, here: &str) {
        let mut moves = MoveStack::new();
        self.rules.moves(position, &mut moves);
        for _ in 0..DEEDS {
            let mv = moves.above(0)[rng.index(moves.len())];
            let here = format!("{here} {}", self.rules.write_move(position, mv));
            let deed = self.rules.deed(position, mv);
            assert!(!deed.kind.is_empty() && !deed.said.is_empty(), "{here}: is told");
            for said in &deed.said {
                self.worded(said, &here);
            }
            let stands = |position, cell: &Coord| {
                let pieces = self.rules.scene(position, Viewer::Spectator).pieces;
                pieces.iter().any(|piece| piece.cell == *cell)
            };
            let Trace { pushed, from, to } = deed.trace;
            let after = self.rules.play_unchecked(position, mv);
            assert!(from.iter().all(|cell| stands(position, cell)), "{here}: something left {from:?}");
            assert!(to.iter().all(|cell| stands(&after, cell)), "{here}: something came to {to:?}");
            if pushed.is_some() {
                assert!(!to.is_empty(), "{here}: a push moves somebody");
                let motions = self.rules.motions(position, mv);
                let together = motions.iter().all(|motion| motion.step == motions[0].step);
                assert!(together, "{here}: a line moves as one");
            }
        }
    }
}

/// Some of what is touched for a choice, not yet the whole of it.
fn beginning(choices: &[Choice], rng: &mut Rng) -> Option<Path> {
    let choice = &choices[rng.index(choices.len())];
    let length = rng.index(choice.path.len());
    let mut path: Path = Vec::new();
    while path.len() < length {
        let next: Path =
            next_touches(choices, &path).into_iter().filter(|touch| choice.path.contains(touch)).collect();
        path.push(*next.get(rng.index(next.len().max(1)))?);
    }
    (length > 0 && settled(choices, &path).is_none()).then_some(path)
}

fn shown(path: &[Touch<'_>]) -> String {
    path.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
