//! Dry run of an import: computes the outcome of each row without writing its target.

use std::collections::HashMap;

use api::{App, Error, Kind};
use db::Db;
use orgs::OrgId;
use serde::Serialize;

use crate::{
    Batches, Check, ImportId, ImportState, Importable, OnMatch, ReadError, Record, Row, file_error,
    queries::{self, Reported},
};

/// Row that can be imported.
pub trait ImportItem {
    /// Returns the first line of the row.
    fn line(&self) -> u64;

    /// Returns the key of the target that the row matches.
    fn key(&self) -> &str;
}

/// Targets that exist: by key, the id of the location where that is the target.
pub type Matches = HashMap<String, Option<String>>;

/// Targets of the rows of one kind.
pub trait Targets: Sync {
    /// English reason beside a row whose target exists.
    const EXISTS: &'static str;

    /// Returns the targets with these keys that exist.
    fn existing(&self, keys: Vec<String>) -> impl Future<Output = db::Result<Matches>> + Send;
}

/// Begins a dry run of an import that has not run, and returns it; the rows of earlier dry runs are deleted.
///
/// # Errors
/// 404, and 409 `import_is_running`.
pub async fn begin_check(app: &App, org: &OrgId, kind: &str, id: &ImportId) -> api::Result<Record> {
    let mut tx = app.db.begin().await?;
    let mut record = queries::lock(&mut tx, org, kind, id).await?.ok_or_else(Error::not_found)?;
    if !matches!(record.state, ImportState::Uploaded | ImportState::Checked | ImportState::Failed) {
        return Err(Error::new(Kind::Conflict, "import_is_running", "This import has already run."));
    }
    record.check_no = queries::begin_check(&mut tx, org, &record.id).await?;
    queries::forget_rows(&mut tx, org, &record.id, record.check_no).await?;
    tx.commit().await?;
    Ok(record)
}

/// Counts the outcomes of the rows and stores those that will not simply be created.
///
/// # Errors
/// The first problem of the file, or of the database.
pub async fn dry_run<I: Importable, T: Targets>(
    db: &Db,
    org: &OrgId,
    record: &Record,
    mut batches: Batches<I, db::Error>,
    targets: &T,
) -> api::Result<Check>
where
    I::Item: ImportItem,
{
    let mut check = Check::default();
    while let Some(batch) = batches.recv().await {
        let batch = batch.map_err(|error| match error {
            ReadError::File(problem) => file_error(&problem),
            ReadError::Pieces(error) => error.into(),
        })?;
        let mut existing = targets.existing(keys(&batch)).await?;
        check.rows += batch.len() as i64;
        let mut reported = Vec::new();
        for row in batch {
            reported.push(match row {
                Row::Bad { line, title, problems } => {
                    check.bad += 1;
                    Reported::Bad { line, name: (!title.is_empty()).then_some(title), problems }
                }
                Row::Duplicate { line, earlier_line } => {
                    check.duplicates += 1;
                    Reported::Duplicate { line, earlier_line }
                }
                Row::Good(good) => {
                    let Some(location) = existing.remove(good.key()) else {
                        check.new += 1;
                        continue;
                    };
                    check.matching += 1;
                    Reported::Matching { line: good.line(), location, message: T::EXISTS }
                }
            });
        }
        if !reported.is_empty() {
            let mut tx = db.begin().await?;
            queries::add_rows(&mut tx, org, &record.id, record.check_no, reported).await?;
            tx.commit().await?;
        }
    }
    Ok(check)
}

/// Stores the result of a dry run with its mapping and options.
///
/// # Errors
/// 409 `conflict` when another dry run has begun meanwhile.
pub async fn finish_check<M: Serialize + Sync, O: Serialize + Sync>(
    app: &App,
    org: &OrgId,
    record: &Record,
    (mapping, options, on_match): (&M, &O, OnMatch),
    mut check: Check,
) -> api::Result<()> {
    if on_match == OnMatch::Update {
        check.updates = check.matching;
    }
    let mut tx = app.db.begin().await?;
    if !queries::finish_check(&mut tx, org, record, (mapping, options), &check, app.now()).await? {
        return Err(Error::new(Kind::Conflict, "conflict", "Someone else is checking this import."));
    }
    Ok(tx.commit().await?)
}

/// Returns the keys of the good rows of a batch.
pub fn keys<I: Importable>(batch: &[Row<I>]) -> Vec<String>
where
    I::Item: ImportItem,
{
    let good =
        batch.iter().filter_map(|row| if let Row::Good(good) = row { Some(good.key().to_owned()) } else { None });
    good.collect()
}

/// Returns an import of rows of a kind.
///
/// # Errors
/// 404 when there is none.
pub async fn find(db: &Db, org: &OrgId, kind: &str, id: &ImportId) -> api::Result<Record> {
    queries::find(db, org, kind, id).await?.ok_or_else(Error::not_found)
}
