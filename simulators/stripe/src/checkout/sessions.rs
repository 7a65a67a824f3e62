//! Checkout sessions.

use serde_json::{Value, json};

use crate::{
    catalog::prices,
    error::{Error, Result},
    invoice_creation::currency,
    lists::{is_wanted, of_entries, page},
    metadata::merge,
    route::{Call, Route, get, post},
    state::{State, number, text, visible},
    wire::web,
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/checkout/sessions",
        "mode!:subscription customer customer_email \
         line_items[]{price quantity:count adjustable_quantity{enabled!:bool minimum:count maximum:count}} currency \
         subscription_data{trial_end:time trial_period_days:count description metadata{*} \
         trial_settings{end_behavior!{missing_payment_method!:cancel|create_invoice|pause}} \
         billing_mode{type!:flexible|classic}} \
         payment_method_collection:always|if_required allow_promotion_codes:bool discounts[]{coupon promotion_code} \
         automatic_tax{enabled!:bool} tax_id_collection{enabled!:bool required:if_supported|never} \
         customer_update{address:auto|never name:auto|never shipping:auto|never} billing_address_collection:auto|required \
         excluded_payment_method_types[] allowed_payment_method_types[] \
         locale:auto|en|en-GB|fr|fr-CA|de|es|it|nl client_reference_id success_url cancel_url return_url expires_at:time \
         metadata{*} ui_mode:hosted_page origin_context:web|mobile_app \
         consent_collection{terms_of_service:none|required} submit_type:auto|pay|subscribe",
        create,
    ),
    get(
        "/v1/checkout/sessions",
        "customer subscription payment_intent status:complete|expired|open created:range limit:int starting_after \
         ending_before",
        list,
    ),
    get("/v1/checkout/sessions/{}", "", retrieve),
    get("/v1/checkout/sessions/{}/line_items", "limit:int starting_after ending_before", line_items),
    post("/v1/checkout/sessions/{}/expire", "", expire),
];

const MAX_TRIAL_DAYS: i64 = 730;
const MIN_TRIAL: i64 = 2 * 86_400;
const MIN_LIFE: i64 = 30 * 60;
const MAX_LIFE: i64 = 24 * 3_600;
const MAX_QUANTITY: i64 = 999_999;

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let params = &call.params;
    let customer = match (call.text("customer"), call.text("customer_email")) {
        (Some(_), Some(_)) => {
            let message = "You may only specify one of these parameters: customer, customer_email.";
            return Err(Error::invalid(message).param("customer"));
        }
        (Some(customer), None) => state.find("customer", customer, "customer")?.clone(),
        (None, _) => Value::Null,
    };
    let at = state.now_of(text(&customer, "id"));
    check_addresses(call)?;
    check_customer_update(params, &customer)?;
    check_trial(&params["subscription_data"], at)?;
    if params["allow_promotion_codes"] == true && call.has("discounts") {
        let message = "You may only specify one of these parameters: allow_promotion_codes, discounts.";
        return Err(Error::invalid(message).param("allow_promotion_codes"));
    }
    let expires = params["expires_at"].as_i64().unwrap_or(at + MAX_LIFE);
    if !(at + MIN_LIFE..=at + MAX_LIFE).contains(&expires) {
        let message =
            "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.";
        return Err(Error::invalid(message).param("expires_at"));
    }
    let (items, currency) = items(state, call)?;
    currency::check(&customer, &currency)?;
    let data = &params["subscription_data"];
    let is_trial = data["trial_end"].is_i64() || data["trial_period_days"].is_i64();
    let subtotal: i64 = if is_trial { 0 } else { items.iter().map(|item| number(item, "amount_subtotal")).sum() };
    let metadata = merge(params.get("metadata"), &Value::Null)?;
    merge(data.get("metadata"), &Value::Null)?;
    let session = json!({
        "adaptive_pricing": null, "after_expiration": null, "allow_promotion_codes": params["allow_promotion_codes"],
        "amount_subtotal": subtotal, "amount_total": subtotal,
        "automatic_tax": { "enabled": params["automatic_tax"]["enabled"] == true, "liability": null, "provider": null,
            "status": null },
        "billing_address_collection": params["billing_address_collection"], "cancel_url": params["cancel_url"],
        "client_reference_id": params["client_reference_id"], "client_secret": null, "consent": null,
        "consent_collection": params["consent_collection"], "currency": currency, "custom_fields": [],
        "custom_text": { "after_submit": null, "shipping_address": null, "submit": null,
            "terms_of_service_acceptance": null },
        "customer": customer["id"], "customer_creation": if customer.is_null() { "always".into() } else { Value::Null },
        "customer_details": customer_details(&customer, params), "customer_email": params["customer_email"],
        "discounts": [], "excluded_payment_method_types": params["excluded_payment_method_types"], "expires_at": expires,
        "invoice": null, "invoice_creation": null, "locale": params["locale"], "metadata": metadata,
        "mode": params["mode"], "payment_intent": null, "payment_link": null,
        "payment_method_collection": params["payment_method_collection"].as_str().unwrap_or("always"),
        "payment_method_configuration_details": null, "payment_method_options": {}, "payment_method_types": ["card"],
        "payment_status": "unpaid", "phone_number_collection": { "enabled": false }, "recovered_from": null,
        "saved_payment_method_options": null, "setup_intent": null, "shipping_options": [], "status": "open",
        "submit_type": params["submit_type"], "subscription": null, "success_url": params["success_url"],
        "tax_id_collection": { "enabled": params["tax_id_collection"]["enabled"] == true,
            "required": params["tax_id_collection"]["required"].as_str().unwrap_or("never") },
        "total_details": { "amount_discount": 0, "amount_shipping": 0, "amount_tax": 0 }, "ui_mode": "hosted_page",
        "_line_items": items, "_subscription_data": data, "_discounts": params["discounts"],
        "_customer_update": params["customer_update"],
    });
    let id = state.add("checkout.session", session, at);
    let url = format!("{}/pay/{id}", state.base);
    state.edit(&id, |session| session["url"] = url.into());
    Ok(visible(state.get(&id)))
}

