//! SQL of the work that is due.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use super::targets::target_rows;
use crate::types::{PostId, TargetId, TargetRow, TargetState, Task};

/// Returns all organizations with work that is due. There is no limit: tasks of an organization without a plan stay due, and
/// would keep the others out of a page.
pub(crate) async fn due_orgs(db: &Db, now: Timestamp) -> Result<Vec<(OrgId,)>> {
    query!((OrgId,), "select distinct org_id from post_targets where due_at is not null and due_at <= $1", now)
        .all(db)
        .await
}

/// Returns posts whose next occurrence gets its targets.
pub(crate) async fn to_plan(db: &Db, now: Timestamp, limit: i64) -> Result<Vec<(OrgId, PostId)>> {
    query!(
        (OrgId, PostId),
        "select org_id, id from posts where plan_at is not null and plan_at <= $1 order by plan_at limit $2",
        now,
        limit
    )
    .all(db)
    .await
}

/// Returns targets with work that is due, the longest due first, locked until the transaction ends.
pub(crate) async fn claim(tx: &mut Tx, org: &OrgId, now: Timestamp, limit: i64) -> Result<Vec<TargetRow>> {
    target_rows!("and due_at is not null and due_at <= $2 order by due_at, id limit $3 for update", org, now, limit)
        .all(tx)
        .await
}

/// Notes that targets are being published, before the call.
pub(crate) async fn note_begun(tx: &mut Tx, org: &OrgId, ids: Vec<String>, now: Timestamp) -> Result<()> {
    query!(
        "update post_targets set state = 'sending', sending_at = coalesce(sending_at, $3), updated_at = $3
         where org_id = $1 and id = any($2)",
        org,
        ids,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Outcome of a task.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) state: TargetState,
    pub(crate) task: Option<Task>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) attempts: i64,
    pub(crate) published_at: Option<Timestamp>,
    pub(crate) source_name: Option<String>,
    pub(crate) url: Option<String>,
    pub(crate) reason_code: Option<String>,
}

/// Writes the outcome of a task, unless another task was set meanwhile. Returns whether it was written.
pub(crate) async fn put_outcome(
    tx: &mut Tx,
    org: &OrgId,
    before: &TargetRow,
    after: &Outcome,
    now: Timestamp,
) -> Result<bool> {
    let written = query!(
        "update post_targets set state = $3, task = $4, due_at = $5, attempts = $6, published_at = $7, source_name = $8,
             url = $9, reason_code = $10, updated_at = $11
         where org_id = $1 and id = $2 and task = $12",
        org,
        &before.id,
        after.state,
        after.task,
        after.due_at,
        after.attempts,
        after.published_at,
        after.source_name.as_deref(),
        after.url.as_deref(),
        after.reason_code.as_deref(),
        now,
        before.task
    );
    Ok(written.run(tx).await? > 0)
}

/// Returns the targets of a post, locked until the transaction ends.
pub(crate) async fn tasks_of(tx: &mut Tx, org: &OrgId, post: &PostId) -> Result<Vec<TargetRow>> {
    target_rows!("and post_id = $2 order by id for update", org, post).all(tx).await
}

/// Gives targets of a post a task that is due at a time.
pub(crate) async fn set_task(
    tx: &mut Tx,
    org: &OrgId,
    ids: &[TargetId],
    task: Option<Task>,
    (due_at, now): (Option<Timestamp>, Timestamp),
) -> Result<()> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!(
        "update post_targets set task = $3, due_at = $4, attempts = 0, updated_at = $5 where org_id = $1 and id = any($2)",
        org,
        ids,
        task,
        due_at,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Queues targets again that were refused before anything was posted.
pub(crate) async fn requeue(tx: &mut Tx, org: &OrgId, ids: &[TargetId], now: Timestamp) -> Result<()> {
    let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    query!(
        "update post_targets set state = 'queued', task = 'publish', due_at = $3, attempts = 0, reason_code = null,
             updated_at = $3
         where org_id = $1 and id = any($2)",
        org,
        ids,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns whether an occurrence of a post has begun to go out.
pub(crate) async fn has_begun(tx: &mut Tx, org: &OrgId, post: &PostId, occurrence: i64) -> Result<bool> {
    let (number,) = query!(
        (i64,),
        "select count(*) from (select 1 from post_targets
           where org_id = $1 and post_id = $2 and occurrence = $3 and state <> 'queued' limit 1) found",
        org,
        post,
        occurrence
    )
    .one(tx)
    .await?;
    Ok(number > 0)
}

/// Notes that a scheduled post goes out.
pub(crate) async fn note_publishing(tx: &mut Tx, org: &OrgId, post: &PostId, now: Timestamp) -> Result<()> {
    query!(
        "update posts set state = 'publishing', version = version + 1, updated_at = $3
         where org_id = $1 and id = $2 and state = 'scheduled'",
        org,
        post,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Number of targets of a post that are still to be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenTargets {
    pub(crate) due: i64,
    pub(crate) later: i64,
}

/// Returns the number of targets of a post that are still to be sent: now or later.
pub(crate) async fn open_targets(tx: &mut Tx, org: &OrgId, post: &PostId, now: Timestamp) -> Result<OpenTargets> {
    query!(
        OpenTargets,
        "select count(*) filter (where state = 'sending' or starts_at <= $3) as due,
                count(*) filter (where state = 'queued' and starts_at > $3) as later
         from post_targets where org_id = $1 and post_id = $2 and state in ('queued', 'sending')",
        org,
        post,
        now
    )
    .one(tx)
    .await
}
