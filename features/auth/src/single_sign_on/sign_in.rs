//! Sign-ins by the identity provider of an organization, from the start to the end of their sessions.

use db::{Run, Tx};
use jiff::Timestamp;
use url::Url;

use crate::{
    Auth, SessionId, UserId,
    error::Error,
    flows::{self, Challenge},
    queries, sessions,
    types::Method,
};

/// Returns the page that a sign-in leads to: the requested one if redirects to it are allowed, else the site.
pub fn landing_of(auth: &Auth, requested: Option<&str>) -> Url {
    auth.0.redirects.checked(requested)
}

/// Returns the landing page with the error code of a failed sign-in in its query.
pub fn failure(landing: Url, code: &'static str) -> Url {
    let mut landing = landing;
    landing.query_pairs_mut().append_pair("error", "access_denied").append_pair("error_code", code);
    landing
}

/// Begins a sign-in and returns its id. Only the client with the verifier of `challenge` can exchange its code.
///
/// # Errors
/// 400 for a missing or malformed challenge.
pub async fn begin(tx: &mut Tx, challenge: &str, method: &str, landing: &Url, now: Timestamp) -> api::Result<String> {
    let challenge =
        Challenge { code_challenge: Some(challenge.to_owned()), code_challenge_method: Some(method.to_owned()) };
    let checked = challenge.check().map_err(Error::into_api)?;
    let flow = flows::begin(tx, None, Method::SSO, checked, landing.as_str(), now).await.map_err(Error::into_api)?;
    let missing = || api::Error::new(api::Kind::BadRequest, "bad_request", "code_challenge is required.");
    flow.map(|id| id.to_string()).ok_or_else(missing)
}

/// Completes a sign-in after the provider of `org` has authenticated `user`. Returns the landing page with the code for
/// the client that began the sign-in.
///
/// # Errors
/// 404 for a malformed flow id, an unknown user and a banned user.
pub async fn finish(
    tx: &mut Tx,
    (flow, landing): (&str, Url),
    user: &UserId,
    (org, sign_in): (&str, &str),
    now: Timestamp,
) -> api::Result<Url> {
    let flow = flow.parse().map_err(|_| api::Error::not_found())?;
    let row = queries::lock_user(tx, user).await?.ok_or_else(api::Error::not_found)?;
    if row.is_banned(now) {
        return Err(api::Error::not_found());
    }
    let code = flows::complete(tx, &flow, user, None, now).await.map_err(Error::into_api)?;
    queries::bind_flow(tx, &flow, org, sign_in).await?;
    let mut landing = landing;
    landing.query_pairs_mut().append_pair("code", &code);
    Ok(landing)
}

/// Ends the sessions of some sign-ins by a provider, and cancels those sign-ins that are under way. Returns the number
/// of ended sessions.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn end_sign_ins(tx: &mut Tx, sign_ins: &[String]) -> api::Result<usize> {
    if sign_ins.is_empty() {
        return Ok(0);
    }
    queries::remove_bound_flows(tx, sign_ins.to_vec()).await?;
    let ending = queries::bound_sessions(tx, sign_ins.to_vec()).await?;
    for (user, session) in &ending {
        sessions::end(tx, user, std::slice::from_ref(session)).await.map_err(Error::into_api)?;
    }
    Ok(ending.len())
}

/// Returns the sign-in by a provider that began a session.
///
/// # Errors
/// When the database fails.
pub async fn sign_in_of(on: impl Run, session: &SessionId) -> db::Result<Option<String>> {
    queries::sign_in_of(on, session).await
}
