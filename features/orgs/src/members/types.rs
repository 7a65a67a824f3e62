//! API types of members.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::queries::MemberRow;
use crate::{Limits, Role, me::Portrait, roles::CustomRoleId};

/// Member of the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMember)]
pub(crate) struct ListedMember {
    /// Id of the user.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Full name.
    pub(crate) name: String,
    /// Email address.
    pub(crate) email: String,
    /// Picture of the member; null without one.
    #[schema(required)]
    pub(crate) photo: Option<Portrait>,
    /// Role in the organization; the closest built-in role for a custom one.
    pub(crate) role: Role,
    /// Id of the custom role; null for a built-in one.
    #[schema(required, value_type = Option<String>)]
    pub(crate) role_id: Option<CustomRoleId>,
    /// Limits to some locations; null for members who see all locations.
    #[schema(required)]
    pub(crate) limits: Option<Limits>,
    /// True when the member may use emergency access.
    pub(crate) may_use_emergency_access: bool,
    /// Time of joining.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) joined_at: Timestamp,
}

impl From<MemberRow> for ListedMember {
    fn from(row: MemberRow) -> Self {
        let MemberRow { id, name, email, photo_key, role, role_id, limits, may_use_emergency_access, joined_at } = row;
        let photo = photo_key.as_deref().map(Portrait::of);
        Self { id, name, email, photo, role, role_id, limits: limits.0, may_use_emergency_access, joined_at }
    }
}

/// Members of the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OrganisationMembers)]
pub(crate) struct Members {
    /// Members: by role, owners first, then by name.
    pub(crate) items: Vec<ListedMember>,
}

/// Change of a member. Absent fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = MemberChange)]
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(crate) struct Change {
    /// New role. Owners and administrators lose their limits.
    pub(crate) role: Option<Role>,
    /// Id of a custom role, instead of `role`.
    #[schema(value_type = Option<String>)]
    pub(crate) role_id: Option<CustomRoleId>,
    /// New limits; null to let the member see all locations.
    #[serde(deserialize_with = "named")]
    #[schema(value_type = Option<Limits>)]
    pub(crate) limits: Option<Option<Limits>>,
    /// Permission to use emergency access; only owners can set it.
    pub(crate) may_use_emergency_access: Option<bool>,
}

/// Distinguishes `null`, which removes the limits, from an absent field, which leaves them unchanged.
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
fn named<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<Limits>>, D::Error> {
    Option::deserialize(from).map(Some)
}
