//! The control desk under `/sim`: clock, faults, settings. Tests and people use it; Stripe does not have it.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State as SimState,
    routing::{get, post},
};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use simulated_world::ClockChange;

use crate::{
    act::act,
    faults::Fault,
    sim::Sim,
    state::{VERSION, text},
};

type Simulator = SimState<Arc<Sim>>;

pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/sim", get(about))
        .route("/sim/clock", get(clock).post(set_clock))
        .route("/sim/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/sim/settings", post(settings))
        .route("/sim/reset", post(reset))
}

/// Tells key, endpoints and counts.
async fn about(SimState(sim): Simulator) -> Json<Value> {
    let count = |object: &str| sim.state().all(object).count();
    let counts: Value = ["customer", "subscription", "invoice", "event"]
        .iter()
        .map(|name| ((*name).to_owned(), Value::from(count(name))))
        .collect();
    let endpoints: Vec<Value> = sim
        .state()
        .all("webhook_endpoint")
        .map(|endpoint| json!({ "url": endpoint["url"], "id": text(endpoint, "id") }))
        .collect();
    Json(json!({
        "simulated": true, "seed": sim.options.seed, "now": sim.options.clock.now().to_string(), "key": sim.options.key,
        "version": VERSION, "webhookEndpoints": endpoints, "counts": counts, "card": "4242 4242 4242 4242",
    }))
}

async fn clock(SimState(sim): Simulator) -> Json<Value> {
    Json(json!({ "now": sim.options.clock.now().to_string() }))
}

/// Changes the clock, and does the work that is due then.
async fn set_clock(SimState(sim): Simulator, Json(change): Json<ClockChange>) -> Json<Value> {
    sim.options.clock.apply(&change);
    act(&sim, None, |_| ());
    Json(json!({ "now": sim.options.clock.now().to_string() }))
}

async fn faults(SimState(sim): Simulator) -> Json<Value> {
    Json(json!({ "faults": sim.faults().list() }))
}

async fn add_fault(SimState(sim): Simulator, Json(fault): Json<Fault>) -> Json<Value> {
    let mut faults = sim.faults();
    faults.add(fault);
    Json(json!({ "faults": faults.list() }))
}

async fn clear_faults(SimState(sim): Simulator) -> StatusCode {
    sim.faults().clear();
    StatusCode::NO_CONTENT
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Settings {
    /// Status of a subscription whose payment failed for the last time.
    after_retries: AfterRetries,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AfterRetries {
    Canceled,
    Unpaid,
    PastDue,
}

async fn settings(SimState(sim): Simulator, Json(settings): Json<Settings>) -> StatusCode {
    sim.state().after_retries = match settings.after_retries {
        AfterRetries::Canceled => "canceled",
        AfterRetries::Unpaid => "unpaid",
        AfterRetries::PastDue => "past_due",
    };
    StatusCode::NO_CONTENT
}

async fn reset(SimState(sim): Simulator) -> StatusCode {
    sim.reset();
    StatusCode::NO_CONTENT
}
