//! Who may make whom what. Pure.

use api::FieldError;

use crate::{Limits, Role};

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

/// The limits of a member who is to be `role`: those that are asked for, else those that were kept, which owners and
/// administrators lose; or what is wrong with what is asked for.
#[expect(clippy::option_option, reason = "left out, null and given are three things")]
pub(super) fn limits(
    role: Role,
    kept: Option<Limits>,
    asked: Option<Option<Limits>>,
) -> Result<Option<Limits>, Vec<FieldError>> {
    match asked {
        Some(asked) => asked.map(|limits| limits.checked(role)).transpose(),
        None => Ok(kept.filter(|_| !role.is_at_least(Role::Admin))),
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
    fn owners_may_change_everybody_and_admins_everybody_but_owners() {
        for role in Role::ALL {
            assert!(may_change(Role::Owner, role), "{role:?}");
            assert_eq!(may_change(Role::Admin, role), role != Role::Owner, "{role:?}");
            assert!(!may_change(Role::Manager, role) && !may_give(Role::Viewer, role), "{role:?}");
        }
    }
}
