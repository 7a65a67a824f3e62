//! Writing locations. Each function also keeps the totals, in the caller's transaction.

use db::{Result, Tx, Value, query, rows};
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;

use super::totals::{self, Totals};
use crate::{
    DailyViews, Location, LocationId,
    rules::{Details, Keys},
};

/// A deleted location can be restored for so long.
pub const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How many rows go to the database at once.
const BATCH: usize = 1_000;

/// A location that is not in the database yet.
#[derive(Clone, Debug, PartialEq)]
pub struct NewRow {
    /// The location.
    pub location: Location,
    /// What it is sorted, searched and matched by.
    pub keys: Keys,
    /// The import that brings it.
    pub import_id: Option<String>,
}

/// Adds locations.
pub async fn add_many(tx: &mut Tx, org: &OrgId, rows: Vec<NewRow>) -> Result<()> {
    let change = rows.iter().fold(Totals::default(), |sum, row| sum.and(Totals::of(&row.location)));
    let only = if let [row] = &rows[..] { Some(row.location.id.clone()) } else { None };
    let mut rows = rows.into_iter().peekable();
    while rows.peek().is_some() {
        insert(tx, rows.by_ref().take(BATCH).map(|row| values(org, row)).collect()).await?;
    }
    totals::add(tx, org, change, only.as_ref()).await
}

/// Inserts rows of [`values`] without keeping the totals.
pub(crate) async fn insert(tx: &mut Tx, rows: Vec<Vec<Value>>) -> Result<()> {
    let sql = rows!(
        "insert into locations (org_id, id, version, name, address, city, state, postal_code, country, category, phone,
             phone_e164, website, description, external_id, latitude, longitude, opening_hours, photos, verified,
             service_area_business, rating, reviews, health, issues, sync_status, last_sync, google_location_id,
             import_id, created_at, updated_at, name_key, city_key, category_key, search_key, place_key, external_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
             $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37)"
    );
    tx.insert_many(sql, rows).await
}

/// A row for [`insert`].
pub(crate) fn values(org: &OrgId, row: NewRow) -> Vec<Value> {
    let NewRow { location: of, keys, import_id } = row;
    vec![
        org.into(),
        of.id.into(),
        of.version.into(),
        of.name.into(),
        of.address.into(),
        of.city.into(),
        of.state.into(),
        of.postal_code.into(),
        of.country.into(),
        of.category.into(),
        of.phone.into(),
        of.phone_e164.into(),
        of.website.into(),
        of.description.into(),
        of.external_id.into(),
        of.latitude.into(),
        of.longitude.into(),
        of.opening_hours.0.into(),
        of.photos.stored().into(),
        of.verified.into(),
        of.service_area_business.into(),
        of.rating.into(),
        of.reviews.into(),
        of.health.into(),
        of.issues.into(),
        of.sync_status.as_str().into(),
        of.last_sync.into(),
        of.google_location_id.into(),
        import_id.into(),
        of.created_at.into(),
        of.updated_at.into(),
        keys.name.into(),
        keys.city.into(),
        keys.category.into(),
        keys.search.into(),
        keys.place.into(),
        keys.external.into(),
    ]
}

/// A location that is not deleted, locked until the transaction ends.
pub async fn lock(tx: &mut Tx, org: &OrgId, id: &LocationId) -> Result<Option<Location>> {
    query!(
        Location,
        "select id, name, address, city, state, postal_code, country, category, phone, phone_e164, website,
                description, external_id, latitude, longitude, opening_hours, photos, verified,
                service_area_business, rating, reviews, health, issues, sync_status, last_sync, google_location_id,
                created_at, updated_at, version, deleted_at
         from locations where org_id = $1 and id = $2 and deleted_at is null for update",
        org,
        id
    )
    .find(tx)
    .await
}

/// Those of these locations that are not deleted, locked until the transaction ends.
pub async fn lock_many(tx: &mut Tx, org: &OrgId, ids: Vec<String>) -> Result<Vec<Location>> {
    query!(
        Location,
        "select id, name, address, city, state, postal_code, country, category, phone, phone_e164, website,
                description, external_id, latitude, longitude, opening_hours, photos, verified,
                service_area_business, rating, reviews, health, issues, sync_status, last_sync, google_location_id,
                created_at, updated_at, version, deleted_at
         from locations where org_id = $1 and id = any($2) and deleted_at is null order by id for update",
        org,
        ids
    )
    .all(tx)
    .await
}

