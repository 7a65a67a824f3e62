//! Rules of the audit, and those that a location fails.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Location, SyncStatus};

/// Facts about a location that its health depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Audited {
    /// It has a telephone number.
    pub has_phone: bool,
    /// It has a website.
    pub has_website: bool,
    /// It has a category.
    pub has_category: bool,
    /// It says something about itself.
    pub has_description: bool,
    /// It has at least one photo.
    pub has_photos: bool,
    /// It says when it is open.
    pub has_opening_hours: bool,
    /// Its Business Profile is verified.
    pub is_verified: bool,
    /// Its average rating, if it was rated.
    pub rating: Option<f64>,
}

impl Audited {
    /// Collects the facts about a location.
    pub fn of(location: &Location) -> Self {
        let details = &location.details;
        Self {
            has_phone: details.phone.is_some(),
            has_website: details.website.is_some(),
            has_category: details.category.is_some(),
            has_description: details.description.is_some(),
            has_photos: !location.photos.0.is_empty(),
            has_opening_hours: details.opening_hours.0.is_some(),
            is_verified: location.verified,
            rating: location.rating,
        }
    }
}

/// A rule of the audit. Its place in the list is its bit in what is kept: new rules come at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditRule)]
pub enum Rule {
    /// It has a telephone number.
    MissingPhone,
    /// It has a category.
    MissingCategory,
    /// Its Business Profile is verified.
    NotVerified,
    /// It says something about itself.
    MissingDescription,
    /// It has at least one photo.
    MissingPhotos,
    /// It says when it is open.
    MissingOpeningHours,
    /// It has a website.
    MissingWebsite,
    /// It is rated 4 or better, or not at all.
    LowRating,
}

impl Rule {
    /// Every rule, the critical ones first.
    pub const ALL: [Self; 8] = [
        Self::MissingPhone,
        Self::MissingCategory,
        Self::NotVerified,
        Self::MissingDescription,
        Self::MissingPhotos,
        Self::MissingOpeningHours,
        Self::MissingWebsite,
        Self::LowRating,
    ];

    /// Returns the bit that marks a failure of this rule in the database.
    pub fn bit(self) -> i64 {
        1 << (self as i64)
    }

    pub(super) fn fails(self, audited: &Audited) -> bool {
        match self {
            Self::MissingPhone => !audited.has_phone,
            Self::MissingCategory => !audited.has_category,
            Self::NotVerified => !audited.is_verified,
            Self::MissingDescription => !audited.has_description,
            Self::MissingPhotos => !audited.has_photos,
            Self::MissingOpeningHours => !audited.has_opening_hours,
            Self::MissingWebsite => !audited.has_website,
            Self::LowRating => audited.rating.is_some_and(|rating| rating < 4.0),
        }
    }

    /// Returns the severity of a failure of this rule.
    pub fn severity(self) -> Severity {
        match self {
            Self::MissingPhone | Self::MissingCategory | Self::NotVerified => Severity::Critical,
            _ => Severity::Warning,
        }
    }

    /// The field of the location that it is about.
    pub fn field(self) -> &'static str {
        match self {
            Self::MissingPhone => "phone",
            Self::MissingCategory => "category",
            Self::NotVerified => "verified",
            Self::MissingDescription => "description",
            Self::MissingPhotos => "photos",
            Self::MissingOpeningHours => "opening_hours",
            Self::MissingWebsite => "website",
            Self::LowRating => "rating",
        }
    }

    /// The points that health gains once it does not fail any more. By hand, only phone, website and category count.
    pub fn weight(self, status: SyncStatus) -> i64 {
        match (status, self, self.severity()) {
            (SyncStatus::Manual, Self::MissingPhone | Self::MissingCategory | Self::MissingWebsite, _) => 20,
            (SyncStatus::Manual, ..) => 0,
            (_, _, Severity::Critical) => 20,
            (_, _, Severity::Warning) => 8,
        }
    }
}

/// Severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditSeverity)]
pub enum Severity {
    /// Customers are lost.
    Critical,
    /// Could be better.
    Warning,
}

/// The rules that fail.
pub fn failing(audited: &Audited) -> impl Iterator<Item = Rule> {
    Rule::ALL.into_iter().filter(|rule| rule.fails(audited))
}

/// Returns the rules that fail as bits, as they are stored in the database.
pub fn issue_bits(audited: &Audited) -> i64 {
    failing(audited).map(Rule::bit).sum()
}
