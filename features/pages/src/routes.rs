//! Routes under `/pages-site`, `/local-pages` and `/pages-stats`.

mod content;
mod list;
mod many;
mod one;
mod preview;
mod site;
mod state;
mod stats;
mod uniqueness;
mod versions;

use std::sync::Arc;

use api::{App, Error, Result};
use axum::{Extension, extract::DefaultBodyLimit};
use locations::LocationId;
use orgs::{OrgId, Scope};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    board::{Board, Entry},
    current,
    pages::Pages,
};

/// Maximum size of a content in a request, in bytes.
const MAX_CONTENT: usize = 512 * 1024;

/// Returns all routes about pages, to be mounted under `/api/v1`.
pub fn routes(pages: &Pages) -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(site::get_pages_site, site::put_pages_site))
        .routes(routes!(list::list_local_pages))
        .routes(routes!(many::publish_local_pages))
        .routes(routes!(one::get_local_page))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(content::put_local_page_content))
                .routes(routes!(preview::preview_local_page))
                .layer(DefaultBodyLimit::max(MAX_CONTENT)),
        )
        .routes(routes!(preview::create_local_page_preview_link))
        .routes(routes!(state::publish_local_page))
        .routes(routes!(state::unpublish_local_page))
        .routes(routes!(state::close_local_page))
        .routes(routes!(versions::list_local_page_versions))
        .routes(routes!(versions::restore_local_page))
        .routes(routes!(uniqueness::get_local_page_uniqueness))
        .routes(routes!(stats::get_pages_stats))
        .layer(Extension(pages.clone()))
}

/// Returns the organization of a scope.
fn org_of(scope: &Scope) -> &OrgId {
    match scope {
        Scope::Whole(org) | Scope::Part(org, _) => org,
    }
}

/// Returns the board of the organization, and the entry of a location that the member sees.
///
/// # Errors
/// 404 when there is none, or it is outside the limits of the member.
async fn seen(app: &App, pages: &Pages, scope: &Scope, id: &LocationId) -> Result<(Arc<Board>, Arc<Entry>)> {
    let org = locations::org_of(&app.db, scope, id).await?;
    let board = current::board(app, pages, org).await?;
    let entry = board.entry(id).cloned().ok_or_else(Error::not_found)?;
    Ok((board, entry))
}
