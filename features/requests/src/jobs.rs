//! Background jobs: sending, and the end of retention.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{delivery::SendRequests, queries, requests::Requests};

/// Interval at which due requests are sent.
const SEND_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Interval of the clean-up.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(24);
/// Retention of the fact that an address was asked: the longest period of the settings.
const REQUEST_RETENTION: SignedDuration = SignedDuration::from_hours(730 * 24);
/// Retention of private feedback from its last change on.
const FEEDBACK_RETENTION: SignedDuration = SignedDuration::from_hours(730 * 24);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, requests: &Requests) -> Registry {
    Registry::new()
        .every(SEND_INTERVAL, SendRequests { app: app.clone(), requests: requests.clone() })
        .every(PURGE_INTERVAL, Purge)
}

/// Deletes the fact that addresses were asked, and private feedback, after their retention.
struct Purge;

impl Job for Purge {
    const KIND: &'static str = "purge_review_requests";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        queries::purge_asks(running.db(), running.now() - REQUEST_RETENTION).await?;
        queries::purge_feedback(running.db(), running.now() - FEEDBACK_RETENTION).await?;
        Ok(())
    }
}
