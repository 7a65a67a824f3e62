//! Content of a page.

use api::{App, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{Within, may::WritePages};

use super::{one::detail, seen};
use crate::{
    contents::{draft, stored},
    events::PageEdited,
    measures,
    pages::{Pages, announce},
    publication::no_site,
    queries,
    rules::limits,
    types::{Content, LocalPageDetail, PageState},
};

/// Saves the draft of a page. Visitors see it once it is published.
#[utoipa::path(put, path = "/local-pages/{id}/content", operation_id = "put_local_page_content", tag = "pages",
    extensions(("x-permission" = json!("write_pages"))),
    params(("id" = LocationId, Path)), request_body = Content,
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_site"), (status = 422, body = Problem)))]
pub(super) async fn put_local_page_content(
    member: Within<WritePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
    Json(new): Json<Content>,
) -> Result<Json<LocalPageDetail>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    let content = limits::content(new)?;
    let (org, now, details) = (&board.org, app.now(), &entry.location.details);
    let mut tx = app.db.begin().await?;
    let Some(change) = queries::raise_version(&mut tx, org).await? else { return Err(no_site()) };
    let page = queries::find_page(&mut tx, org, &id).await?;
    if page.is_none() || draft(&mut tx, org, &id).await? != content {
        queries::put_draft(&mut tx, org, &id, stored(&content)?, (change, now)).await?;
        if page.is_none_or(|page| page.state != PageState::Live) {
            measures::put(&mut tx, org, (&id, details), &content, (&board.settings, &board.names)).await?;
        }
        Act::new(PageEdited).on("location", &id).named(&details.name).record(&mut tx, &member.actor, now).await?;
        announce(&mut tx, org, Some(id.as_str()));
        tx.commit().await?;
    }
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    detail((&app, &pages), &board, &entry).await.map(Json)
}
