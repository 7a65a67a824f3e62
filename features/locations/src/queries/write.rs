//! The statements that write locations. Who writes goes through [`LocationWriter`](super::LocationWriter), which keeps the totals.

use db::{Result, Tx, Value, query, rows};
use jiff::Timestamp;
use orgs::OrgId;

use crate::{
    Location, LocationId, SyncStatus,
    queries::find::locations,
    rules::{self, Audited, Keys, RETENTION},
};

/// A location that is not in the database yet.
#[derive(Clone, Debug, PartialEq)]
pub struct NewRow {
    /// The location.
    pub location: Location,
    /// Keys for sorting, searching and matching.
    pub keys: Keys,
    /// The import that brings it.
    pub import_id: Option<String>,
}

/// Inserts rows of [`values`].
pub(super) async fn insert(tx: &mut Tx, rows: Vec<Vec<Value>>) -> Result<()> {
    let sql = rows!(
        "insert into locations (org_id, id, version, name, address, city, state, postal_code, country, category, phone,
             phone_e164, website, description, external_id, latitude, longitude, opening_hours, photos, verified,
             service_area_business, rating, reviews, health, issues, sync_status, last_sync, google_location_id,
             import_id, created_at, updated_at, name_key, city_key, category_key, search_key, place_key, external_key,
             address2, additional_phones, labels, is_sync_paused, coordinates_source, change, issue_bits,
             open_status, additional_categories, more_hours)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
             $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45,
             $46, $47)"
    );
    tx.insert_many(sql, rows).await
}

/// A row for [`insert`], written by the transaction of this number.
pub(super) fn values(org: &OrgId, change: i64, row: NewRow) -> Vec<Value> {
    let NewRow { location, keys, import_id } = row;
    let issue_bits = rules::issue_bits(&Audited::of(&location));
    let details = location.details;
    vec![
        org.into(),
        location.id.into(),
        location.version.into(),
        details.name.into(),
        details.address.into(),
        details.city.into(),
        details.state.into(),
        details.postal_code.into(),
        details.country.into(),
        details.category.into(),
        details.phone.into(),
        details.phone_e164.into(),
        details.website.into(),
        details.description.into(),
        details.external_id.into(),
        details.latitude.into(),
        details.longitude.into(),
        details.opening_hours.stored().into(),
        location.photos.stored().into(),
        location.verified.into(),
        details.service_area_business.into(),
        location.rating.into(),
        location.reviews.into(),
        location.health.into(),
        location.issues.into(),
        location.sync_status.into(),
        location.last_sync.into(),
        location.google_location_id.into(),
        import_id.into(),
        location.created_at.into(),
        location.updated_at.into(),
        keys.name.into(),
        keys.city.into(),
        keys.category.into(),
        keys.search.into(),
        keys.place.into(),
        keys.external.into(),
        details.address2.into(),
        details.additional_phones.stored().into(),
        location.labels.stored().into(),
        details.is_sync_paused.into(),
        details.coordinates_source.into(),
        change.into(),
        issue_bits.into(),
        location.open_status.into(),
        details.additional_categories.stored().into(),
        details.more_hours.stored().into(),
    ]
}

/// A location that is not deleted, locked until the transaction ends.
pub(super) async fn lock(tx: &mut Tx, org: &OrgId, id: &LocationId) -> Result<Option<Location>> {
    locations!("id = $2 for update", org, id).find(tx).await
}

/// Locks those of these locations that are not deleted until the transaction ends, in the order of their ids.
pub(super) async fn lock_many(tx: &mut Tx, org: &OrgId, ids: Vec<String>) -> Result<Vec<Location>> {
    locations!("id = any($2) order by id for update", org, ids).all(tx).await
}

