//! New panels, and their cost.

use std::collections::HashMap;

use api::{App, Error, Json, Problem, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{
    Asking, Idempotent, OrgId, UserId, Within,
    may::ManagePanels,
    plans::{self, Feature},
};

use super::{check_spending, org_of, panels_of};
use crate::{
    events::{PanelCreated, ScanStarted},
    heatmaps::{Heatmaps, announce},
    providers::price_micros,
    queries,
    rules::{
        schedule::{next_scan, scans_per_month},
        search_settings::{fingerprint, keywords, layout, problems},
    },
    scans::{begin, lock, max_answers, month_of},
    types::{Cause, Forecast, ForecastPoint, Mode, NewPanels, PanelId, PanelRow, Panels, Schedule},
};

/// Seconds that answers through the queue usually take.
const QUEUE_SECONDS: i64 = 300;
/// Answers per second at once.
const LIVE_PER_SECOND: i64 = 4;
/// Seconds between the two readings of the control pins.
const CONTROL_SECONDS: i64 = 60;

/// Returns the pins, the maximum price and the duration of new panels. Nothing is stored or spent.
#[utoipa::path(post, path = "/heatmaps/forecast", operation_id = "forecast_heatmaps", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_panels")), ("x-scope" = json!("read"))),
    request_body = NewPanels,
    responses((status = 200, body = Forecast), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn forecast_heatmaps(
    member: Within<Asking<ManagePanels>>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Json(new): Json<NewPanels>,
) -> Result<Json<Forecast>> {
    let org = locations::org_of(&app.db, &member.scope, &new.location_id).await?;
    check(&new)?;
    let search = &new.search;
    let layout = layout(search).map_err(Error::internal)?;
    let keywords = keywords(&new.keywords).unwrap_or_default().len() as i64;
    let answers = max_answers(search.size, search.excluded_pins().len()) * keywords;
    let cost_micros = answers * price_micros(search.provider, new.mode).unwrap_or_default();
    let budget = queries::budget(&app.db, org, &month_of(app.now())).await?;
    let is_within = budget.spent_micros + budget.reserved_micros + cost_micros <= budget.cap_micros;
    let obstacle = match heatmaps.account(&app.db, org, search.provider).await? {
        None => Some("no_account"),
        Some(_) if !is_within => Some("cap_reached"),
        Some(_) => None,
    };
    Ok(Json(Forecast {
        points: layout.points.values().iter().map(|point| ForecastPoint::from(*point)).collect(),
        spacing_m: layout.spacing,
        answers,
        cost_micros,
        month_micros: cost_micros * scans_per_month(new.schedule),
        seconds: CONTROL_SECONDS
            + match new.mode {
                Mode::Queue => QUEUE_SECONDS,
                Mode::Live => answers / LIVE_PER_SECOND,
            },
        budget,
        obstacle,
    }))
}

/// Creates a panel for each keyword, and starts their first scans if asked to. A keyword that is measured with the same
/// settings already keeps its panel.
#[utoipa::path(post, path = "/heatmaps", operation_id = "create_heatmaps", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_panels"))),
    request_body = NewPanels,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = Panels), (status = 403, body = Problem, description = "insufficient_scope: a token starts and schedules scans with the scope spend"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create_heatmaps(
    member: Within<ManagePanels>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Idempotent(once, new): Idempotent<NewPanels>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    check_spending(&member.via, new.scan || new.schedule != Schedule::None)?;
    locations::org_of(&app.db, &member.scope, &new.location_id).await?;
    check(&new)?;
    let location = locations::find(&app.db, org, &new.location_id).await?.ok_or_else(Error::not_found)?;
    let has_account = heatmaps.account(&app.db, org, new.search.provider).await?.is_some();
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    plans::check_feature(&mut tx, &app.site, org, Feature::Heatmaps, now).await?;
    lock(&mut tx, org, now).await?;
    let (mut ids, mut open) = (Vec::new(), HashMap::new());
    for keyword in keywords(&new.keywords).unwrap_or_default() {
        let (panel, is_new) = put(&mut tx, org, (&new, keyword, &location), &member.user, now).await?;
        let on = |act: Act| act.on("heatmap", &panel.id).named(&panel.keyword);
        if is_new {
            on(Act::new(PanelCreated)).record(&mut tx, &member.actor, now).await?;
        }
        if new.scan {
            let begun = begin(&mut tx, org, &panel, (Cause::Manual, Some(&member.user)), has_account, now).await?;
            open.extend(begun.open().map(|scan| (panel.id.clone(), scan)));
            on(Act::new(ScanStarted)).record(&mut tx, &member.actor, now).await?;
        }
        ids.push(panel.id);
    }
    announce(&mut tx, org, None);
    let panels = created(&mut tx, org, &ids).await?;
    let mut items = panels_of(&app, org, panels).await?;
    // Scans of this transaction are not seen outside of it yet.
    for panel in &mut items {
        panel.open_scan_id = open.remove(&panel.id);
    }
    let answer = (StatusCode::CREATED, Json(Panels { items })).into_response();
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

fn check(new: &NewPanels) -> Result<()> {
    let mut errors = problems(new);
    if price_micros(new.search.provider, new.mode).is_none() {
        errors.push(api::FieldError::new("mode", "unknown", "This provider answers at once only."));
    }
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

async fn created(tx: &mut Tx, org: &OrgId, ids: &[PanelId]) -> Result<Vec<PanelRow>> {
    let mut panels = Vec::new();
    for id in ids {
        panels.extend(queries::find_panel(&mut *tx, org, id).await?);
    }
    Ok(panels)
}

/// Returns the panel of a keyword, and whether it is new.
async fn put(
    tx: &mut Tx,
    org: &OrgId,
    (new, keyword, location): (&NewPanels, String, &Location),
    by: &UserId,
    now: Timestamp,
) -> Result<(PanelRow, bool)> {
    let fingerprint = fingerprint(new.location_id.as_str(), &keyword, &new.search);
    if let Some(panel) = queries::by_fingerprint(tx, org, &fingerprint).await? {
        return Ok((panel, false));
    }
    let next_scan_at = first_scan(new.schedule, new.search.longitude, location, now)?;
    let target = (new.location_id.clone(), keyword);
    let panel = PanelRow {
        mode: new.mode,
        is_adaptive: new.is_adaptive,
        schedule: new.schedule,
        next_scan_at,
        ..PanelRow::new(target, &new.search, (by.clone(), now))
    };
    queries::add_panel(tx, org, &panel, &fingerprint).await?;
    Ok((panel, true))
}

/// Returns the time of the first scan of a new schedule.
pub(super) fn first_scan(
    schedule: Schedule,
    longitude: f64,
    location: &Location,
    now: Timestamp,
) -> Result<Option<Timestamp>> {
    next_scan(schedule, now, location.details.opening_hours.0.as_ref(), longitude).map_err(Error::internal)
}
