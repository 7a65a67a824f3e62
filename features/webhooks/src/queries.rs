//! SQL queries for webhooks. Each filters by organization first.

mod deliveries;
mod endpoints;

pub(crate) use deliveries::{
    add, attempts, body, delivery, due, list, next_due, overdue, purge, record, send_again, settle,
};
pub(crate) use endpoints::{
    Target, add_endpoint, change, count, disable, endpoint, endpoints, failed, lock, remove, rotate, succeeded, target,
    wake, wanting,
};
