//! Lists of imports, and of the rows of one.

use ::imports::{ImportId, ImportRow, Limits, RowFilter, Running, queries};
use api::{App, Cursor, Json, Page, Path, Problem, Query, Result};
use axum::{Extension, extract::State};
use orgs::{May, may::ImportReviews};

use super::super::{KIND, types::ReviewImport};
use crate::types::Paging;

/// Returns the organization's imports of reviews, the latest first.
#[utoipa::path(get, path = "/review-imports", operation_id = "list_review_imports", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))), params(Paging),
    responses((status = 200, body = Page<ReviewImport>), (status = 422, body = Problem)))]
pub(super) async fn list_review_imports(
    member: May<ImportReviews>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<ReviewImport>>> {
    let before = match paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => Cursor::unpack::<ImportId>(cursor)?.to_string(),
        // Later than any id.
        None => "~".into(),
    };
    let records = queries::list(&app.db, &member.org, KIND, &before, paging.limit).await?;
    let page = Page::of(records, paging.limit, |last| Cursor::pack(&last.id));
    let mut items = Vec::with_capacity(page.items.len());
    for record in page.items {
        items.push(super::shown(&app.db, &running, &member.org, &record).await?);
    }
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the maximum size of a file of reviews on this instance.
#[utoipa::path(get, path = "/review-imports/limits", operation_id = "get_review_import_limits", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    responses((status = 200, body = Limits)))]
pub(super) async fn get_review_import_limits(
    _: May<ImportReviews>,
    Extension(limits): Extension<Limits>,
) -> Json<Limits> {
    Json(limits)
}

/// Returns the rows that will not simply be created, with their reasons.
#[utoipa::path(get, path = "/review-imports/{id}/rows", operation_id = "list_review_import_rows", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    params(("id" = ImportId, Path), RowFilter, Paging),
    responses((status = 200, body = Page<ImportRow>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_review_import_rows(
    member: May<ImportReviews>,
    State(app): State<App>,
    Path(id): Path<ImportId>,
    Query(filter): Query<RowFilter>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<ImportRow>>> {
    let record = ::imports::find(&app.db, &member.org, KIND, &id).await?;
    let after = match paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => Cursor::unpack::<(i64, i64)>(cursor)?,
        None => (0, 0),
    };
    let rows = queries::rows(&app.db, &member.org, (&id, record.check_no), filter.outcome, after, paging.limit).await?;
    let page = Page::of(rows, paging.limit, |(part, row)| Cursor::pack(&(row.line, part)));
    Ok(Json(page.map(|(_, row)| row)))
}
