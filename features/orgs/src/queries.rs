//! What is read and written about organisations, profiles and registrations.

use auth::UserId;
use db::{Db, Result, Tx, query};
use jiff::Timestamp;

use crate::{OrgId, Role, types::Registration};

db::id!(
    /// Names a registration.
    RegistrationId
);

/// Where somebody belongs.
pub(crate) struct Membership {
    pub(crate) org_id: OrgId,
    pub(crate) role: String,
    pub(crate) expires_at: Option<Timestamp>,
}

/// Where somebody belongs, in full.
pub(crate) struct Profile {
    pub(crate) role: String,
    pub(crate) org_id: OrgId,
    pub(crate) org_name: String,
    pub(crate) is_demo: bool,
    pub(crate) expires_at: Option<Timestamp>,
    pub(crate) trial_ends_at: Option<Timestamp>,
    pub(crate) default_country: Option<String>,
}

/// What somebody told when they registered.
pub(crate) struct Registered {
    pub(crate) first_name: String,
    pub(crate) last_name: String,
    pub(crate) registration_completed: bool,
}

/// An organisation to be written.
pub(crate) struct NewOrg<'a> {
    pub(crate) id: &'a OrgId,
    pub(crate) name: &'a str,
    pub(crate) trial_ends_at: Option<Timestamp>,
    pub(crate) expires_at: Option<Timestamp>,
}

pub(crate) async fn membership(db: &Db, user: &UserId) -> Result<Option<Membership>> {
    query!(
        Membership,
        "select p.org_id, p.role, o.expires_at from profiles p join orgs o on o.id = p.org_id where p.id = $1",
        user
    )
    .lookup()
    .find(db)
    .await
}

pub(crate) async fn profile(db: &Db, user: &UserId) -> Result<Option<Profile>> {
    query!(
        Profile,
        "select p.role, p.org_id, o.name as org_name, o.is_demo, o.expires_at, o.trial_ends_at, o.default_country
         from profiles p join orgs o on o.id = p.org_id where p.id = $1",
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

/// Writes the registration of a user; the index allows one.
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
    role: Role,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into profiles (id, org_id, email, name, role, created_at) values ($1, $2, $3, $4, $5, $6)",
        user,
        org,
        email,
        name,
        role.as_str(),
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

pub(crate) async fn members(tx: &mut Tx, org: &OrgId) -> Result<Vec<UserId>> {
    let ids = query!((UserId,), "select id from profiles where org_id = $1", org);
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

pub(crate) async fn remove(tx: &mut Tx, org: &OrgId) -> Result<()> {
    query!("delete from orgs where id = $1", org).run(tx).await.map(drop)
}

pub(crate) async fn is_registered(tx: &mut Tx, user: &UserId) -> Result<bool> {
    let found = query!((String,), "select id from user_registrations where user_id = $1", user);
    Ok(found.find(tx).await?.is_some())
}

pub(crate) async fn default_country(db: &Db, org: &OrgId) -> Result<Option<String>> {
    let country = query!((Option<String>,), "select default_country from orgs where id = $1", org).lookup();
    Ok(country.find(db).await?.and_then(|(country,)| country))
}
