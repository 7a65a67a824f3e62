//! Operations on the items of subscriptions: each is an update of the subscription.

use serde_json::{Value, json};

use super::{items, update};
use crate::{
    error::{Error, Result},
    lists::of_entries,
    route::{Call, Route, delete, get, post},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/subscription_items",
        "subscription! price! quantity:count metadata{*} proration_behavior:create_prorations|always_invoice|none \
         proration_date:time payment_behavior:allow_incomplete|default_incomplete|error_if_incomplete|pending_if_incomplete",
        create,
    ),
    get("/v1/subscription_items", "subscription! limit:int starting_after ending_before", list),
    get("/v1/subscription_items/{}", "", retrieve),
    post(
        "/v1/subscription_items/{}",
        "price quantity:count metadata{*} proration_behavior:create_prorations|always_invoice|none proration_date:time \
         payment_behavior:allow_incomplete|default_incomplete|error_if_incomplete|pending_if_incomplete off_session:bool",
        change,
    ),
    delete(
        "/v1/subscription_items/{}",
        "proration_behavior:create_prorations|always_invoice|none proration_date:time clear_usage:bool",
        remove,
    ),
];

/// Returns the parameters of the update that does the same to the subscription.
fn as_update(call: &Call, item: &Value) -> Value {
    let mut params = json!({ "items": [item] });
    for name in ["proration_behavior", "proration_date", "payment_behavior"] {
        if let Some(value) = call.params.get(name) {
            params[name] = value.clone();
        }
    }
    params
}

fn find<'a>(state: &'a State, id: &str) -> Result<&'a Value> {
    let all = state.all("subscription").filter(|subscription| subscription["ended_at"].is_null()).flat_map(items::of);
    all.into_iter().find(|item| item["id"] == id).ok_or_else(|| Error::missing("subscription item", id, "id"))
}

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = call.text("subscription").unwrap_or_default();
    state.find("subscription", subscription, "subscription")?;
    let mut item = json!({ "price": call.params["price"] });
    for name in ["quantity", "metadata"] {
        if let Some(value) = call.params.get(name) {
            item[name] = value.clone();
        }
    }
    update::update(state, subscription, &as_update(call, &item))?;
    let new = items::of(state.get(subscription)).last();
    Ok(new.map(visible).unwrap_or_default())
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = state.find("subscription", call.text("subscription").unwrap_or_default(), "subscription")?;
    let all: Vec<&Value> = items::of(subscription).iter().collect();
    of_entries(call, &all, "/v1/subscription_items")
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    find(state, call.id()).map(visible)
}

fn change(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = text(find(state, call.id())?, "subscription").to_owned();
    let mut item = json!({ "id": call.id() });
    for name in ["price", "quantity", "metadata"] {
        if let Some(value) = call.params.get(name) {
            item[name] = value.clone();
        }
    }
    update::update(state, &subscription, &as_update(call, &item))?;
    find(state, call.id()).map(visible)
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let subscription = text(find(state, call.id())?, "subscription").to_owned();
    update::update(state, &subscription, &as_update(call, &json!({ "id": call.id(), "deleted": true })))?;
    Ok(json!({ "id": call.id(), "object": "subscription_item", "deleted": true }))
}
