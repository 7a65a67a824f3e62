//! Cleaning of fields, with the errors of those that are refused.

use api::FieldError;
use serde_json::json;

use crate::types::Words;

/// Errors of fields so far.
#[derive(Debug, Default)]
pub(super) struct Fields(Vec<FieldError>);

impl Fields {
    /// Adds an error.
    pub(super) fn refuse(&mut self, field: &str, code: &str, message: impl Into<String>) {
        self.0.push(FieldError::new(field, code, message));
    }

    /// Cleans one line.
    pub(super) fn line(&mut self, field: &str, text: &mut String, max: usize) {
        let cleaned = text::clean(text).ok().map(Into::into);
        self.put(field, text, cleaned, max);
    }

    /// Cleans several lines.
    pub(super) fn lines(&mut self, field: &str, text: &mut String, max: usize) {
        let cleaned = text::clean_lines(text).ok().map(Into::into);
        self.put(field, text, cleaned, max);
    }

    fn put(&mut self, field: &str, text: &mut String, cleaned: Option<String>, max: usize) {
        match cleaned {
            None => self.refuse(field, "invalid_character", "This text contains a control character."),
            Some(cleaned) if cleaned.chars().count() > max => {
                let error = FieldError::new(field, "too_long", format!("At most {max} characters."));
                self.0.push(error.with_params(json!({ "max": max })));
            }
            Some(cleaned) => *text = cleaned,
        }
    }

    /// Cleans a text in both languages.
    pub(super) fn words(&mut self, field: &str, words: &mut Words, max: usize) {
        self.lines(&format!("{field}.en"), &mut words.en, max);
        self.lines(&format!("{field}.fr"), &mut words.fr, max);
    }

    /// Cleans an address of a website; an empty one stays empty.
    pub(super) fn url(&mut self, field: &str, url: &mut String, max: usize) {
        self.line(field, url, max);
        if url.is_empty() {
            return;
        }
        match text::website::normalise(url) {
            Some(address) => *url = address,
            None => self.refuse(field, "invalid_url", "This is not the address of a website."),
        }
    }

    /// Refuses a list that is too long. Returns true when it is not.
    pub(super) fn count(&mut self, field: &str, len: usize, max: usize) -> bool {
        if len > max {
            let error = FieldError::new(field, "too_many", format!("At most {max}."));
            self.0.push(error.with_params(json!({ "max": max })));
        }
        len <= max
    }

    /// Cleans a list of lines, and leaves empty ones out.
    pub(super) fn list(&mut self, field: &str, items: &mut Vec<String>, (most, max): (usize, usize)) {
        if self.count(field, items.len(), most) {
            for (at, item) in items.iter_mut().enumerate() {
                self.lines(&format!("{field}[{at}]"), item, max);
            }
            items.retain(|item| !item.is_empty());
        }
    }

    /// Returns the errors.
    ///
    /// # Errors
    /// 422 with the fields when there is an error.
    pub(super) fn done(self) -> api::Result<()> {
        if self.0.is_empty() { Ok(()) } else { Err(api::Error::invalid(self.0)) }
    }
}
