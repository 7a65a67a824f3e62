//! The way of every request to the API.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{self, Body},
    extract::{Request, State as SimState},
    response::{IntoResponse, Response},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use http::{
    HeaderMap, HeaderValue,
    header::{AUTHORIZATION, CONTENT_TYPE},
};
use serde_json::{Map, Value};

use crate::{
    account,
    act::act,
    address::base,
    catalog, checkout, clocks, customers,
    error::{Error, Result},
    expand::expand,
    faults::FaultKind,
    invoice_creation, invoices, payments, portal,
    route::{Call, Route},
    sim::Sim,
    state::{State, VERSION},
    subscriptions, webhooks,
    wire::{form, schema},
};

const LARGEST_BODY: usize = 1 << 20;
/// Delay of the fault of a timeout, unless it has its own.
const TIMEOUT: Duration = Duration::from_mins(2);

const ROUTES: &[&[Route]] = &[
    account::ROUTES,
    customers::ROUTES,
    customers::tax_ids::ROUTES,
    catalog::products::ROUTES,
    catalog::prices::ROUTES,
    catalog::coupons::ROUTES,
    catalog::promotion_codes::ROUTES,
    payments::methods::ROUTES,
    payments::records::ROUTES,
    payments::refunds::ROUTES,
    payments::disputes::ROUTES,
    checkout::ROUTES,
    portal::ROUTES,
    subscriptions::routes::ROUTES,
    subscriptions::item_routes::ROUTES,
    invoice_creation::pending::ROUTES,
    invoices::routes::ROUTES,
    invoices::preview::ROUTES,
    invoices::payments::ROUTES,
    clocks::test_clocks::ROUTES,
    webhooks::endpoints::ROUTES,
    webhooks::events::ROUTES,
];

/// Request in its parts.
struct Incoming {
    method: String,
    path: String,
    form: String,
    headers: HeaderMap,
    base: String,
}

/// Answers a request to the API.
pub(crate) async fn answer(SimState(sim): SimState<Arc<Sim>>, request: Request) -> Response {
    let base = base(&request);
    let (parts, body) = request.into_parts();
    let (method, path) = (parts.method.to_string(), parts.uri.path().to_owned());
    let query = parts.uri.query().unwrap_or_default().to_owned();
    let fault = sim.faults().meet(&format!("{method} {path}"), &path, |kind| !kind.is_of_webhook());
    let kind = fault.as_ref().map(|fault| fault.kind);
    if let Some(fault) = fault.filter(|fault| fault.kind == FaultKind::Timeout) {
        let late = Duration::from_millis(fault.milliseconds);
        tokio::time::sleep(if late.is_zero() { TIMEOUT } else { late }).await;
    }
    let body = body::to_bytes(body, LARGEST_BODY).await.unwrap_or_default();
    let form = [query, String::from_utf8_lossy(&body).into_owned()].join("&");
    let request_id = sim.state().new_id("req_", 14);
    let incoming = Incoming { method, path, form, headers: parts.headers, base };
    let refusal = match kind {
        Some(FaultKind::Internal) => Some(Error::internal()),
        Some(FaultKind::Unavailable) => Some(Error { status: 503, ..Error::internal() }),
        Some(FaultKind::RateLimited) => Some(Error::rate_limited("lock_timeout")),
        _ => None,
    };
    let (status, body, is_replay) = match refusal {
        Some(refusal) => (refusal.status, refusal.answer(&request_id), false),
        None => carry_out(&sim, &incoming, &request_id),
    };
    if kind == Some(FaultKind::AnswerLost) {
        let lost = Error::internal();
        return response(&incoming, &request_id, lost.status, &lost.answer(&request_id), false);
    }
    response(&incoming, &request_id, status, &body, is_replay)
}

fn carry_out(sim: &Arc<Sim>, incoming: &Incoming, request_id: &str) -> (u16, Value, bool) {
    let outcome = check(sim, incoming).and_then(|()| operate(sim, incoming, request_id));
    match outcome {
        Ok(answer) => answer,
        Err(error) => (error.status, error.answer(request_id), false),
    }
}

