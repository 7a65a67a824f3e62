//! French professions that must not solicit public praise, by the category of the location.

use reply_guard::Profile;

/// Returns the stable code of the reason why a location must not ask for reviews; `None` when it may.
pub(crate) fn forbidden(category: Option<&str>, country: Option<&str>) -> Option<&'static str> {
    match (country, reviews::profession(category)) {
        (Some("FR"), Profile::Healthcare) => Some("french_medical"),
        (Some("FR"), Profile::Legal) => Some("french_legal"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_medical_and_legal_locations_do_not_ask() {
        for (category, country, expected) in [
            ("Médecin généraliste", "FR", Some("french_medical")),
            ("Dentist", "FR", Some("french_medical")),
            ("Pharmacie", "FR", Some("french_medical")),
            ("Cabinet d’avocats", "FR", Some("french_legal")),
            ("Notaire", "FR", Some("french_legal")),
            ("Dentist", "US", None),
            ("Avocat", "CA", None),
            ("Boulangerie", "FR", None),
            ("Clinique vétérinaire", "FR", None),
        ] {
            assert_eq!(forbidden(Some(category), Some(country)), expected, "{category} {country}");
        }
        assert_eq!(forbidden(None, Some("FR")), None);
        assert_eq!(forbidden(Some("Dentiste"), None), None);
    }
}
