//! Payment intents and charges, as they are read.

use serde_json::Value;

use crate::{
    error::Result,
    lists::{is_wanted, page},
    route::{Call, Route, get},
    state::{State, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    get("/v1/payment_intents", "customer created:range limit:int starting_after ending_before", intents),
    get("/v1/payment_intents/{}", "client_secret", intent),
    get("/v1/charges", "customer payment_intent created:range limit:int starting_after ending_before", charges),
    get("/v1/charges/{}", "", charge),
];

fn intents(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "payment_intent", "/v1/payment_intents", |intent| is_wanted(call, "customer", intent))
}

fn intent(state: &mut State, call: &Call) -> Result<Value> {
    state.find("payment_intent", call.id(), "id").map(visible)
}

fn charges(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "charge", "/v1/charges", |charge| {
        is_wanted(call, "customer", charge) && is_wanted(call, "payment_intent", charge)
    })
}

fn charge(state: &mut State, call: &Call) -> Result<Value> {
    state.find("charge", call.id(), "id").map(visible)
}
