//! Lines of any input, none longer than a command can be.

use std::io::{BufRead, ErrorKind};

/// The longest line that is read, in bytes: a game of tens of thousands of moves.
const LONGEST: usize = 1 << 20;

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Text(String),
    /// It is no UTF-8.
    NotText,
    TooLong,
}

impl Line {
    /// The next line; `None` at the end of the input, or where it cannot be read any further.
    pub(crate) fn read(input: &mut impl BufRead) -> Option<Self> {
        let mut bytes = Vec::new();
        let (mut begun, mut too_long) = (false, false);
        loop {
            let chunk = match input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return None,
                Ok(chunk) => chunk,
            };
            if chunk.is_empty() && !begun {
                return None;
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            let room = LONGEST - bytes.len();
            too_long |= part.len() > room;
            bytes.extend_from_slice(&part[..part.len().min(room)]);
            let last = end.is_some() || chunk.is_empty();
            let used = part.len() + usize::from(end.is_some());
            input.consume(used);
            if last {
                break;
            }
            begun = true;
        }
        if too_long {
            return Some(Self::TooLong);
        }
        Some(String::from_utf8(bytes).map_or(Self::NotText, Self::Text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in pieces.
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| Line::read(&mut input)).collect()
    }

    #[test]
    fn lines_are_parted_and_the_last_one_needs_no_end() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            lines(b"ugi\n\nposition startpos\nquit"),
            ["ugi", "", "position startpos", "quit"].map(text)
        );
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"go\n"), [text("go")]);
    }

    #[test]
    fn what_is_no_text_or_too_long_is_passed_over() {
        let mut bytes = b"\xff\n".to_vec();
        bytes.extend(std::iter::repeat_n(b'a', LONGEST + 1));
        bytes.extend(b"\nugi");
        assert_eq!(lines(&bytes), [Line::NotText, Line::TooLong, Line::Text("ugi".to_owned())]);
        let longest = vec![b'a'; LONGEST];
        assert_eq!(lines(&longest), [Line::Text("a".repeat(LONGEST))]);
    }
}
