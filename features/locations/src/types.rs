//! What a location is, for the API, the database and the features that build on it.

use api::Limit;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Names a location.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    LocationId
);

/// A place where customers are received, or from which they are visited.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Location {
    /// Names the location.
    pub id: LocationId,
    /// What the sign above the door says.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// City or town.
    pub city: String,
    /// State or province: its code where it is a known one.
    #[schema(required)]
    pub state: Option<String>,
    /// Postal code as it is written in the country; leading zeros stay.
    #[schema(required)]
    pub postal_code: Option<String>,
    /// ISO 3166 alpha-2.
    #[schema(required)]
    pub country: Option<String>,
    /// What kind of business it is.
    #[schema(required)]
    pub category: Option<String>,
    /// The telephone number as it was typed.
    #[schema(required)]
    pub phone: Option<String>,
    /// The same in international form, where it is a valid number.
    #[schema(required)]
    pub phone_e164: Option<String>,
    /// Address of its website.
    #[schema(required)]
    pub website: Option<String>,
    /// What it says about itself.
    #[schema(required)]
    pub description: Option<String>,
    /// The owner's own number for it.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Degrees north.
    #[schema(required)]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[schema(required)]
    pub longitude: Option<f64>,
    /// When it is open.
    pub opening_hours: OpeningHours,
    /// Addresses of its photos.
    pub photos: Photos,
    /// Whether its Business Profile is verified.
    pub verified: bool,
    /// Whether it visits its customers instead of receiving them.
    pub service_area_business: bool,
    /// Average rating, 1 to 5; null while nobody rated it.
    #[schema(required)]
    pub rating: Option<f64>,
    /// How many reviews it has.
    pub reviews: i64,
    /// How complete and well kept it is, 0 to 100.
    pub health: i64,
    /// How many problems it has.
    pub issues: i64,
    /// Where it stands with its Business Profile.
    pub sync_status: SyncStatus,
    /// When it was last brought in line with its Business Profile.
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

/// Where a location stands with its Business Profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SyncStatus {
    /// Kept by hand; no Business Profile is behind it.
    Manual,
    /// Waits for its first sync.
    Pending,
    /// Is being synced.
    Syncing,
    /// As its Business Profile says.
    Synced,
    /// The last sync failed.
    Error,
}

impl SyncStatus {
    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Manual => "manual",
            Self::Pending => "pending",
            Self::Syncing => "syncing",
            Self::Synced => "synced",
            Self::Error => "error",
        }
    }
}

impl db::Column for SyncStatus {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        match &*String::read(row, at)? {
            "manual" => Ok(Self::Manual),
            "pending" => Ok(Self::Pending),
            "syncing" => Ok(Self::Syncing),
            "synced" => Ok(Self::Synced),
            "error" => Ok(Self::Error),
            other => Err(db::Error::Unreadable(format!("sync status {other}"))),
        }
    }
}

/// Addresses of photos, the cover first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Photos(pub Vec<String>);

impl Photos {
    /// As they are stored: a JSON list, null for none.
    pub fn stored(self) -> Option<serde_json::Value> {
        (!self.0.is_empty()).then(|| self.0.into())
    }
}

impl db::Column for Photos {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        match Option::<String>::read(row, at)? {
            None => Ok(Self::default()),
            Some(text) => serde_json::from_str(&text).map_err(|e| db::Error::Unreadable(e.to_string())),
        }
    }
}

/// Opening hours as Google's Business Profile API writes them; null while unknown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(value_type = Option<Object>)]
pub struct OpeningHours(pub Option<serde_json::Value>);

impl db::Column for OpeningHours {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        Option::read(row, at).map(Self)
    }
}

/// What somebody says about a new location.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, ToSchema)]
pub struct NewLocation {
    /// Business name, at most 200 characters.
    #[serde(default)]
    #[schema(required = true)]
    pub name: String,
    /// Street address, at most 300 characters.
    #[serde(default)]
    #[schema(required = true)]
    pub address: String,
    /// City, at most 100 characters.
    #[serde(default)]
    #[schema(required = true)]
    pub city: String,
    /// State or province, at most 100 characters.
    pub state: Option<String>,
    /// Postal code, at most 20 characters.
    pub postal_code: Option<String>,
    /// ISO 3166 alpha-2, or the country's name.
    pub country: Option<String>,
    /// Category, at most 100 characters.
    pub category: Option<String>,
    /// Telephone number, at most 40 characters.
    pub phone: Option<String>,
    /// Address of the website, at most 500 characters.
    pub website: Option<String>,
    /// Description, at most 750 characters.
    pub description: Option<String>,
    /// The owner's own number for it, at most 100 characters.
    pub external_id: Option<String>,
    /// Degrees north, -90 to 90; only together with the longitude.
    pub latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    pub longitude: Option<f64>,
    /// Whether it visits its customers instead of receiving them.
    #[serde(default)]
    pub service_area_business: bool,
}

