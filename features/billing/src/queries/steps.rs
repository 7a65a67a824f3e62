//! SQL of calls to Stripe whose outcome is not known yet.

use db::{Result, Run, Tx, query};
use orgs::OrgId;

use crate::types::{Step, StepId};

/// Adds a step. Fails as a duplicate while another one is open.
pub(crate) async fn add_step(tx: &mut Tx, org: &OrgId, step: &Step) -> Result<()> {
    query!(
        "insert into billing_steps (org_id, id, kind, path, form, state, created_at)
         values ($1, $2, $3, $4, $5, 'pending', $6)",
        org,
        &step.id,
        step.kind,
        step.path.as_str(),
        step.form.as_str(),
        step.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the open step of an organization.
pub(crate) async fn open_step(on: impl Run, org: &OrgId) -> Result<Option<Step>> {
    query!(
        Step,
        "select id, kind, path, form, created_at from billing_steps where org_id = $1 and state = 'pending'",
        org
    )
    .find(on)
    .await
}

/// Returns an open step.
pub(crate) async fn find_step(on: impl Run, org: &OrgId, id: &StepId) -> Result<Option<Step>> {
    query!(
        Step,
        "select id, kind, path, form, created_at from billing_steps
         where org_id = $1 and id = $2 and state = 'pending'",
        org,
        id
    )
    .find(on)
    .await
}

/// Ends a step: done, or refused by Stripe.
pub(crate) async fn end_step(tx: &mut Tx, org: &OrgId, id: &StepId, is_done: bool) -> Result<()> {
    let state = if is_done { "done" } else { "refused" };
    query!("update billing_steps set state = $3 where org_id = $1 and id = $2", org, id, state).run(tx).await.map(drop)
}
