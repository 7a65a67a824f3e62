//! States of a page: published, taken offline, closed.

use api::{App, Error, Json, Kind, Path, Problem, Result};
use axum::{Extension, extract::State};
use locations::LocationId;
use orgs::{Within, may::PublishPages};

use super::{one::detail, seen};
use crate::{
    pages::Pages,
    publication::{Publisher, no_site, plan_limit, publish, take_back},
    queries,
    types::{LocalPageDetail, PageState},
    views,
};

/// Publishes the draft of a page.
#[utoipa::path(post, path = "/local-pages/{id}/publish", operation_id = "publish_local_page", tag = "pages",
    extensions(("x-permission" = json!("publish_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "no_site, plan_limit")))]
pub(super) async fn publish_local_page(
    member: Within<PublishPages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<LocalPageDetail>> {
    let (board, _) = seen(&app, &pages, &member.scope, &id).await?;
    let by = Publisher { actor: &member.actor, user: Some(&member.user) };
    let outcome = publish(&app, &board, std::slice::from_ref(&id), &by).await?;
    if outcome.done.is_empty() {
        let is_full = outcome.refused.iter().any(|(code, _)| *code == "plan_limit");
        let limit = views::plan(&app, &board).await?.limit;
        return Err(if is_full { plan_limit(limit) } else { Error::not_found() });
    }
    let (board, entry) = seen(&app, &pages, &member.scope, &id).await?;
    detail((&app, &pages), &board, &entry).await.map(Json)
}

/// Takes a page offline. Its addresses lead to the page of its city until it is published again.
#[utoipa::path(post, path = "/local-pages/{id}/unpublish", operation_id = "unpublish_local_page", tag = "pages",
    extensions(("x-permission" = json!("publish_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_published")))]
pub(super) async fn unpublish_local_page(
    member: Within<PublishPages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<LocalPageDetail>> {
    leave(&app, &pages, &member, &id, PageState::Draft).await
}

/// Says that a location closed for good. For 90 days its page names the nearest other ones; afterwards it is gone.
#[utoipa::path(post, path = "/local-pages/{id}/close", operation_id = "close_local_page", tag = "pages",
    extensions(("x-permission" = json!("publish_pages"))),
    params(("id" = LocationId, Path)),
    responses((status = 200, body = LocalPageDetail), (status = 404, body = Problem), (status = 409, body = Problem, description = "not_published")))]
pub(super) async fn close_local_page(
    member: Within<PublishPages>,
    State(app): State<App>,
    Extension(pages): Extension<Pages>,
    Path(id): Path<LocationId>,
) -> Result<Json<LocalPageDetail>> {
    leave(&app, &pages, &member, &id, PageState::Closed).await
}

async fn leave(
    app: &App,
    pages: &Pages,
    member: &Within<PublishPages>,
    id: &LocationId,
    to: PageState,
) -> Result<Json<LocalPageDetail>> {
    let (board, entry) = seen(app, pages, &member.scope, id).await?;
    let (org, now) = (&board.org, app.now());
    let mut tx = app.db.begin().await?;
    let Some(change) = queries::raise_version(&mut tx, org).await? else { return Err(no_site()) };
    let page = queries::find_page(&mut tx, org, id).await?;
    // A closed page that is taken offline is a draft again.
    let is_shown = |state| state == PageState::Live || (state == PageState::Closed && to == PageState::Draft);
    if !page.is_some_and(|page| is_shown(page.state)) {
        return Err(Error::new(Kind::Conflict, "not_published", "This page isn’t published."));
    }
    take_back(&mut tx, &board, &entry.location, (to, &member.actor), (change, now)).await?;
    tx.commit().await?;
    let (board, entry) = seen(app, pages, &member.scope, id).await?;
    detail((app, pages), &board, &entry).await.map(Json)
}
