//! Counts of topics.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::TopicCount;

/// Counts the reviews with topics by day at these locations, over an index; `None` for all locations.
pub(crate) async fn topic_counts(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<TopicCount>> {
    query!(
        TopicCount,
        "select written_at / 86400000 as day, topics, count(*) as reviews from reviews
         where org_id = $1 and not is_hidden and topics <> 0 and written_at >= $2 and written_at < $3
           and (cast($4 as boolean) or location_id = any($5)) and state <> 'gone'
         group by written_at / 86400000, topics",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(db)
    .await
}
