//! Lookup of the locations and labels in a member's limits.

use db::Db;
use futures::FutureExt;
use orgs::{Limits, OrgId, UnknownFieldsFuture};

use crate::{LabelId, labels, queries};

/// Returns the names of the fields of limits with locations or labels that the organization does not have, for
/// [`orgs::LimitsLookup`]. The ids must be valid and without duplicates.
pub fn unknown_limits<'a>(db: &'a Db, org: &'a OrgId, limits: &'a Limits) -> UnknownFieldsFuture<'a> {
    async move {
        let mut unknown = Vec::new();
        let locations = queries::there(db, org, limits.locations.clone()).await?;
        if locations.len() < limits.locations.len() {
            unknown.push("limits.locations");
        }
        let ids: Vec<LabelId> = limits.labels.iter().filter_map(|id| id.parse().ok()).collect();
        if ids.len() < limits.labels.len() || !labels::unknown(db, org, &ids).await?.is_empty() {
            unknown.push("limits.labels");
        }
        Ok(unknown)
    }
    .boxed()
}
