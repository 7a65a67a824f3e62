//! Payments of invoices.

use serde_json::Value;

use crate::{
    error::Result,
    lists::{is_wanted, page},
    route::{Call, Route, get},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    get(
        "/v1/invoice_payments",
        "invoice payment{type!:payment_intent|charge payment_intent charge} status:canceled|open|paid created:range limit:int \
         starting_after ending_before",
        list,
    ),
    get("/v1/invoice_payments/{}", "", retrieve),
];

fn list(state: &mut State, call: &Call) -> Result<Value> {
    if let Some(invoice) = call.text("invoice") {
        state.find("invoice", invoice, "invoice")?;
    }
    let intent = call.params["payment"]["payment_intent"].as_str();
    page(state, call, "invoice_payment", "/v1/invoice_payments", |payment| {
        is_wanted(call, "invoice", payment)
            && is_wanted(call, "status", payment)
            && intent.is_none_or(|intent| text(&payment["payment"], "payment_intent") == intent)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("invoice_payment", call.id(), "id").map(visible)
}
