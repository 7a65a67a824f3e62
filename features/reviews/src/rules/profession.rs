//! Professions with a duty of confidentiality, by the category of the location.

use reply_guard::Profile;

use crate::types::ReplyNotice;

/// Beginnings of words of health professions.
const HEALTHCARE: [&str; 44] = [
    "doctor",
    "docteur",
    "physician",
    "medecin",
    "medical",
    "clinic",
    "clinique",
    "hospital",
    "hopital",
    "hospice",
    "dentist",
    "dental",
    "dentaire",
    "orthodont",
    "endodont",
    "dermatolog",
    "cardiolog",
    "gynecolog",
    "obstetric",
    "pediatr",
    "ophtalmolog",
    "ophthalmolog",
    "optometr",
    "opticien",
    "radiolog",
    "surgeon",
    "chirurg",
    "psycholog",
    "psychiatr",
    "psychotherap",
    "physiotherap",
    "physical therap",
    "kinesitherap",
    "osteopath",
    "chiropract",
    "midwife",
    "sage femme",
    "nurse",
    "infirm",
    "pharmac",
    "podiatr",
    "podolog",
    "speech therap",
    "orthophon",
];
/// Beginnings of words of legal professions.
const LEGAL: [&str; 9] =
    ["lawyer", "attorney", "law firm", "law office", "legal", "avocat", "notaire", "notary", "huissier"];
/// Beginnings of words of categories without patients, although a word of theirs is in a list.
const OTHER: [&str; 5] = ["veterin", "pet", "animal", "supply", "materiel"];
/// Beginnings of words of physicians.
const PHYSICIANS: [&str; 14] = [
    "doctor",
    "docteur",
    "physician",
    "medecin",
    "dermatolog",
    "cardiolog",
    "gynecolog",
    "obstetric",
    "pediatr",
    "ophtalmolog",
    "ophthalmolog",
    "radiolog",
    "psychiatr",
    "surgeon",
];

/// Returns the profession that a category belongs to.
pub fn profession(category: Option<&str>) -> Profile {
    let category = text::fold(category.unwrap_or_default());
    if has_word(&category, &OTHER) {
        Profile::General
    } else if has_word(&category, &HEALTHCARE) {
        Profile::Healthcare
    } else if has_word(&category, &LEGAL) {
        Profile::Legal
    } else {
        Profile::General
    }
}

/// Returns the rules about replies that bind a location of this category and country.
pub(crate) fn notices(category: Option<&str>, country: Option<&str>) -> Vec<ReplyNotice> {
    let folded = text::fold(category.unwrap_or_default());
    let is_physician = profession(category) == Profile::Healthcare && has_word(&folded, &PHYSICIANS);
    if country == Some("FR") && is_physician { vec![ReplyNotice::FrenchMedicalSecrecy] } else { Vec::new() }
}

fn has_word(category: &str, starts: &[&str]) -> bool {
    let category = format!(" {category}");
    starts.iter().any(|start| category.contains(&format!(" {start}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_category_tells_the_profession() {
        for (category, profile) in [
            ("Dentist", Profile::Healthcare),
            ("Médecin généraliste", Profile::Healthcare),
            ("Masseur-kinésithérapeute", Profile::Healthcare),
            ("Family Physician", Profile::Healthcare),
            ("Sage-femme", Profile::Healthcare),
            ("Personal Injury Attorney", Profile::Legal),
            ("Cabinet d’avocats", Profile::Legal),
            ("Law firm", Profile::Legal),
            ("Bakery", Profile::General),
            ("Lawn care service", Profile::General),
            ("Clinique vétérinaire", Profile::General),
            ("Medical Supply Store", Profile::General),
            ("Carpet store", Profile::General),
            ("", Profile::General),
        ] {
            assert_eq!(profession(Some(category)), profile, "{category}");
        }
        assert_eq!(profession(None), Profile::General);
    }

    #[test]
    fn only_french_physicians_get_the_notice_of_their_order() {
        for (category, country, expected) in [
            ("Médecin généraliste", Some("FR"), 1),
            ("Dermatologist", Some("FR"), 1),
            ("Dermatologist", Some("US"), 0),
            ("Dentiste", Some("FR"), 0),
            ("Boulangerie", Some("FR"), 0),
            ("Médecin", None, 0),
        ] {
            assert_eq!(notices(Some(category), country).len(), expected, "{category} {country:?}");
        }
    }
}
