//! SQL queries for custom roles.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{CustomRoleId, GivenRole};
use crate::{OrgId, Role};

/// Stored custom role.
pub(super) struct CustomRoleRow {
    pub(super) id: CustomRoleId,
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) is_offered: bool,
    pub(super) is_of_agency: bool,
    pub(super) members: i64,
}

/// Role that a member of an organization can get, or its successor.
pub(super) struct Assignable {
    pub(super) role: Role,
    pub(super) is_deleted: bool,
    pub(super) successor_role: Option<Role>,
    pub(super) successor_id: Option<CustomRoleId>,
}

/// Returns the roles of an organization, and those that its agency offers or that members have.
pub(super) async fn list(db: &Db, org: &OrgId) -> Result<Vec<CustomRoleRow>> {
    query!(
        CustomRoleRow,
        "select r.id, r.name, r.permissions as role, r.is_offered, r.org_id <> o.id as is_of_agency,
            (select count(*) from memberships m where m.role_id = r.id and (m.org_id = o.id or r.org_id = o.id)) as members
         from orgs o join custom_roles r on r.org_id in (o.id, o.agency_id)
         where o.id = $1 and r.deleted_at is null and (r.org_id = o.id or r.is_offered
            or exists (select 1 from memberships k where k.org_id = o.id and k.role_id = r.id))
         order by is_of_agency, r.name_key, r.id",
        org
    )
    .all(db)
    .await
}

/// Returns the names of the roles of an organization and of its agency.
pub(super) async fn names(on: impl Run, org: &OrgId) -> Result<Vec<(CustomRoleId, String)>> {
    query!(
        (CustomRoleId, String),
        "select r.id, r.name from orgs o join custom_roles r on r.org_id in (o.id, o.agency_id) where o.id = $1",
        org
    )
    .all(on)
    .await
}

/// Returns a role that members of the organization can get: its own, or one that its agency offers.
pub(super) async fn assignable(on: impl Run, org: &OrgId, id: &CustomRoleId) -> Result<Option<Assignable>> {
    query!(
        Assignable,
        "select r.permissions as role, r.deleted_at is not null as is_deleted, r.successor_role, r.successor_id
         from orgs o join custom_roles r on r.org_id = o.id or (r.org_id = o.agency_id and r.is_offered)
         where o.id = $1 and r.id = $2",
        org,
        id
    )
    .lookup()
    .find(on)
    .await
}

/// Returns a role of the organization itself: its name, permissions, and whether it is offered to clients.
pub(super) async fn own(tx: &mut Tx, org: &OrgId, id: &CustomRoleId) -> Result<Option<(String, Role, bool)>> {
    query!(
        (String, Role, bool),
        "select name, permissions, is_offered from custom_roles where org_id = $1 and id = $2 and deleted_at is null",
        org,
        id
    )
    .find(tx)
    .await
}

/// Counts the roles of an organization.
pub(super) async fn count(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let count = query!((i64,), "select count(*) from custom_roles where org_id = $1 and deleted_at is null", org);
    Ok(count.one(tx).await?.0)
}

/// Adds a role, or changes the one with this id.
pub(super) async fn save(
    tx: &mut Tx,
    (org, id): (&OrgId, &CustomRoleId),
    (name, name_key): (&str, &str),
    (role, is_offered): (Role, bool),
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into custom_roles (org_id, id, name, name_key, permissions, is_for_clients, is_offered, created_at,
            updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
         on conflict (org_id, id) do update set name = excluded.name, name_key = excluded.name_key,
            permissions = excluded.permissions, is_for_clients = excluded.is_for_clients,
            is_offered = excluded.is_offered, updated_at = excluded.updated_at",
        org,
        id,
        name,
        name_key,
        role.permissions().text(),
        role.is_client(),
        is_offered,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns true when another role of the organization has this name.
pub(super) async fn is_taken(tx: &mut Tx, org: &OrgId, id: &CustomRoleId, name_key: &str) -> Result<bool> {
    let row = query!(
        (CustomRoleId,),
        "select id from custom_roles where org_id = $1 and name_key = $2 and id <> $3 and deleted_at is null",
        org,
        name_key,
        id
    );
    Ok(row.find(tx).await?.is_some())
}

/// Returns the members with a role, of the organization and of its clients, with whether they are limited.
pub(super) async fn holders(tx: &mut Tx, org: &OrgId, id: &CustomRoleId) -> Result<Vec<(OrgId, UserId, bool)>> {
    query!(
        (OrgId, UserId, bool),
        "select m.org_id, m.user_id, m.limits is not null from memberships m join orgs o on o.id = m.org_id
         where m.role_id = $2 and (m.org_id = $1 or o.agency_id = $1) order by m.org_id, m.user_id",
        org,
        id
    )
    .all(tx)
    .await
}

/// Returns the organizations whose pending invitations give a role, with whether one of them is limited.
pub(super) async fn invited(tx: &mut Tx, org: &OrgId, id: &CustomRoleId) -> Result<Vec<(OrgId, bool)>> {
    query!(
        (OrgId, bool),
        "select i.org_id, i.limits is not null from invitations i join orgs o on o.id = i.org_id
         where i.role_id = $2 and (i.org_id = $1 or o.agency_id = $1)",
        org,
        id
    )
    .all(tx)
    .await
}

/// Deletes a role: members, invitations and rules that name it get its successor.
pub(super) async fn replace(
    tx: &mut Tx,
    org: &OrgId,
    id: &CustomRoleId,
    successor: &GivenRole,
    now: Timestamp,
) -> Result<()> {
    let (role, next) = (successor.role, &successor.role_id);
    query!(
        "update memberships set role = $3, role_id = $4
         where role_id = $2 and (org_id = $1 or org_id in (select o.id from orgs o where o.agency_id = $1))",
        org,
        id,
        role,
        next.clone()
    )
    .run(&mut *tx)
    .await?;
    query!(
        "update invitations set role = $3, role_id = $4
         where role_id = $2 and (org_id = $1 or org_id in (select o.id from orgs o where o.agency_id = $1))",
        org,
        id,
        role,
        next.clone()
    )
    .run(&mut *tx)
    .await?;
    // Roles that led to this one lead to its successor, so that no chain has two steps.
    query!(
        "update custom_roles set successor_role = $3, successor_id = $4 where org_id = $1 and successor_id = $2",
        org,
        id,
        role,
        next.clone()
    )
    .run(&mut *tx)
    .await?;
    query!(
        "update custom_roles set deleted_at = $5, successor_role = $3, successor_id = $4 where org_id = $1 and id = $2",
        org,
        id,
        role,
        next.clone(),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Copies the roles of an agency that a client uses into the client.
pub(super) async fn keep_for_client(tx: &mut Tx, agency: &OrgId, client: &OrgId) -> Result<()> {
    query!(
        "insert into custom_roles (org_id, id, name, name_key, permissions, is_for_clients, is_offered, created_at,
            updated_at)
         select $2, r.id, r.name, r.name_key || ' ' || r.id, r.permissions, r.is_for_clients, false, r.created_at,
            r.updated_at
         from custom_roles r where r.org_id = $1 and r.deleted_at is null and (r.is_offered
            or exists (select 1 from memberships m where m.org_id = $2 and m.role_id = r.id))
         on conflict (org_id, id) do nothing",
        agency,
        client
    )
    .run(tx)
    .await
    .map(drop)
}
