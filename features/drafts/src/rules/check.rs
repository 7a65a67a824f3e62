//! Validation of what members and programs send.

use api::FieldError;
use drafting::prompt::{MAX_FACT, MAX_FACTS};

use serde_json::json;

use crate::{
    settings::Ceiling,
    types::{DraftingStyle, NewAutomatic, NewKey, NewLimits, NewPostDraft},
};

/// Maximum number of words and topics that are never drafted.
const MAX_AVOIDED: usize = 50;
/// Maximum characters of one of them.
const MAX_AVOIDED_LENGTH: usize = 60;
/// Maximum characters of the name of a model.
const MAX_MODEL: usize = 100;
/// Maximum characters of a key.
const MAX_KEY: usize = 500;

/// Returns the errors of a style.
pub(crate) fn check_style(style: &DraftingStyle) -> Vec<FieldError> {
    let is_valid = |word: &String| is_text(word, MAX_AVOIDED_LENGTH);
    if style.avoid.len() <= MAX_AVOIDED && style.avoid.iter().all(is_valid) {
        return Vec::new();
    }
    vec![FieldError::new("avoid", "invalid", "Use at most 50 words or topics, each with at most 60 characters.")]
}

/// Returns the errors of limits that may go up to `ceiling`.
pub(crate) fn check_limits(new: NewLimits, ceiling: Ceiling) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut check = |field: &str, value: i64, max: i64| {
        if !(0..=max).contains(&value) {
            let error = FieldError::new(field, "out_of_range", format!("Use 0 to {max}."));
            errors.push(error.with_params(json!({ "min": 0, "max": max })));
        }
    };
    check("max_drafts", new.max_drafts, ceiling.max_drafts);
    check("cap_micros", new.cap_micros, ceiling.cap_micros);
    errors
}

/// Returns the errors of a key.
pub(crate) fn check_key(new: &NewKey) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
    if !is_text(&new.model, MAX_MODEL) || !is_plain(new.model.trim()) {
        errors.push(FieldError::new("model", "invalid", "Enter the name of a model, at most 100 characters."));
    }
    // A key is a value of a header.
    if !is_text(&new.key, MAX_KEY) || !is_plain(new.key.trim()) {
        errors.push(FieldError::new("key", "invalid", "Enter a key of up to 500 characters without spaces."));
    }
    errors
}

/// Returns the errors of the facts of a post.
pub(crate) fn check_facts(new: &NewPostDraft) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if !["en", "fr"].contains(&new.language.as_str()) {
        errors.push(FieldError::new("language", "invalid", "Choose English or French."));
    }
    let is_valid = |fact: &String| is_text(fact, MAX_FACT);
    if !(1..=MAX_FACTS).contains(&new.facts.len()) || !new.facts.iter().all(is_valid) {
        errors.push(FieldError::new("facts", "invalid", "Enter 1 to 20 facts, each with at most 300 characters."));
    }
    errors
}

/// Returns the errors of the settings of automatic replies.
pub(crate) fn check_automatic(new: NewAutomatic) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if !(4..=5).contains(&new.min_stars) {
        errors.push(FieldError::new("min_stars", "out_of_range", "Choose 4 or 5 stars."));
    }
    if !(1..=12).contains(&new.min_hours) {
        errors.push(FieldError::new("min_hours", "out_of_range", "Choose 1 to 12 hours."));
    }
    if !(new.min_hours.max(1)..=12).contains(&new.max_hours) {
        errors.push(FieldError::new("max_hours", "out_of_range", "Choose the minimum to 12 hours."));
    }
    errors
}

fn is_text(text: &str, max: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= max && !text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{KeyKind, SettingsRow};

    #[test]
    fn words_to_avoid_are_few_and_short() {
        let style = |avoid: Vec<String>| DraftingStyle { tone: SettingsRow::default().tone, avoid };
        for (avoid, is_valid) in [
            (vec![], true),
            (vec!["é".repeat(60); 50], true),
            (vec!["a".into(); 51], false),
            (vec!["é".repeat(61)], false),
            (vec!["a\0".into()], false),
            (vec![" ".into()], false),
        ] {
            assert_eq!(check_style(&style(avoid.clone())).is_empty(), is_valid, "{avoid:?}");
        }
    }

    #[test]
    fn limits_stay_below_those_of_the_operator_without_an_own_key() {
        for (max_drafts, cap_micros, ceiling, wrong) in [
            (500, 10_000_000, Ceiling::default(), vec![]),
            (501, 0, Ceiling::default(), vec!["max_drafts"]),
            (-1, 10_000_001, Ceiling::default(), vec!["max_drafts", "cap_micros"]),
            (100_000, 10_000_000_000, Ceiling::OWN_KEY, vec![]),
            (100_001, 10_000_000_001, Ceiling::OWN_KEY, vec!["max_drafts", "cap_micros"]),
        ] {
            let errors = check_limits(NewLimits { max_drafts, cap_micros }, ceiling);
            let fields: Vec<String> = errors.into_iter().map(|error| error.field).collect();
            assert_eq!(fields, wrong, "{max_drafts} {cap_micros}");
        }
    }

    #[test]
    fn a_key_is_a_plain_word() {
        for (model, key, wrong) in [
            ("small", "sk-1", vec![]),
            ("", "sk-1", vec!["model"]),
            ("small", "sk 1", vec!["key"]),
            ("small", "sk\r\nx: 1", vec!["key"]),
            ("a b", "", vec!["model", "key"]),
        ] {
            let new = NewKey { kind: KeyKind::OpenAi, model: model.into(), key: key.into() };
            let fields: Vec<String> = check_key(&new).into_iter().map(|error| error.field).collect();
            assert_eq!(fields, wrong, "{model} {key}");
        }
    }

    #[test]
    fn automatic_replies_wait_one_to_twelve_hours() {
        for (min_stars, min_hours, max_hours, wrong) in [
            (4, 1, 12, vec![]),
            (5, 3, 3, vec![]),
            (3, 1, 12, vec!["min_stars"]),
            (4, 0, 12, vec!["min_hours"]),
            (4, 6, 5, vec!["max_hours"]),
            (4, 1, 13, vec!["max_hours"]),
        ] {
            let new = NewAutomatic { is_on: true, min_stars, min_hours, max_hours };
            let fields: Vec<String> = check_automatic(new).into_iter().map(|error| error.field).collect();
            assert_eq!(fields, wrong, "{new:?}");
        }
    }
}
