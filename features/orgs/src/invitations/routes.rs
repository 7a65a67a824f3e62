//! Routes of invitations: listing, sending, revoking, accepting.

use api::{App, ClientAddress, Error, Event, FieldError, Json, Kind, Path, Problem};
use audit::{Act, Actor, Origin};
use auth::{Auth, SignedIn};
use axum::{Extension, extract::State, http::StatusCode};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    delivery,
    queries::{self, PendingInvitation},
    rules,
    types::{Invitation, InvitationId, InvitationTo, Invitations, NewInvitation, Token},
};
use crate::{
    GivenRole, LimitsLookup, May, Me, Right, Role, events, may::ManageMembers, members, registration, roles,
    routes::me, tokens,
};

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_invitations, invite))
        .routes(routes!(revoke_invitation))
        .routes(routes!(show_invitation))
        .routes(routes!(accept_invitation))
}

/// Lists the pending invitations, latest first.
#[utoipa::path(get, path = "/invitations", operation_id = "list_invitations", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])),
    responses((status = 200, body = Invitations), (status = 403, body = Problem)))]
async fn list_invitations(admin: May<ManageMembers>, State(app): State<App>) -> api::Result<Json<Invitations>> {
    let waiting = queries::list(&app.db, &admin.org, app.now()).await?;
    Ok(Json(Invitations { items: waiting.into_iter().map(Invitation::from).collect() }))
}

/// Sends an invitation email. A new invitation to the same address replaces the pending one.
#[utoipa::path(post, path = "/invitations", operation_id = "send_invitation", tag = "members",
    extensions(("x-permission" = json!("manage_members"))), security(("session" = [])),
    request_body = NewInvitation,
    responses((status = 201, body = Invitation), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "already_member"), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn invite(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(lookup): Extension<LimitsLookup>,
    Json(new): Json<NewInvitation>,
) -> api::Result<(StatusCode, Json<Invitation>)> {
    let email = rules::email(&new.email).map_err(|error: FieldError| Error::invalid(vec![error]))?;
    if new.role.is_none() && new.role_id.is_none() {
        return Err(Error::invalid(vec![FieldError::new("role", "required", "Required.")]));
    }
    let mut tx = app.db.begin().await?;
    // The built-in role is not used beside an id.
    let given = roles::given(&mut tx, &admin.org, new.role.unwrap_or(Role::Client), new.role_id.as_ref()).await?;
    let GivenRole { role, role_id } = given.ok_or_else(roles::unknown)?;
    if !members::may_give(admin.role, role) {
        return Err(ManageMembers::ROW.refused());
    }
    let limits = new.limits.map(|limits| limits.validate(role)).transpose().map_err(Error::invalid)?;
    if let Some(limits) = &limits {
        lookup.check(&app.db, &admin.org, limits).await?;
    }
    let now = app.now();
    let expires_at = now + rules::INVITATION_LIFETIME;
    let invitation =
        Invitation { id: InvitationId::new(now), email, role, role_id, limits, created_at: now, expires_at };
    delivery::send(&app, &auth, &mut tx, (&admin.org, &admin.user, &admin.actor), (&invitation, new.language)).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(invitation)))
}

/// Revokes an invitation. Its link is no longer valid.
#[utoipa::path(delete, path = "/invitations/{id}", operation_id = "revoke_invitation", tag = "members",
    extensions(("x-permission" = json!("manage_members"))),
    security(("session" = [])), params(("id" = InvitationId, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn revoke_invitation(
    admin: May<ManageMembers>,
    State(app): State<App>,
    Path(id): Path<InvitationId>,
) -> api::Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    if !queries::remove(&mut tx, &admin.org, &id).await? {
        return Err(Error::not_found());
    }
    let act = Act::new(events::MemberInvitationRevoked).on("invitation", &id);
    act.record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&admin.org, "members", None).announce(&mut tx);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the details of an invitation to the holder of its link.
#[utoipa::path(post, path = "/invitations/show", operation_id = "show_invitation", tag = "members", security(()),
    request_body = Token, responses((status = 200, body = InvitationTo), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn show_invitation(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    from: ClientAddress,
    Json(Token { token }): Json<Token>,
) -> api::Result<Json<InvitationTo>> {
    let PendingInvitation { organisation, invited_by, email, role, role_name, .. } =
        pending_invitation(&app, &auth, from, &token).await?;
    Ok(Json(InvitationTo { organisation, invited_by, email, role, role_name }))
}

/// Accepts an invitation: the caller becomes a member of the organization and switches to it.
#[utoipa::path(post, path = "/invitations/accept", operation_id = "accept_invitation", tag = "members",
    extensions(("x-permission" = json!("signed_in"))),
    security(("session" = [])), request_body = Token,
    responses((status = 200, body = Me), (status = 403, body = Problem, description = "invitation_for_another"),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn accept_invitation(
    signed_in: SignedIn,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    from: ClientAddress,
    origin: Origin,
    Json(Token { token }): Json<Token>,
) -> api::Result<Json<Me>> {
    let invitation = pending_invitation(&app, &auth, from, &token).await?;
    let user = auth::find_user(&app.db, &signed_in.user).await?.ok_or_else(Error::not_found)?;
    if user.email != invitation.email {
        let detail = "This invitation was sent to another address. Sign in with that address.";
        return Err(Error::new(Kind::Forbidden, "invitation_for_another", detail));
    }
    auth::sessions::note_activity(&app, &signed_in).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    // Of two concurrent requests, only one removes the invitation.
    if !queries::remove(&mut tx, &invitation.org_id, &invitation.id).await? {
        return Err(not_good());
    }
    let post = invitation.post();
    registration::join(&mut tx, &user, &post, now).await?;
    let role_name = roles::name_of(&mut tx, &post.org, post.role, post.role_id.as_ref()).await?;
    let act = Act::new(events::MemberJoined).on("member", &user.id).with("role", &role_name);
    act.record(&mut tx, &Actor::user(&user.id, origin).in_log_of(&post.org), now).await?;
    Event::new(&post.org, "members", Some(user.id.as_str())).announce(&mut tx);
    Event::new(&user.id, "membership", None).announce(&mut tx);
    tx.commit().await?;
    me(&app, &user.id).await.map(Json)
}

async fn pending_invitation(
    app: &App,
    auth: &Auth,
    from: ClientAddress,
    token: &str,
) -> api::Result<PendingInvitation> {
    match queries::find(&app.db, &tokens::hash(token), app.now()).await? {
        Some(invitation) => Ok(invitation),
        None => Err(auth::limits::count_guess(auth, from).err().unwrap_or_else(not_good)),
    }
}

fn not_good() -> Error {
    Error::new(Kind::NotFound, "invitation_not_good", "This invitation was already used, was revoked, or has expired.")
}
