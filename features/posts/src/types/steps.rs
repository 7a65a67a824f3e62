//! Steps of a post.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{LocalTime, TargetId};

/// Comment of a member who sends a post back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = PostNote)]
pub(crate) struct Note {
    /// Comment, 1 to 1,000 characters.
    #[schema(min_length = 1, max_length = 1000)]
    pub(crate) note: String,
}

/// Version of a post that a member has read and approves.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = PostApproval)]
pub(crate) struct Approval {
    /// `version` of the post.
    pub(crate) version: i64,
}

/// New time of a post, or of one of its occurrences.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = PostMove)]
pub(crate) struct Move {
    /// Local time of each location.
    #[schema(value_type = String)]
    pub(crate) at: LocalTime,
}

/// Locations at which a post is sent again.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PostRetry)]
pub(crate) struct Retry {
    /// Ids of posts at locations, at most 1,000; all refused and failed ones when left out.
    #[schema(max_items = 1000)]
    pub(crate) target_ids: Option<Vec<TargetId>>,
}

/// Number of locations at which a post is sent again.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = PostRetried)]
pub(crate) struct Retried {
    /// Number of locations.
    pub(crate) locations: i64,
}
