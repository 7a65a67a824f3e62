//! Google Business Profile over HTTP, against the simulator, on each engine.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking, and the pace is worth printing"
)]

mod categories;
mod connecting;
mod fault_steps;
mod faults;
mod importing;
mod killing;
mod more_hours;
mod notices;
mod own_photos;
mod pacing;
mod photos;
mod posting;
mod pushing;
mod reviewing;
mod secrets;
mod states;
mod syncing;
mod today;
mod world;
