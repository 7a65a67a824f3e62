//! Routes of profile settings.

use api::{App, Error, Event, Json, Kind, Problem, Result};
use audit::{Act, Actor, Origin};
use auth::{AnySession, SignedIn, UserId};
use axum::{
    Extension,
    extract::{Request, State},
};
use db::Tx;
use media::{Form, Pictures};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{queries, rules, types::ProfileChange};
use crate::{Me, events, members, queries::workplace, routes::me};

/// Requirements and sizes of a portrait: sharp at twice the displayed size.
const PORTRAIT: Form = Form { is_square: true, min_side: 64, largest_side: 512, thumbnail_side: 128, is_clear: false };

/// Returns the routes without picture uploads, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(change_profile))
}

/// Returns the routes with picture uploads.
pub(crate) fn photo_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set_profile_photo, remove_profile_photo))
}

/// Changes the caller's name, language and time zone.
#[utoipa::path(patch, path = "/profile", operation_id = "change_profile", tag = "me",
    extensions(("x-permission" = json!("signed_in"))),
    security(("session" = [])), request_body = ProfileChange,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn change_profile(
    AnySession(SignedIn { user, .. }): AnySession,
    State(app): State<App>,
    origin: Origin,
    Json(change): Json<ProfileChange>,
) -> Result<Json<Me>> {
    let change = rules::check(&change).map_err(Error::invalid)?;
    let mut tx = app.db.begin().await?;
    let (first, last) = queries::names(&mut tx, &user).await?.ok_or_else(organisation_required)?;
    let names = (change.first_name.as_deref().unwrap_or(&first), change.last_name.as_deref().unwrap_or(&last));
    if names != (first.as_str(), last.as_str()) {
        queries::rename(&mut tx, &user, names).await?;
    }
    auth::merge_metadata(&mut tx, &user, rules::metadata(&change, names.0, names.1), app.now()).await?;
    if let Some(zone) = change.time_zone {
        queries::set_time_zone(&mut tx, &user, zone).await?;
    }
    finish(tx, &app, &user, origin).await
}

/// Sets the caller's picture: a JPEG, PNG or WebP image, at most 10 MB. The format is detected from the content. The
/// image is cropped to the center square and re-encoded without camera metadata.
#[utoipa::path(put, path = "/profile/photo", operation_id = "set_profile_photo", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 413, body = Problem),
        (status = 415, body = Problem), (status = 422, body = Problem)))]
async fn set_profile_photo(
    AnySession(SignedIn { user, .. }): AnySession,
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    origin: Origin,
    request: Request,
) -> Result<Json<Me>> {
    queries::chosen(&app.db, &user).await?.ok_or_else(organisation_required)?;
    let photo = pictures.take(request, PORTRAIT).await?;
    change_photo(&app, &user, origin, Some(photo.key)).await
}

/// Removes the caller's picture.
#[utoipa::path(delete, path = "/profile/photo", operation_id = "remove_profile_photo", tag = "me",
    extensions(("x-permission" = json!("signed_in"))), security(("session" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn remove_profile_photo(
    AnySession(SignedIn { user, .. }): AnySession,
    State(app): State<App>,
    origin: Origin,
) -> Result<Json<Me>> {
    change_photo(&app, &user, origin, None).await
}

async fn change_photo(app: &App, user: &UserId, origin: Origin, key: Option<String>) -> Result<Json<Me>> {
    let mut tx = app.db.begin().await?;
    if let Some(before) = queries::set_photo(&mut tx, user, key).await? {
        media::remove(&mut tx, &before, app.now()).await?;
    }
    finish(tx, app, user, origin).await
}

/// Records the change without its content, which is personal data. Announces it to member lists, so that they reload.
async fn finish(mut tx: Tx, app: &App, user: &UserId, origin: Origin) -> Result<Json<Me>> {
    let by = Actor::user(user, origin);
    let by = match workplace(&mut tx, user).await? {
        Some(org) => by.in_log_of(&org),
        None => by,
    };
    Act::new(events::AccountProfileChanged).on("member", user).record(&mut tx, &by, app.now()).await?;
    for (org, ..) in members::organisations(&mut tx, user).await? {
        Event::new(&org, "members", Some(user.as_str())).announce(&mut tx);
    }
    Event::new(user, "membership", None).announce(&mut tx);
    tx.commit().await?;
    me(app, user).await.map(Json)
}

fn organisation_required() -> Error {
    Error::new(Kind::Forbidden, "organisation_required", "Organization access required")
}
