//! Comparison of postal codes.
//!
//! Each country has a form; letters and digits that are often confused are put right by their position.

mod forms;

use crate::country::Country;
use crate::types::{Comparison, Reason, compare_presence};

use self::forms::{Code, british, canadian, french, united_states};

/// Compares two postal codes of a country (ISO alpha-2).
pub fn compare_postcodes(reference: &str, listing: &str, country: &str) -> Comparison {
    if let Some(comparison) = compare_presence(reference, listing) {
        return comparison;
    }
    let read = |raw: &str| match Country::of(country) {
        Country::UnitedStates => united_states(raw),
        Country::Canada => canadian(raw),
        Country::France => french(raw),
        Country::UnitedKingdom => british(raw),
        Country::Other => text::postal::normalise(raw, Some(country)).map(Code::whole),
    };
    match (read(reference), read(listing)) {
        (Some(a), Some(b)) => compare(&a, &b, Country::of(country)),
        _ => Comparison::mismatch(Reason::Invalid),
    }
}

fn compare(a: &Code, b: &Code, country: Country) -> Comparison {
    let different = Comparison::mismatch(Reason::Different);
    let is_equal = a.area == b.area && a.rest == b.rest;
    match country {
        _ if is_equal => Comparison::SPELLING,
        Country::UnitedStates if a.area == b.area => match (&*a.rest, &*b.rest) {
            ("", _) | (_, "") => Comparison::SPELLING,
            _ => Comparison::variant(9, Reason::Zip4),
        },
        Country::Canada | Country::UnitedKingdom if a.area == b.area => match (&*a.rest, &*b.rest) {
            (_, "") => Comparison::incomplete(5, Reason::Part),
            ("", _) => Comparison::variant(5, Reason::Part),
            _ if country == Country::Canada => Comparison::variant(5, Reason::SameFsa),
            (a, b) if a[..1] == b[..1] => Comparison::variant(5, Reason::SameSector),
            _ => different,
        },
        Country::France if (a.is_cedex || b.is_cedex) && a.department() == b.department() => {
            Comparison::variant(5, Reason::Cedex)
        }
        _ => different,
    }
}

#[cfg(test)]
mod tests {
    use super::compare_postcodes;
    use crate::types::{Comparison, Reason};

    #[test]
    fn edges_of_each_country() {
        let formatting = Comparison::SPELLING;
        let different = Comparison::mismatch(Reason::Different);
        let invalid = Comparison::mismatch(Reason::Invalid);
        for (country, a, b, expected) in [
            ("US", "02134-1000", "21341000", formatting),
            ("US", "62704-1234", "62704", formatting),
            ("US", "62704", "IL 62704", formatting),
            ("US", "62704", "62704–1234", formatting),
            ("US", "62704", "627", invalid),
            ("US", "62704", "627041", invalid),
            ("US", "62704", "Suite 62704", invalid),
            ("US", "627", "62704", invalid),
            ("CA", "B8S 5Z2", "b8s-5z2", formatting),
            ("CA", "B8S 5Z2", "88S SZZ", formatting),
            ("CA", "B8S 5Z2", "B8S5Z2 Canada", invalid),
            ("CA", "B8S 5Z2", "BBS", Comparison::incomplete(5, Reason::Part)),
            ("CA", "B8S", "B8S 5Z2", Comparison::variant(5, Reason::Part)),
            ("CA", "H2J", "G9N", different),
            ("FR", "75116", "F 75016", formatting),
            ("FR", "75 008", "75008", formatting),
            ("FR", "92072", "92072 CEDEX 9", formatting),
            ("FR", "92400", "75072 Cedex", different),
            ("FR", "97400", "97460 CEDEX", Comparison::variant(5, Reason::Cedex)),
            ("FR", "97400", "97160 CEDEX", different),
            ("FR", "75001", "Paris", invalid),
            ("FR", "75001", "750011", invalid),
            ("GB", "EC1A 1BB", "ECIA IBB", formatting),
            ("GB", "W1O 1AA", "W10 1AA", formatting),
            ("GB", "SO1 1AA", "S01 1AA", formatting),
            ("GB", "PO1 1AA", "PO1 1AB", Comparison::variant(5, Reason::SameSector)),
            ("GB", "M1", "M1 1AE", Comparison::variant(5, Reason::Part)),
            ("GB", "M1 1AE", "M11 1AE", different),
            ("DE", "01067", "D-01067", formatting),
            ("DE", "01067", "01068", different),
            ("DE", "01067", "x", invalid),
        ] {
            assert_eq!(compare_postcodes(a, b, country), expected, "{country} {a} {b}");
        }
    }
}
