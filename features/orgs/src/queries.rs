//! SQL queries for organizations, profiles and registrations.

mod callers;
mod membership_sql;

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

pub(crate) use callers::{InSession, in_session};
pub(crate) use membership_sql::membership_sql;

use crate::{OrgId, Role, emergency::EmergencyAccessId, limits, me::Registration, roles::CustomRoleId};

db::id!(
    /// Id of a registration.
    RegistrationId
);

/// Membership of a user in an organization.
pub(crate) struct Membership {
    pub(crate) org_id: OrgId,
    pub(crate) role: Role,
    pub(crate) limits: limits::LimitsColumn,
    pub(crate) expires_at: Option<Timestamp>,
    pub(crate) removal_at: Option<Timestamp>,
    /// Second-factor rule of the organization; for users of its agency, also the rule of the agency.
    pub(crate) requires_second_factor: bool,
    /// Latest emergency access of the user.
    pub(crate) emergency_id: Option<EmergencyAccessId>,
    pub(crate) emergency_ends_at: Option<Timestamp>,
}

/// Membership of a user with the details of the organization.
pub(crate) struct Profile {
    pub(crate) role: Role,
    /// Custom role.
    pub(crate) role_id: Option<CustomRoleId>,
    pub(crate) role_name: Option<String>,
    pub(crate) is_limited: bool,
    pub(crate) org_id: OrgId,
    pub(crate) org_name: String,
    pub(crate) is_demo: bool,
    pub(crate) expires_at: Option<Timestamp>,
    pub(crate) trial_ends_at: Option<Timestamp>,
    pub(crate) removal_at: Option<Timestamp>,
    pub(crate) default_country: Option<String>,
    pub(crate) agency_id: Option<OrgId>,
    pub(crate) has_clients: bool,
    pub(crate) requires_second_factor: bool,
    pub(crate) agency_requires_second_factor: bool,
    pub(crate) idle_minutes: Option<i64>,
    pub(crate) agency_idle_minutes: Option<i64>,
    pub(crate) may_use_emergency_access: bool,
    pub(crate) emergency_id: Option<EmergencyAccessId>,
    pub(crate) emergency_ends_at: Option<Timestamp>,
}

/// Name given at registration.
pub(crate) struct Registered {
    pub(crate) first_name: String,
    pub(crate) last_name: String,
    pub(crate) registration_completed: bool,
}

/// New organization.
pub(crate) struct NewOrg<'a> {
    pub(crate) id: &'a OrgId,
    pub(crate) name: &'a str,
    pub(crate) trial_ends_at: Option<Timestamp>,
    pub(crate) expires_at: Option<Timestamp>,
}

pub(crate) async fn membership(db: &Db, user: &UserId) -> Result<Option<Membership>> {
    membership_sql!(@membership workplace, Membership, user).lookup().find(db).await
}

/// Returns the organization a user works in.
pub(crate) async fn workplace(on: impl Run, user: &UserId) -> Result<Option<OrgId>> {
    let row = query!((OrgId,), "select org_id from profiles where id = $1", user).lookup().find(on).await?;
    Ok(row.map(|(org,)| org))
}

/// Returns the membership of a user in an organization, their own or through its agency; `None` without access.
pub(crate) async fn role_in(on: impl Run, org: &OrgId, user: &UserId) -> Result<Option<Membership>> {
    membership_sql!(@membership org, Membership, org, user).lookup().find(on).await
}

pub(crate) async fn profile(db: &Db, user: &UserId) -> Result<Option<Profile>> {
    membership_sql!(
        workplace,
        Profile,
        "coalesce(r.permissions, m.role, x.permissions, a.role) as role, coalesce(m.role_id, a.role_id) as role_id,
         coalesce(r.name, x.name) as role_name, m.limits is not null as is_limited, p.org_id, o.name as org_name, o.is_demo,
         o.expires_at, o.trial_ends_at, o.removal_at, o.default_country, o.agency_id,
         exists (select 1 from orgs c where c.agency_id = o.id) as has_clients, o.requires_second_factor,
         m.role is null and coalesce(g.requires_second_factor, false) as agency_requires_second_factor,
         o.idle_minutes, case when m.role is null then g.idle_minutes end as agency_idle_minutes,
         coalesce(m.may_use_emergency_access, false) as may_use_emergency_access,
         e.id as emergency_id, e.ends_at as emergency_ends_at",
        user
    )
    .lookup()
    .find(db)
    .await
}

pub(crate) async fn registered(db: &Db, user: &UserId) -> Result<Option<Registered>> {
    query!(
        Registered,
        "select first_name, last_name, registration_completed from user_registrations where user_id = $1",
        user
    )
    .lookup()
    .find(db)
    .await
}

