//! Changes of a bulk edit, read to undo it.

use db::{Result, Tx, query};
use orgs::OrgId;

use super::Source;
use crate::{LocationId, rules::FieldChange};

/// Change of a location in the history.
pub struct RecordedChange {
    /// The location.
    pub location_id: LocationId,
    /// The version that the change made.
    pub version: i64,
    /// The changed fields.
    pub changes: Vec<FieldChange>,
}

/// Returns the changes of these locations by a source (a bulk edit or import) with this id.
pub async fn recorded_changes(
    tx: &mut Tx,
    org: &OrgId,
    (source, source_id): (Source, &impl ToString),
    locations: &[String],
) -> Result<Vec<RecordedChange>> {
    let recorded = query!(
        (LocationId, i64, serde_json::Value),
        "select location_id, version, changes from location_history
         where org_id = $1 and location_id = any($2) and source = $3 and source_id = $4 order by location_id",
        org,
        locations,
        source,
        source_id.to_string()
    )
    .all(tx)
    .await?;
    recorded
        .into_iter()
        .map(|(location_id, version, changes)| {
            let changes = serde_json::from_value(changes).map_err(|e| db::Error::Unreadable(e.to_string()))?;
            Ok(RecordedChange { location_id, version, changes })
        })
        .collect()
}

/// Returns the versions of the deleted locations among these.
pub async fn deleted_versions(tx: &mut Tx, org: &OrgId, locations: &[String]) -> Result<Vec<(LocationId, i64)>> {
    query!(
        (LocationId, i64),
        "select id, version from locations where org_id = $1 and id = any($2) and deleted_at is not null",
        org,
        locations
    )
    .all(tx)
    .await
}
