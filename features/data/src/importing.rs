//! Import of an exported organization into this instance: all of it, or nothing.

mod people;

use std::{fs::File, sync::Arc};

use api::App;
use db::{Table, Tx, Value};
use media::{MAX_BYTES, Store, names};
use orgs::{OrgId, leaving};
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
const AHEAD: usize = 2;

/// Result of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
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
pub async fn import(app: &App, store: &Store, file: File, owner: &str) -> Result<Imported, Failure> {
    let open = move || Archive::open(file).and_then(|mut archive| Ok((archive.people()?, archive)));
    let (people, archive) = blocking(open).await?;
    let organisation = archive.manifest.organisation.clone();
    let org: OrgId = organisation.id.parse().map_err(|_| Refusal::Damaged("the organisation has no id".into()))?;
    let archive = Arc::new(Mutex::new(archive));
    let mut tx = app.db.begin().await?;
    if leaving::is_there(&mut tx, &org).await? {
        return Err(Refusal::Unwanted(format!("{} is here already", organisation.name)).into());
    }
    let mut import = Import { org: &org, archive: archive.clone(), rows: 0, pictures: Vec::new() };
    let users = People::find_or_make(&mut tx, &people, owner, app.now()).await?;
    for table in tables::exported() {
        import.table(&mut tx, table, &users).await?;
        if table.name == "orgs" {
            users.register(&mut tx, &org, app.now()).await?;
        }
    }
    leaving::make_owner(&mut tx, &org, users.owner(), app.now()).await?;
    let (rows, pictures) = (import.rows, std::mem::take(&mut import.pictures));
    let kept = keep(store, archive, pictures).await;
    // Rows are committed last because a picture without a row is deleted from the store within a day.
    let kept = match kept {
        Ok(()) => tx.commit().await.map_err(Failure::from),
        Err(failure) => Err(failure),
    };
    kept.map(|()| Imported { org, name: organisation.name, rows, people: people.len() })
}

/// Reason why an export was not imported.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The content is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database refused a row, for example because it refers to a missing row or exists already.
    #[error("the database did not take it: {0}")]
    Database(#[from] db::Error),
    /// Another failure of this machine.
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
        let (batches, mut received) = mpsc::channel(AHEAD);
        let archive = self.archive.clone();
        let reading = spawn_blocking(move || {
            archive.blocking_lock().rows(table, |batch| {
                let gone = |_| Refusal::Unwanted("the import was given up".into());
                batches.blocking_send(batch).map_err(gone)
            })
        });
        while let Some(mut batch) = received.recv().await {
            for row in &mut batch {
                self.check(table, row)?;
                users.put_in(table, row)?;
            }
            self.rows += batch.len();
            tx.insert_many(insert, batch).await?;
        }
        reading.await.map_err(api::Error::internal)??;
        Ok(())
    }

    /// Checks that a row belongs to this organization and that its picture has a valid name.
    fn check(&mut self, table: &'static Table, row: &[Value]) -> Result<(), Refusal> {
        let org = table.org_column().map(|at| &row[at]);
        if org != Some(&Value::from(self.org)) {
            return Err(Refusal::Damaged(format!("{} has rows of another organisation", table.name)));
        }
        match tables::picture(table).map(|at| &row[at]) {
            None | Some(Value::Null) => {}
            Some(key) => {
                let names = if let Value::Text(key) = key { names::files_of(key) } else { None };
                self.pictures.extend(names.ok_or_else(|| Refusal::Damaged("a picture has no name of ours".into()))?);
            }
        }
        Ok(())
    }
}

/// Stores the pictures that the rows name. The archive must contain exactly these pictures.
async fn keep(store: &Store, archive: Arc<Mutex<Archive>>, names: Vec<String>) -> Result<(), Failure> {
    if names.len() != archive.lock().await.pictures() {
        return Err(Refusal::Damaged("pictures are missing, or nothing shows them".into()).into());
    }
    for name in names {
        let (archive, wanted) = (archive.clone(), name.clone());
        let picture = blocking(move || archive.blocking_lock().picture(&wanted, MAX_BYTES)).await?;
        store.put(&name, picture).await.map_err(api::Error::unavailable)?;
    }
    Ok(())
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refusal> + Send + 'static) -> Result<T, Failure> {
    Ok(spawn_blocking(work).await.map_err(api::Error::internal)??)
}
