//! What each command does.

// Counts of games, nodes and milliseconds are far below 2⁵², where `f64` begins to round.
#![allow(clippy::cast_precision_loss)]

use crate::board::{self, Look};
use crate::failure::Failure;
use crate::hosting;
use crate::matches;
use crate::page;
use crate::picture;
use crate::play;
use crate::progress::Progress;
use crate::puzzles;
use crate::records;
use crate::serve;
use crate::ugi;
use clap::ArgMatches;
use siliam_catalog::{Advice, Ending, Settlement, Table, TableError, entries, entry, sit_down};
use siliam_core::text::quoted;
use siliam_core::{Arg, Leaves, Outcome, Playouts, Refusal, Rng, Texts, Viewer};
use siliam_engine::{Asking, Budget, Clock, Level, Limits, Style};
use siliam_messages::{Lang, Messages};
use std::io::Write;
use std::time::Instant;

/// The program is built with the catalog's feature `counting`.
const COUNTS: &str = "this build counts";

const OWN: Texts = Texts { fr: include_str!("../messages/fr.ftl"), en: include_str!("../messages/en.ftl") };

/// Everything this program may say.
pub(crate) fn messages(lang: Lang) -> Messages {
    let games = entries().iter().map(|entry| &entry.facts.messages);
    Messages::new(lang, [&OWN, &siliam_tui::MESSAGES].into_iter().chain(games))
}

/// Runs the command that was asked for.
pub(crate) fn run(matches: &ArgMatches, messages: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else { return serve::run(None, messages, out) };
    let asked = Asked { matches, messages };
    match name {
        "serve" => serve::run(Some(matches), messages, out),
        "play" => play::run(matches, messages, out),
        "games" => games(out),
        "rules" => asked.rules(out),
        "show" => asked.show(out),
        "picture" => picture::run(matches, messages, || asked.table_after_moves(), out),
        "moves" => asked.moves(out),
        "apply" => asked.apply(out),
        "labels" => asked.labels(out),
        "perft" => asked.perft(out),
        "playouts" => asked.playouts(out),
        "best" => asked.best(out),
        "bench" => bench(out),
        "record" => records::run(matches, messages, out),
        "puzzles" => puzzles::run(matches, messages, out),
        "backup" => hosting::backup(matches, messages, out),
        "store" => hosting::store(matches, messages, out),
        "match" => matches::run(matches, messages, out),
        "ugi" => ugi::run(matches, messages, out),
        _ => unreachable!("the command line knows no other command"),
    }
}

fn games(out: &mut dyn Write) -> Result<(), Failure> {
    let width = entries().iter().map(|entry| entry.facts.id.len()).max().unwrap_or(0);
    for entry in entries() {
        let facts = entry.facts;
        writeln!(out, "{:width$}  {}  {}", facts.id, facts.letters.len(), facts.options.join(" "))?;
    }
    Ok(())
}

/// A command with its arguments and the language to answer in.
struct Asked<'a> {
    matches: &'a ArgMatches,
    messages: &'a Messages,
}

