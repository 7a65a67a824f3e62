//! API types of custom roles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Permission, Role};

db::id!(
    /// Id of a custom role.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    CustomRoleId
);

/// Role that is given to a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenRole {
    /// Role with its permissions.
    pub role: Role,
    /// Id of the custom role; `None` for a built-in one.
    pub role_id: Option<CustomRoleId>,
}

/// Custom role.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct CustomRole {
    /// Id of the role.
    pub(crate) id: CustomRoleId,
    /// Name of the role.
    pub(crate) name: String,
    /// Permissions of the role.
    pub(crate) permissions: Vec<Permission>,
    /// Closest built-in role, which programs that know no custom roles see.
    pub(crate) role: Role,
    /// True when clients of the agency can give the role to their members.
    pub(crate) is_offered: bool,
    /// True for a role of the agency, which its clients can give but not change.
    pub(crate) is_of_agency: bool,
    /// Number of members with the role; of an agency’s own role also those of its clients.
    pub(crate) members: i64,
    /// True when the caller can give the role to members.
    pub(crate) can_give: bool,
}

/// Built-in role with its permissions.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct BuiltInRole {
    /// Role.
    pub(crate) role: Role,
    /// Permissions of the role.
    pub(crate) permissions: Vec<Permission>,
    /// True when the caller can give the role to members.
    pub(crate) can_give: bool,
}

/// Roles of the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Roles {
    /// Built-in roles, most powerful first.
    pub(crate) built_in: Vec<BuiltInRole>,
    /// Custom roles by name, those of the agency last.
    pub(crate) items: Vec<CustomRole>,
}

/// New custom role, or change of one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewCustomRole {
    /// Name of the role, 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60)]
    pub(crate) name: String,
    /// Permissions of the role: any but `close_organisation`, and none that the caller lacks. `leave` is always among
    /// them.
    #[schema(max_items = 128)]
    pub(crate) permissions: Vec<Permission>,
    /// True to let clients of the agency give the role to their members.
    #[serde(default)]
    pub(crate) is_offered: bool,
}

/// Successor of a deleted role.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Successor {
    /// Built-in role that members with the deleted role get; not `owner`.
    #[param(inline)]
    pub(crate) successor_role: Option<Role>,
    /// Id of the custom role that they get instead.
    #[param(value_type = Option<String>)]
    pub(crate) successor_id: Option<CustomRoleId>,
}

impl GivenRole {
    /// Returns the role as the audit log names it: the name of a built-in one, or the id of a custom one.
    pub fn text(&self) -> &str {
        self.role_id.as_ref().map_or(self.role.as_str(), CustomRoleId::as_str)
    }
}
