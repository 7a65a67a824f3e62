//! Imports an exported organization into this instance. Either everything is imported, or nothing.

mod people;

use std::{fs::File, sync::Arc};

use api::App;
use db::{Table, Tx, Value};
use media::{MAX_BYTES, Store, names};
use orgs::{OrgId, removal};
use tokio::{
    sync::{Mutex, mpsc},
    task::spawn_blocking,
};

use crate::{
    archive::{Archive, Refusal},
    tables,
};
use people::People;

/// Maximum number of row batches waiting to be written.
const MAX_QUEUED_BATCHES: usize = 2;

/// Result of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportSummary {
    /// Imported organization, with its original id.
    pub org: OrgId,
    /// Name of the organization.
    pub name: String,
    /// Number of rows in all tables.
    pub rows: usize,
    /// Number of members.
    pub people: usize,
}

/// Imports the export in `file`. `owner` is the email address of an owner: a person in the export, or a user of this
/// instance.
///
/// All content is checked before anything is written, and rows are written in one transaction.
///
/// # Errors
/// Returns the reason why the file is not imported; nothing has changed then.
pub async fn import(app: &App, store: &Store, file: File, owner: &str) -> Result<ImportSummary, Failure> {
    let open = move || Archive::open(file).and_then(|mut archive| Ok((archive.people()?, archive)));
    let (people, archive) = blocking(open).await?;
    let organisation = archive.manifest.organisation.clone();
    let org: OrgId = organisation.id.parse().map_err(|_| Refusal::Damaged("the organization id is invalid".into()))?;
    let archive = Arc::new(Mutex::new(archive));
    let mut tx = app.db.begin().await?;
    if removal::is_there(&mut tx, &org).await? {
        return Err(Refusal::NotImportable(format!("{} already exists on this instance", organisation.name)).into());
    }
    let mut import = Import { org: &org, archive: archive.clone(), rows: 0, pictures: Vec::new() };
    let users = People::find_or_create(&mut tx, &people, owner, app.now()).await?;
    for table in tables::exported() {
        import.table(&mut tx, table, &users).await?;
        if table.name == "orgs" {
            users.register(&mut tx, &org, app.now()).await?;
        }
    }
    removal::make_owner(&mut tx, &org, users.owner(), app.now()).await?;
    let (rows, pictures) = (import.rows, std::mem::take(&mut import.pictures));
    store_pictures(store, archive, pictures).await?;
    // Commit last: a stored picture without a row is deleted within a day.
    tx.commit().await?;
    Ok(ImportSummary { org, name: organisation.name, rows, people: people.len() })
}

/// Reason why an export was not imported.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The content is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database refused a row, for example because it refers to a missing row or exists already.
    #[error("the database rejected a row: {0}")]
    Database(#[from] db::Error),
    /// Internal error, or the picture store is unavailable.
    #[error(transparent)]
    Other(#[from] api::Error),
}

struct Import<'a> {
    org: &'a OrgId,
    archive: Arc<Mutex<Archive>>,
    rows: usize,
    pictures: Vec<String>,
}

impl Import<'_> {
    /// Writes the rows of a table in batches, while a blocking thread reads ahead.
    async fn table(&mut self, tx: &mut Tx, table: &'static Table, users: &People) -> Result<(), Failure> {
        let Some(insert) = table.insert() else { return Ok(()) };
        let (batches, mut received) = mpsc::channel(MAX_QUEUED_BATCHES);
        let archive = self.archive.clone();
        let reading = spawn_blocking(move || {
            archive.blocking_lock().rows(table, |batch| {
                let aborted = |_| Refusal::NotImportable("the import was aborted".into());
                batches.blocking_send(batch).map_err(aborted)
            })
        });
        while let Some(mut batch) = received.recv().await {
            for row in &mut batch {
                self.check_row(table, row)?;
                users.map_user_ids(table, row)?;
            }
            self.rows += batch.len();
            tx.insert_many(insert, batch).await?;
        }
        reading.await.map_err(api::Error::internal)??;
        Ok(())
    }

    /// Checks that a row belongs to this organization, and records the names of its picture files.
    fn check_row(&mut self, table: &'static Table, row: &[Value]) -> Result<(), Refusal> {
        let org = table.org_column().map(|at| &row[at]);
        if org != Some(&Value::from(self.org)) {
            return Err(Refusal::Damaged(format!("{} contains rows of another organization", table.name)));
        }
        match tables::picture(table).map(|at| &row[at]) {
            None | Some(Value::Null) => {}
            Some(key) => {
                let names = if let Value::Text(key) = key { names::files_of(key) } else { None };
                self.pictures.extend(names.ok_or_else(|| Refusal::Damaged("a picture has an invalid name".into()))?);
            }
        }
        Ok(())
    }
}

/// Stores the pictures that the rows name. The archive must contain exactly these pictures.
async fn store_pictures(store: &Store, archive: Arc<Mutex<Archive>>, names: Vec<String>) -> Result<(), Failure> {
    if names.len() != archive.lock().await.pictures() {
        return Err(Refusal::Damaged("the pictures in the export do not match its rows".into()).into());
    }
    for name in names {
        let (archive, file) = (archive.clone(), name.clone());
        let picture = blocking(move || archive.blocking_lock().picture(&file, MAX_BYTES)).await?;
        store.put(&name, picture).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refusal> + Send + 'static) -> Result<T, Failure> {
    Ok(spawn_blocking(work).await.map_err(api::Error::internal)??)
}
