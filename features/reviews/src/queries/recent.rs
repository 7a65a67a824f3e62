//! Counts of the last weeks, over an index of times.

use db::{Db, Result, query};
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;

/// Period of the figures that count back from now.
const DAYS_90: SignedDuration = SignedDuration::from_hours(24 * 90);

/// Counts of reviews of the last weeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Of the last 30 days.
    pub(crate) new: i64,
    /// Of the 30 days before.
    pub(crate) new_before: i64,
    /// Of the last 90 days.
    pub(crate) last_90_days: i64,
    /// Of the last 90 days, with a reply.
    pub(crate) answered: i64,
}

/// Counts the reviews of the last 90 days at these locations; `None` for all.
pub(crate) async fn recent(db: &Db, org: &OrgId, locations: Option<Vec<String>>, now: Timestamp) -> Result<Counts> {
    let days = |count: i64| (now - SignedDuration::from_hours(24 * count)).as_millisecond();
    query!(
        Counts,
        "select count(*) filter (where age_key <= $3) as new,
                count(*) filter (where age_key > $3 and age_key <= $4) as new_before,
                count(*) as last_90_days,
                count(*) filter (where is_answered) as answered
         from reviews
         where org_id = $1 and not is_hidden and age_key <= $2 and state <> 'gone'
           and (cast($5 as boolean) or location_id = any($6))",
        org,
        -(now - DAYS_90).as_millisecond(),
        -days(30),
        -days(60),
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}

/// Reviews of one star that wait for a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BadReviews {
    pub(crate) count: i64,
    /// Time at which the oldest was written.
    pub(crate) oldest: Option<Timestamp>,
}

/// Counts the reviews of one star that were written in the last 90 days at these locations, `None` for all, and that are
/// neither answered nor done.
pub(crate) async fn bad_reviews(
    db: &Db,
    org: &OrgId,
    locations: Option<Vec<String>>,
    now: Timestamp,
) -> Result<BadReviews> {
    query!(
        BadReviews,
        "select count(*) as count, min(written_at) as oldest
         from reviews
         where org_id = $1 and not is_hidden and not is_answered and not is_done and rating_key = 10
           and written_at >= $2 and state <> 'gone' and (cast($3 as boolean) or location_id = any($4))",
        org,
        now - DAYS_90,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}
