//! Texts of filters.

use serde::{Deserialize, Deserializer, de::Error};

/// Reads a text of a filter: at most `MAX` characters, and no control characters.
pub(super) fn line<'de, const MAX: usize, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    let is_line = |text: &String| text.chars().count() <= MAX && !text.chars().any(char::is_control);
    if text.as_ref().is_none_or(is_line) {
        Ok(text)
    } else {
        Err(D::Error::custom(format!("a filter has at most {MAX} characters here, and no control characters")))
    }
}
