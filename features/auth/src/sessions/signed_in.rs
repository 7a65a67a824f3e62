//! Extractors of the signed-in caller.

use api::App;
use audit::{Actor, Origin, RequestActor};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use jiff::SignedDuration;

use super::{
    activity,
    check::{self, SignedIn},
};
use crate::{
    Auth, Liveness, SessionId,
    error::{Error, Result},
    keys::Claims,
    queries,
};

/// Access token with a valid signature, before its session is looked up. Use it to look up the session together with
/// other data in the statement of [`session_with!`](crate::session_with!); otherwise use [`SignedIn`].
pub struct Bearer {
    auth: Auth,
    claims: Claims,
}

impl Bearer {
    /// The request's access token; 401 `unauthorized` without a good one. Asks no database.
    pub fn of(parts: &Parts, app: &App) -> api::Result<Self> {
        bearer(parts, app).map_err(Error::into_api)
    }

    /// The session to look at.
    pub fn session(&self) -> &SessionId {
        &self.claims.session
    }

    /// Returns the signed-in user of the token. Answers 401 `unauthorized` when the session that was `found` has ended.
    /// A session without activity for `idle_limit` ends with 401 `session_idle`.
    pub async fn signed_in(
        self,
        app: &App,
        liveness: Option<Liveness>,
        idle_limit: Option<SignedDuration>,
    ) -> api::Result<SignedIn> {
        check::check(&self.auth, app, self.claims, liveness, idle_limit, true).await.map_err(Error::into_api)
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = api::Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        AnySession::from_request_parts(parts, app).await?.own().map_err(Error::into_api)
    }
}

/// [`SignedIn`], also with a session that is limited to the organization whose provider signed the user in. Such a session
/// does nothing outside of the organization: `only_org` says which one.
pub struct AnySession(pub SignedIn);

impl FromRequestParts<App> for AnySession {
    type Rejection = api::Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        caller(parts, app, true).await.map(Self).map_err(Error::into_api)
    }
}

impl AnySession {
    /// Refuses a session that is limited to an organization.
    ///
    /// # Errors
    /// 403 `sso_session`, because the organization would gain power over the whole account.
    fn own(self) -> Result<SignedIn> {
        if self.0.only_org.is_some() { Err(Error::sso_session()) } else { Ok(self.0) }
    }
}

/// [`SignedIn`] with the failures of the protocol, also with one factor where two are set up: here they are proved.
pub(crate) struct Caller(pub(crate) SignedIn);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        AnySession(caller(parts, app, false).await?).own().map(Self)
    }
}

/// [`Caller`], also with a session that is limited to an organization.
pub(crate) struct AnyCaller(pub(crate) SignedIn);

impl FromRequestParts<App> for AnyCaller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        caller(parts, app, false).await.map(Self)
    }
}

async fn caller(parts: &Parts, app: &App, needs_factors: bool) -> Result<SignedIn> {
    let bearer = bearer(parts, app)?;
    let liveness = queries::liveness(&app.db, &bearer.claims.session).await?;
    let idle_limit = match &liveness {
        Some(session) => activity::idle_limit(&bearer.auth, app, &session.user_id).await?,
        None => None,
    };
    check::check(&bearer.auth, app, bearer.claims, liveness, idle_limit, needs_factors).await
}

/// Service that may use the admin routes; any other caller gets 403 `not_admin`.
pub(crate) struct Service;

impl FromRequestParts<App> for Service {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        auth(parts)?.0.keys.verify_service(token(&parts.headers)?, app.now())?;
        Ok(Self)
    }
}

fn bearer(parts: &Parts, app: &App) -> Result<Bearer> {
    let auth = auth(parts)?;
    let claims = auth.0.keys.verify(token(&parts.headers)?, app.now())?;
    // Known from here on, whatever becomes of the request.
    RequestActor::set(parts, &Actor::user(&claims.user, Origin::of(parts)));
    Ok(Bearer { auth, claims })
}

/// The bearer token of a request, whatever kind of token it is; 401 `unauthorized` when there is none.
pub fn bearer_text(headers: &HeaderMap) -> api::Result<&str> {
    token(headers).map_err(Error::into_api)
}

/// The server layers it over every route.
pub(crate) fn auth(parts: &Parts) -> Result<Auth> {
    let auth = parts.extensions.get::<Auth>().cloned();
    auth.ok_or_else(|| api::Error::internal("no Auth is layered over this route").into())
}

fn token(headers: &HeaderMap) -> Result<&str> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (scheme, token) = value.split_once(' ').unwrap_or_default();
    if scheme.eq_ignore_ascii_case("bearer") && !token.trim().is_empty() {
        Ok(token.trim())
    } else {
        Err(Error::unauthorized("no_authorization", "This endpoint requires a valid Bearer token"))
    }
}
