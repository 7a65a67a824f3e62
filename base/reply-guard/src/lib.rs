//! Guard of replies to reviews: reasons to refuse a draft, and which replies may go out without a person. Pure: no I/O, no
//! clock, no network, no language model.

mod approval;
mod contacts;
mod echo;
mod lists;
mod marks;
mod personal;
mod rules;
mod types;

pub use approval::{has_crisis, may_send_without_approval, talks_to_a_machine};
pub use rules::guard;
pub use types::{Counters, Draft, Location, Profile, Reason, Review};
