//! Routes of invitations: listing, sending, revoking, accepting.

use api::{App, ClientAddress, Error, Event, FieldError, Json, Kind, Path, Problem};
use audit::{Act, Actor, Origin};
use auth::{Auth, SignedIn};
use axum::{Extension, extract::State, http::StatusCode};
use jiff::tz::TimeZone;
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    emails,
    queries::{self, PendingInvitation},
    rules,
    types::{Invitation, InvitationId, InvitationTo, Invitations, NewInvitation, Token},
};
use crate::{
    May, Me, Right, UnknownLimits, brand, events, may::ManageMembers, members, queries as orgs, registration,
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
    Extension(unknown): Extension<UnknownLimits>,
    Json(new): Json<NewInvitation>,
) -> api::Result<(StatusCode, Json<Invitation>)> {
    let email = rules::email(&new.email).map_err(|error: FieldError| Error::invalid(vec![error]))?;
    if !members::may_give(admin.role, new.role) {
        return Err(ManageMembers::ROW.refused());
    }
    let limits = new.limits.map(|limits| limits.checked(new.role)).transpose().map_err(Error::invalid)?;
    if let Some(limits) = &limits {
        unknown.refuse(&app.db, &admin.org, limits).await?;
    }
    let now = app.now();
    let token = tokens::random();
    let expires_at = now + rules::GOOD_FOR;
    let invitation =
        Invitation { id: InvitationId::new(now), email, role: new.role, limits, created_at: now, expires_at };
    let mut tx = app.db.begin().await?;
    let organisation = orgs::open_org(&mut tx, &admin.org).await?.ok_or_else(demo_invites_nobody)?;
    if queries::is_member(&mut tx, &admin.org, &invitation.email).await? {
        return Err(Error::new(Kind::Conflict, "already_member", "This person is already a member."));
    }
    if let Some(before) = queries::invited_at(&mut tx, &admin.org, &invitation.email).await? {
        let wait = rules::PAUSE.as_secs() - now.duration_since(before).as_secs();
        if let Some(wait) = u64::try_from(wait).ok().filter(|wait| *wait > 0) {
            return Err(Error::rate_limited(wait));
        }
    }
    if queries::count(&mut tx, &admin.org).await? >= rules::MAX_PENDING {
        let detail =
            format!("You’ve reached the limit of {} pending invitations. Revoke one first.", rules::MAX_PENDING);
        return Err(
            Error::new(Kind::Invalid, "too_many_invitations", detail).with_params(json!({ "max": rules::MAX_PENDING }))
        );
    }
    let today = now.to_zoned(TimeZone::UTC).date().to_string();
    if queries::counted(&mut tx, &admin.org, &today).await? > rules::MOST_A_DAY {
        return Err(too_many_today(rules::MOST_A_DAY));
    }
    if queries::counted_by(&mut tx, &admin.user, &today).await? > rules::MAX_A_DAY_BY_USER {
        return Err(too_many_today(rules::MAX_A_DAY_BY_USER));
    }
    let style = brand::style(&mut tx, &admin.org).await?;
    let language = new.language.or(style.language()).unwrap_or_default();
    queries::add(&mut tx, (&admin.org, &admin.user), &invitation, language.code(), &tokens::hash(&token)).await?;
    let names = orgs::names(&mut tx, &admin.org, std::slice::from_ref(&admin.user)).await?;
    let invited_by = names.into_iter().next().map(|(_, name)| name).unwrap_or_default();
    let to = InvitationTo { organisation, invited_by, email: invitation.email.clone(), role: new.role };
    let message = emails::email(&to, language, &emails::link(&app.site.url, language, &token));
    let look = style.letter_look(&to.organisation);
    mail::enqueue_as(&mut tx, auth.sealer(), &invitation.email, &message, &look, now).await?;
    let act = Act::new(events::MemberInvited).on("invitation", &invitation.id).about(&invitation.email);
    act.with("role", new.role.as_str()).record(&mut tx, &admin.actor, now).await?;
    Event::new(&admin.org, "members", None).announce(&mut tx);
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
    let PendingInvitation { organisation, invited_by, email, role, .. } = found(&app, &auth, from, &token).await?;
    Ok(Json(InvitationTo { organisation, invited_by, email, role }))
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
    let invitation = found(&app, &auth, from, &token).await?;
    let user = auth::find_user(&app.db, &signed_in.user).await?.ok_or_else(Error::not_found)?;
    if user.email != invitation.email {
        let detail = "This invitation was sent to another address. Sign in with that address.";
        return Err(Error::new(Kind::Forbidden, "invitation_for_another", detail));
    }
    auth.note_activity(&app, &signed_in).await?;
    let now = app.now();
    let mut tx = app.db.begin().await?;
    // Of two concurrent requests, only one removes the invitation.
    if !queries::remove(&mut tx, &invitation.org_id, &invitation.id).await? {
        return Err(not_good());
    }
    let post = invitation.post();
    registration::join(&mut tx, &user, &post, now).await?;
    let act = Act::new(events::MemberJoined).on("member", &user.id).with("role", post.role.as_str());
    act.record(&mut tx, &Actor::user(&user.id, origin).in_log_of(&post.org), now).await?;
    Event::new(&post.org, "members", Some(user.id.as_str())).announce(&mut tx);
    Event::new(&user.id, "membership", None).announce(&mut tx);
    tx.commit().await?;
    me(&app, &user.id).await.map(Json)
}

async fn found(app: &App, auth: &Auth, from: ClientAddress, token: &str) -> api::Result<PendingInvitation> {
    match queries::find(&app.db, &tokens::hash(token), app.now()).await? {
        Some(found) => Ok(found),
        None => Err(auth.count_guess(from).err().unwrap_or_else(not_good)),
    }
}

fn not_good() -> Error {
    Error::new(Kind::NotFound, "invitation_not_good", "This invitation was used, revoked, or has expired.")
}

fn too_many_today(max: i64) -> Error {
    let detail = format!("You’ve reached today’s limit of {max} invitations. Try again tomorrow.");
    Error::new(Kind::RateLimited, "too_many_invitations_today", detail).with_params(json!({ "max": max }))
}

fn demo_invites_nobody() -> Error {
    Error::new(Kind::Forbidden, "demo_invites_nobody", "Demos can’t send invitations. Sign up to invite people.")
}
