//! Locations of several organizations at once: a constant number of statements for any number of them.

use db::{Db, Result, query};
use orgs::{OrgId, Scope};

use super::{Totals, computed_totals};

/// Locations of several organizations that a user sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VisibleLocations {
    /// Organizations that the user sees as a whole.
    pub whole: Vec<OrgId>,
    /// Organizations of which the user sees some locations.
    pub part: Vec<OrgId>,
    /// These locations, as [`key`](Self::key) writes them.
    pub keys: Vec<String>,
}

impl VisibleLocations {
    /// Returns the key of a location in any organization. SQL writes `org_id || ' ' || location_id`.
    pub fn key(org: &OrgId, id: &str) -> String {
        format!("{org} {id}")
    }

    /// Returns the ids of the organizations seen as a whole, and of the others.
    pub fn orgs(&self) -> [Vec<String>; 2] {
        [&self.whole, &self.part].map(|orgs| orgs.iter().map(ToString::to_string).collect())
    }
}

/// Returns the locations of several organizations that a user sees.
pub async fn visible_locations(db: &Db, scopes: &[Scope]) -> Result<VisibleLocations> {
    let mut visible = VisibleLocations::default();
    let (mut locations, mut labels) = (Vec::new(), Vec::new());
    for scope in scopes {
        match scope {
            Scope::Whole(org) => visible.whole.push(org.clone()),
            Scope::Part(org, limits) => {
                locations.extend(limits.locations.iter().map(|id| VisibleLocations::key(org, id)));
                labels.extend(limits.labels.iter().map(|id| VisibleLocations::key(org, id)));
                visible.part.push(org.clone());
            }
        }
    }
    if visible.part.is_empty() {
        return Ok(visible);
    }
    let [_, part] = visible.orgs();
    let locations = query!(
        (OrgId, String),
        "select l.org_id, l.id from locations l
         where l.org_id = any($1) and l.deleted_at is null
           and (l.org_id || ' ' || l.id = any($2) or exists
               (select 1 from location_labels k where k.org_id = l.org_id and k.location_id = l.id
                  and k.org_id || ' ' || k.label_id = any($3)))",
        part,
        locations,
        labels
    );
    visible.keys = locations.all(db).await?.into_iter().map(|(org, id)| VisibleLocations::key(&org, &id)).collect();
    Ok(visible)
}

/// Totals of an organization.
pub(crate) struct OrgTotals {
    pub(crate) org_id: OrgId,
    pub(crate) totals: Totals,
}

/// Returns the totals of the organizations that the user sees as a whole. One without a location may be left out.
pub(crate) async fn totals_of_whole(db: &Db, visible: &VisibleLocations) -> Result<Vec<OrgTotals>> {
    let [whole, _] = visible.orgs();
    query!(
        OrgTotals { totals: Totals(total..=low_rating) },
        "select org_id, total, verified, rated, rating_sum, reviews, health_good, health_fair, health_sum, missing_phone,
                missing_category, not_verified, missing_description, missing_photos, missing_opening_hours,
                missing_website, low_rating
         from location_totals where org_id = any($1)",
        whole
    )
    .all(db)
    .await
}

/// Computes the totals of the locations that the user sees of the others. An organization without one is left out.
pub(crate) async fn totals_of_part(db: &Db, visible: &VisibleLocations) -> Result<Vec<OrgTotals>> {
    if visible.keys.is_empty() {
        return Ok(Vec::new());
    }
    let [_, part] = visible.orgs();
    computed_totals!(
        query(OrgTotals { totals: Totals(total..=low_rating) }, "select org_id, ")
        "from locations
         where org_id = any($11) and deleted_at is null and org_id || ' ' || id = any($12)
         group by org_id",
        part,
        visible.keys.clone()
    )
    .all(db)
    .await
}
