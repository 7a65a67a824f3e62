//! Routes under `/organisation/emergency-access`.

use api::{App, ClientAddress, Error, Event, Json, Kind, Path, Problem};
use audit::Act;
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use db::Tx;
use jiff::Timestamp;
use jobs::NewJob;
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    emails, queries, rules,
    types::{AllUsed, EMERGENCY_ACCESS_BEGAN, EmergencyAccessId, EmergencyBegan, New, Running},
};
use crate::{
    May, OrgId, Permission, Right, UserId, events,
    may::{ManageMembers, UseEmergencyAccess},
    queries as orgs,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_emergency_accesses, begin_emergency_access))
        .routes(routes!(end_emergency_access))
}

/// Lists the emergency accesses of the organization, latest first.
#[utoipa::path(get, path = "/organisation/emergency-access", operation_id = "list_emergency_accesses", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])),
    responses((status = 200, body = AllUsed), (status = 403, body = Problem)))]
async fn list_emergency_accesses(admin: May<ManageMembers>, State(app): State<App>) -> api::Result<Json<AllUsed>> {
    Ok(Json(AllUsed { items: queries::list(&app.db, &admin.org).await? }))
}

/// Begins emergency access. Until it ends, the caller has the permissions of an admin in the whole organization, except
/// those whose effects would outlast it: members, settings, webhooks, API tokens and Google accounts stay unchanged. It
/// requires the permission of an owner and reauthentication. All owners and admins are notified at once.
#[utoipa::path(post, path = "/organisation/emergency-access", operation_id = "begin_emergency_access", tag = "members",
    extensions(("x-permission" = json!("use_emergency_access"))), security(("session" = [])), request_body = New,
    responses((status = 201, body = Running), (status = 403, body = Problem, description = "emergency_access_not_given"),
        (status = 409, body = Problem, description = "emergency_access_running"), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn begin_emergency_access(
    member: May<UseEmergencyAccess>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    from: ClientAddress,
    Json(new): Json<New>,
) -> api::Result<(StatusCode, Json<Running>)> {
    let (reason, lasts) = rules::check(&new.reason, new.hours).map_err(Error::invalid)?;
    refuse_unless_given(&mut app.db.begin().await?, &member).await?;
    auth::sessions::reauthenticate(&auth, &app, &member.user, from, new.password.as_deref(), new.code.as_deref())
        .await?;
    let now = app.now();
    let (id, ends_at) = (EmergencyAccessId::new(now), now + lasts);
    let mut tx = app.db.begin().await?;
    refuse_unless_given(&mut tx, &member).await?;
    if queries::running(&mut tx, &member.org, &member.user, now).await?.is_some() {
        return Err(Error::new(Kind::Conflict, "emergency_access_running", "You already have emergency access."));
    }
    let access = queries::New { id: &id, user: &member.user, reason: &reason, ends_at };
    queries::begin(&mut tx, &member.org, &access, now).await?;
    let names = orgs::names(&mut tx, &member.org, std::slice::from_ref(&member.user)).await?;
    let name = names.into_iter().next().map(|(_, name)| name).unwrap_or_default();
    let act = Act::new(events::MemberEmergencyAccessBegun).on("emergency_access", &id);
    let act = act.with("reason", &reason).with("ends_at", &ends_at.to_string());
    act.record(&mut tx, &member.actor.clone().in_emergency(&id), now).await?;
    let began = EmergencyBegan { id: id.clone(), name, reason, until: ends_at };
    emails::write(&mut tx, &auth, &app, &member.org, &began).await?;
    let mut job = NewJob::new(EMERGENCY_ACCESS_BEGAN, json!(began));
    job.org = Some(member.org.as_str());
    jobs::enqueue(&mut tx, &job, now).await?;
    announce(&mut tx, &member.org, &member.user);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(Running { id, ends_at })))
}

/// Ends emergency access early: the caller's own, or, for owners and admins, that of any member.
#[utoipa::path(delete, path = "/organisation/emergency-access/{id}", operation_id = "end_emergency_access",
    tag = "members", extensions(("x-permission" = json!("use_emergency_access"))), security(("session" = [])),
    params(("id" = EmergencyAccessId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn end_emergency_access(
    member: May<UseEmergencyAccess>,
    State(app): State<App>,
    Path(id): Path<EmergencyAccessId>,
) -> api::Result<StatusCode> {
    let now: Timestamp = app.now();
    let mut tx = app.db.begin().await?;
    let user = queries::user_of(&mut tx, &member.org, &id, now).await?.ok_or_else(Error::not_found)?;
    if user != member.user && !member.own_role.may(Permission::ManageMembers) {
        return Err(ManageMembers::ROW.refused());
    }
    if !super::end(&mut tx, &member.org, &id, &member.actor, now).await? {
        return Err(Error::not_found());
    }
    announce(&mut tx, &member.org, &user);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Answers 403 `emergency_access_not_given` when no owner has allowed the member to use emergency access.
async fn refuse_unless_given(tx: &mut Tx, member: &May<UseEmergencyAccess>) -> api::Result<()> {
    if queries::may_begin(tx, &member.org, &member.user).await? == Some(true) {
        return Ok(());
    }
    let detail = "You’re not allowed to use emergency access.";
    Err(Error::new(Kind::Forbidden, "emergency_access_not_given", detail))
}

/// Makes the browser windows of the member reload the permissions, and the event streams check them again.
fn announce(tx: &mut Tx, org: &OrgId, user: &UserId) {
    Event::new(user, "membership", None).announce(tx);
    Event::new(org, "members", Some(user.as_str())).announce(tx);
}
