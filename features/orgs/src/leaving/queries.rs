//! Every statement about organizations and people who go.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{OrgId, Role};

/// Whether an organization is about to be removed.
#[derive(Clone, Debug)]
pub struct Leaving {
    /// Its name.
    pub name: String,
    /// A demo goes by itself.
    pub is_demo: bool,
    /// When it is removed; null when nobody wants that.
    pub removal_at: Option<Timestamp>,
    /// Who wants it.
    pub removal_asked_by: Option<UserId>,
}

/// Somebody who belongs to an organization.
#[derive(Clone, Debug)]
pub struct Belonging {
    /// Who.
    pub id: UserId,
    /// Email address.
    pub email: String,
    /// Both names.
    pub name: String,
    /// What they are.
    pub role: Role,
}

/// An organization that somebody belongs to, and who is there besides.
#[derive(Clone, Debug)]
pub struct Place {
    /// Which.
    pub id: OrgId,
    /// Its name.
    pub name: String,
    /// What they are there.
    pub role: Role,
    /// Other owners.
    pub other_owners: i64,
    /// Other people, owners too.
    pub others: i64,
    /// Organizations that it looks after.
    pub clients: i64,
}

pub(super) async fn leaving(on: impl Run, org: &OrgId) -> Result<Option<Leaving>> {
    query!(Leaving, "select name, is_demo, removal_at, removal_asked_by from orgs where id = $1", org)
        .lookup()
        .find(on)
        .await
}

/// Lets whoever else does the same to the organization wait until `tx` ends.
pub async fn lock(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!((OrgId,), "select id from orgs where id = $1 for update", org).find(tx).await.map(drop)
}

/// Has an organization removed at a time, and only read until then; false when that was so already.
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

/// Keeps an organization after all; false when nobody wanted it removed.
pub async fn stay(tx: &mut Tx, org: &OrgId) -> Result<bool> {
    let kept = query!(
        "update orgs set removal_at = null, removal_asked_by = null, removal_asked_at = null, removal_reminded_at = null
         where id = $1 and removal_at is not null",
        org
    );
    Ok(kept.run(tx).await? == 1)
}

/// The organizations that are to be removed by a time, and when.
pub async fn due(db: &Db, by: Timestamp) -> Result<Vec<(OrgId, Timestamp)>> {
    query!((OrgId, Timestamp), "select id, removal_at from orgs where removal_at <= $1 order by removal_at, id", by)
        .all(db)
        .await
}

/// Notes that the people of an organization were told again; false when they had been.
pub async fn remind(tx: &mut Tx, org: &OrgId, now: Timestamp) -> Result<bool> {
    let noted = query!(
        "update orgs set removal_reminded_at = $2
         where id = $1 and removal_at is not null and removal_reminded_at is null",
        org,
        now
    );
    Ok(noted.run(tx).await? == 1)
}

/// Everybody who belongs to an organization.
pub async fn people(on: impl Run, org: &OrgId) -> Result<Vec<Belonging>> {
    query!(
        Belonging,
        "select m.user_id as id, p.email, p.name, m.role from memberships m join profiles p on p.id = m.user_id
         where m.org_id = $1 order by m.user_id",
        org
    )
    .all(on)
    .await
}

/// The organizations that an agency looks after, by name.
pub async fn clients(on: impl Run, agency: &OrgId) -> Result<Vec<String>> {
    let found = query!((String,), "select name from orgs where agency_id = $1 order by name, id", agency);
    Ok(found.all(on).await?.into_iter().map(|(name,)| name).collect())
}

/// The organizations that an agency looks after.
pub(super) async fn client_ids(tx: &mut Tx, agency: &OrgId) -> Result<Vec<OrgId>> {
    let found = query!((OrgId,), "select id from orgs where agency_id = $1 order by id", agency);
    Ok(found.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Lets the owners of an agency own those of its clients that nobody else owns.
pub(super) async fn own_clients(tx: &mut Tx, agency: &OrgId, now: Timestamp) -> Result<()> {
    query!(
        "insert into memberships (org_id, user_id, role, created_at)
         select c.id, m.user_id, 'owner', $2 from orgs c
         join memberships m on m.org_id = c.agency_id and m.role = 'owner'
         where c.agency_id = $1
           and not exists (select 1 from memberships o where o.org_id = c.id and o.role = 'owner')
         on conflict (org_id, user_id) do update set role = excluded.role",
        agency,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Where somebody belongs, and who is there besides them.
pub async fn places(on: impl Run, user: &UserId) -> Result<Vec<Place>> {
    query!(
        Place,
        "select o.id, o.name, m.role,
                (select count(*) from memberships x where x.org_id = o.id and x.user_id <> $1 and x.role = 'owner')
                    as other_owners,
                (select count(*) from memberships x where x.org_id = o.id and x.user_id <> $1) as others,
                (select count(*) from orgs c where c.agency_id = o.id) as clients
         from memberships m join orgs o on o.id = m.org_id where m.user_id = $1 order by o.name, o.id",
        user
    )
    .all(on)
    .await
}

pub(super) async fn make_owner(tx: &mut Tx, org: &OrgId, user: &UserId, now: Timestamp) -> Result<()> {
    query!(
        "insert into memberships (org_id, user_id, role, created_at) values ($1, $2, 'owner', $3)
         on conflict (org_id, user_id) do update set role = excluded.role",
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
