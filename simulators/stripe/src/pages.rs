//! Pages that people see.

pub(crate) mod form;
pub(crate) mod invoice;
pub(crate) mod layout;
pub(crate) mod money;
mod pdf;
