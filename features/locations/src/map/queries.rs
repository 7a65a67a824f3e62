//! Queries of the map.

use db::{Db, Result, query};
use orgs::OrgId;

use super::{
    rules::{Cell, Gathered, Grid},
    types::MapLocation,
};
use crate::queries::{LocationFilter, filter};

/// Groups the matching locations into cells in the database.
pub async fn gathered(db: &Db, org: &OrgId, filter: &LocationFilter, grid: &Grid) -> Result<Gathered> {
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
    let cells = filter!(
        query(
            Cell,
            "select count(*) as count, min(latitude) as south, max(latitude) as north, min(longitude) as west,
                    max(longitude) as east, avg(latitude) as latitude, avg(longitude) as longitude, min(id) as id
             from locations where org_id = $1 and deleted_at is null and "
        ),
        "(cast($2 as text) is null or search_key like $2 escape '\\')",
        "and latitude >= $21 and latitude <= $22
         and (longitude >= $23 and longitude <= $24 or $23 > $24 and (longitude >= $23 or longitude <= $24))
         group by round(latitude / $19 - 0.5), round(longitude / $20 - 0.5)",
        org,
        filter,
        grid.height,
        grid.width,
        grid.view.south,
        grid.view.north,
        grid.view.west,
        grid.view.east
    );
    let (matching, located) = counts.one(db).await?;
    Ok(Gathered { cells: cells.all(db).await?, located, matching })
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