fn customer_details(customer: &Value, params: &Value) -> Value {
    match (&customer["email"], &params["customer_email"]) {
        (Value::Null, Value::Null) => Value::Null,
        (Value::Null, email) => json!({ "address": null, "email": email, "name": null, "phone": null,
            "tax_exempt": "none", "tax_ids": null }),
        (email, _) => json!({ "address": null, "email": email, "name": null, "phone": null,
            "tax_exempt": customer["tax_exempt"], "tax_ids": null }),
    }
}

fn check_addresses(call: &Call) -> Result<()> {
    if call.text("success_url").is_none() {
        let message = "Missing required param: success_url.";
        return Err(Error::invalid(message).code("parameter_missing").param("success_url"));
    }
    for name in ["success_url", "cancel_url"] {
        let Some(url) = call.text(name) else { continue };
        // The placeholder is no part of an address before it is filled in.
        let plain = url.replace("{CHECKOUT_SESSION_ID}", "cs");
        if !web::is_address(&plain) {
            return Err(Error::invalid("Not a valid URL").code("url_invalid").param(name));
        }
    }
    Ok(())
}

fn check_customer_update(params: &Value, customer: &Value) -> Result<()> {
    if customer.is_null() {
        return Ok(());
    }
    let update = &params["customer_update"];
    if params["tax_id_collection"]["enabled"] == true && update["name"] != "auto" {
        let message = "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an \
                       existing customer, please set `customer_update[name]` to `auto`.";
        return Err(Error::invalid(message).param("tax_id_collection"));
    }
    let has_address = customer["address"]["country"].is_string();
    if params["automatic_tax"]["enabled"] == true && !has_address && update["address"] != "auto" {
        let message = "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to \
                       the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save \
                       the address entered in Checkout to the Customer.";
        return Err(Error::invalid(message).code("customer_tax_location_invalid").param("automatic_tax"));
    }
    Ok(())
}

fn check_trial(data: &Value, at: i64) -> Result<()> {
    if data["trial_end"].is_i64() && data["trial_period_days"].is_i64() {
        let message = "You may only specify one of these parameters: trial_end, trial_period_days.";
        return Err(Error::invalid(message).param("subscription_data[trial_end]"));
    }
    if data["trial_end"].as_i64().is_some_and(|end| end < at + MIN_TRIAL) {
        let message = "The `trial_end` date has to be at least 2 days in the future.";
        return Err(Error::invalid(message).param("subscription_data[trial_end]"));
    }
    if data["trial_period_days"].as_i64().is_some_and(|days| !(1..=MAX_TRIAL_DAYS).contains(&days)) {
        let message = format!("The number of trial period days must be between 1 and {MAX_TRIAL_DAYS}.");
        return Err(Error::invalid(message).param("subscription_data[trial_period_days]"));
    }
    Ok(())
}

