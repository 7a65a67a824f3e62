//! Released reports, for people who signed in elsewhere: the client portal.

use api::{App, Kind, Result};
use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use jiff::Timestamp;
use orgs::{Role, Scope};

use super::page;
use crate::{
    archive::{drawn, pdf_of},
    queries::{self, ReportFilter},
    reports::Reports,
    routes::seen,
    types::ReportRow,
};

/// Report that was released to clients.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReleasedReport {
    /// Id.
    pub id: String,
    /// Title.
    pub title: String,
    /// Time of making.
    pub made_at: Timestamp,
}

/// Returns the latest released reports whose locations are all within a scope.
pub async fn released(app: &App, scope: &Scope, limit: i64) -> Result<Vec<ReleasedReport>> {
    let filter = ReportFilter {
        visible_locations: locations::ids_within(&app.db, scope, None).await?,
        is_released: true,
        template: None,
        location: None,
        title: None,
    };
    let (Scope::Whole(org) | Scope::Part(org, _)) = scope;
    let rows = queries::list(&app.db, org, filter, None, limit).await?;
    let report = |row: ReportRow| ReleasedReport {
        id: row.id.to_string(),
        title: row.title,
        made_at: row.made_at.unwrap_or(row.created_at),
    };
    Ok(rows.into_iter().map(report).collect())
}

/// Returns the page of a released report within a scope; `None` for any other id. `download` is the address of its PDF.
pub async fn released_page(
    app: &App,
    reports: &Reports,
    scope: &Scope,
    (id, download): (&str, String),
) -> Result<Option<Response>> {
    let Some(row) = find(app, scope, id).await? else { return Ok(None) };
    let (Scope::Whole(org) | Scope::Part(org, _)) = scope;
    let drawn = drawn(app, reports, org, (&row, None)).await?;
    page::report(&drawn, Some(download)).map(Some)
}

/// Returns the PDF of a released report within a scope; `None` for any other id.
pub async fn released_pdf(app: &App, reports: &Reports, scope: &Scope, id: &str) -> Result<Option<Response>> {
    let Some(row) = find(app, scope, id).await? else { return Ok(None) };
    let (Scope::Whole(org) | Scope::Part(org, _)) = scope;
    let drawn = drawn(app, reports, org, (&row, None)).await?;
    let disposition = format!("attachment; filename=\"{}.pdf\"", drawn.file_name());
    let rendered = pdf_of(reports, drawn).await?;
    let headers = [(header::CONTENT_TYPE, "application/pdf"), (header::CONTENT_DISPOSITION, &*disposition)];
    let mut response = (headers, rendered.bytes).into_response();
    page::private(response.headers_mut());
    Ok(Some(response))
}

async fn find(app: &App, scope: &Scope, id: &str) -> Result<Option<ReportRow>> {
    let Ok(id) = id.parse() else { return Ok(None) };
    match seen(app, scope, Role::Client, &id).await {
        Ok(row) => Ok(Some(row)),
        Err(error) if error.kind() == Kind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
