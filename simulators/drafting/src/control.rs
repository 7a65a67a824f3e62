//! The control desk under `/sim`: faults and calls. Tests and people use it; no maker has it.

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::State,
    routing::{get, post},
};
use http::StatusCode;
use serde_json::{Value, json};

use crate::{KEY, MODEL, REASONER, faults::Fault, sim::Sim};

type SimState = State<Arc<Sim>>;

pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/sim", get(about))
        .route("/sim/faults", get(faults).post(add_fault).delete(clear_faults))
        .route("/sim/calls", get(calls))
        .route("/sim/reset", post(reset))
}

async fn about() -> Json<Value> {
    Json(json!({ "simulated": true, "key": KEY, "models": [MODEL, REASONER] }))
}

async fn faults(State(sim): SimState) -> Json<Vec<Fault>> {
    Json(sim.faults())
}

async fn add_fault(State(sim): SimState, Json(fault): Json<Fault>) -> StatusCode {
    sim.add_fault(fault);
    StatusCode::CREATED
}

async fn clear_faults(State(sim): SimState) -> StatusCode {
    sim.clear_faults();
    StatusCode::NO_CONTENT
}

async fn calls(State(sim): SimState) -> Json<Value> {
    Json(sim.calls())
}

async fn reset(State(sim): SimState) -> StatusCode {
    sim.reset();
    StatusCode::NO_CONTENT
}
