//! The billing portal: sessions, and the page on which customers change their card and end or resume a subscription.

mod actions;
mod page;
mod sessions;
mod web;

pub(crate) use sessions::ROUTES;
pub(crate) use web::{show, submit};
