//! Stream of the audit log to a collector: at least once, in order, numbered and chained.

mod jobs;
mod lines;
mod queries;
mod targets;

pub use jobs::jobs;
pub use lines::{StreamCheck, StreamChecker};
pub use targets::{Target, TargetError};

use api::App;
use db::{Db, Result};
use jiff::Timestamp;
use serde::Serialize;

/// Settings of the stream.
#[derive(Clone, Debug, Default)]
pub struct StreamSettings {
    /// Destinations; each gets every record.
    pub targets: Vec<Target>,
    /// Name of this machine in syslog messages.
    pub host: String,
}

/// State of the stream at one destination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StreamStatus {
    /// Address of the destination, without its query.
    pub target: String,
    /// Delivered records.
    pub record_count: i64,
    /// Sealed rows that are not delivered yet.
    pub behind: i64,
    /// Time of the latest delivery.
    pub delivered_at: Option<Timestamp>,
    /// Start of the current outage.
    pub failed_since: Option<Timestamp>,
    /// Latest error of the current outage.
    pub error: Option<String>,
}

/// Returns the state of the stream at each destination.
///
/// # Errors
/// When the database fails.
pub async fn stream_status(db: &Db, settings: &StreamSettings) -> Result<Vec<StreamStatus>> {
    let mut all = Vec::new();
    for target in &settings.targets {
        let id = target.id();
        let state = queries::state(db, &id).await?.unwrap_or_default();
        all.push(StreamStatus {
            target: target.to_string(),
            record_count: state.record_count,
            behind: queries::behind(db, &id).await?,
            delivered_at: state.delivered_at,
            failed_since: state.failed_since,
            error: state.error,
        });
    }
    Ok(all)
}

/// Sends what is sealed and not delivered yet to every destination.
///
/// # Errors
/// When the database fails.
pub async fn stream(app: &App, settings: &StreamSettings) -> Result<()> {
    jobs::stream(app, settings).await
}
