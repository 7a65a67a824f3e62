//! What a page says about businesses.

use crate::{
    rules::comparing::Reference,
    types::{Found, Reading},
};

/// Reads a pasted page, HTML or visible text, and compares it with a location.
pub(crate) fn pasted(_text: &str, _reference: &Reference) -> Reading {
    Reading { found: Found::default(), sources: Vec::new(), fields: Vec::new(), score: None, is_same: false }
}
