//! SQL queries for the removal of organizations and the deletion of accounts.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{OrgId, Role};

/// Removal status of an organization.
#[derive(Clone, Debug)]
pub struct Leaving {
    /// Name of the organization.
    pub name: String,
    /// True for a demo, which expires by itself.
    pub is_demo: bool,
    /// Time of the removal; `None` when none is planned.
    pub removal_at: Option<Timestamp>,
    /// User who requested the removal.
    pub removal_asked_by: Option<UserId>,
}

/// Member of an organization.
#[derive(Clone, Debug)]
pub struct Belonging {
    /// Id of the user.
    pub id: UserId,
    /// Email address.
    pub email: String,
    /// Full name.
    pub name: String,
    /// Role in the organization.
    pub role: Role,
}

/// Organization of a user, with the number of its other members.
#[derive(Clone, Debug)]
pub struct UserOrganization {
    /// Id of the organization.
    pub id: OrgId,
    /// Name of the organization.
    pub name: String,
    /// Role of the user.
    pub role: Role,
    /// Number of other owners.
    pub other_owners: i64,
    /// Number of other members, including owners.
    pub others: i64,
    /// Number of client organizations.
    pub clients: i64,
}

pub(super) async fn leaving(on: impl Run, org: &OrgId) -> Result<Option<Leaving>> {
    query!(Leaving, "select name, is_demo, removal_at, removal_asked_by from orgs where id = $1", org)
        .lookup()
        .find(on)
        .await
}

/// Locks the organization, so that concurrent callers wait until `tx` ends.
pub async fn lock(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!((OrgId,), "select id from orgs where id = $1 for update", org).find(tx).await.map(drop)
}

/// Schedules the removal of an organization, read-only until then; false when one was scheduled already.
pub async fn begin(tx: &mut Tx, org: &OrgId, by: &UserId, at: Timestamp, now: Timestamp) -> Result<bool> {
    let begun = query!(
        "update orgs set removal_at = $3, removal_asked_by = $2, removal_asked_at = $4, removal_reminded_at = null
         where id = $1 and removal_at is null",
        org,
        by,
        at,
        now
    );
    Ok(begun.run(tx).await? == 1)
}

/// Cancels the removal of an organization; false when none was scheduled.
pub async fn stay(tx: &mut Tx, org: &OrgId) -> Result<bool> {
    let canceled = query!(
        "update orgs set removal_at = null, removal_asked_by = null, removal_asked_at = null, removal_reminded_at = null
         where id = $1 and removal_at is not null",
        org
    );
    Ok(canceled.run(tx).await? == 1)
}

/// Returns the organizations due for removal by a time, with the time of removal.
pub async fn due(db: &Db, by: Timestamp) -> Result<Vec<(OrgId, Timestamp)>> {
    query!((OrgId, Timestamp), "select id, removal_at from orgs where removal_at <= $1 order by removal_at, id", by)
        .all(db)
        .await
}

/// Records that members were reminded of the removal; false when they had been, or when no removal is scheduled.
pub async fn remind(tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<bool> {
    let noted = query!(
        "update orgs set removal_reminded_at = $2
         where id = $1 and removal_at is not null and removal_reminded_at is null",
        org,
        now
    );
    Ok(noted.run(tx).await? == 1)
}

/// Returns the members of an organization.
pub async fn people(on: impl Run, org: &OrgId) -> Result<Vec<Belonging>> {
    query!(
        Belonging,
        "select m.user_id as id, p.email, p.name, coalesce(r.permissions, m.role) as role
         from memberships m join profiles p on p.id = m.user_id join orgs g on g.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (g.id, g.agency_id)
         where m.org_id = $1 order by m.user_id",
        org
    )
    .all(on)
    .await
}

/// Returns the names of an agency's clients, sorted.
pub async fn clients(on: impl Run, agency: &OrgId) -> Result<Vec<String>> {
    let names = query!((String,), "select name from orgs where agency_id = $1 order by name, id", agency);
    Ok(names.all(on).await?.into_iter().map(|(name,)| name).collect())
}

/// Returns the ids of an agency's clients.
pub(super) async fn client_ids(tx: &mut Tx, agency: &OrgId) -> Result<Vec<OrgId>> {
    let ids = query!((OrgId,), "select id from orgs where agency_id = $1 order by id", agency);
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Makes the owners of an agency owners of its clients that have none.
pub(super) async fn own_clients(tx: &mut Tx, agency: &OrgId, now: Timestamp) -> Result<()> {
    query!(
        "insert into memberships (org_id, user_id, role, created_at)
         select c.id, m.user_id, 'owner', $2 from orgs c
         join memberships m on m.org_id = c.agency_id and m.role = 'owner'
         where c.agency_id = $1
           and not exists (select 1 from memberships o where o.org_id = c.id and o.role = 'owner')
         on conflict (org_id, user_id) do update set role = excluded.role, role_id = null",
        agency,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the organizations of a user, with the number of other members.
pub async fn user_organizations(on: impl Run, user: &UserId) -> Result<Vec<UserOrganization>> {
    query!(
        UserOrganization,
        "select o.id, o.name, coalesce(r.permissions, m.role) as role,
                (select count(*) from memberships x where x.org_id = o.id and x.user_id <> $1 and x.role = 'owner')
                    as other_owners,
                (select count(*) from memberships x where x.org_id = o.id and x.user_id <> $1) as others,
                (select count(*) from orgs c where c.agency_id = o.id) as clients
         from memberships m join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.user_id = $1 order by o.name, o.id",
        user
    )
    .all(on)
    .await
}

pub(super) async fn make_owner(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> Result<()> {
    query!(
        "insert into memberships (org_id, user_id, role, created_at) values ($1, $2, 'owner', $3)
         on conflict (org_id, user_id) do update set role = excluded.role, role_id = null",
        org,
        user,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

pub(super) async fn forget_invitations_of(tx: &mut Tx, email: &str) -> Result<()> {
    query!("delete from invitations where org_id is not null and email = $1", email).run(tx).await.map(drop)
}
