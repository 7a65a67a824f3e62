//! Countries by name or code, and the country that a state and a postal code imply.

use super::code;
use super::country_names::{ALIASES, COUNTRIES};
use super::states;
use crate::fold;
use std::collections::HashMap;
use std::sync::LazyLock;

static BY_NAME: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
    let mut names = HashMap::with_capacity(4 * COUNTRIES.len());
    for &(alpha2, alpha3, english, french) in COUNTRIES {
        for name in [alpha2, alpha3, english, french] {
            names.entry(fold(name)).or_insert(alpha2);
        }
    }
    for &(name, alpha2) in ALIASES {
        names.entry(fold(name)).or_insert(alpha2);
    }
    names
});

/// Returns the ISO alpha-2 code of a country given as a code of two or three letters or as an English or French name.
pub fn country(raw: &str) -> Option<&'static str> {
    let raw = raw.trim();
    if let Ok(at) = COUNTRIES.binary_search_by_key(&raw, |row| row.0) {
        return Some(COUNTRIES[at].0);
    }
    let folded = fold(raw);
    BY_NAME.get(&folded).or_else(|| BY_NAME.get(folded.strip_prefix("the ")?)).copied()
}

/// Returns the English and the French name of a country by its ISO alpha-2 code.
pub fn country_names(code: &str) -> Option<(&'static str, &'static str)> {
    let at = COUNTRIES.binary_search_by_key(&code, |row| row.0).ok()?;
    Some((COUNTRIES[at].2, COUNTRIES[at].3))
}

/// Returns the country implied by a state and a postal code, either of which may be empty: a state of the United States
/// or a province of Canada that the postal code does not contradict, or Canada for a postal code of its unique format.
pub fn guess_country(state: &str, postal_code: &str) -> Option<&'static str> {
    let fits = |country| postal_code.trim().is_empty() || code::normalise(postal_code, Some(country)).is_some();
    if state.trim().is_empty() {
        return code::is_canadian(postal_code).then_some("CA");
    }
    ["US", "CA"].into_iter().find(|country| states::is_state(state, country) && fits(country))
}

#[cfg(test)]
mod tests {
    use super::{COUNTRIES, country, guess_country};

    #[test]
    fn the_table_is_sorted_and_complete() {
        assert!(COUNTRIES.is_sorted_by_key(|row| row.0));
        assert_eq!(COUNTRIES.len(), 250);
        for &(alpha2, alpha3, english, french) in COUNTRIES {
            for name in [alpha2, alpha3, english, french, &english.to_uppercase(), &french.to_lowercase()] {
                assert_eq!(country(name), Some(alpha2), "{name}");
            }
        }
    }

    #[test]
    fn countries_by_any_name() {
        for (raw, expected) in [
            ("US", Some("US")),
            ("us", Some("US")),
            ("USA", Some("US")),
            ("U.S.", Some("US")),
            ("u.s.a.", Some("US")),
            ("United States", Some("US")),
            ("The United States of America", Some("US")),
            ("États-Unis", Some("US")),
            ("ETATS UNIS", Some("US")),
            ("Canada", Some("CA")),
            ("France ", Some("FR")),
            ("FRA", Some("FR")),
            ("UK", Some("GB")),
            ("England", Some("GB")),
            ("Royaume-Uni", Some("GB")),
            ("Allemagne", Some("DE")),
            ("Deutschland", Some("DE")),
            ("The Netherlands", Some("NL")),
            ("Côte d'Ivoire", Some("CI")),
            ("La Réunion", Some("RE")),
            ("Trinidad and Tobago", Some("TT")),
            ("Corée du Sud", Some("KR")),
            ("", None),
            ("Atlantis", None),
            ("XX", None),
        ] {
            assert_eq!(country(raw), expected, "{raw:?}");
        }
    }

    #[test]
    fn the_country_shows_in_state_and_postal_code() {
        for (state, postal, expected) in [
            ("AR", "72756", Some("US")),
            ("MA", "1002", Some("US")),
            ("Texas", "", Some("US")),
            ("QC", "H2X 1Y4", Some("CA")),
            ("Québec", "h2x1y4", Some("CA")),
            ("", "H2X 1Y4", Some("CA")),
            ("ON", "", Some("CA")),
            ("AR", "H2X 1Y4", None),
            ("", "75009", None),
            ("Bayern", "80331", None),
            ("", "", None),
        ] {
            assert_eq!(guess_country(state, postal), expected, "{state:?} {postal:?}");
        }
    }
}
