//! What a member is, for the API.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::queries::Row;
use crate::{Limits, Role, types::Portrait};

/// Somebody who belongs to the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMember)]
pub(crate) struct Listed {
    /// The user's id.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Both names.
    pub(crate) name: String,
    /// Email address.
    pub(crate) email: String,
    /// Addresses of their picture; null for who has none.
    #[schema(required)]
    pub(crate) photo: Option<Portrait>,
    /// What they are in the organization.
    pub(crate) role: Role,
    /// What they are limited to; null for who sees all locations.
    #[schema(required)]
    pub(crate) limits: Option<Limits>,
    /// They may use emergency access.
    pub(crate) may_use_emergency_access: bool,
    /// Since when.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) joined_at: Timestamp,
}

impl From<Row> for Listed {
    fn from(row: Row) -> Self {
        let Row { id, name, email, photo_key, role, limits, may_use_emergency_access, joined_at } = row;
        let photo = photo_key.as_deref().map(Portrait::of);
        Self { id, name, email, photo, role, limits: limits.0, may_use_emergency_access, joined_at }
    }
}

/// Everybody who belongs to the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMembers)]
pub(crate) struct Members {
    /// Owners first, then by name.
    pub(crate) items: Vec<Listed>,
}

/// What shall change about a member; what is absent stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = MemberChange)]
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(crate) struct Change {
    /// What they shall be. Owners and administrators lose their limits.
    pub(crate) role: Option<Role>,
    /// What they shall be limited to; null to let them see all locations.
    #[serde(deserialize_with = "named")]
    #[schema(value_type = Option<Limits>)]
    pub(crate) limits: Option<Option<Limits>>,
    /// Whether they may use emergency access; for owners to say.
    pub(crate) may_use_emergency_access: Option<bool>,
}

/// Tells null, which is no limits, from what is not named.
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<Limits>>, D::Error> {
    Option::deserialize(from).map(Some)
}
