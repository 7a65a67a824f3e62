//! Notices from Google, delivered by Pub/Sub: verified, and processed once.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use base64::{Engine, prelude::BASE64_STANDARD};
use jiff::{SignedDuration, Timestamp};
use jsonwebtoken::{Algorithm, DecodingKey, Validation, jwk::JwkSet};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{
    connect::is_number,
    google::Google,
    queries,
    runs::{self, RunScope},
    settings::Notices,
};

/// Maximum clock skew, in seconds.
const CLOCK_SKEW: i64 = 120;
/// Maximum age of a token, in seconds.
const MAX_TOKEN_AGE: i64 = 300;
/// Time after which Google's keys are fetched again.
const KEY_LIFETIME: SignedDuration = SignedDuration::from_hours(1);
/// Minimum interval between two fetches because of an unknown key.
const KEY_REFRESH_INTERVAL: SignedDuration = SignedDuration::from_secs(30);
/// Timeout of fetching Google's keys.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Google's keys as this process fetched them last.
#[derive(Clone, Default)]
pub(crate) struct Keys(Arc<Mutex<Option<CachedKeys>>>);

/// Keys and the time at which they were fetched.
type CachedKeys = (Arc<JwkSet>, Timestamp);

/// Body of a delivery by Pub/Sub.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct Delivery {
    message: Message,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Message {
    data: String,
    message_id: String,
}

/// Returns true when Google signed the token for our sender and audience, and it has not expired.
pub(crate) async fn is_genuine(google: &Google, keys: &Keys, notices: &Notices, token: &str) -> bool {
    let now = google.app().now();
    let Ok(header) = jsonwebtoken::decode_header(token) else { return false };
    let Some(kid) = header.kid.filter(|_| header.alg == Algorithm::RS256) else { return false };
    let mut key_set = read(google, keys, KEY_LIFETIME).await;
    if key_set.as_ref().is_none_or(|set| set.find(&kid).is_none()) {
        key_set = read(google, keys, KEY_REFRESH_INTERVAL).await;
    }
    let Some(key) = key_set.as_ref().and_then(|set| DecodingKey::from_jwk(set.find(&kid)?).ok()) else { return false };
    let mut validation = Validation::new(Algorithm::RS256);
    validation.set_audience(&[&notices.audience]);
    validation.set_issuer(&["https://accounts.google.com", "accounts.google.com"]);
    validation.set_required_spec_claims(&["exp", "iss", "aud"]);
    // Expiry is checked below, with the application's clock.
    validation.validate_exp = false;
    let Ok(token) = jsonwebtoken::decode::<Map<String, Value>>(token, &key, &validation) else { return false };
    let number = |name: &str| token.claims.get(name).and_then(Value::as_i64);
    let (second, has_claim) = (now.as_second(), |name: &str, value: &Value| token.claims.get(name) == Some(value));
    number("exp").is_some_and(|at| at + CLOCK_SKEW > second)
        && number("iat").is_some_and(|at| at <= second + CLOCK_SKEW && at + MAX_TOKEN_AGE + CLOCK_SKEW > second)
        && has_claim("email", &notices.sender.clone().into())
        && (has_claim("email_verified", &true.into()) || has_claim("email_verified", &"true".into()))
}

async fn read(google: &Google, keys: &Keys, good_for: SignedDuration) -> Option<Arc<JwkSet>> {
    let now = google.app().now();
    let cached = keys.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some((set, at)) = &cached
        && now.duration_since(*at) < good_for
    {
        return Some(set.clone());
    }
    match google.http().keys(google.settings(), TIMEOUT).await {
        Ok(set) => {
            let set = Arc::new(set);
            *keys.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((set.clone(), now));
            Some(set)
        }
        Err(failure) => {
            tracing::warn!(code = failure.code(), "Google's keys are not read");
            cached.map(|(set, _)| set)
        }
    }
}

/// Processes a delivery, unless it was processed before. Returns false when it names no message or no location.
pub(crate) async fn take(google: &Google, delivery: &Delivery) -> api::Result<bool> {
    let Message { data, message_id } = &delivery.message;
    let is_named = !message_id.is_empty() && message_id.len() <= 200 && !message_id.contains('\0');
    let Some(location) = location_of(data).filter(|_| is_named) else { return Ok(false) };
    let (app, now) = (google.app(), google.app().now());
    let mut tx = app.db.begin().await?;
    if !queries::note_message(&mut tx, message_id, now).await? {
        return Ok(true);
    }
    for (org, google_id) in queries::links_by_google_id(&mut tx, &location).await? {
        runs::begin(&mut tx, &org, RunScope::Locations(vec![google_id], "scheduled"), None, None, now).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Returns the location that a notice is about. Google's documentation and its actual notices disagree about field
/// names, so any text that names a location counts. Its data is read again anyway.
fn location_of(data: &str) -> Option<String> {
    let bytes = BASE64_STANDARD.decode(data).ok()?;
    let notice: Map<String, Value> = serde_json::from_slice(&bytes).ok()?;
    let google_id = notice.values().filter_map(Value::as_str).find_map(|text| {
        let after = text.strip_prefix("locations/").or_else(|| text.split_once("/locations/").map(|(_, rest)| rest))?;
        after.split('/').next()
    })?;
    is_number(google_id).then(|| google_id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_location_of_a_notification_is_found_in_any_field() {
        for (notice, expected) in [
            (r#"{"location_name":"locations/12","type":"GOOGLE_UPDATE"}"#, Some("12")),
            (r#"{"locationName":"accounts/1/locations/34"}"#, Some("34")),
            (r#"{"type":"NEW_REVIEW","review_name":"accounts/1/locations/56/reviews/7"}"#, Some("56")),
            (r#"{"type":"GOOGLE_UPDATE"}"#, None),
            (r#"{"location_name":"locations/../x"}"#, None),
            ("[]", None),
            ("no", None),
        ] {
            assert_eq!(location_of(&BASE64_STANDARD.encode(notice)).as_deref(), expected, "{notice}");
        }
        assert_eq!(location_of("%%%"), None);
    }
}
