//! Which location that is kept by hand a place brought in from elsewhere may be.

use std::collections::HashMap;

use db::{Result, Tx, query};
use orgs::OrgId;

use crate::{
    Details, LocationId,
    imports::rules::{external_key, place_key},
};

/// By what a location was recognized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchedBy {
    /// By the owner's own number for it.
    ExternalId,
    /// By name, address and postal code.
    PagePosition,
}

/// For each of these places the location without a Business Profile that may be it, if there is one.
pub async fn matching(tx: &mut Tx, org: &OrgId, places: &[Details]) -> Result<Vec<Option<(LocationId, MatchedBy)>>> {
    let external = |of: &Details| of.external_id.as_deref().map(external_key);
    let place = |of: &Details| place_key(&of.name, &of.address, of.postal_code.as_deref());
    let found = query!(
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
    let found: HashMap<String, LocationId> = found.all(tx).await?.into_iter().collect();
    let of = |details: &Details| {
        let by_number = external(details).and_then(|key| found.get(&key)).map(|id| (id.clone(), MatchedBy::ExternalId));
        by_number.or_else(|| found.get(&place(details)).map(|id| (id.clone(), MatchedBy::PagePosition)))
    };
    Ok(places.iter().map(of).collect())
}
