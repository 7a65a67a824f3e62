//! Checks of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6).

use serde_json::{Map, Value};

use super::{
    claims::{check_audience, check_issuer, check_times, text},
    jose::{self, Key, Reason},
};
use crate::types::Provider;

/// Event that a logout token has to name.
const EVENT: &str = "http://schemas.openid.net/event/backchannel-logout";
/// Time in seconds for which a token without `exp` is remembered.
const DEFAULT_LIFETIME: i64 = 660;

/// Sessions that a provider ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Logout {
    pub(crate) jti: String,
    pub(crate) sid: Option<String>,
    pub(crate) subject: Option<String>,
    /// Time in seconds until which the token is remembered.
    pub(crate) until: i64,
}

/// Connection that a logout token is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected<'a> {
    pub(crate) provider: Provider,
    pub(crate) issuer: &'a str,
    pub(crate) client_id: &'a str,
    pub(crate) algorithms: &'a [String],
    pub(crate) has_more_algorithms: bool,
    pub(crate) now: i64,
}

/// Returns the sessions that a logout token ends.
///
/// # Errors
/// The name of the first check that failed.
pub(crate) fn check(token: &str, keys: &[Key], expected: &Expected<'_>) -> Result<Logout, Reason> {
    let types = ["JWT", "logout+jwt"];
    let parts = jose::read(token, &types, expected.has_more_algorithms, expected.algorithms)?;
    parts.verify(keys)?;
    let claims = &parts.claims;
    check_issuer(claims, expected.provider, expected.issuer)?;
    check_audience(claims, expected.client_id)?;
    check_times(claims, expected.now, false)?;
    if claims.contains_key("nonce") {
        return Err("nonce_forbidden");
    }
    if !has_event(claims) {
        return Err("event_missing");
    }
    let jti = text(claims, "jti").ok_or("jti_missing")?.to_owned();
    let sid = text(claims, "sid").map(str::to_owned);
    let subject = text(claims, "sub").map(str::to_owned);
    if sid.is_none() && subject.is_none() {
        return Err("session_missing");
    }
    let exp = claims.get("exp").and_then(Value::as_i64).unwrap_or_default();
    Ok(Logout {
        jti,
        sid,
        subject,
        until: exp.clamp(expected.now, expected.now + 86_400).max(expected.now + DEFAULT_LIFETIME),
    })
}

fn has_event(claims: &Map<String, Value>) -> bool {
    claims.get("events").and_then(|events| events.get(EVENT)).is_some_and(Value::is_object)
}
