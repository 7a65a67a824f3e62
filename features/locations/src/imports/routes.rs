//! The addresses under which imports are served.

mod all;
mod one;
mod upload;

use ::imports::{ImportId, ImportState, Progress, Running};
use api::{App, Error};
use db::Db;
use jobs::State;
use orgs::OrgId;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    jobs::given_up,
    queries,
    types::{Import, Record},
};

/// Every route about imports.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(all::list_imports, upload::create_import))
        .routes(routes!(all::get_import_limits))
        .routes(routes!(one::get_import))
        .routes(routes!(one::check_import))
        .routes(routes!(all::list_import_rows))
        .routes(routes!(one::run_import))
        .routes(routes!(one::undo_import))
}

/// An import as it is now.
async fn import(db: &Db, running: &Running, org: &OrgId, id: &ImportId) -> api::Result<Import> {
    let record = queries::find(db, org, id).await?.ok_or_else(Error::not_found)?;
    shown(db, running, org, record).await
}

/// An import as the API shows it.
async fn shown(db: &Db, running: &Running, org: &OrgId, record: Record) -> api::Result<Import> {
    let mut state = record.state;
    let mut error = record.error.0;
    let mut progress = running.of(&record.id);
    let is_under_way = matches!(state, ImportState::Queued | ImportState::Running);
    if let (true, None, Some(job)) = (is_under_way, progress, &record.job_id)
        && let Some(status) = jobs::status(db, org.as_str(), job).await?
    {
        if status.state == State::Failed {
            // Its worker died once too often to say so itself.
            (state, error) = (ImportState::Failed, Some(given_up()));
        } else {
            let total = status.progress_total.or(record.checked.0.map(|check| check.rows));
            progress = total.map(|total| Progress { done: status.progress_done, total });
        }
    }
    Ok(Import {
        id: record.id,
        filename: record.filename,
        state,
        created_at: record.created_at,
        detected: record.found.0.ok_or_else(Error::not_found)?,
        mapping: record.mapping.0,
        options: record.options.0,
        check: record.checked.0,
        progress,
        outcome: record.outcome.0,
        error,
        undo_until: record.undo_until,
    })
}
