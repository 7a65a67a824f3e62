//! Lookup of the locations and labels in a member's limits.

use db::Db;
use futures::FutureExt;
use orgs::{Limits, OrgId, UnknownFields};

use crate::{LabelId, labels, queries};

/// Finds the fields of limits that name a location or label which the organization does not have, for
/// [`orgs::UnknownLimits`]. Ids are well-formed and each named once.
pub fn unknown_limits<'a>(db: &'a Db, org: &'a OrgId, limits: &'a Limits) -> UnknownFields<'a> {
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
