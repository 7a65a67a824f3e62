//! Figures of several organizations, by the rules of the overview.

use std::collections::HashMap;

use db::{Db, Result};
use orgs::OrgId;

use crate::{
    queries::{self, Totals, VisibleLocations},
    rules::{Rule, Severity},
};

/// Figures of the locations of an organization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrgFigures {
    /// Number of locations.
    pub locations: i64,
    /// Average health, 0 to 100; `None` without a location.
    pub health: Option<i64>,
    /// Number of critical problems of the audit at all locations.
    pub critical_problems: i64,
}

impl From<Totals> for OrgFigures {
    fn from(totals: Totals) -> Self {
        let critical = Rule::ALL.into_iter().filter(|rule| rule.severity() == Severity::Critical);
        Self {
            locations: totals.total,
            health: totals.average_health(),
            critical_problems: critical.map(|rule| totals.failing(rule)).sum(),
        }
    }
}

/// Returns the figures of the locations that a user sees, by organization. One without a location may be left out.
pub async fn org_figures(db: &Db, visible: &VisibleLocations) -> Result<HashMap<OrgId, OrgFigures>> {
    let mut totals = queries::totals_of_whole(db, visible).await?;
    totals.extend(queries::totals_of_part(db, visible).await?);
    Ok(totals.into_iter().map(|totals| (totals.org_id, totals.totals.into())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_are_no_critical_problems() {
        let totals = Totals {
            total: 3,
            health_sum: 200,
            missing_phone: 2,
            not_verified: 1,
            missing_photos: 3,
            low_rating: 1,
            ..Totals::default()
        };
        assert_eq!(OrgFigures::from(totals), OrgFigures { locations: 3, health: Some(67), critical_problems: 3 });
        assert_eq!(OrgFigures::from(Totals::default()), OrgFigures::default());
    }
}
