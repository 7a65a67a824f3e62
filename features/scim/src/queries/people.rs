//! People of identity providers.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{CustomRoleId, Limits, OrgId, Role};
use serde_json::Value;

use crate::{
    rules::people::{key, text},
    types::{HeldPosition, Person, PersonId},
};

struct PersonRow {
    id: PersonId,
    user_id: Option<UserId>,
    document: Value,
    is_active: bool,
    held_role: Option<Role>,
    held_role_id: Option<CustomRoleId>,
    held_limits: Option<Value>,
    version: i64,
    created_at: Timestamp,
    updated_at: Timestamp,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Self {
        let PersonRow { id, user_id, document, is_active, version, created_at, updated_at, .. } = row;
        let limits: Option<Limits> = row.held_limits.and_then(|limits| serde_json::from_value(limits).ok());
        let held = row.held_role.map(|role| HeldPosition { role, role_id: row.held_role_id, limits });
        Self { id, user_id, document, is_active, held, version, created_at, updated_at }
    }
}

/// Member of the organization whom the provider does not know yet.
pub(crate) struct Newcomer {
    pub(crate) user_id: UserId,
    pub(crate) email: String,
    pub(crate) name: String,
    pub(crate) joined_at: Timestamp,
}

/// Returns a person.
pub(crate) async fn person(on: impl Run, org: &OrgId, id: &PersonId) -> Result<Option<Person>> {
    let row = query!(
        PersonRow,
        "select id, user_id, document, is_active, held_role, held_role_id, held_limits, version, created_at, updated_at
         from scim_people where org_id = $1 and id = $2",
        org,
        id
    );
    Ok(row.find(on).await?.map(Person::from))
}

/// Returns a person, and lets concurrent changes of them wait.
pub(crate) async fn lock_person(tx: &mut Tx, org: &OrgId, id: &PersonId) -> Result<Option<Person>> {
    let row = query!(
        PersonRow,
        "select id, user_id, document, is_active, held_role, held_role_id, held_limits, version, created_at, updated_at
         from scim_people where org_id = $1 and id = $2 for update",
        org,
        id
    );
    Ok(row.find(tx).await?.map(Person::from))
}

/// Returns the people with a name, or with an id at the provider.
pub(crate) async fn people_named(
    on: impl Run,
    org: &OrgId,
    name_key: Option<&str>,
    external_id: Option<&str>,
) -> Result<Vec<Person>> {
    let rows = query!(
        PersonRow,
        "select id, user_id, document, is_active, held_role, held_role_id, held_limits, version, created_at, updated_at
         from scim_people where org_id = $1 and (name_key = $2 or external_id = $3) order by created_at, id limit 1000",
        org,
        name_key,
        external_id
    );
    Ok(rows.all(on).await?.into_iter().map(Person::from).collect())
}

/// Returns a page of the people of an organization in the order of their creation.
pub(crate) async fn people(db: &Db, org: &OrgId, skip: i64, count: i64) -> Result<Vec<Person>> {
    let rows = query!(
        PersonRow,
        "select id, user_id, document, is_active, held_role, held_role_id, held_limits, version, created_at, updated_at
         from scim_people where org_id = $1 order by created_at, id limit $3 offset $2",
        org,
        skip,
        count
    );
    Ok(rows.all(db).await?.into_iter().map(Person::from).collect())
}

/// Counts the people of an organization.
pub(crate) async fn count_people(on: impl Run, org: &OrgId) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from scim_people where org_id = $1", org).one(on).await?.0)
}

/// Adds a person.
pub(crate) async fn add_person(tx: &mut Tx, org: &OrgId, person: &Person) -> Result<()> {
    let (user_name, external_id) = names(person);
    query!(
        "insert into scim_people (org_id, id, user_id, name_key, external_id, document, is_active, version, created_at,
            updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        org,
        &person.id,
        person.user_id.clone(),
        user_name,
        external_id,
        person.document.clone(),
        person.is_active,
        person.version,
        person.created_at,
        person.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores a changed person.
pub(crate) async fn save_person(tx: &mut Tx, org: &OrgId, person: &Person) -> Result<()> {
    let (user_name, external_id) = names(person);
    let held = person.held.as_ref();
    query!(
        "update scim_people set user_id = $3, name_key = $4, external_id = $5, document = $6, is_active = $7,
            held_role = $8, held_role_id = $9, held_limits = $10, version = $11, updated_at = $12
         where org_id = $1 and id = $2",
        org,
        &person.id,
        person.user_id.clone(),
        user_name,
        external_id,
        person.document.clone(),
        person.is_active,
        held.map(|held| held.role.as_str()),
        held.and_then(|held| held.role_id.clone()),
        held.and_then(|held| held.limits.as_ref()).map(|limits| serde_json::json!(limits)),
        person.version,
        person.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

fn names(person: &Person) -> (String, Option<String>) {
    let document = person.document.as_object();
    let attribute = |name| document.and_then(|document| text(document, name)).map(str::to_owned);
    (key(&attribute("userName").unwrap_or_default()), attribute("externalId"))
}

/// Removes a person.
pub(crate) async fn remove_person(tx: &mut Tx, org: &OrgId, id: &PersonId) -> Result<()> {
    query!("delete from scim_people where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}

/// Returns true when the account belongs to a person of the provider.
pub(crate) async fn is_known(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<bool> {
    let row = query!((PersonId,), "select id from scim_people where org_id = $1 and user_id = $2", org, user);
    Ok(row.find(tx).await?.is_some())
}

/// Returns the member with an address whom the provider does not know yet: a person who accepted an invitation.
pub(crate) async fn member_with(tx: &mut Tx, org: &OrgId, email: &str) -> Result<Option<UserId>> {
    let row = query!(
        (UserId,),
        "select m.user_id from memberships m join profiles p on p.id = m.user_id
         left join scim_people s on s.org_id = m.org_id and s.user_id = m.user_id
         where m.org_id = $1 and p.email = $2 and s.id is null",
        org,
        email
    );
    Ok(row.find(tx).await?.map(|(user,)| user))
}

/// Returns members whom the provider does not know yet.
pub(crate) async fn newcomers(db: &Db, org: &OrgId) -> Result<Vec<Newcomer>> {
    query!(
        Newcomer,
        "select m.user_id, p.email, p.name, m.created_at as joined_at
         from memberships m join profiles p on p.id = m.user_id
         left join scim_people s on s.org_id = m.org_id and s.user_id = m.user_id
         where m.org_id = $1 and s.id is null order by m.created_at, m.user_id limit 10000",
        org
    )
    .all(db)
    .await
}
