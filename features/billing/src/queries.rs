//! SQL of billing.

mod events;
mod purge;
mod rows;
mod steps;

pub(crate) use events::add_event;
pub(crate) use purge::{forget_events, forget_steps};
pub(crate) use rows::{
    customers, ensure_row, find_row, late, live_pages, note_reminder, org_of_customer, set_customer, set_session,
    write_read, write_subscription_terms,
};
pub(crate) use steps::{add_step, end_step, find_step, open_step};
