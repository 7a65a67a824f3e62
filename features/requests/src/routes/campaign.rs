//! One campaign: its results, its recipients, and its end.

use api::{App, Cursor, Error, Json, Kind, Page, Path, Problem, Query, Result};
use audit::Act;
use axum::{Extension, extract::State};
use locations::Paging;
use orgs::{
    Publishing, Scope, Within,
    may::{ManageRequests, SeeContacts},
};

use super::{
    campaigns::{campaign_views, is_seen},
    org_of,
    requests::shown_requests,
};
use crate::{
    events::{CampaignCanceled, CampaignPaused, CampaignResumed},
    queries::{self, RequestFilter},
    requests::{Requests, announce},
    types::{
        Campaign, CampaignDetail, CampaignId, CampaignRow, CampaignState, RecipientFilters, RequestId, ReviewRequest,
    },
};

/// Returns a campaign with its wordings and its results by location and language.
#[utoipa::path(get, path = "/request-campaigns/{id}", operation_id = "get_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = CampaignId, Path)),
    responses((status = 200, body = CampaignDetail), (status = 404, body = Problem)))]
pub(super) async fn get_request_campaign(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Path(id): Path<CampaignId>,
) -> Result<Json<CampaignDetail>> {
    let org = org_of(&member.scope);
    let row = seen(&app, &member.scope, &id).await?;
    let wording = row.wordings();
    let breakdown = queries::counts_of(&app.db, org, &id).await?;
    let campaign = campaign_views(&app, org, vec![row]).await?.pop().ok_or_else(Error::not_found)?;
    Ok(Json(CampaignDetail { campaign, wording, breakdown }))
}

/// Returns a page of the recipients of a campaign, with their states.
#[utoipa::path(get, path = "/request-campaigns/{id}/recipients", operation_id = "list_campaign_recipients", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = CampaignId, Path), RecipientFilters, Paging),
    responses((status = 200, body = Page<ReviewRequest>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_campaign_recipients(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<CampaignId>,
    Query(filters): Query<RecipientFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<ReviewRequest>>> {
    let org = org_of(&member.scope);
    seen(&app, &member.scope, &id).await?;
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<RequestId>).transpose()?.map(|id| id.to_string());
    let filter = RequestFilter { campaign: Some(id), state: filters.state, locations: None };
    let rows = queries::requests(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = shown_requests(&app, &requests, org, page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Pauses a campaign.
#[utoipa::path(post, path = "/request-campaigns/{id}/pause", operation_id = "pause_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(("id" = CampaignId, Path)),
    responses((status = 200, body = Campaign), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn pause_request_campaign(
    member: Within<ManageRequests>,
    State(app): State<App>,
    Path(id): Path<CampaignId>,
) -> Result<Json<Campaign>> {
    change(&app, &member, &id, Change::Pause).await.map(Json)
}

/// Resumes a paused campaign.
#[utoipa::path(post, path = "/request-campaigns/{id}/resume", operation_id = "resume_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("manage_requests")), ("x-scope" = json!("publish"))),
    params(("id" = CampaignId, Path)),
    responses((status = 200, body = Campaign), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn resume_request_campaign(
    member: Within<Publishing<ManageRequests>>,
    State(app): State<App>,
    Path(id): Path<CampaignId>,
) -> Result<Json<Campaign>> {
    change(&app, &member, &id, Change::Resume).await.map(Json)
}

/// Cancels a campaign: nothing more is sent, and no reminder.
#[utoipa::path(post, path = "/request-campaigns/{id}/cancel", operation_id = "cancel_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(("id" = CampaignId, Path)),
    responses((status = 200, body = Campaign), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn cancel_request_campaign(
    member: Within<ManageRequests>,
    State(app): State<App>,
    Path(id): Path<CampaignId>,
) -> Result<Json<Campaign>> {
    change(&app, &member, &id, Change::Cancel).await.map(Json)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Pause,
    Resume,
    Cancel,
}

async fn change<R>(app: &App, member: &Within<R>, id: &CampaignId, change: Change) -> Result<Campaign> {
    use CampaignState::{Canceled, Paused, Running, Scheduled};
    let (org, now) = (org_of(&member.scope), app.now());
    seen(app, &member.scope, id).await?;
    let mut tx = app.db.begin().await?;
    let row = queries::lock_campaign(&mut tx, org, id).await?.ok_or_else(Error::not_found)?;
    let (to, act) = match (change, row.state) {
        (Change::Pause, Running | Scheduled) => (Paused, Act::new(CampaignPaused)),
        (Change::Resume, Paused) if row.starts_at > now => (Scheduled, Act::new(CampaignResumed)),
        (Change::Resume, Paused) => (Running, Act::new(CampaignResumed)),
        (Change::Cancel, Running | Scheduled | Paused) => (Canceled, Act::new(CampaignCanceled)),
        _ => {
            let detail = "The campaign’s status doesn’t allow this.";
            return Err(Error::new(Kind::Conflict, "campaign_state", detail));
        }
    };
    if to == Canceled {
        queries::cancel_waiting(&mut tx, org, id).await?;
        queries::end_campaign(&mut tx, org, id, to, now).await?;
    } else {
        queries::set_campaign_state(&mut tx, org, id, to).await?;
    }
    act.on("campaign", id).named(&row.name).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "requests", Some(id.as_str()));
    tx.commit().await?;
    let row = queries::find_campaign(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
    campaign_views(app, org, vec![row]).await?.pop().ok_or_else(Error::not_found)
}

async fn seen(app: &App, scope: &Scope, id: &CampaignId) -> Result<CampaignRow> {
    let row = queries::find_campaign(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    let within = locations::ids_within(&app.db, scope, None).await?;
    if is_seen(&row, within.as_deref()) { Ok(row) } else { Err(Error::not_found()) }
}
