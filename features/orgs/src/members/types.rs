//! What a member is, for the API.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Role;

/// Somebody who belongs to the organisation.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMember)]
pub(crate) struct Listed {
    /// The user's id.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Both names.
    pub(crate) name: String,
    /// E-mail address.
    pub(crate) email: String,
    /// What they are in the organisation.
    pub(crate) role: Role,
    /// Since when.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) joined_at: Timestamp,
}

/// Everybody who belongs to the organisation.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMembers)]
pub(crate) struct Members {
    /// Owners first, then by name.
    pub(crate) items: Vec<Listed>,
}

/// What shall change about a member.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = MemberChange)]
pub(crate) struct Change {
    /// What they shall be.
    pub(crate) role: Role,
}
