//! API types of profile settings.

use serde::Deserialize;
use utoipa::ToSchema;

/// Change of the caller's profile. Absent fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct ProfileChange {
    /// First name, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) first_name: Option<String>,
    /// Last name, 1 to 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) last_name: Option<String>,
    /// Language of the dashboard and of emails, `en` or `fr`; an empty text for the default of the organization.
    pub(crate) language: Option<String>,
    /// Time zone of displayed times, as an IANA name like `Europe/Paris`; an empty text for the time zone of the
    /// device.
    pub(crate) time_zone: Option<String>,
}

/// Validated change of a profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::option_option, reason = "left out, none and given are three things")]
pub(crate) struct Change {
    pub(crate) first_name: Option<String>,
    pub(crate) last_name: Option<String>,
    pub(crate) language: Option<Option<mail::Language>>,
    pub(crate) time_zone: Option<Option<String>>,
}
