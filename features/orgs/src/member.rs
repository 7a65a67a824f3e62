//! Permissions as arguments of handlers: [`May`] for the whole organization, [`Within`] for the locations of the
//! caller.

use std::marker::PhantomData;

use api::{App, Error, Kind};
use audit::{Actor, Origin, RequestActor};
use auth::UserId;
use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{
    OrgId, Role,
    emergency::Running,
    limits::{Limits, Scope},
    permissions::{self, About, Right, RightToEach},
    plans,
    post::Post,
    queries::{self, InSession, Membership},
    scopes::{TokenScope, TokenScopes},
    second_factor,
    tokens::{self, ForAssistant, TokenId},
    via::Via,
};

/// Caller who has the permission `R` in their organization. Otherwise answers 403: `forbidden` for an insufficient
/// role, `limited` for members limited to some locations where `R` is about all, `session_required` for a token where a
/// session is needed, `organisation_required` for users without an organization, `mfa_required` where the organization
/// requires a second factor and the session has proved only one, or the user of a token has none, `insufficient_scope` for
/// a token that lacks the scope of `R` where the request changes something. Answers 401
/// `session_idle` for a session that has ended after the idle timeout of the organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct May<R> {
    /// Organization of the caller: the only one whose data they can access.
    pub org: OrgId,
    /// Id of the user.
    pub user: UserId,
    /// Session or token of the caller.
    pub via: Via,
    /// Role in the organization, raised during an emergency.
    pub role: Role,
    /// True for a member who is limited to some locations.
    pub is_limited: bool,
    /// Actor for the audit log of the organization.
    pub actor: Actor,
    /// Role without an emergency.
    pub(crate) own_role: Role,
    right: PhantomData<R>,
}

impl<R: Right> FromRequestParts<App> for May<R> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let Belongs { org, user, via, role: own_role, limits, is_leaving, is_emergency, actor } =
            belongs(parts, app).await?;
        let (role, limits) = permissions::lifted_for(&R::ROW, own_role, limits, is_emergency);
        R::ROW.check(role, limits.is_some(), &via, parts.method.is_safe())?;
        R::ROW.check_leaving(is_leaving && !parts.method.is_safe())?;
        // Permissions about individual locations need [`Within`] for limited members; this handler would not check the
        // locations.
        if limits.is_some() && R::ROW.about == About::Each {
            return Err(R::ROW.limited());
        }
        let is_limited = limits.is_some();
        Ok(Self { org, user, via, role, is_limited, actor, own_role, right: PhantomData })
    }
}

/// Caller who has the permission `R` for the locations they see: all or some of the organization. Rejects as [`May`]
/// does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Within<R> {
    /// Part of the organization that the caller sees.
    pub scope: Scope,
    /// Id of the user.
    pub user: UserId,
    /// Session or token of the caller.
    pub via: Via,
    /// Role in the organization, raised during an emergency.
    pub role: Role,
    /// Actor for the audit log of the organization.
    pub actor: Actor,
    right: PhantomData<R>,
}

impl<R: RightToEach> FromRequestParts<App> for Within<R> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let Belongs { org, user, via, role, limits, is_leaving, is_emergency, actor } = belongs(parts, app).await?;
        let (role, limits) = permissions::lifted_for(&R::ROW, role, limits, is_emergency);
        R::ROW.check(role, limits.is_some(), &via, parts.method.is_safe())?;
        R::ROW.check_leaving(is_leaving && !parts.method.is_safe())?;
        Ok(Self { scope: Scope::new(org, limits), user, via, role, actor, right: PhantomData })
    }
}

/// Program that acts for a user with an API token, whatever it is about to ask for. Each request that it makes to the API
/// is checked again by [`May`] or [`Within`].
#[derive(Clone, Debug)]
pub struct Program {
    /// Organization of the token.
    pub org: OrgId,
    /// Id of the user.
    pub user: UserId,
    /// Id of the token.
    pub token: TokenId,
    /// Scopes of the token.
    pub scopes: TokenScopes,
    /// Role of the user.
    pub role: Role,
    /// True for a member who is limited to some locations.
    pub is_limited: bool,
    /// Actor for the audit log of the organization.
    pub actor: Actor,
}

impl FromRequestParts<App> for Program {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let text = auth::bearer_text(&parts.headers)?.to_owned();
        if !tokens::is_token(&text) {
            return Err(tokens::not_valid());
        }
        parts.extensions.insert(ForAssistant);
        let Belongs { org, user, via, role, limits, actor, .. } = by_token(parts, app, &text).await?;
        let Via::Token { id: token, scopes } = via else { return Err(tokens::not_valid()) };
        Ok(Self { org, user, token, scopes, role, is_limited: limits.is_some(), actor })
    }
}

