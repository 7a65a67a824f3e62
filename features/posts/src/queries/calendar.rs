//! SQL of the calendar.

use db::{Db, Result, query};
use orgs::OrgId;

use crate::types::{Kind, PostId, PostState, TargetState};

/// An occurrence, with its post and counts.
#[derive(Clone, Debug)]
pub(crate) struct CalendarRow {
    pub(crate) post_id: PostId,
    pub(crate) occurrence: i64,
    pub(crate) day: String,
    pub(crate) starts_at: String,
    pub(crate) kind: Kind,
    pub(crate) state: PostState,
    pub(crate) repeats: bool,
    pub(crate) summary: String,
    pub(crate) queued: i64,
    pub(crate) sending: i64,
    pub(crate) processing: i64,
    pub(crate) live: i64,
    pub(crate) rejected: i64,
    pub(crate) failed: i64,
    pub(crate) expired: i64,
    pub(crate) deleted: i64,
}

/// Number of occurrences of a day.
#[derive(Clone, Debug)]
pub(crate) struct DayCount {
    pub(crate) day: String,
    pub(crate) posts: i64,
}

/// Returns the days of a period with the number of their posts.
pub(crate) async fn day_counts(
    db: &Db,
    org: &OrgId,
    (from, to): (String, String),
    kind: Option<Kind>,
) -> Result<Vec<DayCount>> {
    match kind {
        None => {
            query!(
                DayCount,
                "select day, count(*) as posts from post_days where org_id = $1 and day between $2 and $3
                 group by day order by day",
                org,
                from,
                to
            )
        }
        Some(kind) => query!(
            DayCount,
            "select day, count(*) as posts from post_days d
             where org_id = $1 and day between $2 and $3
               and exists (select 1 from posts p where p.org_id = d.org_id and p.id = d.post_id and p.kind = $4)
             group by day order by day",
            org,
            from,
            to,
            kind
        ),
    }
    .all(db)
    .await
}

/// Returns the first posts of a day.
pub(crate) async fn calendar(
    db: &Db,
    org: &OrgId,
    days: Vec<String>,
    kind: Option<Kind>,
    limit: i64,
) -> Result<Vec<CalendarRow>> {
    query!(
        CalendarRow,
        "select post_id, occurrence, day, d.starts_at, kind, state, series is not null as repeats, summary, queued, sending,
                processing, live, rejected, failed, expired, deleted
         from (select *, row_number() over (partition by day order by starts_at, post_id, occurrence) as place
               from post_days i where i.org_id = $1 and i.day = any($2)
                 and (cast($3 as text) is null or exists
                     (select 1 from posts k where k.org_id = i.org_id and k.id = i.post_id and k.kind = $3))) d
              join posts p on p.org_id = d.org_id and p.id = d.post_id
         where place <= $4 order by day, d.starts_at, post_id, occurrence",
        org,
        days,
        kind,
        limit
    )
    .all(db)
    .await
}

/// An occurrence at some locations, by state.
#[derive(Clone, Debug)]
pub(crate) struct SeenRow {
    pub(crate) post_id: PostId,
    pub(crate) occurrence: i64,
    pub(crate) day: String,
    pub(crate) starts_at: String,
    pub(crate) kind: Kind,
    pub(crate) post_state: PostState,
    pub(crate) repeats: bool,
    pub(crate) summary: String,
    pub(crate) state: TargetState,
    pub(crate) number: i64,
}

/// Returns the posts of a period at these locations, with the number of them in each state.
pub(crate) async fn calendar_of(
    db: &Db,
    org: &OrgId,
    (from, to): (String, String),
    kind: Option<Kind>,
    locations: Vec<String>,
) -> Result<Vec<SeenRow>> {
    query!(
        SeenRow,
        "select t.post_id, t.occurrence, d.day, d.starts_at, p.kind, p.state as post_state, p.series is not null as repeats,
                p.summary, t.state, count(*) as number
         from post_targets t
              join post_days d on d.org_id = t.org_id and d.post_id = t.post_id and d.occurrence = t.occurrence
              join posts p on p.org_id = t.org_id and p.id = t.post_id
         where t.org_id = $1 and t.location_id = any($4) and d.day between $2 and $3
           and (cast($5 as text) is null or p.kind = $5)
         group by t.post_id, t.occurrence, d.day, d.starts_at, p.kind, p.state, p.series is not null, p.summary, t.state
         order by d.day, d.starts_at, t.post_id, t.occurrence",
        org,
        from,
        to,
        locations,
        kind
    )
    .all(db)
    .await
}
