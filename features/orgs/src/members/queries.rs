//! SQL queries for members.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{
    OrgId, Role,
    limits::{Limits, LimitsColumn},
    post::{Position, Post},
    roles::CustomRoleId,
};

/// Stored member.
pub(super) struct MemberRow {
    pub(super) id: UserId,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) photo_key: Option<String>,
    pub(super) role: Role,
    pub(super) role_id: Option<CustomRoleId>,
    pub(super) limits: LimitsColumn,
    pub(super) may_use_emergency_access: bool,
    pub(super) joined_at: Timestamp,
}

/// Returns the members of an organization.
pub(super) async fn list(db: &Db, org: &OrgId) -> Result<Vec<MemberRow>> {
    query!(
        MemberRow,
        "select m.user_id as id, p.name, p.email, p.photo_key, coalesce(r.permissions, m.role) as role, m.role_id, m.limits,
            m.may_use_emergency_access, m.created_at as joined_at
         from memberships m join profiles p on p.id = m.user_id join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.org_id = $1 order by m.created_at, m.user_id",
        org
    )
    .all(db)
    .await
}

/// Returns the position of a member; `None` for users with access through the agency only.
pub(crate) async fn position(on: impl Run, org: &OrgId, user: &UserId) -> Result<Option<Position>> {
    let row = query!(
        (Role, Option<CustomRoleId>, LimitsColumn),
        "select coalesce(r.permissions, m.role), m.role_id, m.limits from memberships m join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.org_id = $1 and m.user_id = $2",
        org,
        user
    );
    Ok(row.lookup().find(on).await?.map(|(role, role_id, limits)| Position { role, role_id, limits: limits.0 }))
}

/// Adds a user to an organization. An existing member keeps their role and limits.
pub(crate) async fn add(tx: &mut Tx, user: &UserId, post: &Post, now: Timestamp) -> Result<()> {
    query!(
        "insert into memberships (org_id, user_id, role, limits, created_at, role_id) values ($1, $2, $3, $4, $5, $6)
         on conflict (org_id, user_id) do nothing",
        &post.org,
        user,
        post.role,
        Limits::column(post.limits.as_ref()),
        now,
        post.role_id.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the role and limits of a member.
pub(crate) async fn set_position(tx: &mut Tx, org: &OrgId, user: &UserId, position: &Position) -> Result<()> {
    query!(
        "update memberships set role = $3, limits = $4, role_id = $5 where org_id = $1 and user_id = $2",
        org,
        user,
        position.role,
        Limits::column(position.limits.as_ref()),
        position.role_id.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns true when the member may use emergency access.
pub(super) async fn may_use_emergency_access(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<bool> {
    let row = query!(
        (bool,),
        "select may_use_emergency_access from memberships where org_id = $1 and user_id = $2",
        org,
        user
    );
    Ok(row.find(tx).await?.is_some_and(|(may,)| may))
}

/// Sets whether a member may use emergency access.
pub(super) async fn let_use_emergency_access(tx: &mut Tx, org: &OrgId, user: &UserId, may: bool) -> Result<()> {
    query!("update memberships set may_use_emergency_access = $3 where org_id = $1 and user_id = $2", org, user, may)
        .run(tx)
        .await
        .map(drop)
}

pub(crate) async fn remove(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<()> {
    query!("delete from memberships where org_id = $1 and user_id = $2", org, user).run(tx).await.map(drop)
}

/// Counts the owners. Locks the organization, so that concurrent counts wait until `tx` ends.
pub(crate) async fn owners(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    query!((OrgId,), "select id from orgs where id = $1 for update", org).find(&mut *tx).await?;
    let count = query!((i64,), "select count(*) from memberships where org_id = $1 and role = 'owner'", org);
    Ok(count.one(tx).await?.0)
}

/// Switches users who work in an organization, all or one, to another organization of theirs, if they have one.
pub(crate) async fn move_away(tx: &mut Tx, org: &OrgId, user: Option<&UserId>) -> Result<()> {
    query!(
        "update profiles set org_id =
            (select m.org_id from memberships m where m.user_id = profiles.id and m.org_id <> $1
             order by m.created_at, m.org_id limit 1)
         where org_id = $1 and (cast($2 as text) is null or id = $2)
           and exists (select 1 from memberships m where m.user_id = profiles.id and m.org_id <> $1)",
        org,
        user.cloned()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the organizations a user has access to: their own, and the clients of their agencies.
pub(crate) async fn organisations(on: impl Run, user: &UserId) -> Result<Vec<(OrgId, String, Role, Option<OrgId>)>> {
    query!(
        (OrgId, String, Role, Option<OrgId>),
        "select o.id, o.name, coalesce(r.permissions, m.role), o.agency_id from memberships m join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.user_id = $1
         union
         select c.id, c.name, coalesce(r.permissions, m.role), c.agency_id
         from memberships m join orgs c on c.agency_id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id = m.org_id
         where m.user_id = $1 and m.role <> 'client' and m.limits is null
           and (m.role_id is null or not coalesce(r.is_for_clients, true))
           and not exists (select 1 from memberships own where own.org_id = c.id and own.user_id = $1)",
        user
    )
    .all(on)
    .await
}
