//! Figures of the reviews of several organizations, by the rules of the summary.

use std::collections::HashMap;

use db::{Db, Result};
use locations::VisibleLocations;
use orgs::OrgId;

use crate::{
    queries::{self, OrgRow},
    rules::average,
};

/// Figures of the reviews of an organization.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OrgFigures {
    /// Number of reviews.
    pub reviews: i64,
    /// Mean of the ratings; `None` without any.
    pub average: Option<f64>,
    /// Number of reviews without a reply.
    pub waiting: i64,
}

impl From<&OrgRow> for OrgFigures {
    fn from(of: &OrgRow) -> Self {
        let average = average(of.rating_sum, of.rated);
        Self { reviews: of.reviews, average, waiting: of.reviews - of.answered }
    }
}

/// Returns the figures of the reviews of the locations that a user sees, by organization. One without a review is left out.
pub async fn org_figures(db: &Db, visible: &VisibleLocations) -> Result<HashMap<OrgId, OrgFigures>> {
    let rows = queries::totals_of_orgs(db, visible).await?.into_iter();
    Ok(rows.map(|row| (row.org_id.clone(), OrgFigures::from(&row))).collect())
}
