//! Pure rules of webhooks: retry schedule, message signatures, endpoint validation.

mod endpoint;
mod retry_schedule;
mod signature;

pub(crate) use endpoint::{CheckedChange, CheckedEndpoint, check, checked_change, host};
pub(crate) use retry_schedule::{MAX_STORED_ANSWER, fault, is_given_up, pause, rest_duration, stored_answer};
pub(crate) use signature::{secret, signatures};
