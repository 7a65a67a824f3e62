//! The key that signs identity tokens, and where it is found.

use std::sync::{Arc, OnceLock};

use aws_lc_rs::{
    encoding::AsDer,
    rsa::{KeyPair, KeySize},
};
use axum::{Json, extract::State, http::HeaderMap};
use base64::{Engine, prelude::BASE64_STANDARD};
use jsonwebtoken::{Algorithm, EncodingKey, Header, jwk::Jwk};
use serde_json::{Value, json};

use crate::sim::Sim;

const KEY_ID: &str = "google-sim-1";

/// One RSA key, made when it is first needed.
#[derive(Debug, Default)]
pub(crate) struct Keys(OnceLock<Option<EncodingKey>>);

impl Keys {
    fn key(&self) -> Option<&EncodingKey> {
        self.0.get_or_init(generate).as_ref()
    }

    /// Signs claims with RS256.
    pub(crate) fn sign(&self, claims: &Value) -> Option<String> {
        let header = Header { kid: Some(KEY_ID.into()), ..Header::new(Algorithm::RS256) };
        jsonwebtoken::encode(&header, claims, self.key()?).ok()
    }

    fn public(&self) -> Option<Value> {
        let jwk = Jwk::from_encoding_key(self.key()?, Algorithm::RS256).ok()?;
        let mut value = serde_json::to_value(jwk).ok()?;
        value["kid"] = json!(KEY_ID);
        value["use"] = json!("sig");
        value["alg"] = json!("RS256");
        Some(value)
    }
}

fn generate() -> Option<EncodingKey> {
    let pair = KeyPair::generate(KeySize::Rsa2048).ok()?;
    let der = pair.as_der().ok()?;
    let text = BASE64_STANDARD.encode(der.as_ref());
    let lines: Vec<&str> = text.as_bytes().chunks(64).filter_map(|line| std::str::from_utf8(line).ok()).collect();
    let label = "PRIVATE KEY";
    let pem = format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", lines.join("\n"));
    EncodingKey::from_rsa_pem(pem.as_bytes()).ok()
}

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
