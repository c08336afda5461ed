//! Whether SQLite's log is whole. SQLite itself reads it up to the first damaged frame and takes the rest for a write that a
//! power failure cut off, so damage in the middle would silently take acknowledged events away.
//!
//! A commit is on disk before the next one is written, so only the last commit can have been cut off. If frames of the same
//! log follow the commit with the broken frame, the log was damaged later.
//! The format is <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>.

use crate::{Fault, StoreError};
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The file beside the database.
pub(crate) fn log_of(database: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", database.display()))
}

/// Fails when the log beside a database has lost commits that were on disk.
pub(crate) fn look_over(database: &Path) -> Result<(), StoreError> {
    let file = log_of(database);
    let look = || read(&file).map_err(|error| StoreError::Io(format!("{}: {error}", file.display())));
    match look()? {
        // A server may have begun the log anew while it was read; then it is whole, or broken elsewhere, the next time.
        Some(found) if look()? == Some(found) => Err(Fault::Log(found.frame, found.lost).into()),
        _ => Ok(()),
    }
}

/// Where a log is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Broken {
    salts: [u8; 8],
    /// Counted from 1; 0 is the head of the log.
    frame: u64,
    /// Commits from there on, as far as they can be recognised.
    lost: u64,
}

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
const MAGIC: u32 = 0x377f_0682;

fn read(file: &Path) -> std::io::Result<Option<Broken>> {
    let mut file = match File::open(file) {
        Ok(file) => BufReader::with_capacity(1 << 20, file),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut head = [0; HEAD];
    if !filled(&mut file, &mut head)? || head == [0; HEAD] {
        return Ok(None);
    }
    let salts = eight(&head, 16);
    let page = usize::try_from(word(&head, 8)).unwrap_or_default();
    let order = match word(&head, 0) ^ MAGIC {
        0 => u32::from_le_bytes as fn([u8; 4]) -> u32,
        1 => u32::from_be_bytes,
        _ => return Ok(Some(Broken { salts, frame: 0, lost: 0 })),
    };
    let mut sum = Checksum { order, at: (0, 0) };
    sum.take(&head[..24]);
    if !sum.is(&head[24..]) || !page.is_power_of_two() || page > 1 << 16 {
        return Ok(Some(Broken { salts, frame: 0, lost: 0 }));
    }
    let mut frame = vec![0; FRAME_HEAD + page];
    let (mut number, mut broken, mut commits, mut later) = (0, None, 0, false);
    while filled(&mut file, &mut frame)? {
        number += 1;
        let ours = eight(&frame, 8) == salts;
        if broken.is_none() {
            sum.take(&frame[..8]);
            sum.take(&frame[FRAME_HEAD..]);
            if ours && sum.is(&frame[16..24]) {
                continue;
            }
            broken = Some(number);
        }
        // Frames with other salts are left over from an earlier log, whose pages are in the database.
        if ours {
            later |= commits > 0;
            commits += u64::from(word(&frame, 4) != 0);
        }
    }
    Ok(broken.filter(|_| later).map(|frame| Broken { salts, frame, lost: commits }))
}

/// SQLite's own checksum, over an even number of words.
struct Checksum {
    order: fn([u8; 4]) -> u32,
    at: (u32, u32),
}

impl Checksum {
    fn take(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let [a, b] = [0, 4].map(|at| (self.order)([pair[at], pair[at + 1], pair[at + 2], pair[at + 3]]));
            self.at.0 = self.at.0.wrapping_add(a).wrapping_add(self.at.1);
            self.at.1 = self.at.1.wrapping_add(b).wrapping_add(self.at.0);
        }
    }

    fn is(&self, stored: &[u8]) -> bool {
        self.at == (word(stored, 0), word(stored, 4))
    }
}

/// A number as the format stores it.
fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn eight(bytes: &[u8], at: usize) -> [u8; 8] {
    std::array::from_fn(|place| bytes[at + place])
}

/// Fills a buffer; `false` where the file ends before.
fn filled(file: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<bool> {
    match file.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
