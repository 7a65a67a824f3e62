//! Who may make whom what. Pure.

use crate::Role;

/// Whether `by` may give somebody the role `role`: owners any, admins any but owner.
pub(crate) fn may_give(by: Role, role: Role) -> bool {
    may_change(by, role)
}

/// Whether `by` may change or remove a member who is `whom`: owners everybody, admins everybody but owners.
pub(super) fn may_change(by: Role, whom: Role) -> bool {
    match by {
        Role::Owner => true,
        Role::Admin => whom != Role::Owner,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_may_change_everybody_and_admins_everybody_but_owners() {
        for role in Role::ALL {
            assert!(may_change(Role::Owner, role), "{role:?}");
            assert_eq!(may_change(Role::Admin, role), role != Role::Owner, "{role:?}");
            assert!(!may_change(Role::Manager, role) && !may_give(Role::Viewer, role), "{role:?}");
        }
    }
}
