//! Many imports, and many rows of one.

use ::imports::{ImportId, ImportRow, Limits, RowFilter, Running, queries};
use api::{App, Cursor, Json, Page, Path, Problem, Query, Result};
use axum::{Extension, extract::State};
use orgs::{
    May,
    may::{ImportLocations, SeeWork},
};

use super::super::{KIND, types::Import};
use crate::Paging;

/// The organization's imports, the latest first.
#[utoipa::path(get, path = "/imports", operation_id = "list_imports", tag = "imports",
    extensions(("x-permission" = json!("see_work"))), params(Paging),
    responses((status = 200, body = Page<Import>), (status = 422, body = Problem)))]
pub(super) async fn list_imports(
    member: May<SeeWork>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Import>>> {
    let before = match paging.cursor.as_deref().filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => Cursor::unpack::<ImportId>(cursor)?.to_string(),
        // Later than any id.
        None => "~".into(),
    };
    let records = queries::list(&app.db, &member.org, KIND, &before, paging.limit).await?;
    let page = Page::of(records, paging.limit, |last| Cursor::pack(&last.id));
    let mut items = Vec::with_capacity(page.items.len());
    for record in page.items {
        items.push(super::import_of(&app.db, &running, &member.org, &record).await?);
    }
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the maximum size of an imported file on this instance.
#[utoipa::path(get, path = "/imports/limits", operation_id = "get_import_limits", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))),
    responses((status = 200, body = Limits)))]
pub(super) async fn get_import_limits(_: May<ImportLocations>, Extension(limits): Extension<Limits>) -> Json<Limits> {
    Json(limits)
}

/// The rows that will not simply be created, and why.
#[utoipa::path(get, path = "/imports/{id}/rows", operation_id = "list_import_rows", tag = "imports",
    extensions(("x-permission" = json!("see_work"))),
    params(("id" = ImportId, Path), RowFilter, Paging),
    responses((status = 200, body = Page<ImportRow>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_import_rows(
    member: May<SeeWork>,
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
