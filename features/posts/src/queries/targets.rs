//! SQL of posts at locations.

use db::{Db, Result, Run, Tx, Value, query, rows};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{PostId, TargetId, TargetRow, TargetState};

/// Statement that reads targets: `target_rows!("condition", arguments)`.
macro_rules! target_rows {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            TargetRow,
            "select id, post_id, location_id, occurrence, language, state, task, due_at, starts_at, attempts, sending_at,
                    published_at, source_name, url, reason_code, updated_at
             from post_targets where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

pub(super) use target_rows;

/// Filter of the list; `None` for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct TargetFilter {
    pub(crate) state: Option<TargetState>,
    pub(crate) occurrence: Option<i64>,
    pub(crate) locations: Option<Vec<String>>,
}

/// Returns targets of a post by id, after this one.
pub(crate) async fn targets(
    db: &Db,
    org: &OrgId,
    post: &PostId,
    filter: TargetFilter,
    (after, limit): (Option<String>, i64),
) -> Result<Vec<TargetRow>> {
    target_rows!(
        "and post_id = $2 and (cast($3 as text) is null or state = $3) and (cast($4 as bigint) is null or occurrence = $4)
           and (cast($5 as boolean) or location_id = any($6)) and (cast($7 as text) is null or id > $7)
         order by id limit $8",
        org,
        post,
        filter.state,
        filter.occurrence,
        filter.locations.is_none(),
        filter.locations.unwrap_or_default(),
        after,
        limit
    )
    .all(db)
    .await
}

/// Returns the targets at a location that are at the source.
pub(crate) async fn targets_at(db: &Db, org: &OrgId, location: &str) -> Result<Vec<TargetRow>> {
    target_rows!("and location_id = $2 and source_name is not null order by id desc limit 500", org, location)
        .all(db)
        .await
}

/// Adds targets that are queued, without a task.
pub(crate) async fn add_targets(tx: &mut Tx, org: &OrgId, targets: &[TargetRow]) -> Result<()> {
    let sql = rows!(
        "insert into post_targets (org_id, id, post_id, location_id, occurrence, language, state, task, due_at, starts_at,
             attempts, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
    );
    let row = |target: &TargetRow| -> Vec<Value> {
        vec![
            org.into(),
            (&target.id).into(),
            (&target.post_id).into(),
            (&target.location_id).into(),
            target.occurrence.into(),
            target.language.into(),
            target.state.into(),
            target.task.into(),
            target.due_at.into(),
            target.starts_at.into(),
            target.attempts.into(),
            target.updated_at.into(),
        ]
    };
    tx.insert_many(sql, targets.iter().map(row).collect()).await
}

/// Removes the queued targets of an occurrence, or of all with `None`. Returns their number by occurrence.
pub(crate) async fn remove_queued(
    tx: &mut Tx,
    org: &OrgId,
    post: &PostId,
    occurrence: Option<i64>,
) -> Result<Vec<(i64, i64)>> {
    let counted = query!(
        (i64, i64),
        "select occurrence, count(*) as number from post_targets
         where org_id = $1 and post_id = $2 and state = 'queued' and (cast($3 as bigint) is null or occurrence = $3)
         group by occurrence",
        org,
        post,
        occurrence
    )
    .all(&mut *tx)
    .await?;
    query!(
        "delete from post_targets
         where org_id = $1 and post_id = $2 and state = 'queued' and (cast($3 as bigint) is null or occurrence = $3)",
        org,
        post,
        occurrence
    )
    .run(&mut *tx)
    .await?;
    for (occurrence, number) in &counted {
        query!(
            "update post_days set queued = queued - $4 where org_id = $1 and post_id = $2 and occurrence = $3",
            org,
            post,
            *occurrence,
            *number
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(counted)
}

/// Sets the time of queued targets.
pub(crate) async fn set_due(tx: &mut Tx, org: &OrgId, due: &[(TargetId, Timestamp)], now: Timestamp) -> Result<()> {
    for (id, at) in due {
        query!(
            "update post_targets set task = 'publish', due_at = $3, starts_at = $3, updated_at = $4
             where org_id = $1 and id = $2 and state = 'queued'",
            org,
            id,
            *at,
            now
        )
        .run(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Returns the queued targets of an occurrence with their locations.
pub(crate) async fn target_ids(
    tx: &mut Tx,
    org: &OrgId,
    post: &PostId,
    occurrence: i64,
) -> Result<Vec<(TargetId, String)>> {
    query!(
        (TargetId, String),
        "select id, location_id from post_targets where org_id = $1 and post_id = $2 and occurrence = $3 and state = 'queued'",
        org,
        post,
        occurrence
    )
    .all(tx)
    .await
}

/// Returns whether a post is or may be at the source somewhere.
pub(crate) async fn is_posted(on: impl Run, org: &OrgId, post: &PostId) -> Result<bool> {
    let (number,) = query!(
        (i64,),
        "select count(*) from (select 1 from post_targets where org_id = $1 and post_id = $2
           and (state = 'sending' or (source_name is not null and state <> 'deleted')) limit 1) found",
        org,
        post
    )
    .one(on)
    .await?;
    Ok(number > 0)
}

/// Returns whether a post has targets outside of these locations.
pub(crate) async fn has_foreign(on: impl Run, org: &OrgId, post: &PostId, locations: Vec<String>) -> Result<bool> {
    let (number,) = query!(
        (i64,),
        "select count(*) from (select 1 from post_targets
           where org_id = $1 and post_id = $2 and not (location_id = any($3)) limit 1) found",
        org,
        post,
        locations
    )
    .one(on)
    .await?;
    Ok(number > 0)
}

/// Returns the locations with a post of this content that went out since a time or is about to, those of the post itself
/// left out.
pub(crate) async fn posted_texts(
    db: &Db,
    org: &OrgId,
    (content, but): (String, Option<&PostId>),
    since: Timestamp,
) -> Result<Vec<String>> {
    let rows = query!(
        (String,),
        "select distinct t.location_id from posts p
              join post_targets t on t.org_id = p.org_id and t.post_id = p.id
         where p.org_id = $1 and p.content = $2 and (cast($3 as text) is null or p.id <> $3)
           and t.starts_at >= $4 and t.state in ('queued', 'sending', 'processing', 'live')",
        org,
        content,
        but,
        since
    );
    Ok(rows.all(db).await?.into_iter().map(|(id,)| id).collect())
}
