//! The list of campaigns, new ones, and what they would do.

use std::collections::HashMap;

use api::{App, Cursor, Error, FieldError, Json, Kind, Page, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use jiff::Timestamp;
use locations::{Location, Paging};
use orgs::{
    Asking, Idempotent, OrgId, Publishing, Scope, Within,
    may::{ManageRequests, SeeContacts},
    plans::{self, Feature},
};
use serde_json::json;

use super::{org_of, unseen};
use crate::{
    campaigns::{self, Draft, MAX_RECIPIENTS, Plan, obstacle, place},
    events::CampaignCreated,
    pages::public_links,
    queries,
    requests::{Requests, announce},
    rules::{
        caps, hours,
        text_fields::Check,
        wording::{all_problems, has_valid_lengths},
    },
    types::{
        Audience, AudienceChoice, Campaign, CampaignFilters, CampaignForecast, CampaignId, CampaignRow, CampaignState,
        Channel, NewCampaign,
    },
};

/// Maximum characters of the name of a campaign.
const MAX_NAME: usize = 80;
/// Maximum number of locations of a campaign.
const MAX_LOCATIONS: usize = 200;

/// Returns a page of the campaigns that the member sees, the latest created first. A member who sees some locations sees
/// the campaigns about these only.
#[utoipa::path(get, path = "/request-campaigns", operation_id = "list_request_campaigns", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(CampaignFilters, Paging),
    responses((status = 200, body = Page<Campaign>), (status = 422, body = Problem)))]
pub(super) async fn list_request_campaigns(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Query(filters): Query<CampaignFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Campaign>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<CampaignId>).transpose()?.map(|id| id.to_string());
    let rows = queries::campaigns(&app.db, org, filters.state, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let within = locations::ids_within(&app.db, &member.scope, None).await?;
    let rows = page.items.into_iter().filter(|row| is_seen(row, within.as_deref())).collect();
    Ok(Json(Page { items: campaign_views(&app, org, rows).await?, next_cursor: page.next_cursor }))
}

/// Returns how many contacts a new campaign would ask, when it would end, and who is left out for which reason.
#[utoipa::path(post, path = "/request-campaigns/forecast", operation_id = "forecast_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("manage_requests")), ("x-scope" = json!("read"))),
    request_body = NewCampaign,
    responses((status = 200, body = CampaignForecast), (status = 422, body = Problem)))]
pub(super) async fn forecast_request_campaign(
    member: Within<Asking<ManageRequests>>,
    State(app): State<App>,
    Json(new): Json<NewCampaign>,
) -> Result<Json<CampaignForecast>> {
    let checked = checked(&app, &member.scope, &new).await?;
    let plan = checked.plan(&app, &member.scope).await?;
    let (starts_at, ends_at) = checked.times(&app, org_of(&member.scope), &plan).await?;
    Ok(Json(CampaignForecast {
        recipients: plan.recipients.len() as i64,
        left_out: plan.left_out,
        starts_at,
        ends_at,
        obstacle: checked.obstacle,
        wording_problems: all_problems(&new.wording),
    }))
}

/// Creates a campaign. It sends within the hours at the recipients, at most as many messages a day as its cap.
#[utoipa::path(post, path = "/request-campaigns", operation_id = "create_request_campaign", tag = "requests",
    extensions(("x-permission" = json!("manage_requests")), ("x-scope" = json!("publish"))),
    request_body = NewCampaign,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Campaign),
        (status = 409, body = Problem, description = "requests_off, postal_address_missing, no_review_links or no_recipients"),
        (status = 422, body = Problem)))]
