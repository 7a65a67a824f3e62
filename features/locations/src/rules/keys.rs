//! What a location is sorted, searched and matched by.

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
    /// What the filter by category looks at.
    pub category: String,
    /// What the search looks at: the keys of name and city, and the folded address, a line each.
    pub search: String,
    /// The same for every row that is this place.
    pub place: String,
    /// The same for every row with this number of the owner's.
    pub external: Option<String>,
}

impl Keys {
    /// The keys of a location.
    pub fn of(details: &Details) -> Self {
        Self::with(sort_key(&details.name), sort_key(&details.city), details)
    }

    /// The same for who has those of name and city already.
    pub fn with(name: String, city: String, details: &Details) -> Self {
        Self {
            category: details.category.as_deref().map(fold).unwrap_or_default(),
            search: search_key(&name, &city, &details.address),
            place: place_key(&details.name, &details.address, details.postal_code.as_deref()),
            external: details.external_id.as_deref().map(external_key),
            name,
            city,
        }
    }
}

/// What the search looks at: the keys of name and city and the folded address, a line each; no search goes across the
/// ends of lines.
fn search_key(name_key: &str, city_key: &str, address: &str) -> String {
    let address = fold(address);
    let mut key = String::with_capacity(name_key.len() + city_key.len() + address.len() + 2);
    for (at, part) in [name_key, city_key, &address].into_iter().enumerate() {
        if at > 0 {
            key.push('\n');
        }
        key.push_str(part);
    }
    key
}

/// What is looked for when somebody types `text`: nothing when there is nothing to look for.
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
    fn a_search_looks_at_name_city_and_address_without_case_and_accents() {
        let details = Details {
            name: "Café L’Œuf".into(),
            address: "12, rue Saint-Honoré".into(),
            city: "Montréal".into(),
            category: Some("Café & Thé".into()),
            ..Details::default()
        };
        let keys = Keys::of(&details);
        assert_eq!(keys.search, "cafe l oeuf\nmontreal\n12 rue saint honore");
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
