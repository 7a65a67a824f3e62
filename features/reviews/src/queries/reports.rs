//! Reports of reviews to their sites.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{ReportId, ReportRow, ReportState, ReviewId};

/// Statement that reads reports of a review: `reports!("condition", arguments)`.
macro_rules! reports {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            ReportRow,
            "select id, review_id, rule, state, reported_at, reported_by, closed_at, closed_by from review_reports
             where org_id = $1 and review_id = $2 " $tail,
            $($argument),+
        )
    };
}

/// Maximum number of reports of a review that are shown.
const MAX_SHOWN: i64 = 100;

/// Returns the latest reports of a review, the latest first.
pub(crate) async fn reports(on: impl Run, org: &OrgId, review: &ReviewId) -> Result<Vec<ReportRow>> {
    reports!("order by id desc limit $3", org, review, MAX_SHOWN).all(on).await
}

/// Locks a report of a review, and returns it.
pub(crate) async fn report(tx: &mut Tx, org: &OrgId, review: &ReviewId, id: &ReportId) -> Result<Option<ReportRow>> {
    reports!("and id = $3 for update", org, review, id).find(tx).await
}

/// Adds a report.
pub(crate) async fn add_report(tx: &mut Tx, org: &OrgId, row: &ReportRow) -> Result<()> {
    query!(
        "insert into review_reports (org_id, id, review_id, rule, state, reported_at, reported_by)
         values ($1, $2, $3, $4, $5, $6, $7)",
        org,
        &row.id,
        &row.review_id,
        row.rule,
        row.state,
        row.reported_at,
        &row.reported_by
    )
    .run(tx)
    .await
    .map(drop)
}

/// Closes the open report of a locked review.
pub(crate) async fn close_report(
    tx: &mut Tx,
    org: &OrgId,
    review: &ReviewId,
    (state, by): (ReportState, Option<&UserId>),
    now: Timestamp,
) -> Result<()> {
    query!(
        "update review_reports set state = $3, closed_at = $4, closed_by = $5
         where org_id = $1 and review_id = $2 and state = 'open'",
        org,
        review,
        state,
        now,
        by
    )
    .run(tx)
    .await
    .map(drop)
}
