//! Routes of members: listing, changing, removing.

use api::{App, Error, Event, Json, Kind, Path, Problem};
use audit::Act;
use auth::UserId;
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    queries, rules,
    types::{Change, ListedMember, Members},
};
use crate::{
    GivenRole, LimitsLookup, May, OrgId, Permission, Right, depart, emergency, events,
    may::{Leave, ManageMembers, SeeMembers},
    post::Position,
    roles,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_members)).routes(routes!(change_member, remove_member))
}

/// Lists the members of the organization.
#[utoipa::path(get, path = "/members", operation_id = "list_members", tag = "members",
    extensions(("x-permission" = json!("see_members"))),
    responses((status = 200, body = Members), (status = 403, body = Problem)))]
async fn list_members(member: May<SeeMembers>, State(app): State<App>) -> api::Result<Json<Members>> {
    let mut items: Vec<ListedMember> =
        queries::list(&app.db, &member.org).await?.into_iter().map(ListedMember::from).collect();
    items.sort_by_cached_key(|member| (member.role.closest(), text::fold(&member.name)));
    Ok(Json(Members { items }))
}

/// Changes the role, limits or emergency access of a member. Admins cannot appoint, change or remove owners. The last
/// owner keeps the role. Only owners decide about emergency access.
#[utoipa::path(patch, path = "/members/{id}", operation_id = "change_member", tag = "members",
    extensions(("x-permission" = json!("manage_members"))),
    security(("session" = [])), params(("id" = String, Path)), request_body = Change,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "last_owner"), (status = 422, body = Problem)))]
async fn change_member(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Extension(lookup): Extension<LimitsLookup>,
    Path(id): Path<UserId>,
    Json(change): Json<Change>,
) -> api::Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let old = queries::position(&mut tx, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    let (before, limits_before) = (old.role, old.limits.clone());
    let GivenRole { role, role_id } = match (change.role_id, change.role) {
        (None, None) => GivenRole { role: before, role_id: old.role_id.clone() },
        (Some(id), _) if old.role_id.as_ref() == Some(&id) => GivenRole { role: before, role_id: Some(id) },
        (id, role) => {
            let given = roles::given(&mut tx, &admin.org, role.unwrap_or(before), id.as_ref()).await?;
            given.ok_or_else(roles::unknown)?
        }
    };
    if !rules::may_change(admin.role, before) || !rules::may_give(admin.role, role) {
        return Err(ManageMembers::ROW.refused());
    }
    if change.may_use_emergency_access.is_some() && !admin.role.may(Permission::CloseOrganisation) {
        return Err(ManageMembers::ROW.refused());
    }
    if before.may(Permission::CloseOrganisation) && !role.may(Permission::CloseOrganisation) {
        refuse_last_owner(&mut tx, &admin.org).await?;
    }
    let was_limited = json!(limits_before);
    let limits = rules::limits(role, limits_before.clone(), change.limits).map_err(Error::invalid)?;
    if let Some(limits) = &limits {
        // Existing limits may contain locations or labels that were purged since.
        lookup.check(&app.db, &admin.org, &limits.without(limits_before.as_ref())).await?;
    }
    let position = Position { role, role_id, limits };
    queries::set_position(&mut tx, &admin.org, &id, &position).await?;
    if before.may(Permission::ReplyToReviews) && !role.may(Permission::ReplyToReviews) {
        depart(&mut tx, &admin.org, &id, app.now()).await?;
    }
    let could = queries::may_use_emergency_access(&mut tx, &admin.org, &id).await?;
    let can = change.may_use_emergency_access.unwrap_or(could);
    if can != could {
        queries::let_use_emergency_access(&mut tx, &admin.org, &id, can).await?;
    }
    if !can {
        emergency::end_of(&mut tx, &admin.org, &id, &admin.actor, app.now()).await?;
    }
    let role_before = roles::name_of(&mut tx, &admin.org, old.role, old.role_id.as_ref()).await?;
    let role_after = roles::name_of(&mut tx, &admin.org, position.role, position.role_id.as_ref()).await?;
    let act = Act::new(events::MemberChanged).on("member", &id).changed("role", &role_before, &role_after);
    let act = act.changed("may_use_emergency_access", could, can);
    act.changed("limits", &was_limited, &json!(position.limits)).record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&id, "membership", None).announce(&mut tx);
    Event::new(&admin.org, "members", Some(id.as_str())).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a member, or lets the caller leave. The last owner cannot leave.
#[utoipa::path(delete, path = "/members/{id}", operation_id = "remove_member", tag = "members",
    extensions(("x-permission" = json!("leave"))),
    security(("session" = [])), params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "last_owner")))]
async fn remove_member(member: May<Leave>, State(app): State<App>, Path(id): Path<UserId>) -> api::Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let position = queries::position(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let role = position.role;
    if id != member.user && !rules::may_change(member.own_role, role) {
        return Err(ManageMembers::ROW.refused());
    }
    if role.may(Permission::CloseOrganisation) {
        refuse_last_owner(&mut tx, &member.org).await?;
    }
    emergency::end_of(&mut tx, &member.org, &id, &member.actor, app.now()).await?;
    depart(&mut tx, &member.org, &id, app.now()).await?;
    queries::remove(&mut tx, &member.org, &id).await?;
    queries::move_away(&mut tx, &member.org, Some(&id)).await?;
    let role_name = roles::name_of(&mut tx, &member.org, role, position.role_id.as_ref()).await?;
    let act = Act::new(events::MemberRemoved).on("member", &id).with("role", &role_name);
    act.record(&mut tx, &member.actor, app.now()).await?;
    Event::new(&id, "membership", None).announce(&mut tx);
    Event::new(&member.org, "members", Some(id.as_str())).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn refuse_last_owner(tx: &mut Tx, org: &OrgId) -> api::Result<()> {
    if queries::owners(tx, org).await? > 1 {
        return Ok(());
    }
    Err(Error::new(Kind::Conflict, "last_owner", "An organization needs an owner. Make someone else an owner first."))
}
