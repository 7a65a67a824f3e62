//! One import: what it would do, doing it, taking it back.

use ::imports::{ImportId, ImportState, OnBadRow, Running};
use api::{App, Error, Event, Json, Kind, Path, Problem, Result};
use axum::{Extension, extract::State, http::StatusCode, response::Response};
use orgs::{
    Idempotent, May,
    may::{ImportLocations, SeeWork},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::{
    check,
    jobs::{enqueue, undo},
    queries,
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
    let mut record = queries::lock(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    let is_ready = matches!(record.state, ImportState::Checked | ImportState::Failed);
    let Some(checked) = record.checked.0.filter(|_| is_ready) else {
        return Err(Error::new(Kind::Conflict, "import_not_checked", "Check the import before running it."));
    };
    let on_bad_row = record.options.0.as_ref().map(|options| options.on_bad_row).unwrap_or_default();
    if checked.bad > 0 && on_bad_row == OnBadRow::Stop {
        let detail = "Some rows have errors. Skip them or fix the file.";
        return Err(Error::new(Kind::Conflict, "import_has_bad_rows", detail));
    }
    LocationWriter::look_for_room(&mut tx, &app.site, &member.org, checked.new, now).await?;
    let job = enqueue(&mut tx, &member.org, &id, &member.user, now).await?;
    queries::queue(&mut tx, &member.org, &id, &job, now).await?;
    (record.state, record.job_id, record.error.0) = (ImportState::Queued, None, None);
    let shown = super::shown(&app.db, &running, &member.org, record).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(&mut tx);
    let answer = once.keep(&mut tx, &member.org, (StatusCode::ACCEPTED, Json(shown))).await?;
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
    let record = queries::lock(&mut tx, &member.org, &id).await?.ok_or_else(Error::not_found)?;
    if record.state != ImportState::Done || record.undo_until.is_none_or(|until| until <= now) {
        return Err(Error::new(Kind::Conflict, "import_not_done", "This import can’t be undone."));
    }
    let cause = Cause::asked(&member.actor, Source::Undo, &id);
    let mut writer = LocationWriter::within(tx, &app, &member.org, cause).await?;
    undo(&mut writer, &member.org, &id).await?;
    queries::undo(writer.tx(), &member.org, &id, now).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(writer.tx());
    writer.commit(LocationEvent::ImportUndone).await?;
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}
