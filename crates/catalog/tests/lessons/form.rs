//! What can be said of a lesson without playing it: counts, languages, typography, names.

use crate::lesson::{Lesson, Said, Step};
use siliam_catalog::{entry, sit_down};
use siliam_core::Facts;
use siliam_engine::Level;
use std::collections::HashSet;

/// Three lines of a task on the page.
const LONGEST_TASK: usize = 110;
/// What the teacher says at once.
const LONGEST_SENTENCE: usize = 220;
const NO_BREAK: char = '\u{a0}';

pub(crate) fn of_lesson(file: &str, lesson: &Lesson) -> Vec<String> {
    let mut faults = Vec::new();
    if !file.ends_with(&format!("/lessons/{}.json", lesson.id)) {
        faults.push(format!("the id is not the file’s name, but {}", lesson.id));
    }
    faults.extend(foreign(file, &lesson.game));
    if !(1..=9).contains(&lesson.place) {
        faults.push(format!("place {} is not 1 to 9", lesson.place));
    }
    if !(6..=12).contains(&lesson.steps.len()) {
        faults.push(format!("{} steps, not 6 to 12", lesson.steps.len()));
    }
    if let Err(error) = sit_down(&lesson.then.game, None) {
        faults.push(format!("then {}: {error}", lesson.then.game));
    }
    if Level::of(lesson.then.level).is_none() {
        faults.push(format!("then: there is no level {}", lesson.then.level));
    }
    for text in [&lesson.name.fr, &lesson.name.en] {
        if text.split_whitespace().count() > 3 || text.ends_with('.') {
            faults.push(format!("the name “{text}” is not one to three words"));
        }
    }
    faults.extend(said("name", &lesson.name, usize::MAX));
    faults.extend(sentence("about", &lesson.about, LONGEST_SENTENCE));
    faults
}

pub(crate) fn of_step(file: &str, lesson: &Lesson, step: &Step) -> Vec<String> {
    let mut faults = sentence("task", &step.task, LONGEST_TASK);
    faults.extend(step.game.as_ref().and_then(|game| foreign(file, game)));
    for watch in &step.watch {
        faults.extend(sentence("watch", &watch.say, LONGEST_SENTENCE));
        if watch.play.is_empty() {
            faults.push("watch: nothing is played".to_owned());
        }
    }
    faults.extend(sentence("hint", &step.hint, LONGEST_SENTENCE));
    faults.extend(sentence("done", &step.done, LONGEST_SENTENCE));
    if step.wrong.len() < 3 {
        faults.push(format!("{} wrong tries, not three or more", step.wrong.len()));
    }
    let mut sentences = HashSet::new();
    for wrong in &step.wrong {
        faults.extend(sentence("wrong", &wrong.say, LONGEST_SENTENCE));
        if !sentences.insert(&wrong.say.fr) || !sentences.insert(&wrong.say.en) {
            faults.push(format!("“{}” is said of two wrong tries", wrong.say.en));
        }
        let named = [wrong.play.is_some(), wrong.touch.is_some(), wrong.refused.is_some()];
        if named.into_iter().filter(|&is_there| is_there).count() != 1 {
            faults.push(format!("“{}” is not said of exactly one of play, touch, refused", wrong.say.en));
        }
    }
    if let (Some(place), Ok(entry)) = (&step.rules, entry(lesson.game_of(step)))
        && !rulings(entry.facts).contains(&place.as_str())
        && !anchors(entry.facts).contains(place)
    {
        faults.push(format!("the rules page has no {place}"));
    }
    faults
}

/// A game that does not belong to the folder in which its lesson lies.
fn foreign(file: &str, game: &str) -> Option<String> {
    let family = file.split('/').next();
    let is_foreign = entry(game).ok().map(|entry| entry.facts.family) != family;
    is_foreign.then(|| format!("{game} is no game of this folder"))
}

/// The rulings that a game's rules page tells.
pub(crate) fn rulings(facts: &Facts) -> Vec<&'static str> {
    let page: &'static str = facts.rules.en;
    let ruling = |line: &'static str| line.strip_prefix("- **")?.split("**").next()?.split([' ', '.']).next();
    page.lines()
        .filter_map(ruling)
        .filter(|code| code.ends_with(|last: char| last.is_ascii_digit()))
        .collect()
}

/// The anchors of the page's headings: their words in lower case, joined by hyphens.
fn anchors(facts: &Facts) -> Vec<String> {
    let headings = facts.rules.en.lines().filter(|line| line.starts_with("##"));
    let anchor = |line: &str| {
        let words = line.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
    };
    headings.map(anchor).collect()
}

/// A text that is one or more whole sentences.
fn sentence(what: &str, text: &Said, longest: usize) -> Vec<String> {
    let mut faults = said(what, text, longest);
    for text in [&text.fr, &text.en] {
        if !text.ends_with(['.', '!', '?', '…']) {
            faults.push(format!("{what}: “{text}” does not end like a sentence"));
        }
    }
    faults
}

fn said(what: &str, text: &Said, longest: usize) -> Vec<String> {
    let mut faults = Vec::new();
    if text.fr == text.en {
        faults.push(format!("{what}: “{}” is the same in both languages", text.en));
    }
    for (text, typed) in [(&text.fr, french as fn(&str) -> _), (&text.en, english)] {
        let letters = text.chars().count();
        if letters > longest {
            faults.push(format!("{what}: “{text}” has {letters} letters, at most {longest} fit"));
        }
        let fault = spaced(text).or_else(|| typed(text));
        faults.extend(fault.map(|fault| format!("{what}: “{text}” {fault}")));
    }
    faults
}

fn spaced(text: &str) -> Option<&'static str> {
    if text.is_empty() || text.trim() != text || text.contains("  ") {
        return Some("is empty or has a space too many");
    }
    (text.contains(['\'', '"']) || text.contains("...")).then_some("has a straight quote or three full stops")
}

fn french(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    let lacks = letters.windows(2).any(|pair| {
        let opens = pair[0] == '«' && pair[1] != NO_BREAK;
        let closes = matches!(pair[1], ';' | ':' | '?' | '!' | '»');
        opens || (closes && !matches!(pair[0], NO_BREAK | '?' | '!'))
    });
    lacks.then_some("lacks a no-break space before ; : ? ! » or after «")
}

fn english(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    let spaced = letters
        .windows(2)
        .any(|pair| pair[0].is_whitespace() && matches!(pair[1], ';' | ':' | '?' | '!' | ',' | '.'));
    (spaced || text.contains(NO_BREAK)).then_some("has a space before ; : ? ! or a no-break space")
}
