//! Earlier versions of reviews.

use std::collections::HashMap;

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ReviewId, Row, State, Version};

/// Maximum versions of a review that are shown.
const SHOWN: i64 = 50;
/// Maximum versions of many reviews together.
const SHOWN_OF_MANY: i64 = 5_000;

/// Keeps a review as it was before an event.
pub(crate) async fn add_version(tx: &mut Tx, org: &OrgId, before: &Row, event: State, now: Timestamp) -> Result<()> {
    query!(
        "insert into review_versions (org_id, review_id, number, event, rating, text, seen_at, noticed_at)
         values ($1, $2, (select coalesce(max(number), 0) + 1 from review_versions where org_id = $1 and review_id = $2),
                 $3, $4, $5, $6, $7)",
        org,
        &before.id,
        event,
        before.rating,
        &before.text,
        before.seen_at,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the earlier versions of a review, the latest first.
pub(crate) async fn versions(db: &Db, org: &OrgId, review: &ReviewId) -> Result<Vec<Version>> {
    let rows = query!(
        (String, Option<i64>, String, Timestamp, Timestamp),
        "select event, rating, text, seen_at, noticed_at from review_versions
         where org_id = $1 and review_id = $2 order by number desc limit $3",
        org,
        review,
        SHOWN
    );
    Ok(rows.all(db).await?.into_iter().map(version).collect())
}

/// Returns the earlier versions of these reviews, the latest first.
pub(crate) async fn versions_of(
    on: impl Run,
    org: &OrgId,
    reviews: Vec<String>,
) -> Result<HashMap<ReviewId, Vec<Version>>> {
    let rows = query!(
        (ReviewId, String, Option<i64>, String, Timestamp, Timestamp),
        "select review_id, event, rating, text, seen_at, noticed_at from review_versions
         where org_id = $1 and review_id = any($2) order by number desc limit $3",
        org,
        reviews,
        SHOWN_OF_MANY
    );
    let mut versions: HashMap<ReviewId, Vec<Version>> = HashMap::new();
    for (review, event, rating, text, seen_at, noticed_at) in rows.all(on).await? {
        versions.entry(review).or_default().push(version((event, rating, text, seen_at, noticed_at)));
    }
    Ok(versions)
}

fn version((event, rating, text, seen_at, noticed_at): (String, Option<i64>, String, Timestamp, Timestamp)) -> Version {
    Version { event, rating: rating.map(|tenths| tenths as f64 / 10.0), text, seen_at, noticed_at }
}
