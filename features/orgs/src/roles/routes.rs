//! Routes of custom roles.

use api::{App, Error, Event, FieldError, Json, Kind, Path, Problem, Query};
use audit::{Act, Actor};
use axum::{extract::State, http::StatusCode};
use db::Tx;
use jiff::Timestamp;
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    given, queries,
    rules::{self, CheckedRole},
    types::{BuiltInRole, CustomRole, CustomRoleId, GivenRole, NewCustomRole, Roles, Successor},
};
use crate::{
    May, OrgId, Permission, PermissionSet, Right, Role, depart, events,
    may::{ManageMembers, SeeMembers},
    members::may_give,
    removal,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_roles, create_role)).routes(routes!(change_role, delete_role))
}

/// Lists the roles of the organization with their permissions: the built-in ones, its own, and those that its agency offers.
#[utoipa::path(get, path = "/roles", operation_id = "list_roles", tag = "members",
    extensions(("x-permission" = json!("see_members"))),
    responses((status = 200, body = Roles), (status = 403, body = Problem)))]
async fn list_roles(member: May<SeeMembers>, State(app): State<App>) -> api::Result<Json<Roles>> {
    let by = member.own_role;
    let built_in =
        Role::ALL.map(|role| BuiltInRole { role, permissions: role.permissions().all(), can_give: may_give(by, role) });
    let items = queries::list(&app.db, &member.org).await?.into_iter().map(|row| CustomRole {
        can_give: may_give(by, row.role) && (row.is_offered || !row.is_of_agency),
        id: row.id,
        name: row.name,
        permissions: row.role.permissions().all(),
        role: row.role,
        is_offered: row.is_offered,
        is_of_agency: row.is_of_agency,
        members: row.members,
    });
    Ok(Json(Roles { built_in: built_in.into(), items: items.collect() }))
}

/// Creates a custom role. Members cannot create a role with permissions that they lack.
#[utoipa::path(post, path = "/roles", operation_id = "create_role", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])), request_body = NewCustomRole,
    responses((status = 201, body = CustomRole), (status = 403, body = Problem),
        (status = 422, body = Problem, description = "too_many_roles")))]
async fn create_role(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Json(new): Json<NewCustomRole>,
) -> api::Result<(StatusCode, Json<CustomRole>)> {
    let checked = rules::check(&new).map_err(Error::invalid)?;
    if !may_give(admin.role, checked.role) {
        return Err(ManageMembers::ROW.refused());
    }
    let (id, now) = (CustomRoleId::new(app.now()), app.now());
    let mut tx = app.db.begin().await?;
    removal::lock(&mut tx, &admin.org).await?;
    if queries::count(&mut tx, &admin.org).await? >= rules::MAX_ROLES {
        let detail = format!("You’ve reached the limit of {} roles. Delete one first.", rules::MAX_ROLES);
        let params = json!({ "max": rules::MAX_ROLES });
        return Err(Error::new(Kind::Invalid, "too_many_roles", detail).with_params(params));
    }
    save(&mut tx, (&admin.org, &id), &checked, new.is_offered, now).await?;
    let act = Act::new(events::RoleCreated).on("role", &id).named(&checked.name);
    let act = act.with("is_offered", new.is_offered);
    permissions(act, PermissionSet::default(), checked.permissions()).record(&mut tx, &admin.actor, now).await?;
    Event::new(&admin.org, "members", None).announce(&mut tx);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(custom_role(id, &checked, new.is_offered, 0))))
}

/// Changes the name, permissions or offer of a custom role. Members who have it get or lose permissions at once. Nobody can
/// change a role that has permissions which they lack, or add such a permission: not to the role that they have either.
#[utoipa::path(put, path = "/roles/{id}", operation_id = "change_role", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])),
    params(("id" = CustomRoleId, Path)), request_body = NewCustomRole,
    responses((status = 200, body = CustomRole), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "limited_members"), (status = 422, body = Problem)))]
async fn change_role(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Path(id): Path<CustomRoleId>,
    Json(new): Json<NewCustomRole>,
) -> api::Result<Json<CustomRole>> {
    let checked = rules::check(&new).map_err(Error::invalid)?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    removal::lock(&mut tx, &admin.org).await?;
    let (name, before, was_offered) = queries::own(&mut tx, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    if !may_give(admin.role, before) || !may_give(admin.role, checked.role) {
        return Err(ManageMembers::ROW.refused());
    }
    let holders = hold(&mut tx, (&admin.org, &id), (before, checked.role), now).await?;
    save(&mut tx, (&admin.org, &id), &checked, new.is_offered, now).await?;
    let act = Act::new(events::RoleChanged).on("role", &id).named(&checked.name);
    let act = act.changed("name", &name, &checked.name).changed("is_offered", was_offered, new.is_offered);
    permissions(act, before.permissions(), checked.permissions()).record(&mut tx, &admin.actor, now).await?;
    note_in_clients(&mut tx, &admin, (&id, &checked.name), &holders, now).await?;
    tx.commit().await?;
    let members = i64::try_from(holders.len()).unwrap_or(i64::MAX);
    Ok(Json(custom_role(id, &checked, new.is_offered, members)))
}

/// Deletes a custom role. Members, invitations and rules that have it get the successor at once.
#[utoipa::path(delete, path = "/roles/{id}", operation_id = "delete_role", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])),
    params(("id" = CustomRoleId, Path), Successor),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "limited_members"), (status = 422, body = Problem)))]
