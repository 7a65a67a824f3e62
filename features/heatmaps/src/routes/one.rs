//! One panel.

use api::{App, Error, Json, Path, Problem, Result};
use audit::Act;
use axum::{extract::State, http::StatusCode};
use orgs::{
    Within,
    may::{ManagePanels, SeeHeatmaps},
};

use super::{check_spending, create::first_scan, org_of, panel_of, seen};
use crate::{
    events::{PanelChanged, PanelDeleted},
    heatmaps::announce,
    providers::price_micros,
    queries,
    rules::search_settings::MIN_ADAPTIVE_SIZE,
    scans::end,
    types::{Panel, PanelId, PanelPatch, PanelRow, Schedule, State as ScanState},
};

/// Returns a panel.
#[utoipa::path(get, path = "/heatmaps/{id}", operation_id = "get_heatmap", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(("id" = PanelId, Path)),
    responses((status = 200, body = Panel), (status = 404, body = Problem)))]
pub(super) async fn get_heatmap(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Path(id): Path<PanelId>,
) -> Result<Json<Panel>> {
    let row = seen(&app, &member.scope, &id).await?;
    panel_of(&app, org_of(&member.scope), row).await.map(Json)
}

/// Changes how and how often a panel is scanned.
#[utoipa::path(patch, path = "/heatmaps/{id}", operation_id = "update_heatmap", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_panels"))),
    params(("id" = PanelId, Path)), request_body = PanelPatch,
    responses((status = 200, body = Panel), (status = 403, body = Problem, description = "insufficient_scope: a token schedules scans with the scope spend"), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn update_heatmap(
    member: Within<ManagePanels>,
    State(app): State<App>,
    Path(id): Path<PanelId>,
    Json(patch): Json<PanelPatch>,
) -> Result<Json<Panel>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = seen(&app, &member.scope, &id).await?;
    let location = locations::find(&app.db, org, &before.location_id).await?.ok_or_else(Error::not_found)?;
    let after = patched(&before, &patch)?;
    check_spending(&member.via, after.schedule != Schedule::None && !after.is_paused && after != before)?;
    let begins_anew = after.schedule != before.schedule || (before.is_paused && !after.is_paused);
    let next_scan_at =
        if begins_anew { first_scan(after.schedule, after.longitude, &location, now)? } else { before.next_scan_at };
    let after = PanelRow { next_scan_at, ..after };
    if after != before {
        let mut tx = app.db.begin().await?;
        queries::change_panel(&mut tx, org, &after).await?;
        let act = Act::new(PanelChanged).on("heatmap", &id).named(&after.keyword);
        act.changed("schedule", before.schedule.as_str(), after.schedule.as_str())
            .record(&mut tx, &member.actor, now)
            .await?;
        announce(&mut tx, org, Some(id.as_str()));
        tx.commit().await?;
    }
    panel_of(&app, org, after).await.map(Json)
}

/// Deletes a panel with its scans. A scan under way is ended first.
#[utoipa::path(delete, path = "/heatmaps/{id}", operation_id = "delete_heatmap", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_panels"))),
    params(("id" = PanelId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_heatmap(
    member: Within<ManagePanels>,
    State(app): State<App>,
    Path(id): Path<PanelId>,
) -> Result<StatusCode> {
    let org = org_of(&member.scope);
    let panel = seen(&app, &member.scope, &id).await?;
    let mut tx = app.db.begin().await?;
    // Its cost counts in the month even if the panel is deleted.
    if let Some(open) = queries::open_scan(&mut tx, org, &id).await? {
        end(&mut tx, &app, org, &open, (ScanState::Canceled, None)).await?;
    }
    queries::remove_panel(&mut tx, org, &id).await?;
    let act = Act::new(PanelDeleted).on("heatmap", &id).named(&panel.keyword);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

fn patched(before: &PanelRow, patch: &PanelPatch) -> Result<PanelRow> {
    let after = PanelRow {
        schedule: patch.schedule.unwrap_or(before.schedule),
        is_paused: patch.is_paused.unwrap_or(before.is_paused),
        mode: patch.mode.unwrap_or(before.mode),
        is_adaptive: patch.is_adaptive.unwrap_or(before.is_adaptive),
        ..before.clone()
    };
    let mut errors = Vec::new();
    if price_micros(after.provider, after.mode).is_none() {
        errors.push(api::FieldError::new("mode", "unknown", "This provider answers at once only."));
    }
    if after.is_adaptive && after.size < MIN_ADAPTIVE_SIZE {
        let detail = "An adaptive scan needs a grid of at least 11 × 11 pins.";
        errors.push(api::FieldError::new("is_adaptive", "too_small", detail));
    }
    if errors.is_empty() { Ok(after) } else { Err(Error::invalid(errors)) }
}
