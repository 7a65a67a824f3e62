//! Set of keys that sign and verify tokens.

use std::collections::HashMap;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jiff::Timestamp;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

use super::claims::{AccessToken, Claims};
use crate::error::{Error, Result};

/// Key id of the shared secret, for tokens without a `kid`.
const SHARED: &str = "";

/// Key and its permitted operations.
pub(super) struct Key {
    pub(super) kid: String,
    pub(super) algorithm: Algorithm,
    /// Start of signing with this key, until a later key takes over; `None` for a key that only verifies.
    pub(super) signing: Option<(Timestamp, EncodingKey)>,
    pub(super) verifying: DecodingKey,
    /// Public key; `None` for a secret.
    pub(super) public: Option<Value>,
}

/// Keys, of which one signs.
pub(super) struct Set {
    keys: HashMap<String, Key>,
}

impl Set {
    /// Returns `None` when no key can sign.
    pub(super) fn new(keys: Vec<Key>) -> Option<Self> {
        let can_sign = keys.iter().any(|key| key.signing.is_some());
        can_sign.then(|| Self { keys: keys.into_iter().map(|key| (key.kid.clone(), key)).collect() })
    }

    /// Parses a list of JSON Web Keys (RFC 7517): RSA keys and secrets.
    pub(super) fn given(json: &str) -> api::Result<Self> {
        let wrong = |why: &str| api::Error::internal(format!("signing keys: {why}"));
        let list: Vec<Value> = serde_json::from_str(json).map_err(|error| wrong(&error.to_string()))?;
        let keys = list
            .iter()
            .zip(0..)
            .map(|(jwk, rank)| read(rank, jwk))
            .collect::<Option<Vec<_>>>()
            .ok_or_else(|| wrong("a key cannot be read"))?;
        Self::new(keys).ok_or_else(|| wrong("none of them may sign"))
    }

    /// Also accepts tokens that a service signed with a shared secret.
    pub(super) fn share(&mut self, secret: &str) {
        let verifying = DecodingKey::from_secret(secret.as_bytes());
        let key = Key { kid: SHARED.into(), algorithm: Algorithm::HS256, signing: None, verifying, public: None };
        self.keys.insert(SHARED.into(), key);
    }

    pub(super) fn public(&self) -> Value {
        json!({ "keys": self.keys.values().filter_map(|key| key.public.as_ref()).collect::<Vec<_>>() })
    }

    /// Signs with the latest key whose start has passed. If there is none, because a clock was ahead when the keys were
    /// created, signs with the first key to come.
    pub(super) fn sign(&self, claims: &impl Serialize, now: Timestamp) -> api::Result<String> {
        let can_sign = || self.keys.values().filter_map(|key| Some((key, key.signing.as_ref()?)));
        let due = can_sign().filter(|(_, (from, _))| *from <= now).max_by_key(|(_, (from, _))| *from);
        let key = due.or_else(|| can_sign().min_by_key(|(_, (from, _))| *from));
        let (key, (_, signing)) = key.ok_or_else(|| api::Error::internal("no signing key"))?;
        let header = Header { kid: Some(key.kid.clone()), ..Header::new(key.algorithm) };
        jsonwebtoken::encode(&header, claims, signing).map_err(api::Error::internal)
    }

