//! Listings: what a directory shows of a location, and the evidence for it.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    directory::Directory,
    ids::{DirectoryId, EvidenceId, ListingId, TaskId},
    task::{Person, TaskState},
};

db::stored! {
    /// State of a listing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationState)]
    pub(crate) enum ListingState {
        /// Nobody has looked yet.
        Unchecked = "unchecked",
        /// Shows what the owner wants.
        Correct = "correct",
        /// Shows something else.
        Wrong = "wrong",
        /// Perhaps another business: a person has to decide.
        Unsure = "unsure",
        /// Checked: not there.
        Missing = "missing",
        /// The site does not let programs look: a person has to.
        Blocked = "blocked",
        /// The directory does not list this business.
        NotApplicable = "not_applicable",
    }
}

db::stored! {
    /// Way in which a listing was checked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationMethod)]
    pub(crate) enum Method {
        /// Its page was read.
        Automatic = "automatic",
        /// A public register was asked.
        Register = "register",
        /// A person said what it shows.
        Manual = "manual",
        /// A person pasted the page.
        Paste = "paste",
        /// It came with a file.
        Import = "import",
    }
}

db::stored! {
    /// Answer of a person about a listing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationDecision)]
    pub(crate) enum Decision {
        /// It is this business.
        Same = "same",
        /// It is another business.
        Other = "other",
        /// Its removal was asked for.
        Reported = "reported",
        /// It was removed.
        Removed = "removed",
    }
}

/// Field that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CitationField)]
pub(crate) enum NapField {
    /// Name.
    Name,
    /// Address.
    Address,
    /// Postal code.
    Postcode,
    /// Phone number.
    Phone,
}

/// What a listing shows. Empty values are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationFound)]
pub(crate) struct Found {
    /// Name.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Address, without postal code and city.
    #[schema(required)]
    pub(crate) address: Option<String>,
    /// City.
    #[schema(required)]
    pub(crate) city: Option<String>,
    /// Postal code.
    #[schema(required)]
    pub(crate) postcode: Option<String>,
    /// Phone number.
    #[schema(required)]
    pub(crate) phone: Option<String>,
}

/// Comparison of a field of a listing with the location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationComparison)]
pub(crate) struct FieldComparison {
    /// Field.
    pub(crate) field: NapField,
    /// Value of the location.
    #[schema(required)]
    pub(crate) reference: Option<String>,
    /// Value of the listing.
    #[schema(required)]
    pub(crate) found: Option<String>,
    /// Result.
    pub(crate) state: nap::State,
    /// 0 to 1; null when it was not compared.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Reasons of the result.
    pub(crate) reasons: Vec<nap::Reason>,
}

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
    /// Id; null for a directory that nobody has looked into.
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
    /// What it shows.
    pub(crate) found: Found,
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

/// What a person saw in a directory. One of: a listing with at least its URL, name or phone number; nothing; a directory
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

/// Pasted text.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = CitationText)]
pub(crate) struct PastedText {
    /// HTML or visible text of the page of a listing, at most 1,000,000 characters.
    #[schema(max_length = 1_000_000)]
    pub(crate) text: String,
}

db::stored! {
    /// Place in a page where a value was found.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationSource)]
    pub(crate) enum FieldSource {
        /// JSON-LD.
        JsonLd = "json_ld",
        /// Microdata.
        Microdata = "microdata",
        /// A link to a phone number.
        Tel = "tel",
        /// The element for addresses.
        Address = "address",
        /// Visible text.
        Text = "text",
        /// Typed by a person.
        Typed = "typed",
        /// A public register.
        Register = "register",
    }
}

/// Value that was found, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationFoundField)]
pub(crate) struct FoundField {
    /// Field: name, address, city, postcode or phone.
    pub(crate) field: String,
    /// Value.
    pub(crate) value: String,
    /// Place.
    pub(crate) source: FieldSource,
}

