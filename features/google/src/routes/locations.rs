//! Business Profile of one location: its link, differences, edits and performance.

use api::{App, Error, FieldError, Json, Path, Problem, Query, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use locations::{Figures, LocationId};
use orgs::{
    May, OrgId, Within,
    may::{PushToGoogle, SeeGoogle, SeeLocations, SyncGoogle},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};

use super::{changes::ChangeBody, runs::RunBody};
use crate::{
    edits, events,
    field::Field,
    queries::{self, Edit},
    rules::{Period, period},
    runs::{What, begin},
};

/// Business Profile of a location.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the API calls this number so everywhere")]
pub(crate) struct GoogleLocation {
    /// Id of the location at Google.
    google_location_id: String,
    /// Account of the location at Google.
    account_id: String,
    /// Place id on Google Maps.
    #[schema(required)]
    place_id: Option<String>,
    /// Address of the location on Google Maps.
    #[schema(required)]
    maps_uri: Option<String>,
    /// Address at which customers review the location.
    #[schema(required)]
    review_uri: Option<String>,
    /// True when a connection gives access to the account.
    is_connected: bool,
    /// True while Google reviews edits that were sent.
    has_pending_edits: bool,
    /// Stable code of the reason why the last sync failed.
    #[schema(required)]
    error: Option<String>,
    /// Fields in which the location and its profile differ, or that are being sent.
    edits: Vec<GoogleEdit>,
    /// Open changes at Google.
    changes: Vec<ChangeBody>,
}

/// Field in which a location and its profile differ, or that is being sent.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleEdit {
    /// Name of the field.
    field: Field,
    /// Value in Vitrine.
    #[schema(required, value_type = Option<Value>)]
    ours: Value,
    /// Value at Google.
    #[schema(required, value_type = Option<Value>)]
    google: Value,
    /// `unsent`; `queued` to be sent; `pending` while Google reviews it; `refused`.
    state: String,
    /// Reason for the refusal: Google's own code in lower case, or ours.
    #[schema(required)]
    code: Option<String>,
    /// Reason for the refusal, in Google's words.
    #[schema(required)]
    detail: Option<String>,
    /// Time at which the field was sent or refused.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    updated_at: Option<Timestamp>,
}

/// Returns the Business Profile of a location. Fails with 404 when it has none.
#[utoipa::path(get, path = "/google/locations/{id}", operation_id = "get_google_location", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = GoogleLocation), (status = 404, body = Problem)))]
pub(super) async fn get_google_location(
    member: May<SeeGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
) -> Result<Json<GoogleLocation>> {
    shown(&app, &member.org, &id).await.map(Json)
}

async fn shown(app: &App, org: &OrgId, id: &LocationId) -> Result<GoogleLocation> {
    let (link, location) = edits::linked(&app.db, org, id).await?;
    let connection = queries::connections_of_account(&app.db, org, &link.account_id).await?;
    let on_their_way = queries::edits(&app.db, org, &link.google_id).await?;
    let changes = queries::open_changes(&app.db, org, id).await?;
    let of = |field: Field| on_their_way.iter().find(|edit| edit.field == field);
    let differing = edits::differing(&link, &location);
    let mut fields: Vec<GoogleEdit> =
        differing.iter().map(|(field, ours, google)| edit(*field, ours, google, of(*field))).collect();
    let ours = crate::rules::Profile::of(&location);
    let same = on_their_way.iter().filter(|sent| !differing.iter().any(|(field, ..)| *field == sent.field));
    fields.extend(same.map(|sent| edit(sent.field, &ours.value(sent.field), &ours.value(sent.field), Some(sent))));
    Ok(GoogleLocation {
        google_location_id: link.google_id,
        account_id: link.account_id,
        place_id: link.place_id,
        maps_uri: link.maps_uri,
        review_uri: link.review_uri,
        is_connected: connection.is_some_and(|connection| connection.state == "connected"),
        has_pending_edits: link.has_pending_edits,
        error: link.error_code,
        edits: fields,
        changes: changes.into_iter().map(Into::into).collect(),
    })
}

fn edit(field: Field, ours: &Value, google: &Value, sent: Option<&Edit>) -> GoogleEdit {
    GoogleEdit {
        field,
        ours: ours.clone(),
        google: google.clone(),
        state: sent.map_or_else(|| "unsent".into(), |edit| edit.state.clone()),
        code: sent.and_then(|edit| edit.code.clone()),
        detail: sent.and_then(|edit| edit.detail.clone()).filter(|detail| !detail.is_empty()),
        updated_at: sent.map(|edit| edit.updated_at),
    }
}

/// Request to send fields.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct GooglePush {
    /// Fields to send.
    fields: Vec<Field>,
}

