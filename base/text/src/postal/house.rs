//! The number of the house in a street address.

use crate::fold;

/// The house number in lower case (`12bis`, `4b`, `10-12`), or nothing when the address has none.
///
/// The first word that begins with a digit, ordinals aside (`5th Avenue`); a following `bis`, `ter` or `quater`
/// belongs to it. Made for comparing two addresses, not for showing.
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

fn is_ordinal(word: &str) -> bool {
    let suffix = fold(word.trim_start_matches(|c: char| c.is_ascii_digit()));
    matches!(&*suffix, "st" | "nd" | "rd" | "th" | "er" | "ere" | "re" | "e" | "eme" | "ieme" | "nde")
}

#[cfg(test)]
mod tests {
    use super::house_number;
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

    proptest! {
        #[test]
        fn never_panics(address in any::<String>()) {
            let _ = house_number(&address);
        }
    }
}