pub(crate) async fn add_org(tx: &mut Tx, org: NewOrg<'_>, now: Timestamp) -> Result<()> {
    query!(
        "insert into orgs (id, name, trial_ends_at, is_demo, expires_at, created_at) values ($1, $2, $3, $4, $5, $6)",
        org.id,
        org.name,
        org.trial_ends_at,
        org.expires_at.is_some(),
        org.expires_at,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores the registration of a user; a unique index allows one.
pub(crate) async fn add_registration(
    tx: &mut Tx,
    user: &UserId,
    email: &str,
    registration: &Registration,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into user_registrations (id, user_id, email, first_name, last_name, company, registration_completed, created_at)
         values ($1, $2, $3, $4, $5, $6, true, $7)",
        RegistrationId::new(now),
        user,
        email,
        &registration.first_name,
        &registration.last_name,
        registration.company.clone(),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn add_profile(
    tx: &mut Tx,
    user: &UserId,
    org: &OrgId,
    email: &str,
    name: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into profiles (id, org_id, email, name, created_at) values ($1, $2, $3, $4, $5)",
        user,
        org,
        email,
        name,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn expired(db: &Db, now: Timestamp) -> Result<Vec<OrgId>> {
    let ids =
        query!((OrgId,), "select id from orgs where expires_at is not null and expires_at <= $1 order by id", now);
    Ok(ids.all(db).await?.into_iter().map(|(id,)| id).collect())
}

/// Counts the demo organizations that have not expired.
pub(crate) async fn living_demos(tx: &mut Tx, now: Timestamp) -> Result<i64> {
    let count = query!((i64,), "select count(*) from orgs where is_demo and expires_at > $1", now);
    Ok(count.one(tx).await?.0)
}

/// Returns the members of an organization with their roles and limits.
pub(crate) async fn members(on: impl Run, org: &OrgId) -> Result<Vec<(UserId, Role, limits::LimitsColumn)>> {
    query!(
        (UserId, Role, limits::LimitsColumn),
        "select m.user_id, coalesce(r.permissions, m.role), m.limits
         from memberships m join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.org_id = $1 order by m.user_id",
        org
    )
    .all(on)
    .await
}

pub(crate) async fn names(on: impl Run, org: &OrgId, users: &[UserId]) -> Result<Vec<(UserId, String)>> {
    let users: Vec<String> = users.iter().map(ToString::to_string).collect();
    query!(
        (UserId, String),
        "select p.id, p.name from profiles p
         where p.id = any($2)
           and (exists (select 1 from memberships m where m.org_id = $1 and m.user_id = p.id)
             or exists (select 1 from orgs o join memberships a on a.org_id = o.agency_id
                        where o.id = $1 and a.user_id = p.id))",
        org,
        users
    )
    .lookup()
    .all(on)
    .await
}

pub(crate) async fn remove(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!("delete from orgs where id = $1", org).run(tx).await.map(drop)
}

pub(crate) async fn is_registered(tx: &mut Tx, user: &UserId) -> Result<bool> {
    let row = query!((String,), "select id from user_registrations where user_id = $1", user);
    Ok(row.find(tx).await?.is_some())
}

pub(crate) async fn default_country(db: &Db, org: &OrgId) -> Result<Option<String>> {
    let country = query!((Option<String>,), "select default_country from orgs where id = $1", org).lookup();
    Ok(country.find(db).await?.and_then(|(country,)| country))
}

/// Returns true when a user has a profile in any organization.
pub(crate) async fn has_profile(on: impl Run, user: &UserId) -> Result<bool> {
    Ok(query!((OrgId,), "select org_id from profiles where id = $1", user).lookup().find(on).await?.is_some())
}

/// Switches a user to an organization.
pub(crate) async fn work_in(tx: &mut Tx, user: &UserId, org: &OrgId) -> Result<()> {
    query!("update profiles set org_id = $2 where id = $1", user, org).run(tx).await.map(drop)
}

/// Returns true when a session that is limited to `only` reaches `org`: the organization itself, or a client of it. Its
/// user has to be a member of `only`.
pub(crate) async fn reaches(on: impl Run, only: &str, org: &OrgId, user: &UserId) -> Result<bool> {
    let row = query!(
        (OrgId,),
        "select o.id from orgs o join memberships m on m.org_id = $2 and m.user_id = $3
         where o.id = $1 and (o.id = $2 or o.agency_id = $2)",
        org,
        only,
        user
    );
    Ok(row.lookup().find(on).await?.is_some())
}

/// Returns true when an organization exists.
pub(crate) async fn exists(db: &Db, org: &OrgId) -> Result<bool> {
    let row = query!((OrgId,), "select id from orgs where id = $1", org).lookup();
    Ok(row.find(db).await?.is_some())
}

/// Returns the name of an organization; `None` for a demo.
pub(crate) async fn open_org(on: impl Run, org: &OrgId) -> Result<Option<String>> {
    let row = query!((String,), "select name from orgs where id = $1 and not is_demo", org);
    Ok(row.lookup().find(on).await?.map(|(name,)| name))
}

/// Returns the name of an organization.
pub(crate) async fn name_of(on: impl Run, org: &OrgId) -> Result<Option<String>> {
    let row = query!((String,), "select name from orgs where id = $1", org);
    Ok(row.lookup().find(on).await?.map(|(name,)| name))
}

/// Returns the agency of an organization.
pub(crate) async fn agency_of(on: impl Run, org: &OrgId) -> Result<Option<OrgId>> {
    let row = query!((Option<OrgId>,), "select agency_id from orgs where id = $1", org);
    Ok(row.lookup().find(on).await?.and_then(|(agency,)| agency))
}

/// Returns the clients of an agency with their names.
pub(crate) async fn clients_of(on: impl Run, agency: &OrgId) -> Result<Vec<(OrgId, String)>> {
    query!((OrgId, String), "select id, name from orgs where agency_id = $1 order by name, id limit 1000", agency)
        .all(on)
        .await
}

/// Sets the agency of an organization.
pub(crate) async fn set_agency(tx: &mut Tx, org: &OrgId, agency: &OrgId) -> Result<()> {
    query!("update orgs set agency_id = $2 where id = $1", org, agency).run(tx).await.map(drop)
}

pub(crate) async fn rename(tx: &mut Tx, org: &OrgId, name: &str) -> Result<()> {
    query!("update orgs set name = $2 where id = $1", org, name).run(tx).await.map(drop)
}

pub(crate) async fn set_country(tx: &mut Tx, org: &OrgId, country: Option<String>) -> Result<()> {
    query!("update orgs set default_country = $2 where id = $1", org, country).run(tx).await.map(drop)
}
