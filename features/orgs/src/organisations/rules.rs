//! Validation of organization settings. Pure.

use api::FieldError;
use mail::Language;

use super::types::OrganisationChange;
use crate::{brand as look, profile, rules};

/// Validated change of an organization; `Some(None)` clears a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::option_option, reason = "left out, none and given are three things")]
pub(super) struct Change {
    pub(super) name: Option<String>,
    pub(super) country: Option<Option<String>>,
    pub(super) language: Option<Option<Language>>,
    pub(super) colour: Option<Option<String>>,
}

/// Validates a change; fails with the field errors.
pub(super) fn change(change: &OrganisationChange) -> Result<Change, Vec<FieldError>> {
    let name = change.name.as_deref().map(rules::organisation_name).transpose();
    let country = change.default_country.as_deref().map(default_country).transpose();
    let language = |code| profile::chosen_language("default_language", code);
    let language = change.default_language.as_deref().map(language).transpose();
    let colour = change.brand_colour.as_deref().map(look::colour).transpose();
    match (name, country, language, colour) {
        (Ok(name), Ok(country), Ok(language), Ok(colour)) => Ok(Change { name, country, language, colour }),
        (name, country, language, colour) => {
            Err([name.err(), country.err(), language.err(), colour.err()].into_iter().flatten().collect())
        }
    }
}

fn default_country(text: &str) -> Result<Option<String>, FieldError> {
    let code = text.trim().to_ascii_uppercase();
    match code.len() {
        0 => Ok(None),
        2 if code.bytes().all(|byte| byte.is_ascii_uppercase()) => Ok(Some(code)),
        _ => Err(FieldError::new("default_country", "invalid_country", "Use a two-letter country code like US or FR.")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn change(change: Value) -> Result<Change, Vec<String>> {
        let change = serde_json::from_value(change).unwrap();
        super::change(&change)
            .map_err(|errors| errors.iter().map(|error| format!("{} {}", error.field, error.code)).collect())
    }

    #[test]
    fn a_change_sets_only_named_fields() {
        assert_eq!(change(json!({})), Ok(Change::default()));
        let all =
            json!({ "name": " Acme ", "default_country": "fr", "default_language": "fr", "brand_colour": "#E07A1F" });
        let unchanged = Change {
            name: Some("Acme".into()),
            country: Some(Some("FR".into())),
            language: Some(Some(Language::French)),
            colour: Some(Some("#e07a1f".into())),
        };
        assert_eq!(change(all), Ok(unchanged));
        let none = Change { country: Some(None), language: Some(None), colour: Some(None), ..Change::default() };
        assert_eq!(change(json!({ "default_country": "", "default_language": "", "brand_colour": "" })), Ok(none));
    }

    #[test]
    fn a_change_says_everything_that_is_wrong_with_it() {
        let wrong = json!({ "name": " ", "default_country": "FRA", "default_language": "de", "brand_colour": "red" });
        let expected = [
            "name required",
            "default_country invalid_country",
            "default_language invalid_language",
            "brand_colour invalid_colour",
        ];
        assert_eq!(change(wrong), Err(expected.map(Into::into).into()));
        assert_eq!(change(json!({ "default_country": "1a" })), Err(vec!["default_country invalid_country".into()]));
    }
}
