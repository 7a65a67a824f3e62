//! Comparison of phone numbers, by libphonenumber's rules of the location's country.

use strsim::osa_distance;
use text::phone::{e164, split_extension};

use crate::types::{Comparison, Reason, compare_presence};

/// Maximum number of phone numbers that one field is read for.
const MAX_NUMBERS: usize = 8;

/// Phone number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneNumber {
    /// International form.
    pub e164: String,
    /// Digits of the extension; empty when there is none.
    pub extension: String,
}

/// Reads a phone number as typed in a country (ISO alpha-2). `None` for an invalid number.
pub fn phone_number(raw: &str, country: &str) -> Option<PhoneNumber> {
    let (number, extension) = split_extension(raw);
    // Libphonenumber reads `(0)` itself behind `+` only.
    let without_zero = || number.contains("(0)").then(|| number.replace("(0)", ""));
    let e164 = e164(number, Some(country)).or_else(|| e164(&without_zero()?, Some(country)))?;
    Some(PhoneNumber { e164, extension: extension.to_owned() })
}

/// Compares two phone numbers. `others` are further numbers of the location.
pub fn compare_phones(reference: &str, listing: &str, country: &str, others: &[&str]) -> Comparison {
    if let Some(comparison) = compare_presence(reference, listing) {
        return comparison;
    }
    let listed = listed_numbers(listing, country);
    let invalid = Comparison::mismatch(Reason::Invalid);
    let Some(expected) = phone_number(reference, country).filter(|_| !listed.is_empty()) else { return invalid };
    if let Some(same) = listed.iter().find(|number| number.e164 == expected.e164) {
        let comparison = compare_extensions(&expected.extension, &same.extension);
        let is_one_of_several = listed.len() > 1 && comparison == Comparison::SPELLING;
        return if is_one_of_several { Comparison::variant(9, Reason::Several) } else { comparison };
    }
    let mut others = others.iter().filter_map(|other| phone_number(other, country));
    if others.any(|other| listed.iter().any(|number| number.e164 == other.e164)) {
        return Comparison::variant(8, Reason::OtherNumber);
    }
    let is_typo = |number: &PhoneNumber| osa_distance(&number.e164, &expected.e164) == 1;
    Comparison::mismatch(if listed.iter().any(is_typo) { Reason::Typo } else { Reason::Different })
}

fn compare_extensions(reference: &str, listing: &str) -> Comparison {
    match (reference, listing) {
        (a, b) if a == b => Comparison::SPELLING,
        (_, "") => Comparison::incomplete(9, Reason::ExtensionMissing),
        ("", _) => Comparison::variant(9, Reason::ExtensionAdded),
        _ => Comparison::variant(7, Reason::Extension),
    }
}

/// Returns the numbers of a field, which may hold several.
fn listed_numbers(raw: &str, country: &str) -> Vec<PhoneNumber> {
    if let Some(number) = phone_number(raw, country) {
        return vec![number];
    }
    let parts =
        raw.split(['/', ';', ',', '|', '\n']).flat_map(|part| part.split(" ou ")).flat_map(|part| part.split(" or "));
    parts.take(MAX_NUMBERS).filter_map(|part| phone_number(part, country)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_of_each_country() {
        let formatting = Comparison::SPELLING;
        for (country, a, b, expected) in [
            ("US", "212-736-5000", "011 1 212 736 5000", formatting),
            ("US", "212-736-5000", "Tel: (212) 736-5000", formatting),
            (
                "US",
                "212-736-5000 x1",
                "212-736-5000 / 800-356-9377",
                Comparison::incomplete(9, Reason::ExtensionMissing),
            ),
            ("US", "212-736-5000 x1", "212-736-5000 x2; 800-356-9377", Comparison::variant(7, Reason::Extension)),
            ("US", "212-736-5000", "212-736-5000 / fax", formatting),
            ("US", "212-736-5000", "800-356-9377 or 212-736-5000", Comparison::variant(9, Reason::Several)),
            ("US", "212-736-5000", "212-763-5000", Comparison::mismatch(Reason::Typo)),
            ("US", "212-736-5000", "212-736-5111", Comparison::mismatch(Reason::Different)),
            ("US", "212-736-5000", "736-5000", Comparison::mismatch(Reason::Invalid)),
            ("US", "736-5000", "212-736-5000", Comparison::mismatch(Reason::Invalid)),
            ("CA", "514 527-8827 p. 12", "514 527-8827 #12", formatting),
            ("FR", "01 42 68 53 00", "00 33 (0)1 42 68 53 00", formatting),
            ("FR", "01 42 68 53 00", "01 42 68 53 00 int. 4", Comparison::variant(9, Reason::ExtensionAdded)),
            ("GB", "020 7930 4832", "+44 (0)20 7930 4832", formatting),
            ("GB", "020 7930 4832", "٠٢٠ ٧٩٣٠ ٤٨٣٢", formatting),
        ] {
            assert_eq!(compare_phones(a, b, country, &[]), expected, "{country} {a} {b}");
        }
    }

    #[test]
    fn additional_phone_numbers_of_a_location_match() {
        let compare = |listing| compare_phones("212-736-5000", listing, "US", &["bad", "800-356-9377"]);
        assert_eq!(compare("1-800-FLOWERS"), Comparison::variant(8, Reason::OtherNumber));
        assert_eq!(compare("212-736-5000"), Comparison::EQUAL);
    }

    #[test]
    fn an_invalid_number_has_no_international_form() {
        assert_eq!(phone_number("123 ext 4", "US"), None);
        let number = phone_number("212-736-5000 ext. 9", "US").unwrap();
        assert_eq!((&*number.e164, &*number.extension), ("+12127365000", "9"));
    }
}