    /// Returns the claims of a user's token. The caller checks the expiry with the application's clock.
    pub(super) fn verify(&self, token: &str, issuer: &str, now: Timestamp) -> Result<Claims> {
        let key = self.key(token)?;
        let mut validation = Validation::new(key.algorithm);
        validation.set_audience(&[AccessToken::AUDIENCE]);
        validation.set_issuer(&[issuer]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.validate_exp = false;
        let decoded = jsonwebtoken::decode::<AccessToken>(token, &key.verifying, &validation);
        let token = decoded.map_err(Error::bad_jwt)?.claims;
        if token.iat.max(token.nbf.unwrap_or_default()) > now.as_second() + SKEW {
            return Err(Error::bad_jwt("token is not yet valid"));
        }
        let expires_at = Timestamp::from_second(token.exp).map_err(Error::bad_jwt)?;
        Ok(Claims { user: token.sub, session: token.session_id, expires_at })
    }

    /// Returns the claims of any token signed with one of these keys, whatever its audience and age.
    pub(super) fn verify_any<T: DeserializeOwned>(&self, token: &str) -> Result<T> {
        let key = self.key(token)?;
        let mut validation = Validation::new(key.algorithm);
        validation.set_required_spec_claims::<&str>(&[]);
        validation.validate_exp = false;
        validation.validate_aud = false;
        Ok(jsonwebtoken::decode(token, &key.verifying, &validation).map_err(Error::bad_jwt)?.claims)
    }

    /// Returns the key that a token names. The algorithm must be the key's, so that a token cannot choose it.
    fn key(&self, token: &str) -> Result<&Key> {
        let header = jsonwebtoken::decode_header(token).map_err(Error::bad_jwt)?;
        let key = self.keys.get(header.kid.as_deref().unwrap_or(SHARED));
        let key = key.filter(|key| key.algorithm == header.alg);
        key.ok_or_else(|| Error::bad_jwt(format!("unrecognized JWT kid for algorithm {:?}", header.alg)))
    }
}

/// Tolerated clock difference between processes, in seconds.
const SKEW: i64 = 120;

/// Parses a JSON Web Key. Of several keys that may sign, the one with the lowest rank does.
fn read(rank: i64, jwk: &Value) -> Option<Key> {
    let text = |name: &str| jwk[name].as_str();
    let bytes = |name: &str| BASE64_URL_SAFE_NO_PAD.decode(text(name)?).ok();
    let may_sign = jwk["key_ops"].as_array().is_none_or(|ops| ops.iter().any(|op| op == "sign"));
    let kid = text("kid")?.to_owned();
    let from = Timestamp::from_second(-rank).ok()?;
    match text("kty")? {
        "oct" => {
            let secret = bytes("k")?;
            Some(Key {
                kid,
                algorithm: Algorithm::HS256,
                signing: may_sign.then(|| (from, EncodingKey::from_secret(&secret))),
                verifying: DecodingKey::from_secret(&secret),
                public: None,
            })
        }
        "RSA" => {
            let parts = ["n", "e", "d", "p", "q", "dp", "dq", "qi"].map(bytes);
            let signing = match parts.into_iter().collect::<Option<Vec<_>>>() {
                Some(parts) if may_sign => Some((from, EncodingKey::from_rsa_der(&rsa_der(&parts)))),
                _ => None,
            };
            Some(Key {
                signing,
                verifying: DecodingKey::from_rsa_components(text("n")?, text("e")?).ok()?,
                algorithm: Algorithm::RS256,
                public: Some(json!({
                    "kty": "RSA", "kid": kid, "alg": "RS256", "use": "sig", "key_ops": ["verify"],
                    "n": text("n")?, "e": text("e")?,
                })),
                kid,
            })
        }
        _ => None,
    }
}

/// Encodes an RSA private key as PKCS #1 (RFC 8017, A.1.2), from n, e, d, p, q, dp, dq, qi.
fn rsa_der(parts: &[Vec<u8>]) -> Vec<u8> {
    let mut body = der(0x02, &[0]);
    for part in parts {
        let digits: &[u8] = part.iter().position(|byte| *byte != 0).map_or(&[0], |first| &part[first..]);
        // An integer is signed: a zero precedes a first bit that is set.
        let zero: &[u8] = if digits[0] >= 0x80 { &[0] } else { &[] };
        body.extend(der(0x02, &[zero, digits].concat()));
    }
    der(0x30, &body)
}

/// Encodes a value with its tag and length (X.690, 8.1).
fn der(tag: u8, value: &[u8]) -> Vec<u8> {
    let length = value.len().to_be_bytes();
    let length = &length[length.iter().position(|byte| *byte != 0).unwrap_or(length.len() - 1)..];
    let mut out = vec![tag];
    if value.len() >= 0x80 {
        out.push(0x80 | length.len() as u8);
    }
    out.extend_from_slice(length);
    out.extend_from_slice(value);
    out
}
