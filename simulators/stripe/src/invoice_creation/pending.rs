//! Pending invoice items: prorations that the next invoice bills.

use serde_json::Value;

use super::lines::Line;
use crate::{
    error::Result,
    lists::{is_wanted, page},
    route::{Call, Route, get},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    get("/v1/invoiceitems", "customer invoice pending:bool created:range limit:int starting_after ending_before", list),
    get("/v1/invoiceitems/{}", "", retrieve),
];

/// Keeps a line for the next invoice.
pub(crate) fn keep(state: &mut State, customer: &str, currency: &str, line: &Line) {
    let at = state.now_of(customer);
    let id = state.add("invoiceitem", line.item(customer, currency), at);
    state.emit("invoiceitem.created", &id);
}

/// Returns the lines that wait for the next invoice of a subscription.
pub(crate) fn lines(state: &State, subscription: &str) -> Vec<Line> {
    let items = state.all("invoiceitem").filter(|item| item["invoice"].is_null());
    items.map(Line::of_item).filter(|line| line.subscription == subscription).collect()
}

/// Binds items to the invoice that bills them.
pub(super) fn bind(state: &mut State, lines: &[Line], invoice: &str) {
    for pending in lines.iter().filter_map(|line| line.pending.as_deref()) {
        state.edit(pending, |item| item["invoice"] = invoice.into());
    }
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "invoiceitem", "/v1/invoiceitems", |item| {
        let is_pending = item["invoice"].is_null();
        is_wanted(call, "customer", item)
            && is_wanted(call, "invoice", item)
            && call.params["pending"].as_bool().is_none_or(|pending| pending == is_pending)
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("invoiceitem", call.id(), "id").map(visible)
}

/// Returns the ids of a subscription's pending items.
pub(crate) fn ids(state: &State, subscription: &str) -> Vec<String> {
    let items = state.all("invoiceitem").filter(|item| {
        item["invoice"].is_null() && item["parent"]["subscription_details"]["subscription"] == subscription
    });
    items.map(|item| text(item, "id").to_owned()).collect()
}
