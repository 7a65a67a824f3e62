//! Context of a scan under way, and the outcome of one of its steps.

use api::App;
use jiff::Timestamp;
use jobs::{Failure, Running};
use orgs::OrgId;

use crate::heatmaps::Heatmaps;

/// Outcome of a step.
pub(super) enum Step {
    /// Take the next step at once.
    Continue,
    /// Take the next step at this time.
    Later(Timestamp),
    /// End the scan, because the provider refuses its questions. Contains a stable code.
    Stopped(&'static str),
}

/// Services and ids that the steps of a scan need.
pub(super) struct ScanContext<'a> {
    pub(super) app: &'a App,
    pub(super) heatmaps: &'a Heatmaps,
    pub(super) org: &'a OrgId,
    pub(super) running: &'a Running,
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err passes")]
pub(super) fn retry(error: api::Error) -> Failure {
    Failure::Retry(error.to_string())
}
