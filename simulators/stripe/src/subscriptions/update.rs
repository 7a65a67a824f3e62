//! Updates of subscriptions.

use serde_json::Value;

use super::{amend, create::default_method, discounts, end, items};
use crate::{
    error::{Error, Result},
    invoice_creation::finalize::check_tax_location,
    metadata::merge,
    state::{State, text},
};

/// Parameters of an update.
pub(crate) const PARAMETERS: &str = "items[]{id price quantity:count deleted:bool metadata{*}} proration_behavior:create_prorations|always_invoice|none \
     proration_date:time payment_behavior:allow_incomplete|default_incomplete|error_if_incomplete|pending_if_incomplete \
     cancel_at_period_end:bool cancel_at:time trial_end:now billing_cycle_anchor:now|unchanged metadata{*} \
     default_payment_method automatic_tax{enabled!:bool} discounts[]{coupon promotion_code discount} description \
     trial_settings{end_behavior!{missing_payment_method!:cancel|create_invoice|pause}} off_session:bool \
     cancellation_details{comment feedback} payment_settings{save_default_payment_method:on_subscription|off \
     payment_method_types[]}";

/// Parameters that a change may have that waits for its payment.
const WITH_PENDING: [&str; 8] = [
    "items",
    "proration_behavior",
    "proration_date",
    "payment_behavior",
    "trial_end",
    "billing_cycle_anchor",
    "off_session",
    "expand",
];
/// Parameters that a change of the bill has.
const BILLED: [&str; 3] = ["items", "trial_end", "billing_cycle_anchor"];

/// Updates a subscription.
pub(crate) fn update(state: &mut State, id: &str, params: &Value) -> Result<()> {
    let before = state.find("subscription", id, "id")?.clone();
    let names: Vec<&str> = params.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
    if !before["ended_at"].is_null()
        && names.iter().any(|name| !["metadata", "cancellation_details", "expand"].contains(name))
    {
        let message = "A canceled subscription can only update its cancellation_details and metadata.";
        return Err(Error::invalid(message));
    }
    if params["payment_behavior"] == "pending_if_incomplete"
        && let Some(name) = names.iter().find(|name| !WITH_PENDING.contains(name))
    {
        let message = format!(
            "The parameter `{name}` is not supported when `payment_behavior` is set to \
                               `pending_if_incomplete`."
        );
        return Err(Error::invalid(message).param(*name));
    }
    set_fields(state, id, &before, params)?;
    if names.iter().any(|name| BILLED.contains(name)) {
        amend::amend(state, id, params)?;
    }
    Ok(())
}

fn set_fields(state: &mut State, id: &str, before: &Value, params: &Value) -> Result<()> {
    let customer = text(before, "customer");
    let at = state.now_of(customer);
    let metadata = merge(params.get("metadata"), &before["metadata"])?;
    let method = default_method(state, params, customer)?;
    check_tax_location(state, customer, params["automatic_tax"]["enabled"] == true)?;
    let discounts = new_discounts(state, before, params)?;
    if params["cancel_at"].as_i64().is_some_and(|cancel_at| cancel_at <= at) {
        return Err(Error::invalid("cancel_at must be a future timestamp.").param("cancel_at"));
    }
    state.change(id, "customer.subscription.updated", |subscription| {
        subscription["metadata"] = metadata;
        if params.get("default_payment_method").is_some() {
            subscription["default_payment_method"] = method;
        }
        if let Some(discounts) = discounts {
            subscription["discounts"] = discounts;
        }
        if let Some(description) = params.get("description") {
            subscription["description"] = description.clone();
        }
        if let Some(enabled) = params["automatic_tax"]["enabled"].as_bool() {
            subscription["automatic_tax"]["enabled"] = enabled.into();
        }
        if let Some(behavior) = params["trial_settings"]["end_behavior"]["missing_payment_method"].as_str() {
            subscription["trial_settings"]["end_behavior"]["missing_payment_method"] = behavior.into();
        }
        for name in ["comment", "feedback"] {
            if let Some(value) = params["cancellation_details"].get(name) {
                subscription["cancellation_details"][name] = value.clone();
            }
        }
        match (params["cancel_at_period_end"].as_bool(), params.get("cancel_at")) {
            (Some(true), _) => {
                let period_end = items::period(subscription).1;
                end::plan(subscription, Some(period_end), true, at);
            }
            (_, Some(cancel_at)) => end::plan(subscription, cancel_at.as_i64(), false, at),
            (Some(false), None) => end::plan(subscription, None, false, at),
            (None, None) => {}
        }
    });
    Ok(())
}

/// Returns the discounts after a request: those that it names by their id, and new ones.
fn new_discounts(state: &mut State, before: &Value, params: &Value) -> Result<Option<Value>> {
    let Some(requested) = params.get("discounts") else { return Ok(None) };
    let requested = requested.as_array().cloned().unwrap_or_default();
    let (unchanged, new): (Vec<Value>, Vec<Value>) =
        requested.into_iter().partition(|discount| discount["discount"].is_string());
    let mut ids: Vec<Value> = unchanged.into_iter().map(|discount| discount["discount"].clone()).collect();
    ids.retain(|id| before["discounts"].as_array().is_some_and(|present| present.contains(id)));
    let full = items::of(before).iter().map(|item| items::amount(item, text(before, "currency"))).sum();
    if let Value::Array(created) = discounts::create(state, &new.into(), before, full)? {
        ids.extend(created);
    }
    Ok(Some(ids.into()))
}
