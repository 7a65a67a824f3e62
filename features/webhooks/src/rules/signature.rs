//! Message signatures, by the Standard Webhooks specification.

use base64::{Engine, prelude::BASE64_STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;

/// Prefix of every secret, recognizable for people and secret scanners.
const SECRET_PREFIX: &str = "whsec_";

/// Formats 192 random bits as a secret, as shown to users.
pub(crate) fn secret(bits: [u8; 24]) -> String {
    format!("{SECRET_PREFIX}{}", BASE64_STANDARD.encode(bits))
}

/// Returns the `webhook-signature` header: one signature per valid secret, separated by spaces.
pub(crate) fn signatures(secrets: &[String], id: &str, at: Timestamp, body: &str) -> String {
    let sign = |secret: &String| signature(secret, id, at, body);
    secrets.iter().filter_map(sign).collect::<Vec<_>>().join(" ")
}

/// Returns `v1,` and the HMAC-SHA256 of id, Unix time in seconds and body; `None` when the secret is malformed.
fn signature(secret: &str, id: &str, at: Timestamp, body: &str) -> Option<String> {
    let key = BASE64_STANDARD.decode(secret.strip_prefix(SECRET_PREFIX)?).ok()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
    mac.update(format!("{id}.{}.{body}", at.as_second()).as_bytes());
    Some(format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_published_one_of_standard_webhooks() {
        let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".to_owned();
        let at = Timestamp::from_second(1_614_265_330).unwrap();
        let (id, body) = ("msg_p5jXN8AQM9LWM0D4loKWxJek", r#"{"test": 2432232314}"#);
        let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
        assert_eq!(signatures(std::slice::from_ref(&secret), id, at, body), expected);
        assert_eq!(signatures(&[secret.clone(), secret], id, at, body), format!("{expected} {expected}"));
        assert_eq!(signatures(&["no secret".into()], id, at, body), "");
    }

    #[test]
    fn a_secret_has_its_prefix_and_24_bytes() {
        let secret = secret([255; 24]);
        assert_eq!(secret, "whsec_////////////////////////////////");
        assert_eq!(BASE64_STANDARD.decode(&secret[6..]).unwrap().len(), 24);
    }
}
