//! Fields of new locations, and changes to locations.

use hours::GivenHours;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{GivenPartHours, OpenStatus};

/// Fields of a new location.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, ToSchema)]
pub struct NewLocation {
    /// Business name, at most 200 characters.
    #[serde(default)]
    #[schema(required = true, min_length = 1, max_length = 200)]
    pub name: String,
    /// Street address, at most 300 characters.
    #[serde(default)]
    #[schema(required = true, max_length = 300)]
    pub address: String,
    /// Floor, building, shopping center; at most 300 characters.
    #[schema(max_length = 300)]
    pub address2: Option<String>,
    /// City, at most 100 characters.
    #[serde(default)]
    #[schema(required = true, max_length = 100)]
    pub city: String,
    /// State or province, at most 100 characters.
    #[schema(max_length = 100)]
    pub state: Option<String>,
    /// Postal code, at most 20 characters.
    #[schema(max_length = 20)]
    pub postal_code: Option<String>,
    /// ISO 3166 alpha-2, or the country's name.
    #[schema(max_length = 100)]
    pub country: Option<String>,
    /// Category, at most 100 characters.
    #[schema(max_length = 100)]
    pub category: Option<String>,
    /// At most 9 beside the main one.
    #[schema(max_items = 9)]
    pub additional_categories: Option<Vec<String>>,
    /// Telephone number, at most 40 characters.
    #[schema(max_length = 40)]
    pub phone: Option<String>,
    /// Further telephone numbers, at most 2 of at most 40 characters.
    #[schema(max_items = 2)]
    pub additional_phones: Option<Vec<String>>,
    /// Address of the website, at most 500 characters.
    #[schema(max_length = 500)]
    pub website: Option<String>,
    /// Description, at most 750 characters.
    #[schema(max_length = 750)]
    pub description: Option<String>,
    /// The owner's own number for it, at most 100 characters.
    #[schema(max_length = 100)]
    pub external_id: Option<String>,
    /// Degrees north, -90 to 90; only together with the longitude.
    #[schema(minimum = -90.0, maximum = 90.0)]
    pub latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    #[schema(minimum = -180.0, maximum = 180.0)]
    pub longitude: Option<f64>,
    /// When it is open.
    pub opening_hours: Option<GivenHours>,
    /// Hours of parts of the business, such as its kitchen or its delivery; one entry for each type, at most 20.
    #[schema(max_items = 20)]
    pub more_hours: Option<Vec<GivenPartHours>>,
    /// True if the business visits its customers instead of receiving them.
    #[serde(default)]
    pub service_area_business: bool,
    /// True if syncs of several locations skip this one. It can still be synced alone.
    #[serde(default)]
    pub is_sync_paused: bool,
    /// Ids of labels of the organization.
    pub labels: Option<Vec<String>>,
}

/// Changes to a location. An absent field stays unchanged; null clears it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = LocationPatch)]
pub struct LocationChanges {
    /// Name.
    #[schema(min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// Street address.
    #[schema(max_length = 300)]
    pub address: Option<String>,
    /// Floor, building, shopping center.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 300)]
    pub address2: Option<Option<String>>,
    /// City.
    #[schema(max_length = 100)]
    pub city: Option<String>,
    /// State or province.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub state: Option<Option<String>>,
    /// Postal code.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 20)]
    pub postal_code: Option<Option<String>>,
    /// ISO 3166 alpha-2, or its name.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub country: Option<Option<String>>,
    /// Category.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub category: Option<Option<String>>,
    /// At most 9 beside the main one.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_items = 9)]
    pub additional_categories: Option<Option<Vec<String>>>,
    /// Phone.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 40)]
    pub phone: Option<Option<String>>,
    /// Additional phones.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_items = 2)]
    pub additional_phones: Option<Option<Vec<String>>>,
    /// Website.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 500)]
    pub website: Option<Option<String>>,
    /// Description.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 750)]
    pub description: Option<Option<String>>,
    /// The owner's number for it.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_length = 100)]
    pub external_id: Option<Option<String>>,
    /// Degrees north.
    #[serde(deserialize_with = "nullable")]
    #[schema(minimum = -90.0, maximum = 90.0)]
    pub latitude: Option<Option<f64>>,
    /// Degrees east.
    #[serde(deserialize_with = "nullable")]
    #[schema(minimum = -180.0, maximum = 180.0)]
    pub longitude: Option<Option<f64>>,
    /// Opening hours.
    #[serde(deserialize_with = "nullable")]
    pub opening_hours: Option<Option<GivenHours>>,
    /// Hours of its parts; one entry for each type, at most 20.
    #[serde(deserialize_with = "nullable")]
    #[schema(max_items = 20)]
    pub more_hours: Option<Option<Vec<GivenPartHours>>>,
    /// True if it visits its customers.
    pub service_area_business: Option<bool>,
    /// Opening state.
    pub open_status: Option<OpenStatus>,
    /// Syncs of several locations skip it. It can still be synced alone.
    pub is_sync_paused: Option<bool>,
    /// Label ids.
    #[serde(deserialize_with = "nullable")]
    pub labels: Option<Option<Vec<String>>>,
}

/// Deserializes a field that is null as `Some(None)`, so that an absent field (the default `None`) differs from it.
///
/// # Errors
/// The value is invalid.
pub fn nullable<'de, D, T>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer).map(Some)
}
