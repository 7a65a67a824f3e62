//! API routes to request and download exports.

use api::{App, Error, Event, Json, Kind, Path, Problem, Result};
use audit::{Act, Action, Actor, Origin};
use axum::{
    Extension,
    body::Body,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use db::Tx;
use jiff::{Timestamp, tz::TimeZone};
use media::Store;
use orgs::{May, may::ExportData, removal};
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    creation::{self, MakeExportPayload},
    file_name, queries,
};
use crate::{
    events,
    rules::times::EXPORT_RETENTION,
    types::{Export, ExportId, ExportState, Exports},
};

/// Maximum number of stored exports per organization.
const MAX_EXPORTS: i64 = 5;

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_data_exports, create_data_export)).routes(routes!(download_data_export))
}

/// Lists the stored exports of the organization's data, newest first.
#[utoipa::path(get, path = "/data/exports", operation_id = "list_data_exports", tag = "data",
    extensions(("x-permission" = json!("export_data"))), security(("session" = [])),
    responses((status = 200, body = Exports), (status = 403, body = Problem)))]
async fn list_data_exports(admin: May<ExportData>, State(app): State<App>) -> Result<Json<Exports>> {
    Ok(Json(Exports { items: queries::list(&app.db, &admin.org).await? }))
}

/// Starts an export of all data of the organization. The file is kept for a week; the caller is notified when it is
/// ready.
#[utoipa::path(post, path = "/data/exports", operation_id = "create_data_export", tag = "data",
    extensions(("x-permission" = json!("export_data"))), security(("session" = [])),
    responses((status = 202, body = Export), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "export_running"),
        (status = 422, body = Problem, description = "too_many_exports")))]
async fn create_data_export(
    admin: May<ExportData>,
    State(app): State<App>,
    origin: Origin,
) -> Result<(StatusCode, Json<Export>)> {
    let now = app.now();
    let (created_at, expires_at) = (now, now + EXPORT_RETENTION);
    let export = Export { id: ExportId::new(now), state: ExportState::Queued, bytes: None, created_at, expires_at };
    let mut tx = app.db.begin().await?;
    removal::lock(&mut tx, &admin.org).await?;
    match queries::counts(&mut tx, &admin.org).await? {
        (1.., _) => return Err(Error::new(Kind::Conflict, "export_running", "An export is already in progress.")),
        (_, MAX_EXPORTS..) => {
            let detail =
                format!("You’ve reached the limit of {MAX_EXPORTS} exports. The oldest expires in a few days.");
            return Err(
                Error::new(Kind::Invalid, "too_many_exports", detail).with_params(json!({ "max": MAX_EXPORTS }))
            );
        }
        _ => {}
    }
    let key = format!("{:032x}", rand::random::<u128>());
    queries::add(&mut tx, &admin.org, &admin.user, &export, &key).await?;
    let payload = MakeExportPayload { org: admin.org.clone(), export: export.id.clone() };
    jobs::enqueue(&mut tx, &creation::job(&admin.org, &payload)?, now).await?;
    note(&mut tx, &admin, events::DataExported, &export.id, origin, now).await?;
    Event::new(&admin.org, "data", Some(export.id.as_str())).announce(&mut tx);
    tx.commit().await?;
    Ok((StatusCode::ACCEPTED, Json(export)))
}

/// Downloads the ZIP file of an export that is ready.
#[utoipa::path(get, path = "/data/exports/{id}/file", operation_id = "download_data_export", tag = "data",
    extensions(("x-permission" = json!("export_data"))), security(("session" = [])), params(("id" = ExportId, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "application/zip"), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
async fn download_data_export(
    admin: May<ExportData>,
    State(app): State<App>,
    Extension(store): Extension<Store>,
    origin: Origin,
    Path(id): Path<ExportId>,
) -> Result<Response> {
    let export = queries::find(&app.db, &admin.org, &id).await?;
    let export = export.filter(|export| export.state == ExportState::Ready).ok_or_else(Error::not_found)?;
    let stored_file =
        store.get(&file_name(&export.key)).await.map_err(Error::unavailable)?.ok_or_else(Error::not_found)?;
    let mut tx = app.db.begin().await?;
    note(&mut tx, &admin, events::DataDownloaded, &id, origin, app.now()).await?;
    tx.commit().await?;
    let date = app.now().to_zoned(TimeZone::UTC).date();
    let disposition = HeaderValue::from_str(&format!("attachment; filename=\"vitrine-export-{date}.zip\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_LENGTH, stored_file.length.into()),
        (header::CONTENT_DISPOSITION, disposition.map_err(Error::internal)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, Body::from_stream(stored_file.content)).into_response())
}

async fn note(
    tx: &mut Tx,
    admin: &May<ExportData>,
    action: impl Into<Action>,
    export: &ExportId,
    origin: Origin,
    now: Timestamp,
) -> db::Result<()> {
    let actor = Actor::user(&admin.user, origin).in_log_of(&admin.org);
    Act::new(action).on("export", export).record(tx, &actor, now).await
}
