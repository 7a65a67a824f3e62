//! Signatures of webhooks: `t=1700000000,v1=<hex>[,v1=…]`.

use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;

/// Maximum difference between the clocks, in seconds.
const TOLERANCE: i64 = 300;
/// Maximum signatures that are compared.
const MAX_SIGNATURES: usize = 10;

/// Returns true when one of the signatures of the header fits one of the secrets, at a time near `now`. Signatures are
/// compared in constant time.
pub(crate) fn is_genuine(header: &str, body: &[u8], secrets: &[String], now: Timestamp) -> bool {
    let parts = || header.split(',').filter_map(|part| part.trim().split_once('='));
    let Some((_, at)) = parts().find(|(name, _)| *name == "t") else { return false };
    let is_near = at.parse::<i64>().is_ok_and(|at| now.as_second().abs_diff(at) <= TOLERANCE.unsigned_abs());
    let signatures =
        parts().filter(|(name, _)| *name == "v1").take(MAX_SIGNATURES).filter_map(|(_, hex)| from_hex(hex));
    let signatures: Vec<[u8; 32]> = signatures.collect();
    let fits = |secret: &String| {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
        mac.update(at.as_bytes());
        mac.update(b".");
        mac.update(body);
        signatures.iter().any(|signature| mac.clone().verify_slice(signature).is_ok())
    };
    is_near && secrets.iter().any(fits)
}

/// Reads 64 lower-case hexadecimal digits.
fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().map(digit).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] * 16 + pair[1]).collect();
    (text.len() == 64).then_some(bytes)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn sign(secret: &str, at: i64, body: &[u8]) -> String {
        use std::fmt::Write;
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(format!("{at}.").as_bytes());
        mac.update(body);
        mac.finalize().into_bytes().iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        })
    }

    #[test]
    fn a_signature_fits_within_five_minutes_in_either_direction() {
        let secrets = ["whsec_old".to_owned(), "whsec_new".to_owned()];
        let now = Timestamp::from_second(1_700_000_000).unwrap();
        let signed = |secret: &str, at: i64| format!("t={at},v1={}", sign(secret, at, BODY));
        for (header, is_fine) in [
            (signed("whsec_new", 1_700_000_000), true),
            (signed("whsec_old", 1_699_999_700), true),
            (signed("whsec_new", 1_700_000_300), true),
            (signed("whsec_new", 1_699_999_699), false),
            (signed("whsec_new", 1_700_000_301), false),
            (signed("whsec_other", 1_700_000_000), false),
            (format!("t=1700000000,v1={},v1={}", "0".repeat(64), sign("whsec_new", 1_700_000_000, BODY)), true),
            (format!("v1={},t=1700000000", sign("whsec_new", 1_700_000_000, BODY)), true),
            (format!("t=1700000000,v0={}", sign("whsec_new", 1_700_000_000, BODY)), false),
            (format!("t=1700000000,v1={}", sign("whsec_new", 1_700_000_000, BODY).to_uppercase()), false),
            (format!("t=1700000001,v1={}", sign("whsec_new", 1_700_000_000, BODY)), false),
            (format!("v1={}", sign("whsec_new", 1_700_000_000, BODY)), false),
            ("t=-9223372036854775808,v1=00".into(), false),
            ("t=,v1=".into(), false),
            ("é=ü,t=x".into(), false),
            (String::new(), false),
        ] {
            assert_eq!(is_genuine(&header, BODY, &secrets, now), is_fine, "{header}");
        }
        let header = signed("whsec_new", 1_700_000_000);
        assert!(!is_genuine(&header, br#"{"id":"evt_2"}"#, &secrets, now));
        assert!(!is_genuine(&header, BODY, &[], now));
    }
}
