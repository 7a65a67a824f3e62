//! Details of a location, as people enter them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Categories, CoordinatesSource, MoreHours, OpeningHours, Phones};

/// Details of a location, as people enter them: cleaned, and in their usual form.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = LocationDetails)]
pub struct Details {
    /// Business name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Floor, building, shopping center.
    #[schema(required)]
    pub address2: Option<String>,
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
    /// Category of the business.
    #[schema(required)]
    pub category: Option<String>,
    /// Further categories, at most 9.
    #[serde(default)]
    #[schema(required)]
    pub additional_categories: Categories,
    /// The telephone number as it was typed.
    #[schema(required)]
    pub phone: Option<String>,
    /// The telephone number in E.164 form; null if it is invalid.
    #[schema(required)]
    pub phone_e164: Option<String>,
    /// Further telephone numbers as they were typed, at most 2.
    #[serde(default)]
    #[schema(required)]
    pub additional_phones: Phones,
    /// Address of its website.
    #[schema(required)]
    pub website: Option<String>,
    /// Description of the business.
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
    /// Origin of the coordinates; null without coordinates.
    #[schema(required)]
    pub coordinates_source: Option<CoordinatesSource>,
    /// When it is open.
    #[serde(default)]
    #[schema(required, value_type = Option<hours::OpeningHours>)]
    pub opening_hours: OpeningHours,
    /// Hours of parts of the business, such as its kitchen or its delivery.
    #[serde(default)]
    #[schema(required)]
    pub more_hours: MoreHours,
    /// True if the business visits its customers instead of receiving them.
    #[serde(default)]
    #[schema(required)]
    pub service_area_business: bool,
    /// True if syncs of several locations skip this one. It can still be synced alone.
    #[serde(default)]
    #[schema(required)]
    pub is_sync_paused: bool,
}
