//! Prices: an amount and an interval that never change, in one or more currencies.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    metadata::{assign, merged},
    route::{Call, Route, get, post},
    rules::period::Interval,
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/prices",
        "currency! product product_data{name! metadata{*}} unit_amount:amount recurring{interval!:day|week|month|year \
         interval_count:count usage_type:licensed} lookup_key transfer_lookup_key:bool nickname active:bool metadata{*} \
         tax_behavior:exclusive|inclusive|unspecified billing_scheme:per_unit \
         currency_options{*}{unit_amount:amount tax_behavior:exclusive|inclusive|unspecified}",
        create,
    ),
    get(
        "/v1/prices",
        "active:bool currency product type:one_time|recurring lookup_keys[] created:range \
         recurring{interval:day|week|month|year usage_type:licensed} limit:int starting_after ending_before",
        list,
    ),
    get("/v1/prices/{}", "", retrieve),
    post(
        "/v1/prices/{}",
        "active:bool lookup_key transfer_lookup_key:bool nickname metadata{*} \
         tax_behavior:exclusive|inclusive|unspecified \
         currency_options{*}{unit_amount:amount tax_behavior:exclusive|inclusive|unspecified}",
        update,
    ),
];

const MAX_LOOKUP_KEYS: usize = 10;
const CURRENCIES: [&str; 6] = ["usd", "eur", "gbp", "cad", "chf", "aud"];

/// Returns the amount of a price in a currency.
pub(crate) fn amount(price: &Value, currency: &str) -> Option<i64> {
    if price["currency"] == currency {
        return price["unit_amount"].as_i64();
    }
    price["_currency_options"][currency]["unit_amount"].as_i64()
}

/// Returns the interval of a recurring price and its count.
pub(crate) fn interval(price: &Value) -> Option<(Interval, i64)> {
    let recurring = &price["recurring"];
    Some((Interval::parse(recurring["interval"].as_str()?)?, recurring["interval_count"].as_i64().unwrap_or(1)))
}

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let currency = call.text("currency").unwrap_or_default().to_lowercase();
    check_currency(&currency, "currency")?;
    let Some(amount) = call.params["unit_amount"].as_i64() else {
        let message = "Prices require an `unit_amount` parameter to be set.";
        return Err(Error::invalid(message).code("parameter_missing").param("unit_amount"));
    };
    check_amount(amount, "unit_amount")?;
    let at = state.wall;
    let product = match (call.text("product"), call.params.get("product_data")) {
        (Some(product), None) => text(state.find("product", product, "product")?, "id").to_owned(),
        (None, Some(data)) => {
            let product =
                json!({ "name": data["name"], "active": true, "metadata": data["metadata"], "type": "service" });
            let id = state.add("product", product, at);
            state.emit("product.created", &id);
            id
        }
        _ => {
            let message = "You must pass either `product` or `product_data`.";
            return Err(Error::invalid(message).code("parameter_missing").param("product"));
        }
    };
    check_interval(&call.params["recurring"])?;
    let recurring = match call.params.get("recurring") {
        Some(given) if given.is_object() => json!({
            "interval": given["interval"], "interval_count": given["interval_count"].as_i64().unwrap_or(1).max(1),
            "meter": null, "trial_period_days": null, "usage_type": "licensed",
        }),
        _ => Value::Null,
    };
    let behavior = call.text("tax_behavior").unwrap_or("unspecified");
    let mut options = json!({ currency.clone(): option(amount, behavior) });
    add_options(&mut options, &call.params["currency_options"])?;
    let price = json!({
        "active": call.params["active"].as_bool().unwrap_or(true), "billing_scheme": "per_unit", "currency": currency,
        "_currency_options": options, "custom_unit_amount": null, "lookup_key": null,
        "metadata": merged(call, &Value::Null)?, "nickname": call.params["nickname"], "product": product,
        "tax_behavior": behavior, "tiers_mode": null, "transform_quantity": null,
        "type": if recurring.is_null() { "one_time" } else { "recurring" }, "recurring": recurring,
        "unit_amount": amount, "unit_amount_decimal": amount.to_string(),
    });
    let id = state.add("price", price, at);
    set_lookup_key(state, &id, call)?;
    state.emit("price.created", &id);
    Ok(visible(state.get(&id)))
}

