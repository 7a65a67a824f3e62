//! Creation of invoices: lines, discounts, taxes, the credit of the customer, the number, the payment.

mod amounts;
pub(crate) mod currency;
pub(crate) mod draft;
pub(crate) mod finalize;
pub(crate) mod lines;
pub(crate) mod pay;
pub(crate) mod pending;
