//! The notes on a move: a comment, marks, the clock, an evaluation.

use std::fmt::Write as _;

/// What a position is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Eval {
    /// An estimate in hundredths, from the side of the player who begins.
    Estimate(i32),
    /// A proven win in so many plies; a negative number where the player who begins loses.
    Win(i32),
    /// What three or four expect, in whole hundredths, in playing order.
    Shares(Vec<u8>),
}

/// No comment has more bytes than this.
pub(crate) const MOST_COMMENT: usize = 1 << 16;

/// A comment had to be cut.
pub(crate) struct TooLong;

/// What somebody noted about a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    comment: String,
    /// Marks as PGN numbers them: 1 good, 2 bad, 5 interesting …
    marks: Vec<u8>,
    /// Milliseconds left to whoever moved.
    pub(crate) clock: Option<u64>,
    pub(crate) eval: Option<Eval>,
}

/// Between two words. Spaces that do not break a line are letters here: French sets them before its tall marks.
fn is_between(letter: char) -> bool {
    letter == ' ' || letter.is_control()
}

impl Remark {
    /// The comment; no braces, no line breaks, no commands but those of other programs.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Sets the comment. Spaces are gathered and braces become parentheses; commands such as `[%clk 0:05:00]` in it are
    /// obeyed and left out. What is longer than 64 KiB is cut.
    pub fn set_comment(&mut self, text: &str) {
        self.comment.clear();
        let _ = self.add_comment(text);
    }

    /// Adds to the comment, as [`Remark::set_comment`] sets it; [`TooLong`] where it had to be cut.
    pub(crate) fn add_comment(&mut self, text: &str) -> Result<(), TooLong> {
        let mut rest = text;
        let mut plain = String::new();
        while let Some((before, after)) = rest.split_once("[%") {
            plain.push_str(before);
            rest = match after.split_once(']') {
                Some((command, after)) if self.obey(command) => {
                    plain.push(' ');
                    after
                }
                // A command of another program is kept as it is.
                Some((command, after)) if !command.contains("[%") => {
                    let _ = write!(plain, "[%{command}]");
                    after
                }
                // What is never closed is no command, and must not become one by what is said next.
                _ => {
                    plain.push_str("[ %");
                    after
                }
            };
        }
        plain.push_str(rest);
        for word in plain.split(is_between).filter(|word| !word.is_empty()) {
            if !self.comment.is_empty() {
                self.comment.push(' ');
            }
            self.comment.extend(word.chars().map(|letter| match letter {
                '{' => '(',
                '}' => ')',
                other => other,
            }));
        }
        if self.comment.len() <= MOST_COMMENT {
            return Ok(());
        }
        self.comment.truncate(self.comment.floor_char_boundary(MOST_COMMENT));
        // A command that was cut is left out.
        if let Some((before, command)) = self.comment.rsplit_once("[%")
            && !command.contains(']')
        {
            self.comment.truncate(before.len());
        }
        self.comment.truncate(self.comment.trim_end_matches(' ').len());
        Err(TooLong)
    }

    /// Takes from another remark what this one has not.
    pub(crate) fn fill(&mut self, other: &Self) {
        if self.comment.is_empty() {
            self.comment.clone_from(&other.comment);
        }
        if self.marks.is_empty() {
            self.marks.clone_from(&other.marks);
        }
        self.clock = self.clock.or(other.clock);
        self.eval = self.eval.take().or_else(|| other.eval.clone());
    }

    /// Obeys a command in a comment; `false` for one that is none of ours, or that says nothing we can read.
    fn obey(&mut self, command: &str) -> bool {
        // As it stands in the comment if it is kept, so that it is read alike when the record is read again.
        let words: Vec<&str> = command.split(is_between).filter(|word| !word.is_empty()).collect();
        let (name, value) =
            (words.first().copied().unwrap_or_default(), words.get(1..).unwrap_or_default().join(" "));
        match name {
            "clk" => read_clock(&value).map(|clock| self.clock = Some(clock)).is_some(),
            "eval" => Eval::read(&value).map(|eval| self.eval = Some(eval)).is_some(),
            // What the rules themselves know of a move is not read back.
            _ => name == "labels",
        }
    }

    /// The marks, as PGN numbers them.
    pub fn marks(&self) -> &[u8] {
        &self.marks
    }

