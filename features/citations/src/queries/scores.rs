//! SQL of the figures of locations.

use db::{Result, Run, Tx, query};
use locations::LocationId;
use orgs::OrgId;

use crate::types::{LocationScores, ScoreRow};

/// Returns the figures of all locations that have some, the lowest score first.
pub(crate) async fn scores(on: impl Run, org: &OrgId) -> Result<Vec<ScoreRow>> {
    query!(
        ScoreRow,
        "select location_id, score, accuracy, coverage, checked, found, wrong, missing from citation_scores
         where org_id = $1 and not is_hidden and score is not null order by score, location_id",
        org
    )
    .all(on)
    .await
}

/// Writes the figures of a location.
pub(crate) async fn put_scores(tx: &mut Tx, org: &OrgId, location: &LocationId, scores: &LocationScores) -> Result<()> {
    query!(
        "insert into citation_scores (org_id, location_id, score, accuracy, coverage, checked, found, wrong, missing)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id, location_id) do update set score = excluded.score, accuracy = excluded.accuracy,
             coverage = excluded.coverage, checked = excluded.checked, found = excluded.found,
             wrong = excluded.wrong, missing = excluded.missing",
        org,
        location,
        scores.score,
        scores.accuracy,
        scores.coverage,
        scores.checked,
        scores.found,
        scores.wrong,
        scores.missing
    )
    .run(tx)
    .await
    .map(drop)
}

/// Hides the figures of deleted locations, or shows them again.
pub(crate) async fn hide_scores(tx: &mut Tx, org: &OrgId, ids: Vec<String>, is_hidden: bool) -> Result<()> {
    query!("update citation_scores set is_hidden = $3 where org_id = $1 and location_id = any($2)", org, ids, is_hidden)
        .run(tx)
        .await
        .map(drop)
}
