//! Median times from reviews to their first replies. The database numbers the times of each group in their order; the median
//! is the mean of the one or two in the middle.

use db::{Db, Result, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

/// Maximum number of authors, and of locations.
const SHOWN: i64 = 100;

/// Median time of one group.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MedianRow<T> {
    /// Author or location of the group.
    pub(crate) of: T,
    pub(crate) replies: i64,
    /// Milliseconds.
    pub(crate) median: f64,
}

/// Median times of the reviews of a period.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MedianTimes {
    /// Number of reviews, with or without a reply.
    pub(crate) reviews: i64,
    /// Of all replies; `None` without one.
    pub(crate) all: Option<MedianRow<()>>,
    /// By author, the most replies first.
    pub(crate) members: Vec<MedianRow<Option<UserId>>>,
    /// By id of the location, the slowest first.
    pub(crate) locations: Vec<MedianRow<String>>,
}

/// Statement for the medians by a column, in an order.
macro_rules! medians {
    ($row:tt, $by:literal, $order:literal, $org:expr, $since:expr, $locations:expr) => {{
        let locations: Option<Vec<String>> = $locations.clone();
        query!(
            $row,
            "select cast(" $by " as text) as of, replies, cast(avg(took) as double precision) as median
             from (select " $by ", took,
                          row_number() over (partition by " $by " order by took) as place,
                          count(*) over (partition by " $by ") as replies
                   from (select location_id, answered_by, '' as everyone,
                                case when answered_at > written_at then answered_at - written_at else 0 end as took
                         from reviews
                         where org_id = $1 and not is_hidden and state <> 'gone' and age_key <= $2
                           and answered_at is not null
                           and (cast($3 as boolean) or location_id = any($4))) as replied) as placed
             where place * 2 in (replies, replies + 1, replies + 2)
             group by " $by ", replies order by " $order " limit $5",
            $org,
            -$since.as_millisecond(),
            locations.is_none(),
            locations.unwrap_or_default(),
            SHOWN
        )
    }};
}

/// Returns the median times of the reviews that were written since a time at these locations; `None` for all.
pub(crate) async fn median_times(
    db: &Db,
    org: &OrgId,
    since: Timestamp,
    locations: Option<Vec<String>>,
) -> Result<MedianTimes> {
    let all = medians!((String, i64, f64), "everyone", "everyone", org, since, locations).all(db).await?;
    let members = medians!(
        (Option<UserId>, i64, f64),
        "answered_by",
        "replies desc, coalesce(answered_by, '')",
        org,
        since,
        locations
    );
    let by_location = medians!((String, i64, f64), "location_id", "median desc, location_id", org, since, locations);
    Ok(MedianTimes {
        reviews: reviews_since(db, org, since, locations.clone()).await?,
        all: all.into_iter().next().map(|(_, replies, median)| MedianRow { of: (), replies, median }),
        members: rows(members.all(db).await?),
        locations: rows(by_location.all(db).await?),
    })
}

fn rows<T>(read: Vec<(T, i64, f64)>) -> Vec<MedianRow<T>> {
    read.into_iter().map(|(of, replies, median)| MedianRow { of, replies, median }).collect()
}

/// Counts the reviews that were written since a time at these locations; `None` for all.
async fn reviews_since(db: &Db, org: &OrgId, since: Timestamp, locations: Option<Vec<String>>) -> Result<i64> {
    let count = query!(
        (i64,),
        "select count(*) from reviews
         where org_id = $1 and not is_hidden and state <> 'gone' and age_key <= $2
           and (cast($3 as boolean) or location_id = any($4))",
        org,
        -since.as_millisecond(),
        locations.is_none(),
        locations.unwrap_or_default()
    );
    Ok(count.one(db).await?.0)
}
