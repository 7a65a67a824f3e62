//! Public site: newsletter, contact form, free tools and status of the instance.
//!
//! The server mounts [`routes`] under `/api/v1`, and [`pages`] beside it.

mod company;
mod contact;
mod emails;
mod form;
mod jobs;
mod limits;
mod newsletter;
mod newsletter_token;
mod notices;
mod queries;
mod rules;
mod status;
mod tools;

use std::sync::Arc;

use api::App;
use axum::{Extension, Router};
use crypto::Sealer;
use jiff::{SignedDuration, Timestamp};
use utoipa_axum::router::OpenApiRouter;

pub use company::Company;
pub use emails::sample_letters;
pub use jobs::jobs;
pub use queries::{Message, messages};
pub use tools::{Fetcher, Reach, Resolver};

use limits::Limits;

/// Messages are kept for two years, unless the operator removes them before.
pub const MESSAGE_RETENTION: SignedDuration = SignedDuration::from_hours(2 * 365 * 24);
/// Retention of a subscription that was never confirmed: 30 days.
pub const UNCONFIRMED_RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Retention of the records of a subscription after it ended: three years, as proof of the consent and its withdrawal.
pub const ENDED_RETENTION: SignedDuration = SignedDuration::from_hours(3 * 365 * 24);

/// Settings of the public site that the operator configures.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Recipient of messages of the contact form; without one they are only stored.
    pub contact_to: Option<String>,
    /// Company that runs this instance.
    pub company: Company,
    /// True where the operator promises to answer messages within 24 hours.
    pub promises_answers: bool,
    /// Seals emails and the proofs in links: the same in all processes on one database.
    pub sealer: Sealer,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
    /// Fetches pages that visitors want audited.
    pub fetcher: Fetcher,
}

impl Default for Settings {
    /// Mails nothing on, and proves nothing to other processes.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self {
            contact_to: None,
            company: Company::default(),
            promises_answers: true,
            sealer,
            rate_limit_factor: 1,
            fetcher: Fetcher::new(Reach::Public),
        }
    }
}

/// Shared state of the handlers.
#[derive(Clone)]
struct Desk(Arc<Inner>);

struct Inner {
    settings: Settings,
    limits: Limits,
    status: status::StatusCache,
}

impl Desk {
    fn new(settings: &Settings) -> Self {
        let limits = Limits::new(settings.rate_limit_factor);
        Self(Arc::new(Inner { settings: settings.clone(), limits, status: status::StatusCache::default() }))
    }
}

/// Every route of this feature, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    newsletter::routes()
        .merge(contact::routes())
        .merge(status::routes())
        .merge(tools::routes())
        .layer(Extension(Desk::new(settings)))
}

/// The pages of this feature, to be mounted at the root: what links in emails open, and what a form without a script
/// is answered with.
pub fn pages(settings: &Settings) -> Router<App> {
    notices::pages().layer(Extension(Desk::new(settings)))
}

/// Removes what has been kept long enough; how much that was.
pub async fn purge(db: &db::Db, now: Timestamp) -> api::Result<u64> {
    Ok(queries::purge(db, now - MESSAGE_RETENTION, now - UNCONFIRMED_RETENTION, now - ENDED_RETENTION).await?)
}
