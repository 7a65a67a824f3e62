//! Reviews that a complete reading of their source did not have.

use db::{Result, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use super::reviews;
use crate::types::{ReviewId, Row, Source};

/// Locks the reviews of a source that were last seen before a reading began, and returns them. Reviews entered by hand are
/// not read.
pub(crate) async fn unseen(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    began: Timestamp,
) -> Result<Vec<Row>> {
    reviews!(
        "and location_id = $2 and source = $3 and seen_at < $4 and state <> 'gone' and origin = 'source'
         order by id for update",
        org,
        location,
        source,
        began
    )
    .all(tx)
    .await
}

/// Notes when these reviews were first missing.
pub(crate) async fn mark_missing(tx: &mut Tx, org: &OrgId, ids: Vec<ReviewId>, now: Timestamp) -> Result<()> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!("update reviews set missing_since = $3 where org_id = $1 and id = any($2)", org, ids, now)
        .run(tx)
        .await
        .map(drop)
}
