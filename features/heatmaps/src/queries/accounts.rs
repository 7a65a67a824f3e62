//! SQL of accounts at providers.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{AccountRow, Provider};

/// Returns the accounts of an organization.
pub(crate) async fn accounts(on: impl Run, org: &OrgId) -> Result<Vec<AccountRow>> {
    query!(
        AccountRow,
        "select provider, credentials, hint, checked_at, code, balance_micros from rank_accounts where org_id = $1",
        org
    )
    .all(on)
    .await
}

/// Returns the account of an organization at a provider.
pub(crate) async fn account(on: impl Run, org: &OrgId, provider: Provider) -> Result<Option<AccountRow>> {
    query!(
        AccountRow,
        "select provider, credentials, hint, checked_at, code, balance_micros from rank_accounts
         where org_id = $1 and provider = $2",
        org,
        provider
    )
    .lookup()
    .find(on)
    .await
}

/// Writes the account at a provider.
pub(crate) async fn put_account(tx: &mut Tx, org: &OrgId, row: &AccountRow, by: &UserId, now: Timestamp) -> Result<()> {
    query!(
        "insert into rank_accounts (org_id, provider, credentials, hint, checked_at, code, balance_micros, added_by,
             added_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id, provider) do update set credentials = excluded.credentials, hint = excluded.hint,
             checked_at = excluded.checked_at, code = excluded.code, balance_micros = excluded.balance_micros,
             added_by = excluded.added_by, added_at = excluded.added_at",
        org,
        row.provider,
        &row.credentials,
        &row.hint,
        row.checked_at,
        row.code.as_deref(),
        row.balance_micros,
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes the outcome of a check.
pub(crate) async fn note_checked(
    tx: &mut Tx,
    org: &OrgId,
    provider: Provider,
    outcome: (Option<&str>, Option<i64>),
    now: Timestamp,
) -> Result<()> {
    query!(
        "update rank_accounts set checked_at = $3, code = $4, balance_micros = coalesce($5, balance_micros)
         where org_id = $1 and provider = $2",
        org,
        provider,
        now,
        outcome.0,
        outcome.1
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes the account at a provider. Returns false when there is none.
pub(crate) async fn remove_account(tx: &mut Tx, org: &OrgId, provider: Provider) -> Result<bool> {
    let removed =
        query!("delete from rank_accounts where org_id = $1 and provider = $2", org, provider).run(tx).await?;
    Ok(removed > 0)
}
