//! Versions of a page.

use api::{App, Error, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{
    Within,
    may::{SeePages, WritePages},
};

use super::{one::detail, seen};
use crate::{
    contents::{read, stored},
    events::PageRestored,
    measures,
    pages::{Pages, announce},
    publication::{MAX_VERSIONS, no_site},
    queries,
    rules::limits,
    types::{LocalPageDetail, PageState, Restore, Version, Versions},
};

/// Returns the last published contents of a page, the newest first.
#[utoipa::path(get, path = "/local-pages/{id}/versions", operation_id = "list_local_page_versions", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = Versions), (status = 404, body = Problem)))]
pub(super) async fn list_local_page_versions(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<Versions>> {
    let (board, _) = seen(&app, &pages, &member.scope, &id).await?;
    let rows = queries::versions_of(&app.db, &board.org, &id, MAX_VERSIONS).await?;
    let users: Vec<_> = rows.iter().filter_map(|row| row.created_by.clone()).collect();
    let names = orgs::names(&app.db, &board.org, &users).await?;
    let mut items = Vec::with_capacity(rows.len());
    for row in rows {
        let created_by_name = row.created_by.as_ref().and_then(|user| names.get(user).cloned());
        let content = read(row.content)?;
        items.push(Version {
            id: row.id,
            created_at: row.created_at,
            created_by: row.created_by,
            created_by_name,
            content,
        });
    }
    Ok(Json(Versions { items }))
}

/// Makes an earlier content the draft of a page. Visitors see it once it is published.
#[utoipa::path(post, path = "/local-pages/{id}/restore", operation_id = "restore_local_page", tag = "pages",
    extensions(("x-permission" = json!("write_pages"))),
    params(("id" = LocationId, Path)), request_body = Restore,
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem)))]
pub(super) async fn restore_local_page(
    member: Within<WritePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
    Json(restore): Json<Restore>,
) -> Result<Json<LocalPageDetail>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    let (org, now, details) = (&board.org, app.now(), &entry.location.details);
    let mut tx = app.db.begin().await?;
    let Some(change) = queries::raise_version(&mut tx, org).await? else { return Err(no_site()) };
    let version = queries::find_version(&mut tx, org, &id, &restore.version_id).await?.ok_or_else(Error::not_found)?;
    let content = limits::content(read(version.content)?)?;
    let page = queries::find_page(&mut tx, org, &id).await?;
    queries::put_draft(&mut tx, org, &id, stored(&content)?, (change, now)).await?;
    if page.is_none_or(|page| page.state != PageState::Live) {
        measures::put(&mut tx, org, (&id, details), &content, (&board.settings, &board.names)).await?;
    }
    Act::new(PageRestored).on("location", &id).named(&details.name).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, Some(id.as_str()));
    tx.commit().await?;
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    detail((&app, &pages), &board, &entry).await.map(Json)
}
