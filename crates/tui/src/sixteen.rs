//! The sixteen colours of old terminals: crossterm writes every colour as one of 256, which those do not understand.

use std::io::{self, Write};

/// A writer that turns the first sixteen of 256 colours into their classic sequences. It writes when flushed.
pub(crate) struct Sixteen<W: Write> {
    inner: W,
    pending: Vec<u8>,
}

impl<W: Write> Sixteen<W> {
    pub(crate) fn new(inner: W) -> Self {
        Self { inner, pending: Vec::new() }
    }
}

impl<W: Write> Write for Sixteen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.pending.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.write_all(&translated(&self.pending))?;
        self.pending.clear();
        self.inner.flush()
    }
}

/// The same with every `38;5;n` and `48;5;n` of a sequence of styles, n below 16, as `3n`, `9n`, `4n` or `10n`.
fn translated(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(start) = rest.windows(2).position(|pair| pair == b"\x1b[") {
        let body = &rest[start + 2..];
        let length = body.iter().position(|byte| !(byte.is_ascii_digit() || *byte == b';'));
        let end = length.unwrap_or(body.len());
        out.extend_from_slice(&rest[..start + 2]);
        if body.get(end) == Some(&b'm') {
            out.extend_from_slice(styles(&body[..end]).as_bytes());
        } else {
            out.extend_from_slice(&body[..end]);
        }
        rest = &body[end..];
    }
    out.extend_from_slice(rest);
    out
}

fn styles(body: &[u8]) -> String {
    let text = String::from_utf8_lossy(body);
    let mut parts = text.split(';');
    let mut written: Vec<String> = Vec::new();
    while let Some(part) = parts.next() {
        let mut ahead = parts.clone();
        let colour = match (part, ahead.next(), ahead.next().and_then(|index| index.parse::<u8>().ok())) {
            ("38", Some("5"), Some(index @ 0..8)) => Some(30 + index),
            ("38", Some("5"), Some(index @ 8..16)) => Some(82 + index),
            ("48", Some("5"), Some(index @ 0..8)) => Some(40 + index),
            ("48", Some("5"), Some(index @ 8..16)) => Some(92 + index),
            _ => None,
        };
        match colour {
            Some(colour) => {
                written.push(colour.to_string());
                parts = ahead;
            }
            None => written.push(part.to_owned()),
        }
    }
    written.join(";")
}

#[cfg(test)]
mod tests {
    use super::Sixteen;
    use std::io::Write;

    #[test]
    fn the_first_sixteen_colours_are_written_as_of_old() {
        let mut out = Vec::new();
        let mut writer = Sixteen::new(&mut out);
        // In pieces, as a terminal library writes.
        for piece in
            ["a\x1b[38;", "5;1m", "\x1b[1;48;5;15;38;5;8mb", "\x1b[2;3Hc\x1b[38;5;200m\x1b[39;49m", "\x1b["]
        {
            writer.write_all(piece.as_bytes()).expect("written");
        }
        writer.flush().expect("written");
        let expected = "a\x1b[31m\x1b[1;107;90mb\x1b[2;3Hc\x1b[38;5;200m\x1b[39;49m\x1b[";
        assert_eq!(String::from_utf8_lossy(&out), expected);
    }
}
