//! Assignments of reviews to members, their due times and work states.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use super::{Changes, reviews};
use crate::types::{ReviewId, Row, WorkState};

/// Locks those of these reviews that exist at a location that is not deleted, and returns them.
pub(crate) async fn lock_many(tx: &mut Tx, org: &OrgId, ids: Vec<String>) -> Result<Vec<Row>> {
    reviews!("and id = any($2) and not is_hidden order by id for update", org, ids).all(tx).await
}

/// Assigns locked reviews to a member, or unassigns them.
pub(crate) async fn assign(tx: &mut Tx, org: &OrgId, ids: &[ReviewId], to: Option<&UserId>) -> Result<Changes> {
    query!(
        "update reviews set assigned_to = $3, work_version = work_version + 1 where org_id = $1 and id = any($2)",
        org,
        texts(ids),
        to
    )
    .run(tx)
    .await?;
    Ok(Changes::of(ids))
}

/// Sets the due time of locked reviews.
pub(crate) async fn set_due(tx: &mut Tx, org: &OrgId, ids: &[ReviewId], due: Option<Timestamp>) -> Result<Changes> {
    query!(
        "update reviews set due_at = $3, work_version = work_version + 1 where org_id = $1 and id = any($2)",
        org,
        texts(ids),
        due
    )
    .run(tx)
    .await?;
    Ok(Changes::of(ids))
}

/// Sets the work state of locked reviews, with the keys of [`urgency`](crate::rules::urgency).
pub(crate) async fn set_work(tx: &mut Tx, org: &OrgId, ids: &[ReviewId], state: WorkState) -> Result<Changes> {
    query!(
        "update reviews set is_done = $3, is_waiting = $4, work_version = work_version + 1,
             urgency_key = case when cast($3 as boolean) or is_answered or state = 'gone' then 3
                                when rating_key > 34 then 2
                                when rating_key > 24 or rating_key = 0 then 1
                                else 0 end,
             urgency_time = case when cast($3 as boolean) or is_answered or state = 'gone' then -written_at
                                 else written_at end
         where org_id = $1 and id = any($2)",
        org,
        texts(ids),
        state == WorkState::Done,
        state == WorkState::Waiting
    )
    .run(tx)
    .await?;
    Ok(Changes::of(ids))
}

/// Returns the reviews that are assigned to a member.
pub(crate) async fn assigned(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<Vec<ReviewId>> {
    let rows = query!(
        (ReviewId,),
        "select id from reviews where org_id = $1 and assigned_to is not null and assigned_to = $2 order by id",
        org,
        user
    );
    Ok(rows.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Unassigns the reviews of a member.
pub(crate) async fn unassign(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    query!(
        "update reviews set assigned_to = null, work_version = work_version + 1
         where org_id = $1 and assigned_to is not null and assigned_to = $2",
        org,
        user
    )
    .run(tx)
    .await
    .map(drop)
}

/// Reviews that are assigned to a member and not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AssignedReviews {
    pub(crate) count: i64,
    /// Earliest due time.
    pub(crate) due_at: Option<Timestamp>,
}

/// Counts the reviews at these locations, `None` for all, that are assigned to a member and not done.
pub(crate) async fn assigned_reviews(
    db: &Db,
    org: &OrgId,
    user: &UserId,
    locations: Option<Vec<String>>,
) -> Result<AssignedReviews> {
    query!(
        AssignedReviews,
        "select count(*) as count, min(due_at) as due_at
         from reviews
         where org_id = $1 and assigned_to is not null and assigned_to = $2 and not is_hidden and not is_done
           and state <> 'gone' and (cast($3 as boolean) or location_id = any($4))",
        org,
        user,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .one(db)
    .await
}

fn texts(ids: &[ReviewId]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
