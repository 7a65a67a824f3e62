//! Refunds.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    metadata::merged,
    route::{Call, Route, get, post},
    state::{State, number, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/refunds",
        "payment_intent charge amount:amount reason:duplicate|fraudulent|requested_by_customer metadata{*}",
        create,
    ),
    get("/v1/refunds", "payment_intent charge created:range limit:int starting_after ending_before", list),
    get("/v1/refunds/{}", "", retrieve),
];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let charge = match (call.text("payment_intent"), call.text("charge")) {
        (Some(intent), None) => {
            let payment_intent = state.find("payment_intent", intent, "payment_intent")?;
            if payment_intent["status"] != "succeeded" {
                let message = format!("This PaymentIntent ({intent}) does not have a successful charge to refund.");
                return Err(Error::invalid(message).param("payment_intent"));
            }
            text(payment_intent, "latest_charge").to_owned()
        }
        (None, Some(charge)) => charge.to_owned(),
        _ => return Err(Error::invalid("One of payment_intent or charge must be provided.").code("parameter_missing")),
    };
    let charge_object = state.find("charge", &charge, "charge")?.clone();
    let left = number(&charge_object, "amount_captured") - number(&charge_object, "amount_refunded");
    if charge_object["paid"] != true || left <= 0 {
        let message = format!("Charge {charge} has already been refunded.");
        return Err(Error::invalid(message).code("charge_already_refunded"));
    }
    let amount = call.params["amount"].as_i64().unwrap_or(left);
    if amount <= 0 || amount > left {
        let message = format!("Refund amount ({amount}) is greater than unrefunded amount on charge ({left})");
        return Err(Error::invalid(message).param("amount"));
    }
    let refund = json!({
        "amount": amount, "balance_transaction": null, "charge": charge, "currency": charge_object["currency"],
        "destination_details": { "type": "card", "card": { "type": "refund", "reference_status": "pending" } },
        "metadata": merged(call, &Value::Null)?, "payment_intent": charge_object["payment_intent"],
        "reason": call.params["reason"], "receipt_number": null, "status": "succeeded", "_customer": charge_object["customer"],
    });
    let at = state.now_of(text(&charge_object, "customer"));
    let id = state.add("refund", refund, at);
    state.emit("refund.created", &id);
    state.change(&charge, "charge.refunded", |charge| {
        charge["amount_refunded"] = (number(charge, "amount_refunded") + amount).into();
        charge["refunded"] = (amount == left).into();
    });
    Ok(visible(state.get(&id)))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "refund", "/v1/refunds", |refund| {
        is_wanted(call, "payment_intent", refund) && is_wanted(call, "charge", refund)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("refund", call.id(), "id").map(visible)
}
