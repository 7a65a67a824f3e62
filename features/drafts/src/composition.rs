//! Writing drafts: reservation, call, guard, second attempt, template.

mod call;
mod post;
mod reply;

pub(crate) use post::write_post;
pub(crate) use reply::write_reply;

use jiff::{Timestamp, tz::TimeZone};

/// Attempts of a model: a draft with reasons against it is made once more.
const MAX_ATTEMPTS: usize = 2;

/// Returns the month of a time (UTC), such as `2026-11`.
pub(crate) fn month_of(at: Timestamp) -> String {
    at.to_zoned(TimeZone::UTC).strftime("%Y-%m").to_string()
}
