//! Checks of an ID token in their order (OpenID Connect Core 1.0, 3.1.3.7).

use serde_json::{Map, Value};
use subtle::ConstantTimeEq;

use super::{
    addresses::{self, Address},
    jose::{self, Key, Parts, Reason},
};
use crate::types::Provider;

/// Tolerated difference of clocks in seconds.
const LEEWAY: i64 = 60;
/// Maximum age of a token in seconds.
const MAX_AGE: i64 = 600;
/// Maximum length of a subject.
const MAX_SUBJECT: usize = 255;

/// Expected contents of the answer to a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected<'a> {
    pub(crate) provider: Provider,
    pub(crate) issuer: &'a str,
    pub(crate) client_id: &'a str,
    pub(crate) nonce: &'a str,
    pub(crate) access_token: &'a str,
    /// Algorithms that discovery lists.
    pub(crate) algorithms: &'a [String],
    pub(crate) has_more_algorithms: bool,
    /// Time of the request in seconds, when it asked for a fresh sign-in.
    pub(crate) fresh_since: Option<i64>,
    /// Claimed domains of the organization.
    pub(crate) domains: &'a [String],
    pub(crate) now: i64,
}

/// Returns the claims of a token that passes all checks.
///
/// # Errors
/// The name of the first check that failed.
pub(crate) fn check(token: &str, keys: &[Key], expected: &Expected<'_>) -> Result<Map<String, Value>, Reason> {
    let parts = jose::read(token, &["JWT"], expected.has_more_algorithms, expected.algorithms)?;
    parts.verify(keys)?;
    check_claims(&parts, expected)?;
    Ok(parts.claims)
}

fn check_claims(parts: &Parts, expected: &Expected<'_>) -> Result<(), Reason> {
    let claims = &parts.claims;
    check_issuer(claims, expected.provider, expected.issuer)?;
    check_audience(claims, expected.client_id)?;
    check_times(claims, expected.now, true)?;
    let nonce = text(claims, "nonce").ok_or("nonce_missing")?;
    if !bool::from(nonce.as_bytes().ct_eq(expected.nonce.as_bytes())) {
        return Err("nonce_other");
    }
    match claims.get("at_hash") {
        None => {}
        Some(Value::String(hash)) if *hash == parts.half_hash(expected.access_token) => {}
        Some(_) => return Err("at_hash"),
    }
    if let Some(since) = expected.fresh_since
        && number(claims, "auth_time").is_none_or(|at| at < since - LEEWAY)
    {
        return Err("sign_in_not_fresh");
    }
    subject(claims)?;
    check_provider(claims, expected)
}

/// Checks `iss`, byte by byte. Google also leaves out the scheme.
pub(crate) fn check_issuer(claims: &Map<String, Value>, provider: Provider, issuer: &str) -> Result<(), Reason> {
    let iss = text(claims, "iss").ok_or("issuer_other")?;
    let is_bare_google = provider == Provider::Google && iss == "accounts.google.com";
    if iss == issuer || (is_bare_google && issuer == "https://accounts.google.com") {
        return Ok(());
    }
    Err("issuer_other")
}

/// Checks `aud` and `azp`.
pub(crate) fn check_audience(claims: &Map<String, Value>, client_id: &str) -> Result<(), Reason> {
    let audiences: Vec<&str> = match claims.get("aud") {
        Some(Value::String(audience)) => vec![audience],
        Some(Value::Array(audiences)) => audiences.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !audiences.contains(&client_id) {
        return Err("audience_other");
    }
    match claims.get("azp") {
        None if audiences.len() > 1 => Err("audience_many"),
        None => Ok(()),
        Some(azp) if azp == client_id => Ok(()),
        Some(_) => Err("azp_other"),
    }
}

/// Checks `exp`, `iat` and `nbf`. Logout tokens of older providers have no `exp`.
pub(crate) fn check_times(claims: &Map<String, Value>, now: i64, needs_expiry: bool) -> Result<(), Reason> {
    match number(claims, "exp") {
        Some(exp) if exp > now - LEEWAY => {}
        None if !needs_expiry && !claims.contains_key("exp") => {}
        _ => return Err("expired"),
    }
    let iat = number(claims, "iat").ok_or("issued_at")?;
    if iat < now - MAX_AGE || iat > now + LEEWAY {
        return Err("issued_at");
    }
    match number(claims, "nbf") {
        None if !claims.contains_key("nbf") => Ok(()),
        Some(nbf) if nbf <= now + LEEWAY => Ok(()),
        _ => Err("not_before"),
    }
}

/// Returns `sub`: the identifier of the person at the provider.
///
/// # Errors
/// `subject` when it is missing, too long or no ASCII.
pub(crate) fn subject(claims: &Map<String, Value>) -> Result<&str, Reason> {
    let sub = text(claims, "sub").ok_or("subject")?;
    let is_good = !sub.is_empty() && sub.len() <= MAX_SUBJECT && sub.bytes().all(|byte| (0x20..0x7f).contains(&byte));
    if is_good { Ok(sub) } else { Err("subject") }
}

fn check_provider(claims: &Map<String, Value>, expected: &Expected<'_>) -> Result<(), Reason> {
    match expected.provider {
        Provider::Entra => {
            let tenant = text(claims, "tid").ok_or("tenant_other")?;
            let is_ours = expected.issuer.split('/').any(|part| part == tenant);
            if is_ours { Ok(()) } else { Err("tenant_other") }
        }
        Provider::Google => {
            let hosted = text(claims, "hd").and_then(addresses::domain).ok_or("hosted_domain")?;
            if expected.domains.contains(&hosted) { Ok(()) } else { Err("hosted_domain") }
        }
        _ => Ok(()),
    }
}

/// Returns the address of a document with the statement of the same document whether it is verified; `None` without an
/// address.
pub(crate) fn address(document: &Map<String, Value>, provider: Provider) -> Option<Address> {
    let email = text(document, "email")?;
    let claim = |name: &str| {
        document.get(name).is_some_and(|value| *value == true || *value == 1 || value == "true" || value == "1")
    };
    let is_verified = if provider == Provider::Entra { claim("xms_edov") } else { claim("email_verified") };
    Some(Address { email: addresses::normalized(email)?, is_verified })
}

/// Returns a claim that is text.
pub(crate) fn text<'a>(claims: &'a Map<String, Value>, name: &str) -> Option<&'a str> {
    claims.get(name).and_then(Value::as_str).filter(|text| !text.is_empty() && !text.contains('\0'))
}

fn number(claims: &Map<String, Value>, name: &str) -> Option<i64> {
    let value = claims.get(name)?;
    value.as_i64().or_else(|| value.as_f64().map(|number| number as i64))
}