struct Belongs {
    org: OrgId,
    user: UserId,
    via: Via,
    /// Role without an emergency; `limits` likewise.
    role: Role,
    limits: Option<Limits>,
    actor: Actor,
    /// True when the organization is scheduled for removal.
    is_leaving: bool,
    /// True during an emergency access of the user.
    is_emergency: bool,
}

async fn belongs(parts: &mut Parts, app: &App) -> api::Result<Belongs> {
    let text = auth::bearer_text(&parts.headers)?;
    if tokens::is_token(text) {
        let text = text.to_owned();
        return by_token(parts, app, &text).await;
    }
    let bearer = auth::Bearer::of(parts, app)?;
    let InSession { liveness, membership, idle_limit } = queries::in_session(&app.db, bearer.session()).await?;
    let auth::SignedIn { user, session, is_strong, .. } = bearer.signed_in(app, liveness, idle_limit).await?;
    let via = Via::Session(session);
    let mut actor = Actor::user(&user, Origin::of(parts));
    if let Some(membership) = &membership {
        actor = actor.in_log_of(&membership.org_id);
    }
    RequestActor::set(parts, &actor);
    second_factor::check(requires_second_factor(membership.as_ref()), is_strong)?;
    let (Post { org, role, limits, .. }, is_leaving, emergency) =
        current(app, membership).ok_or_else(organisation_required)?;
    let is_emergency = emergency.is_some();
    if let Some(access) = emergency {
        actor = actor.in_emergency(&access.id);
        RequestActor::set(parts, &actor);
    }
    Ok(Belongs { org, user, via, role, limits, actor, is_leaving, is_emergency })
}

async fn by_token(parts: &mut Parts, app: &App, text: &str) -> api::Result<Belongs> {
    // A token acts in its own organization, whatever the user's current one, as long as the user has access there.
    let tokens::Bearer { id, scopes, user, membership } = tokens::bearer(parts, app, text).await?;
    let is_asked = requires_second_factor(membership.as_ref());
    second_factor::check(is_asked, !is_asked || auth::can_prove_two(&app.db, &user).await?)?;
    let (post, is_leaving, _) = current(app, membership).ok_or_else(tokens::not_valid)?;
    if parts.extensions.get::<ForAssistant>().is_none() {
        plans::check_api(&app.db, &app.site, &post.org, app.now()).await?;
    }
    // Emergency access applies to the person and not to their programs.
    let Post { org, role, limits, .. } = post;
    let actor = Actor::token(&user, &id, Origin::of(parts)).in_log_of(&org);
    Ok(Belongs { org, user, via: Via::Token { id, scopes }, role, limits, is_leaving, is_emergency: false, actor })
}

/// Returns the role and limits of a membership that has not expired, whether its organization is scheduled for removal,
/// and the active emergency access.
fn current(app: &App, membership: Option<Membership>) -> Option<(Post, bool, Option<Running>)> {
    let membership = membership.filter(|membership| membership.expires_at.is_none_or(|at| at > app.now()))?;
    let post = Post { org: membership.org_id, role: membership.role, role_id: None, limits: membership.limits.0 };
    let emergency = Running::of(membership.emergency_id, membership.emergency_ends_at, app.now());
    Some((post, membership.removal_at.is_some(), emergency))
}

fn requires_second_factor(membership: Option<&Membership>) -> bool {
    membership.is_some_and(|membership| membership.requires_second_factor)
}

/// Caller with or without an organization.
pub(crate) struct Caller {
    pub(crate) user: UserId,
    /// Organization that the session is limited to.
    pub(crate) only_org: Option<OrgId>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let text = auth::bearer_text(&parts.headers)?;
        if tokens::is_token(text) {
            let text = text.to_owned();
            let Belongs { user, via, .. } = by_token(parts, app, &text).await?;
            via.require(&[if parts.method.is_safe() { TokenScope::Read } else { TokenScope::Write }])?;
            return Ok(Self { user, only_org: None });
        }
        let auth::AnySession(signed_in) = auth::AnySession::from_request_parts(parts, app).await?;
        let only_org = signed_in.only_org.map(|org| org.parse()).transpose().map_err(Error::internal)?;
        Ok(Self { user: signed_in.user, only_org })
    }
}

pub(crate) fn organisation_required() -> Error {
    Error::new(Kind::Forbidden, "organisation_required", "Organization access required")
}
