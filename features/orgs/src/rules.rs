//! Validation of registrations and naming of organizations. Pure.

use api::FieldError;
use serde_json::{Map, Value, json};

use mail::Language;

use crate::me::{FirstDefaults, NewRegistration, Registration};

/// Maximum characters of a first or last name.
const MAX_NAME_LENGTH: usize = 100;
/// Maximum characters of a company name.
const MAX_COMPANY_LENGTH: usize = 200;

/// Validates and cleans a registration; fails with the field errors.
pub(crate) fn check(new: &NewRegistration) -> Result<Registration, Vec<FieldError>> {
    let mut errors = Vec::new();
    let mut read = |field, text: &str, longest| match clean(field, text, longest) {
        Ok(text) => text,
        Err(error) => {
            errors.push(error);
            String::new()
        }
    };
    let first_name = read("first_name", &new.first_name, MAX_NAME_LENGTH);
    let last_name = read("last_name", &new.last_name, MAX_NAME_LENGTH);
    let company = read("company", new.company.as_deref().unwrap_or_default(), MAX_COMPANY_LENGTH);
    for (field, text) in [("first_name", &first_name), ("last_name", &last_name)] {
        if text.is_empty() && !errors.iter().any(|error| error.field == field) {
            errors.push(FieldError::new(field, "required", "Required."));
        }
    }
    let company = Some(company).filter(|company| !company.is_empty());
    if errors.is_empty() { Ok(Registration { first_name, last_name, company }) } else { Err(errors) }
}

/// Returns the first defaults of the organization that a registration creates. The browser guesses them, so that unknown
/// ones are left out instead of refused.
pub(crate) fn first_defaults(new: &NewRegistration) -> FirstDefaults {
    let is_code = |country: &&str| country.len() == 2 && country.bytes().all(|byte| byte.is_ascii_uppercase());
    FirstDefaults {
        country: new.country.as_deref().filter(is_code).map(str::to_owned),
        language: Language::ALL.into_iter().find(|language| Some(language.code()) == new.language.as_deref()),
    }
}

fn clean(field: &str, text: &str, longest: usize) -> Result<String, FieldError> {
    let clean = text::clean(text)
        .map_err(|_| FieldError::new(field, "control_characters", "It contains invalid characters."))?;
    if clean.chars().count() > longest {
        let error = FieldError::new(field, "too_long", format!("Maximum {longest} characters."));
        return Err(error.with_params(json!({ "max": longest })));
    }
    Ok(clean.into_owned())
}

/// Validates and cleans a first or last name.
pub(crate) fn name(field: &str, text: &str) -> Result<String, FieldError> {
    let name = clean(field, text, MAX_NAME_LENGTH)?;
    if name.is_empty() { Err(FieldError::new(field, "required", "Required.")) } else { Ok(name) }
}

/// Returns the registration in the sign-up metadata; `None` unless it has both names.
pub(crate) fn registration_in(metadata: &Map<String, Value>) -> Option<NewRegistration> {
    let text = |key: &str| metadata.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let new = NewRegistration {
        first_name: text("first_name"),
        last_name: text("last_name"),
        company: Some(text("company")),
        country: Some(text("country")),
        language: Some(text("language")),
    };
    let has_both = !new.first_name.trim().is_empty() && !new.last_name.trim().is_empty();
    has_both.then_some(new)
}

/// Returns the registration in the metadata, or one whose first name is the part of the email address before the `@`.
pub(crate) fn assumed(metadata: &Value, email: &str) -> Registration {
    let registration =
        metadata.as_object().and_then(registration_in).and_then(|registration| check(&registration).ok());
    registration.unwrap_or_else(|| {
        let name = email.split('@').next().unwrap_or_default().chars().take(MAX_NAME_LENGTH).collect();
        Registration { first_name: name, last_name: String::new(), company: None }
    })
}

/// Validates and cleans the name of an organization.
pub(crate) fn organisation_name(text: &str) -> Result<String, FieldError> {
    let name = clean("name", text, MAX_COMPANY_LENGTH)?;
    if name.is_empty() { Err(FieldError::new("name", "required", "Required.")) } else { Ok(name) }
}

impl Registration {
    /// Returns first and last name.
    pub(crate) fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim_end().to_owned()
    }

    /// Returns the name of the organization: the company, else the user's name.
    pub(crate) fn organisation(&self) -> String {
        self.company.clone().unwrap_or_else(|| self.full_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initial_defaults_come_from_the_browser_when_supported() {
        let defaults = |country: &str, language: &str| {
            let new = NewRegistration {
                country: Some(country.into()),
                language: Some(language.into()),
                ..new("A", "B", None)
            };
            first_defaults(&new)
        };
        let french = FirstDefaults { country: Some("FR".into()), language: Some(Language::French) };
        assert_eq!(defaults("FR", "fr"), french);
        for country in ["", "fr", "FRA", "1A", "É"] {
            assert_eq!(defaults(country, "de"), FirstDefaults::default(), "{country}");
        }
        assert_eq!(first_defaults(&new("A", "B", None)), FirstDefaults::default());
    }

    fn new(first_name: &str, last_name: &str, company: Option<&str>) -> NewRegistration {
        NewRegistration {
            first_name: first_name.into(),
            last_name: last_name.into(),
            company: company.map(Into::into),
            country: None,
            language: None,
        }
    }

    #[test]
    fn an_organisation_is_named_after_the_company_else_the_user() {
        let name = |company| check(&new(" Zoé ", "Le  Roy", company)).unwrap().organisation();
        assert_eq!(name(Some("Acme")), "Acme");
        assert_eq!(name(Some("  ")), "Zoé Le Roy");
        assert_eq!(name(None), "Zoé Le Roy");
    }

    #[test]
    fn a_registration_needs_both_names_in_texts_that_can_be_shown() {
        let codes = |new| -> Vec<_> {
            check(&new).unwrap_err().into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
        };
        assert_eq!(codes(new("", " ", None)), ["first_name required", "last_name required"]);
        assert_eq!(codes(new("a\u{7}", "b", None)), ["first_name control_characters"]);
        assert_eq!(
            codes(new(&"a".repeat(101), "b", Some(&"c".repeat(201)))),
            ["first_name too_long", "company too_long"]
        );
        assert!(check(&new(&"é".repeat(100), "b", Some(&"c".repeat(200)))).is_ok());
    }

    #[test]
    fn a_sign_up_without_both_names_completes_registration_later() {
        let is_complete = |metadata: Value| super::registration_in(metadata.as_object().unwrap()).is_some();
        assert!(is_complete(json!({"first_name": "Zoé", "last_name": "Roy"})));
        assert!(!is_complete(json!({"first_name": "Zoé", "last_name": " "})));
        assert!(!is_complete(json!({"first_name": 1, "last_name": []})));
        assert!(!is_complete(json!({})));
    }

    #[test]
    fn a_user_without_a_name_is_called_by_their_address() {
        assert_eq!(assumed(&json!({}), "ann.lee@example.com").full_name(), "ann.lee");
        let metadata = json!({"first_name": "Ann", "last_name": "Lee"});
        assert_eq!(assumed(&metadata, "a@example.com").full_name(), "Ann Lee");
    }
}
