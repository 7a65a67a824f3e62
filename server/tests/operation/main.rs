//! Features for operators: the options in the manual, the files of `deploy/`, metrics, traces, and readiness.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod deploy;
mod doctor;
mod health;
mod maps;
mod messages;
mod metrics;
mod options;
mod plans;
mod pooler;
mod replica;
mod traces;
