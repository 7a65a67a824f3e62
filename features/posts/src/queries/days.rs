//! SQL of occurrences and their counts.

use db::{Db, Result, Tx, query};
use orgs::OrgId;

use crate::types::{Counts, DayRow, LocalTime, PostId, TargetState};

/// Change of the counts of an occurrence, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves([i64; TargetState::ALL.len()]);

impl Moves {
    /// Adds a target that went from one state to another.
    pub(crate) fn add(&mut self, from: TargetState, to: TargetState) {
        self.0[from as usize] -= 1;
        self.0[to as usize] += 1;
    }

    fn is_none(&self) -> bool {
        self.0.iter().all(|number| *number == 0)
    }
}

/// Adds an occurrence with its number of queued targets. One without a time is in no calendar.
pub(crate) async fn add_day(
    tx: &mut Tx,
    org: &OrgId,
    (post, occurrence): (&PostId, i64),
    at: Option<LocalTime>,
    queued: i64,
) -> Result<()> {
    query!(
        "insert into post_days (org_id, post_id, occurrence, day, starts_at, place, queued, sending, processing, live, rejected,
             failed, expired, deleted)
         values ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, 0, 0, 0, 0)",
        org,
        post,
        occurrence,
        at.map(|at| at.date().to_string()).unwrap_or_default(),
        at.map(|at| at.to_string()).unwrap_or_default(),
        place(at, post, occurrence),
        queued
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the place of an occurrence in its day.
fn place(at: Option<LocalTime>, post: &PostId, occurrence: i64) -> String {
    let time = at.map(|at| at.to_string()).unwrap_or_default();
    format!("{time}/{post}/{occurrence}")
}

/// Removes an occurrence.
pub(crate) async fn remove_day(tx: &mut Tx, org: &OrgId, post: &PostId, occurrence: i64) -> Result<()> {
    query!("delete from post_days where org_id = $1 and post_id = $2 and occurrence = $3", org, post, occurrence)
        .run(tx)
        .await
        .map(drop)
}

/// Changes the local time of an occurrence.
pub(crate) async fn move_day(
    tx: &mut Tx,
    org: &OrgId,
    (post, occurrence): (&PostId, i64),
    at: LocalTime,
) -> Result<()> {
    query!(
        "update post_days set day = $4, starts_at = $5, place = $6 where org_id = $1 and post_id = $2 and occurrence = $3",
        org,
        post,
        occurrence,
        at.date().to_string(),
        at.to_string(),
        place(Some(at), post, occurrence)
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the local time of an occurrence.
pub(crate) async fn day_at(tx: &mut Tx, org: &OrgId, post: &PostId, occurrence: i64) -> Result<Option<LocalTime>> {
    let row = query!(
        (String,),
        "select starts_at from post_days where org_id = $1 and post_id = $2 and occurrence = $3",
        org,
        post,
        occurrence
    );
    Ok(row.find(tx).await?.and_then(|(at,)| at.parse().ok()))
}

/// Changes the counts of an occurrence.
pub(crate) async fn move_counts(
    tx: &mut Tx,
    org: &OrgId,
    (post, occurrence): (&PostId, i64),
    moves: Moves,
) -> Result<()> {
    if moves.is_none() {
        return Ok(());
    }
    let Moves([queued, sending, processing, live, rejected, failed, expired, deleted]) = moves;
    query!(
        "update post_days set queued = queued + $4, sending = sending + $5, processing = processing + $6, live = live + $7,
             rejected = rejected + $8, failed = failed + $9, expired = expired + $10, deleted = deleted + $11
         where org_id = $1 and post_id = $2 and occurrence = $3",
        org,
        post,
        occurrence,
        queued,
        sending,
        processing,
        live,
        rejected,
        failed,
        expired,
        deleted
    )
    .run(tx)
    .await
    .map(drop)
}

/// Totals of a post.
struct Total {
    post_id: PostId,
    latest_at: String,
    queued: i64,
    sending: i64,
    processing: i64,
    live: i64,
    rejected: i64,
    failed: i64,
    expired: i64,
    deleted: i64,
}

/// Returns the counts of posts over all occurrences, with the local time of the latest.
pub(crate) async fn totals(db: &Db, org: &OrgId, posts: Vec<String>) -> Result<Vec<(PostId, String, Counts)>> {
    let rows = query!(
        Total,
        "select post_id, max(starts_at) as latest_at, cast(sum(queued) as bigint) as queued,
                cast(sum(sending) as bigint) as sending, cast(sum(processing) as bigint) as processing,
                cast(sum(live) as bigint) as live, cast(sum(rejected) as bigint) as rejected,
                cast(sum(failed) as bigint) as failed, cast(sum(expired) as bigint) as expired,
                cast(sum(deleted) as bigint) as deleted
         from post_days where org_id = $1 and post_id = any($2) group by post_id",
        org,
        posts
    )
    .all(db)
    .await?;
    let counts = |total: &Total| {
        Counts::of([
            total.queued,
            total.sending,
            total.processing,
            total.live,
            total.rejected,
            total.failed,
            total.expired,
            total.deleted,
        ])
    };
    Ok(rows.into_iter().map(|total| (total.post_id.clone(), total.latest_at.clone(), counts(&total))).collect())
}

/// Returns the number of targets of posts at these locations, by state.
pub(crate) async fn seen_days(
    db: &Db,
    org: &OrgId,
    posts: Vec<String>,
    locations: Vec<String>,
) -> Result<Vec<(PostId, TargetState, i64)>> {
    query!(
        (PostId, TargetState, i64),
        "select post_id, state, count(*) as number from post_targets
         where org_id = $1 and post_id = any($2) and location_id = any($3) group by post_id, state",
        org,
        posts,
        locations
    )
    .all(db)
    .await
}

/// Returns the counts of an occurrence.
pub(crate) async fn counts_of(tx: &mut Tx, org: &OrgId, post: &PostId, occurrence: i64) -> Result<Option<Counts>> {
    let row = query!(
        DayRow,
        "select queued, sending, processing, live, rejected, failed, expired, deleted
         from post_days where org_id = $1 and post_id = $2 and occurrence = $3",
        org,
        post,
        occurrence
    );
    Ok(row.find(tx).await?.map(|row| row.counts()))
}
