//! A simulator of servers of language models, on the wires of OpenAI and Anthropic. No model is inside.

mod anthropic;
mod compose;
mod control;
mod exchange;
mod faults;
mod openai;
mod phrases;
mod sim;

use std::sync::Arc;

use axum::{Router, routing::get, routing::post};

/// Key that both wires accept.
pub const KEY: &str = "demo-key";
/// Usual model.
pub const MODEL: &str = "simulated-writer";
/// Model that refuses `max_tokens` and sampling parameters on the wire of OpenAI.
pub const REASONER: &str = "simulated-reasoner";

/// Options of a simulator.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Milliseconds between two words of a streamed answer.
    pub pace_milliseconds: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { pace_milliseconds: 25 }
    }
}

/// Returns the simulator. The router may be nested below a path.
pub fn router(options: Options) -> Router {
    let sim = Arc::new(sim::Sim::new(options));
    Router::new()
        .route("/v1/chat/completions", post(openai::complete))
        .route("/v1/models", get(openai::models))
        .route("/v1/messages", post(anthropic::message))
        .merge(control::routes())
        .with_state(sim)
}
