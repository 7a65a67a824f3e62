//! Routes under `/reports`, `/report-schedules`, `/shares` and `/heatmap-scans/{id}/shares`.

mod create;
mod files;
mod heatmap_shares;
mod list;
mod one;
mod schedules;
mod send;
mod shares;
mod views;

use api::{App, Error, Result};
use axum::Extension;
use orgs::{OrgId, Role, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    queries,
    reports::Reports,
    types::{ReportId, ReportRow, State},
};

/// Returns all routes about reports, to be mounted under `/api/v1`.
pub fn routes(reports: &Reports) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_reports, create::create_report))
        .routes(routes!(one::get_report, one::update_report, one::delete_report))
        .routes(routes!(files::export_report_pdf))
        .routes(routes!(files::export_report_csv))
        .routes(routes!(files::export_report_xlsx))
        .routes(routes!(send::send_report))
        .routes(routes!(schedules::list_report_schedules, schedules::create_report_schedule))
        .routes(routes!(schedules::update_report_schedule, schedules::delete_report_schedule))
        .routes(routes!(schedules::list_report_sends))
        .routes(routes!(shares::list_shares, shares::create_share))
        .routes(routes!(shares::delete_share))
        .routes(routes!(heatmap_shares::list_heatmap_shares, heatmap_shares::create_heatmap_share))
        .routes(routes!(heatmap_shares::delete_heatmap_share))
        .layer(Extension(reports.clone()))
}

/// Returns the organization of a scope.
fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Returns a report that the member sees: one about locations within their limits, and for a client a released one.
///
/// # Errors
/// 404 when there is none.
pub(crate) async fn seen(app: &App, scope: &Scope, role: Role, id: &ReportId) -> Result<ReportRow> {
    let org = org_of(scope);
    let row = queries::find(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
    let is_hidden = role.is_client() && !(row.is_released && row.state == State::Ready);
    if is_hidden || !is_within(app, scope, &row).await? {
        return Err(Error::not_found());
    }
    Ok(row)
}

/// Returns true when a member sees all locations of a report.
async fn is_within(app: &App, scope: &Scope, row: &ReportRow) -> Result<bool> {
    match locations::ids_within(&app.db, scope, None).await? {
        None => Ok(true),
        Some(_) if row.location_count == 0 => Ok(false),
        Some(within) => Ok(queries::is_within(&app.db, org_of(scope), &row.id, within).await?),
    }
}
