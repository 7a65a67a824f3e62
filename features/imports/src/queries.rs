//! Every statement about files that are imported and their reported rows. Each names the organization.

mod rows;

use api::Limit;
use db::{Db, Result, Run, Tx, query};
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use serde::Serialize;

pub use rows::rows;
pub(crate) use rows::{Reported, add_rows, forget_rows};

use crate::{Check, ImportError, ImportId, Outcome, Record, csv::Format};

/// Retention of an incomplete upload.
const INCOMPLETE_UPLOAD_RETENTION: SignedDuration = SignedDuration::from_hours(1);

fn json<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// A statement that gives whole records.
macro_rules! records {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Record,
            "select id, filename, state, found, format, mapping, options, check_no, checked, job_id, outcome,
                    error, undo_until, created_at
             from imports where org_id = $1 and kind = $2 and found is not null and " $tail,
            $($argument),+
        )
    };
}

/// Begins an import of rows of a kind whose file is still arriving.
pub(crate) async fn begin(
    db: &Db,
    (org, kind): (&OrgId, &str),
    id: &ImportId,
    filename: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into imports (org_id, id, kind, filename, state, created_at, updated_at)
         values ($1, $2, $3, $4, 'uploaded', $5, $5)",
        org,
        id,
        kind,
        filename,
        now
    )
    .run(db)
    .await
    .map(drop)
}

/// Keeps a piece of the file.
pub(crate) async fn add_piece(db: &Db, org: &OrgId, id: &ImportId, part: i64, bytes: &[u8]) -> Result<()> {
    query!("insert into import_pieces (org_id, import_id, part, bytes) values ($1, $2, $3, $4)", org, id, part, bytes)
        .run(db)
        .await
        .map(drop)
}

/// A piece of the file; nothing after the last.
pub(crate) async fn piece(db: &Db, org: &OrgId, id: &ImportId, part: i64) -> Result<Option<Vec<u8>>> {
    let piece = query!(
        (Vec<u8>,),
        "select bytes from import_pieces where org_id = $1 and import_id = $2 and part = $3",
        org,
        id,
        part
    );
    Ok(piece.find(db).await?.map(|(bytes,)| bytes))
}

/// Marks the file as uploaded and stores its format and detected properties.
pub async fn mark_uploaded<T: Serialize + Sync>(
    tx: &mut Tx,
    org: &OrgId,
    id: &ImportId,
    format: Format,
    summary: &T,
) -> Result<()> {
    query!(
        "update imports set found = $3, format = $4 where org_id = $1 and id = $2",
        org,
        id,
        json(summary),
        json(&format)
    )
    .run(tx)
    .await
    .map(drop)
}

/// Forgets an import and its file.
pub(crate) async fn remove(db: &Db, org: &OrgId, id: &ImportId) -> Result<()> {
    query!("delete from imports where org_id = $1 and id = $2", org, id).run(db).await.map(drop)
}

/// An import whose file has arrived.
pub async fn find(on: impl Run, org: &OrgId, kind: &str, id: &ImportId) -> Result<Option<Record>> {
    records!("id = $3", org, kind, id).find(on).await
}

/// Locks an import whose file has arrived until the transaction ends.
pub async fn lock(tx: &mut Tx, org: &OrgId, kind: &str, id: &ImportId) -> Result<Option<Record>> {
    records!("id = $3 for update", org, kind, id).find(tx).await
}

/// Imports before `before`, the latest first, and one more to know whether there are any.
pub async fn list(db: &Db, org: &OrgId, kind: &str, before: &str, limit: Limit) -> Result<Vec<Record>> {
    records!("id < $3 order by id desc limit $4", org, kind, before, limit.and_one()).all(db).await
}

/// Begins a dry run: its number.
pub(crate) async fn begin_check(tx: &mut Tx, org: &OrgId, id: &ImportId) -> Result<i64> {
    let (number,) = query!(
        (i64,),
        "update imports set check_no = check_no + 1, checked = null, state = 'uploaded'
         where org_id = $1 and id = $2 returning check_no",
        org,
        id
    )
    .one(tx)
    .await?;
    Ok(number)
}

/// Keeps what a dry run has found; false when another has begun meanwhile.
pub(crate) async fn finish_check<M: Serialize + Sync, O: Serialize + Sync>(
    tx: &mut Tx,
    org: &OrgId,
    record: &Record,
    choices: (&M, &O),
    checked: &Check,
    now: Timestamp,
) -> Result<bool> {
    let changed = query!(
        "update imports set state = 'checked', mapping = $4, options = $5, checked = $6, error = null, updated_at = $7
         where org_id = $1 and id = $2 and check_no = $3 and state = 'uploaded'",
        org,
        &record.id,
        record.check_no,
        json(choices.0),
        json(choices.1),
        json(checked),
        now
    );
    Ok(changed.run(tx).await? == 1)
}

/// The import waits for this job.
pub async fn queue(tx: &mut Tx, org: &OrgId, id: &ImportId, job: &jobs::JobId, now: Timestamp) -> Result<()> {
    query!(
        "update imports set state = 'queued', job_id = $3, error = null, updated_at = $4 where org_id = $1 and id = $2",
        org,
        id,
        job,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// The import is being run.
pub async fn start(tx: &mut Tx, org: &OrgId, id: &ImportId) -> Result<()> {
    query!("update imports set state = 'running' where org_id = $1 and id = $2", org, id).run(tx).await.map(drop)
}

/// The import has been run, and can be undone until `undo_until`; its file is not needed any more.
pub async fn finish(
    tx: &mut Tx,
    org: &OrgId,
    id: &ImportId,
    outcome: &Outcome,
    (now, undo_until): (Timestamp, Timestamp),
) -> Result<()> {
    query!("delete from import_pieces where org_id = $1 and import_id = $2", org, id).run(&mut *tx).await?;
    query!(
        "update imports set state = 'done', outcome = $3, error = null, undo_until = $4, updated_at = $5
         where org_id = $1 and id = $2",
        org,
        id,
        json(outcome),
        undo_until,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// The import could not be run.
pub async fn fail(tx: &mut Tx, org: &OrgId, id: &ImportId, error: &ImportError, now: Timestamp) -> Result<()> {
    query!(
        "update imports set state = 'failed', error = $3, updated_at = $4 where org_id = $1 and id = $2",
        org,
        id,
        json(error),
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// The import was taken back.
pub async fn undo(tx: &mut Tx, org: &OrgId, id: &ImportId, now: Timestamp) -> Result<()> {
    query!(
        "update imports set state = 'undone', undo_until = null, updated_at = $3 where org_id = $1 and id = $2",
        org,
        id,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Forgets imports that broke off, and those without a change since `until`, which can be neither run nor undone any
/// more. Returns their number.
pub async fn purge(db: &Db, now: Timestamp, until: Timestamp) -> Result<u64> {
    query!(
        "delete from imports where (org_id, id) in
             (select org_id, id from imports where updated_at <= $1 or (found is null and updated_at <= $2))",
        until,
        now - INCOMPLETE_UPLOAD_RETENTION
    )
    .run(db)
    .await
}
