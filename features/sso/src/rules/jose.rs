//! Signed tokens of providers: their parts, keys and signatures (RFC 7515, 7517, 7518, 8037).

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, DecodingKey};
use serde::Deserialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256, Sha384, Sha512};

/// Maximum length of a token in bytes.
const MAX_TOKEN: usize = 32 * 1024;
/// Minimum length of the modulus of an RSA key in bytes.
const MIN_MODULUS: usize = 256;
/// Algorithms that are always accepted.
const USUAL: [Algorithm; 5] =
    [Algorithm::RS256, Algorithm::PS256, Algorithm::ES256, Algorithm::ES384, Algorithm::EdDSA];
/// Algorithms that are accepted where the organization chose so.
const MORE: [Algorithm; 4] = [Algorithm::RS384, Algorithm::RS512, Algorithm::PS384, Algorithm::PS512];

/// Reason why a token is refused: the name of the check.
pub(crate) type Reason = &'static str;

/// Token whose parts were read and whose signature was not checked yet.
#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) algorithm: Algorithm,
    pub(crate) kid: Option<String>,
    pub(crate) claims: Map<String, Value>,
    message: String,
    signature: String,
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: Option<Value>,
    typ: Option<Value>,
    crit: Option<Value>,
}

/// Public key of a provider. Fields of unknown keys are ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Key {
    kid: Option<String>,
    kty: String,
    crv: Option<String>,
    alg: Option<String>,
    #[serde(rename = "use")]
    usage: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
}

/// Reads a token. Keys and addresses in its header (`jwk`, `jku`, `x5c`, `x5u`) are ignored.
///
/// # Errors
/// The name of the check that failed.
pub(crate) fn read(token: &str, types: &[&str], has_more: bool, discovered: &[String]) -> Result<Parts, Reason> {
    if token.len() > MAX_TOKEN {
        return Err("token_too_long");
    }
    let mut parts = token.split('.');
    let (Some(header), Some(claims), Some(signature), None) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err("token_malformed");
    };
    let head: Header = part(header)?;
    let algorithm: Algorithm = head.alg.parse().map_err(|_| "algorithm_not_allowed")?;
    let is_allowed = USUAL.contains(&algorithm) || (has_more && MORE.contains(&algorithm));
    if !is_allowed {
        return Err("algorithm_not_allowed");
    }
    if !discovered.is_empty() && !discovered.contains(&head.alg) {
        return Err("algorithm_not_listed");
    }
    if head.crit.is_some() {
        return Err("header_critical");
    }
    match head.typ {
        None => {}
        Some(Value::String(typ)) if types.iter().any(|accepted| accepted.eq_ignore_ascii_case(&typ)) => {}
        Some(_) => return Err("token_type"),
    }
    let kid = match head.kid {
        None => None,
        Some(Value::String(kid)) => Some(kid),
        Some(_) => return Err("token_malformed"),
    };
    let message = format!("{header}.{claims}");
    Ok(Parts { algorithm, kid, claims: part(claims)?, message, signature: signature.into() })
}

fn part<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Reason> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| "token_malformed")?;
    serde_json::from_slice(&bytes).map_err(|_| "token_malformed")
}

impl Parts {
    /// Checks the signature with the key that the header names.
    ///
    /// # Errors
    /// `key_unknown` when no key has that name, so that the keys may be read again; else the name of the check.
    pub(crate) fn verify(&self, keys: &[Key]) -> Result<(), Reason> {
        let key = self.key(keys)?.decoding()?;
        let is_right = jsonwebtoken::crypto::verify(&self.signature, self.message.as_bytes(), &key, self.algorithm);
        if is_right.unwrap_or(false) { Ok(()) } else { Err("signature") }
    }

    fn key<'a>(&self, keys: &'a [Key]) -> Result<&'a Key, Reason> {
        let Some(kid) = &self.kid else {
            let mut fitting = keys.iter().filter(|key| key.fits(self.algorithm));
            return match (fitting.next(), fitting.next()) {
                (Some(key), None) => Ok(key),
                (None, _) => Err("key_unknown"),
                (Some(_), Some(_)) => Err("key_ambiguous"),
            };
        };
        let named = keys.iter().find(|key| key.kid.as_ref() == Some(kid)).ok_or("key_unknown")?;
        if named.fits(self.algorithm) { Ok(named) } else { Err("key_of_other_kind") }
    }

    /// Returns the left half of the hash of a text, as `at_hash` has it.
    pub(crate) fn half_hash(&self, text: &str) -> String {
        let hash = match self.algorithm {
            Algorithm::ES384 | Algorithm::RS384 | Algorithm::PS384 => Sha384::digest(text).to_vec(),
            Algorithm::EdDSA | Algorithm::RS512 | Algorithm::PS512 => Sha512::digest(text).to_vec(),
            _ => Sha256::digest(text).to_vec(),
        };
        BASE64_URL_SAFE_NO_PAD.encode(&hash[..hash.len() / 2])
    }
}

impl Key {
    fn fits(&self, algorithm: Algorithm) -> bool {
        let (kty, crv) = match algorithm {
            Algorithm::ES256 => ("EC", Some("P-256")),
            Algorithm::ES384 => ("EC", Some("P-384")),
            Algorithm::EdDSA => ("OKP", Some("Ed25519")),
            _ => ("RSA", None),
        };
        let is_named = |name: &String| name.parse::<Algorithm>().is_ok_and(|named| named == algorithm);
        self.kty == kty
            && (crv.is_none() || self.crv.as_deref() == crv)
            && self.usage.as_deref().is_none_or(|usage| usage == "sig")
            && self.alg.as_ref().is_none_or(is_named)
    }

    fn decoding(&self) -> Result<DecodingKey, Reason> {
        let text = |field: &Option<String>| field.clone().ok_or("key_malformed");
        let key = match self.kty.as_str() {
            "RSA" => {
                let (n, e) = (text(&self.n)?, text(&self.e)?);
                let modulus = BASE64_URL_SAFE_NO_PAD.decode(&n).map_err(|_| "key_malformed")?;
                if modulus.iter().skip_while(|byte| **byte == 0).count() < MIN_MODULUS {
                    return Err("key_too_short");
                }
                DecodingKey::from_rsa_components(&n, &e)
            }
            "EC" => DecodingKey::from_ec_components(&text(&self.x)?, &text(&self.y)?),
            _ => DecodingKey::from_ed_components(&text(&self.x)?),
        };
        key.map_err(|_| "key_malformed")
    }
}
