//! Automatic replies: planned when a review is new, decided when they are due.

mod plan;
mod send;

pub(crate) use plan::PlanAutomaticReplies;
pub(crate) use send::SendAutomaticReplies;

use api::{App, Error};
use jobs::Failure;
use orgs::{
    OrgId,
    plans::{self, Feature},
};

/// Returns true when the plan of an organization includes automatic replies, and is running.
pub(crate) async fn is_in_plan(app: &App, org: &OrgId) -> api::Result<bool> {
    Ok(plans::standing(&app.db, &app.site, org, app.now()).await?.has(Feature::Drafting))
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err passes")]
fn retry(error: Error) -> Failure {
    Failure::Retry(error.to_string())
}
