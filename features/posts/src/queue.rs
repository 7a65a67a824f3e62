//! Queue of the job that sends posts.

use db::Tx;
use jiff::Timestamp;
use jobs::NewJob;
use orgs::OrgId;
use serde_json::json;

/// Kind of the job.
pub(crate) const JOB: &str = "send_posts";
/// Maximum attempts of a job: every process that is killed uses one up.
const MAX_ATTEMPTS: i64 = 20;

/// Queues the job that sends the posts of an organization. There is one at a time.
pub(crate) async fn enqueue(tx: &mut Tx, org: &OrgId, at: Timestamp) -> db::Result<()> {
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(org.as_str()),
        run_at: Some(at),
        max_attempts: MAX_ATTEMPTS,
        ..NewJob::new(JOB, json!({}))
    };
    jobs::enqueue(tx, &job, at).await.map(drop)
}
