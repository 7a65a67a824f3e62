//! Exports of an organization's data: requested, created by a job, downloaded, deleted after a week.

mod creation;
mod queries;
mod routes;

use db::Db;
use media::Store;
use orgs::OrgId;

pub(crate) use creation::{ForgetExports, MakeExport};
pub(crate) use routes::routes;

/// File name of an export in the store.
fn file_name(key: &str) -> String {
    format!("{key}.zip")
}

/// Deletes the files of an organization's exports; the rows are deleted with the organization.
pub(crate) async fn remove_files(db: &Db, store: &Store, org: &OrgId) -> api::Result<()> {
    for key in queries::keys(db, org).await? {
        store.remove(&file_name(&key)).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}