impl Asked<'_> {
    fn game(&self) -> &str {
        self.matches.get_one::<String>("game").expect("the command line asks for a game")
    }

    fn number(&self, id: &str) -> Option<u64> {
        self.matches.get_one(id).copied()
    }

    fn refused(&self, refusal: &dyn Refusal) -> Failure {
        Failure::Input(self.messages.refusal(refusal))
    }

    /// The table at the position asked for.
    fn table(&self) -> Result<Box<dyn Table>, Failure> {
        let position = self.matches.try_get_one::<String>("position").ok().flatten().map(String::as_str);
        sit_down(self.game(), position).map_err(|error| match error {
            TableError::Position(refusal) => {
                let why = Arg::Text(self.messages.refusal(&*refusal));
                Failure::Input(self.messages.with("cli-bad-position", &[("why", why)]))
            }
            other => self.refused(&other),
        })
    }

    /// The table after the moves asked for.
    fn table_after_moves(&self) -> Result<Box<dyn Table>, Failure> {
        let mut table = self.table()?;
        let moves = self.matches.get_many::<String>("moves").unwrap_or_default();
        for (index, mv) in moves.enumerate() {
            let done = match Settlement::read(mv, table.facts()) {
                Some(settlement) => table.settle(settlement),
                None => table.play(mv),
            };
            done.map_err(|error| {
                let args = [
                    ("number", Arg::Number(i64::try_from(index).unwrap_or(i64::MAX - 1) + 1)),
                    ("move", Arg::Text(quoted(mv))),
                    ("why", Arg::Text(self.messages.refusal(&error))),
                ];
                Failure::Input(self.messages.with("cli-bad-move", &args))
            })?;
        }
        Ok(table)
    }

    fn rules(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let entry = entry(self.game()).map_err(|error| self.refused(&error))?;
        let text = self.messages.lang().of(&entry.facts.rules);
        Ok(write!(out, "{}", page::lay_out(text, Look::of_stdout()))?)
    }

    fn show(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.table_after_moves()?;
        let facts = table.facts();
        let messages = self.messages;
        let scene = table.scene(Viewer::Spectator);
        write!(out, "\n{}\n", board::draw(&scene, facts, Look::of_stdout()))?;
        for reserve in &scene.reserves {
            let args = [
                ("side", Arg::Term(facts.player_message(reserve.player))),
                ("left", Arg::Number(reserve.left.into())),
                ("of", Arg::Number(reserve.of.into())),
            ];
            writeln!(out, "{}", messages.with("cli-show-reserve", &args))?;
        }
        writeln!(out, "\n{}", table.position())?;
        let ending = table.ending();
        if ending.is_none() {
            writeln!(out, "{}", messages.attribute(facts.player_message(table.actor()), "turn"))?;
        }
        for duty in table.duties(Viewer::Spectator) {
            writeln!(out, "{}", messages.reason(&duty))?;
        }
        let labels = table.labels(Viewer::Spectator);
        if !labels.is_empty() {
            writeln!(out, "{}", labels.iter().map(|label| label.code).collect::<Vec<_>>().join(" "))?;
        }
        if let Some(ending) = &ending {
            let text = match ending.outcome {
                Outcome::Draw => messages.text("cli-show-draw"),
                Outcome::Win(player) => messages.attribute(facts.player_message(player), "wins"),
            };
            let args = [("result", Arg::Text(text)), ("why", Arg::Text(messages.reason(&ending.reason)))];
            writeln!(out, "{}", messages.with("cli-show-result", &args))?;
        }
        writeln!(out, "result: {}", result(&*table, ending.as_ref()))?;
        Ok(())
    }

    fn moves(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for mv in self.table_after_moves()?.moves() {
            writeln!(out, "{mv}")?;
        }
        Ok(())
    }

    fn apply(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.table_after_moves()?;
        writeln!(out, "{}", table.position())?;
        writeln!(out, "result: {}", result(&*table, table.ending().as_ref()))?;
        Ok(())
    }

    fn labels(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let labels = self.table_after_moves()?.labels(Viewer::Spectator);
        let codes: Vec<_> = labels.iter().map(|label| label.code).collect();
        writeln!(out, "{}", if codes.is_empty() { "-".to_owned() } else { codes.join(" ") })?;
        Ok(())
    }

    fn perft(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let table = self.table()?;
        let depth = *self.matches.get_one::<u32>("depth").expect("the command line asks for a depth");
        let leaves = if self.matches.get_flag("make") { Leaves::Made } else { Leaves::Counted };
        let divide = self.matches.get_flag("divide") && depth > 0;
        let counting = table.counting().expect(COUNTS);
        let begun = Instant::now();
        let mut total = 0;
        let mut written = Ok(());
        if depth < 2 && !divide {
            total = counting.perft(depth, leaves);
        } else {
            let mut progress = Progress::new();
            let (mut done, of) = (0, table.moves().len() as u64);
            counting.divide(depth, leaves, &mut |mv, count| {
                total += count;
                done += 1;
                progress.show(done, of);
                if divide && written.is_ok() {
                    written = writeln!(out, "{mv} {count}");
                }
            });
        }
        written?;
        let seconds = begun.elapsed().as_secs_f64();
        let rate = total as f64 / seconds.max(1e-9);
        writeln!(out, "depth {depth} seconds {seconds:.3} leaves/s {rate:.0} leaves {total}")?;
        Ok(())
    }

    fn best(&self, out: &mut dyn Write) -> Result<(), Failure> {
        /// What a search may take when nothing is said.
        const MILLISECONDS: u64 = 1000;
        let table = self.table_after_moves()?;
        let mut asking = Asking {
            threads: self.number("threads").unwrap_or(1).clamp(1, 256) as usize,
            mebibytes: self.number("memory").unwrap_or(64).clamp(1, 1 << 20) as usize,
            lines: self.number("lines").unwrap_or(1).clamp(1, 1000) as usize,
            ..Asking::default()
        };
        let mut time = None;
        if let Some(depth) = self.number("depth-limit") {
            asking.limits.depth = depth.clamp(1, 100) as u32;
        } else if let Some(nodes) = self.number("nodes") {
            asking.limits.nodes = nodes.max(1);
        } else if let Some(number) = self.number("level") {
            let level = Level::of(number).ok_or_else(|| {
                let args =
                    [("found", Arg::Text("--level".to_owned())), ("value", Arg::Text(number.to_string()))];
                Failure::Input(self.messages.with("cli-bad-value", &args))
            })?;
            asking.style = Style::Level { level, seed: self.number("seed").unwrap_or(0) };
        } else if let Some(left) = self.number("clock") {
            let increment = self.number("increment").unwrap_or(0);
            let Budget { most, ease } = Clock { left, increment }.budget();
            asking.ease = ease;
            time = Some(most);
        } else {
            time = Some(self.number("time").unwrap_or(MILLISECONDS));
        }
        let begun = Instant::now();
        let gauge = |_| time.map_or(0.0, |time| begun.elapsed().as_secs_f64() * 1000.0 / time.max(1) as f64);
        let mut written = Ok(());
        let advice = table.think(&asking, &gauge, &mut |advice| {
            let Advice { line, score, others, depth, nodes, .. } = advice;
            let others = others.iter().map(|other| (&other.line, &other.score));
            let lines = std::iter::once((line, score)).chain(others);
            for (line, score) in lines {
                let line = line.join(" ");
                let tell = |out: &mut dyn Write| {
                    writeln!(out, "depth {depth} score {score} nodes {nodes} line {line}")
                };
                written = std::mem::replace(&mut written, Ok(())).and_then(|()| tell(out));
            }
        });
        written?;
        let Some(advice) = advice else {
            let over = table.ending().is_some();
            let id = if over { "table-over" } else { "cli-no-engine" };
            return Err(Failure::Input(self.messages.text(id)));
        };
        let seconds = begun.elapsed().as_secs_f64();
        let Advice { line, score, depth, nodes, .. } = advice;
        let rate = nodes as f64 / seconds.max(1e-9);
        let best = line.first().expect("a thought has a move");
        writeln!(out, "best {best} score {score} depth {depth} nodes {nodes} nps {rate:.0}")?;
        Ok(())
    }

    fn playouts(&self, out: &mut dyn Write) -> Result<(), Failure> {
        /// Games between two looks at the progress.
        const BATCH: u64 = 256;
        let table = self.table()?;
        let count = self.number("count").expect("the command line asks for a count");
        let cap = self.number("plies");
        let counting = table.counting().expect(COUNTS);
        let mut rng = Rng::new(self.number("seed").unwrap_or(0));
        let mut played = Playouts::default();
        let mut progress = Progress::new();
        let begun = Instant::now();
        while played.games < count {
            counting.play_out(BATCH.min(count - played.games), cap, &mut rng, &mut played);
            progress.show(played.games, count);
        }
        drop(progress);
        let seconds = begun.elapsed().as_secs_f64();
        write!(out, "games {} unfinished {} draws {}", played.games, played.unfinished, played.draws)?;
        for (letter, wins) in table.facts().letters.iter().zip(played.wins) {
            write!(out, " win {letter} {wins}")?;
        }
        let per_second = |count: u64| count as f64 / seconds.max(1e-9);
        let (plies, games) = (per_second(played.plies), per_second(played.games));
        writeln!(out, " plies {} seconds {seconds:.3} plies/s {plies:.0} games/s {games:.0}", played.plies)?;
        Ok(())
    }
}

