//! Validation of what members and programs send.

use api::FieldError;
use jiff::Timestamp;

use crate::types::{NewReview, NewTemplate, Source};

/// Maximum bytes of a reply, as Google limits it.
pub(crate) const MAX_REPLY_BYTES: usize = 4_096;
/// Maximum characters of a review.
const MAX_TEXT: usize = 10_000;
/// Maximum characters of an author's name and of an external id.
const MAX_NAME: usize = 200;
/// Maximum characters of an address.
const MAX_URL: usize = 2_000;
/// Maximum characters of a template's name.
const MAX_TEMPLATE_NAME: usize = 80;
/// Maximum characters of a template.
const MAX_TEMPLATE: usize = 2_000;

/// Returns the errors of a review that is entered at `now`.
pub(crate) fn check_new(new: &NewReview, now: Timestamp) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut error = |field, code, detail: &str| errors.push(FieldError::new(field, code, detail));
    if new.source == Source::Google {
        error("source", "invalid", "Google reviews come from the connected account.");
    }
    if new.rating.is_some_and(|rating| !(1.0..=5.0).contains(&rating)) {
        error("rating", "invalid", "Use a rating from 1 to 5.");
    }
    if new.rating.is_none() && new.text.trim().is_empty() {
        error("text", "required", "Enter a rating or some text.");
    }
    if is_too_long(&new.text, MAX_TEXT) {
        error("text", "too_long", "Use at most 10,000 characters.");
    }
    if is_too_long(&new.author, MAX_NAME) {
        error("author", "too_long", "Use at most 200 characters.");
    }
    if new.external_id.as_deref().is_some_and(|id| id.trim().is_empty() || is_too_long(id, MAX_NAME)) {
        error("external_id", "invalid", "Use 1 to 200 characters, or leave it out.");
    }
    if new.url.as_deref().is_some_and(|url| !url.starts_with("https://") || is_too_long(url, MAX_URL)) {
        error("url", "invalid", "Use an address that starts with https://.");
    }
    if new.written_at > now {
        error("written_at", "invalid", "The date can’t be in the future.");
    }
    let texts = [Some(&new.text), Some(&new.author), new.external_id.as_ref(), new.url.as_ref()];
    if texts.into_iter().flatten().any(|text| text.contains('\0')) {
        error("text", "invalid", "This text contains a character that can’t be stored.");
    }
    errors
}

/// Checks the text of a reply, and returns it without surrounding blanks.
pub(crate) fn check_reply(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FieldError::new("text", "required", "Write a reply first."));
    }
    if text.len() > MAX_REPLY_BYTES {
        return Err(FieldError::new(
            "text",
            "too_long",
            "Use at most 4,096 bytes. Accents and emoji count as more than one.",
        ));
    }
    if text.chars().any(|sign| sign.is_control() && sign != '\n') {
        return Err(FieldError::new("text", "invalid", "This text contains a character that can’t be sent."));
    }
    Ok(text.to_owned())
}

/// Returns the errors of a template.
pub(crate) fn check_template(new: &NewTemplate) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut error = |field, code, detail: &str| errors.push(FieldError::new(field, code, detail));
    if new.name.trim().is_empty() || is_too_long(&new.name, MAX_TEMPLATE_NAME) || new.name.contains('\0') {
        error("name", "invalid", "Use 1 to 80 characters.");
    }
    if !["en", "fr"].contains(&new.language.as_str()) {
        error("language", "invalid", "Choose English or French.");
    }
    if !(1..=5).contains(&new.min_stars) || !(new.min_stars..=5).contains(&new.max_stars) {
        error("max_stars", "invalid", "Choose a range from 1 to 5 stars.");
    }
    if new.text.trim().is_empty() || is_too_long(&new.text, MAX_TEMPLATE) || new.text.contains('\0') {
        error("text", "invalid", "Use 1 to 2,000 characters.");
    }
    errors
}

fn is_too_long(text: &str, max: usize) -> bool {
    text.chars().count() > max
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review() -> NewReview {
        NewReview {
            location_id: "018f0000-0000-7000-8000-000000000000".parse().unwrap(),
            source: Source::Facebook,
            external_id: None,
            rating: Some(4.0),
            text: "Good".into(),
            author: "Ann".into(),
            url: None,
            written_at: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn a_wrong_field_of_a_new_review_is_named() {
        let now = Timestamp::UNIX_EPOCH;
        let fields = |new: &NewReview| -> Vec<String> {
            check_new(new, now).into_iter().map(|error| error.field.clone()).collect()
        };
        assert!(fields(&review()).is_empty());
        for (new, field) in [
            (NewReview { source: Source::Google, ..review() }, "source"),
            (NewReview { rating: Some(0.5), ..review() }, "rating"),
            (NewReview { rating: Some(f64::NAN), ..review() }, "rating"),
            (NewReview { rating: None, text: " ".into(), ..review() }, "text"),
            (NewReview { text: "é".repeat(10_001), ..review() }, "text"),
            (NewReview { text: "a\0".into(), ..review() }, "text"),
            (NewReview { author: "a".repeat(201), ..review() }, "author"),
            (NewReview { external_id: Some(" ".into()), ..review() }, "external_id"),
            (NewReview { url: Some("javascript:alert(1)".into()), ..review() }, "url"),
            (NewReview { written_at: now + jiff::SignedDuration::from_secs(1), ..review() }, "written_at"),
        ] {
            assert_eq!(fields(&new), [field], "{new:?}");
        }
        assert!(fields(&NewReview { text: "é".repeat(10_000), ..review() }).is_empty());
    }

    #[test]
    fn a_reply_has_1_to_4096_bytes() {
        assert_eq!(check_reply("  Thanks!\n").as_deref(), Ok("Thanks!"));
        assert_eq!(check_reply(&"é".repeat(2_048)).map(|text| text.len()), Ok(4_096));
        for (text, code) in [(" \n", "required"), (&*"é".repeat(2_049), "too_long"), ("a\u{7}", "invalid")] {
            assert_eq!(check_reply(text).map_err(|error| error.code.clone()), Err(code.into()), "{text}");
        }
    }

    #[test]
    fn a_wrong_field_of_a_template_is_named() {
        let template = || NewTemplate {
            name: "Thanks".into(),
            language: "fr".into(),
            min_stars: 4,
            max_stars: 5,
            text: "Merci !".into(),
        };
        let fields = |new: &NewTemplate| -> Vec<String> {
            check_template(new).into_iter().map(|error| error.field.clone()).collect()
        };
        assert!(fields(&template()).is_empty());
        for (new, field) in [
            (NewTemplate { name: String::new(), ..template() }, "name"),
            (NewTemplate { language: "de".into(), ..template() }, "language"),
            (NewTemplate { min_stars: 0, ..template() }, "max_stars"),
            (NewTemplate { max_stars: 3, ..template() }, "max_stars"),
            (NewTemplate { text: "a".repeat(2_001), ..template() }, "text"),
        ] {
            assert_eq!(fields(&new), [field], "{new:?}");
        }
    }
}
