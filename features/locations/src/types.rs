//! Types of locations, shared by the API, the database and other features.

mod changes;
mod details;
mod filters;
mod lists;
mod more_hours;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use changes::{LocationChanges, NewLocation, nullable};
pub use details::Details;
pub use filters::{CauseId, Filters, GoogleState, MinRating, Order, Paging, Sort, Status};
pub use lists::{Categories, Labels, Phones, Photos};
pub use more_hours::{GivenPartHours, MoreHours, PartHours};

db::id!(
    /// Names a location.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    LocationId
);

/// A place where customers are received, or from which they are visited.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Location {
    /// Id of the location.
    pub id: LocationId,
    /// Details, as people enter them.
    #[serde(flatten)]
    pub details: Details,
    /// Addresses of its photos, the cover first.
    pub photos: Photos,
    /// Ids of its labels.
    pub labels: Labels,
    /// True if its Business Profile is verified.
    pub verified: bool,
    /// Open status, as its members and its Business Profile say.
    pub open_status: OpenStatus,
    /// Average rating, 1 to 5; null without a rating.
    #[schema(required)]
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
    /// Health score, 0 to 100. Each issue lowers it.
    pub health: i64,
    /// Number of problems that lower its health. For a location kept by hand, these are the missing ones of phone,
    /// website and category.
    pub issues: i64,
    /// Number of audit rules that it fails, 0 to 8.
    pub audit_issues: AuditIssues,
    /// Sync status with its Business Profile.
    pub sync_status: SyncStatus,
    /// Time of the last sync with its Business Profile.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub last_sync: Option<Timestamp>,
    /// Its name at Google.
    #[schema(required)]
    pub google_location_id: Option<String>,
    /// When it was added.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// When it last changed.
    #[schema(value_type = String, format = DateTime)]
    pub updated_at: Timestamp,
    /// Grows with every change; its ETag.
    pub version: i64,
    /// When it was deleted; it can be restored for 30 days.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub deleted_at: Option<Timestamp>,
}

/// A deleted location that can be restored for 30 days after it was deleted.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DeletedLocation {
    /// Id of the location.
    pub id: LocationId,
    /// Business name.
    pub name: String,
    /// Street address.
    pub address: String,
    /// City.
    pub city: String,
    /// When it was deleted.
    #[schema(value_type = String, format = DateTime)]
    pub deleted_at: Timestamp,
}

db::stored! {
    /// Sync status of a location with its Business Profile.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum SyncStatus {
        /// HistoryRow by hand; no Business Profile is behind it.
        Manual = "manual",
        /// Waits for its first sync.
        Pending = "pending",
        /// Is being synced.
        Syncing = "syncing",
        /// As its Business Profile says.
        Synced = "synced",
        /// The last sync failed.
        Error = "error",
    }
}

db::stored! {
    /// Open status of a location, as its members and its Business Profile say.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum OpenStatus {
        /// Open.
        #[default]
        Open = "open",
        /// Closed for some time.
        TemporarilyClosed = "temporarily_closed",
        /// Closed for good.
        PermanentlyClosed = "permanently_closed",
    }
}

db::stored! {
    /// Origin of the coordinates of a location.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum CoordinatesSource {
        /// Entered, imported or synced.
        Given = "given",
        /// Center of the postal code, or of the city.
        PostalCode = "postal_code",
    }
}

/// Number of audit rules that a location fails, 0 to 8. The database stores a bit for each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = i64, minimum = 0, maximum = 8)]
pub struct AuditIssues(pub u32);

impl AuditIssues {
    /// Counts the bits of [`issue_bits`](crate::rules::issue_bits).
    pub fn of_bits(bits: i64) -> Self {
        Self(bits.count_ones())
    }
}

impl db::Column for AuditIssues {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        i64::read(row, at).map(Self::of_bits)
    }
}

/// When a location is open; nothing while unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningHours(pub Option<hours::OpeningHours>);

impl OpeningHours {
    /// As they are stored: JSON, null for none.
    pub fn stored(&self) -> Option<String> {
        self.0.as_ref().filter(|hours| !hours.is_empty()).and_then(|hours| serde_json::to_string(hours).ok())
    }
}

impl db::Column for OpeningHours {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = Option::<String>::read(row, at)?;
        let hours = text.map(|text| serde_json::from_str(&text)).transpose();
        hours.map(Self).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

/// Number of locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LocationCount)]
pub struct Count {
    /// Locations that match the filters.
    pub count: i64,
    /// Locations in the organization.
    pub total: i64,
}

/// Country and state or region, with the number of locations there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LocationRegion)]
pub struct Region {
    /// Code of the country; null for locations without one.
    #[schema(required)]
    pub country: Option<String>,
    /// State or region; null for locations without one.
    #[schema(required)]
    pub state: Option<String>,
    /// Number of locations.
    pub count: i64,
}

/// Regions of the locations that the caller sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LocationRegions)]
pub struct Regions {
    /// Regions with the most locations first, at most 500.
    pub items: Vec<Region>,
}

/// Figures of the four cards above the list, over the locations that match its filters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocationSummary)]
pub struct Summary {
    /// Number of locations.
    pub total: i64,
    /// Locations with a verified Business Profile.
    pub verified: i64,
    /// Average rating of the rated locations, to one decimal; null without any.
    #[schema(required)]
    pub average_rating: Option<f64>,
    /// Reviews of these locations together.
    pub reviews: i64,
}

/// Views of a location on one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyViews {
    /// The location.
    pub location: LocationId,
    /// The day.
    pub date: jiff::civil::Date,
    /// Number of views.
    pub views: i64,
}