/// What `siliam bench` searches: fixed positions to fixed depths or, among three and four, so many nodes; so its node count
/// is a signature of behaviour.
const BENCH: [(&str, &str, Limits); 12] = [
    ("siam", "5/5/1###1/5/5 e 0 00", to_depth(5)),
    ("siam", "2s2/5/1###1/2N2/5 r 3 00", to_depth(5)),
    ("siam", "N#e1w/2E2/n#1W1/2S#n/E3s e 10 00", to_depth(5)),
    ("siam:ban,one-exit", "2nW1/s1#N1/w#S1n/1e#1W/N4 r 11 10", to_depth(5)),
    ("squaryd", "7/4o2/3x3/2x#1o1/3o3/4x2/7 d", to_depth(6)),
    ("squaryd:table", "7/4o2/3x3/2x#1o1/3o3/4x2/7 d d5 f4 -", to_depth(4)),
    ("samliam", "9/9/9/3,gnw,1,rne,3/2,gse,1,rne,4/3,gsw,1,rsw,3/9/9/9 r 0", to_depth(5)),
    ("samliam-7", "7/7/2,gnw,1,rne,2/1,gse,1,rne,3/2,gsw,1,rsw,2/7/7 r 0", to_depth(5)),
    ("samliam-7:announce", "7/7/2,gnw,1,rne,2/3,rne,3/2,gsw,4/7/7 r 0 -", to_depth(3)),
    ("samliam-6x7", "7/2,wnw,1,kne,2/1,wse,1,kne,3/2,wsw,1,ksw,2/7/7 k -", to_depth(5)),
    ("samliam-3p", "9/9/9/3,rnw,1,kne,3/2,kse,1,rne,4/3,gsw,1,gsw,3/9/9/9 r 0", to_nodes(5_000)),
    ("samliam-4p", "9/9/9/3,wnw,1,kne,3/2,gse,1,rne,4/3,gsw,1,rsw,3/9/9/9 k 0", to_nodes(5_000)),
];

