//! Rules without state: periods, prorations, cards, taxes, signatures.

pub(crate) mod card;
pub(crate) mod discount;
pub(crate) mod period;
pub(crate) mod proration;
pub(crate) mod signature;
pub(crate) mod tax;
