//! Routes under `/review-imports`.

mod all;
mod one;
mod upload;

use ::imports::{ImportId, Record, Running, status};
use api::App;
use db::Db;
use orgs::OrgId;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    KIND,
    types::{ReviewImport, found},
};

/// Returns every route about imports of reviews.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(all::list_review_imports, upload::create_review_import))
        .routes(routes!(all::get_review_import_limits))
        .routes(routes!(one::get_review_import))
        .routes(routes!(one::check_review_import))
        .routes(routes!(all::list_review_import_rows))
        .routes(routes!(one::run_review_import))
        .routes(routes!(one::undo_review_import))
}

/// Returns an import as it is now.
async fn import(db: &Db, running: &Running, org: &OrgId, id: &ImportId) -> api::Result<ReviewImport> {
    let record = ::imports::find(db, org, KIND, id).await?;
    shown(db, running, org, &record).await
}

/// Returns an import as the API shows it.
async fn shown(db: &Db, running: &Running, org: &OrgId, record: &Record) -> api::Result<ReviewImport> {
    let status = status(db, running, org, record).await?;
    let (detected, mapping, options) = (found(record)?, record.mapping.read()?, record.options.read()?);
    Ok(ReviewImport { status, detected, mapping, options })
}
