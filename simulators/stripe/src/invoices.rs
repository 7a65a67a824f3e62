//! Operations on invoices.

pub(crate) mod payments;
pub(crate) mod preview;
pub(crate) mod routes;
