//! Counts of requests in a period, for reports.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

/// Counts the requests that were sent in a period at these locations, `None` for all: sent, opened, clicked, and with
/// feedback.
pub(crate) async fn in_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<(i64, i64, i64, i64)> {
    query!(
        (i64, i64, i64, i64),
        "select count(*) as sent, count(opened_at) as opened, count(clicked_at) as clicked, count(feedback_at) as feedback
         from review_requests
         where org_id = $1 and sent_at is not null and sent_at >= $2 and sent_at < $3
           and (cast($4 as boolean) or location_id = any($5))",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}
