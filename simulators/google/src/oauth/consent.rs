//! `GET` and `POST /o/oauth2/v2/auth`: which account, and whether it consents.

use std::{collections::HashMap, sync::Arc};

use axum::{
    extract::{RawForm, RawQuery, State},
    response::{IntoResponse, Redirect, Response},
};
use http::{HeaderMap, StatusCode, header::ACCEPT_LANGUAGE};
use url::Url;

use super::{
    SCOPES,
    consent_request::ConsentRequest,
    grants::{Code, Use},
    pages,
};
use crate::{sim::Sim, world::Person};

/// The account chooser, or the consent page once an account is chosen.
pub(super) async fn show(State(sim): State<Arc<Sim>>, headers: HeaderMap, RawQuery(query): RawQuery) -> Response {
    let request = match read(&sim, &headers, query.as_deref().unwrap_or_default()) {
        Ok(request) => request,
        Err(page) => return *page,
    };
    let chosen =
        request.param("authuser").or_else(|| request.param("login_hint")).and_then(|email| sim.world.person(email));
    let prompt = request.param("prompt").unwrap_or_default();
    let must_choose = prompt.contains("select_account") && request.param("authuser").is_none();
    match chosen.filter(|_| !must_choose) {
        None if prompt == "none" => request.back(&[("error", "interaction_required")]),
        None => pages::chooser(&request, &sim.world.people),
        Some(person) => {
            let consented = sim.grants.consented(person.email, &request.client);
            let nothing_new = request.scopes.iter().all(|scope| consented.contains(scope));
            if nothing_new && !prompt.contains("consent") {
                return allow(&sim, &request, person, &request.scopes, false);
            }
            if prompt == "none" {
                return request.back(&[("error", "interaction_required")]);
            }
            pages::consent(&request, person)
        }
    }
}

/// The decision of the consent page.
pub(super) async fn decide(
    State(sim): State<Arc<Sim>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
    RawForm(form): RawForm,
) -> Response {
    let request = match read(&sim, &headers, query.as_deref().unwrap_or_default()) {
        Ok(request) => request,
        Err(page) => return *page,
    };
    let form: Vec<(String, String)> = url::form_urlencoded::parse(&form).into_owned().collect();
    let value = |name: &str| form.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let Some(person) = value("account").and_then(|email| sim.world.person(email)) else {
        return Redirect::to(&format!("?{}", request.raw)).into_response();
    };
    if value("decision") != Some("allow") {
        return request.back(&[("error", "access_denied")]);
    }
    // Scopes with a checkbox need its tick; the others come with signing in.
    let ticked = |scope: &String| {
        let asks = SCOPES.iter().any(|(name, words)| name == scope && words.is_some());
        !asks || form.iter().any(|(key, value)| key == "scope" && value == scope)
    };
    let scopes: Vec<String> = request.scopes.iter().filter(|scope| ticked(scope)).cloned().collect();
    allow(&sim, &request, person, &scopes, true)
}

fn allow(sim: &Sim, request: &ConsentRequest, person: &Person, scopes: &[String], consented_now: bool) -> Response {
    sim.grants.consent(person.email, &request.client, scopes);
    let code = Code {
        redirect_uri: request.param("redirect_uri").unwrap_or_default().to_owned(),
        challenge: request.param("code_challenge").map(str::to_owned),
        plain: request.param("code_challenge_method") != Some("S256"),
        offline: request.param("access_type") == Some("offline") && consented_now,
        nonce: request.param("nonce").map(str::to_owned),
    };
    let scope = scopes.join(" ");
    let code = sim.grants.issue(Use::Code, person.email, &scope, &request.client, Some(code), sim.now());
    sim.log().record(sim.now(), "oauth2", "oauth2.authorize", "/o/oauth2/v2/auth", 302, None);
    request.back(&[("code", &code), ("scope", &scope), ("authuser", "0"), ("prompt", "consent")])
}

/// Reads the request. Errors are shown to the user, because the client is not known yet.
fn read(sim: &Sim, headers: &HeaderMap, raw: &str) -> Result<ConsentRequest, Box<Response>> {
    let params: HashMap<String, String> = url::form_urlencoded::parse(raw.as_bytes()).into_owned().collect();
    let french = french(headers, params.get("hl"));
    let stop = |code, name: &str, why: &str| Box::new(pages::error_page(code, name, why, french));
    let field = |name: &str| params.get(name).map(String::as_str).filter(|value| !value.is_empty());
    let bad = StatusCode::BAD_REQUEST;
    let client =
        field("client_id").ok_or_else(|| stop(bad, "invalid_request", "Missing required parameter: client_id"))?;
    if client != sim.options.client_id {
        return Err(stop(StatusCode::UNAUTHORIZED, "invalid_client", "The OAuth client was not found."));
    }
    let redirect = field("redirect_uri")
        .ok_or_else(|| stop(bad, "invalid_request", "Missing required parameter: redirect_uri"))?;
    let redirect_uri = Url::parse(redirect)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https") && url.fragment().is_none())
        .ok_or_else(|| stop(bad, "redirect_uri_mismatch", redirect))?;
    if field("response_type") != Some("code") {
        return Err(stop(bad, "unsupported_response_type", "response_type must be code"));
    }
    let scopes: Vec<String> = field("scope").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
    if scopes.is_empty() {
        return Err(stop(bad, "invalid_request", "Missing required parameter: scope"));
    }
    if let Some(unknown) = scopes.iter().find(|scope| SCOPES.iter().all(|(name, _)| name != scope)) {
        return Err(stop(bad, "invalid_scope", unknown));
    }
    let method = field("code_challenge_method");
    let challenge = field("code_challenge");
    let length = challenge.is_none_or(|challenge| (43..=128).contains(&challenge.len()));
    if !length
        || method.is_some_and(|method| !matches!(method, "S256" | "plain"))
        || challenge.is_none() && method.is_some()
    {
        return Err(stop(bad, "invalid_request", "code_challenge or code_challenge_method is malformed"));
    }
    let client = client.to_owned();
    Ok(ConsentRequest { raw: raw.to_owned(), client, scopes, french, redirect_uri, params })
}

/// The language of the pages: `hl`, else what the browser prefers.
fn french(headers: &HeaderMap, hl: Option<&String>) -> bool {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    hl.map_or(accepted, String::as_str).trim_start().to_ascii_lowercase().starts_with("fr")
}
