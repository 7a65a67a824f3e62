//! Requests to a router, without a network.

#![expect(clippy::expect_used, clippy::panic, clippy::missing_panics_doc, reason = "a test that cannot ask fails")]

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, HeaderName, Method, Request, StatusCode, header},
    response::Response,
};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

/// Client that sends requests to a router, with the bearer token of a user.
#[derive(Clone)]
pub struct Client {
    router: Router,
    token: Option<String>,
}

/// Request builder.
pub struct Ask {
    router: Router,
    request: axum::http::request::Builder,
    body: Body,
}

/// Response to a request.
#[derive(Debug)]
pub struct Answer {
    /// HTTP status.
    pub status: StatusCode,
    /// Headers.
    pub headers: HeaderMap,
    /// Whole body.
    pub bytes: Vec<u8>,
}

impl Client {
    /// Creates a client for `router` without a token.
    pub fn new(router: Router) -> Self {
        Self { router, token: None }
    }

    /// Returns a client for this router with an access token.
    #[must_use]
    pub fn with_token(&self, token: impl Into<String>) -> Self {
        Self { router: self.router.clone(), token: Some(token.into()) }
    }

    /// Builds a request with any method.
    pub fn ask(&self, method: Method, path: &str) -> Ask {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        Ask { router: self.router.clone(), request, body: Body::empty() }
    }

    /// Builds a GET request.
    pub fn get(&self, path: &str) -> Ask {
        self.ask(Method::GET, path)
    }

    /// Builds a POST request.
    pub fn post(&self, path: &str) -> Ask {
        self.ask(Method::POST, path)
    }

    /// Builds a PUT request.
    pub fn put(&self, path: &str) -> Ask {
        self.ask(Method::PUT, path)
    }

    /// Builds a PATCH request.
    pub fn patch(&self, path: &str) -> Ask {
        self.ask(Method::PATCH, path)
    }

    /// Builds a DELETE request.
    pub fn delete(&self, path: &str) -> Ask {
        self.ask(Method::DELETE, path)
    }
}

impl Ask {
    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: impl TryInto<HeaderName, Error: Into<axum::http::Error>>, value: &str) -> Self {
        self.request = self.request.header(name, value);
        self
    }

    /// Sets a JSON body.
    #[must_use]
    pub fn json(mut self, body: &Value) -> Self {
        self.request = self.request.header(header::CONTENT_TYPE, "application/json");
        self.body = Body::from(body.to_string());
        self
    }

    /// Sets a body of any content type.
    #[must_use]
    pub fn body(mut self, content_type: &str, body: impl Into<Body>) -> Self {
        self.request = self.request.header(header::CONTENT_TYPE, content_type);
        self.body = body.into();
        self
    }

    /// Sends the request; the body of the response is left to be read as a stream.
    pub async fn open(self) -> Response {
        let request = self.request.body(self.body).expect("a well-formed request");
        self.router.oneshot(request).await.expect("a router never fails")
    }

    /// Sends the request and reads the whole response.
    pub async fn send(self) -> Answer {
        let (parts, body) = self.open().await.into_parts();
        let bytes = body.collect().await.expect("a whole body").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, bytes }
    }
}

impl Answer {
    /// Returns the body as JSON; panics with the body when it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|e| panic!("{} {e}: {}", self.status, self.text()))
    }

    /// Returns the body for the log; binary content is described by its type and size.
    fn for_log(&self) -> String {
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => format!("{} bytes of {}", self.bytes.len(), self.header("content-type")),
        }
    }

    /// Returns the body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// Returns a header as text, empty when missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Returns the response when it has this status; panics with the body when it has another.
    #[expect(clippy::return_self_not_must_use, reason = "an assertion by itself")]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.for_log());
        self
    }
}
