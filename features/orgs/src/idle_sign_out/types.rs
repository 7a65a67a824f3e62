//! API types of the idle timeout.

use serde::Deserialize;
use utoipa::ToSchema;

/// Idle timeout of an organization.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = IdleSignOutRule)]
pub(crate) struct Rule {
    /// Idle timeout in minutes: 15, 30, 60, 480 or 1440; null for the default of 30 days.
    // An absent field is an error and not null, so that no request removes the rule by accident.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, minimum = 15, maximum = 1440)]
    pub(crate) idle_minutes: Option<i64>,
}
