//! States and provinces by code or name.

use super::state_names::STATES;
use crate::fold;
use std::collections::HashMap;
use std::sync::LazyLock;

type ByName = HashMap<String, &'static str>;

static UNITED_STATES: LazyLock<ByName> = LazyLock::new(|| by_name("US"));
static CANADA: LazyLock<ByName> = LazyLock::new(|| by_name("CA"));
static AUSTRALIA: LazyLock<ByName> = LazyLock::new(|| by_name("AU"));

fn by_name(country: &str) -> ByName {
    let mut names = ByName::new();
    for &(_, code, english, french) in STATES.iter().filter(|row| row.0 == country) {
        for name in [code, english, french] {
            names.insert(fold(name), code);
        }
    }
    names.remove("");
    names
}

fn find(raw: &str, country: &str) -> Option<&'static str> {
    let names = match country {
        "US" => &UNITED_STATES,
        "CA" => &CANADA,
        "AU" => &AUSTRALIA,
        _ => return None,
    };
    let folded = fold(raw);
    // `N.C.` folds to two words.
    names.get(&folded).or_else(|| names.get(&folded.replace(' ', ""))).copied()
}

/// Returns the code of a state (`Texas` is `TX`, `Québec` is `QC`), or the text itself for an unknown state. Without a
/// country, searches the United States, then Canada.
pub fn state(raw: &str, country: Option<&str>) -> String {
    let raw = raw.trim();
    let code = match country {
        Some(country) => find(raw, country),
        None => find(raw, "US").or_else(|| find(raw, "CA")),
    };
    code.unwrap_or(raw).to_owned()
}

/// Returns true when the text is a state or province of `country` (ISO alpha-2), by code or name.
pub fn is_state(raw: &str, country: &str) -> bool {
    find(raw, country).is_some()
}

/// Returns the English and the French name of a state by its code.
pub fn state_names(code: &str, country: &str) -> Option<(&'static str, &'static str)> {
    let row = STATES.iter().find(|row| row.0 == country && row.1 == code)?;
    Some((row.2, if row.3.is_empty() { row.2 } else { row.3 }))
}

/// Returns true when an address in `country` (ISO alpha-2) is incomplete without its state.
pub fn has_states(country: &str) -> bool {
    matches!(country, "US" | "CA" | "AU")
}

#[cfg(test)]
mod tests {
    use super::{has_states, is_state, state};

    #[test]
    fn states_by_any_name() {
        for (raw, country, expected) in [
            ("Texas", Some("US"), "TX"),
            ("tx", Some("US"), "TX"),
            (" N.C. ", Some("US"), "NC"),
            ("Caroline du Nord", Some("US"), "NC"),
            ("district of columbia", Some("US"), "DC"),
            ("Québec", Some("CA"), "QC"),
            ("quebec", None, "QC"),
            ("Colombie-Britannique", Some("CA"), "BC"),
            ("Ile du prince edouard", Some("CA"), "PE"),
            ("CA", None, "CA"),
            ("WA", Some("AU"), "WA"),
            ("Western Australia", Some("AU"), "WA"),
            ("Bayern", Some("DE"), "Bayern"),
            ("Bretagne", Some("FR"), "Bretagne"),
            ("", Some("US"), ""),
        ] {
            assert_eq!(state(raw, country), expected, "{raw:?} in {country:?}");
        }
    }

    #[test]
    fn which_countries_have_them() {
        assert!(is_state("QC", "CA") && !is_state("QC", "US") && !is_state("", "US"));
        assert!(has_states("US") && has_states("CA") && has_states("AU") && !has_states("FR"));
    }
}
