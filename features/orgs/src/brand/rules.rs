//! Derives readable colors of screens and emails from the brand color. Pure.

mod colour;
mod palette;

pub use palette::{Palette, Palettes, nearest_colour, palettes};

use api::FieldError;
use colour::Colour;

/// Returns a color as stored, `#rrggbb` in lower case; `None` for an empty text, an error for an invalid color.
pub(crate) fn colour(text: &str) -> Result<Option<String>, FieldError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || FieldError::new("brand_colour", "invalid_colour", "Enter a color like #12355b.");
    Colour::parse(text).map(|colour| Some(colour.to_string())).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_a_hash_and_six_digits() {
        for (text, expected) in [("#12355B", Some("#12355b")), (" #ffffff ", Some("#ffffff")), ("", None), ("  ", None)]
        {
            assert_eq!(colour(text), Ok(expected.map(Into::into)), "{text:?}");
        }
        for wrong in ["#fff", "12355b", "#12355g", "#12355b00", "red", "#12 55b", "#+12345", "url(x)", "#1235é"] {
            assert_eq!(colour(wrong).map_err(|error| error.code), Err("invalid_colour".into()), "{wrong}");
        }
    }
}
