//! Addresses of the simulator, and the public key of its identity tokens.

use std::sync::Arc;

use axum::{Json, extract::State, http::HeaderMap};
use serde_json::{Value, json};

use crate::sim::Sim;

/// `GET /oauth2/v3/certs`
pub(super) async fn certificates(State(sim): State<Arc<Sim>>) -> Json<Value> {
    Json(json!({ "keys": sim.grants.keys.public().into_iter().collect::<Vec<_>>() }))
}

/// Returns the issuer of identity tokens: the address at which the caller reaches the simulator. A client compares it
/// with the address of the configuration that it read (OpenID Connect Discovery 1.0, 4.3).
pub(super) fn issuer(headers: &HeaderMap) -> String {
    let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("http://{host}")
}

/// `GET /.well-known/openid-configuration`, with this simulator's own addresses.
pub(super) async fn discovery(headers: HeaderMap) -> Json<Value> {
    let base = issuer(&headers);
    Json(json!({
        "issuer": base,
        "authorization_endpoint": format!("{base}/o/oauth2/v2/auth"),
        "token_endpoint": format!("{base}/token"),
        "userinfo_endpoint": format!("{base}/v1/userinfo"),
        "revocation_endpoint": format!("{base}/revoke"),
        "jwks_uri": format!("{base}/oauth2/v3/certs"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["RS256"],
        "scopes_supported": ["openid", "email", "profile"],
        "token_endpoint_auth_methods_supported": ["client_secret_post", "client_secret_basic"],
        "code_challenge_methods_supported": ["plain", "S256"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
    }))
}
