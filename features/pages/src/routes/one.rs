//! One page.

use api::{App, Error, Json, Path, Problem, Result};
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{Within, may::SeePages};

use super::seen;
use crate::{
    board::{Board, Entry},
    contents,
    pages::Pages,
    queries,
    types::LocalPageDetail,
    views,
};

/// Returns the page of a location with its content.
#[utoipa::path(get, path = "/local-pages/{id}", operation_id = "get_local_page", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem)))]
pub(super) async fn get_local_page(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<LocalPageDetail>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    detail((&app, &pages), &board, &entry).await.map(Json)
}

/// Returns a page with its content.
pub(super) async fn detail((app, pages): (&App, &Pages), board: &Board, entry: &Entry) -> Result<LocalPageDetail> {
    let (org, id) = (&board.org, entry.id());
    let content = contents::draft(&app.db, org, id).await?;
    let addresses = queries::addresses_of(&app.db, org, vec![id.to_string()]).await?;
    let old = addresses.into_iter().filter(|address| !address.is_current).map(|address| address.path);
    let page =
        views::with_figures((app, pages.domains()), board, &[entry]).await?.pop().ok_or_else(Error::not_found)?;
    Ok(LocalPageDetail { page, content, template: board.settings.template, old_paths: old.collect() })
}