pub(super) async fn create_request_campaign(
    member: Within<Publishing<ManageRequests>>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Idempotent(once, new): Idempotent<NewCampaign>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let checked = checked(&app, &member.scope, &new).await?;
    let problems = all_problems(&new.wording);
    if !problems.is_empty() {
        let error = FieldError::new("wording", "unfair", "The text breaks the rules for review requests.");
        return Err(Error::invalid(vec![error.with_params(json!({ "problems": problems }))]));
    }
    let plan = checked.plan(&app, &member.scope).await?;
    let country = orgs::default_country(&app.db, org).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    plans::check_feature(&mut tx, &app.site, org, Feature::Requests, now).await?;
    if let Some(code) = checked.obstacle {
        return Err(Error::new(Kind::Conflict, code, obstacle_detail(code)));
    }
    if plan.recipients.is_empty() {
        return Err(Error::new(
            Kind::Conflict,
            "no_recipients",
            "Every contact in this campaign is excluded by the rules.",
        ));
    }
    let id = CampaignId::new(now);
    let row = CampaignRow {
        id: id.clone(),
        name: checked.name.clone(),
        state: if checked.starts_at > now { CampaignState::Scheduled } else { CampaignState::Running },
        channel: new.channel,
        location_ids: json!(new.location_ids),
        audience: json!(new.audience),
        wording: json!(new.wording),
        reminder_after_days: new.reminder_after_days,
        starts_at: checked.starts_at,
        daily_cap: checked.daily_cap,
        left_out: json!(plan.left_out),
        recipients: plan.recipients.len() as i64,
        created_by: member.user.clone(),
        created_at: now,
        ended_at: None,
    };
    queries::add_campaign(&mut tx, org, &row).await?;
    let opening: HashMap<_, _> = checked
        .locations
        .iter()
        .map(|location| {
            let place = place(location, country.as_deref());
            (&location.id, hours::next_open(checked.starts_at, place, checked.hours))
        })
        .collect();
    let mut added = Vec::new();
    for recipient in &plan.recipients {
        let due_at = opening.get(&recipient.location).copied().unwrap_or(checked.starts_at);
        let draft = Draft { campaign: Some(&id), recipient, due_at, by: &member.user, now };
        added.push(campaigns::add(&requests, &mut tx, org, draft).await?);
    }
    campaigns::count_new(&mut tx, org, &added).await?;
    let act = Act::new(CampaignCreated).on("campaign", &id).named(&row.name);
    act.with("recipients", row.recipients).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "requests", None);
    let mut campaign = campaign(row, HashMap::new());
    campaign.counts.insert("waiting".into(), campaign.recipients);
    let address = format!("/api/v1/request-campaigns/{id}");
    let answer = (StatusCode::CREATED, [(header::LOCATION, address)], Json(campaign)).into_response();
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

/// New campaign that was checked.
struct CheckedCampaign {
    name: String,
    audience: Audience,
    locations: Vec<Location>,
    starts_at: Timestamp,
    daily_cap: i64,
    /// Daily cap that holds under the plan.
    emails_per_day: i64,
    hours: hours::Hours,
    obstacle: Option<&'static str>,
}

impl CheckedCampaign {
    async fn plan(&self, app: &App, scope: &Scope) -> Result<Plan> {
        let within = locations::ids_within(&app.db, scope, None).await?;
        let plan = campaigns::plan(app, org_of(scope), (&self.audience, &self.locations), within.as_deref()).await?;
        if plan.recipients.len() > MAX_RECIPIENTS {
            let error = FieldError::new("audience", "too_many", "A campaign can include at most 20,000 contacts.");
            return Err(Error::invalid(vec![error]));
        }
        Ok(plan)
    }

    /// Returns the time of the first and of the last message.
    async fn times(&self, app: &App, org: &OrgId, plan: &Plan) -> Result<(Option<Timestamp>, Option<Timestamp>)> {
        let country = orgs::default_country(&app.db, org).await?;
        let (messages, mut times) = (plan.recipients.len() as i64, (None, None));
        for location in &self.locations {
            if plan.recipients.iter().any(|recipient| recipient.location == location.id) {
                let place = place(location, country.as_deref());
                let first = hours::next_open(self.starts_at, place, self.hours);
                let last = hours::end(self.starts_at, messages, self.emails_per_day, place, self.hours);
                times = (times.0.map_or(Some(first), |at: Timestamp| Some(at.min(first))), times.1.max(Some(last)));
            }
        }
        Ok(times)
    }
}

