//! Extractors of a request: JSON body of any content type, query, path parameters and device.

use std::convert::Infallible;

use api::ClientAddress;
use axum::{
    body::Bytes,
    extract::{self, FromRequest, FromRequestParts, Request},
    http::{StatusCode, header, request::Parts},
};
use mail::Language;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    error::{Error, Result},
    queries::Device,
};

/// More of a user agent's name is not kept; characters.
const MAX_USER_AGENT_LENGTH: usize = 255;

/// A JSON body. Unknown fields are ignored; what is no JSON is 400 `bad_json`.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::too_large(),
            _ => Error::bad("bad_json", "Could not read request body"),
        })?;
        // Read as an object first: a list would do for a struct, too.
        let read = serde_json::from_slice(&bytes).and_then(|object| T::deserialize(Value::Object(object)));
        read.map(Self).map_err(|e| Error::bad("bad_json", format!("Could not parse request body as JSON: {e}")))
    }
}

/// The query of an address. Unknown names are ignored; one that stands there twice, or cannot be read, is 400
/// `validation_failed`.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let read = extract::Query::try_from_uri(&parts.uri);
        read.map(|extract::Query(query)| Self(query)).map_err(|e| Error::invalid(e.body_text()))
    }
}

/// Path parameters. Invalid UTF-8 answers 404 `not_found`.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Sync + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let read = extract::Path::from_request_parts(parts, state).await;
        read.map(|extract::Path(named)| Self(named)).map_err(|_| Error::not_found("not_found", "Not found"))
    }
}

impl<S: Sync> FromRequestParts<S> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let ClientAddress(address) = ClientAddress::from_request_parts(parts, state).await?;
        let agent = parts.headers.get(header::USER_AGENT).map(|value| String::from_utf8_lossy(value.as_bytes()));
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Self {
            address,
            user_agent: agent.map(|agent| agent.chars().take(MAX_USER_AGENT_LENGTH).collect()),
            language: Language::accepted(accepted.unwrap_or_default()),
        })
    }
}
