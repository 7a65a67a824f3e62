//! What an operator does with a whole instance: backing it up, restoring it, moving it, upgrading it, checking its audit
//! log, bringing an organization in. With the real program, on each engine there is.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod auditing;
mod importing;
mod instance;
mod moving;
mod restoring;
mod upgrading;
