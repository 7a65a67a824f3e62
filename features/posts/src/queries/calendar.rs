//! SQL of the calendar.

use db::{Db, Result, query};
use orgs::OrgId;

use crate::types::{Kind, PostId, PostState, TargetState};

/// An occurrence, with its post, counts, and the number of posts of its day.
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
    /// Number of posts of its day.
    pub(crate) posts: i64,
}

/// Returns the first posts of each day of a period, with the number of posts of the day. Days are found by one look into the
/// index for each, and only the posts that are returned are read.
pub(crate) async fn calendar(
    db: &Db,
    org: &OrgId,
    (from, to): (String, String),
    kind: Option<Kind>,
    limit: i64,
) -> Result<Vec<CalendarRow>> {
    let query = match kind {
        None => query!(
            CalendarRow,
            "with recursive days (day) as (
                 select min(day) from post_days where org_id = $1 and day >= $2 and day <= $3
                 union all
                 select (select min(n.day) from post_days n where n.org_id = $1 and n.day > days.day and n.day <= $3)
                 from days where days.day is not null)
             select d.post_id, d.occurrence, d.day, d.starts_at, p.kind, p.state, p.series is not null as repeats, p.summary,
                    d.queued, d.sending, d.processing, d.live, d.rejected, d.failed, d.expired, d.deleted, k.posts
             from (select days.day, (select count(*) from post_days c where c.org_id = $1 and c.day = days.day) as posts,
                          coalesce((select l.place from post_days l where l.org_id = $1 and l.day = days.day
                                    order by l.place limit 1 offset $4), '~') as last
                   from days where days.day is not null) k
                  join post_days d on d.org_id = $1 and d.day = k.day and d.place <= k.last
                  join posts p on p.org_id = $1 and p.id = d.post_id
             order by d.day, d.place",
            org,
            from,
            to,
            limit - 1
        ),
        Some(kind) => query!(
            CalendarRow,
            "select post_id, occurrence, day, starts_at, kind, state, repeats, summary, queued, sending, processing, live,
                    rejected, failed, expired, deleted, posts
             from (select d.post_id, d.occurrence, d.day, d.starts_at, d.place, p.kind, p.state, p.series is not null as repeats,
                          p.summary, d.queued, d.sending, d.processing, d.live, d.rejected, d.failed, d.expired, d.deleted,
                          count(*) over (partition by d.day) as posts,
                          row_number() over (partition by d.day order by d.place) as number
                   from post_days d join posts p on p.org_id = d.org_id and p.id = d.post_id
                   where d.org_id = $1 and d.day >= $2 and d.day <= $3 and p.kind = $5) entries
             where number <= $4 order by day, place",
            org,
            from,
            to,
            limit,
            kind
        ),
    };
    query.all(db).await
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
         group by t.post_id, t.occurrence, d.day, d.starts_at, d.place, p.kind, p.state, p.series is not null, p.summary, t.state
         order by d.day, d.place",
        org,
        from,
        to,
        locations,
        kind
    )
    .all(db)
    .await
}
