//! Previews: the change is carried out, its invoice is read, and everything is taken back.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    invoice_creation::draft,
    route::{Call, Route, post},
    state::{State, text, visible},
    subscriptions::{create, renew, update},
};

pub(crate) const ROUTES: &[Route] = &[post(
    "/v1/invoices/create_preview",
    "customer subscription currency preview_mode:next automatic_tax{enabled!:bool} discounts[]{coupon promotion_code} \
     subscription_details{items[]{id price quantity:count deleted:bool metadata{*}} \
     proration_behavior:create_prorations|always_invoice|none proration_date:time trial_end:now \
     billing_cycle_anchor:now|unchanged cancel_at_period_end:bool cancel_at:time cancel_now:bool}",
    preview,
)];

/// Fields of an invoice that a preview does not have yet.
const UNSET: [&str; 6] =
    ["number", "hosted_invoice_url", "invoice_pdf", "effective_at", "automatically_finalizes_at", "ending_balance"];

fn preview(state: &mut State, call: &Call) -> Result<Value> {
    let mark = state.mark();
    let invoice = match call.text("subscription") {
        Some(subscription) => of_subscription(state, call, subscription),
        None => of_new(state, call),
    };
    let invoice = invoice.map(|id| preview_of(state, &id));
    state.take_back(mark);
    invoice
}

fn of_new(state: &mut State, call: &Call) -> Result<String> {
    let Some(customer) = call.text("customer") else {
        let message = "You must pass a customer or a subscription to preview an invoice.";
        return Err(Error::invalid(message).code("parameter_missing").param("customer"));
    };
    let details = &call.params["subscription_details"];
    let mut params = json!({
        "customer": customer, "items": details["items"], "payment_behavior": "default_incomplete",
        "discounts": call.params["discounts"], "automatic_tax": call.params["automatic_tax"],
        "currency": call.params["currency"], "trial_end": details["trial_end"],
    });
    if !params["items"].is_array() {
        return Err(none(customer));
    }
    if params["trial_end"] == "now" {
        params["trial_end"] = Value::Null;
    }
    let id = create::create(state, &params)?;
    Ok(text(state.get(&id), "latest_invoice").to_owned())
}

fn of_subscription(state: &mut State, call: &Call, id: &str) -> Result<String> {
    let before = state.find("subscription", id, "subscription")?.clone();
    if call.text("customer").is_some_and(|customer| before["customer"] != customer) {
        return Err(Error::missing("subscription", id, "subscription"));
    }
    if !before["ended_at"].is_null() || call.params["subscription_details"]["cancel_now"] == true {
        return Err(none(text(&before, "customer")));
    }
    let mut params = call.params["subscription_details"].clone();
    if let Some(discounts) = call.params.get("discounts") {
        params["discounts"] = discounts.clone();
    }
    if params.is_object() {
        update::update(state, id, &params)?;
    }
    let after = state.get(id).clone();
    if after["latest_invoice"] != before["latest_invoice"] {
        return Ok(text(&after, "latest_invoice").to_owned());
    }
    let (lines, period) = renew::next_lines(state, &after);
    if lines.is_empty() {
        return Err(none(text(&before, "customer")));
    }
    let next = draft::Draft { subscription: &after, reason: "upcoming", period, lines, waits: false };
    let upcoming = draft::create(state, &next);
    state.edit(&upcoming, |invoice| {
        invoice["created"] = period.1.into();
        invoice["next_payment_attempt"] = (period.1 + draft::DRAFT_SECONDS).into();
    });
    Ok(upcoming)
}

fn none(customer: &str) -> Error {
    Error::invalid(format!("No upcoming invoices for customer: {customer}")).code("invoice_upcoming_none")
}

/// Returns an invoice as a preview shows it: nothing is paid yet.
fn preview_of(state: &State, id: &str) -> Value {
    let mut invoice = visible(state.get(id));
    for name in UNSET {
        invoice[name] = Value::Null;
    }
    invoice["id"] = id.replacen("in_", "upcoming_in_", 1).into();
    invoice["status"] = "draft".into();
    invoice["amount_paid"] = 0.into();
    invoice["amount_remaining"] = invoice["amount_due"].clone();
    invoice["attempted"] = false.into();
    invoice["attempt_count"] = 0.into();
    invoice["status_transitions"]["finalized_at"] = Value::Null;
    invoice["status_transitions"]["paid_at"] = Value::Null;
    invoice
}
