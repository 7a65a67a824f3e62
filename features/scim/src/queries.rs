//! SQL queries of provisioning.

mod groups;
mod people;
mod tokens;

pub(crate) use groups::*;
pub(crate) use people::*;
pub(crate) use tokens::*;
