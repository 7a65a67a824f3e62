//! Rules of the portal. Pure.

use std::borrow::Cow;

use api::{Error, FieldError, Result};
use serde_json::json;

use crate::types::NewPerson;

pub(crate) use text::email::normalise_public as email_address;

/// Maximum characters of a name.
const MAX_NAME: usize = 80;
/// Maximum number of locations, and of labels, that a person may be limited to.
const MAX_LIMITS: usize = 200;

/// Checks a person and returns it with a trimmed name and a lowercase email address.
///
/// # Errors
/// 422 with the fields that are refused.
pub(crate) fn check_person(new: NewPerson) -> Result<NewPerson> {
    let mut errors = Vec::new();
    let name = text::clean(&new.name).map(Cow::into_owned).unwrap_or_default();
    if name.is_empty() {
        errors.push(FieldError::new("name", "required", "This is required."));
    } else if name.chars().count() > MAX_NAME {
        let error = FieldError::new("name", "too_long", format!("At most {MAX_NAME} characters."));
        errors.push(error.with_params(json!({ "max": MAX_NAME })));
    }
    let email = email_address(&new.email);
    if email.is_none() {
        errors.push(FieldError::new("email", "invalid_email", "Enter an email address."));
    }
    if let Some(limits) = &new.limits {
        let ids = || limits.locations.iter().chain(&limits.labels);
        let is_too_long = limits.locations.len() > MAX_LIMITS || limits.labels.len() > MAX_LIMITS;
        if ids().next().is_none() {
            errors.push(FieldError::new("limits", "required", "Choose a location or a label."));
        } else if is_too_long {
            let error = FieldError::new("limits", "too_long", format!("At most {MAX_LIMITS} locations and labels."));
            errors.push(error.with_params(json!({ "max": MAX_LIMITS })));
        } else if !ids().all(|id| is_id(id)) {
            errors.push(FieldError::new("limits", "unknown", "The organization doesn’t have this location or label."));
        }
    }
    match email {
        Some(email) if errors.is_empty() => Ok(NewPerson { name, email, ..new }),
        _ => Err(Error::invalid(errors)),
    }
}

/// Returns true for a text that has the form of an id.
fn is_id(text: &str) -> bool {
    text.len() == 36 && text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_limits_and_unknown_ones_have_different_codes() {
        let errors = |locations: Vec<String>| {
            let limits = json!({ "locations": locations, "labels": [] });
            let new = json!({ "name": "Zoe", "email": "zoe@shop.example", "limits": limits });
            format!("{:?}", check_person(serde_json::from_value(new).unwrap()).err())
        };
        assert!(errors(vec!["0".repeat(36); MAX_LIMITS + 1]).contains("too_long"));
        assert!(errors(vec!["?".into()]).contains("unknown"));
    }

    #[test]
    fn a_person_has_a_valid_email_address_in_lower_case() {
        let email_of = |email: &str| {
            let new = json!({ "name": "Zoe", "email": email, "limits": null });
            check_person(serde_json::from_value(new).unwrap()).ok().map(|person| person.email)
        };
        for (email, expected) in [
            (" Zoe@Shop.Example ", Some("zoe@shop.example")),
            ("", None),
            ("zoe", None),
            ("zoe@", None),
            ("zoe@.", None),
            ("zoe@.example", None),
            ("zoe@shop", None),
            ("zoe@shop..example", None),
            ("a b@c.example", None),
            ("a@b.example\r\nBcc: x@y.example", None),
            ("a@b.example,c@d.example", None),
        ] {
            assert_eq!(email_of(email).as_deref(), expected, "{email:?}");
        }
    }
}
