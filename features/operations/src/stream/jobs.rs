//! Background job of the audit stream.

use ::jobs::{Failure, Job, Registry, Running};
use api::App;
use db::{Db, Result};
use futures::future::join_all;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use super::{
    StreamSettings, Target,
    lines::{Line, digest},
    queries::{self, State},
};

/// Interval at which new rows are looked for.
const INTERVAL: SignedDuration = SignedDuration::from_secs(15);
/// Maximum records in a batch.
const BATCH_SIZE: i64 = 500;
/// Maximum batches in one run, so that the lease of the job stays short.
const MAX_BATCHES: usize = 100;
/// Maximum characters of a stored error.
const MAX_ERROR_CHARS: usize = 500;

/// Returns the job of the audit stream; none without a destination.
pub fn jobs(app: &App, settings: &StreamSettings) -> Registry {
    if settings.targets.is_empty() {
        return Registry::new();
    }
    Registry::new().every(INTERVAL, StreamAudit { app: app.clone(), settings: settings.clone() })
}

struct StreamAudit {
    app: App,
    settings: StreamSettings,
}

impl Job for StreamAudit {
    const KIND: &'static str = "stream_audit";

    async fn run(&self, _: Running) -> std::result::Result<(), Failure> {
        Ok(stream(&self.app, &self.settings).await?)
    }
}

/// Rows of a log to send: those after `after`, through `to`.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Range {
    log: String,
    after: i64,
    to: i64,
    /// Signature of the row at `after`.
    before: String,
}

/// Sends what is not delivered yet. A destination that fails delays no other.
pub(crate) async fn stream(app: &App, settings: &StreamSettings) -> Result<()> {
    let all = settings.targets.iter().map(|target| stream_to(app, &settings.host, target));
    join_all(all).await.into_iter().collect()
}

async fn stream_to(app: &App, host: &str, target: &Target) -> Result<()> {
    let id = target.id();
    queries::begin(&app.db, &id).await?;
    for _ in 0..MAX_BATCHES {
        if !send_batch(app, host, target, &id).await? {
            break;
        }
    }
    Ok(())
}

/// Sends one batch. Returns true when there may be more to send.
async fn send_batch(app: &App, host: &str, target: &Target, id: &str) -> Result<bool> {
    let Some(state) = queries::state(&app.db, id).await? else { return Ok(false) };
    let unreadable = |error: serde_json::Error| db::Error::Unreadable(error.to_string());
    let ranges = if let Some(batch) = &state.batch {
        // Planned before a crash or an outage: the same records get the same numbers.
        serde_json::from_str(batch).map_err(unreadable)?
    } else {
        let ranges = plan(&app.db, id).await?;
        if ranges.is_empty() {
            return Ok(false);
        }
        let batch = serde_json::to_string(&ranges).map_err(unreadable)?;
        if !queries::plan(&app.db, id, state.record_count, &batch).await? {
            return Ok(false);
        }
        ranges
    };
    let Lines { texts, digest, ends } = lines(&app.db, &state, &ranges).await?;
    let count = i64::try_from(texts.len()).unwrap_or(i64::MAX);
    if let Err(error) = target.send(&texts, host, app.now()).await {
        let error: String = error.to_string().chars().take(MAX_ERROR_CHARS).collect();
        if queries::fail(&app.db, id, &error, app.now()).await? {
            tracing::error!(%target, error, "the audit stream does not reach its destination; it continues there later");
        }
        return Ok(false);
    }
    if state.failed_since.is_some() {
        tracing::info!(%target, "the audit stream reaches its destination again");
    }
    let mut tx = app.db.begin().await?;
    let (before, after) = (state.record_count, state.record_count + count);
    if !queries::deliver(&mut tx, id, (before, after), &digest, app.now()).await? {
        return Ok(false);
    }
    for (log, seq, hash) in ends {
        queries::advance(&mut tx, id, &log, seq, &hash).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Chooses the rows of the next batch.
async fn plan(db: &Db, id: &str) -> Result<Vec<Range>> {
    let mut left = BATCH_SIZE;
    let mut ranges = Vec::new();
    for log in queries::pending(db, id, BATCH_SIZE).await? {
        if left <= 0 {
            break;
        }
        let delivered = log.seq.unwrap_or_default();
        let (after, before) = if delivered >= log.pruned {
            (delivered, log.hash.unwrap_or_default())
        } else {
            if delivered > 0 {
                tracing::error!(log = log.org_id, "rows of the audit log were pruned before they were streamed");
            }
            (log.pruned, log.pruned_hash)
        };
        let to = log.count.min(after + left);
        left -= to - after;
        ranges.push(Range { log: log.org_id, after, to, before });
    }
    Ok(ranges)
}

struct Lines {
    texts: Vec<String>,
    /// Digest of the last line.
    digest: String,
    /// Log, position and signature after each range.
    ends: Vec<(String, i64, String)>,
}

/// Builds the lines of a batch. Rows of an organization that was deleted meanwhile are gone.
async fn lines(db: &Db, state: &State, ranges: &[Range]) -> Result<Lines> {
    let (mut number, mut previous) = (state.record_count, state.digest.clone());
    let (mut texts, mut ends) = (Vec::new(), Vec::new());
    for range in ranges {
        let mut before = range.before.clone();
        for record in audit::records(db, &range.log, range.after, range.to - range.after).await? {
            number += 1;
            let hash = record.hash.clone();
            let line = Line { number, previous, before, record };
            let text = serde_json::to_string(&line).map_err(|error| db::Error::Unreadable(error.to_string()))?;
            (previous, before) = (digest(&text), hash);
            texts.push(text);
        }
        ends.push((range.log.clone(), range.to, before));
    }
    Ok(Lines { texts, digest: previous, ends })
}
