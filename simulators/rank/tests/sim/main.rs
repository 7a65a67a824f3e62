//! The simulator as its callers meet it.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod control;
mod dataforseo;
mod harness;
mod market;
mod queued;
mod serpapi;
mod serper;
mod webhooks;
