//! SQL of drafts, and of what a month used.

use db::{Result, Run, Tx, query};
use orgs::OrgId;

use crate::types::{DraftId, DraftRow, Month, SettingsRow};

/// Returns what an organization used in a month, such as `2026-11`.
pub(crate) async fn month(on: impl Run, org: &OrgId, month: &str) -> Result<Month> {
    let row =
        query!(Month, "select drafts, spent_micros from drafting_months where org_id = $1 and month = $2", org, month);
    Ok(row.lookup().find(on).await?.unwrap_or_default())
}

/// Counts a draft of a month and reserves its maximum cost. Returns false when a limit would be passed.
pub(crate) async fn reserve(
    tx: &mut Tx,
    org: &OrgId,
    month: &str,
    limits: &SettingsRow,
    cost_micros: i64,
) -> Result<bool> {
    query!(
        "insert into drafting_months (org_id, month, drafts, spent_micros) values ($1, $2, 0, 0)
         on conflict (org_id, month) do nothing",
        org,
        month
    )
    .run(&mut *tx)
    .await?;
    let reserved = query!(
        "update drafting_months set drafts = drafts + 1, spent_micros = spent_micros + $3
         where org_id = $1 and month = $2 and drafts < $4 and spent_micros + $3 <= $5",
        org,
        month,
        cost_micros,
        limits.max_drafts,
        limits.cap_micros
    );
    Ok(reserved.run(tx).await? > 0)
}

/// Corrects the cost of a month by the difference between a reservation and the cost.
pub(crate) async fn settle(tx: &mut Tx, org: &OrgId, month: &str, difference: i64) -> Result<()> {
    query!(
        "update drafting_months set spent_micros = spent_micros + $3 where org_id = $1 and month = $2",
        org,
        month,
        difference
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds a call that begins.
pub(crate) async fn add_draft(tx: &mut Tx, org: &OrgId, row: &DraftRow) -> Result<()> {
    query!(
        "insert into drafts (org_id, id, kind, review_id, location_id, created_by, created_at, maker, model,
             prompt_version, prompt, body, tokens_in, tokens_out, cost_micros, problems)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        org,
        &row.id,
        row.kind,
        row.review_id.as_ref(),
        row.location_id.as_ref(),
        row.created_by.as_ref(),
        row.created_at,
        row.maker,
        row.model.as_deref(),
        drafting::prompt::VERSION,
        row.prompt.as_deref(),
        row.body.as_deref(),
        row.tokens_in,
        row.tokens_out,
        row.cost_micros,
        &row.problems
    )
    .run(tx)
    .await
    .map(drop)
}

/// Outcome of a call.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) model: Option<String>,
    pub(crate) body: Option<String>,
    pub(crate) tokens_in: Option<i64>,
    pub(crate) tokens_out: Option<i64>,
    pub(crate) cost_micros: Option<i64>,
    pub(crate) problems: String,
}

/// Notes the outcome of a call.
pub(crate) async fn finish_draft(tx: &mut Tx, org: &OrgId, id: &DraftId, outcome: &Outcome) -> Result<()> {
    query!(
        "update drafts set model = coalesce($3, model), body = $4, tokens_in = $5, tokens_out = $6, cost_micros = $7,
             problems = $8
         where org_id = $1 and id = $2",
        org,
        id,
        outcome.model.as_deref(),
        outcome.body.as_deref(),
        outcome.tokens_in,
        outcome.tokens_out,
        outcome.cost_micros,
        &outcome.problems
    )
    .run(tx)
    .await
    .map(drop)
}

/// Counts the stored drafts of an organization.
pub(crate) async fn count_stored(on: impl Run, org: &OrgId) -> Result<i64> {
    let count = query!((i64,), "select count(*) as count from drafts where org_id = $1 and prompt is not null", org);
    Ok(count.one(on).await?.0)
}

/// Deletes the prompts and texts of an organization; counts, tokens and costs stay for their 30 days.
pub(crate) async fn forget_all(tx: &mut Tx, org: &OrgId) -> Result<u64> {
    query!(
        "update drafts set prompt = null, body = null where org_id = $1 and (prompt is not null or body is not null)",
        org
    )
    .run(tx)
    .await
}
