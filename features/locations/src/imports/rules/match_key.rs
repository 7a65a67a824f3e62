//! When two rows, or a row and a location, are the same shop.

use super::draft::Draft;
use sha2::{Digest, Sha256};
use text::{fold, postal, sort_key};

/// Returns the key that all rows of the same shop share: made of the store code if the file has one, else of name and
/// place.
pub fn match_key(draft: &Draft) -> String {
    let details = &draft.details;
    match &details.external_id {
        Some(id) => external_key(id),
        None => place_key(&details.name, &details.address, details.postal_code.as_deref()),
    }
}

/// The key of a location with its owner's own number for it.
pub fn external_key(external_id: &str) -> String {
    format!("x:{}", sort_key(external_id))
}

/// The key of a location by name, postal code, house number and the word that names the street (the whole address where
/// it has no number). Case, accents, punctuation and the usual abbreviations do not matter. Always 34 characters;
/// stored, so its making must not change.
pub fn place_key(name: &str, address: &str, postal_code: Option<&str>) -> String {
    use std::fmt::Write;
    let mut hash = Sha256::new();
    hash.update(sort_key(name));
    hash.update("\n");
    hash.update(fold(postal_code.unwrap_or_default()).replace(' ', ""));
    hash.update("\n");
    match postal::house_number(address) {
        Some(number) => {
            hash.update(number);
            // One postal code may have two streets with this number.
            hash.update(" ");
            hash.update(postal::street_word(address).unwrap_or_default());
        }
        None => hash.update(fold(address)),
    }
    let mut key = String::with_capacity(34);
    key.push_str("p:");
    for byte in &hash.finalize()[..16] {
        // LocationWriter to a string cannot fail.
        let _ = write!(key, "{byte:02x}");
    }
    key
}
