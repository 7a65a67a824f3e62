//! Rules of drafts: pure, without clock and database.

mod automatic;
mod avoid;
mod check;
mod source;

pub(crate) use automatic::{Decision, FIRST_REPLIES, Facts, decide};
pub(crate) use avoid::mentions;
pub(crate) use check::{check_automatic, check_facts, check_key, check_limits, check_style};
pub(crate) use source::{Author, Situation, author};