const fn to_depth(depth: u32) -> Limits {
    Limits { depth, nodes: u64::MAX }
}

const fn to_nodes(nodes: u64) -> Limits {
    Limits { depth: 100, nodes }
}

fn bench(out: &mut dyn Write) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut nodes = 0;
    for (game, position, limits) in BENCH {
        let table = sit_down(game, Some(position)).expect("the bench's positions are positions");
        let asking = Asking { limits, mebibytes: 16, ..Asking::default() };
        let searched = table.think(&asking, &|_| 0.0, &mut |_| {}).map_or(0, |advice| advice.nodes);
        writeln!(out, "{game} `{position}` nodes {searched}")?;
        nodes += searched;
    }
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(out, "nodes {nodes} seconds {seconds:.3} nodes/s {:.0}", nodes as f64 / seconds.max(1e-9))?;
    Ok(())
}

/// `running`, `draw` or `win` and the player's letter.
fn result(table: &dyn Table, ending: Option<&Ending>) -> String {
    let letter = |player| table.facts().letter(player).to_string();
    let Some(ending) = ending else { return "running".to_owned() };
    match ending.outcome {
        Outcome::Win(player) => format!("win {}", letter(player)),
        Outcome::Draw if ending.shares.is_empty() => "draw".to_owned(),
        Outcome::Draw => {
            let shares: Vec<String> = ending.shares.iter().copied().map(letter).collect();
            format!("shared {}", shares.join(" "))
        }
    }
}
