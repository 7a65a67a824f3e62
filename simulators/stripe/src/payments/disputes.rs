//! Disputes of charges.

use serde_json::{Value, json};

use crate::{
    error::Result,
    lists::{is_wanted, page},
    route::{Call, Route, get},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    get("/v1/disputes", "charge payment_intent created:range limit:int starting_after ending_before", list),
    get("/v1/disputes/{}", "", retrieve),
];

/// Opens a dispute about a charge.
pub(super) fn open(state: &mut State, charge: &str) {
    let disputed = state.get(charge).clone();
    let at = state.now_of(text(&disputed, "customer"));
    let dispute = json!({
        "amount": disputed["amount"], "balance_transactions": [], "charge": charge, "currency": disputed["currency"],
        "evidence": {}, "evidence_details": { "due_by": at + 7 * 86_400, "has_evidence": false, "past_due": false,
            "submission_count": 0 },
        "is_charge_refundable": false, "metadata": {}, "payment_intent": disputed["payment_intent"],
        "reason": "fraudulent", "status": "needs_response",
    });
    let id = state.add("dispute", dispute, at);
    state.edit(charge, |charge| charge["disputed"] = true.into());
    state.emit("charge.dispute.created", &id);
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "dispute", "/v1/disputes", |dispute| {
        is_wanted(call, "charge", dispute) && is_wanted(call, "payment_intent", dispute)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("dispute", call.id(), "id").map(visible)
}
