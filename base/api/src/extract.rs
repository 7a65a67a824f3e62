//! Extractors of axum, with failures as problem+json.

use axum::{
    extract::{FromRequest, FromRequestParts, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Error, Kind, Object};

/// JSON body of a request or response. In a request it must be an object, and so must each struct inside it.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        match axum::Json::from_request(request, state).await {
            Ok(axum::Json(Object(value))) => Ok(Self(value)),
            Err(rejection) => Err(refusal(&rejection)),
        }
    }
}

fn refusal(rejection: &JsonRejection) -> Error {
    let detail = rejection.body_text();
    match rejection {
        JsonRejection::JsonDataError(_) => Error::new(Kind::Invalid, "validation_failed", detail),
        JsonRejection::MissingJsonContentType(_) => {
            Error::new(Kind::UnsupportedMediaType, "unsupported_media_type", "The body must be application/json.")
        }
        other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Error::new(Kind::TooLarge, "payload_too_large", "The body is too large.")
        }
        _ => Error::new(Kind::BadRequest, "bad_request", detail),
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// Query parameters.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Self(value)),
            Err(rejection) => Err(Error::new(Kind::Invalid, "validation_failed", rejection.body_text())),
        }
    }
}

/// Path parameters. A malformed id answers 404 `not_found`.
#[derive(Clone, Copy, Debug)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Self(value)),
            Err(_) => Err(Error::not_found()),
        }
    }
}
