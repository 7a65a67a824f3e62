//! New subscriptions.

use serde_json::{Value, json};

use super::{bill, discounts, items, lines, settle, trial};
use crate::{
    error::{Error, Result},
    invoice_creation::{currency, finalize::check_tax_location, pay},
    metadata::merge,
    state::{State, number, text},
};

/// Parameters of a new subscription.
pub(crate) const PARAMETERS: &str = "customer! items![]{price quantity:count metadata{*}} currency trial_end:now trial_period_days:count \
     trial_settings{end_behavior!{missing_payment_method!:cancel|create_invoice|pause}} metadata{*} default_payment_method \
     payment_behavior:allow_incomplete|default_incomplete|error_if_incomplete|pending_if_incomplete \
     payment_settings{save_default_payment_method:on_subscription|off payment_method_types[]} cancel_at_period_end:bool \
     cancel_at:time automatic_tax{enabled!:bool} discounts[]{coupon promotion_code} description off_session:bool \
     proration_behavior:create_prorations|always_invoice|none collection_method:charge_automatically \
     billing_mode{type!:flexible|classic}";

/// Creates a subscription, bills its first period and returns its id.
pub(crate) fn create(state: &mut State, params: &Value) -> Result<String> {
    let customer = text(params, "customer").to_owned();
    let customer_object = state.find("customer", &customer, "customer")?.clone();
    let at = state.now_of(&customer);
    let requested_items = &params["items"];
    let first = requested_items[0]["price"].as_str().unwrap_or_default();
    let requested_currency = params["currency"].as_str().or_else(|| customer_object["currency"].as_str());
    let currency = requested_currency.unwrap_or_else(|| text(state.get(first), "currency")).to_lowercase();
    let new = items::target(state, &[], requested_items, &currency, at)?;
    currency::check(&customer_object, &currency)?;
    check_tax_location(state, &customer, params["automatic_tax"]["enabled"] == true)?;
    let method = default_method(state, params, &customer)?;
    let trial_end = trial::end(params, at)?;
    let anchor = trial_end.unwrap_or(at);
    let period = (at, trial_end.unwrap_or_else(|| items::period_end(&new, anchor, at)));
    let subscription = json!({
        "application": null, "application_fee_percent": null,
        "automatic_tax": { "enabled": params["automatic_tax"]["enabled"] == true, "liability": null, "disabled_reason": null },
        "billing_cycle_anchor": anchor, "billing_cycle_anchor_config": null,
        "billing_mode": { "type": "flexible", "updated_at": null, "flexible": { "proration_discounts": "included" } },
        "billing_thresholds": null, "cancel_at": null, "cancel_at_period_end": false, "canceled_at": null,
        "cancellation_details": { "comment": null, "feedback": null, "reason": null },
        "collection_method": "charge_automatically", "currency": currency, "customer": customer, "days_until_due": null,
        "default_payment_method": method, "default_source": null, "default_tax_rates": [],
        "description": params["description"], "discounts": [], "ended_at": null,
        "invoice_settings": { "account_tax_ids": null, "issuer": { "type": "self" } },
        "latest_invoice": null, "metadata": merge(params.get("metadata"), &Value::Null)?,
        "next_pending_invoice_item_invoice": null, "on_behalf_of": null, "pause_collection": null,
        "payment_settings": { "payment_method_options": null, "payment_method_types": null,
            "save_default_payment_method": params["payment_settings"]["save_default_payment_method"].as_str().unwrap_or("off") },
        "pending_invoice_item_interval": null, "pending_setup_intent": null, "pending_update": null, "schedule": null,
        "start_date": at, "status": if trial_end.is_some() { "trialing" } else { "incomplete" },
        "test_clock": customer_object["test_clock"], "transfer_data": null, "trial_end": trial_end,
        "trial_settings": { "end_behavior": { "missing_payment_method":
            params["trial_settings"]["end_behavior"]["missing_payment_method"].as_str().unwrap_or("create_invoice") } },
        "trial_start": trial_end.map(|_| at),
    });
    let id = state.add("subscription", subscription, at);
    state.edit(&id, |subscription| {
        items::set(subscription, new, period);
        if params["cancel_at_period_end"] == true {
            super::end::plan(subscription, Some(period.1), true, at);
        } else if let Some(cancel_at) = params["cancel_at"].as_i64() {
            super::end::plan(subscription, Some(cancel_at), false, at);
        }
    });
    let object = state.get(&id).clone();
    let full: i64 = items::of(&object).iter().map(|item| items::amount(item, &currency)).sum();
    let discounts = discounts::create(state, &params["discounts"], &object, full)?;
    state.edit(&id, |subscription| subscription["discounts"] = discounts);
    state.emit("customer.subscription.created", &id);
    charge_first(state, &id, params)?;
    Ok(id)
}

/// Returns the payment method that a request names.
pub(super) fn default_method(state: &mut State, params: &Value, customer: &str) -> Result<Value> {
    let Some(method) = params["default_payment_method"].as_str() else { return Ok(Value::Null) };
    let payment_method = state.find("payment_method", method, "default_payment_method")?;
    if payment_method["customer"] != customer {
        let message = format!(
            "The customer does not have a payment method with the ID {method}. The payment method must be \
                               attached to the customer."
        );
        return Err(Error::invalid(message).param("default_payment_method"));
    }
    Ok(method.into())
}

fn charge_first(state: &mut State, id: &str, params: &Value) -> Result<()> {
    let object = state.get(id).clone();
    let (all, period) = (items::of(&object), items::period(&object));
    let behavior = params["payment_behavior"].as_str().unwrap_or("allow_incomplete");
    let is_trial = object["status"] == "trialing";
    let lines = if is_trial {
        lines::of_trial(state, &object, all, period)
    } else {
        lines::of_period(state, &object, all, period)
    };
    let invoice = bill::issue(state, id, "subscription_create", period, lines)?;
    if is_trial {
        trial::announce_if_short(state, id);
        return Ok(());
    }
    if state.get(&invoice)["status"] == "paid" {
        settle::paid(state, &invoice);
        return Ok(());
    }
    if behavior == "default_incomplete" {
        return Ok(());
    }
    if pay::method(state, &object).is_none() {
        let message = "This customer has no attached payment source or default payment method. Please consider adding a \
                       default payment method. For more information, visit \
                       https://docs.stripe.com/billing/subscriptions/payment-methods-setting#payment-method-priority.";
        return Err(Error::invalid(message).code("resource_missing"));
    }
    match bill::charge(state, &invoice) {
        None => settle::paid(state, &invoice),
        // Nothing stays of a subscription that must not be incomplete.
        Some(error) if behavior == "error_if_incomplete" => {
            return Err(crate::error::Error { keeps_changes: false, ..error });
        }
        Some(_) => {}
    }
    debug_assert!(number(state.get(&invoice), "attempt_count") > 0);
    Ok(())
}
