//! Countries and states of locations.

use db::{Db, Result, query};
use orgs::{OrgId, Scope};

use crate::Region;

/// Maximum number of regions.
const MAX_REGIONS: i64 = 500;

/// Returns the countries and states of the locations that a member sees, those with the most locations first.
pub async fn regions(db: &Db, scope: &Scope) -> Result<Vec<Region>> {
    let (org, limits): (&OrgId, _) = match scope {
        Scope::Whole(org) => (org, None),
        Scope::Part(org, limits) => (org, Some(limits.clone())),
    };
    let (is_whole, limits) = (limits.is_none(), limits.unwrap_or_default());
    query!(
        Region,
        "select country, state, count(*) as count from locations
         where org_id = $1 and deleted_at is null
           and ($2 or id = any($3) or id in
               (select location_id from location_labels where org_id = $1 and label_id = any($4)))
         group by country, state order by count(*) desc, country, state limit $5",
        org,
        is_whole,
        limits.locations,
        limits.labels,
        MAX_REGIONS
    )
    .all(db)
    .await
}
