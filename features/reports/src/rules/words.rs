//! Words that sections share.

use locations::Rule;

use super::numbers::count;
use crate::types::{Comparison, Language, Period, SectionKind};

/// Returns a number with its noun: singular and plural in English, then in French.
pub(crate) fn counted(language: Language, number: i64, nouns: [&str; 4]) -> String {
    let is_one = match language {
        Language::En => number == 1,
        Language::Fr => number < 2,
    };
    let noun = match (language, is_one) {
        (Language::En, true) => nouns[0],
        (Language::En, false) => nouns[1],
        (Language::Fr, true) => nouns[2],
        (Language::Fr, false) => nouns[3],
    };
    format!("{} {noun}", count(language, number))
}

/// Returns the heading of a section.
pub(crate) fn heading(language: Language, kind: SectionKind) -> String {
    match kind {
        SectionKind::Summary => say!(language; "At a glance", "L’essentiel"),
        SectionKind::Profile => {
            say!(language; "How many people found you?", "Combien de personnes vous ont trouvés\u{202f}?")
        }
        SectionKind::Rankings => say!(language; "Where do you rank?", "Où êtes-vous classés\u{202f}?"),
        SectionKind::Reviews => say!(language; "What do customers say?", "Que disent les clients\u{202f}?"),
        SectionKind::Sentiment => say!(language; "What do they talk about?", "De quoi parlent-ils\u{202f}?"),
        SectionKind::Citations => {
            say!(language; "Do directories show the right details?", "Les annuaires affichent-ils les bonnes informations\u{202f}?")
        }
        SectionKind::Health => {
            say!(language; "How complete are your profiles?", "Vos fiches sont-elles complètes\u{202f}?")
        }
        SectionKind::Requests => {
            say!(language; "Were customers asked for reviews?", "Les clients ont-ils été sollicités\u{202f}?")
        }
        SectionKind::WorkDone => say!(language; "What we did", "Ce que nous avons fait"),
        SectionKind::Next => say!(language; "What comes next", "Et maintenant"),
    }
}

/// Returns the name of the period that is compared with, after "than".
pub(crate) fn than(language: Language, period: Period, previous: Period) -> String {
    let compare = if super::periods::previous(period, Comparison::Year) == Some(previous) {
        Comparison::Year
    } else {
        Comparison::Previous
    };
    let name = super::numbers::period(language, previous);
    match (compare, super::numbers::is_month(previous)) {
        (Comparison::Year, false) => say!(language; "the same days a year before", "les mêmes jours un an avant"),
        (_, true) => say!(language; "in {name}", "en {name}"),
        (_, false) => say!(language; "in the period before", "sur la période précédente"),
    }
}

/// Returns the task that a failed rule asks for.
pub(crate) fn task(language: Language, rule: Rule) -> String {
    match rule {
        Rule::MissingPhone => say!(language; "Add a phone number", "Ajouter un numéro de téléphone"),
        Rule::MissingCategory => say!(language; "Choose a category", "Choisir une catégorie"),
        Rule::NotVerified => say!(language; "Verify the Business Profile", "Faire valider la fiche Google"),
        Rule::MissingDescription => say!(language; "Write a description", "Rédiger une description"),
        Rule::MissingPhotos => say!(language; "Add photos", "Ajouter des photos"),
        Rule::MissingOpeningHours => say!(language; "Add opening hours", "Indiquer les horaires d’ouverture"),
        Rule::MissingWebsite => say!(language; "Add a website", "Indiquer un site web"),
        Rule::LowRating => say!(language; "Improve a rating below 4", "Améliorer une note inférieure à 4"),
    }
}

/// Returns the name of a failed rule.
pub(crate) fn problem(language: Language, rule: Rule) -> String {
    match rule {
        Rule::MissingPhone => say!(language; "No phone number", "Pas de téléphone"),
        Rule::MissingCategory => say!(language; "No category", "Pas de catégorie"),
        Rule::NotVerified => say!(language; "Profile not verified", "Fiche non validée"),
        Rule::MissingDescription => say!(language; "No description", "Pas de description"),
        Rule::MissingPhotos => say!(language; "No photos", "Pas de photo"),
        Rule::MissingOpeningHours => say!(language; "No opening hours", "Pas d’horaires"),
        Rule::MissingWebsite => say!(language; "No website", "Pas de site web"),
        Rule::LowRating => say!(language; "Rating below 4", "Note inférieure à 4"),
    }
}

/// Returns the name of a topic.
pub(crate) fn topic(language: Language, name: &str) -> String {
    let (english, french) = match name {
        "food" => ("Food", "Cuisine"),
        "quality" => ("Quality", "Qualité"),
        "choice" => ("Choice", "Choix"),
        "service" => ("Service", "Service"),
        "staff" => ("Staff", "Personnel"),
        "wait" => ("Waiting time", "Attente"),
        "price" => ("Price", "Prix"),
        "booking" => ("Booking", "Réservation"),
        "communication" => ("Communication", "Communication"),
        "cleanliness" => ("Cleanliness", "Propreté"),
        "ambience" => ("Ambience", "Ambiance"),
        "access" => ("Access", "Accès"),
        other => (other, other),
    };
    match language {
        Language::En => english.to_owned(),
        Language::Fr => french.to_owned(),
    }
}
