//! Members that the identity provider of an organization brings, places and takes away.

use api::{App, Error, Event, Kind};
use audit::{Act, Actor};
use auth::{Auth, UserId};
use db::{Db, Run, Tx};
use jiff::Timestamp;
use serde_json::json;

pub use crate::post::Position;
use crate::{
    OrgId, Permission,
    departures::depart,
    emergency, events,
    invitations::{self, INVITATION_LIFETIME, Invitation, InvitationId},
    member::organisation_required,
    members,
    post::Post,
    queries, registration, roles,
};

/// Returns the position of a member; `None` for a user who is not a member.
///
/// # Errors
/// When the database fails.
pub async fn position(on: impl Run, org: &OrgId, user: &UserId) -> db::Result<Option<Position>> {
    members::position(on, org, user).await
}

/// Makes a user a member, and switches them to the organization.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn enroll(
    tx: &mut Tx,
    user: &auth::User,
    org: &OrgId,
    position: Position,
    by: &Actor,
    now: Timestamp,
) -> db::Result<()> {
    let Position { role, role_id, limits } = position;
    let post = Post { org: org.clone(), role, role_id, limits };
    registration::join(tx, user, &post, now).await?;
    let role_name = roles::name_of(&mut *tx, org, post.role, post.role_id.as_ref()).await?;
    let act = Act::new(events::MemberJoined).on("member", &user.id).with("role", &role_name);
    act.record(tx, by, now).await?;
    Event::new(org, "members", Some(user.id.as_str())).announce(tx);
    Ok(())
}

/// Gives a member another position, and takes back work that they may no longer do. Owners keep theirs.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn place(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    (before, after): (&Position, &Position),
    by: &Actor,
    now: Timestamp,
) -> db::Result<()> {
    if before == after || before.role.may(Permission::CloseOrganisation) {
        return Ok(());
    }
    members::set_position(tx, org, user, after).await?;
    if before.role.may(Permission::ReplyToReviews) && !after.role.may(Permission::ReplyToReviews) {
        depart(tx, org, user, now).await?;
    }
    let act = Act::new(events::MemberChanged).on("member", user);
    let role_before = roles::name_of(&mut *tx, org, before.role, before.role_id.as_ref()).await?;
    let role_after = roles::name_of(&mut *tx, org, after.role, after.role_id.as_ref()).await?;
    let act = act.changed("role", &role_before, &role_after);
    act.changed("limits", &json!(before.limits), &json!(after.limits)).record(tx, by, now).await?;
    Event::new(user, "membership", None).announce(tx);
    Event::new(org, "members", Some(user.as_str())).announce(tx);
    Ok(())
}

/// Makes a user a member without switching them: they keep working where they are.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn add_member(
    tx: &mut Tx,
    user: &auth::User,
    org: &OrgId,
    position: Position,
    by: &Actor,
    now: Timestamp,
) -> db::Result<()> {
    let at_work = queries::workplace(&mut *tx, &user.id).await?;
    enroll(tx, user, org, position, by, now).await?;
    if let Some(before) = at_work
        && queries::role_in(&mut *tx, &before, &user.id).await?.is_some()
    {
        queries::work_in(tx, &user.id, &before).await?;
    }
    Event::new(&user.id, "membership", None).announce(tx);
    Ok(())
}

/// Ends the membership of a user, with their emergency access and the work that is assigned to them; what they made stays.
/// Returns their position; `None` for a user who is not a member.
///
/// # Errors
/// 409 `last_owner` for the last owner.
pub async fn end_membership(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    by: &Actor,
    now: Timestamp,
) -> api::Result<Option<Position>> {
    let Some(position) = members::position(&mut *tx, org, user).await? else { return Ok(None) };
    if position.role.may(Permission::CloseOrganisation) && members::owners(tx, org).await? <= 1 {
        return Err(Error::new(Kind::Conflict, "last_owner", "An organization needs an owner."));
    }
    emergency::end_of(tx, org, user, by, now).await?;
    depart(tx, org, user, now).await?;
    members::remove(tx, org, user).await?;
    members::move_away(tx, org, Some(user)).await?;
    let role_name = roles::name_of(&mut *tx, org, position.role, position.role_id.as_ref()).await?;
    let act = Act::new(events::MemberRemoved).on("member", user).with("role", &role_name);
    act.record(tx, by, now).await?;
    Event::new(user, "membership", None).announce(tx);
    Event::new(org, "members", Some(user.as_str())).announce(tx);
    Ok(Some(position))
}

/// Invites an address in the name of a member.
///
/// # Errors
/// 409 for an address of a member, 422 and 429 above the limits, 403 in a demo.
pub async fn invite(
    app: &App,
    auth: &Auth,
    tx: &mut Tx,
    (org, by, actor): (&OrgId, &UserId, &Actor),
    (email, position): (String, Position),
) -> api::Result<()> {
    let Position { role, role_id, limits } = position;
    let now = app.now();
    let (id, expires_at) = (InvitationId::new(now), now + INVITATION_LIFETIME);
    let invitation = Invitation { id, email, role, role_id, limits, created_at: now, expires_at };
    invitations::send(app, auth, tx, (org, by, actor), (&invitation, None)).await
}

/// Revokes the invitation of an address.
///
/// # Errors
/// When the database fails.
pub async fn revoke_invitation(tx: &mut Tx, org: &OrgId, email: &str) -> db::Result<()> {
    invitations::forget_for(tx, org, email).await
}

/// Switches a user to an organization of theirs.
///
/// # Errors
/// When the database fails.
pub async fn enter(tx: &mut Tx, org: &OrgId, user: &UserId) -> db::Result<()> {
    queries::work_in(tx, user, org).await
}

/// Returns true when a session that is limited to `only` reaches `org`.
pub(crate) async fn reaches(on: impl Run, only: &str, org: &OrgId, user: &UserId) -> db::Result<bool> {
    queries::reaches(on, only, org, user).await
}

/// Switches a user whose session is limited to `only` back to it, when another session has switched them elsewhere.
///
/// # Errors
/// 403 `organisation_required` when the user is no longer a member.
pub(crate) async fn stay_in(db: &Db, only: &OrgId, user: &UserId) -> api::Result<()> {
    let is_within = match queries::workplace(db, user).await? {
        Some(org) => reaches(db, only.as_str(), &org, user).await?,
        None => false,
    };
    if is_within {
        return Ok(());
    }
    if members::position(db, only, user).await?.is_none() {
        return Err(organisation_required());
    }
    let mut tx = db.begin().await?;
    queries::work_in(&mut tx, user, only).await?;
    Ok(tx.commit().await?)
}
