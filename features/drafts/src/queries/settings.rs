//! SQL of settings and keys.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use crate::types::{KeyRow, SettingsRow};

/// Returns the settings of an organization.
pub(crate) async fn settings(on: impl Run, org: &OrgId) -> Result<SettingsRow> {
    let row = query!(
        SettingsRow,
        "select tone, avoid, is_confidential_allowed, cap_micros, max_drafts from drafting_settings where org_id = $1",
        org
    );
    Ok(row.lookup().find(on).await?.unwrap_or_default())
}

/// Writes the settings of an organization.
pub(crate) async fn put_settings(tx: &mut Tx, org: &OrgId, row: &SettingsRow) -> Result<()> {
    query!(
        "insert into drafting_settings (org_id, tone, avoid, is_confidential_allowed, cap_micros, max_drafts)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (org_id) do update set tone = excluded.tone, avoid = excluded.avoid,
             is_confidential_allowed = excluded.is_confidential_allowed, cap_micros = excluded.cap_micros,
             max_drafts = excluded.max_drafts",
        org,
        row.tone,
        &row.avoid,
        row.is_confidential_allowed,
        row.cap_micros,
        row.max_drafts
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the key of an organization.
pub(crate) async fn key(on: impl Run, org: &OrgId) -> Result<Option<KeyRow>> {
    query!(KeyRow, "select kind, model, api_key, hint, checked_at, code from drafting_keys where org_id = $1", org)
        .lookup()
        .find(on)
        .await
}

/// Writes the key of an organization.
pub(crate) async fn put_key(tx: &mut Tx, org: &OrgId, row: &KeyRow, by: &UserId, now: Timestamp) -> Result<()> {
    query!(
        "insert into drafting_keys (org_id, kind, model, api_key, hint, checked_at, code, added_by, added_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (org_id) do update set kind = excluded.kind, model = excluded.model, api_key = excluded.api_key,
             hint = excluded.hint, checked_at = excluded.checked_at, code = excluded.code, added_by = excluded.added_by,
             added_at = excluded.added_at",
        org,
        row.kind,
        &row.model,
        &row.api_key,
        &row.hint,
        row.checked_at,
        row.code.as_deref(),
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes the outcome of a check of the key.
pub(crate) async fn note_checked(tx: &mut Tx, org: &OrgId, code: Option<&str>, now: Timestamp) -> Result<()> {
    query!("update drafting_keys set checked_at = $2, code = $3 where org_id = $1", org, now, code)
        .run(tx)
        .await
        .map(drop)
}

/// Removes the key. Returns false when there is none.
pub(crate) async fn remove_key(tx: &mut Tx, org: &OrgId) -> Result<bool> {
    Ok(query!("delete from drafting_keys where org_id = $1", org).run(tx).await? > 0)
}
