//! Cards, payments and refunds.

pub(crate) mod charge;
pub(crate) mod disputes;
pub(crate) mod methods;
pub(crate) mod records;
pub(crate) mod refunds;
