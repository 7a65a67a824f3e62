//! Documents of a provider: its configuration (OpenID Connect Discovery 1.0) and the answers of its token endpoint.

use serde::Deserialize;
use serde_json::Value;
use url::Url;

use super::jose::{Key, Reason};

/// Configuration of a provider.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Discovery {
    pub(crate) issuer: String,
    pub(crate) authorization_endpoint: String,
    pub(crate) token_endpoint: String,
    pub(crate) jwks_uri: String,
    #[serde(default)]
    pub(crate) userinfo_endpoint: Option<String>,
    #[serde(default)]
    pub(crate) end_session_endpoint: Option<String>,
    #[serde(default)]
    pub(crate) id_token_signing_alg_values_supported: Vec<String>,
    #[serde(default)]
    pub(crate) token_endpoint_auth_methods_supported: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) authorization_response_iss_parameter_supported: bool,
}

/// Answer of a token endpoint.
#[derive(Deserialize)]
pub(crate) struct Tokens {
    pub(crate) access_token: String,
    pub(crate) token_type: String,
    pub(crate) id_token: String,
}

#[derive(Deserialize)]
struct KeySet {
    keys: Vec<Value>,
}

/// Returns the address of the configuration of an issuer.
pub(crate) fn configuration_of(issuer: &str) -> String {
    format!("{}/.well-known/openid-configuration", issuer.strip_suffix('/').unwrap_or(issuer))
}

/// Reads the configuration of an issuer. `is_allowed` says whether an address may be used: https, except for the
/// simulator.
///
/// # Errors
/// The name of the check that failed.
pub(crate) fn discovery(body: &[u8], issuer: &str, is_allowed: impl Fn(&Url) -> bool) -> Result<Discovery, Reason> {
    let found: Discovery = serde_json::from_slice(body).map_err(|_| "discovery_malformed")?;
    if found.issuer != issuer {
        return Err("discovery_issuer_differs");
    }
    let required = [&found.authorization_endpoint, &found.token_endpoint, &found.jwks_uri];
    let optional = [&found.userinfo_endpoint, &found.end_session_endpoint].into_iter().flatten();
    for address in required.into_iter().chain(optional) {
        let url = Url::parse(address).map_err(|_| "discovery_malformed")?;
        if !is_allowed(&url) {
            return Err("discovery_http");
        }
    }
    Ok(found)
}

/// Reads the keys of a provider; keys of unknown kinds are left out.
///
/// # Errors
/// `keys_malformed`.
pub(crate) fn keys(body: &[u8]) -> Result<Vec<Key>, Reason> {
    let set: KeySet = serde_json::from_slice(body).map_err(|_| "keys_malformed")?;
    Ok(set.keys.into_iter().filter_map(|key| serde_json::from_value(key).ok()).collect())
}

/// Returns the lifetime in seconds that `Cache-Control` gives to a document, within 5 minutes and 24 hours.
pub(crate) fn lifetime(cache_control: Option<&str>) -> i64 {
    let max_age = cache_control.and_then(|value| {
        value.split(',').find_map(|part| part.trim().strip_prefix("max-age=").and_then(|age| age.parse::<i64>().ok()))
    });
    max_age.unwrap_or(3_600).clamp(300, 86_400)
}

/// Reads the answer of a token endpoint.
///
/// # Errors
/// The error of the provider, or the name of the check that failed.
pub(crate) fn tokens(status: u16, body: &[u8]) -> Result<Tokens, Reason> {
    if status != 200 {
        let error = serde_json::from_slice::<Value>(body).ok().and_then(|body| {
            body.get("error").and_then(Value::as_str).map(|error| match error {
                "invalid_client" => "invalid_client",
                "invalid_grant" => "invalid_grant",
                _ => "token_refused",
            })
        });
        return Err(error.unwrap_or("token_refused"));
    }
    let tokens: Tokens = serde_json::from_slice(body).map_err(|_| "token_answer_malformed")?;
    if !tokens.token_type.eq_ignore_ascii_case("bearer") {
        return Err("token_answer_malformed");
    }
    Ok(tokens)
}
