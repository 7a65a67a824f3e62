//! Reading what a map shows.

use db::{Db, Result, query};
use orgs::OrgId;

use super::{
    rules::{Cell, Gathered, Grid},
    types::MapLocation,
};
use crate::queries::{Wanted, part};

/// What is wanted, gathered by the database.
pub async fn gathered(db: &Db, org: &OrgId, wanted: &Wanted, grid: &Grid) -> Result<Gathered> {
    let Wanted { q, city, category, verified, least, label, unlocated, sync_failed, changed_by, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    let (q, city, category) = (part(q.as_deref()), part(city.as_deref()), part(category.as_deref()));
    let counts = query!(
        (i64, i64),
        "select count(*) as matching, count(latitude) as located from locations
         where org_id = $1 and deleted_at is null
           and (cast($2 as text) is null or search_key like $2 escape '\\')
           and (cast($3 as text) is null or city_key like $3 escape '\\')
           and (cast($4 as text) is null or category_key like $4 escape '\\')
           and (cast($5 as boolean) is null or verified = $5)
           and rating_key >= $6
           and health >= $7 and health <= $8 and (issue_bits & $9) = $9
           and (cast($10 as text) is null or id in
               (select location_id from location_labels where org_id = $1 and label_id = $10))
           and (not cast($11 as boolean) or latitude is null)
           and (not cast($12 as boolean) or sync_status = 'error')
           and (cast($13 as text) is null or import_id = $13 or exists
               (select 1 from location_history
                where org_id = $1 and location_id = locations.id and source_id = $13))",
        org,
        q.clone(),
        city.clone(),
        category.clone(),
        *verified,
        *least,
        low,
        high,
        bits,
        label.as_ref(),
        *unlocated,
        *sync_failed,
        changed_by.as_ref()
    );
    let cells = query!(
        Cell,
        "select count(*) as count, min(latitude) as south, max(latitude) as north, min(longitude) as west,
                max(longitude) as east, avg(latitude) as latitude, avg(longitude) as longitude, min(id) as id
         from locations
         where org_id = $1 and deleted_at is null and latitude >= $13 and latitude <= $14
           and (longitude >= $15 and longitude <= $16 or $15 > $16 and (longitude >= $15 or longitude <= $16))
           and (cast($2 as text) is null or search_key like $2 escape '\\')
           and (cast($3 as text) is null or city_key like $3 escape '\\')
           and (cast($4 as text) is null or category_key like $4 escape '\\')
           and (cast($5 as boolean) is null or verified = $5)
           and rating_key >= $6
           and health >= $7 and health <= $8 and (issue_bits & $9) = $9
           and (cast($10 as text) is null or id in
               (select location_id from location_labels where org_id = $1 and label_id = $10))
           and (not cast($17 as boolean) or latitude is null)
           and (not cast($18 as boolean) or sync_status = 'error')
           and (cast($19 as text) is null or import_id = $19 or exists
               (select 1 from location_history
                where org_id = $1 and location_id = locations.id and source_id = $19))
         group by round(latitude / $11 - 0.5), round(longitude / $12 - 0.5)",
        org,
        q,
        city,
        category,
        *verified,
        *least,
        low,
        high,
        bits,
        label.as_ref(),
        grid.height,
        grid.width,
        grid.view.south,
        grid.view.north,
        grid.view.west,
        grid.view.east,
        *unlocated,
        *sync_failed,
        changed_by.as_ref()
    );
    let (matching, located) = counts.one(db).await?;
    Ok(Gathered { cells: cells.all(db).await?, located, matching })
}

/// Locations with coordinates, by their ids.
pub async fn located(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<MapLocation>> {
    query!(
        MapLocation,
        "select id, name, address, city, latitude, longitude, verified, health, rating from locations
         where org_id = $1 and id = any($2) and deleted_at is null and latitude is not null and longitude is not null
         order by id",
        org,
        ids
    )
    .lookup()
    .all(db)
    .await
}
