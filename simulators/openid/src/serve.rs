//! Addresses of the provider.

use std::{collections::HashMap, convert::Infallible, time::Duration};

use axum::{
    Json, Router,
    extract::{FromRequestParts, NestedPath, RawForm, RawQuery, State},
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use http::{HeaderMap, StatusCode, header, request::Parts};
use serde_json::{Value, json};
use url::{Url, form_urlencoded};

use crate::{
    CLIENT_ID, CLIENT_SECRET, pages,
    people::PEOPLE,
    provider::Provider,
    script::{Script, change},
};

/// Returns the provider, to be served at the root or below a path.
pub fn router(provider: Provider) -> Router {
    Router::new()
        .route("/.well-known/openid-configuration", get(discovery))
        .route("/authorize", get(choose).post(approve))
        .route("/token", post(exchange))
        .route("/keys", get(keys))
        .route("/userinfo", get(userinfo))
        .route("/logout", get(sign_out))
        .route("/sim", get(home))
        .route("/sim/script", post(play))
        .route("/sim/sign-out", post(sign_out_everywhere))
        .with_state(provider)
}

/// Issuer: the address at which the caller reaches the provider. A browser that opened it as `localhost` reads
/// `127.0.0.1`, the origin that `make run` lets single sign-on reach without TLS.
struct Base(String);

impl<S: Send + Sync> FromRequestParts<S> for Base {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let nested = NestedPath::from_request_parts(parts, state).await.ok();
        let path = nested.as_ref().map_or("", NestedPath::as_str);
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let host = host.replacen("localhost", "127.0.0.1", 1);
        Ok(Self(format!("http://{host}{path}")))
    }
}

async fn discovery(State(provider): State<Provider>, Base(base): Base) -> Response {
    provider.note("discovery");
    let script = provider.script();
    if let Some(to) = script.discovery_redirect {
        return Redirect::temporary(&to).into_response();
    }
    let status = script.discovery_status.and_then(|status| StatusCode::from_u16(status).ok()).unwrap_or(StatusCode::OK);
    let mut document = json!({
        "issuer": base, "authorization_endpoint": format!("{base}/authorize"),
        "token_endpoint": format!("{base}/token"), "jwks_uri": format!("{base}/keys"),
        "userinfo_endpoint": format!("{base}/userinfo"), "end_session_endpoint": format!("{base}/logout"),
        "response_types_supported": ["code"], "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256"], "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
        "backchannel_logout_supported": true, "backchannel_logout_session_supported": true,
        "scopes_supported": ["openid", "email", "profile", "groups"],
    });
    if let Some(document) = document.as_object_mut() {
        change(document, &script.discovery);
        if script.padding > 0 {
            document.insert("padding".into(), json!("x".repeat(script.padding)));
        }
    }
    (status, Json(document)).into_response()
}

async fn keys(State(provider): State<Provider>) -> Response {
    provider.note("keys");
    let script = provider.script();
    if script.keys_delay > 0 {
        tokio::time::sleep(Duration::from_millis(script.keys_delay)).await;
    }
    let keys = script.keys.unwrap_or_else(|| vec![provider.public_key()]);
    let cache = format!("max-age={}", script.keys_max_age.unwrap_or(3_600));
    ([(header::CACHE_CONTROL, cache)], Json(json!({ "keys": keys }))).into_response()
}

async fn exchange(
    State(provider): State<Provider>,
    Base(base): Base,
    headers: HeaderMap,
    RawForm(form): RawForm,
) -> Response {
    provider.note("token");
    let form: HashMap<String, String> = form_urlencoded::parse(&form).into_owned().collect();
    let is_posted = form.get("client_id").is_some_and(|id| id == CLIENT_ID)
        && form.get("client_secret").is_some_and(|secret| secret == CLIENT_SECRET);
    if !is_posted && !is_basic(&headers) {
        return (StatusCode::UNAUTHORIZED, Json(json!({ "error": "invalid_client" }))).into_response();
    }
    match provider.exchange(&base, &form) {
        Ok(answer) => ([(header::CACHE_CONTROL, "no-store")], Json(answer)).into_response(),
        Err(error) => (StatusCode::BAD_REQUEST, Json(json!({ "error": error }))).into_response(),
    }
}

/// Both parts are form-encoded before they are joined (RFC 6749, 2.3.1).
fn is_basic(headers: &HeaderMap) -> bool {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let decoded = BASE64_STANDARD.decode(value.trim_start_matches("Basic ")).unwrap_or_default();
    let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    decoded == format!("{}:{}", encoded(CLIENT_ID), encoded(CLIENT_SECRET)).into_bytes()
}

async fn userinfo(State(provider): State<Provider>, headers: HeaderMap) -> Response {
    provider.note("userinfo");
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match provider.userinfo(value.trim_start_matches("Bearer ")) {
        Some(claims) => Json(Value::Object(claims)).into_response(),
        None => StatusCode::UNAUTHORIZED.into_response(),
    }
}

async fn choose(State(provider): State<Provider>, RawQuery(query): RawQuery, headers: HeaderMap) -> Response {
    pages::choose(&provider, &query.unwrap_or_default(), &headers)
}

async fn approve(
    State(provider): State<Provider>,
    Base(base): Base,
    RawQuery(query): RawQuery,
    RawForm(form): RawForm,
) -> Response {
    let form: Vec<(String, String)> = form_urlencoded::parse(&form).into_owned().collect();
    let field = |name: &str| form.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let Ok(request) = Url::parse(&format!("{base}/authorize?{}", query.unwrap_or_default())) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let groups: Vec<String> = form.iter().filter(|(key, _)| key == "group").map(|(_, group)| group.clone()).collect();
    let person = PEOPLE.iter().find(|person| Some(person.subject) == field("person"));
    let back = person.and_then(|person| provider.approve(&request, person, &groups));
    match back {
        Some(back) => (StatusCode::SEE_OTHER, [(header::LOCATION, back.to_string())]).into_response(),
        None => StatusCode::BAD_REQUEST.into_response(),
    }
}

async fn sign_out(RawQuery(query): RawQuery) -> Response {
    let query = query.unwrap_or_default();
    let to = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "post_logout_redirect_uri");
    match to {
        Some((_, to)) => (StatusCode::SEE_OTHER, [(header::LOCATION, to.into_owned())]).into_response(),
        None => "Signed out".into_response(),
    }
}

async fn home(State(provider): State<Provider>, Base(base): Base, headers: HeaderMap) -> Response {
    pages::home(&provider, &base, &headers)
}

async fn play(State(provider): State<Provider>, Json(script): Json<Script>) -> StatusCode {
    provider.play(script);
    StatusCode::NO_CONTENT
}

async fn sign_out_everywhere(State(provider): State<Provider>, Base(base): Base) -> Response {
    let http = reqwest::Client::new();
    for (address, subject) in provider.visited() {
        let token = provider.logout_token(&base, &subject, &serde_json::Map::new());
        let form = form_urlencoded::Serializer::new(String::new()).append_pair("logout_token", &token).finish();
        let request = http.post(address).header("content-type", "application/x-www-form-urlencoded").body(form);
        // A client that does not answer keeps its sessions, as at a real provider.
        drop(request.send().await);
    }
    Redirect::to(&format!("{base}/sim")).into_response()
}
