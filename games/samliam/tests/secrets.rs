//! With `announce` nothing that was not called is betrayed to the players, before it is called, forbidden or past (L12).

use crate::at::{FORK, Seven};
use siliam_conform::{At, Effort};
use siliam_core::{Coord, Game, Label, Player, Rng, Touch, Viewer, refuse};
use siliam_samliam::SamLiam7;
use siliam_samliam::small::Small2;

const PLAYERS: [Player; 2] = [Player::First, Player::Second];

/// A game with everything played in it.
struct Line<G: Game> {
    at: At<G>,
    plies: Vec<(G::Position, G::Move)>,
}

impl<G: Game> Line<G> {
    fn start() -> Self {
        Self { at: At::start(&["announce"]), plies: Vec::new() }
    }

    fn of(at: At<G>, moves: &str) -> Self {
        let mut line = Self { at, plies: Vec::new() };
        moves.split_whitespace().for_each(|mv| line.play(mv));
        line
    }

    fn play(&mut self, mv: &str) {
        self.plies.push((self.at.position, self.at.mv(mv)));
        self.at = self.at.play(mv);
    }

    /// The labels of a ply that players may know now.
    fn shown(&self, ply: usize) -> Vec<&'static str> {
        let (before, mv) = &self.plies[ply];
        let labels = self.at.rules.labels(before, *mv).into_iter();
        let known = |label: &Label| !self.at.rules.hides((before, *mv), label, &self.at.position);
        labels.filter(known).map(|label| label.code).collect()
    }

    fn text(&self, ply: usize) -> String {
        let (before, mv) = &self.plies[ply];
        self.at.rules.write_move(before, *mv)
    }

    fn player(&self, ply: usize) -> Player {
        self.at.rules.actor(&self.plies[ply].0)
    }
}

/// A text of `announce` in which nothing is remembered but what was forbidden or is pending, as everybody heard.
fn forgetful(text: &str) -> String {
    let (rest, notes) = text.rsplit_once(' ').expect("four fields");
    let items: Vec<&str> = notes.split(',').collect();
    let heard = |name: &str, cell: &str| {
        let barred = format!("{}!{}=", &name[..1], &name[1..]);
        let forbidden =
            items.iter().filter_map(|item| item.strip_prefix(&barred)).any(|cells| cells.contains(cell));
        let tried = |item: &&str| item.starts_with("try=") && put(item).is_some_and(|put| put == cell);
        forbidden || items.iter().any(tried)
    };
    let keep = |item: &&str| {
        let Some((name, cells)) =
            item.split_once('=').filter(|(name, _)| !name.contains('!') && *name != "try")
        else {
            return Some((*item).to_owned());
        };
        let kept: String = cells
            .as_bytes()
            .chunks(2)
            .filter_map(|cell| std::str::from_utf8(cell).ok())
            .filter(|cell| heard(name, cell))
            .collect();
        (!kept.is_empty()).then(|| format!("{name}={kept}"))
    };
    let kept: Vec<String> = items.iter().filter_map(keep).collect();
    format!("{rest} {}", if kept.is_empty() { "-".to_owned() } else { kept.join(",") })
}

/// The cell of a pending placement.
fn put(item: &str) -> Option<&str> {
    item.strip_prefix("try=")?.split('+').next()?.split('>').next_back()?.get(..2)
}

/// Everything a player sees, hears and may touch, but labels.
fn surface<G: Game>(rules: &G, position: &G::Position, player: Player) -> String {
    let viewer = Viewer::Player(player);
    let scene = rules.scene(position, viewer);
    let mut answers = Vec::new();
    for row in 0..scene.rows {
        for column in 0..scene.columns {
            let cell = Touch::Cell(Coord { column, row });
            answers.push(refuse(rules, position, viewer, &[cell]));
            answers.push(refuse(rules, position, viewer, &[cell, Touch::Facing("ne")]));
        }
    }
    let choices = rules.choices(position, viewer);
    format!("{scene:?} {:?} {choices:?} {answers:?}", rules.duties(position, viewer))
}

