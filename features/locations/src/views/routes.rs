//! The addresses under which saved views are served.

use api::{App, Error, Event, Json, Kind, Path, Problem, Query, Result};
use audit::{Act, Action};
use axum::{extract::State, http::StatusCode};
use db::Tx;
use orgs::{
    May, Right,
    may::{KeepViews, ManageLabels, SeeMembers},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    queries,
    rules::{self, Rights},
    types::{NewView, Screen, View, ViewChanges, ViewId, ViewList, ViewRow, ViewsOf},
};

use crate::events;

/// Every route about saved views.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_views, create_view)).routes(routes!(update_view, delete_view))
}

/// Every saved view of the caller and every shared one, the oldest first.
#[utoipa::path(get, path = "/views", operation_id = "list_views", tag = "views",
    extensions(("x-permission" = json!("keep_views"))),
    params(ViewsOf),
    responses((status = 200, body = ViewList), (status = 422, body = Problem)))]
async fn list_views(
    member: May<KeepViews>,
    State(app): State<App>,
    Query(of): Query<ViewsOf>,
) -> Result<Json<ViewList>> {
    let rows = queries::list(&app.db, &member, of.screen).await?;
    let rights = rights(&member);
    Ok(Json(ViewList { items: rows.into_iter().map(|row| rules::shown(row, &member.user, rights)).collect() }))
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
    let view = rules::check(ViewId::new(app.now()), member.user.clone(), new).map_err(Error::invalid)?;
    let mut tx = app.db.begin().await?;
    if queries::count(&mut tx, &member, view.screen).await? >= rules::MAX_VIEWS {
        return Err(limit_error("too_many_views", "You’ve reached the limit of 50 saved views."));
    }
    if view.is_shared {
        check_sharing(&mut tx, &member, view.screen).await?;
    }
    queries::add(&mut tx, &member.org, &view, app.now()).await?;
    act(events::ViewCreated, &view).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member, view.is_shared);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(rules::shown(view, &member.user, rights(&member)))))
}

/// Changes a saved view: one of the caller, or with `manage_labels` a shared one.
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
    let before = find_changeable(&mut tx, &member, &id).await?;
    let changed = rules::change(before.clone(), changes);
    let view = rules::check(id, before.user_id.clone(), changed).map_err(Error::invalid)?;
    if view.is_shared && !before.is_shared {
        check_sharing(&mut tx, &member, view.screen).await?;
    }
    queries::save(&mut tx, &member.org, &view).await?;
    let act = act(events::ViewUpdated, &before)
        .changed("name", &before.name, &view.name)
        .changed("search", &before.search, &view.search)
        .changed("is_shared", before.is_shared, view.is_shared);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member, before.is_shared || view.is_shared);
    tx.commit().await?;
    Ok(Json(rules::shown(view, &member.user, rights(&member))))
}

/// Deletes a saved view: one of the caller, or with `manage_labels` a shared one.
#[utoipa::path(delete, path = "/views/{id}", operation_id = "delete_view", tag = "views",
    extensions(("x-permission" = json!("keep_views"))),
    params(("id" = ViewId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn delete_view(member: May<KeepViews>, State(app): State<App>, Path(id): Path<ViewId>) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let view = find_changeable(&mut tx, &member, &id).await?;
    queries::remove(&mut tx, &member.org, &view).await?;
    act(events::ViewDeleted, &view).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member, view.is_shared);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns what the caller may do with shared views.
fn rights(member: &May<KeepViews>) -> Rights {
    let allows = |row: orgs::MatrixRow| row.allows(member.role, member.is_limited);
    Rights { can_share: allows(SeeMembers::ROW), can_manage: allows(ManageLabels::ROW) }
}

/// Locks and returns a view that the caller may change.
///
/// # Errors
/// 404 when the caller does not see it, 403 when it is the shared view of another member.
async fn find_changeable(tx: &mut Tx, member: &May<KeepViews>, id: &ViewId) -> Result<ViewRow> {
    let view = queries::lock(tx, member, id).await?.ok_or_else(Error::not_found)?;
    if rules::can_change(&view, &member.user, rights(member)) {
        return Ok(view);
    }
    Err(Error::new(Kind::Forbidden, "forbidden", "Your role doesn’t allow changing the shared views of other members."))
}

/// Checks that the caller may share one more view.
async fn check_sharing(tx: &mut Tx, member: &May<KeepViews>, screen: Screen) -> Result<()> {
    if !rights(member).can_share {
        return Err(Error::new(Kind::Forbidden, "forbidden", "Your role doesn’t allow sharing views."));
    }
    if queries::count_shared(tx, &member.org, screen).await? >= rules::MAX_VIEWS {
        return Err(limit_error(
            "too_many_shared_views",
            "Your organization has reached the limit of 50 shared views.",
        ));
    }
    Ok(())
}

fn limit_error(code: &'static str, detail: &'static str) -> Error {
    Error::new(Kind::Invalid, code, detail).with_params(serde_json::json!({ "max": rules::MAX_VIEWS }))
}

/// Returns an audit entry about a view.
fn act(action: impl Into<Action>, view: &ViewRow) -> Act {
    Act::new(action).on("view", &view.id).named(&view.name)
}

/// Announces the change to the other windows of the user, or of all members when they see the view.
fn announce(tx: &mut Tx, member: &May<KeepViews>, is_shared: bool) {
    if is_shared {
        Event::new(&member.org, "views", None).announce(tx);
    } else {
        Event::new(&member.user, "views", None).announce(tx);
    }
}
