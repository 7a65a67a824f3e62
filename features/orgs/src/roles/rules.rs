//! Validation of custom roles. Pure.

use api::FieldError;
use serde_json::json;

use super::types::NewCustomRole;
use crate::{Permission, PermissionSet, Role, stored_permissions};

/// Maximum custom roles per organization.
pub(super) const MAX_ROLES: i64 = 50;
/// Maximum characters of a name.
const MAX_NAME: usize = 60;
/// Maximum entries of a list of permissions.
const MAX_PERMISSIONS: usize = 128;
/// Names of built-in roles in both languages, folded: a custom role with one of them would mislead.
const TAKEN: [&str; 17] = [
    "owner",
    "admin",
    "administrator",
    "manager",
    "responder",
    "viewer",
    "client",
    "proprietaire",
    "administrateur",
    "administration",
    "gestionnaire",
    "gestion",
    "redacteur",
    "reponse aux avis",
    "lecteur",
    "lecture seule",
    "custom",
];

/// Validated role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CheckedRole {
    pub(super) name: String,
    pub(super) role: Role,
}

impl CheckedRole {
    /// Returns the permissions.
    pub(super) fn permissions(&self) -> PermissionSet {
        self.role.permissions()
    }
}

/// Validates a role; fails with the field errors.
pub(super) fn check(new: &NewCustomRole) -> Result<CheckedRole, Vec<FieldError>> {
    let mut errors = Vec::new();
    let name = text::clean(&new.name).map(std::borrow::Cow::into_owned);
    match &name {
        Err(_) => errors.push(FieldError::new("name", "control_characters", "It contains invalid characters.")),
        Ok(name) if name.is_empty() => errors.push(FieldError::new("name", "required", "Required.")),
        Ok(name) if name.chars().count() > MAX_NAME => {
            let error = FieldError::new("name", "too_long", format!("Maximum {MAX_NAME} characters."));
            errors.push(error.with_params(json!({ "max": MAX_NAME })));
        }
        Ok(name) if TAKEN.contains(&key(name).as_str()) => {
            errors.push(FieldError::new("name", "name_taken", "Another role already has this name."));
        }
        Ok(_) => {}
    }
    if new.permissions.len() > MAX_PERMISSIONS {
        let error = FieldError::new("permissions", "too_many", format!("Maximum {MAX_PERMISSIONS}."));
        errors.push(error.with_params(json!({ "max": MAX_PERMISSIONS })));
    }
    if new.permissions.contains(&Permission::CloseOrganisation) {
        let message = "Only owners can delete the organization.";
        errors.push(FieldError::new("permissions", "owners_only", message));
    }
    let chosen: PermissionSet = new.permissions.iter().copied().collect();
    if chosen.without([Permission::Leave].into_iter().collect()).is_empty() {
        errors.push(FieldError::new("permissions", "required", "Choose at least one permission."));
    }
    match name {
        Ok(name) if errors.is_empty() => {
            Ok(CheckedRole { name, role: Role::Custom(stored_permissions(&chosen.text())) })
        }
        _ => Err(errors),
    }
}

/// Returns the name by which roles are compared.
pub(super) fn key(name: &str) -> String {
    text::fold(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(name: &str, permissions: &[Permission]) -> Vec<String> {
        let new = NewCustomRole { name: name.into(), permissions: permissions.to_vec(), is_offered: false };
        let errors = check(&new).err().unwrap_or_default();
        errors.iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    }

    #[test]
    fn a_role_has_a_name_of_its_own_and_permissions_short_of_ownership() {
        let see = [Permission::SeeReviews];
        assert!(codes("Reviews only", &see).is_empty());
        for (name, code) in [(" ", "required"), ("a\u{7}", "control_characters"), ("Propriétaire", "name_taken")] {
            assert_eq!(codes(name, &see), [format!("name {code}")], "{name}");
        }
        assert_eq!(codes(&"é".repeat(61), &see), ["name too_long"]);
        assert_eq!(codes("OWNER", &[]), ["name name_taken", "permissions required"]);
        assert_eq!(codes("a", &[Permission::Leave]), ["permissions required"]);
        assert_eq!(codes("a", &[Permission::CloseOrganisation]), ["permissions owners_only"]);
        assert_eq!(codes("a", &[Permission::SeeReviews; 129]), ["permissions too_many"]);
    }
}
