//! Submissions of the site's forms: JSON from a script, or URL-encoded from a form without one.

use api::{App, Error, Kind, Object, Result};
use axum::{
    extract::{FromRequest, Request},
    http::{HeaderMap, header},
};
use crypto::Sealer;
use jiff::{SignedDuration, Timestamp};
use mail::Language;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use url::form_urlencoded;

/// Maximum size of a form in bytes.
const MAX_FORM_BYTES: usize = 64 * 1024;
/// Sealing context of form tokens.
const CONTEXT: &str = "form";
/// Minimum time that a person needs to read and fill in a form.
const MIN_FILL_TIME: SignedDuration = SignedDuration::from_secs(2);

/// The fields of a form, and whether its sender is a browser that shows the answer as a page.
pub(crate) struct Submitted<T> {
    pub(crate) fields: T,
    pub(crate) is_page: bool,
}

impl<T: DeserializeOwned> FromRequest<App> for Submitted<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        let (parts, body) = request.into_parts();
        refuse_other_sites(&parts.headers, &app.site.url)?;
        let too_large = |_| Error::new(Kind::TooLarge, "payload_too_large", "The body is too large.");
        let is_form = is_form(&parts.headers)?;
        let bytes = axum::body::to_bytes(body, MAX_FORM_BYTES).await.map_err(too_large)?;
        let fields: Value = if is_form {
            form(&bytes)
        } else {
            serde_json::from_slice(&bytes)
                .map_err(|error| Error::new(Kind::BadRequest, "bad_request", error.to_string()))?
        };
        let invalid = |error: serde_json::Error| Error::new(Kind::Invalid, "validation_failed", error.to_string());
        let Object(fields) = serde_json::from_value(fields).map_err(invalid)?;
        Ok(Self { fields, is_page: is_form && !accepts_json(&parts.headers) })
    }
}

fn refuse_other_sites(headers: &HeaderMap, site: &str) -> Result<()> {
    if api::is_cross_site(headers, site, false) {
        return Err(Error::new(Kind::Forbidden, "cross_site", "This form belongs to another site."));
    }
    Ok(())
}

fn is_form(headers: &HeaderMap) -> Result<bool> {
    match text(headers, header::CONTENT_TYPE.as_str()).split(';').next().unwrap_or_default().trim() {
        "application/json" => Ok(false),
        "application/x-www-form-urlencoded" => Ok(true),
        _ => Err(Error::new(
            Kind::UnsupportedMediaType,
            "unsupported_media_type",
            "The body must be application/json or application/x-www-form-urlencoded.",
        )),
    }
}

fn accepts_json(headers: &HeaderMap) -> bool {
    text(headers, header::ACCEPT.as_str()).contains("application/json")
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The first of each field counts.
fn form(bytes: &[u8]) -> Value {
    let mut fields = Map::new();
    for (name, value) in form_urlencoded::parse(bytes) {
        fields.entry(name.into_owned()).or_insert_with(|| value.into_owned().into());
    }
    fields.into()
}

/// The language of a form.
pub(crate) fn language(tag: Option<&str>) -> Language {
    tag.and_then(Language::of_tag).unwrap_or_default()
}

/// A token that says when a form was opened; each is another.
pub(crate) fn token(sealer: &Sealer, now: Timestamp) -> Result<String> {
    sealer.seal(CONTEXT, now.as_millisecond().to_string().as_bytes()).map_err(Error::internal)
}

/// Speed at which a form was filled in, according to its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FillSpeed {
    /// Slowly enough for a person, or without a token, which tells nothing. A form without a script has no token: its
    /// page is a static file that browsers and caches store, so a time in it would be the time of the file. Telling
    /// visits apart would take a cookie, which the site promises not to set. Such forms rely on the trap field, the
    /// limits by network and by mailbox, and the rule of one message for the same text within a day.
    Slowly,
    /// Faster than a person reads.
    TooFast,
}

/// Returns the speed at which a form was filled in. An invalid token counts as none.
pub(crate) fn filled(sealer: &Sealer, token: Option<&str>, now: Timestamp) -> FillSpeed {
    let opened = token
        .and_then(|token| sealer.open(CONTEXT, token).ok())
        .and_then(|bytes| String::from_utf8(bytes).ok()?.parse().ok())
        .and_then(|milliseconds| Timestamp::from_millisecond(milliseconds).ok());
    match opened.map(|opened| now.duration_since(opened)) {
        Some(taken) if taken < MIN_FILL_TIME => FillSpeed::TooFast,
        _ => FillSpeed::Slowly,
    }
}

/// Names a form and what it says: sent again, it has the same name. Without a token, until the day is over.
pub(crate) fn hash(token: Option<&str>, texts: &[&str], now: Timestamp) -> String {
    let day = now.as_second().div_euclid(24 * 60 * 60).to_string();
    let mut hasher = Sha256::new();
    for part in std::iter::once(token.unwrap_or(&day)).chain(texts.iter().copied()) {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        use std::fmt::Write;
        let _ = write!(text, "{byte:02x}");
        text
    })
}
