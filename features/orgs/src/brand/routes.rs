//! Routes of the logo and the color preview.

use api::{App, Error, Event, FieldError, Json, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::{Request, State},
};
use media::{Form, Pictures, StoredPicture};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    queries,
    rules::{self, Palettes},
    types::PreviewColor,
};
use crate::{May, Me, events, may::ManageOrganisation, removal, routes::me};

/// Requirements and sizes of a logo: sharp at twice the displayed size.
const LOGO: Form = Form { is_square: false, min_side: 32, largest_side: 640, thumbnail_side: 160, is_clear: true };

/// Returns the routes without picture uploads, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(preview_brand))
}

/// Returns the routes with picture uploads.
pub(crate) fn logo_routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set_logo, remove_logo))
}

/// Previews the palettes of a color without saving it.
#[utoipa::path(get, path = "/organisation/palettes", operation_id = "preview_brand", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))),
    security(("session" = [])), params(PreviewColor),
    responses((status = 200, body = Palettes), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn preview_brand(_: May<ManageOrganisation>, Query(chosen): Query<PreviewColor>) -> Result<Json<Palettes>> {
    let colour = rules::colour(&chosen.colour).map_err(|error| Error::invalid(vec![error]))?;
    let palettes = colour.as_deref().and_then(rules::palettes);
    palettes.map(Json).ok_or_else(|| Error::invalid(vec![FieldError::new("colour", "required", "Choose a color.")]))
}

/// Sets the logo of the organization: a JPEG, PNG or WebP image, at most 10 MB. The format is detected from the
/// content. The image is re-encoded; transparency is kept.
#[utoipa::path(put, path = "/organisation/logo", operation_id = "set_logo", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))), security(("session" = [])),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 413, body = Problem),
        (status = 415, body = Problem), (status = 422, body = Problem)))]
async fn set_logo(
    admin: May<ManageOrganisation>,
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    request: Request,
) -> Result<Json<Me>> {
    let logo = pictures.take(request, LOGO).await?;
    change(&app, &admin, Some(logo)).await
}

/// Removes the logo.
#[utoipa::path(delete, path = "/organisation/logo", operation_id = "remove_logo", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))), security(("session" = [])),
    responses((status = 200, body = Me), (status = 403, body = Problem)))]
async fn remove_logo(admin: May<ManageOrganisation>, State(app): State<App>) -> Result<Json<Me>> {
    change(&app, &admin, None).await
}

/// Replaces the logo. The files of the previous one are deleted soon after.
async fn change(app: &App, admin: &May<ManageOrganisation>, logo: Option<StoredPicture>) -> Result<Json<Me>> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    // The lock makes concurrent changes wait, so that the later one finds and removes the logo of the first.
    removal::lock(&mut tx, &admin.org).await?;
    let before = queries::style(&mut tx, &admin.org).await?.logo_key;
    if let Some(key) = &before {
        media::remove(&mut tx, key, now).await?;
    }
    let done = match (&before, &logo) {
        (None, Some(_)) => "added",
        (Some(_), Some(_)) => "replaced",
        (_, None) => "removed",
    };
    queries::set_logo(&mut tx, &admin.org, logo).await?;
    let act = Act::new(events::OrganisationUpdated).on("organisation", &admin.org);
    act.with("logo", done).record(&mut tx, &admin.actor, now).await?;
    Event::new(&admin.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    me(app, &admin.user).await.map(Json)
}
