//! Evidence: what each check found.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    field::FoundField,
    ids::EvidenceId,
    state::{ListingState, Method},
    task::Person,
};

/// Kind of a change between two checks.
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
    /// Kind.
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
