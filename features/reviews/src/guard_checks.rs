//! Checking replies to a review of a location, and the drafts of its templates.

use api::{App, Error, Result};
use jiff::SignedDuration;
use locations::Location;
use orgs::OrgId;

use crate::{
    queries::{self, EarlierReply},
    rules::{EarlierText, check_draft, drafts, home_language, is_offered},
    types::{Draft, ReplyCheck, Row},
};

/// Period in which replies of a location are compared with each other.
const COMPARED: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Facts about a location that its replies are checked with.
pub(crate) struct Guard {
    /// The location.
    pub(crate) place: Location,
    earlier: Vec<EarlierReply>,
}

impl Guard {
    /// Reads the location of a review, and its replies of the last 30 days.
    pub(crate) async fn of(app: &App, org: &OrgId, row: &Row) -> Result<Self> {
        let location = locations::find(&app.db, org, &row.location_id).await?.ok_or_else(Error::not_found)?;
        let earlier = queries::earlier_replies(&app.db, org, row, app.now() - COMPARED).await?;
        Ok(Self { place: location, earlier })
    }

    /// Checks a text as a reply to a review of the location.
    pub(crate) fn check(&self, row: &Row, text: &str) -> ReplyCheck {
        check_draft(row, &self.place.details, &self.earlier(), text)
    }

    /// Returns earlier replies of the location.
    pub(crate) fn earlier(&self) -> Vec<EarlierText<'_>> {
        self.earlier.iter().map(|of| (of.text.as_str(), of.author.as_str())).collect()
    }

    /// Returns the drafts that are offered for a review.
    pub(crate) async fn offered(&self, app: &App, org: &OrgId, row: &Row) -> Result<Vec<Draft>> {
        let templates = queries::templates(&app.db, org).await?;
        let place = &self.place.details;
        let home = home_language(place.country.as_deref());
        let mut drafts = drafts(row, (&place.name, &place.city), home, &templates);
        drafts.retain(|draft| is_offered(&self.check(row, &draft.text)));
        Ok(drafts)
    }
}
