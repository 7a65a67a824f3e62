//! SQL of the monthly cap and the spending.

use db::{Result, Run, Tx, query};
use orgs::OrgId;

use crate::types::RankBudget;

/// Cap of an organization that has not chosen one: 20 dollars.
const DEFAULT_CAP: i64 = 20_000_000;

/// Returns the cap of an organization and its spending in a month, such as `2026-11`.
pub(crate) async fn budget(on: impl Run, org: &OrgId, month: &str) -> Result<RankBudget> {
    query!(
        RankBudget,
        "select coalesce((select cap_micros from rank_budgets where org_id = $1), $3) as cap_micros,
                coalesce((select spent_micros from rank_spending where org_id = $1 and month = $2), 0) as spent_micros,
                coalesce((select reserved_micros from rank_spending where org_id = $1 and month = $2), 0) as reserved_micros",
        org,
        month,
        DEFAULT_CAP
    )
    .one(on)
    .await
}

/// Sets the cap.
pub(crate) async fn set_cap(tx: &mut Tx, org: &OrgId, cap_micros: i64) -> Result<()> {
    query!(
        "insert into rank_budgets (org_id, cap_micros) values ($1, $2)
         on conflict (org_id) do update set cap_micros = excluded.cap_micros",
        org,
        cap_micros
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds to the spent and the reserved amount of a month; negative amounts subtract.
pub(crate) async fn move_spending(tx: &mut Tx, org: &OrgId, month: &str, spent: i64, reserved: i64) -> Result<()> {
    query!(
        "insert into rank_spending (org_id, month, spent_micros, reserved_micros) values ($1, $2, $3, $4)
         on conflict (org_id, month) do update set spent_micros = rank_spending.spent_micros + excluded.spent_micros,
             reserved_micros = rank_spending.reserved_micros + excluded.reserved_micros",
        org,
        month,
        spent,
        reserved
    )
    .run(tx)
    .await
    .map(drop)
}
