//! Facts of a period, as the features know them, from which a report is composed.

use std::collections::HashMap;

use citations::figures::{CitationFigures, DoneListing};
use heatmaps::figures::{RankGrid, RankStanding};
use jiff::{Timestamp, civil::Date};
use locations::{Figures, LocationId, Rule};
use requests::figures::RequestFigures;
use reviews::figures::{PeriodFigures, TopicInPeriod};

use crate::types::{Language, Organization, Period, SectionKind, Template};

/// Everything that a report is composed from.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) organization: Organization,
    pub(crate) template: Template,
    pub(crate) language: Language,
    pub(crate) period: Period,
    /// Period that is compared with; `None` without one.
    pub(crate) previous: Option<Period>,
    pub(crate) sections: Vec<SectionKind>,
    pub(crate) places: Vec<PlaceFacts>,
    pub(crate) profile: ProfileFacts,
    pub(crate) reviews: ReviewFacts,
    /// Ranks, each with its grid where the report shows it.
    pub(crate) ranks: Vec<(RankStanding, Option<RankGrid>)>,
    pub(crate) topics: Vec<TopicInPeriod>,
    pub(crate) citations: HashMap<LocationId, CitationFigures>,
    pub(crate) done_listings: Vec<DoneListing>,
    pub(crate) requests: RequestFigures,
    pub(crate) requests_before: Option<RequestFigures>,
    pub(crate) work: WorkFacts,
}

/// Location, with its health as of making.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlaceFacts {
    pub(crate) id: LocationId,
    pub(crate) name: String,
    pub(crate) city: String,
    pub(crate) health: i64,
    /// Failed rules, with the points that each costs.
    pub(crate) problems: Vec<(Rule, i64)>,
    /// True when it has a Business Profile.
    pub(crate) is_linked: bool,
    /// True when the last sync with its Business Profile failed.
    pub(crate) is_failing: bool,
}

/// Figures of Business Profiles.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ProfileFacts {
    /// First and last day with known figures; `None` without any.
    pub(crate) known_days: Option<(Date, Date)>,
    /// Days of the period with known figures; `None` without any.
    pub(crate) part: Option<Period>,
    /// Days that these are compared with; `None` when some of them are not known.
    pub(crate) compared: Option<Period>,
    pub(crate) days: Vec<(Date, Figures)>,
    pub(crate) days_before: Vec<(Date, Figures)>,
    pub(crate) by_location: HashMap<LocationId, Figures>,
    pub(crate) by_location_before: HashMap<LocationId, Figures>,
}

/// Figures of reviews.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ReviewFacts {
    /// Reviews that were written in the period.
    pub(crate) now: PeriodFigures,
    pub(crate) before: Option<PeriodFigures>,
    /// All reviews until the end of the period, and until its begin.
    pub(crate) all: PeriodFigures,
    pub(crate) all_before: Option<PeriodFigures>,
    pub(crate) reply_hours: Option<f64>,
    pub(crate) reply_hours_before: Option<f64>,
    pub(crate) written: Vec<(Date, i64)>,
    pub(crate) written_before: Vec<(Date, i64)>,
    pub(crate) by_location: HashMap<LocationId, PeriodFigures>,
    pub(crate) latest: Vec<QuoteFacts>,
    /// Reviews that wait for a reply, and those with at most two stars.
    pub(crate) waiting: (i64, i64),
}

/// Review that a report quotes, without its author and text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct QuoteFacts {
    pub(crate) review_id: String,
    pub(crate) location_id: LocationId,
    pub(crate) rating: Option<f64>,
    pub(crate) written_at: Timestamp,
    pub(crate) site: &'static str,
}

/// Work of members in the period.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct WorkFacts {
    /// First replies to reviews by day.
    pub(crate) replies: Vec<(Date, i64)>,
    /// Edits of locations: day, and name of the location; the latest first.
    pub(crate) edits: Vec<(Date, String)>,
    /// Scans of ranks.
    pub(crate) scans: i64,
}

impl Facts {
    /// Returns the only location of the report.
    pub(crate) fn only(&self) -> Option<&PlaceFacts> {
        match self.places.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Returns the name of a location, with its city where several have the same name.
    pub(crate) fn name_of(&self, id: &LocationId) -> String {
        let Some(place) = self.places.iter().find(|place| place.id == *id) else { return String::new() };
        self.label_of(place)
    }

    /// Returns the name of a location, with its city where several have the same name.
    pub(crate) fn label_of(&self, place: &PlaceFacts) -> String {
        let is_alone = self.places.iter().filter(|other| other.name == place.name).nth(1).is_none();
        if is_alone || place.city.is_empty() { place.name.clone() } else { format!("{}, {}", place.name, place.city) }
    }

    /// Returns a path in the dashboard, with the only location of the report as its filter.
    pub(crate) fn source(&self, path: &str) -> String {
        match self.only() {
            Some(place) => format!("{path}{}location={}", if path.contains('?') { '&' } else { '?' }, place.id),
            None => path.to_owned(),
        }
    }

    /// Returns the path of the profile figures.
    pub(crate) fn profile_source(&self) -> String {
        self.only().map_or_else(|| "/dashboard".to_owned(), |place| format!("/dashboard/locations/{}", place.id))
    }
}
