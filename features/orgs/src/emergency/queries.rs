//! SQL queries for emergency access.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;

use super::types::{EmergencyAccessId, Used};
use crate::{OrgId, UserId};

/// Maximum number of listed entries.
const LISTED: i64 = 100;

/// New emergency access.
pub(super) struct New<'a> {
    pub(super) id: &'a EmergencyAccessId,
    pub(super) user: &'a UserId,
    pub(super) reason: &'a str,
    pub(super) ends_at: Timestamp,
}

/// Returns whether a member may use emergency access; `None` for a non-member. The row lock makes concurrent requests
/// wait.
pub(super) async fn may_begin(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<Option<bool>> {
    let row = query!(
        (bool,),
        "select may_use_emergency_access from memberships where org_id = $1 and user_id = $2 for update",
        org,
        user
    );
    Ok(row.find(tx).await?.map(|(may,)| may))
}

/// Returns the active emergency access of a member.
pub(super) async fn running(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    now: Timestamp,
) -> Result<Option<EmergencyAccessId>> {
    let row = query!(
        (EmergencyAccessId,),
        "select e.id from memberships m
         join emergency_accesses e on e.org_id = m.org_id and e.id = m.emergency_access_id
         where m.org_id = $1 and m.user_id = $2 and e.ends_at > $3",
        org,
        user,
        now
    );
    Ok(row.find(tx).await?.map(|(id,)| id))
}

/// Returns the user of an active emergency access.
pub(super) async fn user_of(
    tx: &mut Tx,
    org: &OrgId,
    id: &EmergencyAccessId,
    now: Timestamp,
) -> Result<Option<UserId>> {
    let row = query!(
        (UserId,),
        "select user_id from emergency_accesses where org_id = $1 and id = $2 and ends_at > $3",
        org,
        id,
        now
    );
    Ok(row.find(tx).await?.map(|(user,)| user))
}

pub(super) async fn begin(tx: &mut Tx, org: &OrgId, new: &New<'_>, now: Timestamp) -> Result<()> {
    query!(
        "insert into emergency_accesses (org_id, id, user_id, reason, begun_at, ends_at) values ($1, $2, $3, $4, $5, $6)",
        org,
        new.id,
        new.user,
        new.reason,
        now,
        new.ends_at
    )
    .run(&mut *tx)
    .await?;
    query!("update memberships set emergency_access_id = $3 where org_id = $1 and user_id = $2", org, new.user, new.id)
        .run(tx)
        .await
        .map(drop)
}

/// Ends an emergency access early; false when it has ended already.
pub(super) async fn end(
    tx: &mut Tx,
    org: &OrgId,
    id: &EmergencyAccessId,
    by: Option<&str>,
    now: Timestamp,
) -> Result<bool> {
    let ended = query!(
        "update emergency_accesses set ends_at = $4, ended_by = $3 where org_id = $1 and id = $2 and ends_at > $4",
        org,
        id,
        by.map(ToOwned::to_owned),
        now
    );
    Ok(ended.run(tx).await? == 1)
}

/// Returns the latest 100 emergency accesses of an organization, latest first.
pub(super) async fn list(db: &Db, org: &OrgId) -> Result<Vec<Used>> {
    query!(
        Used,
        "select e.id, e.user_id, p.name, e.reason, e.begun_at, e.ends_at, e.ended_by, b.name as ended_by_name
         from emergency_accesses e left join profiles p on p.id = e.user_id left join profiles b on b.id = e.ended_by
         where e.org_id = $1 order by e.id desc limit $2",
        org,
        LISTED
    )
    .all(db)
    .await
}
