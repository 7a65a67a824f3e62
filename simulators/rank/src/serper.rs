//! Serper: Google Maps page by page. Errors are `{"message", "statusCode"}`, and cost nothing.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    response::Response,
    routing::{get, post},
};
use http::StatusCode;
use serde_json::{Value, json};

use crate::{
    KEY,
    exchange::{Incoming, Refusal, Reply, exchange},
    faults::{FaultKind, Method},
    market::{Ask, RankedListing},
    sim::Sim,
    viewport::Viewport,
};

const MAPS: Method = "serper.maps";
const ACCOUNT: Method = "serper.account";
const UNKNOWN: Method = "serper.unknown";

/// Price of a credit, in millionths of a dollar.
const CREDIT: i64 = 1_000;
/// Credits of a page.
const MAPS_CREDITS: i64 = 3;
/// Businesses of a page.
const PAGE: usize = 20;
const MAX_PAGE: u64 = 10;
const FIELDS: [&str; 5] = ["q", "ll", "gl", "hl", "page"];

/// Routes below the vendor's name.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/maps", post(maps).fallback(unknown))
        .route("/account", get(account).fallback(unknown))
        .fallback(unknown)
}

async fn maps(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, MAPS, request, refuse, answer_maps).await
}

async fn account(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, ACCOUNT, request, refuse, answer_account).await
}

async fn unknown(State(sim): State<Arc<Sim>>, request: Request) -> Response {
    exchange(&sim, UNKNOWN, request, refuse, |_, _| refuse(Refusal::NotFound)).await
}

fn refuse(refusal: Refusal) -> Reply {
    let message = match refusal {
        Refusal::Unauthorized => "Unauthorized.",
        Refusal::PaymentRequired => "Payment required.",
        Refusal::RateLimited => "Too many requests.",
        Refusal::Internal => "Internal server error.",
        Refusal::Unavailable => "Service unavailable.",
        Refusal::NotFound => "Not found.",
        Refusal::TooLarge => "Payload too large.",
    };
    error(refusal.code(), message)
}

fn error(code: StatusCode, message: &str) -> Reply {
    Reply { code, body: json!({ "message": message, "statusCode": code.as_u16() }) }
}

/// Returns the refusal of another key or too many calls.
fn admission(sim: &Sim, incoming: &Incoming) -> Result<(), Reply> {
    if incoming.headers.get("x-api-key").is_none_or(|key| key != KEY) {
        return Err(error(StatusCode::FORBIDDEN, "Unauthorized."));
    }
    if !sim.is_within_limit("serper", 1, calls_per_second(sim)) {
        return Err(refuse(Refusal::RateLimited));
    }
    Ok(())
}

fn answer_maps(sim: &Sim, incoming: &Incoming) -> Reply {
    admission(sim, incoming).and_then(|()| page(sim, incoming)).unwrap_or_else(|refusal| refusal)
}

fn page(sim: &Sim, incoming: &Incoming) -> Result<Reply, Reply> {
    let invalid = |message: &str| error(StatusCode::BAD_REQUEST, message);
    let body: Value = serde_json::from_slice(&incoming.body).map_err(|_| invalid("Invalid JSON."))?;
    let fields = body.as_object().ok_or_else(|| invalid("The body must be an object."))?;
    if let Some(unknown) = fields.keys().find(|name| !FIELDS.contains(&name.as_str())) {
        return Err(invalid(&format!("Unknown parameter: {unknown}.")));
    }
    let text = |name: &str| match &body[name] {
        Value::Null => Ok(None),
        Value::String(text) => Ok(Some(text.as_str())),
        _ => Err(invalid(&format!("Invalid parameter: {name}."))),
    };
    let q = text("q")?.map(str::trim).filter(|q| !q.is_empty()).ok_or_else(|| invalid("Missing query parameter."))?;
    let ll = text("ll")?.ok_or_else(|| invalid("Missing ll parameter."))?;
    let point = Viewport::read_address(ll).ok_or_else(|| invalid("Invalid parameter: ll."))?;
    let (hl, gl) = (text("hl")?.unwrap_or("en"), text("gl")?.unwrap_or("us"));
    let page = match &body["page"] {
        Value::Null => Some(1),
        value => value.as_u64().filter(|page| (1..=MAX_PAGE).contains(page)),
    };
    let page = page.ok_or_else(|| invalid("Invalid parameter: page."))? as usize;
    let (now, cost) = (sim.now(), MAPS_CREDITS * CREDIT);
    if sim.ledger().check(cost, now).is_err() {
        return Err(invalid("Not enough credits"));
    }
    let fault = sim.ask_fault(MAPS, false).map(|fault| fault.kind);
    if fault == Some(FaultKind::SearchEngineFailed) {
        return Err(refuse(Refusal::Internal));
    }
    let (keyword, language) = (q.to_owned(), hl.to_owned());
    let ask = Ask { keyword, lat: point.lat, lng: point.lng, language, depth: page * PAGE, nonce: 0 };
    let ask = sim.with_nonce(ask, page == 1);
    sim.ledger().charge(MAPS, &ask, cost, now, fault);
    let reading = sim.read(&ask, now, fault);
    let places = reading.organic.iter().skip((page - 1) * PAGE).enumerate();
    let places: Vec<Value> = places.map(|(index, listed)| place(index + 1, listed)).collect();
    Ok(Reply::ok(json!({
        "searchParameters": { "q": q, "ll": ll, "hl": hl, "gl": gl, "page": page, "type": "maps", "engine": "google" },
        "ll": ll,
        "places": places,
        "credits": MAPS_CREDITS,
    })))
}

fn place(position: usize, listed: &RankedListing) -> Value {
    let mut place = json!({
        "position": position,
        "title": listed.title,
        "latitude": listed.lat,
        "longitude": listed.lng,
        "type": listed.category,
        "types": [listed.category],
        "cid": listed.cid,
        "fid": listed.feature_id,
    });
    if let Some(id) = &listed.place_id {
        place["placeId"] = json!(id);
    }
    if let Some(rating) = listed.rating {
        place["rating"] = json!(rating);
        place["ratingCount"] = json!(listed.reviews);
    }
    place
}

fn answer_account(sim: &Sim, incoming: &Incoming) -> Reply {
    match admission(sim, incoming) {
        Ok(()) => {
            let balance = sim.ledger().balance().max(0) / CREDIT;
            Reply::ok(json!({ "balance": balance, "rateLimit": calls_per_second(sim) }))
        }
        Err(refusal) => refusal,
    }
}

fn calls_per_second(sim: &Sim) -> usize {
    (sim.options.calls_per_minute as usize / 60).max(1)
}
