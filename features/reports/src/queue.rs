//! Queue of reports that are to be made.

use api::Result;
use db::Tx;
use jiff::Timestamp;
use jobs::NewJob;
use orgs::OrgId;
use serde_json::json;

use crate::types::ReportId;

/// Kind of the job that makes a report.
pub(crate) const MAKE: &str = "make_report";

/// Queues the making of a report in the transaction that adds it.
pub(crate) async fn enqueue(tx: &mut Tx, org: &OrgId, id: &ReportId, now: Timestamp) -> Result<()> {
    enqueue_at(tx, org, id, (None, now)).await
}

/// Queues the making of a report at a time; at once when it is `None`.
pub(crate) async fn enqueue_at(
    tx: &mut Tx,
    org: &OrgId,
    id: &ReportId,
    (run_at, now): (Option<Timestamp>, Timestamp),
) -> Result<()> {
    let job = NewJob { org: Some(org.as_str()), run_at, ..NewJob::new(MAKE, json!({ "report": id })) };
    jobs::enqueue(tx, &job, now).await?;
    Ok(())
}
