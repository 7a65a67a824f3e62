//! Roles: six that are built in, and those that an organization defines.

use std::{borrow::Cow, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

use super::{MATRIX, MatrixRow, Permission, PermissionSet, may};

/// Role of a member in an organization, most powerful first. On the wire it is one of the six built-in roles: a custom role
/// is written as the [closest](Self::closest) one, beside its `role_id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Full access, including the removal of the organization.
    Owner,
    /// Full access, except the removal of the organization.
    Admin,
    /// Changes locations.
    Manager,
    /// Answers reviews.
    Responder,
    /// Has read access.
    Viewer,
    /// Customer of an agency: reads what the agency shows.
    Client,
    /// Role that an organization defines.
    Custom(PermissionSet),
}

/// Stored text of a custom role, whose permissions are those of its row in `custom_roles`.
const CUSTOM: &str = "custom";

impl Role {
    /// Built-in roles, most powerful first.
    pub const ALL: [Self; 6] = [Self::Owner, Self::Admin, Self::Manager, Self::Responder, Self::Viewer, Self::Client];

    /// Returns the text, as it is stored; `custom` for all custom roles.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Admin => "admin",
            Self::Manager => "manager",
            Self::Responder => "responder",
            Self::Viewer => "viewer",
            Self::Client => "client",
            Self::Custom(_) => CUSTOM,
        }
    }

    /// Returns true for a role of the customers of an agency: they see released reports only, and no other clients. A
    /// custom role is one when clients have all of its permissions.
    pub fn is_client(self) -> bool {
        match self {
            Self::Custom(_) => Self::Client.covers(self),
            role => role == Self::Client,
        }
    }

    /// Returns the most powerful built-in role that a custom role covers, for programs that know no custom roles: at least
    /// `client` for customers of an agency, and `viewer` for others.
    #[must_use]
    pub fn closest(self) -> Self {
        match self {
            Self::Custom(_) if self.is_client() => Self::Client,
            Self::Custom(_) => {
                let roles = [Self::Admin, Self::Manager, Self::Responder];
                roles.into_iter().find(|role| self.covers(*role)).unwrap_or(Self::Viewer)
            }
            role => role,
        }
    }

    /// Returns the permissions of the role.
    pub fn permissions(self) -> PermissionSet {
        MATRIX.iter().filter(|row| row.allows(self, false)).map(|row| row.permission).collect()
    }

    /// Returns a role with the permissions of both.
    #[must_use]
    pub(crate) fn with(self, other: Self) -> Self {
        match (self.covers(other), other.covers(self)) {
            (true, _) => self,
            (_, true) => other,
            _ => Self::Custom(self.permissions().union(other.permissions())),
        }
    }
}

impl MatrixRow {
    /// Returns true for a permission that custom roles can have: all but the removal of the organization, which makes an
    /// owner.
    pub const fn is_grantable(&self) -> bool {
        !matches!(self.permission, Permission::CloseOrganisation)
    }
}

/// Permissions of a custom role as they are stored: their names, with spaces between them. Unknown names, such as those of
/// a later version, grant nothing. Everyone may leave.
pub fn stored_permissions(text: &str) -> PermissionSet {
    let is_named = |row: &&MatrixRow| row.is_grantable() && text.split(' ').any(|name| name == row.permission.as_str());
    let leave = <may::Leave as super::Right>::ROW.permission;
    MATRIX.iter().filter(is_named).map(|row| row.permission).chain([leave]).collect()
}

impl FromStr for Role {
    type Err = db::UnknownText;

    /// Reads the text of a built-in role.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let role = Self::ALL.into_iter().find(|role| role.as_str() == text);
        role.ok_or_else(|| db::UnknownText::new(text, &Self::ALL.map(Self::as_str)))
    }
}

impl From<Role> for db::Value {
    fn from(role: Role) -> Self {
        Self::from(role.as_str())
    }
}

impl db::Column for Role {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        <Self as db::TextColumn>::from_text(<String as db::Column>::read(row, at)?)
    }
}

impl db::TextColumn for Role {
    /// Reads the name of a built-in role, or the permissions of a custom one: queries read
    /// `coalesce(r.permissions, m.role)`. Any other text is a role without permissions.
    fn from_text(text: String) -> db::Result<Self> {
        Ok(text.parse().unwrap_or_else(|_| Self::Custom(stored_permissions(&text))))
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.closest().as_str().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Role {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl PartialSchema for Role {
    fn schema() -> RefOr<Schema> {
        let names = Self::ALL.map(Self::as_str);
        let says = "Role of a member in an organization, most powerful first. A custom role is the closest of these, beside \
                    its `role_id`.";
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).description(Some(says)).into()
    }
}

impl ToSchema for Role {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Role")
    }
}

#[cfg(test)]
mod tests {
    use db::TextColumn;
    use serde_json::json;

    use super::*;

    fn custom(names: &str) -> Role {
        Role::from_text(names.to_owned()).unwrap()
    }

    #[test]
    fn a_stored_role_never_has_more_than_it_names() {
        assert_eq!(custom("owner"), Role::Owner);
        let leave = Role::Custom([Permission::Leave].into_iter().collect());
        for text in ["custom", "", "Owner", "close_organisation", "everything *"] {
            assert_eq!(custom(text), leave, "{text}");
        }
        let reviews = custom("see_reviews reply_to_reviews close_organisation");
        assert!(reviews.may(Permission::ReplyToReviews) && !reviews.may(Permission::CloseOrganisation));
        assert_eq!(reviews.permissions().text(), "see_reviews leave reply_to_reviews");
    }

    #[test]
    fn programs_that_know_no_custom_roles_read_a_role_that_may_no_more() {
        for (names, closest) in
            [("see_reviews", "client"), ("see_reviews reply_to_reviews", "viewer"), ("manage_billing", "viewer")]
        {
            assert_eq!(json!(custom(names)), closest, "{names}");
        }
        let all = Role::Custom(MATRIX.iter().filter(|row| row.is_grantable()).map(|row| row.permission).collect());
        assert_eq!(all.closest(), Role::Admin);
        assert!(all.covers(Role::Admin) && !all.covers(Role::Owner) && Role::Owner.covers(all));
    }

    #[test]
    fn two_roles_together_have_the_permissions_of_both() {
        let billing = custom("manage_billing");
        let both = billing.with(Role::Admin);
        assert!(both.covers(billing) && both.covers(Role::Admin) && !both.covers(Role::Owner));
        assert_eq!(Role::Manager.with(Role::Admin), Role::Admin);
    }
}