/// Refuses intervals of more than three years.
fn check_interval(recurring: &Value) -> Result<()> {
    let most = match text(recurring, "interval") {
        "day" => 1_095,
        "week" => 156,
        "month" => 36,
        _ => 3,
    };
    if recurring["interval_count"].as_i64().is_none_or(|count| (1..=most).contains(&count)) {
        return Ok(());
    }
    let message = format!("The interval_count must be between 1 and {most}.");
    Err(Error::invalid(message).code("parameter_invalid_integer").param("recurring[interval_count]"))
}

/// Refuses negative amounts.
fn check_amount(amount: i64, param: &str) -> Result<()> {
    if amount >= 0 {
        return Ok(());
    }
    let message = "This value must be greater than or equal to 0.";
    Err(Error::invalid(message).code("parameter_invalid_integer").param(param))
}

fn check_currency(currency: &str, param: &str) -> Result<()> {
    if CURRENCIES.contains(&currency) {
        return Ok(());
    }
    Err(Error::invalid(format!("Invalid currency: {currency}. The simulator has {}.", CURRENCIES.join(", ")))
        .param(param))
}

fn option(amount: i64, behavior: &str) -> Value {
    json!({
        "custom_unit_amount": null, "tax_behavior": behavior, "unit_amount": amount,
        "unit_amount_decimal": amount.to_string(),
    })
}

fn add_options(options: &mut Value, given: &Value) -> Result<()> {
    for (currency, more) in given.as_object().into_iter().flatten() {
        check_currency(currency, "currency_options")?;
        let Some(amount) = more["unit_amount"].as_i64() else {
            let param = format!("currency_options[{currency}][unit_amount]");
            return Err(Error::invalid(format!("Missing required param: {param}."))
                .code("parameter_missing")
                .param(param));
        };
        check_amount(amount, &format!("currency_options[{currency}][unit_amount]"))?;
        options[currency] = option(amount, text(more, "tax_behavior"));
    }
    Ok(())
}

/// Sets the lookup key, and takes it from the price that has it when the request says so.
fn set_lookup_key(state: &mut State, id: &str, call: &Call) -> Result<()> {
    let Some(key) = call.params.get("lookup_key") else { return Ok(()) };
    let holder = key.as_str().and_then(|key| {
        let holder = state.all("price").find(|price| price["lookup_key"] == key && price["id"] != id);
        holder.map(|price| text(price, "id").to_owned())
    });
    if let Some(holder) = holder {
        if call.params["transfer_lookup_key"] != true {
            let message = format!("A price (`{holder}`) already uses that lookup key.");
            return Err(Error::invalid(message).param("lookup_key"));
        }
        state.change(&holder, "price.updated", |price| price["lookup_key"] = Value::Null);
    }
    state.edit(id, |price| price["lookup_key"] = key.clone());
    Ok(())
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    let keys = call.params["lookup_keys"].as_array();
    if keys.is_some_and(|keys| keys.len() > MAX_LOOKUP_KEYS) {
        return Err(Error::invalid(format!("You can only pass {MAX_LOOKUP_KEYS} lookup keys.")).param("lookup_keys"));
    }
    page(state, call, "price", "/v1/prices", |price| {
        ["active", "currency", "product", "type"].iter().all(|name| is_wanted(call, name, price))
            && keys.is_none_or(|keys| keys.contains(&price["lookup_key"]))
            && call.params["recurring"]["interval"]
                .as_str()
                .is_none_or(|interval| price["recurring"]["interval"] == interval)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("price", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let before = state.find("price", call.id(), "id")?.clone();
    let mut changed = before.clone();
    changed["metadata"] = merged(call, &before["metadata"])?;
    assign(&mut changed, &call.params, &["active", "nickname", "tax_behavior"]);
    add_options(&mut changed["_currency_options"], &call.params["currency_options"])?;
    let mark = state.mark();
    set_lookup_key(state, call.id(), call)?;
    changed["lookup_key"] = state.get(call.id())["lookup_key"].clone();
    let is_same_key = changed["lookup_key"] == before["lookup_key"];
    if is_same_key {
        state.take_back(mark);
    }
    let key = before["lookup_key"].clone();
    state.edit(call.id(), |price| price["lookup_key"] = key);
    state.change(call.id(), "price.updated", |price| *price = changed);
    Ok(visible(state.get(call.id())))
}
