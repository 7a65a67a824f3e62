//! Limits of texts, and their cleaning.

use api::FieldError;

/// Maximum characters of a tag.
pub(crate) const MAX_TAG: usize = 40;
/// Maximum number of tags of a contact.
pub(crate) const MAX_TAGS: usize = 20;

/// Checks fields and collects their errors.
#[derive(Debug, Default)]
pub(crate) struct Check {
    pub(crate) errors: Vec<FieldError>,
}

impl Check {
    /// Adds an error.
    pub(crate) fn refuse(&mut self, field: &str, code: &str, message: &str) {
        self.errors.push(FieldError::new(field, code, message));
    }

    /// Returns one line of text, cleaned; an empty one for a refused one.
    pub(crate) fn line(&mut self, field: &str, text: &str, max: usize) -> String {
        self.cleaned(field, text::clean(text).ok().map(Into::into), max)
    }

    /// Returns several lines of text, cleaned; an empty one for a refused one.
    pub(crate) fn lines(&mut self, field: &str, text: &str, max: usize) -> String {
        self.cleaned(field, text::clean_lines(text).ok().map(Into::into), max)
    }

    /// Refuses a text that is too long before it is cleaned. Returns false for one.
    pub(crate) fn length(&mut self, field: &str, text: &str, max: usize) -> bool {
        let is_short = text.chars().nth(max).is_none();
        if !is_short {
            let error = FieldError::new(field, "too_long", format!("At most {max} characters."));
            self.errors.push(error.with_params(serde_json::json!({ "max": max })));
        }
        is_short
    }

    fn cleaned(&mut self, field: &str, cleaned: Option<String>, max: usize) -> String {
        let Some(text) = cleaned else {
            self.refuse(field, "invalid_character", "This text contains a control character.");
            return String::new();
        };
        if self.length(field, &text, max) { text } else { String::new() }
    }

    /// Returns one line of text, cleaned; refuses an empty one.
    pub(crate) fn required_line(&mut self, field: &str, text: &str, max: usize) -> String {
        let (before, line) = (self.errors.len(), self.line(field, text, max));
        if line.is_empty() && self.errors.len() == before {
            self.refuse(field, "required", "This is required.");
        }
        line
    }

    /// Refuses a number outside of a range.
    pub(crate) fn range(&mut self, field: &str, value: i64, range: std::ops::RangeInclusive<i64>) {
        if !range.contains(&value) {
            let (min, max) = (range.start(), range.end());
            let error = FieldError::new(field, "out_of_range", format!("{min} to {max}."));
            self.errors.push(error.with_params(serde_json::json!({ "min": min, "max": max })));
        }
    }

    /// Returns the errors.
    ///
    /// # Errors
    /// 422 with the fields when there is an error.
    pub(crate) fn done(self) -> api::Result<()> {
        if self.errors.is_empty() { Ok(()) } else { Err(api::Error::invalid(self.errors)) }
    }
}
