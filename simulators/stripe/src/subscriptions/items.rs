//! Items of subscriptions: a price and a quantity.

use serde_json::{Value, json};

use crate::{
    catalog::prices,
    error::{Error, Result},
    metadata::merge,
    rules::period::{self, Interval},
    state::{State, entries, list_of, number, text},
};

const MAX_ITEMS: usize = 20;
const MAX_QUANTITY: i64 = 999_999;

/// Creates an item. Its period and its subscription are set later.
fn item(state: &mut State, price: &str, quantity: i64, at: i64, param: &str) -> Result<Value> {
    let price = state.find("price", price, param)?.clone();
    let id = state.new_id("si_", 14);
    Ok(json!({
        "id": id, "object": "subscription_item", "billing_thresholds": null, "created": at, "discounts": [], "metadata": {},
        "plan": plan(&price), "price": price, "quantity": quantity, "tax_rates": [],
    }))
}

/// Returns the older form of a price, which items still show.
fn plan(price: &Value) -> Value {
    json!({
        "id": price["id"], "object": "plan", "active": price["active"], "amount": price["unit_amount"],
        "amount_decimal": price["unit_amount_decimal"], "billing_scheme": "per_unit", "created": price["created"],
        "currency": price["currency"], "interval": price["recurring"]["interval"],
        "interval_count": price["recurring"]["interval_count"], "livemode": false, "metadata": {}, "meter": null,
        "nickname": price["nickname"], "product": price["product"], "tiers_mode": null, "transform_usage": null,
        "trial_period_days": null, "usage_type": "licensed",
    })
}

/// Returns the items after a request: those without an id are new, those with `deleted` go, the others change.
pub(crate) fn target(
    state: &mut State,
    present: &[Value],
    requested_items: &Value,
    currency: &str,
    at: i64,
) -> Result<Vec<Value>> {
    let mut items = present.to_vec();
    for (number, requested) in requested_items.as_array().into_iter().flatten().enumerate() {
        let param = |name: &str| format!("items[{number}][{name}]");
        let quantity = requested["quantity"].as_i64();
        if quantity.is_some_and(|quantity| quantity > MAX_QUANTITY) {
            return Err(Error::invalid(format!("Quantity must be at most {MAX_QUANTITY}")).param(param("quantity")));
        }
        let Some(id) = requested["id"].as_str() else {
            let Some(price) = requested["price"].as_str() else {
                let message = format!("Missing required param: {}.", param("price"));
                return Err(Error::invalid(message).code("parameter_missing").param(param("price")));
            };
            let mut new = item(state, price, quantity.unwrap_or(1), at, &param("price"))?;
            new["metadata"] = merge(requested.get("metadata"), &Value::Null)?;
            items.push(new);
            continue;
        };
        let Some(at_index) = items.iter().position(|item| item["id"] == id) else {
            return Err(Error::missing("subscription item", id, &param("id")));
        };
        if requested["deleted"] == true {
            items.remove(at_index);
            continue;
        }
        let changed = &mut items[at_index];
        if let Some(price) = requested["price"].as_str() {
            let price = state.find("price", price, &param("price"))?.clone();
            changed["plan"] = plan(&price);
            changed["price"] = price;
        }
        if let Some(quantity) = quantity {
            changed["quantity"] = quantity.into();
        }
        changed["metadata"] = merge(requested.get("metadata"), &changed["metadata"])?;
    }
    check(&items, present, currency)?;
    Ok(items)
}

fn check(items: &[Value], present: &[Value], currency: &str) -> Result<()> {
    let refuse = |message: String| Err(Error::invalid(message).param("items"));
    if items.is_empty() {
        return refuse("A subscription must have at least one active plan.".into());
    }
    if items.len() > MAX_ITEMS {
        return refuse(format!("A subscription can have at most {MAX_ITEMS} items."));
    }
    for (at, item) in items.iter().enumerate() {
        let price = &item["price"];
        let id = text(price, "id");
        let is_new = present.iter().all(|old| old["price"]["id"] != id);
        if is_new && price["active"] != true {
            return refuse(format!("The price specified is inactive. This field only accepts active prices: `{id}`."));
        }
        if price["type"] != "recurring" {
            return refuse(format!(
                "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`: `{id}`."
            ));
        }
        if prices::amount(price, currency).is_none() {
            let only = text(price, "currency");
            return refuse(format!(
                "The price specified only supports `{only}`. This doesn't match the expected currency: `{currency}`."
            ));
        }
        if items[..at].iter().any(|other| other["price"]["id"] == id) {
            return refuse(format!("Cannot add multiple subscription items with the same plan: {id}"));
        }
        let length = |item: &Value| prices::interval(&item["price"]);
        if length(item) != length(&items[0]) {
            return refuse("Currency and interval fields must match across all plans on this subscription.".into());
        }
    }
    Ok(())
}

/// Returns the items of a subscription.
pub(crate) fn of(subscription: &Value) -> &[Value] {
    entries(subscription, "items")
}

/// Returns the interval of the items.
pub(crate) fn interval(items: &[Value]) -> (Interval, i64) {
    items.first().and_then(|item| prices::interval(&item["price"])).unwrap_or((Interval::Month, 1))
}

/// Returns the amount of an item for a full period.
pub(crate) fn amount(item: &Value, currency: &str) -> i64 {
    prices::amount(&item["price"], currency).unwrap_or_default().saturating_mul(number(item, "quantity"))
}

/// Returns the period of a subscription.
pub(crate) fn period(subscription: &Value) -> (i64, i64) {
    of(subscription)
        .first()
        .map_or((0, 0), |item| (number(item, "current_period_start"), number(item, "current_period_end")))
}

/// Returns the end of the period that starts at `start`.
pub(crate) fn period_end(items: &[Value], anchor: i64, start: i64) -> i64 {
    let (interval, count) = interval(items);
    period::end(anchor, interval, count, start)
}

/// Puts items with their period into a subscription.
pub(crate) fn set(subscription: &mut Value, mut items: Vec<Value>, (start, end): (i64, i64)) {
    let id = text(subscription, "id").to_owned();
    for item in &mut items {
        item["subscription"] = id.as_str().into();
        item["current_period_start"] = start.into();
        item["current_period_end"] = end.into();
        item["billed_until"] = end.into();
    }
    let total = items.len();
    let mut list = list_of(&format!("/v1/subscription_items?subscription={id}"), items);
    list["total_count"] = total.into();
    subscription["items"] = list;
}
