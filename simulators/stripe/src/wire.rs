//! Format of requests: forms with brackets, and the parameters that an operation takes.

pub(crate) mod form;
pub(crate) mod schema;
pub(crate) mod web;
