//! Figures of a location, and what would raise its score.

use serde::Serialize;
use utoipa::ToSchema;

use super::{field::NapField, ids::DirectoryId};

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
