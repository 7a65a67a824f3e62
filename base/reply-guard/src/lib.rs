//! Guard of replies to reviews: reasons to refuse a draft, and which replies may go out without a person. Pure: no I/O, no
//! clock, no network, no language model.

mod approval;
mod contacts;
mod echo;
mod findings;
mod lists;
mod marks;
mod personal;
mod rules;
mod similarity;
mod types;

pub use approval::{has_crisis, may_send_without_approval, talks_to_a_machine};
pub use findings::findings;
pub use rules::guard;
pub use types::{Counters, Draft, EarlierReply, Finding, Location, Profile, Reason, Review};
