//! Keys by which locations are sorted, searched and matched.

use text::{fold, sort_key};

use crate::{
    Details,
    imports::rules::{external_key, place_key},
};

/// The columns made from a location's texts, so that both engines sort, search and match alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// Sort key of the name.
    pub name: String,
    /// Sort key of the city.
    pub city: String,
    /// Folded category, used by the filter.
    pub category: String,
    /// Text that is searched: the keys of name and city, the folded address, and the codes, a line each.
    pub search: String,
    /// Match key by name and place.
    pub place: String,
    /// Match key by the store code.
    pub external: Option<String>,
}

impl Keys {
    /// Computes the keys of a location.
    pub fn of(details: &Details) -> Self {
        Self::with(sort_key(&details.name), sort_key(&details.city), details)
    }

    /// Computes the keys of a location whose sort keys of name and city are known.
    pub fn with(name: String, city: String, details: &Details) -> Self {
        Self {
            category: details.category.as_deref().map(fold).unwrap_or_default(),
            search: [&name, &city, &fold(&details.address), &codes(details)].map(String::as_str).join("\n"),
            place: place_key(&details.name, &details.address, details.postal_code.as_deref()),
            external: details.external_id.as_deref().map(external_key),
            name,
            city,
        }
    }
}

/// Returns the folded postal code, with and without its space, and the folded store code. Migration 0039 writes the same.
fn codes(details: &Details) -> String {
    let postal_code = details.postal_code.as_deref().map(fold).unwrap_or_default();
    let joined = if postal_code.contains(' ') { postal_code.replace(' ', "") } else { String::new() };
    let external_id = details.external_id.as_deref().map(fold).unwrap_or_default();
    [postal_code, joined, external_id].into_iter().filter(|code| !code.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the folded text to search for; `None` when `text` holds nothing to search for.
pub fn needle(text: Option<&str>) -> Option<String> {
    // PostgreSQL refuses NUL in any text; no location holds one.
    let needle = sort_key(text?).replace(['\n', '\0'], " ");
    let needle = needle.trim();
    (!needle.is_empty()).then(|| needle.to_owned())
}

/// A rating in thousandths, whole, so that sums of many stay exact.
pub fn thousandths(rating: f64) -> i64 {
    (rating * 1000.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_looks_at_name_city_address_and_codes_without_case_and_accents() {
        let details = Details {
            name: "Café L’Œuf".into(),
            address: "12, rue Saint-Honoré".into(),
            city: "Montréal".into(),
            category: Some("Café & Thé".into()),
            postal_code: Some("H2X 1Y4".into()),
            external_id: Some("QC-7".into()),
            ..Details::default()
        };
        let keys = Keys::of(&details);
        assert_eq!(keys.search, "cafe l oeuf\nmontreal\n12 rue saint honore\nh2x 1y4 h2x1y4 qc 7");
        assert_eq!((keys.name.as_str(), keys.city.as_str()), ("cafe l oeuf", "montreal"));
        assert_eq!(keys.category, "cafe the");
        assert!(keys.search.contains(&needle(Some(" MONTRÉAL ")).unwrap()));
    }

    #[test]
    fn nothing_typed_is_nothing_to_look_for() {
        assert_eq!(needle(None), None);
        assert_eq!(needle(Some("  ")), None);
        assert_eq!(needle(Some("!?")).as_deref(), Some("!?"));
    }

    #[test]
    fn ratings_are_summed_without_drift() {
        assert_eq!((0..10).map(|_| thousandths(4.1)).sum::<i64>(), 41_000);
    }
}
