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
    let discovery: Discovery = serde_json::from_slice(body).map_err(|_| "discovery_malformed")?;
    if discovery.issuer != issuer {
        return Err("discovery_issuer_differs");
    }
    let required = [&discovery.authorization_endpoint, &discovery.token_endpoint, &discovery.jwks_uri];
    let optional = [&discovery.userinfo_endpoint, &discovery.end_session_endpoint].into_iter().flatten();
    for address in required.into_iter().chain(optional) {
        let url = Url::parse(address).map_err(|_| "discovery_malformed")?;
        if !is_allowed(&url) {
            return Err("discovery_http");
        }
    }
    Ok(discovery)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Documents in the shape in which five providers publish them, with names of no real customer.
    const DOCUMENTS: [(&str, &str); 5] = [
        (
            "https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0",
            include_str!("../../fixtures/entra.json"),
        ),
        ("https://accounts.google.com", include_str!("../../fixtures/google.json")),
        ("https://acme.okta.com", include_str!("../../fixtures/okta.json")),
        ("https://id.acme.example/realms/staff", include_str!("../../fixtures/keycloak.json")),
        ("https://acme.eu.auth0.com/", include_str!("../../fixtures/auth0.json")),
    ];

    #[test]
    fn the_documents_of_the_usual_providers_are_read() {
        for (issuer, document) in DOCUMENTS {
            let document_read = discovery(document.as_bytes(), issuer, |url| url.scheme() == "https").unwrap();
            assert_eq!(document_read.issuer, issuer);
            assert!(document_read.id_token_signing_alg_values_supported.contains(&"RS256".to_owned()), "{issuer}");
        }
    }

    #[test]
    fn an_issuer_is_compared_byte_by_byte() {
        for (issuer, document) in DOCUMENTS {
            let other = issuer.strip_suffix('/').map_or_else(|| format!("{issuer}/"), str::to_owned);
            let read = discovery(document.as_bytes(), &other, |_| true);
            assert_eq!(read.map(|discovery| discovery.issuer), Err("discovery_issuer_differs"), "{other}");
        }
        // The document of all tenants of Entra ID has a placeholder in its issuer.
        let common = DOCUMENTS[0].1.replace("11111111-2222-3333-4444-555555555555/v2.0", "{tenantid}/v2.0");
        let read = discovery(common.as_bytes(), "https://login.microsoftonline.com/common/v2.0", |_| true);
        assert!(read.is_err());
    }

    #[test]
    fn the_address_of_a_configuration_has_one_slash() {
        for issuer in ["https://a.example/t", "https://a.example/t/"] {
            assert_eq!(configuration_of(issuer), "https://a.example/t/.well-known/openid-configuration");
        }
    }

    #[test]
    fn keys_are_kept_for_five_minutes_at_least_and_a_day_at_most() {
        for (header, seconds) in [
            (None, 3_600),
            (Some("no-store"), 3_600),
            (Some("max-age=1"), 300),
            (Some("public, max-age=7200"), 7_200),
            (Some("max-age=99999999"), 86_400),
        ] {
            assert_eq!(lifetime(header), seconds, "{header:?}");
        }
    }

    #[test]
    fn an_answer_of_the_token_endpoint_is_a_bearer_token_or_a_reason() {
        let read = |status, body: &str| tokens(status, body.as_bytes()).map(|tokens| tokens.access_token);
        let good = r#"{"access_token":"a","token_type":"bEaReR","id_token":"i","refresh_token":"r"}"#;
        assert_eq!(read(200, good), Ok("a".into()));
        assert_eq!(read(200, &good.replace("bEaReR", "DPoP")), Err("token_answer_malformed"));
        assert_eq!(read(401, r#"{"error":"invalid_client"}"#), Err("invalid_client"));
        assert_eq!(read(400, r#"{"error":"invalid_grant"}"#), Err("invalid_grant"));
        assert_eq!(read(500, "<html>"), Err("token_refused"));
    }
}
