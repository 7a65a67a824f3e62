//! Refusals in Stripe's format.

use serde_json::{Map, Value, json};

/// Result of an operation of the simulated API.
pub(crate) type Result<T> = std::result::Result<T, Error>;

/// Refusal of a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Error {
    pub(crate) status: u16,
    /// Object below `error`.
    pub(crate) body: Map<String, Value>,
    /// True if the changes made before the refusal stay, as those of a declined payment do.
    pub(crate) keeps_changes: bool,
}

impl Error {
    fn new(status: u16, kind: &str, message: impl Into<String>) -> Self {
        let mut body = Map::new();
        body.insert("type".into(), kind.into());
        body.insert("message".into(), message.into().into());
        Self { status, body, keeps_changes: false }
    }

    /// A request that cannot be carried out: 400.
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(400, "invalid_request_error", message)
    }

    /// A key that is missing or wrong: 401.
    pub(crate) fn unauthorized(message: impl Into<String>) -> Self {
        Self::new(401, "invalid_request_error", message)
    }

    /// An address that does not exist: 404.
    pub(crate) fn unknown_address(method: &str, path: &str) -> Self {
        Self::new(404, "invalid_request_error", format!("Unrecognized request URL ({method}: {path})."))
    }

    /// An object that does not exist: 404 for the object of the address, 400 for one of a parameter.
    pub(crate) fn missing(noun: &str, id: &str, param: &str) -> Self {
        let status = if param == "id" { 404 } else { 400 };
        let error = Self::new(status, "invalid_request_error", format!("No such {noun}: '{id}'"));
        error.code("resource_missing").param(param)
    }

    /// A key for idempotency that was used with other parameters: 400.
    pub(crate) fn idempotency(message: impl Into<String>) -> Self {
        Self::new(400, "idempotency_error", message)
    }

    /// A failure of Stripe's own: 500.
    pub(crate) fn internal() -> Self {
        Self::new(500, "api_error", "An unknown error occurred")
    }

    /// Too many requests, or an object that is locked: 429.
    pub(crate) fn rate_limited(code: &str) -> Self {
        Self::new(429, "invalid_request_error", "This object cannot be accessed right now. Try again later.").code(code)
    }

    /// A payment that was declined: 402.
    pub(crate) fn card(code: &str, decline_code: Option<&str>, message: &str) -> Self {
        let error = Self::new(402, "card_error", message).code(code);
        match decline_code {
            Some(decline_code) => error.with("decline_code", decline_code),
            None => error,
        }
    }

    /// Adds the code.
    pub(crate) fn code(self, code: &str) -> Self {
        let address = format!("https://docs.stripe.com/error-codes#{}", code.replace('_', "-"));
        self.with("code", code).with("doc_url", address)
    }

    /// Adds the name of the parameter.
    pub(crate) fn param(self, param: impl Into<String>) -> Self {
        self.with("param", param.into())
    }

    /// Adds a field.
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.body.insert(name.into(), value.into());
        self
    }

    /// Keeps the changes that were made before the refusal.
    pub(crate) fn keeping_changes(mut self) -> Self {
        self.keeps_changes = true;
        self
    }

    /// Returns true for a decline.
    pub(crate) fn is_decline(&self) -> bool {
        self.status == 402
    }

    /// Returns the message.
    pub(crate) fn message(&self) -> &str {
        self.body.get("message").and_then(Value::as_str).unwrap_or_default()
    }

    /// Returns the body of the answer.
    pub(crate) fn answer(&self, request: &str) -> Value {
        let mut body = self.body.clone();
        body.insert("request_log_url".into(), format!("https://dashboard.stripe.com/test/logs/{request}").into());
        json!({ "error": body })
    }
}
