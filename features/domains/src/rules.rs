//! Rules of domains: host names that may be claimed, and the next state after a check. Pure.

pub(crate) mod names;
pub(crate) mod states;
