//! A disk that forgets what was not synced when the program that wrote it is killed.

use crate::Folder;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What becomes of writes that were not synced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forgetfulness {
    /// All are lost.
    All,
    /// Of a thousand so many reach the disk nevertheless, some of them cut at a sector: disks and kernels write when they
    /// like, in any order.
    Most {
        /// How many of a thousand.
        kept: u32,
        /// Which ones.
        seed: u64,
    },
}

/// A disk for files whose names begin with `siliam.db`, under any folder. Other files are as always.
#[derive(Debug)]
pub struct ForgetfulDisk {
    library: PathBuf,
    shadows: Folder,
}

impl ForgetfulDisk {
    /// A disk that works; `None`, with a printed line, on systems without `LD_PRELOAD`.
    pub fn new() -> Option<Self> {
        if !cfg!(target_os = "linux") {
            println!("skipped: unsynced writes can be dropped on Linux only");
            return None;
        }
        let shadows = Folder::new("forgetful");
        let (source, library) = (shadows.join("shim.c"), shadows.join("shim.so"));
        fs::write(&source, include_str!("shim.c")).expect("a source for the compiler");
        let compiled = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .args([&library, &source])
            .args(["-ldl", "-lpthread"])
            .status();
        assert!(
            compiled.is_ok_and(|status| status.success()),
            "the C compiler, which links Rust programs too"
        );
        Some(Self { library, shadows })
    }

    /// Makes a command run on this disk. The program may be killed and started again as often as one likes.
    pub fn carry(&self, command: &mut Command, forgetfulness: Forgetfulness) {
        let (kept, seed) = match forgetfulness {
            Forgetfulness::All => (0, 0),
            Forgetfulness::Most { kept, seed } => (kept, seed),
        };
        command
            .env("LD_PRELOAD", &self.library)
            .env("SILIAM_FAULTS_SHADOW", &*self.shadows)
            .env("SILIAM_FAULTS_LEAK", kept.to_string())
            .env("SILIAM_FAULTS_SEED", seed.to_string());
    }

    /// From now on writes and syncs fail, and whatever was not synced is lost.
    pub fn break_down(&self) {
        fs::write(self.shadows.join("broken"), "").expect("a folder of our own");
    }

    /// It works again.
    pub fn mend(&self) {
        fs::remove_file(self.shadows.join("broken")).expect("it was broken");
    }
}