async fn delete_role(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Path(id): Path<CustomRoleId>,
    Query(successor): Query<Successor>,
) -> api::Result<StatusCode> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    removal::lock(&mut tx, &admin.org).await?;
    let (name, before, _) = queries::own(&mut tx, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    let next = match (&successor.successor_id, successor.successor_role) {
        (Some(next), _) if *next != id => given(&mut tx, &admin.org, Role::Client, Some(next)).await?,
        (None, Some(role)) if role != Role::Owner => Some(GivenRole { role, role_id: None }),
        _ => None,
    };
    let next = next.ok_or_else(|| {
        let message = "Choose the role that members get instead.";
        Error::invalid(vec![FieldError::new("successor_role", "required", message)])
    })?;
    if !may_give(admin.role, before) || !may_give(admin.role, next.role) {
        return Err(ManageMembers::ROW.refused());
    }
    let holders = hold(&mut tx, (&admin.org, &id), (before, next.role), now).await?;
    let invited = queries::invited(&mut tx, &admin.org, &id).await?;
    let is_in_clients = holders.iter().map(|(org, ..)| org).chain(invited.iter().map(|(org, _)| org));
    let is_in_clients = is_in_clients.into_iter().any(|org| *org != admin.org);
    if let Some(next) = &next.role_id
        && is_in_clients
        && !queries::own(&mut tx, &admin.org, next).await?.is_some_and(|(_, _, is_offered)| is_offered)
    {
        let message = "Members or invitations of clients have this role. Choose a role that’s offered to clients.";
        return Err(Error::invalid(vec![FieldError::new("successor_id", "not_offered", message)]));
    }
    queries::replace(&mut tx, &admin.org, &id, &next, now).await?;
    let act = Act::new(events::RoleDeleted).on("role", &id).named(&name).with("members", holders.len());
    permissions(act.with("successor", next.text()), before.permissions(), PermissionSet::default())
        .record(&mut tx, &admin.actor, now)
        .await?;
    note_in_clients(&mut tx, &admin, (&id, &name), &holders, now).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds each permission that a role gets or loses to an audit entry.
fn permissions(act: Act, before: PermissionSet, after: PermissionSet) -> Act {
    let changed = before.without(after).union(after.without(before));
    changed
        .all()
        .into_iter()
        .fold(act, |act, permission| act.changed(permission.as_str(), before.has(permission), after.has(permission)))
}

/// Members with a role: organization and user.
type Holders = Vec<(OrgId, auth::UserId, bool)>;

/// Returns the members with a role that changes, takes back work that they may no longer do, and tells their devices.
async fn hold(
    tx: &mut Tx,
    (org, id): (&OrgId, &CustomRoleId),
    (before, after): (Role, Role),
    now: Timestamp,
) -> api::Result<Holders> {
    let holders = queries::holders(tx, org, id).await?;
    let invited = queries::invited(tx, org, id).await?;
    let is_limited = holders.iter().any(|(.., limited)| *limited) || invited.iter().any(|(_, limited)| *limited);
    if !after.may_be_limited() && is_limited {
        let detail = "Some members with this role only have access to certain locations. Give them access to all locations first.";
        return Err(Error::new(Kind::Conflict, "limited_members", detail));
    }
    let is_losing = before.may(Permission::ReplyToReviews) && !after.may(Permission::ReplyToReviews);
    for (place, user, _) in &holders {
        if is_losing {
            depart(tx, place, user, now).await?;
        }
        Event::new(user, "membership", None).announce(tx);
    }
    Event::new(org, "members", None).announce(tx);
    Ok(holders)
}

/// Records a change of a role in the logs of the clients whose members have it.
async fn note_in_clients(
    tx: &mut Tx,
    admin: &May<ManageMembers>,
    (id, name): (&CustomRoleId, &str),
    holders: &Holders,
    now: Timestamp,
) -> api::Result<()> {
    let mut clients: Vec<&OrgId> = holders.iter().map(|(org, ..)| org).filter(|org| **org != admin.org).collect();
    clients.dedup();
    for client in clients {
        let by: Actor = admin.actor.clone().in_log_of(client);
        let act = Act::new(events::RoleChanged).on("role", id).named(name).with("agency", admin.org.as_str());
        act.record(tx, &by, now).await?;
        Event::new(client, "members", None).announce(tx);
    }
    Ok(())
}

async fn save(
    tx: &mut Tx,
    (org, id): (&OrgId, &CustomRoleId),
    checked: &CheckedRole,
    is_offered: bool,
    now: Timestamp,
) -> api::Result<()> {
    let key = rules::key(&checked.name);
    if queries::is_taken(tx, org, id, &key).await? {
        return Err(Error::invalid(vec![FieldError::new("name", "name_taken", "Another role already has this name.")]));
    }
    Ok(queries::save(tx, (org, id), (&checked.name, &key), (checked.role, is_offered), now).await?)
}

fn custom_role(id: CustomRoleId, checked: &CheckedRole, is_offered: bool, members: i64) -> CustomRole {
    CustomRole {
        id,
        name: checked.name.clone(),
        permissions: checked.permissions().all(),
        role: checked.role,
        is_offered,
        is_of_agency: false,
        members,
        can_give: true,
    }
}
