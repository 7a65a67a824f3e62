//! Groups of identity providers.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{Group, GroupId, PersonId};

/// Returns a group.
pub(crate) async fn group(on: impl Run, org: &OrgId, id: &GroupId) -> Result<Option<Group>> {
    query!(
        Group,
        "select id, display_name, external_id, version, created_at, updated_at
         from scim_groups where org_id = $1 and id = $2",
        org,
        id
    )
    .find(on)
    .await
}

/// Returns a group, and lets concurrent changes of it wait.
pub(crate) async fn lock_group(tx: &mut Tx, org: &OrgId, id: &GroupId) -> Result<Option<Group>> {
    query!(
        Group,
        "select id, display_name, external_id, version, created_at, updated_at
         from scim_groups where org_id = $1 and id = $2 for update",
        org,
        id
    )
    .find(tx)
    .await
}

/// Returns the groups of an organization in the order of their creation, at most 10,000.
pub(crate) async fn groups(db: &Db, org: &OrgId) -> Result<Vec<Group>> {
    query!(
        Group,
        "select id, display_name, external_id, version, created_at, updated_at
         from scim_groups where org_id = $1 order by created_at, id limit 10000",
        org
    )
    .all(db)
    .await
}

/// Counts the groups of an organization.
pub(crate) async fn count_groups(on: impl Run, org: &OrgId) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from scim_groups where org_id = $1", org).one(on).await?.0)
}

/// Returns true when another group has this name.
pub(crate) async fn is_group_taken(tx: &mut Tx, org: &OrgId, id: &GroupId, name_key: &str) -> Result<bool> {
    let row = query!(
        (GroupId,),
        "select id from scim_groups where org_id = $1 and name_key = $2 and id <> $3",
        org,
        name_key,
        id
    );
    Ok(row.find(tx).await?.is_some())
}

/// Adds a group, or stores a changed one.
pub(crate) async fn save_group(tx: &mut Tx, org: &OrgId, group: &Group, name_key: &str) -> Result<()> {
    query!(
        "insert into scim_groups (org_id, id, display_name, name_key, external_id, version, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (org_id, id) do update set display_name = excluded.display_name, name_key = excluded.name_key,
            external_id = excluded.external_id, version = excluded.version, updated_at = excluded.updated_at",
        org,
        &group.id,
        &group.display_name,
        name_key,
        group.external_id.clone(),
        group.version,
        group.created_at,
        group.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a group.
pub(crate) async fn remove_group(tx: &mut Tx, org: &OrgId, id: &GroupId) -> Result<()> {
    query!("delete from scim_groups where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}

/// Returns the members of groups: group, person and the name of the person, in the order of joining.
pub(crate) async fn members_of(
    on: impl Run,
    org: &OrgId,
    groups: Vec<String>,
) -> Result<Vec<(GroupId, PersonId, serde_json::Value)>> {
    query!(
        (GroupId, PersonId, serde_json::Value),
        "select g.group_id, g.person_id, p.document from scim_group_members g
         join scim_people p on p.org_id = g.org_id and p.id = g.person_id
         where g.org_id = $1 and g.group_id = any($2) order by g.group_id, g.added_at, p.created_at, g.person_id",
        org,
        groups
    )
    .all(on)
    .await
}

/// Returns the ids of the members of a group.
pub(crate) async fn member_ids(tx: &mut Tx, org: &OrgId, group: &GroupId) -> Result<Vec<PersonId>> {
    let members = query!(
        (PersonId,),
        "select person_id from scim_group_members where org_id = $1 and group_id = $2 order by added_at, person_id",
        org,
        group
    );
    Ok(members.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns the groups of people: person, and id, name and id at the provider of the group.
pub(crate) async fn groups_of(
    on: impl Run,
    org: &OrgId,
    people: Vec<String>,
) -> Result<Vec<(PersonId, GroupId, String, Option<String>)>> {
    query!(
        (PersonId, GroupId, String, Option<String>),
        "select m.person_id, g.id, g.display_name, g.external_id from scim_group_members m
         join scim_groups g on g.org_id = m.org_id and g.id = m.group_id
         where m.org_id = $1 and m.person_id = any($2) order by m.person_id, g.created_at, g.id",
        org,
        people
    )
    .all(on)
    .await
}

/// Adds a person to a group; false when they are in it.
pub(crate) async fn add_member(
    tx: &mut Tx,
    (org, group, person): (&OrgId, &GroupId, &PersonId),
    now: Timestamp,
) -> Result<bool> {
    let added = query!(
        "insert into scim_group_members (org_id, group_id, person_id, added_at) values ($1, $2, $3, $4)
         on conflict (org_id, group_id, person_id) do nothing",
        org,
        group,
        person,
        now
    );
    Ok(added.run(tx).await? == 1)
}

/// Takes a person out of a group; false when they are not in it.
pub(crate) async fn remove_member(tx: &mut Tx, org: &OrgId, group: &GroupId, person: &PersonId) -> Result<bool> {
    let removed = query!(
        "delete from scim_group_members where org_id = $1 and group_id = $2 and person_id = $3",
        org,
        group,
        person
    );
    Ok(removed.run(tx).await? == 1)
}
