//! SerpApi: synchronous and asynchronous Google Maps searches, cached for one hour. Errors are `{"error"}`.

mod answer;
mod parameters;

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    response::Response,
    routing::get,
};
use http::StatusCode;
use jiff::SignedDuration;
use serde_json::json;

use crate::{
    KEY, LOGIN,
    exchange::{Incoming, Refusal, Reply, exchange},
    faults::{FaultKind, Method},
    queue::Stored,
    sim::Sim,
};
use answer::response_body;
use parameters::{Search, pairs};

const SEARCH: Method = "serpapi.search";
const ARCHIVE: Method = "serpapi.archive";
const ACCOUNT: Method = "serpapi.account";
const UNKNOWN: Method = "serpapi.unknown";

/// Price of a search, in millionths of a dollar.
const PRICE: i64 = 15_000;
/// Time for which an identical search is answered from the cache.
const CACHE_TTL: SignedDuration = SignedDuration::from_hours(1);
/// Time for which the archive returns a search.
const RETENTION: SignedDuration = SignedDuration::from_hours(24 * 31);

/// Returns the routes, to be nested under the name of the vendor.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/search.json", get(search).fallback(unknown))
        .route("/search", get(search).fallback(unknown))
        .route("/searches/{id}", get(archive).fallback(unknown))
        .route("/account.json", get(account).fallback(unknown))
        .route("/account", get(account).fallback(unknown))
        .fallback(unknown)
}

async fn search(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, SEARCH, request, refuse, answer_search).await
}

async fn archive(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, ARCHIVE, request, refuse, answer_archive).await
}

async fn account(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, ACCOUNT, request, refuse, answer_account).await
}

async fn unknown(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, UNKNOWN, request, refuse, |_, _| refuse(Refusal::NotFound)).await
}

fn refuse(refusal: Refusal) -> Reply {
    let message = match refusal {
        Refusal::Unauthorized => "Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key",
        Refusal::PaymentRequired => "Your account needs a payment.",
        Refusal::RateLimited => "Your account has exceeded its hourly throughput limit.",
        Refusal::Internal => "We couldn't get valid results for this search. Please try again later.",
        Refusal::Unavailable => "The service is temporarily unavailable.",
        Refusal::NotFound => "Not found.",
        Refusal::TooLarge => "The request is too large.",
    };
    error(refusal.code(), message)
}

fn error(code: StatusCode, message: &str) -> Reply {
    Reply { code, body: json!({ "error": message }) }
}

fn is_authorized(incoming: &Incoming) -> bool {
    pairs(&incoming.query).iter().any(|(name, value)| name == "api_key" && value == KEY)
}

fn answer_search(sim: &Sim, incoming: &Incoming) -> Reply {
    if !is_authorized(incoming) {
        return refuse(Refusal::Unauthorized);
    }
    if !sim.is_within_limit("serpapi", 3_600, hourly_limit(sim)) {
        return refuse(Refusal::RateLimited);
    }
    match Search::read(&incoming.query) {
        Ok(search) => run(sim, search),
        Err(message) => error(StatusCode::BAD_REQUEST, &message),
    }
}

fn run(sim: &Sim, search: Search) -> Reply {
    let now = sim.now();
    if !search.no_cache
        && let Some(stored) = cached(sim, &search)
    {
        return Reply::ok(response_body(sim, &stored, now));
    }
    if sim.ledger().check(PRICE, now).is_err() {
        return error(StatusCode::TOO_MANY_REQUESTS, "Your account has run out of searches.");
    }
    let fault = sim.ask_fault(SEARCH, search.is_async);
    let kind = fault.as_ref().map(|fault| fault.kind);
    let ask = sim.with_nonce(search.ask.clone(), search.start == 0);
    let is_failed = kind == Some(FaultKind::SearchEngineFailed);
    // A failed search is free and is not cached.
    sim.ledger().charge(SEARCH, &ask, if is_failed { 0 } else { PRICE }, now, kind);
    let id = format!("{:016x}{:08x}", sim.new_id(), now.as_second());
    let ready = if search.is_async { sim.ready_at(now, fault.as_ref()) } else { Some(now) };
    let stored =
        Stored { id: id.clone(), ask, posted: now, ready, fault: kind, request: search.echo, is_collected: false };
    let body = response_body(sim, &stored, now);
    let mut state = sim.state();
    if !is_failed {
        state.cache.retain(|_, (_, at)| now.duration_since(*at) < CACHE_TTL);
        state.cache.insert(search.cache_key, (id, now));
    }
    state.searches.add(stored);
    let code = if is_failed && !search.is_async { StatusCode::INTERNAL_SERVER_ERROR } else { StatusCode::OK };
    Reply { code, body }
}

/// Returns the cached search with the same parameters.
fn cached(sim: &Sim, search: &Search) -> Option<Stored> {
    let now = sim.now();
    let state = sim.state();
    let (id, at) = state.cache.get(&search.cache_key)?.clone();
    let is_fresh = at <= now && now.duration_since(at) < CACHE_TTL;
    state.searches.get(&id).filter(|_| is_fresh).cloned()
}

fn answer_archive(sim: &Sim, incoming: &Incoming) -> Reply {
    if !is_authorized(incoming) {
        return refuse(Refusal::Unauthorized);
    }
    let name = incoming.path.rsplit('/').next().unwrap_or_default();
    let stored = sim.state().searches.get(name.trim_end_matches(".json")).cloned();
    let now = sim.now();
    match stored {
        None => refuse(Refusal::NotFound),
        Some(stored) if now.duration_since(stored.posted) > RETENTION => {
            error(StatusCode::GONE, "The search expired and has been deleted from our servers.")
        }
        Some(stored) => Reply::ok(response_body(sim, &stored, now)),
    }
}

fn answer_account(sim: &Sim, incoming: &Incoming) -> Reply {
    if !is_authorized(incoming) {
        return refuse(Refusal::Unauthorized);
    }
    let ledger = sim.ledger();
    let left = ledger.balance().max(0) / PRICE;
    let used = ledger.spent() / PRICE;
    Reply::ok(json!({
        "account_id": "5ac54d6adefb2f1dba1663f5",
        "api_key": KEY,
        "account_email": LOGIN,
        "account_status": "Active",
        "plan_id": "developer",
        "plan_name": "Developer Plan",
        "searches_per_month": left + used,
        "plan_searches_left": left,
        "extra_credits": 0,
        "total_searches_left": left,
        "this_month_usage": used,
        "account_rate_limit_per_hour": hourly_limit(sim),
    }))
}

fn hourly_limit(sim: &Sim) -> usize {
    sim.options.calls_per_minute as usize * 60
}
