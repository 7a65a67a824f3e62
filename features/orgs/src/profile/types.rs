//! What somebody changes about themselves.

use serde::Deserialize;
use utoipa::ToSchema;

/// What shall change about the caller; what is absent stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct ProfileChange {
    /// First name, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) first_name: Option<String>,
    /// Last name, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) last_name: Option<String>,
    /// The language of the dashboard and of mails, `en` or `fr`; an empty text for that of the organization.
    pub(crate) language: Option<String>,
    /// The time zone in which times are shown, by its IANA name like `Europe/Paris`; an empty text for that of the device.
    pub(crate) time_zone: Option<String>,
}

/// What shall change, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::option_option, reason = "left out, none and given are three things")]
pub(crate) struct Change {
    pub(crate) first_name: Option<String>,
    pub(crate) last_name: Option<String>,
    pub(crate) language: Option<Option<mail::Language>>,
    pub(crate) time_zone: Option<Option<String>>,
}
