//! Crisis of a location: bad reviews that pile up.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Review, ReviewMember};

db::id!(
    /// Id of a crisis.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    CrisisId
);

db::id!(
    /// Id of an entry of the time line of a crisis.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    CrisisEntryId
);

db::stored! {
    /// Reason for which a crisis began.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewCrisisReason)]
    pub(crate) enum CrisisReason {
        /// More reviews of one and two stars in 24 hours than the threshold.
        LowRatings = "low_ratings",
        /// At least three reviews of one and two stars in 24 hours without a text, by authors who are new at the location.
        NewAuthors = "new_authors",
    }
}

db::stored! {
    /// Kind of an entry of a time line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewCrisisEntryKind)]
    pub(crate) enum CrisisEntryKind {
        /// The crisis began.
        Began = "began",
        /// Another lead was named, or none.
        Lead = "lead",
        /// A member wrote a note.
        Note = "note",
        /// The crisis ended.
        Ended = "ended",
    }
}

/// Figures with which a crisis began.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewSpike)]
pub(crate) struct Spike {
    /// Reason.
    pub(crate) reason: CrisisReason,
    /// Number of reviews of one and two stars in the last 24 hours.
    pub(crate) low: i64,
    /// Number of new authors of those without a text.
    pub(crate) new_authors: i64,
    /// Mean number of reviews of one and two stars in 24 hours, in the 90 days before.
    pub(crate) mean: f64,
    /// Standard deviation of these numbers.
    pub(crate) deviation: f64,
    /// Number that has to be exceeded: the greater of 3 and mean + 3 × deviation.
    pub(crate) threshold: f64,
}

/// Crisis in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CrisisRow {
    pub(crate) id: CrisisId,
    pub(crate) location_id: LocationId,
    pub(crate) reason: CrisisReason,
    pub(crate) low: i64,
    pub(crate) new_authors: i64,
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
    pub(crate) threshold: f64,
    pub(crate) since: Timestamp,
    pub(crate) began_at: Timestamp,
    pub(crate) led_by: Option<UserId>,
    pub(crate) ended_at: Option<Timestamp>,
    pub(crate) ended_by: Option<UserId>,
    /// Sealed.
    pub(crate) report: Option<String>,
}

impl CrisisRow {
    /// Returns the figures with which the crisis began.
    pub(crate) fn spike(&self) -> Spike {
        let Self { reason, low, new_authors, mean, deviation, threshold, .. } = *self;
        Spike { reason, low, new_authors, mean, deviation, threshold }
    }
}

/// Entry of a time line in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CrisisEntryRow {
    pub(crate) id: CrisisEntryId,
    pub(crate) kind: CrisisEntryKind,
    pub(crate) written_at: Timestamp,
    pub(crate) written_by: Option<UserId>,
    pub(crate) led_by: Option<UserId>,
    /// Sealed.
    pub(crate) text: Option<String>,
}

impl CrisisEntryRow {
    /// Returns an entry without a lead and a text.
    pub(crate) fn new(kind: CrisisEntryKind, by: Option<&UserId>, now: Timestamp) -> Self {
        let id = CrisisEntryId::new(now);
        Self { id, kind, written_at: now, written_by: by.cloned(), led_by: None, text: None }
    }
}

/// Crises of the locations that the member sees.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewCrisisList)]
pub(crate) struct CrisisList {
    /// Open ones first, then the latest; at most 100.
    pub(crate) items: Vec<Crisis>,
}

/// Crisis of a location. While it is open, its automatic replies and requests for reviews wait.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewCrisis)]
pub(crate) struct Crisis {
    /// Id of the crisis.
    pub(crate) id: CrisisId,
    /// Location.
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) location_name: String,
    /// Figures with which it began.
    pub(crate) spike: Spike,
    /// Reviews of one and two stars since this time belong to it.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) since: Timestamp,
    /// Time at which it was noticed.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) began_at: Timestamp,
    /// Member who leads the work; null without one.
    #[schema(required)]
    pub(crate) lead: Option<ReviewMember>,
    /// Time at which it ended; null while it is open.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) ended_at: Option<Timestamp>,
    /// Member who ended it; null while it is open.
    #[schema(required)]
    pub(crate) ended_by: Option<ReviewMember>,
    /// Report that was recorded at its end; null while it is open.
    #[schema(required)]
    pub(crate) report: Option<String>,
}

/// Crisis with its time line and its reviews.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewCrisisDetail)]
pub(crate) struct CrisisDetail {
    /// Crisis.
    #[serde(flatten)]
    pub(crate) crisis: Crisis,
    /// Time line, the earliest first; at most the latest 200 entries.
    pub(crate) entries: Vec<CrisisEntry>,
    /// Reviews of one and two stars since it began, the latest first; at most 200.
    pub(crate) reviews: Vec<Review>,
}

/// Entry of the time line of a crisis.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewCrisisEntry)]
pub(crate) struct CrisisEntry {
    /// Id of the entry.
    pub(crate) id: CrisisEntryId,
    /// Kind.
    pub(crate) kind: CrisisEntryKind,
    /// Time.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) written_at: Timestamp,
    /// Member who caused it; null for entries of the program.
    #[schema(required)]
    pub(crate) written_by: Option<ReviewMember>,
    /// Lead that it names; null for other kinds, and where the lead was taken back.
    #[schema(required)]
    pub(crate) lead: Option<ReviewMember>,
    /// Text of a note; null for other kinds.
    #[schema(required)]
    pub(crate) text: Option<String>,
}

/// Filters of the list of crises.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct CrisisFilters {
    /// Crises of this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Crises that are open, or those that ended.
    pub(crate) open: Option<bool>,
}

/// Change of a crisis.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewCrisisChange)]
pub(crate) struct CrisisChange {
    /// Member who leads the work and may reply to reviews of the location; null for none.
    #[schema(value_type = Option<String>)]
    pub(crate) lead: Option<UserId>,
}

/// Text of a note or of a report.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewCrisisText)]
pub(crate) struct CrisisText {
    /// 1 to 2,000 characters.
    pub(crate) text: String,
}
