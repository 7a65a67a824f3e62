//! Counts by day and source.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::TrendDay;

/// Counts the reviews of a period at these locations by day and source; `None` for all locations. The index by age has all
/// columns of the statement, the rating as `rating_key`.
pub(crate) async fn trend_days(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<TrendDay>> {
    query!(
        TrendDay,
        "select written_at / 86400000 as day, source, count(*) as reviews,
                count(*) filter (where rating_key > 0) as rated, cast(sum(rating_key) as bigint) as rating_sum
         from reviews
         where org_id = $1 and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3
           and (cast($4 as boolean) or location_id = any($5))
         group by written_at / 86400000, source order by source",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(db)
    .await
}
