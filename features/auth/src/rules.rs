//! Rules for telephone numbers, passwords, sessions and metadata. Pure: no clock, no database, no randomness.

mod passwords;

use serde_json::{Map, Value, json};

pub(crate) use passwords::{MAX_PASSWORD_BYTES, own_words, weakness};
pub(crate) use text::email::normalise as email;

use jiff::{SignedDuration, Timestamp};

use crate::{queries::UserRow, types::Method};

/// Maximum age of a proof of identity where a recent one is required.
const MAX_REAUTHENTICATION_AGE: SignedDuration = SignedDuration::from_mins(10);
/// Maximum size of user metadata in bytes of JSON. Every access token contains it and must fit into a header.
const MAX_METADATA_BYTES: usize = 8 * 1024;

/// Normalizes a telephone number to 7 to 15 digits (E.164 without the plus); `None` when it is invalid.
pub(crate) fn phone(typed: &str) -> Option<String> {
    let digits = typed.trim().strip_prefix('+').unwrap_or(typed.trim());
    let is_number = (7..=15).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    (is_number && !digits.starts_with('0')).then(|| digits.to_owned())
}

/// A PKCE challenge: 43 to 128 characters that need no escaping in an address.
pub(crate) fn is_code_challenge(challenge: &str) -> bool {
    (43..=128).contains(&challenge.len())
        && challenge.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~".contains(&b))
}

/// Returns whether one of the authentication methods was completed at most [`MAX_REAUTHENTICATION_AGE`] ago.
pub(crate) fn is_recent(amr: &[Method], now: Timestamp) -> bool {
    amr.iter().any(|proof| now.as_second() - proof.timestamp <= MAX_REAUTHENTICATION_AGE.as_secs())
}

/// `amr` with a proof of this moment in front, in the place of an earlier one of the same kind.
pub(crate) fn renewed(mut amr: Vec<Method>, method: &str, now: Timestamp) -> Vec<Method> {
    amr.retain(|existing| existing.method != method);
    amr.insert(0, Method { method: method.into(), timestamp: now.as_second() });
    amr
}

/// Returns the stored metadata of a sign-up: all submitted values, and those that the service adds.
pub(crate) fn sign_up_metadata(mut metadata: Map<String, Value>, user: &UserRow) -> Map<String, Value> {
    let name = |key: &str| metadata.get(key).and_then(Value::as_str).map(str::trim).unwrap_or_default();
    let full_name = format!("{} {}", name("first_name"), name("last_name")).trim().to_owned();
    if !full_name.is_empty() && !metadata.contains_key("full_name") {
        metadata.insert("full_name".into(), full_name.into());
    }
    metadata.extend([
        ("sub".into(), json!(user.id)),
        ("email_verified".into(), json!(user.email_confirmed_at.is_some())),
        ("phone_verified".into(), json!(user.phone_confirmed_at.is_some())),
    ]);
    if !user.email.is_empty() {
        metadata.insert("email".into(), json!(user.email));
    }
    if let Some(phone) = &user.phone {
        metadata.insert("phone".into(), json!(phone));
    }
    metadata
}

/// `changes` over `metadata`; null takes a key away.
pub(crate) fn merge(metadata: &mut Map<String, Value>, changes: Map<String, Value>) {
    for (key, value) in changes {
        if value.is_null() {
            metadata.remove(&key);
        } else {
            metadata.insert(key, value);
        }
    }
}

/// True for metadata that an access token can carry.
pub(crate) fn fits_a_token(metadata: &Map<String, Value>) -> bool {
    serde_json::to_vec(metadata).is_ok_and(|json| json.len() <= MAX_METADATA_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_is_recent_for_ten_minutes() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let proved = |method: &str, timestamp| Method { method: method.into(), timestamp };
        let amr = [proved("totp", 1_000), proved("password", 400)];
        for (now, expected) in [(1_000, true), (1_600, true), (1_601, false), (990, true)] {
            assert_eq!(is_recent(&amr, at(now)), expected, "{now}");
        }
        assert!(!is_recent(&[], at(0)));
        let renewed = renewed(amr.to_vec(), "password", at(2_000));
        assert_eq!(renewed, [proved("password", 2_000), proved("totp", 1_000)]);
        assert!(is_recent(&renewed, at(2_600)));
    }

    #[test]
    fn metadata_is_merged_key_by_key() {
        let map = |value: Value| value.as_object().cloned().unwrap();
        let mut metadata = map(json!({"first_name": "Zoé", "company": "Acme"}));
        merge(&mut metadata, map(json!({"company": null, "theme": {"a": 1}})));
        assert_eq!(Value::from(metadata), json!({"first_name": "Zoé", "theme": {"a": 1}}));
    }

    #[test]
    fn the_full_name_is_added_where_it_is_missing() {
        let user = UserRow::new(jiff::Timestamp::UNIX_EPOCH);
        let full_name = |metadata: Value| {
            let metadata = metadata.as_object().cloned().unwrap();
            sign_up_metadata(metadata, &user).get("full_name").cloned()
        };
        assert_eq!(full_name(json!({"first_name": " Zoé ", "last_name": "Roy"})), Some(json!("Zoé Roy")));
        assert_eq!(full_name(json!({"first_name": "Zoé", "full_name": "Z. R."})), Some(json!("Z. R.")));
        assert_eq!(full_name(json!({})), None);
    }
}
