//! The control desk under `/sim`: clock, faults, ledger, noise-free ranks. Tests and people use it; no vendor has it.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    routing::{get, post},
};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use simulated_world::ClockChange;

use crate::{KEY, LOGIN, PASSWORD, dataforseo::send_due_webhooks, faults::Fault, sim::Sim};

/// Maximum number of businesses that `/sim` lists.
const MAX_LISTED: usize = 100;
/// Maximum number of points of a request for noise-free ranks.
const MAX_POINTS: usize = 1_000;
/// Rank up to which noise-free ranks are given, as a vendor's list ends there.
const DEPTH: usize = 20;

type SimState = State<Arc<Sim>>;

pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/sim", get(market))
        .route("/sim/clock", get(clock).post(set_clock))
        .route("/sim/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/sim/ledger", get(ledger).post(set_ledger))
        .route("/sim/truth", post(truth))
        .route("/sim/reset", post(reset))
}

/// Lists credentials and given businesses.
async fn market(State(sim): SimState) -> Json<Value> {
    let all = sim.market.businesses();
    let listed = all.iter().take(MAX_LISTED).map(|business| {
        json!({ "name": business.name, "placeId": business.place_id, "lat": business.lat, "lng": business.lng })
    });
    Json(json!({
        "simulated": true,
        "seed": sim.options.seed,
        "calm": sim.options.calm,
        "now": sim.now().to_string(),
        "login": LOGIN,
        "password": PASSWORD,
        "key": KEY,
        "count": all.len(),
        "businesses": listed.collect::<Vec<_>>(),
    }))
}

async fn clock(State(sim): SimState) -> Json<Value> {
    Json(json!({ "now": sim.now().to_string() }))
}

async fn set_clock(State(sim): SimState, Json(change): Json<ClockChange>) -> Json<Value> {
    sim.options.clock.apply(&change);
    send_due_webhooks(&sim);
    Json(json!({ "now": sim.now().to_string() }))
}

async fn faults(State(sim): SimState) -> Json<Value> {
    Json(json!({ "faults": sim.faults().list() }))
}

async fn add_fault(State(sim): SimState, Json(fault): Json<Fault>) -> Json<Value> {
    let mut faults = sim.faults();
    faults.add(fault);
    Json(json!({ "faults": faults.list() }))
}

async fn clear_faults(State(sim): SimState) -> StatusCode {
    sim.faults().clear();
    StatusCode::NO_CONTENT
}

async fn ledger(State(sim): SimState) -> Json<Value> {
    Json(sim.ledger().value())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Money {
    /// Balance to set.
    balance_micros: Option<i64>,
    /// Cap of DataForSEO's costs per day to set; a reset lifts it.
    daily_cap_micros: Option<i64>,
}

async fn set_ledger(State(sim): SimState, Json(money): Json<Money>) -> Json<Value> {
    let mut ledger = sim.ledger();
    if let Some(balance) = money.balance_micros {
        ledger.set_balance(balance);
    }
    ledger.daily_cap = money.daily_cap_micros.or(ledger.daily_cap);
    Json(ledger.value())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Question {
    keyword: String,
    points: Vec<Coordinates>,
    /// Only this business; all within reach when absent.
    place_id: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coordinates {
    lat: f64,
    lng: f64,
}

/// Returns the ranks of given businesses without noise, at the clock's time.
async fn truth(State(sim): SimState, Json(question): Json<Question>) -> Result<Json<Value>, StatusCode> {
    if question.points.len() > MAX_POINTS {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    let (now, businesses) = (sim.now(), sim.market.businesses());
    let points = question.points.iter().map(|Coordinates { lat, lng }| {
        let ranks = sim.market.truth(&question.keyword, *lat, *lng, now).into_iter();
        let ranks =
            ranks.filter(|rank| question.place_id.is_none() || businesses[rank.business].place_id == question.place_id);
        let ranks = ranks.map(|true_rank| {
            let business = &businesses[true_rank.business];
            let rank = true_rank.rank.filter(|rank| *rank <= DEPTH);
            json!({ "name": business.name, "placeId": business.place_id, "rank": rank })
        });
        json!({ "lat": lat, "lng": lng, "ranks": ranks.collect::<Vec<_>>() })
    });
    Ok(Json(json!({ "keyword": question.keyword, "points": points.collect::<Vec<_>>() })))
}

async fn reset(State(sim): SimState) -> StatusCode {
    sim.reset();
    StatusCode::NO_CONTENT
}
