//! House number and street word of an address.

use crate::fold;

/// Returns the house number in lower case (`12bis`, `4b`, `10-12`); `None` when the address has none.
///
/// The number is the first word that begins with a digit, except ordinals (`5th Avenue`), together with a following
/// `bis`, `ter` or `quater`. For comparing addresses, not for display.
pub fn house_number(address: &str) -> Option<String> {
    let mut words = address.split([' ', ',', ';', '\t', '\n', '\u{a0}']).filter(|word| !word.is_empty());
    let number = words
        .find(|word| word.trim_start_matches('#').starts_with(|c: char| c.is_ascii_digit()) && !is_ordinal(word))?;
    let mut number: String = number.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    if let Some(next) = words.next().map(fold)
        && matches!(&*next, "bis" | "ter" | "quater")
    {
        number.push_str(&next);
    }
    Some(number)
}

/// Returns the first word that identifies the street, folded (`walnut` for `2110 West Walnut St.`, `montyon` for
/// `11 rue de Montyon`), or `None`. Skips street types, directions and articles, which people abbreviate or leave out.
pub fn street_word(address: &str) -> Option<String> {
    const PASSED_OVER: &[&str] = &[
        "a",
        "allee",
        "allees",
        "and",
        "au",
        "aux",
        "av",
        "ave",
        "avenue",
        "bd",
        "bis",
        "blvd",
        "boul",
        "boulevard",
        "bvd",
        "ch",
        "che",
        "chem",
        "chemin",
        "cours",
        "court",
        "crs",
        "ct",
        "d",
        "de",
        "des",
        "dr",
        "drive",
        "du",
        "e",
        "east",
        "est",
        "et",
        "fort",
        "ft",
        "highway",
        "hwy",
        "imp",
        "impasse",
        "l",
        "la",
        "lane",
        "le",
        "les",
        "ln",
        "mount",
        "mt",
        "n",
        "ne",
        "nord",
        "north",
        "northeast",
        "northwest",
        "nw",
        "o",
        "of",
        "ouest",
        "parkway",
        "pkwy",
        "pl",
        "place",
        "q",
        "quai",
        "quater",
        "r",
        "rd",
        "road",
        "route",
        "rte",
        "rue",
        "s",
        "saint",
        "sainte",
        "se",
        "south",
        "southeast",
        "southwest",
        "sq",
        "square",
        "st",
        "state",
        "ste",
        "street",
        "sud",
        "sw",
        "ter",
        "the",
        "u",
        "us",
        "w",
        "west",
        "zac",
    ];
    let number = house_number(address);
    let folded = fold(address);
    let mut words = folded.split(' ').filter(|word| !word.is_empty() && PASSED_OVER.binary_search(word).is_err());
    words.find(|word| number.as_deref().is_none_or(|number| !is_part(number, word))).map(str::to_owned)
}

/// Returns true when the word is part of the house number (`10` and `12` for `10-12`).
fn is_part(number: &str, word: &str) -> bool {
    fold(number).split(' ').any(|part| part.starts_with(word) && word.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_ordinal(word: &str) -> bool {
    let suffix = fold(word.trim_start_matches(|c: char| c.is_ascii_digit()));
    matches!(&*suffix, "st" | "nd" | "rd" | "th" | "er" | "ere" | "re" | "e" | "eme" | "ieme" | "nde")
}

#[cfg(test)]
mod tests {
    use super::{house_number, street_word};
    use proptest::prelude::*;

    #[test]
    fn house_numbers() {
        for (address, expected) in [
            ("2110 WEST WALNUT", Some("2110")),
            ("1417 HWY 62/65 N", Some("1417")),
            ("11 RUE DE MONTYON", Some("11")),
            ("12 bis, rue X", Some("12bis")),
            ("12BIS rue X", Some("12bis")),
            ("4B High Street", Some("4b")),
            ("10-12 rue X", Some("10-12")),
            ("Hauptstraße 12a", Some("12a")),
            ("350 5th Avenue", Some("350")),
            ("5th Avenue 350", Some("350")),
            ("1er étage, 3 rue X", Some("3")),
            ("No. 7, Main St", Some("7")),
            ("#7 Main St", Some("7")),
            ("LD LE BOURG", None),
            ("", None),
        ] {
            assert_eq!(house_number(address).as_deref(), expected, "{address:?}");
        }
    }

    #[test]
    fn street_words() {
        for (address, expected) in [
            ("2110 WEST WALNUT", Some("walnut")),
            ("2110 W. Walnut St.", Some("walnut")),
            ("2850 MAPLE AVENUE", Some("maple")),
            ("1417 HWY 62/65 N", Some("62")),
            ("11 RUE DE MONTYON", Some("montyon")),
            ("11, Montyon (rue de)", Some("montyon")),
            ("12 bis, rue de l’Œuf", Some("oeuf")),
            ("12 St-Denis St", Some("denis")),
            ("12 Saint Denis Street", Some("denis")),
            ("10-12 bd du Port", Some("port")),
            ("Hauptstraße 12a", Some("hauptstrasse")),
            ("5 5th Avenue", Some("5th")),
            ("12", None),
            ("", None),
        ] {
            assert_eq!(street_word(address).as_deref(), expected, "{address:?}");
        }
    }

    #[test]
    fn words_passed_over_are_found() {
        assert_eq!(street_word("rue de la w west zac a"), None);
    }

    proptest! {
        #[test]
        fn never_panics(address in any::<String>()) {
            let _ = street_word(&address);
            let _ = house_number(&address);
        }
    }
}