/// Writes the sync status of locations; `now` becomes their last sync once they are synced.
pub(super) async fn mark(
    tx: &mut Tx,
    org: &OrgId,
    change: i64,
    ids: Vec<String>,
    status: SyncStatus,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update locations set sync_status = $4, change = $3, last_sync = coalesce(cast($5 as bigint), last_sync)
         where org_id = $1 and id = any($2) and deleted_at is null and sync_status <> 'manual'",
        org,
        ids,
        change,
        status,
        (status == SyncStatus::Synced).then_some(now)
    )
    .run(tx)
    .await
    .map(drop)
}

/// Writes all that can change about a location.
pub(super) async fn put(tx: &mut Tx, org: &OrgId, change: i64, location: &Location) -> Result<()> {
    let details = &location.details;
    let keys = Keys::of(details);
    query!(
        "update locations set version = $3, name = $4, address = $5, address2 = $6, city = $7, state = $8,
             postal_code = $9, country = $10, category = $11, phone = $12, phone_e164 = $13, additional_phones = $14,
             website = $15, description = $16, external_id = $17, latitude = $18, longitude = $19,
             coordinates_source = $20, opening_hours = $21, photos = $22, labels = $23, verified = $24,
             service_area_business = $25, rating = $26, reviews = $27, health = $28, issues = $29, issue_bits = $30,
             sync_status = $31, is_sync_paused = $32, last_sync = $33, google_location_id = $34, updated_at = $35,
             change = $36, name_key = $37, city_key = $38, category_key = $39, search_key = $40, place_key = $41,
             external_key = $42, open_status = $43, additional_categories = $44, more_hours = $45
         where org_id = $1 and id = $2 and deleted_at is null",
        org,
        &location.id,
        location.version,
        &details.name,
        &details.address,
        details.address2.as_deref(),
        &details.city,
        details.state.as_deref(),
        details.postal_code.as_deref(),
        details.country.as_deref(),
        details.category.as_deref(),
        details.phone.as_deref(),
        details.phone_e164.as_deref(),
        details.additional_phones.clone().stored(),
        details.website.as_deref(),
        details.description.as_deref(),
        details.external_id.as_deref(),
        details.latitude,
        details.longitude,
        details.coordinates_source,
        details.opening_hours.stored(),
        location.photos.clone().stored(),
        location.labels.clone().stored(),
        location.verified,
        details.service_area_business,
        location.rating,
        location.reviews,
        location.health,
        location.issues,
        rules::issue_bits(&Audited::of(location)),
        location.sync_status,
        details.is_sync_paused,
        location.last_sync,
        location.google_location_id.as_deref(),
        location.updated_at,
        change,
        keys.name,
        keys.city,
        keys.category,
        keys.search,
        keys.place,
        keys.external,
        location.open_status,
        details.additional_categories.clone().stored(),
        details.more_hours.stored()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Deletes a [`lock`]ed location; it can be restored for a while.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, change: i64, id: &LocationId, now: Timestamp) -> Result<()> {
    query!(
        "update locations set deleted_at = $3, version = version + 1, change = $4 where org_id = $1 and id = $2",
        org,
        id,
        now,
        change
    )
    .run(tx)
    .await
    .map(drop)
}

/// Brings back a location that was deleted not too long ago; false when there is none.
pub(super) async fn restore(tx: &mut Tx, org: &OrgId, change: i64, id: &LocationId, now: Timestamp) -> Result<bool> {
    let restored = query!(
        "update locations set deleted_at = null, version = version + 1, updated_at = $3, change = $5
         where org_id = $1 and id = $2 and deleted_at > $4",
        org,
        id,
        now,
        now - RETENTION,
        change
    );
    Ok(restored.run(tx).await? == 1)
}

/// Deletes permanently at most `most` locations whose retention has ended, and returns their number.
pub async fn purge(tx: &mut Tx, now: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from locations where (org_id, id) in
             (select org_id, id from locations where deleted_at is not null and deleted_at <= $1 limit $2)",
        now - RETENTION,
        most
    )
    .run(tx)
    .await
}