/// What somebody changes about a location: a field left out stays, null empties it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = LocationPatch)]
pub struct LocationChanges {
    /// Business name.
    pub name: Option<String>,
    /// Street address.
    pub address: Option<String>,
    /// City.
    pub city: Option<String>,
    /// State or province.
    #[serde(deserialize_with = "said")]
    pub state: Option<Option<String>>,
    /// Postal code.
    #[serde(deserialize_with = "said")]
    pub postal_code: Option<Option<String>>,
    /// ISO 3166 alpha-2, or the country's name.
    #[serde(deserialize_with = "said")]
    pub country: Option<Option<String>>,
    /// Category.
    #[serde(deserialize_with = "said")]
    pub category: Option<Option<String>>,
    /// Telephone number.
    #[serde(deserialize_with = "said")]
    pub phone: Option<Option<String>>,
    /// Address of the website.
    #[serde(deserialize_with = "said")]
    pub website: Option<Option<String>>,
    /// Description.
    #[serde(deserialize_with = "said")]
    pub description: Option<Option<String>>,
    /// The owner's own number for it.
    #[serde(deserialize_with = "said")]
    pub external_id: Option<Option<String>>,
    /// Degrees north.
    #[serde(deserialize_with = "said")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east.
    #[serde(deserialize_with = "said")]
    pub longitude: Option<Option<f64>>,
    /// Whether it visits its customers instead of receiving them.
    pub service_area_business: Option<bool>,
}

/// Tells a field that is null from one that is left out.
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
fn said<'de, D, T>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer).map(Some)
}

/// Which locations.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Filters {
    /// Part of the name, the city or the address; case and accents do not count.
    pub q: Option<String>,
    /// All, or by whether the Business Profile is verified.
    #[param(inline)]
    pub status: Status,
    /// Part of the city; case and accents do not count.
    pub city: Option<String>,
    /// Part of the category; case and accents do not count.
    pub category: Option<String>,
    /// Rated at least so well: 0 (any), 1, 2, 3, 4 or 4.5.
    #[param(inline)]
    pub min_rating: MinRating,
}

/// Whether the Business Profile is verified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Both.
    #[default]
    All,
    /// Only verified.
    Verified,
    /// Only not verified.
    Unverified,
}

/// The least rating wanted: 0 (any, rated or not), 1, 2, 3, 4 or 4.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd, Deserialize, ToSchema)]
#[serde(try_from = "f64")]
#[schema(value_type = f64)]
pub struct MinRating(pub f64);

impl TryFrom<f64> for MinRating {
    type Error = &'static str;

    fn try_from(least: f64) -> Result<Self, Self::Error> {
        if [0.0, 1.0, 2.0, 3.0, 4.0, 4.5].contains(&least) {
            Ok(Self(least))
        } else {
            Err("min_rating is 0, 1, 2, 3, 4 or 4.5")
        }
    }
}

/// What a list is sorted by; ties by id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Name, a to z.
    #[default]
    Name,
    /// City, a to z.
    City,
    /// Best rating first, not rated last.
    Rating,
    /// Most reviews first.
    Reviews,
    /// Latest sync first, never synced last.
    LastSync,
}

/// In what order.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Order {
    /// What to sort by.
    #[param(inline)]
    pub sort: Sort,
}

/// Which page.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Paging {
    /// `next_cursor` of the page before; left out for the first.
    pub cursor: Option<String>,
    /// Rows a page: 1 to 200, 50 when left out.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub limit: Limit,
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LocationCount)]
pub struct Count {
    /// That match the filters.
    pub count: i64,
    /// In the organisation.
    pub total: i64,
}

/// What the four cards above the list show.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocationSummary)]
pub struct Summary {
    /// All locations.
    pub total: i64,
    /// Those with a verified Business Profile.
    pub verified: i64,
    /// Average among the rated, to one decimal; null while none is rated.
    #[schema(required)]
    pub average_rating: Option<f64>,
    /// Reviews of all locations together.
    pub reviews: i64,
}

/// How often a location was viewed on one day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyViews {
    /// The location.
    pub location: LocationId,
    /// The day.
    pub date: jiff::civil::Date,
    /// How often.
    pub views: i64,
}