/// What was read from a pasted text. Nothing is stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationReading)]
pub(crate) struct Reading {
    /// Values that were found.
    pub(crate) found: Found,
    /// Values with their places.
    pub(crate) sources: Vec<FoundField>,
    /// Comparison with the location; empty when nothing was found.
    pub(crate) fields: Vec<FieldComparison>,
    /// Score of the listing, 0 to 100; null when nothing was found.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// True when the text is about this business; false when it is not, or nobody can tell.
    pub(crate) is_same: bool,
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

/// What changed between two checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CitationChangeKind)]
pub(crate) enum ChangeKind {
    /// The listing is new.
    New,
    /// The listing is not there any more.
    Disappeared,
    /// A field has another value.
    Changed,
}

/// Change between two checks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationChange)]
pub(crate) struct Change {
    /// What changed.
    pub(crate) kind: ChangeKind,
    /// Field that changed; null for the whole listing.
    #[schema(required)]
    pub(crate) field: Option<String>,
    /// Value before.
    #[schema(required)]
    pub(crate) old: Option<String>,
    /// Value after.
    #[schema(required)]
    pub(crate) new: Option<String>,
}

/// A check, kept for 13 months.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationEvidence)]
pub(crate) struct Evidence {
    /// Id.
    pub(crate) id: EvidenceId,
    /// Time.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Way.
    pub(crate) method: Method,
    /// State after it.
    pub(crate) state: ListingState,
    /// Score after it.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Address that was read.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// Address after redirects.
    #[schema(required)]
    pub(crate) final_url: Option<String>,
    /// Status of the answer.
    #[schema(required)]
    pub(crate) http_status: Option<i64>,
    /// SHA-256 of the page.
    #[schema(required)]
    pub(crate) sha256: Option<String>,
    /// Values that were found, with their places.
    pub(crate) fields: Vec<FoundField>,
    /// Changes since the check before.
    pub(crate) changes: Vec<Change>,
    /// Member who said it; null for the program.
    #[schema(required)]
    pub(crate) actor: Option<Person>,
}

/// Evidence in the database.
#[derive(Clone, Debug)]
pub(crate) struct EvidenceRow {
    pub(crate) id: EvidenceId,
    pub(crate) at: Timestamp,
    pub(crate) method: Method,
    pub(crate) state: ListingState,
    pub(crate) score: Option<f64>,
    pub(crate) url: Option<String>,
    pub(crate) final_url: Option<String>,
    pub(crate) http_status: Option<i64>,
    pub(crate) sha256: Option<String>,
    pub(crate) fields: serde_json::Value,
    pub(crate) changes: serde_json::Value,
    pub(crate) actor_id: Option<UserId>,
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

/// Points that the score of a location gains when a listing is corrected or added.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationGain)]
pub(crate) struct Gain {
    /// Directory.
    pub(crate) directory_id: DirectoryId,
    /// Name of the directory.
    pub(crate) directory_name: String,
    /// True when the listing is missing.
    pub(crate) is_missing: bool,
    /// Field that costs most; null for a missing listing.
    #[schema(required)]
    pub(crate) field: Option<NapField>,
    /// Points.
    pub(crate) points: f64,
}

/// Figures of a location, each with its inputs. The four percentages are null when nothing was checked.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CitationScores)]
pub(crate) struct LocationScores {
    /// Points of the listings over all checked directories, weighted by tier; a missing listing has none.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Points of the listings over the directories that have one.
    #[schema(required)]
    pub(crate) accuracy: Option<f64>,
    /// Directories with a listing over all checked ones, weighted.
    #[schema(required)]
    pub(crate) coverage: Option<f64>,
    /// Checked directories over all that apply, weighted.
    #[schema(required)]
    pub(crate) checked: Option<f64>,
    /// Number of directories that apply.
    pub(crate) applicable: i64,
    /// Number of checked directories.
    pub(crate) checked_count: i64,
    /// Number of directories with a listing.
    pub(crate) found: i64,
    /// Number of wrong listings.
    pub(crate) wrong: i64,
    /// Number of missing listings.
    pub(crate) missing: i64,
    /// Version of the rules.
    pub(crate) rules_version: i64,
}

/// Listings of a location in all directories that apply.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationCitations {
    /// Figures.
    pub(crate) scores: LocationScores,
    /// What gains most, at most 10.
    pub(crate) gains: Vec<Gain>,
    /// Trade of the location.
    pub(crate) trade: String,
    /// Number of directories that the plan leaves out.
    pub(crate) beyond_plan: i64,
    /// Listings by tier and directory, each duplicate after its main listing.
    pub(crate) listings: Vec<Listing>,
}
