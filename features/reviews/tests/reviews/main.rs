//! Reviews through HTTP and as an adapter writes them, on both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod approving;
mod bulk;
mod crises;
mod entering;
mod evidence;
mod guarding;
mod importing;
mod indexing;
mod listing;
mod noting;
mod reading;
mod replying;
mod reports;
mod response_times;
mod searching;
mod setup;
mod teamwork;
mod templates;
mod trend;
