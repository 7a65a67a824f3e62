//! SQL of the number of requests by state.

use db::{Db, Result, Tx, query};
use orgs::OrgId;

use crate::types::{CampaignCount, CampaignId, RequestRow, RequestState};

/// Adds to the number of requests like this one in a state.
pub(crate) async fn add_count(
    tx: &mut Tx,
    org: &OrgId,
    row: &RequestRow,
    state: RequestState,
    number: i64,
) -> Result<()> {
    let Some(campaign) = &row.campaign_id else { return Ok(()) };
    query!(
        "insert into request_counts (org_id, campaign_id, location_id, language, state, number)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (org_id, campaign_id, location_id, language, state)
         do update set number = request_counts.number + excluded.number",
        org,
        campaign,
        &row.location_id,
        row.language,
        state,
        number
    )
    .run(tx)
    .await
    .map(drop)
}

/// Moves a request of a campaign from one state to another.
pub(crate) async fn move_count(
    tx: &mut Tx,
    org: &OrgId,
    row: &RequestRow,
    from: RequestState,
    to: RequestState,
) -> Result<()> {
    add_count(tx, org, row, from, -1).await?;
    add_count(tx, org, row, to, 1).await
}

/// Returns the number of requests of a campaign by location, language and state.
pub(crate) async fn counts_of(db: &Db, org: &OrgId, campaign: &CampaignId) -> Result<Vec<CampaignCount>> {
    query!(
        CampaignCount,
        "select location_id, language, state, number from request_counts
         where org_id = $1 and campaign_id = $2 and number > 0 order by location_id, language, state",
        org,
        campaign
    )
    .all(db)
    .await
}

/// Returns the number of requests of campaigns by state.
pub(crate) async fn totals_of(
    db: &Db,
    org: &OrgId,
    campaigns: Vec<String>,
) -> Result<Vec<(CampaignId, RequestState, i64)>> {
    query!(
        (CampaignId, RequestState, i64),
        "select campaign_id, state, cast(sum(number) as bigint) as number from request_counts
         where org_id = $1 and campaign_id = any($2) group by campaign_id, state having sum(number) > 0",
        org,
        campaigns
    )
    .all(db)
    .await
}
