//! Members that the identity provider of an organization brings, places and takes away.

use api::Event;
use audit::{Act, Actor};
use auth::UserId;
use db::{Db, Run, Tx};
use jiff::Timestamp;
use serde_json::json;

use crate::{
    Limits, OrgId, Permission, Role, departures::depart, events, member::organisation_required, members, post::Post,
    queries, registration,
};

/// Role and limits of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Role in the organization.
    pub role: Role,
    /// Limits to some locations; `None` for a member who sees all.
    pub limits: Option<Limits>,
}

/// Returns the position of a member; `None` for a user who is not a member.
///
/// # Errors
/// When the database fails.
pub async fn position(on: impl Run, org: &OrgId, user: &UserId) -> db::Result<Option<Position>> {
    Ok(members::role(on, org, user).await?.map(|(role, limits)| Position { role, limits }))
}

/// Makes a user a member, and switches them to the organization.
///
/// # Errors
/// When the database fails; the transaction is then lost.
pub async fn enroll(
    tx: &mut Tx,
    user: &auth::User,
    org: &OrgId,
    position: Position,
    by: &Actor,
    now: Timestamp,
) -> db::Result<()> {
    let post = Post { org: org.clone(), role: position.role, limits: position.limits };
    registration::join(tx, user, &post, now).await?;
    let act = Act::new(events::MemberJoined).on("member", &user.id).with("role", post.role.as_str());
    act.record(tx, by, now).await?;
    Event::new(org, "members", Some(user.id.as_str())).announce(tx);
    Ok(())
}

/// Gives a member another position, and takes back work that they may no longer do. Owners keep theirs.
///
/// # Errors
/// When the database fails; the transaction is then lost.
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
    members::set_role(tx, org, user, after.role, after.limits.as_ref()).await?;
    if before.role.may(Permission::ReplyToReviews) && !after.role.may(Permission::ReplyToReviews) {
        depart(tx, org, user, now).await?;
    }
    let act = Act::new(events::MemberChanged).on("member", user);
    let act = act.changed("role", before.role.as_str(), after.role.as_str());
    act.changed("limits", &json!(before.limits), &json!(after.limits)).record(tx, by, now).await?;
    Event::new(user, "membership", None).announce(tx);
    Event::new(org, "members", Some(user.as_str())).announce(tx);
    Ok(())
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
    if members::role(db, only, user).await?.is_none() {
        return Err(organisation_required());
    }
    let mut tx = db.begin().await?;
    queries::work_in(&mut tx, user, only).await?;
    Ok(tx.commit().await?)
}
