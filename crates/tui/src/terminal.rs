//! The terminal: it is set up, read and, whatever happens, restored.

use crate::ink::Depth;
use crate::question::{Answer, Question, Watch};
use crate::screen::Screen;
use crate::sixteen::Sixteen;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::any::Any;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// How often a running clock is redrawn.
const TICK: Duration = Duration::from_millis(100);

/// What wakes the screen.
enum Happening {
    Event(Event),
    Answer(u64, Answer),
    /// The program is asked to end, or there is no terminal any more.
    End,
    /// A think panicked, saying this.
    Broken(String),
}

/// Runs a screen until it is left, restores the terminal and returns the screen.
pub fn show(screen: &mut Screen) -> io::Result<()> {
    let opened = Opened::open(screen.depth())?;
    let shown = opened.show(screen);
    drop(opened);
    shown
}

/// The terminal in raw mode, on its alternate screen. It is restored when this is dropped, and when the program panics.
pub struct Opened {
    depth: Depth,
}

impl Opened {
    /// Takes the terminal.
    pub fn open(depth: Depth) -> io::Result<Self> {
        let (before, owner) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |info| {
            // A panic in a thinking thread is reported by the screen, which still needs the terminal.
            if thread::current().id() == owner {
                give_back();
                before(info);
            }
        }));
        enable_raw_mode()?;
        let opened = Self { depth };
        execute!(io::stdout(), EnterAlternateScreen)?;
        Ok(opened)
    }

    fn show(&self, screen: &mut Screen) -> io::Result<()> {
        let out: Box<dyn Write> = match self.depth {
            Depth::Sixteen => Box::new(Sixteen::new(io::stdout())),
            _ => Box::new(io::stdout()),
        };
        let mut terminal = Terminal::new(CrosstermBackend::new(out))?;
        let (tell, told) = mpsc::channel();
        listen(tell.clone());
        heed_signals(tell.clone())?;
        let begun = Instant::now();
        let mut thinker = Thinker { tell, begun, asked: None };
        while !screen.is_left() {
            terminal.draw(|frame| {
                screen.draw(frame);
            })?;
            thinker.think_about(screen.question());
            for happening in wait(&told, screen.is_ticking()) {
                let now = begun.elapsed();
                match happening {
                    Happening::Event(Event::Key(key)) => screen.key(key, now),
                    Happening::Event(_) => {}
                    Happening::Answer(number, answer) => screen.answered(number, answer, now),
                    Happening::End => screen.leave(),
                    Happening::Broken(why) => return Err(io::Error::other(why)),
                }
            }
            screen.tick(begun.elapsed());
        }
        thinker.think_about(None);
        Ok(())
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal: cooked mode, main screen, cursor shown. Doing so twice does no harm.
fn give_back() {
    // There is nobody to tell when this fails.
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), LeaveAlternateScreen, Show);
}

/// Waits until something happens, or a clock is to be shown anew; everything that has happened by then.
fn wait(told: &Receiver<Happening>, is_ticking: bool) -> Vec<Happening> {
    let first = if is_ticking {
        told.recv_timeout(TICK)
    } else {
        told.recv().map_err(|_| RecvTimeoutError::Disconnected)
    };
    match first {
        Ok(first) => std::iter::once(first).chain(told.try_iter()).collect(),
        Err(RecvTimeoutError::Timeout) => Vec::new(),
        Err(RecvTimeoutError::Disconnected) => vec![Happening::End],
    }
}

/// Passes keys and changes of size on, until the terminal is gone.
fn listen(tell: Sender<Happening>) {
    // Sizes are heeded from here on, not from whenever the thread comes to run: a change in between would be lost.
    let _ = event::poll(Duration::ZERO);
    thread::spawn(move || {
        loop {
            let happening = event::read().map_or(Happening::End, Happening::Event);
            let is_end = matches!(happening, Happening::End);
            if tell.send(happening).is_err() || is_end {
                return;
            }
        }
    });
}

/// A signal that ends the program restores the terminal first.
#[cfg(unix)]
fn heed_signals(tell: Sender<Happening>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::spawn(move || {
        for _ in signals.forever() {
            if tell.send(Happening::End).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn heed_signals(_tell: Sender<Happening>) -> io::Result<()> {
    Ok(())
}

/// Thinks in a thread of its own about one question at a time.
struct Thinker {
    tell: Sender<Happening>,
    begun: Instant,
    /// The number of the question and what stops thinking about it.
    asked: Option<(u64, Arc<AtomicBool>)>,
}

impl Thinker {
    /// Thinks about this question from now on, and no more about another.
    fn think_about(&mut self, question: Option<&Question>) {
        let number = question.map(|question| question.number);
        if self.asked.as_ref().map(|(number, _)| *number) == number {
            return;
        }
        if let Some((_, stop)) = self.asked.take() {
            stop.store(true, Relaxed);
        }
        let Some(question) = question.cloned() else { return };
        let stop = Arc::new(AtomicBool::new(false));
        self.asked = Some((question.number, Arc::clone(&stop)));
        let (tell, begun) = (self.tell.clone(), self.begun);
        thread::spawn(move || {
            let now = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
            let watch = Watch { stopped: &|| stop.load(Relaxed), now: &now };
            let answer = panic::catch_unwind(AssertUnwindSafe(|| question.answer(&watch)));
            let happening = match answer {
                Ok(answer) => Happening::Answer(question.number, answer),
                Err(panicked) => Happening::Broken(said_by(&*panicked)),
            };
            // Nobody listens any more once the screen is left.
            let _ = tell.send(happening);
        });
    }
}

/// What a panic said.
fn said_by(panicked: &(dyn Any + Send)) -> String {
    let text = panicked.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panicked.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "the computer stopped thinking".to_owned())
}