/// Returns the items, with the currency of all of them.
fn items(state: &mut State, call: &Call) -> Result<(Vec<Value>, String)> {
    let line_items = call.params["line_items"].as_array().cloned().unwrap_or_default();
    if line_items.is_empty() {
        let message = "You must provide at least one line item in `subscription` mode.";
        return Err(Error::invalid(message).code("parameter_missing").param("line_items"));
    }
    let mut items = Vec::new();
    let mut currency = call.text("currency").map(str::to_lowercase);
    for (at, line_item) in line_items.iter().enumerate() {
        let param = |name: &str| format!("line_items[{at}][{name}]");
        let missing = |name: &str| {
            Error::invalid(format!("Missing required param: {}.", param(name)))
                .code("parameter_missing")
                .param(param(name))
        };
        let price = line_item["price"].as_str().ok_or_else(|| missing("price"))?;
        let price = state.find("price", price, &param("price"))?.clone();
        let quantity = line_item["quantity"].as_i64().ok_or_else(|| missing("quantity"))?;
        if !(1..=MAX_QUANTITY).contains(&quantity) {
            let message = format!("Quantity must be between 1 and {MAX_QUANTITY}.");
            return Err(Error::invalid(message).code("parameter_invalid_integer").param(param("quantity")));
        }
        if price["active"] != true || price["type"] != "recurring" {
            let message = format!("The price {} is inactive or not recurring.", text(&price, "id"));
            return Err(Error::invalid(message).param(param("price")));
        }
        let currency = currency.get_or_insert_with(|| text(&price, "currency").to_owned()).as_str();
        let Some(unit) = prices::amount(&price, currency) else {
            let only = text(&price, "currency");
            let message = format!(
                "The price specified only supports `{only}`. This doesn't match the expected currency: `{currency}`."
            );
            return Err(Error::invalid(message).param(param("price")));
        };
        let amount = unit.saturating_mul(quantity);
        items.push(json!({
            "id": state.new_id("li_1", 23), "object": "item", "adjustable_quantity": adjustable(line_item, &param)?,
            "amount_discount": 0, "amount_subtotal": amount, "amount_tax": 0, "amount_total": amount, "currency": currency,
            "description": state.get(text(&price, "product"))["name"], "metadata": {}, "price": price, "quantity": quantity,
        }));
    }
    if items.iter().any(|item| prices::interval(&item["price"]) != prices::interval(&items[0]["price"])) {
        let message = "All recurring prices of a Checkout Session must have the same interval.";
        return Err(Error::invalid(message).param("line_items"));
    }
    Ok((items, currency.unwrap_or_default()))
}

fn adjustable(line_item: &Value, param: &impl Fn(&str) -> String) -> Result<Value> {
    let adjustable = &line_item["adjustable_quantity"];
    if adjustable["enabled"] != true {
        return Ok(Value::Null);
    }
    let (least, most) = (adjustable["minimum"].as_i64().unwrap_or(0), adjustable["maximum"].as_i64().unwrap_or(99));
    if least > most || most > MAX_QUANTITY {
        let message = format!("The maximum must be at least the minimum, and at most {MAX_QUANTITY}.");
        return Err(Error::invalid(message).param(param("adjustable_quantity")));
    }
    Ok(json!({ "enabled": true, "minimum": least, "maximum": most }))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "checkout.session", "/v1/checkout/sessions", |session| {
        ["customer", "subscription", "payment_intent", "status"].iter().all(|name| is_wanted(call, name, session))
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("checkout.session", call.id(), "id").map(visible)
}

fn line_items(state: &mut State, call: &Call) -> Result<Value> {
    let session = state.find("checkout.session", call.id(), "id")?;
    let all: Vec<&Value> = session["_line_items"].as_array().into_iter().flatten().collect();
    of_entries(call, &all, &format!("/v1/checkout/sessions/{}/line_items", call.id()))
}

fn expire(state: &mut State, call: &Call) -> Result<Value> {
    let status = text(state.find("checkout.session", call.id(), "id")?, "status").to_owned();
    if status != "open" {
        let message = format!(
            "Only Checkout Sessions with a status in [\"open\"] can be expired. This Checkout Session has a status \
                               of {status}."
        );
        return Err(Error::invalid(message));
    }
    expire_session(state, call.id());
    Ok(visible(state.get(call.id())))
}

/// Expires a session.
pub(crate) fn expire_session(state: &mut State, id: &str) {
    state.edit(id, |session| {
        session["status"] = "expired".into();
        session["url"] = Value::Null;
    });
    state.emit("checkout.session.expired", id);
}
