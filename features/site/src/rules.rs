//! Validation of messages and subscriptions. Pure.

use api::FieldError;
use serde_json::json;

/// Maximum number of characters of a message.
pub(crate) const MAX_MESSAGE_LENGTH: usize = 500;
/// Monthly budgets that a visitor can choose.
pub(crate) const BUDGETS: [&str; 5] = ["under-500", "500-1000", "1000-2500", "2500-5000", "over-5000"];
/// Planned starts that a visitor can choose.
pub(crate) const TIMELINES: [&str; 5] = ["asap", "1-month", "3-months", "6-months", "planning"];

/// Collects the errors in the fields of a form.
#[derive(Default)]
pub(crate) struct Check(Vec<FieldError>);

impl Check {
    /// One line of text, cleaned; nothing when it is missing or wrong.
    pub(crate) fn line(&mut self, field: &str, value: Option<&str>, max: usize) -> Option<String> {
        self.checked(field, text::clean(value.unwrap_or_default()).map(Into::into), max)
    }

    /// Several lines of text, cleaned.
    pub(crate) fn lines(&mut self, field: &str, value: Option<&str>, max: usize) -> Option<String> {
        self.checked(field, text::clean_lines(value.unwrap_or_default()).map(Into::into), max)
    }

    fn checked(&mut self, field: &str, value: Result<String, text::ControlCharacter>, max: usize) -> Option<String> {
        match value {
            Err(_) => {
                self.wrong(field, "invalid_characters", "It contains invalid characters.");
                None
            }
            Ok(value) if value.chars().count() > max => {
                let error = FieldError::new(field, "too_long", format!("Maximum {max} characters."));
                self.0.push(error.with_params(json!({ "max": max })));
                None
            }
            Ok(value) => Some(value).filter(|value| !value.is_empty()),
        }
    }

    /// A value that must be there; empty when it is not.
    pub(crate) fn required(&mut self, field: &str, value: Option<String>) -> String {
        let is_told = self.0.iter().any(|error| error.field == field);
        if value.is_none() && !is_told {
            self.wrong(field, "required", "Required.");
        }
        value.unwrap_or_default()
    }

    /// Returns an email address in lower case.
    pub(crate) fn email(&mut self, value: Option<&str>) -> String {
        let line = self.line("email", value, text::email::MAX_LENGTH).map(|line| line.to_lowercase());
        let email = self.required("email", line);
        if !email.is_empty() && text::email::normalise_public(&email).is_none() {
            self.wrong("email", "invalid_email", "This isn’t an email address.");
        }
        email
    }

    /// One of some choices, or none.
    pub(crate) fn choice(&mut self, field: &str, value: Option<&str>, choices: &[&str]) -> Option<String> {
        let value = value.map(str::trim).filter(|value| !value.is_empty())?;
        if !choices.contains(&value) {
            self.wrong(field, "invalid_choice", "Choose one of the options.");
        }
        Some(value.to_owned())
    }

    fn wrong(&mut self, field: &str, code: &str, message: &str) {
        self.0.push(FieldError::new(field, code, message));
    }

    /// Returns the collected errors, if any.
    pub(crate) fn done(self) -> Result<(), Vec<FieldError>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(fill: impl FnOnce(&mut Check)) -> Vec<String> {
        let mut check = Check::default();
        fill(&mut check);
        check.done().err().unwrap_or_default().into_iter().map(|error| error.code).collect()
    }

    #[test]
    fn a_message_has_at_most_500_characters_however_its_lines_end() {
        let message = |text: &str| codes(|check| drop(check.lines("message", Some(text), MAX_MESSAGE_LENGTH)));
        assert!(message(&"é".repeat(500)).is_empty());
        assert_eq!(message(&"é".repeat(501)), ["too_long"]);
        assert!(message(&format!("{}\r\n{}", "a".repeat(249), "b".repeat(250))).is_empty());
        assert_eq!(message("a\0b"), ["invalid_characters"]);
    }

    #[test]
    fn each_missing_field_is_reported_once() {
        assert_eq!(codes(|check| drop(check.email(None))), ["required"]);
        assert_eq!(codes(|check| drop(check.email(Some(" ")))), ["required"]);
        assert_eq!(codes(|check| drop(check.email(Some("zoe")))), ["invalid_email"]);
        assert_eq!(codes(|check| drop(check.email(Some("a\u{7}@b.example")))), ["invalid_characters"]);
        assert!(codes(|check| assert_eq!(check.email(Some(" Zoe@Example.COM ")), "zoe@example.com")).is_empty());
    }

    #[test]
    fn a_choice_is_one_of_the_list_or_left_open() {
        assert!(codes(|check| assert_eq!(check.choice("budget", Some(""), &BUDGETS), None)).is_empty());
        assert!(codes(|check| drop(check.choice("budget", Some("over-5000"), &BUDGETS))).is_empty());
        assert_eq!(codes(|check| drop(check.choice("budget", Some("a million"), &BUDGETS))), ["invalid_choice"]);
    }
}
