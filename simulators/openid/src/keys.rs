//! Keys of the provider, and tokens that they sign.

use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::{Algorithm, EncodingKey, jwk::Jwk};
use serde_json::{Map, Value, json};
use sha2::Sha256;

use crate::script::Signer;

/// Id of the published key.
const KEY_ID: &str = "simulated-openid-1";

/// One published key, and one that is not.
pub(crate) struct Keys {
    own: EncodingKey,
    other: EncodingKey,
}

impl Keys {
    pub(crate) fn generate() -> Option<Self> {
        Some(Self { own: key()?, other: key()? })
    }

    /// Returns the published key as a JSON Web Key.
    pub(crate) fn public(&self) -> Value {
        let jwk = Jwk::from_encoding_key(&self.own, Algorithm::ES256).ok();
        let mut value = jwk.and_then(|jwk| serde_json::to_value(jwk).ok()).unwrap_or_default();
        value["kid"] = json!(KEY_ID);
        value["use"] = json!("sig");
        value["alg"] = json!("ES256");
        value
    }

    /// Signs claims under a header with changes.
    pub(crate) fn sign(&self, changes: &Map<String, Value>, claims: &Map<String, Value>, signer: Signer) -> String {
        let mut header =
            json!({ "alg": "ES256", "kid": KEY_ID, "typ": "JWT" }).as_object().cloned().unwrap_or_default();
        match signer {
            Signer::PublicKey => drop(header.insert("alg".into(), json!("HS256"))),
            Signer::None => drop(header.insert("alg".into(), json!("none"))),
            _ => {}
        }
        crate::script::change(&mut header, changes);
        let part = |value: &Map<String, Value>| BASE64_URL_SAFE_NO_PAD.encode(Value::Object(value.clone()).to_string());
        let message = format!("{}.{}", part(&header), part(claims));
        let own = |message: &str, key| jsonwebtoken::crypto::sign(message.as_bytes(), key, Algorithm::ES256);
        let signature = match signer {
            Signer::Own => own(&message, &self.own).unwrap_or_default(),
            Signer::Other => own(&message, &self.other).unwrap_or_default(),
            Signer::None => String::new(),
            Signer::PublicKey => self.with_secret(&message),
            Signer::Flipped => flipped(&own(&message, &self.own).unwrap_or_default()),
            Signer::Swapped => {
                let others = json!({ "sub": "somebody" }).as_object().cloned().unwrap_or_default();
                own(&format!("{}.{}", part(&header), part(&others)), &self.own).unwrap_or_default()
            }
        };
        format!("{message}.{signature}")
    }

    fn with_secret(&self, message: &str) -> String {
        let secret = self.public().to_string();
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
        mac.update(message.as_bytes());
        BASE64_URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }
}

fn flipped(signature: &str) -> String {
    let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(signature).unwrap_or_default();
    if let Some(first) = bytes.first_mut() {
        *first ^= 1;
    }
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn key() -> Option<EncodingKey> {
    let der = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(EncodingKey::from_ec_der(der.as_ref()))
}
