//! Permission as the argument of a handler: [`May`] do something, or do it [`Within`] limits.

use std::marker::PhantomData;

use api::{App, Error, Kind};
use audit::{Actor, Origin, RequestActor};
use auth::{SessionId, UserId};
use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{
    OrgId, Role,
    emergency::{self, Running},
    limits::{Limits, Scope},
    permissions::{About, Right, RightToEach},
    queries::{self, InSession, Membership},
    second_factor,
    tokens::{self, TokenId},
    types::Post,
};

/// How somebody proved who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// By signing in, on this device.
    Session(SessionId),
    /// By an API token that they made: a program acts for them.
    Token(TokenId),
}

impl Via {
    /// The id of the session or the token. When it has ended, an event of topic `session` says so to its user.
    pub fn id(&self) -> &str {
        match self {
            Self::Session(id) => id.as_str(),
            Self::Token(id) => id.as_str(),
        }
    }

    /// True when a program acts for the user.
    pub fn is_token(&self) -> bool {
        matches!(self, Self::Token(_))
    }
}

/// Somebody who may do `R` in their organization: 403 `forbidden` for those whose role does not allow it, `limited` for
/// those who are limited to some locations where `R` is about all, `session_required` for a token where it takes a
/// person. 403 `organisation_required` for those who belong nowhere, `mfa_required` for those who have proved one factor
/// where their organization wants two; for a token, where its user has no second one. 401 `session_idle` for a session in
/// which nothing was done for as long as their organization allows: it has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct May<R> {
    /// Their organization: the only one whose things they ever see.
    pub org: OrgId,
    /// Who.
    pub user: UserId,
    /// In a session, or through a token.
    pub via: Via,
    /// What they are in the organization.
    pub role: Role,
    /// Who they are in its audit log.
    pub actor: Actor,
    /// What they are there without an emergency.
    pub(crate) own_role: Role,
    right: PhantomData<R>,
}

impl<R: Right> FromRequestParts<App> for May<R> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let Belongs { org, user, via, role: own_role, limits, is_leaving, is_emergency, actor } =
            belongs(parts, app).await?;
        let (role, limits) = emergency::lifted_for(&R::ROW, own_role, limits, is_emergency);
        R::ROW.check(role, limits.is_some(), &via)?;
        R::ROW.check_leaving(is_leaving && !parts.method.is_safe())?;
        // A right to each location tells of one by one; here nobody would look which.
        if limits.is_some() && R::ROW.about == About::Each {
            return Err(R::ROW.limited());
        }
        Ok(Self { org, user, via, role, actor, own_role, right: PhantomData })
    }
}

/// Somebody who may do `R` with the locations that they see: all of the organization's, or some. Refuses as [`May`] does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Within<R> {
    /// The part of their organization that they see.
    pub scope: Scope,
    /// Who.
    pub user: UserId,
    /// In a session, or through a token.
    pub via: Via,
    /// What they are in the organization.
    pub role: Role,
    /// Who they are in its audit log.
    pub actor: Actor,
    right: PhantomData<R>,
}

impl<R: RightToEach> FromRequestParts<App> for Within<R> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let Belongs { org, user, via, role, limits, is_leaving, is_emergency, actor } = belongs(parts, app).await?;
        let (role, limits) = emergency::lifted_for(&R::ROW, role, limits, is_emergency);
        R::ROW.check(role, limits.is_some(), &via)?;
        R::ROW.check_leaving(is_leaving && !parts.method.is_safe())?;
        Ok(Self { scope: Scope::new(org, limits), user, via, role, actor, right: PhantomData })
    }
}

struct Belongs {
    org: OrgId,
    user: UserId,
    via: Via,
    /// What they are there without an emergency, and limited to what.
    role: Role,
    limits: Option<Limits>,
    actor: Actor,
    /// The organization is about to be removed.
    is_leaving: bool,
    /// They have emergency access.
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
    let auth::SignedIn { user, session, is_strong } = bearer.signed_in(app, liveness, idle_limit).await?;
    let via = Via::Session(session);
    let mut actor = Actor::user(&user, Origin::of(parts));
    if let Some(membership) = &membership {
        actor = actor.in_log_of(&membership.org_id);
    }
    RequestActor::set(parts, &actor);
    second_factor::check(requires_second_factor(membership.as_ref()), is_strong)?;
    let (Post { org, role, limits }, is_leaving, emergency) =
        current(app, membership).ok_or_else(organisation_required)?;
    let is_emergency = emergency.is_some();
    if let Some(access) = emergency {
        actor = actor.in_emergency(&access.id);
        RequestActor::set(parts, &actor);
    }
    Ok(Belongs { org, user, via, role, limits, actor, is_leaving, is_emergency })
}

async fn by_token(parts: &mut Parts, app: &App, text: &str) -> api::Result<Belongs> {
    // Where its user works now does not matter to a program; whether they still may work there does.
    let tokens::Bearer { id, user, membership } = tokens::bearer(parts, app, text).await?;
    let is_asked = requires_second_factor(membership.as_ref());
    second_factor::check(is_asked, !is_asked || auth::can_prove_two(&app.db, &user).await?)?;
    // An emergency is a person's: their programs stay what they were.
    let (Post { org, role, limits }, is_leaving, _) = current(app, membership).ok_or_else(tokens::not_valid)?;
    let actor = Actor::token(&user, &id, Origin::of(parts)).in_log_of(&org);
    Ok(Belongs { org, user, via: Via::Token(id), role, limits, is_leaving, is_emergency: false, actor })
}

/// Where somebody belongs now, and as what; whether that organization is about to be removed; and the emergency access
/// that they have there.
fn current(app: &App, found: Option<Membership>) -> Option<(Post, bool, Option<Running>)> {
    let found = found.filter(|membership| membership.expires_at.is_none_or(|at| at > app.now()))?;
    let post = Post { org: found.org_id, role: Role::of(&found.role)?, limits: found.limits.0 };
    let emergency = Running::of(found.emergency_id, found.emergency_ends_at, app.now());
    Some((post, found.removal_at.is_some(), emergency))
}

fn requires_second_factor(membership: Option<&Membership>) -> bool {
    membership.is_some_and(|membership| membership.requires_second_factor)
}

/// Whoever is calling, whether they belong anywhere or not.
pub(crate) struct Caller(pub(crate) UserId);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let text = auth::bearer_text(&parts.headers)?;
        if tokens::is_token(text) {
            let text = text.to_owned();
            return by_token(parts, app, &text).await.map(|belongs| Self(belongs.user));
        }
        auth::SignedIn::from_request_parts(parts, app).await.map(|signed_in| Self(signed_in.user))
    }
}

fn organisation_required() -> Error {
    Error::new(Kind::Forbidden, "organisation_required", "Organization access required")
}
