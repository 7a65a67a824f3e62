//! Queries of the map.

use std::collections::HashMap;

use db::{Db, Result, query};
use orgs::OrgId;

use super::{
    rules::{Grid, MapCells, Part, PartKey, merged, town_number},
    types::MapLocation,
};
use crate::{
    queries::{LocationFilter, filter},
    rules::{FAIR, GOOD},
};

/// Groups the matching locations into cells in the database.
pub async fn gathered(db: &Db, org: &OrgId, filter: &LocationFilter, grid: &Grid) -> Result<MapCells> {
    let counts = filter!(
        query(
            (i64, i64),
            "select count(*) as matching, count(latitude) as located
             from locations where org_id = $1 and deleted_at is null and "
        ),
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "",
        org,
        filter
    );
    let parts = filter!(
        query(
            TownCell,
            "select round(latitude / $22 - 0.5) as y, round(longitude / $23 - 0.5) as x, city_key, count(*) as count,
                    count(*) filter (where health >= $28) as good,
                    count(*) filter (where health >= $29 and health < $28) as fair,
                    min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east,
                    sum(latitude) as latitude, sum(longitude) as longitude, min(id) as id
             from locations where org_id = $1 and deleted_at is null and "
        ),
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "and latitude >= $24 and latitude <= $25
         and (longitude >= $26 and longitude <= $27 or $26 > $27 and (longitude >= $26 or longitude <= $27))
         group by round(latitude / $22 - 0.5), round(longitude / $23 - 0.5), city_key",
        org,
        filter,
        grid.height,
        grid.width,
        grid.view.south,
        grid.view.north,
        grid.view.west,
        grid.view.east,
        GOOD,
        FAIR
    );
    let (matching, located) = counts.one(db).await?;
    let cells = merged(parts.all(db).await?.into_iter().map(TownCell::part));
    Ok(MapCells { cells, located, matching })
}

/// Locations of one town in one cell.
struct TownCell {
    y: f64,
    x: f64,
    city_key: String,
    count: i64,
    good: i64,
    fair: i64,
    south: f64,
    north: f64,
    west: f64,
    east: f64,
    latitude: f64,
    longitude: f64,
    id: String,
}

impl TownCell {
    fn part(self) -> (PartKey, Part<String>) {
        let Self { y, x, city_key, count, good, fair, south, north, west, east, latitude, longitude, id } = self;
        let key = ((y as i64, x as i64), town_number(city_key.as_bytes()));
        (key, Part { count, good, fair, south, north, west, east, latitude, longitude, name: id })
    }
}

/// Returns the cities of locations, by id.
pub async fn cities(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<HashMap<String, String>> {
    let cities =
        query!((String, String), "select id, city from locations where org_id = $1 and id = any($2)", org, ids);
    Ok(cities.lookup().all(db).await?.into_iter().collect())
}

/// Locations with coordinates, by their ids.
pub async fn located(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<MapLocation>> {
    query!(
        MapLocation,
        "select id, name, address, city, latitude, longitude, verified, health, issues,
                issue_bits as audit_issues, sync_status, rating
         from locations
         where org_id = $1 and id = any($2) and deleted_at is null and latitude is not null and longitude is not null
         order by id",
        org,
        ids
    )
    .lookup()
    .all(db)
    .await
}
