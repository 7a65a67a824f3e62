//! Run that sends edits of many locations, a part at a time. A repeated part sends only its remaining edits.

use std::ops::ControlFlow;

use db::Tx;
use futures::{StreamExt, stream};
use jiff::Timestamp;
use orgs::OrgId;

use super::{
    notes,
    run_context::{RunContext, RunError},
};
use crate::{
    edits::{PushError, push_queued},
    google::announce,
    queries::{self, Run},
};

/// Number of locations at once.
const CONCURRENCY: usize = 6;

/// Sends a part. Breaks when none is left.
pub(super) async fn step(context: &RunContext<'_>, run: &Run) -> Result<ControlFlow<()>, RunError> {
    let (google, org) = (context.google, context.org);
    let db = &google.app().db;
    let Some(ids) = queries::part(db, org, &run.id, run.at).await? else { return Ok(ControlFlow::Break(())) };
    let pushing = stream::iter(ids.clone()).map(async |id| push_queued(google, org, &id, false).await);
    let pushed: Vec<Result<(), PushError>> = pushing.buffer_unordered(CONCURRENCY).collect().await;
    pushed.into_iter().collect::<Result<(), PushError>>()?;
    let count = ids.len() as i64;
    let failed = queries::refused_edits(db, org, ids, 0).await?.locations;
    let mut after = run.clone();
    after.at += 1;
    after.done += count;
    after.failed += failed;
    after.updated += count - failed;
    let now = google.app().now();
    let mut tx = db.begin().await?;
    queries::start_run(&mut tx, org, &run.id, now).await?;
    if !queries::advance(&mut tx, org, run, &after, now).await? {
        return Err(RunError::Ours("another worker has come further".into()));
    }
    announce(&mut tx, org, Some(run.id.as_str()));
    tx.commit().await?;
    Ok(ControlFlow::Continue(()))
}

/// Ends a failed run, and records its reason with the edits that it leaves behind.
pub(super) async fn give_up(tx: &mut Tx, org: &OrgId, run: &Run, code: &str, now: Timestamp) -> db::Result<()> {
    let mut part = run.at;
    while let Some(ids) = queries::part(&mut *tx, org, &run.id, part).await? {
        queries::refuse_queued(&mut *tx, org, ids, code, now).await?;
        part += 1;
    }
    queries::end_run(&mut *tx, org, &run.id, Some(code), now).await?;
    notes::report_published(&mut *tx, org, run, Some(code), now).await?;
    announce(tx, org, Some(run.id.as_str()));
    Ok(())
}
