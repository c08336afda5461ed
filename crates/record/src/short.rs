//! The short form of a record, for links: version, checksum, and all choices range-coded.
//!
//! A move is its place in the list of legal moves sorted by text, so it costs no more bits than there are choices. Every
//! link of version 1 can be read for ever; what it holds is described in `docs/records.md`.

mod content;

use crate::Record;
use crate::checksum::crc32;
use crate::range_coder::{Decoder, Encoder};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use siliam_core::refusals;

/// The first byte of every link.
const VERSION: u8 = 1;
/// No link is longer, in bytes before they are letters.
pub const MOST_BYTES: usize = 1 << 14;
/// No link holds more moves.
pub const MOST_MOVES: usize = 4096;
/// The lists in which the moves of a link are looked up have no more moves all together, which bounds the time it takes.
/// Some cost more and count for more: see `docs/records.md`.
pub const MOST_LISTED: usize = 1 << 21;

/// What stands before the short form in a private link.
pub const LINK: &str = "#/p/";
/// One word of so many letters of a short form is meant as one, damaged or not; fewer do where it begins like one.
const SURELY_SHORT: usize = 16;
const BEGINS_SHORT: usize = 8;

refusals! {
    /// Why a short form is refused.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ShortError {
        /// It is not made of the letters of a short form, or is cut off.
        Malformed = "short-malformed": "this is no short form of a game";
        /// It is of a version that is not known here.
        Version(found: u32) = "short-version": "this short form is of version {found}, which is not known here";
        /// A letter was changed or lost on the way.
        Checksum = "short-checksum": "this short form was damaged on the way";
        /// What it holds is no game.
        Content = "short-content": "this short form holds no game";
        /// It holds more than a link may.
        TooLong(most: u32) = "short-too-long": "this game has more than {most} moves or bytes, too much for a short form";
        /// There was more to choose from than a link may make its reader list.
        TooWide(most: u32) = "short-too-wide": "this game lets its players choose among more than {most} moves in all, too much for a short form";
    }
}

/// The record as letters, digits, `-` and `_`.
pub fn write(record: &Record) -> Result<String, ShortError> {
    if record.tree().len() - 1 > MOST_MOVES {
        return Err(ShortError::TooLong(MOST_MOVES as u32));
    }
    let mut encoder = Encoder::new();
    content::write(record, &mut encoder)?;
    let content = encoder.finish();
    if content.len() > MOST_BYTES {
        return Err(ShortError::TooLong(MOST_BYTES as u32));
    }
    let mut bytes = vec![VERSION];
    bytes.extend(crc32(&content).to_be_bytes());
    bytes.extend(content);
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// The letters of a short form at the beginning of a text: around links stand all kinds of things.
pub fn letters(text: &str) -> &str {
    let is_other = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
    text.split(is_other).next().unwrap_or_default()
}

/// Reads a word that may be a short form with something behind it; `None` where it is not meant as one.
pub fn read_word(word: &str) -> Option<Result<Record, ShortError>> {
    let letters = letters(word);
    // The version makes six bits of nothing and two of the next six.
    let begins =
        letters.starts_with('A') && matches!(letters.as_bytes().get(1), Some(b'Q'..=b'Z' | b'a'..=b'f'));
    let is_meant = letters.len() >= if begins { BEGINS_SHORT } else { SURELY_SHORT };
    Some(read(letters)).filter(|read| is_meant || read.is_ok())
}

/// Reads what [`write()`] writes.
pub fn read(text: &str) -> Result<Record, ShortError> {
    read_counting(text, &mut 0)
}

/// The same, and adds how many moves had to be listed for it, as [`MOST_LISTED`] counts them: whoever reads many can
/// bound them all together.
pub fn read_counting(text: &str, listed: &mut usize) -> Result<Record, ShortError> {
    if text.len() > 2 * MOST_BYTES {
        return Err(ShortError::TooLong(MOST_BYTES as u32));
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| ShortError::Malformed)?;
    let (&version, bytes) = bytes.split_first().ok_or(ShortError::Malformed)?;
    if version != VERSION {
        return Err(ShortError::Version(version.into()));
    }
    let (checksum, content) = bytes.split_first_chunk().ok_or(ShortError::Malformed)?;
    if u32::from_be_bytes(*checksum) != crc32(content) {
        return Err(ShortError::Checksum);
    }
    let mut decoder = Decoder::new(content);
    let record = content::read(&mut decoder, listed)?;
    if decoder.is_at_end() { Ok(record) } else { Err(ShortError::Content) }
}
