//! History of locations.

use db::{Db, Result, Tx, query, rows};
use jiff::Timestamp;
use orgs::{OrgId, UserId};

use super::{Cause, Source};
use crate::{LocationId, history::Event, rules::FieldChange};

/// History entry of a location, to be recorded with the write.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// Which location.
    pub location: LocationId,
    /// The version that the write made.
    pub version: i64,
    /// Kind of change.
    pub event: Event,
    /// Field by field.
    pub changes: Vec<FieldChange>,
}

/// A row of the history.
pub struct HistoryRow {
    /// The version that the write made.
    pub version: i64,
    /// When.
    pub at: Timestamp,
    /// Who.
    pub user_id: Option<UserId>,
    /// Kind of change.
    pub event: Event,
    /// In what way.
    pub source: Source,
    /// The import, bulk edit or merge.
    pub source_id: Option<String>,
    /// Field by field.
    pub changes: serde_json::Value,
}

/// Keeps what one transaction did.
pub async fn record_many(tx: &mut Tx, org: &OrgId, cause: &Cause, now: Timestamp, deeds: Vec<Deed>) -> Result<()> {
    if deeds.is_empty() {
        return Ok(());
    }
    let sql = rows!(
        "insert into location_history (org_id, location_id, version, at, user_id, event, source, source_id, changes)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    );
    let rows = deeds.into_iter().map(|deed| {
        vec![
            org.into(),
            deed.location.into(),
            deed.version.into(),
            now.into(),
            cause.by.as_ref().into(),
            deed.event.into(),
            cause.source.into(),
            cause.source_id.as_deref().into(),
            serde_json::to_string(&deed.changes).unwrap_or_else(|_| "[]".into()).into(),
        ]
    });
    tx.insert_many(sql, rows.collect()).await
}

/// Keeps that all locations of an import that were deleted by the transaction of this number are.
pub async fn record_removed(
    tx: &mut Tx,
    org: &OrgId,
    cause: &Cause,
    now: Timestamp,
    import: &str,
    change: i64,
) -> Result<()> {
    query!(
        "insert into location_history (org_id, location_id, version, at, user_id, event, source, source_id, changes)
         select org_id, id, version, cast($4 as bigint), cast($5 as text), 'deleted', cast($6 as text),
                cast($7 as text), '[]'
         from locations where org_id = $1 and import_id = $2 and change = $3 and deleted_at is not null",
        org,
        import,
        change,
        now,
        cause.by.as_ref(),
        cause.source,
        cause.source_id.as_deref()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns at most `most` history entries of a location before a version, the latest first.
pub async fn history(db: &Db, org: &OrgId, id: &LocationId, before: i64, most: i64) -> Result<Vec<HistoryRow>> {
    query!(
        HistoryRow,
        "select version, at, user_id, event, source, source_id, changes from location_history
         where org_id = $1 and location_id = $2 and version < $3 order by version desc limit $4",
        org,
        id,
        before,
        most
    )
    .lookup()
    .all(db)
    .await
}

/// When a location that is not deleted was created, and by which import.
pub async fn origin(db: &Db, org: &OrgId, id: &LocationId) -> Result<Option<(Timestamp, Option<String>)>> {
    query!(
        (Timestamp, Option<String>),
        "select created_at, import_id from locations where org_id = $1 and id = $2 and deleted_at is null",
        org,
        id
    )
    .lookup()
    .find(db)
    .await
}
