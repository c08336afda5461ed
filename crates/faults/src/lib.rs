//! Disks that fail, for tests: unsynced writes are lost when a program is killed, a disk is full, a mount is read-only.
//!
//! Killing a process does not lose what the kernel keeps for the disk, so a program that never syncs would pass every test
//! that kills it. [`ForgetfulDisk`] runs a program on a disk that does lose it. Where a fault cannot be made (another system,
//! no right to mount), the test says so in a line and passes.

mod folder;
mod forgetful;
mod small;

pub use folder::Folder;
pub use forgetful::{ForgetfulDisk, Forgetfulness};
pub use small::SmallDisk;