/// Writes the details of a [`lock`]ed location; its rating, reviews and verification stay.
pub async fn change(
    tx: &mut Tx,
    org: &OrgId,
    id: &LocationId,
    new: &Details,
    health: (i64, i64),
    now: Timestamp,
) -> Result<()> {
    write(tx, org, id, new, health, now).await?;
    totals::add(tx, org, Totals::default(), Some(id)).await
}

/// The same without telling the totals' version.
pub(crate) async fn write(
    tx: &mut Tx,
    org: &OrgId,
    id: &LocationId,
    new: &Details,
    health: (i64, i64),
    now: Timestamp,
) -> Result<()> {
    let keys = Keys::of(new);
    let (health, issues) = health;
    query!(
        "update locations set version = version + 1, name = $3, address = $4, city = $5, state = $6, postal_code = $7,
             country = $8, category = $9, phone = $10, phone_e164 = $11, website = $12, description = $13,
             external_id = $14, latitude = $15, longitude = $16, service_area_business = $17, health = $18,
             issues = $19, updated_at = $20, name_key = $21, city_key = $22, category_key = $23, search_key = $24,
             place_key = $25, external_key = $26
         where org_id = $1 and id = $2 and deleted_at is null",
        org,
        id,
        &new.name,
        &new.address,
        &new.city,
        new.state.as_deref(),
        new.postal_code.as_deref(),
        new.country.as_deref(),
        new.category.as_deref(),
        new.phone.as_deref(),
        new.phone_e164.as_deref(),
        new.website.as_deref(),
        new.description.as_deref(),
        new.external_id.as_deref(),
        new.latitude,
        new.longitude,
        new.service_area_business,
        health,
        issues,
        now,
        keys.name,
        keys.city,
        keys.category,
        keys.search,
        keys.place,
        keys.external
    )
    .run(tx)
    .await?;
    Ok(())
}

/// Deletes a [`lock`]ed location; it can be restored for a while.
pub async fn remove(tx: &mut Tx, org: &OrgId, location: &Location, now: Timestamp) -> Result<()> {
    query!(
        "update locations set deleted_at = $3, version = version + 1 where org_id = $1 and id = $2",
        org,
        &location.id,
        now
    )
    .run(&mut *tx)
    .await?;
    totals::add(tx, org, Totals::of(location).negative(), Some(&location.id)).await
}

/// Brings back a location that was deleted not too long ago.
pub async fn restore(tx: &mut Tx, org: &OrgId, id: &LocationId, now: Timestamp) -> Result<Option<Location>> {
    let restored = query!(
        "update locations set deleted_at = null, version = version + 1, updated_at = $3
         where org_id = $1 and id = $2 and deleted_at > $4",
        org,
        id,
        now,
        now - KEPT
    )
    .run(&mut *tx)
    .await?;
    if restored == 0 {
        return Ok(None);
    }
    let location = lock(tx, org, id).await?;
    if let Some(location) = &location {
        totals::add(tx, org, Totals::of(location), Some(id)).await?;
    }
    Ok(location)
}

/// Removes for good what was deleted too long ago to be restored, at most `most` of it; how many that were.
pub async fn purge(tx: &mut Tx, now: Timestamp, most: i64) -> Result<u64> {
    query!(
        "delete from locations where (org_id, id) in
             (select org_id, id from locations where deleted_at is not null and deleted_at <= $1 limit $2)",
        now - KEPT,
        most
    )
    .run(tx)
    .await
}

/// Adds what was seen of locations on some days.
pub async fn add_views(tx: &mut Tx, org: &OrgId, views: Vec<DailyViews>) -> Result<()> {
    let sql = rows!("insert into location_stats_daily (org_id, location_id, date, views) values ($1, $2, $3, $4)");
    let rows = views
        .into_iter()
        .map(|day| vec![org.into(), day.location.into(), day.date.to_string().into(), day.views.into()])
        .collect();
    tx.insert_many(sql, rows).await
}
