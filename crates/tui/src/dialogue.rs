//! The dialogue: a game in lines, for scripts and screen readers.
//!
//! Each turn prints what happened, the position's text, whose turn it is and the duties; then a line is read, a move or a
//! word. Everything is words; the board is drawn only when asked for.

use crate::board::ruled;
use crate::command::{Command, WORDS};
use crate::keeping::{Keeper, Keeping};
use crate::question::{Answer, Matter, Question, Watch};
use crate::screen::{WORD_MESSAGES, word_in};
use crate::sitting::{Offer, Sitting};
use crate::view::View;
use crate::words::{self, Words, whole};
use siliam_catalog::{Leaving, TableError};
use siliam_core::{Arg, Player, Refusal, Viewer};
use siliam_messages::Messages;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Duration;

/// Lines of moves are broken before this column.
const WIDTH: usize = 78;

/// A game in lines.
pub struct Dialogue<'a> {
    sitting: Sitting,
    words: Words,
    keeping: Keeping,
    out: &'a mut dyn Write,
    /// Milliseconds gone by since the dialogue began.
    now: &'a (dyn Fn() -> u64 + Sync),
    /// Shown before a line is read; nothing where nobody looks.
    prompt: String,
    asked: u64,
}

/// Whether the dialogue goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The table has changed.
    Turn,
    /// Another line is read.
    Line,
    End,
}

impl<'a> Dialogue<'a> {
    /// A dialogue about a game, written to `out`; `prompt` is shown where somebody types.
    pub fn new(
        sitting: Sitting,
        messages: Arc<Messages>,
        keeper: Option<Keeper>,
        out: &'a mut dyn Write,
        now: &'a (dyn Fn() -> u64 + Sync),
    ) -> Self {
        let words = Words::new(messages, sitting.facts());
        let keeping = Keeping::new(keeper);
        Self { sitting, words, keeping, out, now, prompt: String::new(), asked: 0 }
    }

    /// Shows a prompt before each line is read.
    #[must_use]
    pub fn with_prompt(mut self) -> Self {
        self.prompt = format!("{} ", self.words.text("tui-prompt"));
        self
    }

