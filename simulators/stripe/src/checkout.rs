//! Checkout: sessions, and the page on which the customer pays.

mod complete;
mod page;
mod sessions;
mod web;

pub(crate) use sessions::{ROUTES, expire_session};
pub(crate) use web::{show, submit};
