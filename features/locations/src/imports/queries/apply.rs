//! Statements that apply an import to locations and undo it.

use ::imports::ImportId;
use db::{Result, Tx, query, rows};
use orgs::OrgId;

use crate::{
    Details, LocationId, LocationWriter, dependents,
    queries::{Totals, computed_totals, record_removed},
};

/// Maximum number of locations that a statement deletes, because SQLite keeps every page that a statement changes in
/// memory.
const DELETE_BATCH_SIZE: i64 = 250;

/// Details of a location before an import changed it, so that it can be undone.
pub(in super::super) struct ImportUpdate {
    /// Id of the location.
    pub(in super::super) location_id: LocationId,
    /// Version after the import.
    pub(in super::super) version: i64,
    /// Details before the import.
    pub(in super::super) before: Details,
}

/// Stores the details of locations before an import changed them.
pub(in super::super) async fn add_updates(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    updates: Vec<ImportUpdate>,
) -> Result<()> {
    let sql = rows!(
        "insert into import_updates (org_id, import_id, location_id, version, before) values ($1, $2, $3, $4, $5)"
    );
    let rows = updates.into_iter().map(|update| {
        let before = serde_json::to_string(&update.before).ok();
        vec![org.into(), import.into(), update.location_id.into(), update.version.into(), before.into()]
    });
    tx.insert_many(sql, rows.collect()).await
}

/// Returns at most `limit` updates of an import, in the order of the location ids, after the id `after`.
pub(in super::super) async fn updates(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    after: &str,
    limit: i64,
) -> Result<Vec<ImportUpdate>> {
    let rows = query!(
        (LocationId, i64, serde_json::Value),
        "select location_id, version, before from import_updates
         where org_id = $1 and import_id = $2 and location_id > $3 order by location_id limit $4",
        org,
        import,
        after,
        limit
    )
    .all(tx)
    .await?;
    rows.into_iter()
        .map(|(location_id, version, before)| {
            let before = serde_json::from_value(before).map_err(|e| db::Error::Unreadable(e.to_string()))?;
            Ok(ImportUpdate { location_id, version, before })
        })
        .collect()
}

/// Deletes the locations that an import created, unless they are deleted already. Each can be restored.
pub(in super::super) async fn remove_created(
    writer: &mut LocationWriter,
    org: &OrgId,
    import: &ImportId,
) -> Result<()> {
    let (now, change) = (writer.now(), writer.change());
    let created = computed_totals!(
        query(Totals, "select ")
        "from locations where org_id = $11 and import_id = $12 and deleted_at is null",
        org,
        import
    )
    .one(writer.tx())
    .await?;
    writer.count(created.negative());
    let mut after = String::new();
    loop {
        let rows = query!(
            (LocationId,),
            "select id from locations
             where org_id = $1 and import_id = $2 and deleted_at is null and id > $3 order by id limit $4",
            org,
            import,
            &after,
            DELETE_BATCH_SIZE
        )
        .all(writer.tx())
        .await?;
        let ids: Vec<LocationId> = rows.into_iter().map(|(id,)| id).collect();
        let Some(last) = ids.last() else { break };
        query!(
            "update locations set deleted_at = $3, version = version + 1, change = $6
             where org_id = $1 and import_id = $2 and deleted_at is null and id > $4 and id <= $5",
            org,
            import,
            now,
            &after,
            last,
            change
        )
        .run(writer.tx())
        .await?;
        dependents::follow(writer.tx(), org, &ids, true, now).await?;
        last.as_str().clone_into(&mut after);
    }
    let cause = writer.cause().clone();
    record_removed(writer.tx(), org, &cause, now, import.as_str(), change).await
}
