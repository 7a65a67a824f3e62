//! Locations as the search for duplicates compares them, and the versions that tell which ones changed since.

use db::{Db, Result, query};
use orgs::OrgId;

use crate::{CoordinatesSource, LocationId};

/// Fields that tell whether two locations are the same place.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparable {
    /// Id of the location.
    pub id: LocationId,
    /// Business name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// City or town.
    pub city: String,
    /// Postal code.
    pub postal_code: Option<String>,
    /// The telephone number in international form.
    pub phone_e164: Option<String>,
    /// The owner's own number for it.
    pub external_id: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// Origin of the coordinates.
    pub coordinates_source: Option<CoordinatesSource>,
}

/// At most `most` of an organization's locations after an id, in the order of ids.
pub async fn comparable(db: &Db, org: &OrgId, after: &str, most: i64) -> Result<Vec<Comparable>> {
    query!(
        Comparable,
        "select id, name, address, city, postal_code, phone_e164, external_id, latitude, longitude, coordinates_source
         from locations where org_id = $1 and deleted_at is null and id > $2 order by id limit $3",
        org,
        after,
        most
    )
    .all(db)
    .await
}

/// Returns the locations with these ids that are not deleted, in no order.
pub async fn comparable_of(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<Comparable>> {
    query!(
        Comparable,
        "select id, name, address, city, postal_code, phone_e164, external_id, latitude, longitude, coordinates_source
         from locations where org_id = $1 and deleted_at is null and id = any($2)",
        org,
        ids
    )
    .lookup()
    .all(db)
    .await
}

/// Ids of at most `most` locations that are linked to Google, after an id, with the ids of their Business Profiles.
pub async fn google_ids(db: &Db, org: &OrgId, after: &str, most: i64) -> Result<Vec<(LocationId, String)>> {
    query!(
        (LocationId, String),
        "select id, google_location_id from locations
         where org_id = $1 and deleted_at is null and google_location_id is not null and id > $2 order by id limit $3",
        org,
        after,
        most
    )
    .all(db)
    .await
}