    /// Plays until there are no more lines, or somebody quits; a game that is in no file is written at the end.
    pub fn hold(mut self, mut input: impl BufRead) -> io::Result<()> {
        self.begin()?;
        let mut next = Next::Turn;
        loop {
            if next == Next::Turn {
                self.keep()?;
                self.computers_move()?;
                self.tell_turn()?;
                if self.sitting.people().next().is_none() && self.sitting.ending().is_some() {
                    break;
                }
            }
            write!(self.out, "{}", self.prompt)?;
            self.out.flush()?;
            let mut line = String::new();
            if !read_line(&mut input, &mut line)? {
                break;
            }
            self.tick()?;
            next = self.obey(&line)?;
            if next == Next::End {
                break;
            }
        }
        if let Some(record) = self.keeping.unkept(&self.sitting) {
            write!(self.out, "\n{record}")?;
        }
        self.out.flush()
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn say_message(&mut self, id: &str, args: &[(&str, Arg)]) -> io::Result<()> {
        let text = whole(&self.words.with(id, args));
        self.say(&text)
    }

    fn refuse(&mut self, refusal: &dyn Refusal) -> io::Result<Next> {
        let text = self.words.refused(refusal);
        self.say(&text)?;
        Ok(Next::Line)
    }

    fn begin(&mut self) -> io::Result<()> {
        let (family, name) = (self.words.family(), self.sitting.table().name());
        // The plain game of a family has no name of its own.
        let title = if name == self.sitting.facts().family { family } else { format!("{family}, {name}") };
        self.say(&title)?;
        let people = self.sitting.people().count();
        for (player, seat) in Player::ALL.into_iter().zip(self.sitting.seats.clone()) {
            let text = format!("{}, {}", self.words.side(player), self.words.seat(seat, people));
            self.say(&whole(&text))?;
        }
        self.say_message("tui-dialogue-help", &[])?;
        self.look()
    }

    fn look(&mut self) -> io::Result<()> {
        let scene = self.sitting.table().scene(self.sitting.viewer());
        for line in self.words.position(&scene) {
            self.say(&line)?;
        }
        Ok(())
    }

    fn elapsed(&self) -> Duration {
        Duration::from_millis((self.now)())
    }

    /// Takes the elapsed time off the running clock.
    fn tick(&mut self) -> io::Result<()> {
        if let Some(player) = self.sitting.tick(self.elapsed())
            && self.sitting.ending().is_none()
        {
            let text = self.words.left(player, Leaving::Flagged);
            self.say(&text)?;
        }
        Ok(())
    }

    /// Writes the game to its file, where it has one.
    fn keep(&mut self) -> io::Result<()> {
        match self.keeping.keep(&self.sitting) {
            Ok(()) => Ok(()),
            Err(error) => self.refuse(&error).map(drop),
        }
    }

    fn ask(&mut self, matter: Matter) -> Answer {
        self.asked += 1;
        let (line, seed) = (self.sitting.line(), self.sitting.setup.seed);
        let question = Question { number: self.asked, line, matter, seed };
        question.answer(&Watch { stopped: &|| false, now: self.now })
    }

    /// Plays for the computers until a person is to move, or the game is over.
    fn computers_move(&mut self) -> io::Result<()> {
        while let Some(matter) = self.sitting.matter() {
            let Answer::Move(mv) = self.ask(matter) else { break };
            self.tick()?;
            if self.sitting.matter().is_some() && self.play(&mv)? != Next::Turn {
                break;
            }
            self.keep()?;
        }
        Ok(())
    }

    /// The position's text, whose turn it is and the duties, or how the game ended.
    fn tell_turn(&mut self) -> io::Result<()> {
        let position = self.sitting.position();
        self.say(&position)?;
        let view = View::present(&self.sitting);
        if let Some(ending) = &view.ending {
            let result = whole(&self.words.result(ending));
            let why = self.words.why(ending, &self.sitting.seats);
            self.say(&format!("{result} {why}"))?;
            if let Some(slips) = view.listed.last().and_then(|last| self.words.slips(last)) {
                self.say(&slips)?;
            }
            return Ok(());
        }
        let turn = self.words.turn(view.actor);
        let left = self.sitting.left(view.actor);
        let clock = left.map(|left| words::clock(left, self.words.messages().lang()));
        let turn = clock.map_or_else(|| turn.clone(), |clock| format!("{turn}, {clock}"));
        self.say(&whole(&turn))?;
        for duty in &view.duties {
            let text = self.words.told(duty);
            self.say(&text)?;
        }
        Ok(())
    }

    /// Plays a move and tells it.
    fn play(&mut self, mv: &str) -> io::Result<Next> {
        if let Err(error) = self.sitting.play(mv) {
            return self.refuse(&error);
        }
        let listed = self.sitting.table().listed_last(self.sitting.viewer());
        let deed = self.sitting.plies().last().map(|ply| self.words.deed(&ply.deed));
        let called = listed.as_ref().and_then(|listed| self.words.calls(listed)).map(|calls| whole(&calls));
        let parts: Vec<String> = deed.into_iter().chain(called).collect();
        self.say(&parts.join(" "))?;
        Ok(Next::Turn)
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        match Command::read(line) {
            Command::Move("") => Ok(Next::Line),
            Command::Move(mv) if self.sitting.ending().is_none() && self.sitting.person().is_none() => {
                debug_assert!(!mv.is_empty());
                self.say_message("touch-not-your-turn", &[]).map(|()| Next::Line)
            }
            Command::Move(mv) => self.play(mv),
            Command::Help => self.help(),
            Command::Moves => {
                let viewer = self.sitting.person().map_or(Viewer::Spectator, Viewer::Player);
                let moves = self.sitting.table().choices(viewer).into_iter().map(|choice| choice.mv);
                self.flow(moves.collect())
            }
            Command::List => {
                let listed = self.sitting.table().listed(self.sitting.viewer());
                self.flow(listed.into_iter().map(|listed| listed.mv).collect())
            }
            Command::Board => {
                let drawing = ruled(&self.sitting.table().scene(self.sitting.viewer()));
                write!(self.out, "{drawing}")?;
                Ok(Next::Line)
            }
            Command::Look => self.look().map(|()| Next::Line),
            Command::Position => {
                let position = self.sitting.position();
                self.say(&position).map(|()| Next::Line)
            }
            Command::Hint => self.hint(),
            Command::Undo if self.sitting.undo() => Ok(Next::Turn),
            Command::Undo => self.say_message("tui-nothing-to-undo", &[]).map(|()| Next::Line),
            Command::Redo if self.sitting.redo() => Ok(Next::Turn),
            Command::Redo => self.say_message("tui-nothing-to-redo", &[]).map(|()| Next::Line),
            Command::Save(path) => self.save(path),
            Command::Resign => self.resign(),
            Command::Draw => self.offer_draw(),
            Command::Quit => Ok(Next::End),
        }
    }

    fn help(&mut self) -> io::Result<Next> {
        let lang = self.words.messages().lang();
        for (&(names, _), id) in WORDS.iter().zip(&WORD_MESSAGES) {
            let (word, does) = (word_in(names, lang).to_owned(), self.words.text(id));
            let args = [("word", Arg::Text(word)), ("does", Arg::Text(does))];
            let text = self.words.messages().with("tui-word-does", &args);
            self.say(&text)?;
        }
        self.say_message("tui-dialogue-help", &[]).map(|()| Next::Line)
    }

    fn flow(&mut self, words: Vec<String>) -> io::Result<Next> {
        let mut line = String::new();
        for word in words {
            if !line.is_empty() && line.len() + 1 + word.len() > WIDTH {
                self.say(&line)?;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        self.say(&line).map(|()| Next::Line)
    }

    fn hint(&mut self) -> io::Result<Next> {
        if self.sitting.person().is_none() {
            return self.refuse(&TableError::Over);
        }
        let text = match self.ask(Matter::Hint) {
            Answer::Hint(mv, verdict) => self.words.hint(&mv, verdict),
            _ => whole(&self.words.text("tui-no-advice")),
        };
        self.say(&text).map(|()| Next::Line)
    }

    fn save(&mut self, path: Option<&str>) -> io::Result<Next> {
        match self.keeping.save(&self.sitting, path) {
            Ok(file) => self.say_message("tui-saved", &[("file", Arg::Text(file))]).map(|()| Next::Line),
            Err(error) => self.refuse(&error),
        }
    }

    fn resign(&mut self) -> io::Result<Next> {
        let Some(player) = self.sitting.resigner() else { return Ok(Next::Line) };
        if let Err(error) = self.sitting.leave(player, Leaving::Resigned) {
            return self.refuse(&error);
        }
        if self.sitting.ending().is_none() {
            let text = self.words.left(player, Leaving::Resigned);
            self.say(&text)?;
        }
        Ok(Next::Turn)
    }

    fn offer_draw(&mut self) -> io::Result<Next> {
        let computers = match self.sitting.offer() {
            Ok(Offer::Agreed) => return Ok(Next::Turn),
            Ok(Offer::TooSoon(plies)) => {
                let count = ("count", Arg::Number(i64::try_from(plies).unwrap_or(i64::MAX)));
                return self.say_message("tui-draw-too-soon", &[count]).map(|()| Next::Line);
            }
            Ok(Offer::Asked(computers)) => computers,
            Err(error) => return self.refuse(&error),
        };
        let first = computers.first().copied();
        let declined = match self.ask(Matter::Draw(computers)) {
            Answer::Draw(declined) => declined,
            _ => first,
        };
        if let Some(player) = declined {
            self.sitting.decline();
            let text = self.words.declined(player);
            return self.say(&text).map(|()| Next::Line);
        }
        match self.sitting.agree() {
            Ok(()) => Ok(Next::Turn),
            Err(error) => self.refuse(&error),
        }
    }
}

/// Reads a line of a sane length, whatever bytes it has; `false` at the end.
fn read_line(input: &mut impl BufRead, line: &mut String) -> io::Result<bool> {
    const LONGEST: u64 = 4096;
    let mut bytes = Vec::new();
    let read = io::Read::take(&mut *input, LONGEST).read_until(b'\n', &mut bytes)?;
    *line = String::from_utf8_lossy(&bytes).into_owned();
    Ok(read > 0)
}
