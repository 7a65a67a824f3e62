//! The list of reports.

use api::{App, Cursor, Error, FieldError, Json, Page, Problem, Query, Result};
use axum::{Extension, extract::State};
use locations::Paging;
use orgs::{Within, may::SeeReports};

use super::{org_of, views::reports_of};
use crate::{
    queries::{self, ReportFilter},
    reports::Reports,
    types::{Report, ReportFilters, ReportId},
};

/// Maximum characters of a search.
const MAX_SEARCH: usize = 100;

/// Returns a page of the reports that the member sees, the latest first. Clients see the released ones.
#[utoipa::path(get, path = "/reports", operation_id = "list_reports", tag = "reports",
    extensions(("x-permission" = json!("see_reports"))),
    params(ReportFilters, Paging),
    responses((status = 200, body = Page<Report>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_reports(
    member: Within<SeeReports>,
    State(app): State<App>,
    Extension(reports): Extension<Reports>,
    Query(filters): Query<ReportFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Report>>> {
    let org = org_of(&member.scope);
    if let Some(location) = &filters.location {
        locations::org_of(&app.db, &member.scope, location).await?;
    }
    let filter = ReportFilter {
        visible_locations: locations::ids_within(&app.db, &member.scope, None).await?,
        is_released: member.role.is_client(),
        template: filters.template,
        location: filters.location,
        title: filters.search.as_deref().map(pattern).transpose()?.flatten(),
    };
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ReportId>).transpose()?.map(|id| id.to_string());
    let rows = queries::list(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = reports_of(&app, &reports, (org, member.role), page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the pattern of a search in folded titles; `None` for an empty one.
fn pattern(search: &str) -> Result<Option<String>> {
    if search.chars().count() > MAX_SEARCH || search.contains('\0') {
        let error = FieldError::new("search", "too_long", format!("At most {MAX_SEARCH} characters."));
        return Err(Error::invalid(vec![error.with_params(serde_json::json!({ "max": MAX_SEARCH }))]));
    }
    let folded = text::fold(search);
    let escaped = folded.trim().replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
    Ok((!escaped.is_empty()).then(|| format!("%{escaped}%")))
}
