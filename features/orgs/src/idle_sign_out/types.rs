//! What is told of how long an organization's people stay signed in.

use serde::Deserialize;
use utoipa::ToSchema;

/// After how long without activity the organization signs its people out.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = IdleSignOutRule)]
pub(crate) struct Rule {
    /// 15, 30, 60, 480 or 1440 minutes; null for after 30 days, as everywhere.
    // Left out is a mistake, not "null": nothing is to end the rule by accident.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, minimum = 15, maximum = 1440)]
    pub(crate) idle_minutes: Option<i64>,
}
