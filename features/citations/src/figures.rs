//! Figures of citations, for reports.

use std::collections::HashMap;

use api::App;
use db::Result;
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::{board::Board, queries};

/// Maximum number of tasks that were done.
const MAX_DONE: i64 = 1_000;

/// Figures of a location. A percentage is `None` when nothing was checked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CitationFigures {
    /// Points of the listings over all checked directories.
    pub score: Option<f64>,
    /// Points of the listings over the directories that have one.
    pub accuracy: Option<f64>,
    /// Number of directories with a listing.
    pub found: i64,
    /// Number of wrong listings.
    pub wrong: i64,
    /// Number of missing listings.
    pub missing: i64,
}

/// Listing that was corrected or created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoneListing {
    /// Location.
    pub location_id: LocationId,
    /// Name of the directory.
    pub directory: String,
    /// Time at which it was done.
    pub at: Timestamp,
}

/// Returns the figures of all locations that have some.
pub async fn figures(app: &App, org: &OrgId) -> Result<HashMap<LocationId, CitationFigures>> {
    let rows = queries::scores(&app.db, org).await?.into_iter();
    Ok(rows
        .map(|row| {
            let figures = CitationFigures {
                score: row.score,
                accuracy: row.accuracy,
                found: row.found,
                wrong: row.wrong,
                missing: row.missing,
            };
            (row.location_id, figures)
        })
        .collect())
}

/// Returns the listings that became right in a period at these locations, `None` for all, the latest first.
pub async fn done_in_period(
    app: &App,
    org: &OrgId,
    locations: Option<Vec<String>>,
    period: (Timestamp, Timestamp),
) -> Result<Vec<DoneListing>> {
    let done = queries::done_in_period(&app.db, org, locations, period, MAX_DONE).await?;
    if done.is_empty() {
        return Ok(Vec::new());
    }
    let board = Board::of(app, org).await?;
    let listing = |(location, directory, at): (String, String, Timestamp)| {
        let name = directory
            .clone()
            .try_into()
            .ok()
            .and_then(|id| board.find(&id).map(|directory| directory.details.name.clone()));
        Some(DoneListing { location_id: location.parse().ok()?, directory: name.unwrap_or(directory), at })
    };
    Ok(done.into_iter().filter_map(listing).collect())
}
