//! Deleted locations that can still be restored.

use api::{App, Cursor, Json, Page, Problem, Query, Result};
use axum::extract::State;
use jiff::Timestamp;
use orgs::{Within, may::DeleteLocations};

use crate::{DeletedLocation, Paging, queries};

/// Lists the locations that were deleted less than 30 days ago, the latest first.
#[utoipa::path(get, path = "/locations/deleted", operation_id = "list_deleted_locations", tag = "locations",
    extensions(("x-permission" = json!("delete_locations"))), params(Paging),
    responses((status = 200, body = Page<DeletedLocation>), (status = 422, body = Problem)))]
pub(super) async fn list_deleted_locations(
    member: Within<DeleteLocations>,
    State(app): State<App>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<DeletedLocation>>> {
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before: (Timestamp, String) = match cursor {
        Some(cursor) => Cursor::unpack(cursor)?,
        None => (Timestamp::MAX, String::new()),
    };
    let deleted = queries::deleted(&app.db, &member.scope, app.now(), &before, paging.limit).await?;
    Ok(Json(Page::of(deleted, paging.limit, |last| Cursor::pack(&(last.deleted_at, &last.id)))))
}