    /// Sets or clears a mark.
    pub fn mark(&mut self, mark: u8, set: bool) {
        match (self.marks.binary_search(&mark), set) {
            (Err(place), true) => self.marks.insert(place, mark),
            (Ok(place), false) => drop(self.marks.remove(place)),
            _ => {}
        }
    }

    /// Milliseconds left to whoever moved.
    pub fn clock(&self) -> Option<u64> {
        self.clock
    }

    /// Sets the milliseconds left to the mover.
    pub fn set_clock(&mut self, milliseconds: Option<u64>) {
        self.clock = milliseconds.map(|left| left.min(MOST_CLOCK));
    }

    /// What the position is worth.
    pub fn eval(&self) -> Option<&Eval> {
        self.eval.as_ref()
    }

    /// Sets what the position is worth; what no record can hold is left out.
    pub fn set_eval(&mut self, eval: Option<Eval>) {
        // A record holds exactly what it can read back.
        self.eval = eval.filter(|eval| Eval::read(&eval.write()).as_ref() == Some(eval));
    }

    /// The words between the braces of a record; `labels` are what the rules call the move.
    pub(crate) fn written(&self, labels: &[&str]) -> String {
        let mut parts = Vec::new();
        if !labels.is_empty() {
            parts.push(format!("[%labels {}]", labels.join(" ")));
        }
        parts.extend(self.clock.map(|clock| format!("[%clk {}]", write_clock(clock))));
        parts.extend(self.eval.as_ref().map(|eval| format!("[%eval {}]", eval.write())));
        if !self.comment.is_empty() {
            parts.push(self.comment.clone());
        }
        parts.join(" ")
    }
}

/// A thousand hours.
const MOST_CLOCK: u64 = 3_600_000_000;

/// Hours, minutes and seconds, with thousandths where there are any.
fn write_clock(milliseconds: u64) -> String {
    let (seconds, thousandths) = (milliseconds / 1000, milliseconds % 1000);
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if thousandths > 0 {
        let _ = write!(text, ".{thousandths:03}");
    }
    text
}

fn read_clock(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    for field in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(field)?)?;
    }
    let thousandths = fraction(part, 3)?;
    Some(seconds.checked_mul(1000)?.checked_add(thousandths)?.min(MOST_CLOCK))
}

/// Digits only.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// The first so many digits behind a point; further ones are cut off, missing ones are zeros.
fn fraction(text: &str, digits: usize) -> Option<u64> {
    let mut value = 0;
    let mut letters = text.chars();
    for _ in 0..digits {
        value = value * 10 + u64::from(letters.next().map_or(Some(0), |letter| letter.to_digit(10))?);
    }
    Some(value)
}

impl Eval {
    /// As in `1.25`, `#9`, `#-9` or `0.40,0.35,0.25`.
    fn read(text: &str) -> Option<Self> {
        if let Some(plies) = text.strip_prefix('#') {
            let (sign, digits) = signed(plies);
            let plies = i32::try_from(number(digits)?).ok()?;
            return (plies > 0).then_some(Self::Win(sign * plies));
        }
        if text.contains(',') {
            let shares: Option<Vec<u8>> = text
                .split(',')
                .map(|share| u8::try_from(hundredths(share)?).ok().filter(|&share| share <= 100))
                .collect();
            return shares.filter(|shares| (3..=4).contains(&shares.len())).map(Self::Shares);
        }
        hundredths(text).map(Self::Estimate)
    }

    fn write(&self) -> String {
        let decimal = |value: i32| {
            let sign = if value < 0 { "-" } else { "" };
            format!("{sign}{}.{:02}", value.unsigned_abs() / 100, value.unsigned_abs() % 100)
        };
        match self {
            Self::Estimate(value) => decimal(*value),
            Self::Win(plies) => format!("#{plies}"),
            Self::Shares(shares) => {
                shares.iter().map(|&share| decimal(share.into())).collect::<Vec<_>>().join(",")
            }
        }
    }
}

fn signed(text: &str) -> (i32, &str) {
    match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    }
}

/// A decimal number in hundredths, further digits cut off.
fn hundredths(text: &str) -> Option<i32> {
    let (sign, digits) = signed(text.trim());
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let value = number(whole)?.checked_mul(100)?.checked_add(fraction(part, 2)?)?;
    Some(sign * i32::try_from(value).ok()?)
}
