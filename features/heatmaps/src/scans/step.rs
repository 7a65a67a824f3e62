//! Scan that a job is working on, and the outcome of one step of it.

use api::App;
use jiff::Timestamp;
use jobs::{Failure, Running};
use orgs::OrgId;

use crate::heatmaps::Heatmaps;

/// Outcome of a step.
pub(super) enum Step {
    /// Go on at once.
    On,
    /// Go on at this time.
    Later(Timestamp),
    /// The provider refuses to go on; with a stable code.
    Stopped(&'static str),
}

/// Scan that a job is working on.
pub(super) struct Scanning<'a> {
    pub(super) app: &'a App,
    pub(super) heatmaps: &'a Heatmaps,
    pub(super) org: &'a OrgId,
    pub(super) running: &'a Running,
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err passes")]
pub(super) fn retry(error: api::Error) -> Failure {
    Failure::Retry(error.to_string())
}
