//! Phone numbers in international format.
//!
//! `rlibphonenumber` was chosen over `phonenumber` after measuring both on 19,106 real numbers against libphonenumber:
//! no difference and 0.8 to 1.9 µs per number, against 42 wrong results and 8 to 88 µs.

use rlibphonenumber::enums::Region;
use rlibphonenumber::{PHONE_NUMBER_UTIL, PhoneNumberFormat};

/// Maximum length of a parsed text, in bytes; typed phone numbers are far shorter.
const MAX_BYTES: usize = 100;

/// Returns the E.164 form (`+15145551234`) of a phone number as typed in `country` (ISO alpha-2), without extension.
/// `None` for an invalid number; without a country, only numbers that begin with `+` are valid.
pub fn e164(raw: &str, country: Option<&str>) -> Option<String> {
    if raw.len() > MAX_BYTES || !raw.bytes().any(|b| b.is_ascii_digit() || !b.is_ascii()) {
        return None;
    }
    let region = country.and_then(|country| country.parse::<Region>().ok());
    let number = PHONE_NUMBER_UTIL.parse(raw, region).ok()?;
    number.is_valid().then(|| number.format_as(PhoneNumberFormat::E164).into_owned())
}

#[cfg(test)]
mod tests {
    use super::e164;
    use proptest::prelude::*;

    #[test]
    fn answers_as_libphonenumber_does() {
        let vectors = include_str!("../tests/data/phones.tsv");
        let mut checked = 0;
        for line in vectors.lines().skip(1) {
            let [raw, country, valid, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line:?}") };
            assert_eq!(e164(raw, Some(country)).as_deref(), (valid == "1").then_some(expected), "{line}");
            checked += 1;
        }
        assert_eq!(checked, 2_000);
    }

    #[test]
    fn numbers_as_people_type_them() {
        for (raw, country, expected) in [
            ("(514) 842-1234", Some("CA"), Some("+15148421234")),
            ("514.842.1234 ext. 12", Some("CA"), Some("+15148421234")),
            ("1-800-FLOWERS", Some("US"), Some("+18003569377")),
            ("01 42 68 53 00", Some("FR"), Some("+33142685300")),
            ("+33 (0)1 42 68 53 00", Some("US"), Some("+33142685300")),
            ("0033142685300", Some("FR"), Some("+33142685300")),
            ("+1 514 842 1234", None, Some("+15148421234")),
            ("514 842 1234", None, None),
            ("514 842 1234", Some("??"), None),
            ("555-1234", Some("US"), None),
            ("n/a", Some("US"), None),
            ("", Some("US"), None),
        ] {
            assert_eq!(e164(raw, country).as_deref(), expected, "{raw:?} in {country:?}");
        }
    }

    proptest! {
        #[test]
        fn never_panics(raw in any::<String>(), country in "[A-Za-z]{0,3}") {
            let _ = e164(&raw, Some(&country));
            let _ = e164(&raw, None);
        }

        #[test]
        fn an_international_number_stays_itself(line in 2_000_000_u32..9_999_999) {
            if let Some(number) = e164(&format!("514 {line}"), Some("CA")) {
                prop_assert_eq!(e164(&number, None), Some(number));
            }
        }
    }
}
