//! The addresses under which imports are served.

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
    types::{Import, detected_file},
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
    let record = ::imports::find(db, org, KIND, id).await?;
    import_of(db, running, org, &record).await
}

/// An import as the API shows it.
async fn import_of(db: &Db, running: &Running, org: &OrgId, record: &Record) -> api::Result<Import> {
    let status = status(db, running, org, record).await?;
    let (detected, mapping, options) = (detected_file(record)?, record.mapping.read()?, record.options.read()?);
    Ok(Import { status, detected, mapping, options })
}
