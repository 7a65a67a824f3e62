//! SQL queries for single sign-on.

mod connections;
mod people;
mod requests;

pub(crate) use connections::*;
pub(crate) use people::*;
pub(crate) use requests::*;
