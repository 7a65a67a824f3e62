//! Settings of requests.

use api::{App, Json, Problem, Result};
use audit::Act;
use axum::extract::State;
use locations::Location;
use orgs::{
    May, Scope, Within,
    may::{ManageRequests, SeeContacts},
};

use super::org_of;
use crate::{
    events::RequestSettingsChanged,
    queries::{self, SettingsRow},
    requests::announce,
    rules::{professions, text_fields::Check},
    types::{NewSettings, RegulatedLocation, RequestSettings},
};

/// Maximum number of locations in the list of forbidden professions.
const MAX_REGULATED: usize = 200;
/// Locations per query.
const BATCH: usize = 1_000;
/// Maximum characters of the name of the sender.
const MAX_SENDER: usize = 120;
/// Maximum characters of the postal address.
const MAX_ADDRESS: usize = 300;

/// Returns the settings of requests, with the locations of professions that must not ask.
#[utoipa::path(get, path = "/request-settings", operation_id = "get_request_settings", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    responses((status = 200, body = RequestSettings)))]
pub(super) async fn get_request_settings(
    member: Within<SeeContacts>,
    State(app): State<App>,
) -> Result<Json<RequestSettings>> {
    let row = queries::settings(&app.db, org_of(&member.scope)).await?;
    request_settings(&app, &member.scope, row).await.map(Json)
}

/// Changes the settings of requests.
#[utoipa::path(put, path = "/request-settings", operation_id = "put_request_settings", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    request_body = NewSettings,
    responses((status = 200, body = RequestSettings), (status = 422, body = Problem)))]
pub(super) async fn put_request_settings(
    member: May<ManageRequests>,
    State(app): State<App>,
    Json(new): Json<NewSettings>,
) -> Result<Json<RequestSettings>> {
    let (org, now) = (&member.org, app.now());
    let row = checked(&new)?;
    let mut tx = app.db.begin().await?;
    let before = queries::settings(&mut tx, org).await?;
    queries::put_settings(&mut tx, org, &row).await?;
    let act = Act::new(RequestSettingsChanged).on("organisation", org);
    act.changed("is_off", before.is_off, row.is_off)
        .changed("forbids_regulated", !before.is_unrestricted, !row.is_unrestricted)
        .changed("period_days", before.period_days, row.period_days)
        .changed("daily_cap", before.daily_cap, row.daily_cap)
        .record(&mut tx, &member.actor, now)
        .await?;
    announce(&mut tx, org, "requests", None);
    tx.commit().await?;
    request_settings(&app, &Scope::Whole(org.clone()), row).await.map(Json)
}

fn checked(new: &NewSettings) -> Result<SettingsRow> {
    let mut check = Check::default();
    check.range("period_days", new.period_days, 90..=730);
    check.range("daily_cap", new.daily_cap, 1..=10_000);
    check.range("first_hour", new.first_hour, 8..=19);
    check.range("last_hour", new.last_hour, 9..=21);
    if new.first_hour >= new.last_hour {
        check.refuse("last_hour", "too_early", "The latest time must be after the earliest time.");
    }
    let mut optional = |field, text: &Option<String>, max, is_line| {
        let text = text.as_deref().unwrap_or_default();
        let text = if is_line { check.line(field, text, max) } else { check.lines(field, text, max) };
        // Both are in every email.
        if !mail::links(&text).is_empty() {
            check.refuse(field, "link", "Don’t include web or email addresses here.");
        }
        (!text.is_empty()).then_some(text)
    };
    let row = SettingsRow {
        sender_name: optional("sender_name", &new.sender_name, MAX_SENDER, true),
        postal_address: optional("postal_address", &new.postal_address, MAX_ADDRESS, false),
        is_off: new.is_off,
        is_unrestricted: !new.forbids_regulated,
        period_days: new.period_days,
        daily_cap: new.daily_cap,
        first_hour: new.first_hour,
        last_hour: new.last_hour,
    };
    check.done()?;
    Ok(row)
}

async fn request_settings(app: &App, scope: &Scope, row: SettingsRow) -> Result<RequestSettings> {
    Ok(RequestSettings {
        is_off: row.is_off,
        forbids_regulated: !row.is_unrestricted,
        regulated: regulated(app, scope).await?,
        period_days: row.period_days,
        sender_name: row.sender_name,
        postal_address: row.postal_address,
        daily_cap: row.daily_cap,
        first_hour: row.first_hour,
        last_hour: row.last_hour,
    })
}

/// Returns the locations that the member sees whose profession must not ask.
async fn regulated(app: &App, scope: &Scope) -> Result<Vec<RegulatedLocation>> {
    let org = org_of(scope);
    let ids = match locations::ids_within(&app.db, scope, None).await? {
        Some(ids) => ids,
        None => locations::ids(&app.db, org, None).await?,
    };
    let country = orgs::default_country(&app.db, org).await?;
    let mut regulated = Vec::new();
    for ids in ids.chunks(BATCH) {
        let mut places = locations::by_ids(&app.db, org, ids.to_vec()).await?;
        places.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        regulated.extend(places.into_iter().filter_map(|place| regulated_location(place, country.as_deref())));
        if regulated.len() >= MAX_REGULATED {
            regulated.truncate(MAX_REGULATED);
            break;
        }
    }
    Ok(regulated)
}

fn regulated_location(place: Location, country: Option<&str>) -> Option<RegulatedLocation> {
    let details = place.details;
    let reason = professions::forbidden(details.category.as_deref(), details.country.as_deref().or(country))?;
    Some(RegulatedLocation { location_id: place.id, name: details.name, category: details.category, reason })
}
