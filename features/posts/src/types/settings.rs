//! Settings of posts.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Settings of posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PostSettings {
    /// True when each post has to be approved by a member other than its author.
    pub(crate) approval_required: bool,
}
