//! Test clocks: customers who live in a time of their own.

use serde_json::{Value, json};

use super::due;
use crate::{
    error::{Error, Result},
    lists::page,
    route::{Call, Route, delete, get, post},
    rules::period,
    state::{State, number, text, visible},
    subscriptions::items,
};

pub(crate) const ROUTES: &[Route] = &[
    post("/v1/test_helpers/test_clocks", "frozen_time!:time name", create),
    get("/v1/test_helpers/test_clocks", "limit:int starting_after ending_before", list),
    get("/v1/test_helpers/test_clocks/{}", "", retrieve),
    post("/v1/test_helpers/test_clocks/{}/advance", "frozen_time!:time", advance),
    delete("/v1/test_helpers/test_clocks/{}", "", remove),
];

const OBJECT: &str = "test_helpers.test_clock";
const LIFETIME: i64 = 30 * 86_400;
/// Intervals of the shortest subscription by which a clock may advance at once.
const MAX_INTERVALS: i64 = 2;
/// Time by which a clock without subscriptions may advance at once.
const MAX_WITHOUT: i64 = 2 * 366 * 86_400;

#[expect(clippy::unnecessary_wraps, reason = "all operations have one signature")]
fn create(state: &mut State, call: &Call) -> Result<Value> {
    let at = state.wall;
    let clock = json!({
        "deletes_after": at + LIFETIME, "frozen_time": call.params["frozen_time"], "name": call.params["name"], "status": "ready",
        "status_details": {},
    });
    let id = state.add(OBJECT, clock, at);
    state.emit("test_helpers.test_clock.created", &id);
    Ok(visible(state.get(&id)))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, OBJECT, "/v1/test_helpers/test_clocks", |_| true)
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find(OBJECT, call.id(), "id").map(visible)
}

/// Advances a clock. All work is done before the answer, which still says `advancing`, as at Stripe.
fn advance(state: &mut State, call: &Call) -> Result<Value> {
    let id = call.id();
    let from = number(state.find(OBJECT, id, "id")?, "frozen_time");
    let until = number(&call.params, "frozen_time");
    if until <= from {
        let message = "The frozen_time must be after the current frozen_time of the clock.";
        return Err(Error::invalid(message).param("frozen_time"));
    }
    if until > latest(state, id, from) {
        let message = "Cannot advance a test clock by more than two intervals of the shortest subscription at once.";
        return Err(Error::invalid(message).param("frozen_time"));
    }
    state.edit(id, |clock| clock["status"] = "advancing".into());
    state.emit("test_helpers.test_clock.advancing", id);
    let mut answer = visible(state.get(id));
    answer["frozen_time"] = until.into();
    due::run(state, Some(id), until);
    state.edit(id, |clock| clock["status"] = "ready".into());
    state.emit("test_helpers.test_clock.ready", id);
    Ok(answer)
}

/// Returns the latest time to which a clock may advance at once.
fn latest(state: &State, clock: &str, from: i64) -> i64 {
    let open = state
        .all("subscription")
        .filter(|subscription| subscription["test_clock"] == clock && subscription["ended_at"].is_null());
    let ends = open.map(|subscription| {
        let (interval, count) = items::interval(items::of(subscription));
        period::after(from, interval, MAX_INTERVALS * count)
    });
    ends.min().unwrap_or(from + MAX_WITHOUT)
}

/// Deletes a clock with its customers and all that they have.
fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let id = text(state.find(OBJECT, call.id(), "id")?, "id").to_owned();
    let of_clock = |customer: &&Value| customer["test_clock"] == id.as_str();
    let customers: Vec<String> =
        state.all("customer").filter(of_clock).map(|customer| text(customer, "id").to_owned()).collect();
    for object in ["subscription", "invoice", "invoiceitem", "checkout.session", "payment_method", "tax_id"] {
        let is_theirs = |owned: &&Value| {
            owned["customer"].as_str().is_some_and(|customer| customers.iter().any(|id| id == customer))
        };
        let gone: Vec<String> = state.all(object).filter(is_theirs).map(|owned| text(owned, "id").to_owned()).collect();
        for id in &gone {
            state.remove(id);
        }
    }
    for id in &customers {
        state.remove(id);
    }
    state.emit("test_helpers.test_clock.deleted", &id);
    state.remove(&id);
    Ok(json!({ "id": id, "object": OBJECT, "deleted": true }))
}
