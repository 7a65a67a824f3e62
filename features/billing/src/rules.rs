//! Pure rules of billing.

pub(crate) mod changes;
pub(crate) mod reminders;
pub(crate) mod signature;
pub(crate) mod translation;
pub(crate) mod validation;
