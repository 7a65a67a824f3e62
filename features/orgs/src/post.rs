//! Position of a user in an organization.

use crate::{Limits, OrgId, Role, roles::CustomRoleId};

/// Role and limits of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Role in the organization.
    pub role: Role,
    /// Id of the custom role; `None` for a built-in one.
    pub role_id: Option<CustomRoleId>,
    /// Limits to some locations; `None` for a member who sees all.
    pub limits: Option<Limits>,
}

/// Role and limits of a user in an organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Post {
    /// Id of the organization.
    pub(crate) org: OrgId,
    /// Role in the organization.
    pub(crate) role: Role,
    /// Id of the custom role.
    pub(crate) role_id: Option<CustomRoleId>,
    /// Limits to some locations; `None` for all locations.
    pub(crate) limits: Option<Limits>,
}

impl Post {
    /// Returns the post of an owner.
    pub(crate) fn owner(org: &OrgId) -> Self {
        Self { org: org.clone(), role: Role::Owner, role_id: None, limits: None }
    }
}
