//! Emails: features write them, queue them within their transaction, and a job sends them.

mod bulk;
mod email;
mod headers;
mod jobs;
mod language;
mod mailer;
mod quotes;
mod seal;

pub use bulk::{List, Purpose, bulk_jobs, enqueue_bulk};
pub use email::{Block, Email, Look, Rendered, Shade};
pub use headers::Headers;
pub use jobs::{enqueue, enqueue_as, enqueue_with, forget, jobs, waiting};
pub use language::Language;
pub use mailer::{Mailer, Misconfigured};
pub use quotes::{MAX_NAME, links, quotable};
