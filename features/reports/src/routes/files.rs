//! Files of a report.

use api::{App, Error, Path, Problem, Result};
use axum::{
    Extension,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use orgs::{Within, may::SeeReports};

use super::{org_of, seen};
use crate::{
    archive::{drawn, pdf_of},
    files::{Drawn, csv::csv, xlsx::xlsx},
    reports::Reports,
    types::ReportId,
};

const CSV: &str = "text/csv; charset=utf-8";
const PDF: &str = "application/pdf";
const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// Returns a report as a PDF, tagged for readers who do not see it.
#[utoipa::path(get, path = "/reports/{id}/pdf", operation_id = "export_report_pdf", tag = "reports",
    extensions(("x-permission" = json!("see_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 200, body = String, content_type = "application/pdf"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_not_ready")))]
pub(super) async fn export_report_pdf(
    member: Within<SeeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
) -> Result<Response> {
    let drawn = read(&app, &reports, &member, &id).await?;
    let name = drawn.file_name();
    let rendered = pdf_of(&reports, drawn).await?;
    Ok(file(&name, ("pdf", PDF), rendered.bytes))
}

/// Returns the figures and tables of a report as a CSV file: with semicolons in French, with commas in English.
#[utoipa::path(get, path = "/reports/{id}/csv", operation_id = "export_report_csv", tag = "reports",
    extensions(("x-permission" = json!("see_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_not_ready")))]
pub(super) async fn export_report_csv(
    member: Within<SeeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
) -> Result<Response> {
    let drawn = read(&app, &reports, &member, &id).await?;
    let name = drawn.file_name();
    let text = reports.draw(move || csv(&drawn)).await?;
    Ok(file(&name, ("csv", CSV), text.into_bytes()))
}

/// Returns the figures and tables of a report as an Excel workbook.
#[utoipa::path(get, path = "/reports/{id}/xlsx", operation_id = "export_report_xlsx", tag = "reports",
    extensions(("x-permission" = json!("see_reports"))),
    params(("id" = ReportId, Path)),
    responses((status = 200, body = String, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        (status = 404, body = Problem), (status = 409, body = Problem, description = "report_not_ready")))]
pub(super) async fn export_report_xlsx(
    member: Within<SeeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Path(id): Path<ReportId>,
) -> Result<Response> {
    let drawn = read(&app, &reports, &member, &id).await?;
    let name = drawn.file_name();
    let bytes = reports.draw(move || xlsx(&drawn)).await?.map_err(Error::internal)?;
    Ok(file(&name, ("xlsx", XLSX), bytes))
}

async fn read(app: &App, reports: &Reports, member: &Within<SeeReports>, id: &ReportId) -> Result<Drawn> {
    let row = seen(app, &member.scope, member.role, id).await?;
    drawn(app, reports, org_of(&member.scope), (&row, Some(app.site.url.clone()))).await
}

/// Returns a file to download.
pub(crate) fn file(name: &str, (ending, kind): (&str, &str), bytes: Vec<u8>) -> Response {
    let disposition = format!("attachment; filename=\"{name}.{ending}\"");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, &*disposition)], bytes).into_response()
}
