//! Position of a user in an organization.

use crate::{Limits, OrgId, Role};

/// Role and limits of a user in an organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Post {
    /// Id of the organization.
    pub(crate) org: OrgId,
    /// Role in the organization.
    pub(crate) role: Role,
    /// Limits to some locations; `None` for all locations.
    pub(crate) limits: Option<Limits>,
}

impl Post {
    /// Returns the post of an owner.
    pub(crate) fn owner(org: &OrgId) -> Self {
        Self { org: org.clone(), role: Role::Owner, limits: None }
    }
}
