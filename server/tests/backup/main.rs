//! Maintenance of a whole instance: backup, restore, move, upgrade, verification of the audit log, import of an
//! organization. With the real program, on each available engine.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod auditing;
mod importing;
mod instance;
mod moving;
mod restoring;
mod schedule;
mod upgrading;
