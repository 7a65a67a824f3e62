//! SQL of settings.

use db::{Result, Run, Tx, query};
use orgs::OrgId;

/// Returns whether posts need approval.
pub(crate) async fn approval_required(on: impl Run, org: &OrgId) -> Result<bool> {
    let row = query!((bool,), "select approval_required from post_settings where org_id = $1", org);
    Ok(row.lookup().find(on).await?.is_some_and(|(is_required,)| is_required))
}

/// Sets whether posts need approval.
pub(crate) async fn set_approval_required(tx: &mut Tx, org: &OrgId, is_required: bool) -> Result<()> {
    query!(
        "insert into post_settings (org_id, approval_required) values ($1, $2)
         on conflict (org_id) do update set approval_required = excluded.approval_required",
        org,
        is_required
    )
    .run(tx)
    .await
    .map(drop)
}