async fn checked(app: &App, scope: &Scope, new: &NewCampaign) -> Result<CheckedCampaign> {
    let (org, now) = (org_of(scope), app.now());
    let settings = queries::settings(&app.db, org).await?;
    let mut check = Check::default();
    let name = check.required_line("name", &new.name, MAX_NAME);
    let audience = new.audience.audience();
    if audience.is_none() {
        check.refuse("audience", "invalid", "Choose only one: contacts, tags, or all.");
    }
    if new.channel != Channel::Email {
        check.refuse("channel", "unavailable", "Messages are sent by email only.");
    }
    if let Some(days) = new.reminder_after_days {
        check.range("reminder_after_days", days, 3..=14);
    }
    let daily_cap = new.daily_cap.unwrap_or(settings.daily_cap);
    check.range("daily_cap", daily_cap, 1..=10_000);
    let starts_at = new.starts_at.unwrap_or(now).max(now);
    if starts_at > now + jiff::SignedDuration::from_hours(366 * 24) {
        check.refuse("starts_at", "too_late", "A campaign must start within a year.");
    }
    if new.wording.all().next().is_none() || !new.wording.all().all(|(_, wording)| has_valid_lengths(wording)) {
        check.refuse("wording", "invalid", "The subject can have at most 150 characters and the body at most 3,000.");
    }
    let mut places = Vec::new();
    if !(1..=MAX_LOCATIONS).contains(&new.location_ids.len()) {
        check.refuse("location_ids", "out_of_range", "1 to 200 locations.");
    } else if unseen(app, scope, &new.location_ids).await? {
        check.refuse("location_ids", "unknown", "The organization doesn’t have this location.");
    } else {
        let ids = new.location_ids.iter().map(ToString::to_string).collect();
        places = locations::by_ids(&app.db, org, ids).await?;
        places.sort_by_key(|place| new.location_ids.iter().position(|id| *id == place.id));
    }
    check.done()?;
    let obstacle = obstacle(&settings, has_links(app, org, &places).await?);
    let plan = plans::standing(&app.db, &app.site, org, now).await?.state;
    Ok(CheckedCampaign {
        name,
        audience: audience.ok_or_else(Error::not_found)?,
        starts_at,
        daily_cap,
        emails_per_day: caps::daily_cap(daily_cap, plan),
        hours: settings.hours(),
        obstacle,
        locations: places,
    })
}

/// Returns whether each location has a public link.
async fn has_links(app: &App, org: &OrgId, places: &[Location]) -> Result<bool> {
    let pasted = queries::links_of_all(&app.db, org, places.iter().map(|place| place.id.to_string()).collect()).await?;
    for place in places.iter().filter(|place| !pasted.iter().any(|id| id == place.id.as_str())) {
        if public_links(&app.db, org, place).await?.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns an English description of an obstacle.
pub(super) fn obstacle_detail(code: &str) -> &'static str {
    match code {
        "requests_off" => "Review requests are turned off in the settings.",
        "postal_address_missing" => "Add the name and the postal address of the sender in the settings first.",
        _ => "Add a public link to each location first.",
    }
}

/// Returns whether a member sees a campaign: each of its locations is within their limits.
pub(super) fn is_seen(row: &CampaignRow, within: Option<&[String]>) -> bool {
    let is_within =
        |within: &[String]| row.locations().iter().all(|id| within.iter().any(|visible_id| visible_id == id.as_str()));
    within.is_none_or(is_within)
}

/// Returns campaigns as the API shows them.
pub(super) async fn campaign_views(app: &App, org: &OrgId, rows: Vec<CampaignRow>) -> Result<Vec<Campaign>> {
    let ids = rows.iter().map(|row| row.id.to_string()).collect();
    let mut counts: HashMap<CampaignId, HashMap<String, i64>> = HashMap::new();
    for (id, state, number) in queries::totals_of(&app.db, org, ids).await? {
        counts.entry(id).or_default().insert(state.as_str().into(), number);
    }
    Ok(rows
        .into_iter()
        .map(|row| {
            let counts = counts.remove(&row.id).unwrap_or_default();
            campaign(row, counts)
        })
        .collect())
}

fn campaign(row: CampaignRow, counts: HashMap<String, i64>) -> Campaign {
    Campaign {
        location_ids: row.locations(),
        audience: serde_json::from_value(row.audience).unwrap_or_else(|_| AudienceChoice::default()),
        left_out: serde_json::from_value(row.left_out).unwrap_or_default(),
        counts: counts.into_iter().collect(),
        id: row.id,
        name: row.name,
        state: row.state,
        channel: row.channel,
        reminder_after_days: row.reminder_after_days,
        starts_at: row.starts_at,
        daily_cap: row.daily_cap,
        recipients: row.recipients,
        created_at: row.created_at,
        ended_at: row.ended_at,
    }
}
