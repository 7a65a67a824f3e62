//! Heatmaps that links show.

use heatmaps::{ScanId, ScanSnapshot};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Language, Organization, ShareId};

/// New link to a scan of a heatmap.
#[derive(Clone, Deserialize, ToSchema)]
pub(crate) struct NewHeatmapShare {
    /// Language of the page.
    pub(crate) language: Language,
    /// Days until it expires, 1 to 730; 90 when it is left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 730)]
    pub(crate) expires_in_days: Option<i64>,
    /// Password, 8 to 128 characters; none when it is left out.
    #[serde(default)]
    #[schema(min_length = 8, max_length = 128)]
    pub(crate) password: Option<String>,
}

/// Heatmap of a link in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SharedHeatmapRow {
    pub(crate) share_id: ShareId,
    pub(crate) scan_id: ScanId,
    pub(crate) language: Language,
    /// Sealed.
    pub(crate) snapshot: String,
}

/// Everything that a link to a heatmap shows, as it was when it was shared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SharedHeatmap {
    pub(crate) organization: Organization,
    pub(crate) scan: ScanSnapshot,
}