/// Plays a random game; whatever is remembered in secret changes nothing that players see.
fn check_game<G: Game>(plies: u64, rng: &mut Rng, seen: &mut [u32; 3]) {
    let mut line = Line::<G>::start();
    for _ in 0..plies {
        let text = line.at.text();
        let moves = line.at.moves();
        if moves.is_empty() {
            return;
        }
        let forgotten = forgetful(&text);
        let known = line.at.rules.known(&line.at.position);
        assert_eq!(line.at.rules.write_position(&known), forgotten, "`{text}` as everybody knows it");
        if forgotten != text {
            seen[0] += 1;
            let position = line
                .at
                .rules
                .read_position(&forgotten)
                .unwrap_or_else(|error| panic!("{forgotten}: {error}"));
            for player in PLAYERS {
                let now = surface(&line.at.rules, &line.at.position, player);
                assert_eq!(now, surface(&line.at.rules, &position, player), "`{text}`");
            }
        }
        check_labels(&line, seen);
        // What is remembered is tried often, so that things are forbidden.
        let tried: Vec<&String> =
            moves.iter().filter(|mv| line.at.play(mv).text().contains("try=")).collect();
        let mv = if tried.is_empty() || rng.below(3) == 0 {
            moves[rng.index(moves.len())].clone()
        } else {
            tried[rng.index(tried.len())].clone()
        };
        line.play(&mv);
    }
}

/// What a player's last turn brought is shown only as far as it was called; what earlier turns brought is shown.
fn check_labels<G: Game>(line: &Line<G>, seen: &mut [u32; 3]) {
    let here = line.at.text();
    for player in PLAYERS {
        // Turns of the player that are over, from the last one back; a placement taken back is none.
        let mut over = 0;
        for ply in (0..line.plies.len()).rev() {
            let text = line.text(ply);
            if line.player(ply) != player || text == "accept" || text == "forbid" {
                continue;
            }
            let answer = (ply + 1 < line.plies.len()).then(|| line.text(ply + 1));
            if answer.as_deref() == Some("forbid") || (answer.is_none() && here.contains("try=")) {
                continue;
            }
            let labels = line.at.rules.labels(&line.plies[ply].0, line.plies[ply].1);
            let shown = line.shown(ply);
            for label in &labels {
                let called = text.contains(&format!("+{}", label.code)) || text.ends_with("+win");
                let notes = here.rsplit_once(' ').expect("four fields").1;
                let forbidden = notes.contains('!');
                let expected = called || over > 0;
                if !forbidden {
                    assert_eq!(shown.contains(&label.code), expected, "{text} {} in `{here}`", label.code);
                    seen[if expected { 2 } else { 1 }] += 1;
                }
            }
            over += 1;
        }
    }
}

#[test]
fn nothing_that_was_not_called_is_seen_heard_or_felt_by_a_player() {
    let mut seen = [0; 3];
    let mut rng = Rng::new(12);
    for _ in 0..Effort::fast(12, 0).games {
        check_game::<Small2>(40, &mut rng, &mut seen);
    }
    check_game::<SamLiam7>(30, &mut rng, &mut seen);
    assert!(seen.iter().all(|&count| count > 20), "secrets, hidden and shown labels were met: {seen:?}");
}

#[test]
fn an_uncalled_sam_is_told_when_it_is_past() {
    let mut line = Line::<SamLiam7>::of(Seven::start(&["announce"]), "a1sw d4ne a2nw d5ne b2ne");
    assert!(line.shown(4).is_empty());
    line.play("g7ne");
    assert!(line.shown(4).is_empty(), "red can still try it");
    line.play("g1ne");
    assert_eq!(line.shown(4), ["sam"], "red has played elsewhere");
}

#[test]
fn a_called_sam_is_told_at_once() {
    let line = Line::<SamLiam7>::of(Seven::start(&["announce"]), "a1sw d4ne a2nw d5ne b2ne+sam");
    assert_eq!(line.shown(4), ["sam"]);
}

#[test]
fn a_forbidden_sam_is_told() {
    let mut line = Line::<SamLiam7>::of(Seven::start(&["announce"]), "a1sw d4ne a2nw d5ne b2ne g7ne b1se");
    assert!(line.shown(4).is_empty(), "while it is pending");
    line.play("forbid");
    assert_eq!(line.shown(4), ["sam"]);
}

#[test]
fn a_win_that_was_not_called_stays_hidden_beside_a_called_sam() {
    let at = Seven::read(&["announce"], &format!("{FORK} -")).play("f6ne+song a1ne");
    let line = Line::<SamLiam7>::of(at, "d4sw+sam");
    assert_eq!(at.labels("d4sw+sam"), "sam win");
    assert_eq!(line.shown(0), ["sam"]);
}

#[test]
fn everything_is_told_once_the_game_is_over() {
    let line = Line::<SamLiam7>::of(Seven::start(&["announce"]), "a1sw d4ne a2nw d5ne b2ne g7ne b1se accept");
    assert_eq!(line.shown(4), ["sam"]);
}
