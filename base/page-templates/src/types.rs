//! Types of schema.org for businesses, and the types of business categories.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

/// Type of every business without a more specific one.
pub(crate) const LOCAL_BUSINESS: &str = "LocalBusiness";

struct Table {
    /// Types above each type.
    parents: HashMap<&'static str, Vec<&'static str>>,
    /// Members of `MedicalSpecialty`.
    specialties: HashSet<&'static str>,
    /// Types of each category.
    presets: HashMap<&'static str, Vec<&'static str>>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { parents: HashMap::new(), specialties: HashSet::new(), presets: HashMap::new() };
    for line in include_str!("../data/business_types.txt").lines() {
        let mut words = line.split(' ');
        let (kind, name) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let values = words.next().unwrap_or_default().split(',').filter(|value| *value != "-");
        match kind {
            "type" => drop(table.parents.insert(name, values.collect())),
            "preset" => drop(table.presets.insert(name, values.collect())),
            _ => drop(table.specialties.insert(name)),
        }
    }
    table
});

/// Returns the types of schema.org for a category, such as `shop/bakery`, most specific first.
pub fn schema_types(preset: &str) -> &'static [&'static str] {
    TABLE.presets.get(preset).map_or(&[LOCAL_BUSINESS], Vec::as_slice)
}

/// Returns true when a type is `other` or below it.
pub(crate) fn is_a(name: &str, other: &str) -> bool {
    name == other || TABLE.parents.get(name).is_some_and(|parents| parents.iter().any(|parent| is_a(parent, other)))
}

/// Returns true for a member of `MedicalSpecialty`.
pub(crate) fn is_specialty(name: &str) -> bool {
    TABLE.specialties.contains(name)
}

/// Returns the known types of a business. Types that are not below `LocalBusiness` carry it as a second type.
pub(crate) fn known_types(types: &[String]) -> Vec<&str> {
    let mut schema_types: Vec<&str> =
        types.iter().map(String::as_str).filter(|name| TABLE.parents.contains_key(name)).collect();
    if !schema_types.iter().any(|name| is_a(name, LOCAL_BUSINESS)) {
        schema_types.push(LOCAL_BUSINESS);
    }
    schema_types
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_category_is_a_local_business() {
        assert!(TABLE.presets.len() > 500);
        for (preset, types) in &TABLE.presets {
            assert!(types.iter().all(|name| TABLE.parents.contains_key(name)), "{preset}: {types:?}");
            assert!(types.iter().any(|name| is_a(name, LOCAL_BUSINESS)), "{preset}: {types:?}");
        }
        assert_eq!(schema_types("shop/bakery"), ["Bakery"]);
        assert_eq!(schema_types("no/such"), [LOCAL_BUSINESS]);
    }

    #[test]
    fn unknown_types_are_left_out() {
        assert_eq!(known_types(&["Bakery".into(), "</script>".into()]), ["Bakery"]);
        assert_eq!(known_types(&["Museum".into()]), ["Museum", "LocalBusiness"]);
        assert_eq!(known_types(&[]), ["LocalBusiness"]);
        assert!(is_a("Bakery", "FoodEstablishment") && !is_a("Bakery", "Store"));
    }
}
