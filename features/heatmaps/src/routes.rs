//! Routes under `/heatmaps`, `/heatmap-scans`, `/rank-accounts` and `/rank-budget`.

mod accounts;
mod create;
mod export;
mod list;
mod one;
mod picture;
mod scans;

use api::{App, Error, Result};
use axum::Extension;
use orgs::{OrgId, Scope, TokenScope, Via};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    heatmaps::Heatmaps,
    queries,
    types::{Panel, PanelId, PanelRow, ScanId, ScanRow},
};

/// Returns all routes about heatmaps, to be mounted under `/api/v1`.
pub fn routes(heatmaps: &Heatmaps) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_heatmaps, create::create_heatmaps))
        .routes(routes!(create::forecast_heatmaps))
        .routes(routes!(one::get_heatmap, one::update_heatmap, one::delete_heatmap))
        .routes(routes!(scans::list_heatmap_scans, scans::start_heatmap_scan))
        .routes(routes!(scans::get_heatmap_scan))
        .routes(routes!(scans::cancel_heatmap_scan))
        .routes(routes!(export::export_heatmap_scan))
        .routes(routes!(picture::export_heatmap_picture))
        .routes(routes!(accounts::list_rank_accounts))
        .routes(routes!(accounts::put_rank_account, accounts::delete_rank_account))
        .routes(routes!(accounts::check_rank_account))
        .routes(routes!(accounts::set_rank_budget))
        .layer(Extension(heatmaps.clone()))
}

/// Returns the organization of a scope.
pub(crate) fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Refuses tokens without the scope `spend` for a request after which scans cost money.
///
/// # Errors
/// 403 `insufficient_scope` for such a token.
fn check_spending(via: &Via, costs_money: bool) -> Result<()> {
    if costs_money { via.require(&[TokenScope::Write, TokenScope::Spend]) } else { Ok(()) }
}

/// Returns a panel that the member sees.
///
/// # Errors
/// 404 when there is none, or its location is outside the limits of the member.
async fn seen(app: &App, scope: &Scope, id: &PanelId) -> Result<PanelRow> {
    let row = queries::find_panel(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    locations::org_of(&app.db, scope, &row.location_id).await?;
    Ok(row)
}

/// Returns a scan that the member sees, with its panel.
///
/// # Errors
/// 404 when there is none, or its location is outside the limits of the member.
pub(crate) async fn seen_scan(app: &App, scope: &Scope, id: &ScanId) -> Result<(ScanRow, PanelRow)> {
    let scan = queries::find_scan(&app.db, org_of(scope), id).await?.ok_or_else(Error::not_found)?;
    let panel = seen(app, scope, &scan.panel_id).await?;
    Ok((scan, panel))
}

/// Returns panels with the names of their locations. A panel whose location was just deleted is left out.
async fn panels_of(app: &App, org: &OrgId, rows: Vec<PanelRow>) -> Result<Vec<Panel>> {
    let ids = rows.iter().map(|row| row.location_id.to_string()).collect();
    let places = locations::by_ids(&app.db, org, ids).await?;
    let open = queries::open_scans(&app.db, org, rows.iter().map(|row| row.id.to_string()).collect()).await?;
    let panel = |row: PanelRow| {
        let place = places.iter().find(|place| place.id == row.location_id)?;
        let open_scan_id = open.iter().find(|(panel, _)| *panel == row.id).map(|(_, scan)| scan.clone());
        Some(Panel {
            location_name: place.details.name.clone(),
            location_city: place.details.city.clone(),
            search: row.search(),
            change: row.change.and_then(|change| serde_json::from_value(change).ok()),
            trend: serde_json::from_value(row.trend).unwrap_or_default(),
            open_scan_id,
            id: row.id,
            location_id: row.location_id,
            keyword: row.keyword,
            mode: row.mode,
            is_adaptive: row.is_adaptive,
            schedule: row.schedule,
            is_paused: row.is_paused,
            next_scan_at: row.next_scan_at,
            created_at: row.created_at,
            latest_scan_id: row.latest_scan_id,
            latest_at: row.latest_at,
            atrp: row.atrp,
            solv: row.solv,
        })
    };
    Ok(rows.into_iter().filter_map(panel).collect())
}

/// Returns one panel with the name of its location.
pub(crate) async fn panel_of(app: &App, org: &OrgId, row: PanelRow) -> Result<Panel> {
    panels_of(app, org, vec![row]).await?.pop().ok_or_else(Error::not_found)
}
