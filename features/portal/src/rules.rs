//! Rules of the portal. Pure.

use std::borrow::Cow;

use api::{Error, FieldError, Result};
use serde_json::json;

use crate::types::NewPerson;

/// Maximum characters of a name.
const MAX_NAME: usize = 80;
/// Maximum characters of an address.
const MAX_ADDRESS: usize = 254;
/// Maximum locations, and maximum labels, in the limits of a person.
const MAX_LIMITS: usize = 200;

/// Checks a person and returns it with a trimmed name and a lowercase email address.
///
/// # Errors
/// 422 with the fields that are refused.
pub(crate) fn checked(new: NewPerson) -> Result<NewPerson> {
    let mut errors = Vec::new();
    let name = text::clean(&new.name).map(Cow::into_owned).unwrap_or_default();
    if name.is_empty() {
        errors.push(FieldError::new("name", "required", "This is required."));
    } else if name.chars().count() > MAX_NAME {
        let error = FieldError::new("name", "too_long", format!("At most {MAX_NAME} characters."));
        errors.push(error.with_params(json!({ "max": MAX_NAME })));
    }
    let email = address(&new.email);
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

/// Returns true for what can be an id.
fn is_id(text: &str) -> bool {
    text.len() == 36 && text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

/// Returns an address in lower case; `None` for what can be none.
pub(crate) fn address(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    let (name, domain) = text.split_once('@')?;
    let is_plain = |part: &str| part.chars().all(|c| c.is_ascii_graphic() && !"<>()[],;:\\\"@".contains(c));
    let is_address = text.len() <= MAX_ADDRESS
        && (1..=64).contains(&name.len())
        && domain.contains('.')
        && is_plain(name)
        && is_plain(domain);
    is_address.then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_limits_are_told_apart_from_unknown_ones() {
        let refused = |locations: Vec<String>| {
            let limits = json!({ "locations": locations, "labels": [] });
            let new = json!({ "name": "Zoe", "email": "zoe@shop.example", "limits": limits });
            format!("{:?}", checked(serde_json::from_value(new).unwrap()).err())
        };
        assert!(refused(vec!["0".repeat(36); MAX_LIMITS + 1]).contains("too_long"));
        assert!(refused(vec!["?".into()]).contains("unknown"));
    }

    #[test]
    fn addresses_are_lower_case_and_nothing_else_is_one() {
        assert_eq!(address(" Zoe@Shop.Example ").as_deref(), Some("zoe@shop.example"));
        for wrong in
            ["", "zoe", "zoe@shop", "a b@c.example", "a@b.example\r\nBcc: x@y.example", "a@b.example,c@d.example"]
        {
            assert_eq!(address(wrong), None, "{wrong:?}");
        }
    }
}
