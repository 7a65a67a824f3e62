//! Figures of reviews in a period, for reports.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::OrgId;

use super::reviews;
use crate::types::Row;

/// Sums over the reviews of a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PeriodRow {
    pub(crate) count: i64,
    pub(crate) rated: i64,
    pub(crate) rating_sum: i64,
    pub(crate) answered: i64,
}

/// Returns the sums of the reviews that were written in a period at these locations; `None` for all.
pub(crate) async fn of_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<PeriodRow> {
    query!(
        PeriodRow,
        "select count(*) as count, count(rating) as rated, cast(coalesce(sum(rating), 0) as bigint) as rating_sum,
                count(*) filter (where is_answered) as answered
         from reviews
         where org_id = $1 and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3
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

/// Returns the median time in milliseconds from the reviews of a period to their first reply.
pub(crate) async fn median_of_period(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Option<f64>> {
    let median = query!(
        (Option<f64>,),
        "select cast(avg(took) as double precision) as median
         from (select took, row_number() over (order by took) as place, count(*) over () as replies
               from (select case when answered_at > written_at then answered_at - written_at else 0 end as took
                     from reviews
                     where org_id = $1 and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3
                       and answered_at is not null and (cast($4 as boolean) or location_id = any($5))) as replied) as placed
         where place * 2 in (replies, replies + 1, replies + 2)",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    );
    Ok(median.one(db).await?.0)
}

/// Returns the number of reviews of each day of a period, in days since 1970 (UTC).
pub(crate) async fn by_day(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<(i64, i64)>> {
    query!(
        (i64, i64),
        "select written_at / 86400000 as day, count(*) as reviews from reviews
         where org_id = $1 and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3
           and (cast($4 as boolean) or location_id = any($5))
         group by written_at / 86400000 order by day",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(db)
    .await
}

/// Sums over the reviews of a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LocationRow {
    pub(crate) location_id: String,
    pub(crate) count: i64,
    pub(crate) rated: i64,
    pub(crate) rating_sum: i64,
    pub(crate) answered: i64,
}

/// Returns the sums of the reviews of a period by location. A location without a review is left out.
pub(crate) async fn by_location(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<LocationRow>> {
    query!(
        LocationRow,
        "select location_id, count(*) as count, count(rating) as rated,
                cast(coalesce(sum(rating), 0) as bigint) as rating_sum,
                count(*) filter (where is_answered) as answered
         from reviews
         where org_id = $1 and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3
           and (cast($4 as boolean) or location_id = any($5))
         group by location_id",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(db)
    .await
}

/// Returns the latest reviews of a period that have a text.
pub(crate) async fn latest_texts(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
    limit: i64,
) -> Result<Vec<Row>> {
    reviews!(
        "and not is_hidden and state <> 'gone' and written_at >= $2 and written_at < $3 and text <> ''
           and (cast($4 as boolean) or location_id = any($5))
         order by written_at desc, id desc limit $6",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default(),
        limit
    )
    .all(db)
    .await
}

/// Returns the times of the first replies that members wrote in a period, in days since 1970 (UTC), with their number.
pub(crate) async fn replies_by_day(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    (since, until): (Timestamp, Timestamp),
) -> Result<Vec<(i64, i64)>> {
    query!(
        (i64, i64),
        "select answered_at / 86400000 as day, count(*) as replies from reviews
         where org_id = $1 and not is_hidden and answered_at is not null and answered_at >= $2 and answered_at < $3
           and (cast($4 as boolean) or location_id = any($5))
         group by answered_at / 86400000 order by day",
        org,
        since,
        until,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(db)
    .await
}

/// Counts the reviews without a reply, and those of at most two stars among them.
pub(crate) async fn unanswered(db: &Db, org: &OrgId, locations: Option<Vec<String>>) -> Result<(i64, i64)> {
    query!(
        (i64, i64),
        "select count(*), count(*) filter (where rating <= 20) from reviews
         where org_id = $1 and not is_hidden and not is_answered and not is_done and state <> 'gone'
           and (cast($2 as boolean) or location_id = any($3))",
        org,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}
