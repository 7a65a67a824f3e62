//! SQL queries for the switch of assistants.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

/// Returns what an organization decided; `None` when it decided nothing.
pub(crate) async fn decided(db: &Db, org: &OrgId) -> Result<Option<bool>> {
    let row = query!((bool,), "select is_on from assistant_settings where org_id = $1", org).find(db).await?;
    Ok(row.map(|(is_on,)| is_on))
}

/// Stores what an organization decided.
pub(crate) async fn decide(tx: &mut Tx, org: &OrgId, is_on: bool, now: Timestamp) -> Result<()> {
    query!(
        "insert into assistant_settings (org_id, is_on, changed_at) values ($1, $2, $3)
         on conflict (org_id) do update set is_on = excluded.is_on, changed_at = excluded.changed_at",
        org,
        is_on,
        now
    )
    .run(tx)
    .await
    .map(drop)
}
