//! One import: dry run, run and undo.

use ::imports::{ImportId, ImportState, Running, check_undo, queries as files, ready_to_run};
use api::{App, Error, Event, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode, response::Response};
use locations::RETENTION;
use orgs::{
    Idempotent, May,
    may::ImportReviews,
    plans::{self, Feature},
};
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::{
    KIND, check,
    jobs::{enqueue, undo},
    rules::Options,
    types::{Choices, ReviewImport},
};
use crate::{events::ReviewImportUndone, ingestion::announce};

/// Returns an import with its progress and its outcome.
#[utoipa::path(get, path = "/review-imports/{id}", operation_id = "get_review_import", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    params(("id" = ImportId, Path)),
    responses((status = 200, body = ReviewImport), (status = 404, body = Problem)))]
pub(super) async fn get_review_import(
    member: May<ImportReviews>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
) -> Result<Json<ReviewImport>> {
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}

/// Computes the outcome of each row without writing it.
#[utoipa::path(post, path = "/review-imports/{id}/check", operation_id = "check_review_import", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    params(("id" = ImportId, Path)), request_body = Choices,
    responses((status = 200, body = ReviewImport), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn check_review_import(
    member: May<ImportReviews>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
    Json(choices): Json<Choices>,
) -> Result<Json<ReviewImport>> {
    check::check(&app, &member.org, &id, &choices).await?;
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}

/// Empty body.
#[derive(Deserialize, ToSchema)]
pub(super) struct Nothing {}

/// Imports the rows of the dry run, all or nothing, in the background.
#[utoipa::path(post, path = "/review-imports/{id}/run", operation_id = "run_review_import", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    params(("id" = ImportId, Path),
        ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    request_body = Nothing,
    responses((status = 202, body = ReviewImport), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "import_not_checked, import_has_bad_rows, plan_feature, plan_limit")))]
pub(super) async fn run_review_import(
    member: May<ImportReviews>,
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
    plans::check_feature(&mut tx, &app.site, &member.org, Feature::OtherReviews, now).await?;
    let mut record = files::lock(&mut tx, &member.org, KIND, &id).await?.ok_or_else(Error::not_found)?;
    let options: Options = record.options.read()?.unwrap_or_default();
    ready_to_run(&record, options.on_bad_row)?;
    let job = enqueue(&mut tx, &member.org, &id, &member.user, now).await?;
    files::queue(&mut tx, &member.org, &id, &job, now).await?;
    (record.state, record.job_id, record.error.0) = (ImportState::Queued, None, None);
    let shown = super::shown(&app.db, &running, &member.org, &record).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(&mut tx);
    let answer = once.keep(&mut tx, &member.org, (StatusCode::ACCEPTED, Json(shown))).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Undoes an import: deletes the reviews that it created, unless they were changed, answered or marked since.
#[utoipa::path(post, path = "/review-imports/{id}/undo", operation_id = "undo_review_import", tag = "reviews",
    extensions(("x-permission" = json!("import_reviews"))),
    params(("id" = ImportId, Path)),
    responses((status = 200, body = ReviewImport), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn undo_review_import(
    member: May<ImportReviews>,
    State(app): State<App>,
    Extension(running): Extension<Running>,
    Path(id): Path<ImportId>,
) -> Result<Json<ReviewImport>> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let record = files::lock(&mut tx, &member.org, KIND, &id).await?.ok_or_else(Error::not_found)?;
    check_undo(&record, now)?;
    let ended = record.undo_until.map_or(now, |until| until - RETENTION);
    undo(&mut tx, &member.org, &id, ended).await?;
    files::undo(&mut tx, &member.org, &id, now).await?;
    let act = Act::new(ReviewImportUndone).on("import", &id).named(&record.filename);
    act.record(&mut tx, &member.actor, now).await?;
    Event::new(&member.org, "imports", Some(id.as_str())).announce(&mut tx);
    announce(&mut tx, &member.org, None);
    tx.commit().await?;
    super::import(&app.db, &running, &member.org, &id).await.map(Json)
}
