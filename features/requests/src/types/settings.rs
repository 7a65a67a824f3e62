//! Settings of requests.

use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Location of a profession that must not ask for reviews.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RegulatedLocation {
    /// Location.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) name: String,
    /// Category of the location.
    #[schema(required)]
    pub(crate) category: Option<String>,
    /// Stable code of the reason: `french_medical` or `french_legal`.
    pub(crate) reason: &'static str,
}

/// Settings of requests of an organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RequestSettings {
    /// True when requests are switched off.
    pub(crate) is_off: bool,
    /// True when locations of forbidden professions are not asked about either. French medical and legal professions must
    /// not solicit public praise.
    pub(crate) forbids_regulated: bool,
    /// Locations that this concerns, at most 200.
    pub(crate) regulated: Vec<RegulatedLocation>,
    /// Days until a person may be asked again.
    pub(crate) period_days: i64,
    /// Name of the sender, below each message.
    #[schema(required)]
    pub(crate) sender_name: Option<String>,
    /// Postal address of the sender, below each message. Nothing is sent without one.
    #[schema(required)]
    pub(crate) postal_address: Option<String>,
    /// Maximum messages in 24 hours.
    pub(crate) daily_cap: i64,
    /// First hour in which messages are sent, at the recipient.
    pub(crate) first_hour: i64,
    /// Hour from which no messages are sent. The hours of the law are narrower in some countries.
    pub(crate) last_hour: i64,
}

/// New settings.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewRequestSettings)]
pub(crate) struct NewSettings {
    /// True when requests are switched off.
    pub(crate) is_off: bool,
    /// True when locations of forbidden professions are not asked about.
    pub(crate) forbids_regulated: bool,
    /// Days until a person may be asked again: 90 to 730.
    pub(crate) period_days: i64,
    /// Name of the sender, at most 120 characters.
    #[serde(default)]
    pub(crate) sender_name: Option<String>,
    /// Postal address of the sender, at most 300 characters.
    #[serde(default)]
    pub(crate) postal_address: Option<String>,
    /// Maximum messages in 24 hours: 1 to 10,000.
    pub(crate) daily_cap: i64,
    /// First hour in which messages are sent: 8 to 19.
    pub(crate) first_hour: i64,
    /// Hour from which no messages are sent: 9 to 21, after the first hour.
    pub(crate) last_hour: i64,
}
