//! A small disk in memory, which can be filled and made read-only.

use crate::Folder;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small file system of its own.
#[derive(Debug)]
pub struct SmallDisk(Folder);

impl SmallDisk {
    /// One of so many kilobytes; `None`, with a printed line, where we may not mount.
    pub fn new(kilobytes: u32) -> Option<Self> {
        let folder = Folder::new("small");
        let size = format!("size={kilobytes}k,mode=0755");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&*folder).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Self(folder));
        }
        println!("skipped: a small disk can be mounted on Linux by root only");
        None
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut filling = File::create(self.filling()).expect("a disk that can be written");
        // A write that does not fit whole is cut to what does, so the last one that fails finds no byte free.
        while filling.write_all(&[0; 4096]).is_ok() {}
    }

    /// Makes room again.
    pub fn empty(&self) {
        fs::remove_file(self.filling()).expect("it was filled");
    }

    fn filling(&self) -> PathBuf {
        self.0.join("filling")
    }

    /// Makes it read-only; nobody may have a file open for writing.
    pub fn make_read_only(&self) {
        self.mount_again("remount,ro");
    }

    /// Makes it writable again.
    pub fn make_writable(&self) {
        self.mount_again("remount,rw");
    }

    fn mount_again(&self, how: &str) {
        let mounted = Command::new("mount").args(["-o", how]).arg(&*self.0).output();
        let output = mounted.expect("it was mounted before");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").args(["--lazy"]).arg(&*self.0).output();
    }
}
