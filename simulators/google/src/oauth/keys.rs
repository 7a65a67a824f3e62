//! Key that signs identity tokens.

use std::sync::OnceLock;

use aws_lc_rs::{
    encoding::AsDer,
    rsa::{KeyPair, KeySize},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use jsonwebtoken::{Algorithm, EncodingKey, Header, jwk::Jwk};
use serde_json::{Value, json};

const KEY_ID: &str = "simulated-google-1";

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

    /// Returns the public key as a JSON Web Key.
    pub(super) fn public(&self) -> Option<Value> {
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
