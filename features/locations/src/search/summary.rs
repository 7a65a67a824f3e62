//! Figures of the four cards above the list, over the locations that match its filters.

use api::App;
use orgs::Scope;

use super::{Search, searched};
use crate::queries::{self, Candidate, LocationFilter, Totals};

impl Search {
    /// Returns the totals of the locations in `scope` that match `filter`. Without a filter they are stored figures.
    pub async fn totals(&self, app: &App, scope: &Scope, filter: Option<LocationFilter>) -> api::Result<Totals> {
        let (org, filter) = match (scope, filter) {
            (Scope::Whole(org), None) => return Ok(queries::totals(&app.db, org).await?),
            (Scope::Part(org, limits), None) => return Ok(queries::totals_within(&app.db, org, limits).await?),
            (Scope::Part(org, limits), Some(filter)) => {
                return Ok(sum(&self.candidates_within(&app.db, org, limits, &filter).await?));
            }
            (Scope::Whole(org), Some(filter)) => (org, filter),
        };
        match self.index_for(&app.db, org, &filter).await? {
            Some(index) => searched(&index, move |index| index.totals(&filter)).await,
            None => match self.listed(&app.db, org, &filter).await? {
                Some(candidates) => Ok(sum(&candidates)),
                None => Ok(queries::totals_where(&app.db, org, &filter).await?),
            },
        }
    }
}

fn sum(candidates: &[Candidate]) -> Totals {
    candidates
        .iter()
        .fold(Totals::default(), |sum, entry| sum.and(Totals::of_keys(entry.verified, entry.rating_key, entry.reviews)))
}
