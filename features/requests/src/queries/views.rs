//! SQL of the pages that were shown.

use db::{Db, Result, query};
use locations::LocationId;
use orgs::OrgId;

use crate::types::ScoreGroup;

/// Public links of a page that was shown.
#[derive(Clone, Debug)]
pub(crate) struct View<'a> {
    pub(crate) month: &'a str,
    pub(crate) location: &'a LocationId,
    pub(crate) group: ScoreGroup,
    pub(crate) hash: &'a str,
    pub(crate) shown: i64,
    pub(crate) expected: i64,
}

/// Counts a page that was shown.
pub(crate) async fn note_view(db: &Db, org: &OrgId, view: View<'_>) -> Result<()> {
    query!(
        "insert into request_views (org_id, month, location_id, score_group, links_hash, shown, expected, pages)
         values ($1, $2, $3, $4, $5, $6, $7, 1)
         on conflict (org_id, month, location_id, score_group, links_hash, shown, expected)
         do update set pages = request_views.pages + 1",
        org,
        view.month,
        view.location,
        view.group,
        view.hash,
        view.shown,
        view.expected
    )
    .run(db)
    .await
    .map(drop)
}

/// Pages of a group of scores in a month.
#[derive(Clone, Debug)]
pub(crate) struct ViewRow {
    pub(crate) score_group: ScoreGroup,
    pub(crate) links_hash: String,
    pub(crate) shown: i64,
    pub(crate) expected: i64,
    pub(crate) pages: i64,
}

/// Returns the pages of a month.
pub(crate) async fn views_of(db: &Db, org: &OrgId, month: &str) -> Result<Vec<ViewRow>> {
    query!(
        ViewRow,
        "select score_group, links_hash, shown, expected, cast(sum(pages) as bigint) as pages from request_views
         where org_id = $1 and month = $2 group by score_group, links_hash, shown, expected",
        org,
        month
    )
    .all(db)
    .await
}