/// Checks key, version and content type.
fn check(sim: &Sim, incoming: &Incoming) -> Result<()> {
    let header = |name: &str| incoming.headers.get(name).and_then(|value| value.to_str().ok());
    let authorization = header(AUTHORIZATION.as_str()).unwrap_or_default();
    let basic = authorization.strip_prefix("Basic ").and_then(|coded| STANDARD.decode(coded).ok());
    let basic = basic.and_then(|user| String::from_utf8(user).ok());
    let key =
        authorization.strip_prefix("Bearer ").or_else(|| basic.as_deref().and_then(|user| user.split(':').next()));
    match key {
        None | Some("") => {
            let message = "You did not provide an API key. You need to provide your API key in the Authorization header, using \
                           Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
            return Err(Error::unauthorized(message));
        }
        Some(key) if key != sim.options.key => {
            let end: String = key.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
            return Err(Error::unauthorized(format!("Invalid API Key provided: sk_test_****{end}")));
        }
        Some(_) => {}
    }
    if let Some(version) = header("stripe-version").filter(|version| *version != VERSION) {
        let message = format!("Invalid Stripe API version: {version}. The simulator speaks {VERSION} only.");
        return Err(Error::invalid(message));
    }
    let is_form =
        header(CONTENT_TYPE.as_str()).is_none_or(|kind| kind.starts_with("application/x-www-form-urlencoded"));
    if incoming.method == "POST" && !is_form {
        let message = "Invalid request (check that your POST content type is application/x-www-form-urlencoded).";
        return Err(Error::invalid(message));
    }
    Ok(())
}

fn operate(sim: &Arc<Sim>, incoming: &Incoming, request_id: &str) -> Result<(u16, Value, bool)> {
    let (route, ids) = find(&incoming.method, &incoming.path)
        .ok_or_else(|| Error::unknown_address(&incoming.method, &incoming.path))?;
    let tree = form::decode(&incoming.form);
    let params = schema::check(&format!("{} expand[]", route.takes), &without_blanks(tree.clone()))?;
    let call = Call { ids, params };
    let key = incoming.headers.get("idempotency-key").filter(|_| incoming.method == "POST");
    let key = key.and_then(|key| key.to_str().ok()).map(str::to_owned);
    let print = format!("{} {} {tree}", incoming.method, incoming.path);
    let now = sim.now();
    act(sim, Some(&incoming.base), |state| {
        // The state stays locked, so that requests with one key follow each other.
        if let Some(key) = &key
            && let Some((status, body)) = sim.answers().earlier(key, &print, now)?
        {
            return Ok((status, body, true));
        }
        state.request = Some((request_id.to_owned(), key.clone()));
        let answer = run(state, route, &call);
        let (status, body) = match &answer {
            Ok(body) => (200, body.clone()),
            Err(error) => (error.status, error.answer(request_id)),
        };
        let is_kept = answer.as_ref().err().is_none_or(|error| error.is_decline() || error.status >= 500);
        if let Some(key) = key.filter(|_| is_kept) {
            sim.answers().keep(&key, print, now, status, &body);
        }
        Ok((status, body, false))
    })
}

fn run(state: &mut State, route: &Route, call: &Call) -> Result<Value> {
    let mark = state.mark();
    let answer = (route.answer)(state, call).and_then(|mut answer| {
        expand(state, &mut answer, &call.params["expand"])?;
        Ok(answer)
    });
    if answer.as_ref().err().is_some_and(|error| !error.keeps_changes) {
        state.take_back(mark);
    }
    answer
}

/// Returns the operation of an address, the one with the fewest ids.
fn find(method: &str, path: &str) -> Option<(&'static Route, Vec<String>)> {
    let all = ROUTES.iter().copied().flatten().filter(|route| route.method == method);
    let fitting = all.filter_map(|route| Some((route, route.ids(path)?)));
    fitting.min_by_key(|(_, ids)| ids.len())
}

/// Removes the name that an empty form leaves.
fn without_blanks(tree: Value) -> Value {
    match tree {
        Value::Object(fields) => {
            Value::Object(fields.into_iter().filter(|(name, _)| !name.is_empty()).collect::<Map<_, _>>())
        }
        other => other,
    }
}

fn response(incoming: &Incoming, request_id: &str, status: u16, body: &Value, is_replay: bool) -> Response {
    let status = http::StatusCode::from_u16(status).unwrap_or(http::StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = (status, Body::from(body.to_string())).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert("stripe-version", HeaderValue::from_static(VERSION));
    if let Ok(id) = HeaderValue::from_str(request_id) {
        headers.insert("request-id", id);
    }
    if let Some(key) = incoming.headers.get("idempotency-key") {
        headers.insert("idempotency-key", key.clone());
    }
    if is_replay {
        headers.insert("idempotent-replayed", HeaderValue::from_static("true"));
    }
    response
}
