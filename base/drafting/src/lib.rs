//! Drafts of texts by a language model: prompts, the wires of makers, and one client for them.

mod clean;
mod client;
mod prices;
pub mod prompt;
mod rest;
mod retry;
mod sse;
mod types;
mod wire;

pub use client::{Engine, Limits};
pub use prices::{BadPrice, Prices};
pub use prompt::Prompt;
pub use types::{Answer, Failure, Kind, Maker, Piece, Usage};
