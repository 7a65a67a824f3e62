//! Rules for the names of labels and saved views. Pure: no clock, no database.

use api::FieldError;
use serde_json::json;

/// Maximum number of characters of a name.
const MAX_NAME_CHARS: usize = 50;
/// Maximum number of labels per organization.
pub(crate) const MAX_LABELS: i64 = 200;

/// Checks and cleans a name.
pub(crate) fn name(raw: &str) -> Result<String, FieldError> {
    let wrong = |code, message: &str| FieldError::new("name", code, message);
    let name = text::clean(raw).map_err(|_| wrong("control_characters", "It contains an invalid character."))?;
    if name.is_empty() {
        return Err(wrong("required", "Required."));
    }
    if name.chars().count() > MAX_NAME_CHARS {
        return Err(wrong("too_long", "Maximum 50 characters.").with_params(json!({ "max": MAX_NAME_CHARS })));
    }
    Ok(name.into_owned())
}

/// Returns the key of a name. Names that differ only by case or accents share it.
pub(crate) fn name_key(name: &str) -> String {
    text::sort_key(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_1_to_50_characters_and_none_that_control() {
        let longest = "é".repeat(50);
        for (raw, expected) in [
            ("Flagship", Ok("Flagship")),
            ("  two \t words ", Ok("two words")),
            (longest.as_str(), Ok(longest.as_str())),
            ("", Err("required")),
            (" \u{200b} ", Err("required")),
            (&"é".repeat(51), Err("too_long")),
            ("bell\u{7}", Err("control_characters")),
            ("nul\0", Err("control_characters")),
        ] {
            let read = name(raw).map_err(|error| error.code);
            assert_eq!(read.as_deref().map_err(String::as_str), expected, "{raw:?}");
        }
    }

    #[test]
    fn names_that_differ_by_case_or_accents_alone_are_the_same() {
        for (first, other, is_same) in [
            ("Café", "CAFE", true),
            ("Zürich", "zurich", true),
            ("North", "South", false),
            ("★", "★", true),
            ("★", "☆", false),
            ("東京", "大阪", false),
        ] {
            assert_eq!(name_key(first) == name_key(other), is_same, "{first} {other}");
        }
    }
}
