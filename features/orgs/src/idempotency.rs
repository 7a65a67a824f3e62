//! Idempotent POST requests: the answer to an Idempotency-Key is stored in the transaction of the effect.
//!
//! ```ignore
//! async fn add_location(member: Manager, State(app): State<App>, Idempotent(once, new): Idempotent<NewLocation>) -> Result<Response> {
//!     let mut tx = app.db.begin().await?;
//!     if let Some(answer) = once.answered(&mut tx, &member.org, app.now()).await? { return Ok(answer) }
//!     let location = queries::add(&mut tx, …).await?;
//!     let answer = once.keep(&mut tx, &member.org, (StatusCode::CREATED, Json(location))).await?;
//!     tx.commit().await?;
//!     Ok(answer)
//! }
//! ```
//!
//! Concurrent requests with one key wait for the first at the row of the key. They get the answer of the first, or, if
//! it failed, the next request has the effect. A process that dies in between leaves neither an effect nor an answer.

mod queries;

use api::{Error, Kind};
use axum::{
    body::{self, Body, Bytes},
    extract::{FromRequest, OriginalUri, Request},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use self::queries::AnswerRow;
use crate::OrgId;

const KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// Maximum characters of a key.
const MAX_KEY_LENGTH: usize = 255;
/// Retention of answers.
const RETENTION: SignedDuration = SignedDuration::from_hours(24);
/// Maximum bytes of a stored answer.
const MAX_ANSWER_BYTES: usize = 4 * 1024 * 1024;
/// Headers stored with an answer.
const HEADERS: [HeaderName; 3] = [header::CONTENT_TYPE, header::ETAG, header::LOCATION];

/// JSON body with its idempotency key. An empty body is read as `{}`.
pub struct Idempotent<T>(pub Once, pub T);

/// Idempotency-Key of a request, if it has one.
pub struct Once {
    key: Option<String>,
    /// Hash of method, path and body, because a key belongs to one request.
    request_hash: String,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Idempotent<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> api::Result<Self> {
        let key = request.headers().get(KEY).map(read_key).transpose()?;
        let path = request.extensions().get::<OriginalUri>().map_or(request.uri(), |OriginalUri(uri)| uri);
        let mut hasher = Sha256::new().chain_update(format!("{} {path}\n", request.method()));
        let (mut parts, body) = request.into_parts();
        let whole = Request::from_parts(parts.clone(), body);
        let mut bytes = Bytes::from_request(whole, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::new(Kind::TooLarge, "payload_too_large", "The body is too large."),
            _ => Error::new(Kind::BadRequest, "bad_request", "The body couldn’t be read."),
        })?;
        hasher.update(&bytes);
        if bytes.is_empty() {
            bytes = Bytes::from_static(b"{}");
            parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        let api::Json(read) = api::Json::from_request(Request::from_parts(parts, Body::from(bytes)), state).await?;
        Ok(Self(Once { key, request_hash: BASE64_STANDARD.encode(hasher.finalize()) }, read))
    }
}

impl Once {
    /// Returns the stored answer of this key and ends the transaction; `None` when the effect is to happen now. Call it
    /// first in the transaction.
    ///
    /// # Errors
    /// Fails with 422 `idempotency_mismatch` when the key was used with another request, and with 409
    /// `idempotency_conflict` when its request is still in progress.
    pub async fn answered(&self, tx: &mut Tx, org: &OrgId, now: Timestamp) -> api::Result<Option<Response>> {
        let Some(key) = &self.key else { return Ok(None) };
        queries::delete_expired(tx, org, key, oldest(now)).await?;
        if queries::add(tx, org, key, &self.request_hash, now).await? {
            return Ok(None);
        }
        let stored = queries::find(tx, org, key).await?.ok_or_else(in_progress)?;
        if stored.request_hash != self.request_hash {
            let detail = "This Idempotency-Key was used with another request.";
            return Err(Error::new(Kind::Invalid, "idempotency_mismatch", detail));
        }
        let answer = stored.answer()?;
        tx.settle().await?;
        Ok(Some(answer))
    }

    /// Stores the answer with the effect. Call it last in the transaction, then commit.
    pub async fn keep(&self, tx: &mut Tx, org: &OrgId, answer: impl IntoResponse) -> api::Result<Response> {
        let answer = answer.into_response();
        let Some(key) = &self.key else { return Ok(answer) };
        let (parts, body) = answer.into_parts();
        let bytes = body::to_bytes(body, MAX_ANSWER_BYTES).await.map_err(Error::internal)?;
        let text = String::from_utf8(bytes.to_vec()).map_err(Error::internal)?;
        queries::set_answer(tx, org, key, parts.status.as_u16(), kept_headers(&parts.headers), text).await?;
        Ok(Response::from_parts(parts, Body::from(bytes)))
    }
}

impl AnswerRow {
    fn answer(self) -> api::Result<Response> {
        let (Some(status), Some(body)) = (self.status, self.body) else { return Err(in_progress()) };
        let status = u16::try_from(status).ok().and_then(|status| StatusCode::from_u16(status).ok());
        let mut answer = (status.unwrap_or_default(), body).into_response();
        answer.headers_mut().remove(header::CONTENT_TYPE);
        let headers = self.headers.as_ref().and_then(|headers| headers.as_object()).into_iter().flatten();
        for (name, value) in headers {
            if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.as_str().unwrap_or_default().parse()) {
                answer.headers_mut().insert(name, value);
            }
        }
        Ok(answer)
    }
}

/// Deletes the answers older than the retention; returns their number.
pub async fn forget_answers(db: &db::Db, now: Timestamp) -> api::Result<u64> {
    Ok(queries::delete_all_expired(db, oldest(now)).await?)
}

fn oldest(now: Timestamp) -> Timestamp {
    now.checked_sub(RETENTION).unwrap_or(Timestamp::MIN)
}

fn in_progress() -> Error {
    Error::new(Kind::Conflict, "idempotency_conflict", "The request with this Idempotency-Key is still in progress.")
}

fn read_key(value: &HeaderValue) -> api::Result<String> {
    let key = value.to_str().unwrap_or_default().trim();
    if key.is_empty() || key.len() > MAX_KEY_LENGTH {
        let detail = "An Idempotency-Key has 1 to 255 visible ASCII characters.";
        return Err(Error::new(Kind::BadRequest, "bad_request", detail));
    }
    Ok(key.into())
}

fn kept_headers(headers: &HeaderMap) -> serde_json::Value {
    let stored_headers =
        HEADERS.iter().filter_map(|name| Some((name.to_string(), headers.get(name)?.to_str().ok()?.into())));
    serde_json::Value::Object(stored_headers.collect())
}
