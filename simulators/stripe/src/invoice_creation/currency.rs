//! Currency of a customer, which all invoices share.

use serde_json::Value;

use crate::{
    error::{Error, Result},
    state::{State, text},
};

/// Refuses a currency other than the one that the customer pays in already.
pub(crate) fn check(customer: &Value, currency: &str) -> Result<()> {
    match customer["currency"].as_str() {
        Some(present) if present != currency => Err(Error::invalid(format!(
            "You cannot combine currencies on a single customer. This customer has an active subscription, invoice item or \
             invoice in {present}."
        ))),
        _ => Ok(()),
    }
}

/// Sets the currency with the first invoice.
pub(crate) fn set(state: &mut State, customer: &str, currency: &str) {
    if text(state.get(customer), "currency") != currency {
        state.change(customer, "customer.updated", |customer| customer["currency"] = currency.into());
    }
}
