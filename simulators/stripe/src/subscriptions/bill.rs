//! Invoices of a subscription that are paid at once.

use super::settle;
use crate::{
    error::{Error, Result},
    invoice_creation::{draft, finalize, lines::Line, pay},
    state::State,
};

/// Creates, finalizes and charges an invoice. Returns its id and the decline, if any.
pub(crate) fn at_once(
    state: &mut State,
    subscription: &str,
    reason: &'static str,
    period: (i64, i64),
    lines: Vec<Line>,
) -> Result<(String, Option<Error>)> {
    let id = issue(state, subscription, reason, period, lines)?;
    let decline = charge(state, &id);
    Ok((id, decline))
}

/// Creates and finalizes an invoice without charging it.
pub(crate) fn issue(
    state: &mut State,
    subscription: &str,
    reason: &'static str,
    period: (i64, i64),
    lines: Vec<Line>,
) -> Result<String> {
    let object = state.get(subscription).clone();
    let draft = draft::Draft { subscription: &object, reason, period, lines, waits: false };
    let id = draft::create(state, &draft);
    state.edit(subscription, |subscription| subscription["latest_invoice"] = id.as_str().into());
    finalize::finalize(state, &id)?;
    Ok(id)
}

/// Charges an open invoice to the card of its subscription. Returns the decline, if any.
pub(crate) fn charge(state: &mut State, invoice: &str) -> Option<Error> {
    if state.get(invoice)["status"] != "open" {
        return None;
    }
    let subscription = settle::subscription_of(state.get(invoice)).to_owned();
    let method = pay::method(state, state.get(&subscription));
    pay::charge(state, invoice, method.as_deref()).err()
}
