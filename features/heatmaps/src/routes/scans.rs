//! Scans of a panel.

use api::{App, Error, Json, Kind, Path, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use orgs::{
    Within,
    may::{RunScans, SeeHeatmaps},
    plans::{self, Feature},
};

use super::{org_of, panel_of, seen, seen_scan};
use crate::{
    events::{ScanCanceled, ScanStarted},
    heatmaps::Heatmaps,
    queries,
    scans::{ScanStart, begin, detail, end},
    types::{Bound, Cause, PanelId, Scan, ScanDetail, ScanId, ScanList, State as ScanState},
};

/// Maximum number of scans of a panel in its list.
const MAX_SCANS: i64 = 200;

/// Returns the scans of a panel, the newest first, at most 200.
#[utoipa::path(get, path = "/heatmaps/{id}/scans", operation_id = "list_heatmap_scans", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(("id" = PanelId, Path)),
    responses((status = 200, body = ScanList), (status = 404, body = Problem)))]
pub(super) async fn list_heatmap_scans(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Path(id): Path<PanelId>,
) -> Result<Json<ScanList>> {
    seen(&app, &member.scope, &id).await?;
    let rows = queries::scans_of(&app.db, org_of(&member.scope), &id, MAX_SCANS).await?;
    Ok(Json(ScanList { items: rows.into_iter().map(Scan::from).collect() }))
}

/// Starts a scan of a panel. It is refused when it could cost more than is left of the monthly cap.
#[utoipa::path(post, path = "/heatmaps/{id}/scans", operation_id = "start_heatmap_scan", tag = "heatmaps",
    extensions(("x-permission" = json!("run_scans"))),
    params(("id" = PanelId, Path), Bound),
    responses((status = 202, body = Scan), (status = 404, body = Problem),
        (status = 409, body = Problem,
            description = "scan_under_way, no_account, cap_reached, too_expensive, plan_feature or plan_limit")))]
pub(super) async fn start_heatmap_scan(
    member: Within<RunScans>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Path(id): Path<PanelId>,
    Query(bound): Query<Bound>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let panel = seen(&app, &member.scope, &id).await?;
    plans::check_feature(&app.db, &app.site, org, Feature::Heatmaps, now).await?;
    let has_account = heatmaps.account(&app.db, org, panel.provider).await?.is_some();
    let mut tx = app.db.begin().await?;
    let scan = match begin(&mut tx, org, &panel, (Cause::Manual, Some(&member.user)), has_account, now).await? {
        ScanStart::Open(_) => return Err(conflict("scan_under_way", "A scan for this keyword is already running.")),
        ScanStart::Scan(scan) if scan.code.as_deref() == Some("no_account") => {
            return Err(conflict("no_account", "Add the key of a provider first."));
        }
        ScanStart::Scan(scan) if !scan.state.is_open() => {
            return Err(conflict("cap_reached", "This scan could cost more than what’s left of the monthly cap."));
        }
        ScanStart::Scan(scan) if bound.max_cost_micros.is_some_and(|most| scan.reserved_micros > most) => {
            let detail = "This scan could cost more than max_cost_micros.";
            let params = serde_json::json!({ "cost_micros": scan.reserved_micros });
            return Err(conflict("too_expensive", detail).with_params(params));
        }
        ScanStart::Scan(scan) => scan,
    };
    let act = Act::new(ScanStarted).on("heatmap", &id).named(&panel.keyword);
    act.record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(Scan::from(*scan))).into_response())
}

/// Returns a scan with its pins and the businesses in its answers. Those of a scan under way grow as answers arrive.
#[utoipa::path(get, path = "/heatmap-scans/{id}", operation_id = "get_heatmap_scan", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(("id" = ScanId, Path)),
    responses((status = 200, body = ScanDetail), (status = 404, body = Problem)))]
pub(super) async fn get_heatmap_scan(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Path(id): Path<ScanId>,
) -> Result<Json<ScanDetail>> {
    let org = org_of(&member.scope);
    let (scan, panel) = seen_scan(&app, &member.scope, &id).await?;
    let panel = panel_of(&app, org, panel).await?;
    Ok(Json(detail(&app, org, scan, panel).await?))
}

/// Ends a scan under way. What was answered so far counts, and is paid.
#[utoipa::path(post, path = "/heatmap-scans/{id}/cancel", operation_id = "cancel_heatmap_scan", tag = "heatmaps",
    extensions(("x-permission" = json!("run_scans"))),
    params(("id" = ScanId, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 409, body = Problem, description = "scan_ended")))]
pub(super) async fn cancel_heatmap_scan(
    member: Within<RunScans>,
    State(app): State<App>,
    Path(id): Path<ScanId>,
) -> Result<StatusCode> {
    let org = org_of(&member.scope);
    let (_, panel) = seen_scan(&app, &member.scope, &id).await?;
    let mut tx = app.db.begin().await?;
    if !queries::lock_scan(&mut tx, org, &id).await?.is_some_and(|scan| scan.state.is_open()) {
        return Err(conflict("scan_ended", "This scan has already ended."));
    }
    end(&mut tx, &app, org, &id, (ScanState::Canceled, None)).await?;
    let act = Act::new(ScanCanceled).on("heatmap", &panel.id).named(&panel.keyword);
    act.record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

fn conflict(code: &'static str, detail: &str) -> Error {
    Error::new(Kind::Conflict, code, detail)
}
