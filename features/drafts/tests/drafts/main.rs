//! Drafts as their users meet them: through HTTP, on both engines, beside a simulated language model.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod automatic;
mod failing;
mod keys;
mod posts;
mod replies;
mod setup;
