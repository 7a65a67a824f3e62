//! Links that show a report without signing in.

use api::{App, Cursor, Error, Json, Kind, Page, Path, Problem, Query, Result};
use auth::Auth;
use axum::{Extension, extract::State, http::StatusCode};
use locations::Paging;
use orgs::{Publishing, Within, may::MakeReports};

use super::{org_of, seen};
use crate::{
    links::{Link, Terms, revoke},
    queries,
    reports::Reports,
    types::{
        CreatedShare, NewShare, ReportId, ReportRow, Share, ShareFilters, ShareId, ShareKind, ShareRow,
        State as ReportState,
    },
};

/// Returns a page of the links to reports that the member sees, the latest first. Addresses are not stored.
#[utoipa::path(get, path = "/shares", operation_id = "list_shares", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(ShareFilters, Paging),
    responses((status = 200, body = Page<Share>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_shares(
    member: Within<MakeReports>,
    State(app): State<App>,
    Query(filters): Query<ShareFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Share>>> {
    let org = org_of(&member.scope);
    if let Some(id) = &filters.id {
        seen(&app, &member.scope, member.role, id).await?;
    }
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ShareId>).transpose()?.map(|id| id.to_string());
    let rows = queries::shares(
        &app.db,
        org,
        (ShareKind::Report, filters.id.as_ref().map(ReportId::as_str)),
        before,
        paging.limit.and_one(),
    )
    .await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let mut items = Vec::new();
    for row in page.items {
        match report_of(&app, &member, &row).await {
            Ok(report) => items.push(Share::new(row, report.title)),
            Err(error) if error.kind() == Kind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Creates a link to a report. Its address is in this answer only.
#[utoipa::path(post, path = "/shares", operation_id = "create_share", tag = "reports",
    extensions(("x-permission" = json!("make_reports")), ("x-scope" = json!("publish"))),
    request_body = NewShare,
    responses((status = 201, body = CreatedShare), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "report_not_ready"), (status = 422, body = Problem)))]
pub(super) async fn create_share(
    member: Within<Publishing<MakeReports>>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(reports): Extension<Reports>,
    Json(new): Json<NewShare>,
) -> Result<(StatusCode, Json<CreatedShare>)> {
    let org = org_of(&member.scope);
    let terms = Terms { expires_in_days: new.expires_in_days, password: new.password, may_download: new.download };
    terms.check()?;
    let report = seen(&app, &member.scope, member.role, &new.id).await?;
    if report.state != ReportState::Ready {
        return Err(Error::new(Kind::Conflict, "report_not_ready", "The report isn’t ready yet."));
    }
    let link = Link::new(&app, &auth, (new.kind.into(), report.id.as_str()), terms).await?;
    let mut tx = app.db.begin().await?;
    link.add(&mut tx, org, (&member.user, &member.actor), &report.title).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(link.created(&app, &reports, org, report.title).await?)))
}

/// Revokes a link to a report. It stops working at once.
#[utoipa::path(delete, path = "/shares/{id}", operation_id = "delete_share", tag = "reports",
    extensions(("x-permission" = json!("make_reports"))),
    params(("id" = ShareId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_share(
    member: Within<MakeReports>,
    State(app): State<App>,
    Path(id): Path<ShareId>,
) -> Result<StatusCode> {
    let org = org_of(&member.scope);
    let row = queries::find_share(&app.db, org, &id).await?.ok_or_else(Error::not_found)?;
    let report = report_of(&app, &member, &row).await?;
    revoke(&app, org, &member.actor, (&row, &report.title)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the report of a link, if the member sees it.
async fn report_of(app: &App, member: &Within<MakeReports>, row: &ShareRow) -> Result<ReportRow> {
    let report = row.report().ok_or_else(Error::not_found)?;
    seen(app, &member.scope, member.role, &report).await
}