/// Sends fields of a location to Google, after validating them there. `get_google_location` returns the outcome of
/// each.
#[utoipa::path(post, path = "/google/locations/{id}/edits", operation_id = "push_google_edits", tag = "google",
    extensions(("x-permission" = json!("push_to_google"))),
    params(("id" = LocationId, Path)), request_body = GooglePush,
    responses((status = 202, body = GoogleLocation), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn push_google_edits(
    member: May<PushToGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    body: Result<Json<GooglePush>>,
) -> Result<(StatusCode, Json<GoogleLocation>)> {
    let (link, _) = edits::linked(&app.db, &member.org, &id).await?;
    let Json(mut push) = body?;
    push.fields.sort_unstable();
    push.fields.dedup();
    if push.fields.is_empty() {
        return Err(Error::invalid(vec![FieldError::new("fields", "required", "Choose at least one field.")]));
    }
    if push.fields.contains(&Field::ServiceAreaBusiness) {
        let error = FieldError::new("fields", "not_sendable", "Service areas can only be changed on Google.");
        return Err(Error::invalid(vec![error]));
    }
    let mut tx = app.db.begin().await?;
    edits::send(&mut tx, &member.org, &link.google_id, &push.fields, &member.user, app.now()).await?;
    let act = Act::new(events::GooglePushed).on("location", &id).with("fields", &json!(push.fields));
    act.record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(shown(&app, &member.org, &id).await?)))
}

/// Period of the figures.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Window {
    /// Number of days up to yesterday, 1 to 548; 30 by default.
    #[param(minimum = 1, maximum = 548)]
    days: i64,
}

impl Default for Window {
    fn default() -> Self {
        Self { days: 30 }
    }
}

/// Performance of a location at Google.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GooglePerformance {
    /// First day of the period.
    #[schema(value_type = String, format = Date)]
    since: Date,
    /// Last day of the period: yesterday.
    #[schema(value_type = String, format = Date)]
    until: Date,
    /// Days of the period with known figures, in order. Google reports a day up to three days later; until then the day
    /// is absent, which does not mean zero.
    items: Vec<GoogleDay>,
    /// Sums of these days.
    #[schema(inline)]
    total: Figures,
    /// Sums of the same number of days before the period; null unless all of them are known.
    #[schema(inline, required)]
    previous: Option<Figures>,
    /// First day with known figures; null without a profile.
    #[schema(required, value_type = Option<String>, format = Date)]
    known_from: Option<Date>,
    /// Last day with known figures.
    #[schema(required, value_type = Option<String>, format = Date)]
    known_until: Option<Date>,
}

/// Figures of one day.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleDay {
    /// Day.
    #[schema(value_type = String, format = Date)]
    date: Date,
    /// Figures of the day.
    #[serde(flatten)]
    figures: Figures,
}

fn days_of(window: Window) -> Result<i64> {
    if (1..=548).contains(&window.days) {
        return Ok(window.days);
    }
    let error = FieldError::new("days", "out_of_range", "Between 1 and 548.");
    Err(Error::invalid(vec![error.with_params(serde_json::json!({ "min": 1, "max": 548 }))]))
}

fn sum(days: &[(Date, Figures)]) -> Figures {
    days.iter().fold(Figures::default(), |sum, (_, of)| Figures {
        views: sum.views + of.views,
        calls: sum.calls + of.calls,
        website_clicks: sum.website_clicks + of.website_clicks,
        directions: sum.directions + of.directions,
    })
}

/// Returns views, calls, clicks and direction requests by day, with the sums of the previous period.
#[utoipa::path(get, path = "/google/locations/{id}/performance", operation_id = "get_google_performance", tag = "google",
    extensions(("x-permission" = json!("see_locations"))),
    params(("id" = LocationId, Path), Window),
    responses((status = 200, body = GooglePerformance), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn get_google_performance(
    member: Within<SeeLocations>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(window): Query<Window>,
) -> Result<Json<GooglePerformance>> {
    let days = days_of(window)?;
    let org = locations::org_of(&app.db, &member.scope, &id).await?;
    if locations::find(&app.db, org, &id).await?.is_none() {
        return Err(Error::not_found());
    }
    let link = queries::link_of(&app.db, org, &id).await?;
    let known = link.and_then(|link| link.known()).map(|of| (of.from, of.until));
    let today = app.now().to_zoned(TimeZone::UTC).date();
    let Period { since, until, told_until, before } = period(days, today, known);
    let first = before.map_or(since, |(first, _)| first);
    let all = locations::figures(&app.db, org, &id, first, told_until).await?;
    let (earlier, items): (Vec<_>, Vec<_>) = all.into_iter().partition(|(date, _)| *date < since);
    Ok(Json(GooglePerformance {
        since,
        until,
        total: sum(&items),
        previous: before.map(|_| sum(&earlier)),
        items: items.into_iter().map(|(date, figures)| GoogleDay { date, figures }).collect(),
        known_from: known.map(|(from, _)| from),
        known_until: known.map(|(_, until)| until),
    }))
}

/// Starts to fetch figures from Google, which retains 18 months.
#[utoipa::path(post, path = "/google/locations/{id}/performance", operation_id = "fetch_google_performance",
    tag = "google",
    extensions(("x-permission" = json!("sync_google"))), params(("id" = LocationId, Path), Window),
    responses((status = 202, body = RunBody), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn fetch_google_performance(
    member: May<SyncGoogle>,
    State(app): State<App>,
    Path(id): Path<LocationId>,
    Query(window): Query<Window>,
) -> Result<(StatusCode, Json<RunBody>)> {
    let days = days_of(window)?;
    let (link, _) = edits::linked(&app.db, &member.org, &id).await?;
    let mut tx = app.db.begin().await?;
    let what = What::Locations(vec![link.google_id], "one");
    let run = begin(&mut tx, &member.org, what, Some(days), Some(&member.user), app.now()).await?;
    tx.commit().await?;
    let run = queries::run(&app.db, &member.org, &run).await?.ok_or_else(Error::not_found)?;
    Ok((StatusCode::ACCEPTED, Json(run.into())))
}
