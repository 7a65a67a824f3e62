//! Sign-ins by the provider of an organization: they begin, come back with a code, and end.

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

/// Returns the address that a sign-in may lead to: the one that was asked for where it is allowed, else the site.
pub fn landing_of(auth: &Auth, asked: Option<&str>) -> Url {
    auth.0.redirects.checked(asked)
}

/// Returns the address that tells a page that single sign-on failed.
pub fn failure(landing: Url, code: &'static str) -> Url {
    let mut landing = landing;
    landing.query_pairs_mut().append_pair("error", "access_denied").append_pair("error_code", code);
    landing
}

/// Begins a sign-in whose code only the program with the verifier of `challenge` can exchange. Returns its id.
///
/// # Errors
/// 422 for a challenge that is none.
pub async fn begin(tx: &mut Tx, challenge: &str, method: &str, landing: &Url, now: Timestamp) -> api::Result<String> {
    let asked =
        Challenge { code_challenge: Some(challenge.to_owned()), code_challenge_method: Some(method.to_owned()) };
    let checked = asked.check().map_err(Error::into_api)?;
    let flow = flows::begin(tx, None, Method::SSO, checked, landing.as_str(), now).await.map_err(Error::into_api)?;
    let missing = || api::Error::new(api::Kind::BadRequest, "bad_request", "code_challenge is required.");
    flow.map(|id| id.to_string()).ok_or_else(missing)
}

/// Completes a sign-in: the provider of `org` proved who `user` is. Returns the landing with the code for the program
/// that waits.
///
/// # Errors
/// 403 for a user who may not sign in.
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
    let code = flows::come_back(tx, &flow, user, None, now).await.map_err(Error::into_api)?;
    queries::bind_flow(tx, &flow, org, sign_in).await?;
    let mut landing = landing;
    landing.query_pairs_mut().append_pair("code", &code);
    Ok(landing)
}

/// Ends the sessions that sign-ins by a provider began, and sign-ins that are under way. Returns the number of sessions.
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
