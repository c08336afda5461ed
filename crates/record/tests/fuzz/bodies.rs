//! What the fuzz targets of records try. The targets include this file.

// Every target uses one of them.
#![allow(dead_code)]

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use siliam_core::Refusal;
use siliam_record::short::{self, ShortError};
use siliam_record::{Reader, Record, lines, write};

/// Longer inputs only repeat what shorter ones find.
const MOST_BYTES: usize = 1 << 13;

/// A longer link may take seconds, and is read three times here.
const MOST_IN_A_LINK: usize = 160;

/// Any bytes as a file of records: whatever is read comes back the same from both forms, whatever is refused is told.
pub(crate) fn record_text(data: &[u8]) {
    if data.len() > MOST_BYTES {
        return;
    }
    for game in Reader::new(data) {
        match game {
            Ok(record) => comes_back(&record),
            Err(error) => {
                check_refusal(&error);
                assert!(error.line >= 1 && error.column >= 1, "{error}");
            }
        }
    }
}

/// Any bytes as a link: as its letters, or, so that the checksum does not stop every change, as what they hold.
pub(crate) fn record_link(data: &[u8]) {
    let Some((&form, data)) = data.split_first() else { return };
    if data.len() > MOST_IN_A_LINK {
        return;
    }
    let link = match form {
        b'=' => std::str::from_utf8(data).unwrap_or_default().to_owned(),
        _ => sealed(data),
    };
    match short::read(&link) {
        Ok(record) => comes_back(&record),
        Err(error) => check_refusal(&error),
    }
}

/// Any bytes as a line: whatever is read comes back from a line of moves too, but for what that cannot hold.
pub(crate) fn record_line(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if text.len() > MOST_IN_A_LINK {
        return;
    }
    match lines::read(text) {
        Ok(record) => {
            comes_back(&record);
            let moves = lines::write_moves(&record);
            let again = lines::read(&moves).unwrap_or_else(|error| panic!("{error:?} in {moves}"));
            assert_eq!(lines::write_moves(&again), moves);
        }
        Err(error) => {
            check_refusal(&*error.why);
            assert!(error.place <= text.len(), "{error:?} in {text}");
        }
    }
}

/// A link of version 1 that holds these bytes.
fn sealed(content: &[u8]) -> String {
    let mut bytes = vec![1];
    bytes.extend(crc32fast::hash(content).to_be_bytes());
    bytes.extend(content);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A record is read as the same from what is written of it, as text and as a link.
fn comes_back(record: &Record) {
    let text = write(record);
    let mut read = Reader::new(text.as_bytes());
    match read.next() {
        Some(Ok(again)) => assert!(again == *record, "{text}\nis read as\n{}", write(&again)),
        Some(Err(error)) => panic!("{error} in\n{text}"),
        None => panic!("nothing is read from\n{text}"),
    }
    assert!(read.next().is_none(), "more than one game is read from\n{text}");
    match short::write(record) {
        Ok(link) => {
            let again = short::read(&link).unwrap_or_else(|error| panic!("{link}: {error}\n{text}"));
            assert!(again == *record, "{link}\n{text}\nis read as\n{}", write(&again));
        }
        Err(error) => assert!(matches!(error, ShortError::TooLong(_)), "{error}"),
    }
}

fn check_refusal(error: &dyn Refusal) {
    assert!(!error.code().is_empty() && !error.to_string().contains('\n'), "{error}");
}
