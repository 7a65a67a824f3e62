//! Previews of drafts.

use api::{App, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State};
use jiff::SignedDuration;
use locations::LocationId;
use orgs::{
    Within,
    may::{SeePages, WritePages},
};

use super::seen;
use crate::{
    contents,
    drafts::DraftToken,
    events::PreviewLinkMade,
    pages::Pages,
    place::{self, SiteUrls},
    publication::no_site,
    render::{self, PageToRender},
    rules::limits,
    types::{Preview, PreviewLink, Rendered},
};

/// Time for which a link to a draft works.
const LINK_LIFETIME: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Renders a content as visitors would see it. Nothing is stored.
#[utoipa::path(post, path = "/local-pages/{id}/preview", operation_id = "preview_local_page", tag = "pages",
    extensions(("x-permission" = json!("see_pages"))),
    params(("id" = LocationId, Path)), request_body = Preview,
    responses((status = 200, body = Rendered), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn preview_local_page(
    member: Within<SeePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
    Json(preview): Json<Preview>,
) -> Result<Json<Rendered>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    let content = match preview.content {
        Some(content) => limits::content(content)?,
        None => contents::draft(&app.db, &board.org, &id).await?,
    };
    let language = preview.language.unwrap_or(board.languages()[0]);
    let template = preview.template.unwrap_or(board.settings.template);
    let place = SiteUrls::below(&app, pages.domains(), &board);
    let page = PageToRender {
        board: &board,
        place: &place,
        entry: &entry,
        content: &content,
        language,
        template,
        is_preview: true,
    };
    Ok(Json(Rendered { html: render::page(&app, &page).await? }))
}

/// Returns a link that shows the draft of a page for seven days, without signing in.
#[utoipa::path(post, path = "/local-pages/{id}/preview-link", operation_id = "create_local_page_preview_link", tag = "pages",
    extensions(("x-permission" = json!("write_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = PreviewLink), (status = 404, body = Problem), (status = 409, body = Problem, description = "There is no site yet")))]
pub(super) async fn create_local_page_preview_link(
    member: Within<WritePages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<PreviewLink>> {
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    let now = app.now();
    let expires_at = now + LINK_LIFETIME;
    let token = DraftToken { org: board.org.clone(), location: id.clone(), expires_at };
    let slug = board.row.as_ref().map(|row| row.slug.as_str()).ok_or_else(no_site)?;
    let url = format!("{}/preview/{}", place::below(&app, slug), token.sealed(&pages)?);
    let mut tx = app.db.begin().await?;
    let act = Act::new(PreviewLinkMade).on("location", &id).named(&entry.location.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    tx.commit().await?;
    Ok(Json(PreviewLink { url, expires_at }))
}
