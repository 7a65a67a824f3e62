//! Events and the endpoints that want them.

pub(crate) mod endpoints;
pub(crate) mod events;
