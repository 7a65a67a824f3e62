//! Rules of role changes. Pure.

use api::FieldError;

use crate::{Limits, Permission, Role};

/// Returns true when `by` may give the role `role`: a role that may no more than their own.
pub(crate) fn may_give(by: Role, role: Role) -> bool {
    may_change(by, role)
}

/// Returns true when `by` may change or remove a member with the role `whom`, which must not have more permissions than
/// `by`.
pub(super) fn may_change(by: Role, whom: Role) -> bool {
    by.may(Permission::ManageMembers) && by.covers(whom)
}

/// Returns the limits of a member with the new role `role`: the requested limits, or else the stored ones, which roles
/// without limits lose. Fails with the errors of the requested limits.
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(super) fn limits(
    role: Role,
    current: Option<Limits>,
    requested: Option<Option<Limits>>,
) -> Result<Option<Limits>, Vec<FieldError>> {
    match requested {
        Some(requested) => requested.map(|limits| limits.validate(role)).transpose(),
        None => Ok(current.filter(|_| role.may_be_limited())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_stay_until_they_are_changed_or_the_role_has_none() {
        let some = |label: &str| Some(Limits { locations: Vec::new(), labels: vec![label.to_owned()] });
        let (old, new) = (some("018f0000-0000-7000-8000-000000000001"), some("018f0000-0000-7000-8000-000000000002"));
        assert_eq!(limits(Role::Viewer, old.clone(), None), Ok(old.clone()));
        assert_eq!(limits(Role::Viewer, old.clone(), Some(new.clone())), Ok(new.clone()));
        assert_eq!(limits(Role::Viewer, old.clone(), Some(None)), Ok(None));
        assert_eq!(limits(Role::Admin, old.clone(), None), Ok(None));
        assert!(limits(Role::Admin, old, Some(new)).is_err());
    }

    #[test]
    fn owners_can_change_all_members_and_admins_all_but_owners() {
        for role in Role::ALL {
            assert!(may_change(Role::Owner, role), "{role:?}");
            assert_eq!(may_change(Role::Admin, role), role != Role::Owner, "{role:?}");
            assert!(!may_change(Role::Manager, role) && !may_give(Role::Viewer, role), "{role:?}");
        }
    }
}
