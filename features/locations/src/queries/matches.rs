//! Locations without a Business Profile that match places from elsewhere.

use std::collections::HashMap;

use db::{Result, Tx, query};
use orgs::OrgId;

use crate::{
    Details, LocationId,
    imports::rules::{external_key, place_key},
};

/// Property by which a location was recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchedBy {
    /// By the external id that the owner gave it.
    ExternalId,
    /// By name, address and postal code.
    PagePosition,
}

/// Returns for each place the location without a Business Profile that matches it.
pub async fn matching(tx: &mut Tx, org: &OrgId, places: &[Details]) -> Result<Vec<Option<(LocationId, MatchedBy)>>> {
    let external = |details: &Details| details.external_id.as_deref().map(external_key);
    let place = |details: &Details| place_key(&details.name, &details.address, details.postal_code.as_deref());
    let rows = query!(
        (String, LocationId),
        "select place_key, min(id) from locations
         where org_id = $1 and deleted_at is null and google_location_id is null and place_key = any($2)
         group by place_key
         union all
         select external_key, min(id) from locations
         where org_id = $1 and deleted_at is null and google_location_id is null and external_key = any($3)
         group by external_key",
        org,
        places.iter().map(place).collect::<Vec<_>>(),
        places.iter().filter_map(external).collect::<Vec<_>>()
    );
    let ids: HashMap<String, LocationId> = rows.all(tx).await?.into_iter().collect();
    let matched = |details: &Details| {
        let by_number = external(details).and_then(|key| ids.get(&key)).map(|id| (id.clone(), MatchedBy::ExternalId));
        by_number.or_else(|| ids.get(&place(details)).map(|id| (id.clone(), MatchedBy::PagePosition)))
    };
    Ok(places.iter().map(matched).collect())
}
