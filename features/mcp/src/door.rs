//! The door before the server: who may enter, how often, and for which tools.

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress, Error, Kind, RateLimit};
use axum::{
    Router,
    body::{Body, Bytes, to_bytes},
    extract::{FromRequestParts as _, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use orgs::{INSUFFICIENT_SCOPE, Program, TokenId, TokenScope, TokenScopes};
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::{
    caller::{Caller, assistant_name},
    catalog::{ACCOUNT, Catalog, Ready},
    oauth::resource_metadata_address,
    server::Server,
    switch::Defaults,
    trail,
};

/// Maximum bytes of a message.
const MAX_MESSAGE_BYTES: usize = 1024 * 1024;
/// Messages per minute of a token.
const READS: u32 = 60;
/// Calls per minute of a token that change something.
const WRITES: u32 = 10;
const MINUTE: Duration = Duration::from_mins(1);
/// Keys of limits that are looked through for old ones.
const MAX_LIMIT_KEYS: usize = 10_000;

/// Door of one process.
#[derive(Clone)]
pub(crate) struct Door {
    app: App,
    api: Router,
    catalog: Arc<Catalog>,
    limits: Arc<Limits>,
    defaults: Defaults,
}

struct Limits {
    reads: RateLimit<TokenId>,
    writes: RateLimit<TokenId>,
    entered: std::sync::atomic::AtomicUsize,
}

impl Door {
    /// Creates the door to tools that are called at `api`.
    pub(crate) fn new(app: &App, api: Router, catalog: Arc<Catalog>, defaults: Defaults) -> Self {
        let limit = |requests: u32| {
            let requests = requests.saturating_mul(app.site.rate_limit_factor);
            RateLimit::new(requests, MINUTE, requests)
        };
        let limits = Limits { reads: limit(READS), writes: limit(WRITES), entered: 0.into() };
        Self { app: app.clone(), api, catalog, limits: Arc::new(limits), defaults }
    }

    async fn pass(&self, parts: &mut Parts, body: Body) -> Result<Passed, Refusal> {
        check_origin(&parts.headers, &self.app.site.url).map_err(refusal)?;
        let program =
            Program::from_request_parts(parts, &self.app).await.map_err(|error| self.challenge(parts, error))?;
        self.defaults.check(&self.app, &program.org).await.map_err(refusal)?;
        let bytes = to_bytes(body, MAX_MESSAGE_BYTES).await.map_err(|_| refusal(too_large()))?;
        let message = message(&bytes)?;
        let called = called(&message).and_then(|name| self.catalog.find(name));
        self.check_rate(&program, called).map_err(refusal)?;
        let caller = self.caller(parts, program, &message, called).await.map_err(refusal)?;
        if let Some(ready) = called {
            self.check_scope(&caller, ready, &message).await?;
        }
        Ok(Passed { caller, bytes })
    }

    fn check_rate(&self, program: &Program, ready: Option<&Ready>) -> api::Result<()> {
        let entered = self.limits.entered.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if entered % MAX_LIMIT_KEYS == MAX_LIMIT_KEYS - 1 {
            self.limits.reads.forget_old();
            self.limits.writes.forget_old();
        }
        self.limits.reads.check(&program.token)?;
        match ready {
            Some(ready) if ready.scope != TokenScope::Read => self.limits.writes.check(&program.token),
            _ => Ok(()),
        }
    }

    async fn caller(
        &self,
        parts: &mut Parts,
        program: Program,
        message: &Value,
        ready: Option<&Ready>,
    ) -> api::Result<Caller> {
        let Ok(address) = ClientAddress::from_request_parts(parts, &self.app).await;
        let is_about_account = ready.is_some_and(|ready| ready.tool.name == ACCOUNT);
        let organization = if is_about_account { orgs::name_of(&self.app.db, &program.org).await? } else { None };
        let user_agent = parts.headers.get(header::USER_AGENT).cloned();
        let authorization = parts.headers.get(header::AUTHORIZATION).cloned();
        Ok(Caller {
            assistant: assistant_name(message, user_agent.as_ref()),
            authorization: authorization.unwrap_or(HeaderValue::from_static("")),
            organization: organization.unwrap_or_default(),
            program,
            user_agent,
            address,
        })
    }

    /// Refuses a call of a tool for which the token lacks the scope.
    async fn check_scope(&self, caller: &Caller, ready: &Ready, message: &Value) -> Result<(), Refusal> {
        let needed = [ready.scope];
        let Err(error) = caller.program.scopes.require(&needed) else { return Ok(()) };
        let arguments = message["params"]["arguments"].as_object().cloned().unwrap_or_default();
        let hash = trail::hash(&arguments);
        trail::note(&self.app, caller, ready.tool.name, &hash, INSUFFICIENT_SCOPE, false).await;
        // All that the assistant needs, so that it asks the user once: what it has, and the scope of this tool.
        let scopes: TokenScopes = caller.program.scopes.all().iter().copied().chain(needed).collect();
        Err(self.with_challenge(error, &format!("error=\"{INSUFFICIENT_SCOPE}\", scope=\"{}\"", scopes.text())))
    }

    /// Answers 401 with where to get a token.
    fn challenge(&self, parts: &Parts, error: Error) -> Refusal {
        if error.kind() != Kind::Unauthorized {
            return refusal(error);
        }
        let has_token = parts.headers.contains_key(header::AUTHORIZATION);
        let reason = if has_token { "error=\"invalid_token\", " } else { "" };
        self.with_challenge(error, &format!("{reason}scope=\"{}\"", TokenScope::Read.as_str()))
    }

    fn with_challenge(&self, error: Error, description: &str) -> Refusal {
        let mut response = refusal(error);
        let metadata = resource_metadata_address(&self.app.site);
        let challenge = format!("Bearer resource_metadata=\"{metadata}\", {description}");
        if let Ok(challenge) = HeaderValue::from_str(&challenge) {
            response.0.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
        }
        response
    }

    fn service(&self) -> StreamableHttpService<Server, NeverSessionManager> {
        let server = Server { app: self.app.clone(), api: self.api.clone(), catalog: self.catalog.clone() };
        // The door has checked the origin, the size and the token; the address is the operator’s business.
        let config = StreamableHttpServerConfig::default()
            .disable_allowed_hosts()
            .with_legacy_session_mode(false)
            .with_json_response(true)
            .with_max_request_body_bytes(MAX_MESSAGE_BYTES);
        StreamableHttpService::new(move || Ok(server.clone()), Arc::new(NeverSessionManager::default()), config)
    }
}

/// Answer to a refused request.
struct Refusal(Box<Response>);

/// Message that is let in.
struct Passed {
    caller: Caller,
    bytes: Bytes,
}

/// Lets a message in, or refuses it.
pub(crate) async fn enter(State(door): State<Door>, request: Request) -> Response {
    let (mut parts, body) = request.into_parts();
    let Passed { caller, bytes } = match door.pass(&mut parts, body).await {
        Ok(passed) => passed,
        Err(refused) => return *refused.0,
    };
    parts.extensions.insert(caller);
    let Ok(response) = door.service().oneshot(Request::from_parts(parts, Body::from(bytes))).await;
    response.map(Body::new)
}

/// Refuses pages of other sites, which a browser names in `Origin`.
fn check_origin(headers: &HeaderMap, site: &str) -> api::Result<()> {
    match headers.get(header::ORIGIN) {
        Some(origin) if origin.to_str().ok() != Some(origin_of(site).as_str()) => {
            Err(Error::new(Kind::Forbidden, "foreign_origin", "Pages on other sites can’t call this address."))
        }
        _ => Ok(()),
    }
}

fn origin_of(site: &str) -> String {
    url::Url::parse(site).map_or_else(|_| site.to_owned(), |url| url.origin().ascii_serialization())
}

/// Reads a message: one object of JSON-RPC.
fn message(bytes: &[u8]) -> Result<Value, Refusal> {
    let refuse = |code: i32, message: &str| {
        let body = json!({ "jsonrpc": "2.0", "id": null, "error": { "code": code, "message": message } });
        Err(Refusal(Box::new((StatusCode::BAD_REQUEST, axum::Json(body)).into_response())))
    };
    match serde_json::from_slice::<Value>(bytes) {
        Ok(message @ Value::Object(_)) => Ok(message),
        Ok(_) => refuse(-32600, "A request is one message; batches are not supported."),
        Err(_) => refuse(-32700, "The message isn’t JSON."),
    }
}

fn too_large() -> Error {
    Error::new(Kind::TooLarge, "payload_too_large", "A message has at most 1 MiB.")
}

fn called(message: &Value) -> Option<&str> {
    if message["method"] == "tools/call" { message["params"]["name"].as_str() } else { None }
}

fn refusal(error: Error) -> Refusal {
    Refusal(Box::new(error.into_response()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_other_sites_are_refused() {
        let site = "https://vitrine.example/";
        let ask = |origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            check_origin(&headers, site).map_err(|error| error.code())
        };
        assert_eq!(ask("https://vitrine.example"), Ok(()));
        for foreign in
            ["https://evil.example", "null", "http://vitrine.example", "https://vitrine.example.evil.example"]
        {
            assert_eq!(ask(foreign), Err("foreign_origin"), "{foreign}");
        }
        assert!(check_origin(&HeaderMap::new(), site).is_ok(), "programs name none");
    }

    #[test]
    fn a_message_is_one_object() {
        assert!(message(b"{\"jsonrpc\":\"2.0\"}").is_ok());
        for bad in ["[]", "1", "{", ""] {
            assert_eq!(message(bad.as_bytes()).map_err(|refused| refused.0.status()), Err(StatusCode::BAD_REQUEST));
        }
    }
}
