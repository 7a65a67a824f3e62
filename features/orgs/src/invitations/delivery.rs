//! Sending of invitations, within limits.

use api::{App, Error, Event, Kind};
use audit::{Act, Actor};
use auth::{Auth, UserId};
use db::Tx;
use jiff::tz::TimeZone;
use mail::Language;
use serde_json::json;

use super::{
    emails, queries, rules,
    types::{Invitation, InvitationTo},
};
use crate::{OrgId, brand, events, queries as orgs, roles, tokens};

/// Stores an invitation and sends its email.
///
/// # Errors
/// 409 for an address of a member, 422 and 429 above the limits, 403 in a demo.
pub(crate) async fn send(
    app: &App,
    auth: &Auth,
    tx: &mut Tx,
    (org, by, actor): (&OrgId, &UserId, &Actor),
    (invitation, language): (&Invitation, Option<Language>),
) -> api::Result<()> {
    let now = invitation.created_at;
    let token = tokens::random();
    let organisation = orgs::open_org(&mut *tx, org).await?.ok_or_else(demo_cannot_invite)?;
    if queries::is_member(&mut *tx, org, &invitation.email).await? {
        return Err(Error::new(Kind::Conflict, "already_member", "This person is already a member."));
    }
    if let Some(before) = queries::invited_at(&mut *tx, org, &invitation.email).await? {
        let wait = rules::RESEND_INTERVAL.as_secs() - now.duration_since(before).as_secs();
        if let Some(wait) = u64::try_from(wait).ok().filter(|wait| *wait > 0) {
            return Err(Error::rate_limited(wait));
        }
    }
    if queries::count(&mut *tx, org).await? >= rules::MAX_PENDING {
        let detail =
            format!("You’ve reached the limit of {} pending invitations. Revoke one first.", rules::MAX_PENDING);
        return Err(
            Error::new(Kind::Invalid, "too_many_invitations", detail).with_params(json!({ "max": rules::MAX_PENDING }))
        );
    }
    let today = now.to_zoned(TimeZone::UTC).date().to_string();
    if queries::counted(&mut *tx, org, &today).await? > rules::MAX_PER_DAY {
        return Err(too_many_today(rules::MAX_PER_DAY));
    }
    if queries::counted_by(&mut *tx, by, &today).await? > rules::MAX_A_DAY_BY_USER {
        return Err(too_many_today(rules::MAX_A_DAY_BY_USER));
    }
    let style = brand::style(&mut *tx, org).await?;
    let language = language.or(style.language()).unwrap_or_default();
    queries::add(tx, (org, by), invitation, language.code(), &tokens::hash(&token)).await?;
    let names = orgs::names(&mut *tx, org, std::slice::from_ref(by)).await?;
    let invited_by = names.into_iter().next().map(|(_, name)| name).unwrap_or_default();
    let role_name = match &invitation.role_id {
        Some(id) => Some(roles::name_of(&mut *tx, org, invitation.role, Some(id)).await?),
        None => None,
    };
    let to =
        InvitationTo { organisation, invited_by, email: invitation.email.clone(), role: invitation.role, role_name };
    let message = emails::email(&to, language, &emails::link(&app.site.url, language, &token));
    let look = style.letter_look(&to.organisation);
    mail::enqueue_as(&mut *tx, auth.sealer(), &invitation.email, &message, &look, now).await?;
    let act = Act::new(events::MemberInvited).on("invitation", &invitation.id).about(&invitation.email);
    let role_name = roles::name_of(&mut *tx, org, invitation.role, invitation.role_id.as_ref()).await?;
    act.with("role", &role_name).record(tx, actor, now).await?;
    Event::new(org, "members", None).announce(tx);
    Ok(())
}

fn too_many_today(max: i64) -> Error {
    let detail = format!("You’ve reached today’s limit of {max} invitations. Try again tomorrow.");
    Error::new(Kind::RateLimited, "too_many_invitations_today", detail).with_params(json!({ "max": max }))
}

fn demo_cannot_invite() -> Error {
    Error::new(Kind::Forbidden, "demo_invites_nobody", "Demos can’t send invitations. Sign up to invite people.")
}
