//! Charges of cards.

use serde_json::{Value, json};

use super::{disputes, methods};
use crate::{
    error::{Error, Result},
    rules::card::{Decline, Outcome},
    state::{State, text, visible},
};

/// Creates the payment of an amount, without charging it.
pub(crate) fn intend(state: &mut State, customer: &str, amount: i64, currency: &str) -> String {
    let at = state.now_of(customer);
    let secret = state.new_id("_secret_", 25);
    let intent = json!({
        "amount": amount, "amount_capturable": 0, "amount_received": 0, "canceled_at": null, "cancellation_reason": null,
        "capture_method": "automatic", "client_secret": secret, "confirmation_method": "automatic", "currency": currency,
        "customer": customer, "description": "Subscription", "last_payment_error": null, "latest_charge": null,
        "metadata": {}, "next_action": null, "payment_method": null, "payment_method_types": ["card"],
        "receipt_email": null, "setup_future_usage": "off_session", "status": "requires_payment_method",
    });
    let id = state.add("payment_intent", intent, at);
    state.edit(&id, |intent| intent["client_secret"] = format!("{id}{secret}").into());
    state.emit("payment_intent.created", &id);
    id
}

/// Charges a payment to a card. A decline is recorded before it is returned.
pub(crate) fn charge(state: &mut State, intent: &str, method: &str) -> Result<()> {
    let outcome = methods::card(state.get(method)).map_or(Outcome::Accepted, |card| card.charged);
    if outcome == Outcome::ActionRequired {
        let message = "The customer's bank asks to confirm this payment.";
        let error = Error::card("invoice_payment_intent_requires_action", None, message);
        state.edit(intent, |intent| {
            intent["status"] = "requires_action".into();
            intent["payment_method"] = method.into();
            intent["next_action"] = json!({ "type": "use_stripe_sdk", "use_stripe_sdk": {} });
        });
        state.emit("payment_intent.requires_action", intent);
        return Err(error.with("payment_intent", visible(state.get(intent))));
    }
    confirm(state, intent, method, outcome)
}

/// Ends a payment for which the bank asked the customer to confirm.
pub(crate) fn confirmed(state: &mut State, intent: &str, method: &str) -> Result<()> {
    confirm(state, intent, method, Outcome::Accepted)
}

fn confirm(state: &mut State, intent: &str, method: &str, outcome: Outcome) -> Result<()> {
    let decline = if let Outcome::Declined(decline) = outcome { Some(decline) } else { None };
    let charge = record(state, intent, method, decline);
    let error = decline.map(|decline| methods::refusal(decline).with("charge", charge.as_str()));
    let last_error = error.as_ref().map_or(Value::Null, |error| error.body.clone().into());
    state.edit(intent, |intent| {
        let amount = intent["amount"].clone();
        intent["latest_charge"] = charge.as_str().into();
        intent["last_payment_error"] = last_error;
        intent["next_action"] = Value::Null;
        intent["payment_method"] = if decline.is_none() { method.into() } else { Value::Null };
        intent["status"] = if decline.is_none() { "succeeded" } else { "requires_payment_method" }.into();
        intent["amount_received"] = if decline.is_none() { amount } else { 0.into() };
    });
    let kinds = if decline.is_none() {
        ["charge.succeeded", "payment_intent.succeeded"]
    } else {
        ["charge.failed", "payment_intent.payment_failed"]
    };
    state.emit(kinds[0], &charge);
    state.emit(kinds[1], intent);
    if let Some(error) = error {
        return Err(error.with("payment_intent", visible(state.get(intent))));
    }
    if methods::card(state.get(method)).is_some_and(|card| card.is_disputed()) {
        disputes::open(state, &charge);
    }
    Ok(())
}

fn record(state: &mut State, intent: &str, method: &str, decline: Option<Decline>) -> String {
    let (paid, card) = (state.get(intent).clone(), state.get(method)["card"].clone());
    let is_paid = decline.is_none();
    let outcome = match decline {
        None => {
            json!({ "network_status": "approved_by_network", "reason": null, "risk_level": "normal", "type": "authorized",
            "seller_message": "Payment complete." })
        }
        Some(decline) => json!({ "network_status": "declined_by_network", "reason": decline.reason,
            "risk_level": "normal", "type": "issuer_declined", "seller_message": decline.message }),
    };
    let charge = json!({
        "amount": paid["amount"], "amount_captured": if is_paid { paid["amount"].clone() } else { 0.into() },
        "amount_refunded": 0, "balance_transaction": null, "billing_details": state.get(method)["billing_details"],
        "captured": is_paid, "currency": paid["currency"], "customer": paid["customer"], "description": paid["description"],
        "disputed": false, "failure_code": decline.map(|decline| decline.code),
        "failure_message": decline.map(|decline| decline.message), "metadata": {}, "outcome": outcome, "paid": is_paid,
        "payment_intent": intent, "payment_method": method, "receipt_url": null, "refunded": false,
        "payment_method_details": { "type": "card", "card": card },
        "status": if is_paid { "succeeded" } else { "failed" },
    });
    let at = state.now_of(text(&paid, "customer"));
    state.add("charge", charge, at)
}
