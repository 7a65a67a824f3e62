//! Letters to people: written by features, put into the queue within their transaction, sent by a job.

mod headers;
mod jobs;
mod language;
mod letter;
mod mailer;
mod quoted;

pub use headers::Headers;
pub use jobs::{enqueue, enqueue_as, enqueue_with, forget, jobs, waiting};
pub use language::Language;
pub use letter::{Block, Letter, Look, Rendered, Shade};
pub use mailer::{Mailer, Misconfigured};
pub use quoted::{MAX_NAME, quotable};
