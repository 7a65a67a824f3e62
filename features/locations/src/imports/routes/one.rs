//! One import: preview, run and undo.

use ::imports::{ImportId, ImportState, Running, check_undo, queries as files, ready_to_run};
use api::{App, Error, Event, Json, Path, Problem, Result};
use axum::{Extension, extract::State, http::StatusCode, response::Response};
use orgs::{
    Idempotent, May,
    may::{ImportLocations, SeeWork},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::{
    KIND, check,
    jobs::{enqueue, undo},
    rules::Options,
    types::{Choices, Import},
};
use crate::{Cause, LocationEvent, LocationWriter, Source};

/// An import, how far it is, and what it did.
#[utoipa::path(get, path = "/imports/{id}", operation_id = "get_import", tag = "imports",
    extensions(("x-permission" = json!("see_work"))),
    params(("id" = ImportId, Path)),
    responses((status = 200, body = Import), (status = 404, body = Problem)))]
pub(super) async fn get_import(
    member: May<SeeWork>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
) -> Result<Json<Import>> {
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}

/// Finds out what would become of each row, without doing it.
#[utoipa::path(post, path = "/imports/{id}/check", operation_id = "check_import", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))),
    params(("id" = ImportId, Path)), request_body = Choices,
    responses((status = 200, body = Import), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn check_import(
    member: May<ImportLocations>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
    Json(choices): Json<Choices>,
) -> Result<Json<Import>> {
    check::check(&app, &member.org, &id, &choices).await?;
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}

/// Nothing to say.
#[derive(Deserialize, ToSchema)]
pub(super) struct Nothing {}

/// Does what the dry run promised, all or nothing, in the background.
#[utoipa::path(post, path = "/imports/{id}/run", operation_id = "run_import", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))),
    params(("id" = ImportId, Path),
        ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = Nothing,
    responses((status = 202, body = Import), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "import_not_checked, import_has_bad_rows, plan_limit")))]
pub(super) async fn run_import(
    member: May<ImportLocations>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
    Idempotent(once, Nothing {}): Idempotent<Nothing>,
) -> Result<Response> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, &member.org, now).await? {
        return Ok(answer);
    }
    let mut record = files::lock(&mut tx, &member.org, KIND, &id).await?.ok_or_else(Error::not_found)?;
    let options: Options = record.options.read()?.unwrap_or_default();
    let new = ready_to_run(&record, options.on_bad_row)?;
    LocationWriter::look_for_room(&mut tx, &app.site, &member.org, new, now).await?;
    let job = enqueue(&mut tx, &member.org, &id, &member.user, now).await?;
    files::queue(&mut tx, &member.org, &id, &job, now).await?;
    (record.state, record.job_id, record.error.0) = (ImportState::Queued, None, None);
    let import = super::import_of(&app.db, &running, &member.org, &record).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(&mut tx);
    let answer = once.keep(&mut tx, &member.org, (StatusCode::ACCEPTED, Json(import))).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Takes an import back: what it created is deleted, what it changed is as before, unless it was changed again since.
#[utoipa::path(post, path = "/imports/{id}/undo", operation_id = "undo_import", tag = "imports",
    extensions(("x-permission" = json!("import_locations"))),
    params(("id" = ImportId, Path)),
    responses((status = 200, body = Import), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn undo_import(
    member: May<ImportLocations>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
) -> Result<Json<Import>> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let record = files::lock(&mut tx, &member.org, KIND, &id).await?.ok_or_else(Error::not_found)?;
    check_undo(&record, now)?;
    let cause = Cause::request_task(&member.actor, Source::Undo, &id);
    let mut writer = LocationWriter::within(tx, &app, &member.org, cause).await?;
    undo(&mut writer, &member.org, &id).await?;
    files::undo(writer.tx(), &member.org, &id, now).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(writer.tx());
    writer.commit(LocationEvent::ImportUndone).await?;
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}
