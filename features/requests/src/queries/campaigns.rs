//! SQL of campaigns.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{CampaignId, CampaignRow, CampaignState};

/// Statement that reads campaigns: `campaigns!("condition", arguments)`.
macro_rules! campaigns {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            CampaignRow,
            "select id, name, state, channel, location_ids, audience, wording, reminder_after_days, starts_at, daily_cap,
                    left_out, recipients, created_by, created_at, ended_at
             from request_campaigns where org_id = $1 " $tail,
            $($argument),+
        )
    };
}

/// Returns campaigns, the latest created first, before this id.
pub(crate) async fn campaigns(
    db: &Db,
    org: &OrgId,
    state: Option<CampaignState>,
    before: Option<String>,
    limit: i64,
) -> Result<Vec<CampaignRow>> {
    campaigns!(
        "and (cast($2 as text) is null or state = $2) and (cast($3 as text) is null or id < $3) order by id desc limit $4",
        org,
        state,
        before,
        limit
    )
    .all(db)
    .await
}

/// Returns a campaign.
pub(crate) async fn find_campaign(on: impl Run, org: &OrgId, id: &CampaignId) -> Result<Option<CampaignRow>> {
    campaigns!("and id = $2", org, id).lookup().find(on).await
}

/// Returns a campaign, locked until the transaction ends.
pub(crate) async fn lock_campaign(tx: &mut Tx, org: &OrgId, id: &CampaignId) -> Result<Option<CampaignRow>> {
    campaigns!("and id = $2 for update", org, id).find(tx).await
}

/// Adds a campaign.
pub(crate) async fn add_campaign(tx: &mut Tx, org: &OrgId, row: &CampaignRow) -> Result<()> {
    query!(
        "insert into request_campaigns (org_id, id, name, state, channel, location_ids, audience, wording,
             reminder_after_days, starts_at, daily_cap, left_out, recipients, created_by, created_at, ended_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        org,
        &row.id,
        &row.name,
        row.state,
        row.channel,
        row.location_ids.clone(),
        row.audience.clone(),
        row.wording.clone(),
        row.reminder_after_days,
        row.starts_at,
        row.daily_cap,
        row.left_out.clone(),
        row.recipients,
        &row.created_by,
        row.created_at,
        row.ended_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes the state of a campaign.
pub(crate) async fn set_campaign_state(tx: &mut Tx, org: &OrgId, id: &CampaignId, state: CampaignState) -> Result<()> {
    query!("update request_campaigns set state = $3 where org_id = $1 and id = $2", org, id, state)
        .run(tx)
        .await
        .map(drop)
}

/// Ends a campaign.
pub(crate) async fn end_campaign(
    tx: &mut Tx,
    org: &OrgId,
    id: &CampaignId,
    state: CampaignState,
    now: Timestamp,
) -> Result<()> {
    query!("update request_campaigns set state = $3, ended_at = $4 where org_id = $1 and id = $2", org, id, state, now)
        .run(tx)
        .await
        .map(drop)
}
