//! Details of a location, as people enter them.

use serde::{Deserialize, Serialize};

use crate::{CoordinatesSource, OpeningHours, Phones};

/// What is known about a location by whoever keeps it, cleaned and in its usual form.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(missing_docs, reason = "each is the field of a location of the same name")]
pub struct Details {
    pub name: String,
    pub address: String,
    pub address2: Option<String>,
    pub city: String,
    pub state: Option<String>,
    pub postal_code: Option<String>,
    pub country: Option<String>,
    pub category: Option<String>,
    pub phone: Option<String>,
    pub phone_e164: Option<String>,
    pub additional_phones: Phones,
    pub website: Option<String>,
    pub description: Option<String>,
    pub external_id: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    pub coordinates_source: Option<CoordinatesSource>,
    pub opening_hours: OpeningHours,
    pub service_area_business: bool,
    pub is_sync_paused: bool,
}
