//! Sets of permissions.

use super::{MATRIX, Permission};

/// Set of permissions, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PermissionSet(u128);

const _: () = assert!(MATRIX.len() <= 128, "a permission is a bit of 128");

impl PermissionSet {
    const fn bit(permission: Permission) -> u128 {
        1 << permission as u32
    }

    /// Returns true for a permission of the set.
    pub const fn has(self, permission: Permission) -> bool {
        self.0 & Self::bit(permission) != 0
    }

    /// Returns the permissions in the order of the matrix.
    pub fn all(self) -> Vec<Permission> {
        MATRIX.iter().map(|row| row.permission).filter(|permission| self.has(*permission)).collect()
    }

    /// Returns the permissions of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the permissions that `other` lacks.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns true without permissions.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the names with spaces between them, as they are stored.
    pub fn text(self) -> String {
        self.all().into_iter().map(Permission::as_str).collect::<Vec<_>>().join(" ")
    }
}

impl FromIterator<Permission> for PermissionSet {
    fn from_iter<I: IntoIterator<Item = Permission>>(permissions: I) -> Self {
        Self(permissions.into_iter().fold(0, |bits, permission| bits | Self::bit(permission)))
    }
}
