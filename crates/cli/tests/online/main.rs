//! The program as a host runs it, with real sockets and everything that can go wrong.

mod disks;
mod hosted;
mod kill;
mod restarts;
mod secrets;
