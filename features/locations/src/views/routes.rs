//! The addresses under which saved views are served.

use api::{App, Error, Event, Json, Kind, Path, Problem, Result};
use audit::{Act, Action};
use axum::{extract::State, http::StatusCode};
use db::Tx;
use orgs::{May, may::KeepViews};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    queries, rules,
    types::{NewView, View, ViewChanges, ViewId, ViewList},
};

use crate::events;

/// Every route about saved views.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_views, create_view)).routes(routes!(update_view, delete_view))
}

/// Every saved view of the caller, the oldest first.
#[utoipa::path(get, path = "/views", operation_id = "list_views", tag = "views",
    extensions(("x-permission" = json!("keep_views"))),
    responses((status = 200, body = ViewList)))]
async fn list_views(member: May<KeepViews>, State(app): State<App>) -> Result<Json<ViewList>> {
    Ok(Json(ViewList { items: queries::list(&app.db, &member).await? }))
}

/// Saves a view.
#[utoipa::path(post, path = "/views", operation_id = "create_view", tag = "views",
    extensions(("x-permission" = json!("keep_views"))), request_body = NewView,
    responses((status = 201, body = View), (status = 422, body = Problem)))]
async fn create_view(
    member: May<KeepViews>,
    State(app): State<App>,
    Json(new): Json<NewView>,
) -> Result<(StatusCode, Json<View>)> {
    let view = rules::check(ViewId::new(app.now()), new).map_err(Error::invalid)?;
    let mut tx = app.db.begin().await?;
    if queries::count(&mut tx, &member).await? >= rules::MAX_VIEWS {
        let params = serde_json::json!({ "max": rules::MAX_VIEWS });
        let error = Error::new(Kind::Invalid, "too_many_views", "You’ve reached the limit of 50 saved views.");
        return Err(error.with_params(params));
    }
    queries::add(&mut tx, &member, &view, app.now()).await?;
    act(events::ViewCreated, &view).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Changes a saved view.
#[utoipa::path(patch, path = "/views/{id}", operation_id = "update_view", tag = "views",
    extensions(("x-permission" = json!("keep_views"))),
    params(("id" = ViewId, Path)), request_body = ViewChanges,
    responses((status = 200, body = View), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn update_view(
    member: May<KeepViews>,
    State(app): State<App>,
    Path(id): Path<ViewId>,
    Json(changes): Json<ViewChanges>,
) -> Result<Json<View>> {
    let mut tx = app.db.begin().await?;
    let before = queries::lock(&mut tx, &member, &id).await?.ok_or_else(Error::not_found)?;
    let view = rules::check(id, rules::change(before.clone(), changes)).map_err(Error::invalid)?;
    queries::save(&mut tx, &member, &view).await?;
    let act = act(events::ViewUpdated, &before).changed("name", &before.name, &view.name);
    act.changed("search", &before.search, &view.search).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member);
    tx.commit().await?;
    Ok(Json(view))
}

/// Forgets a saved view.
#[utoipa::path(delete, path = "/views/{id}", operation_id = "delete_view", tag = "views",
    extensions(("x-permission" = json!("keep_views"))),
    params(("id" = ViewId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn delete_view(member: May<KeepViews>, State(app): State<App>, Path(id): Path<ViewId>) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let view = queries::lock(&mut tx, &member, &id).await?.ok_or_else(Error::not_found)?;
    queries::remove(&mut tx, &member, &id).await?;
    act(events::ViewDeleted, &view).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns an audit entry about a view.
fn act(action: impl Into<Action>, view: &View) -> Act {
    Act::new(action).on("view", &view.id).named(&view.name)
}

/// Announces the change to the user's other windows.
fn announce(tx: &mut Tx, member: &May<KeepViews>) {
    Event::new(&member.user, "views", None).announce(tx);
}
