//! Listings: what a directory shows of a location.

use jiff::Timestamp;
use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    directory::Directory,
    evidence::Evidence,
    field::{FieldComparison, Values},
    figures::{Gain, LocationScores},
    ids::{DirectoryId, ListingId, TaskId},
    state::{Decision, ListingState, Method},
    task::TaskState,
};

/// Task of a listing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationTaskRef)]
pub(crate) struct ListingTask {
    /// Id.
    pub(crate) id: TaskId,
    /// State.
    pub(crate) state: TaskState,
}

/// Listing of a location in a directory, or its absence.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Citation)]
pub(crate) struct Listing {
    /// Id; null for a directory that was never checked.
    #[schema(required)]
    pub(crate) id: Option<ListingId>,
    /// Directory.
    pub(crate) directory: Directory,
    /// State.
    pub(crate) state: ListingState,
    /// 0 to 100; null without a listing.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Page of the listing.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// Values that it shows.
    pub(crate) found: Values,
    /// Comparison of each field; empty without a listing.
    pub(crate) fields: Vec<FieldComparison>,
    /// True when the location's own data changed since the check.
    pub(crate) is_stale: bool,
    /// True for a further listing in the same directory.
    pub(crate) is_duplicate: bool,
    /// True when it weighs nothing: a public register.
    pub(crate) is_hint: bool,
    /// Answer of a person.
    #[schema(required)]
    pub(crate) decision: Option<Decision>,
    /// Way in which it was checked.
    #[schema(required)]
    pub(crate) method: Option<Method>,
    /// Time of the check.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) checked_at: Option<Timestamp>,
    /// Time at which it is checked again, or a person is asked to.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_check_at: Option<Timestamp>,
    /// Number of checks that are kept as evidence.
    pub(crate) evidence_count: i64,
    /// Task.
    #[schema(required)]
    pub(crate) task: Option<ListingTask>,
    /// Search in the directory for this location.
    #[schema(required)]
    pub(crate) search_url: Option<String>,
    /// Page on which the location is added.
    #[schema(required)]
    pub(crate) add_url: Option<String>,
}

/// Listing in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListingRow {
    pub(crate) id: ListingId,
    pub(crate) location_id: LocationId,
    pub(crate) directory_id: DirectoryId,
    pub(crate) is_duplicate: bool,
    pub(crate) state: ListingState,
    pub(crate) score: Option<f64>,
    pub(crate) url: Option<String>,
    pub(crate) source_id: Option<String>,
    pub(crate) found: serde_json::Value,
    pub(crate) fields: serde_json::Value,
    pub(crate) fingerprint: String,
    pub(crate) decision: Option<Decision>,
    pub(crate) method: Option<Method>,
    pub(crate) checked_at: Option<Timestamp>,
    pub(crate) failing_since: Option<Timestamp>,
    pub(crate) next_check_at: Option<Timestamp>,
}

/// Observation of a person in a directory. One of: a listing with at least its URL, name or phone number; nothing; a directory
/// that does not list such businesses.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NewCitation)]
pub(crate) struct NewListing {
    /// Page of the listing.
    #[schema(max_length = 1000)]
    pub(crate) url: Option<String>,
    /// Name.
    #[schema(max_length = 300)]
    pub(crate) name: Option<String>,
    /// Address.
    #[schema(max_length = 500)]
    pub(crate) address: Option<String>,
    /// City.
    #[schema(max_length = 100)]
    pub(crate) city: Option<String>,
    /// Postal code.
    #[schema(max_length = 40)]
    pub(crate) postcode: Option<String>,
    /// Phone number.
    #[schema(max_length = 100)]
    pub(crate) phone: Option<String>,
    /// True when the directory has no listing.
    pub(crate) is_missing: bool,
    /// True when the directory does not list such businesses.
    pub(crate) is_not_applicable: bool,
    /// True when the values come from a pasted page.
    pub(crate) is_pasted: bool,
}

/// Answer of a person about a listing that may be another business or a duplicate.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = CitationAnswer)]
pub(crate) struct Answer {
    /// Answer.
    pub(crate) decision: Decision,
    /// Listing, when it is a duplicate; the main listing when left out.
    #[schema(required = false)]
    pub(crate) listing_id: Option<ListingId>,
}

/// Listing with its evidence and duplicates.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationDetail)]
pub(crate) struct ListingDetail {
    /// Listing.
    pub(crate) listing: Listing,
    /// Checks, the newest first, at most 50.
    pub(crate) evidence: Vec<Evidence>,
    /// Further listings in the same directory.
    pub(crate) duplicates: Vec<Listing>,
}

/// Listings of a location in all directories that apply.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationCitations {
    /// Figures.
    pub(crate) scores: LocationScores,
    /// Corrections that gain most, at most 10.
    pub(crate) gains: Vec<Gain>,
    /// Trade of the location.
    pub(crate) trade: String,
    /// Number of directories that the plan leaves out.
    pub(crate) beyond_plan: i64,
    /// Listings by tier and directory, each duplicate after its main listing.
    pub(crate) listings: Vec<Listing>,
}
