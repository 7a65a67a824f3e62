//! Words of the PDF in both languages.

use jiff::{Timestamp, tz::TimeZone};
use pdf::Language;

use crate::types::{Omission, ReportState, Source, State};

/// Formats a text in the language: `say!(language; "English", "French")`.
macro_rules! say {
    ($language:expr; $english:literal, $french:literal) => {
        match $language {
            pdf::Language::En => format!($english),
            pdf::Language::Fr => format!($french),
        }
    };
}
pub(super) use say;

/// Returns a time of day with its date.
pub(super) fn moment(language: Language, at: Timestamp) -> String {
    let at = at.to_zoned(TimeZone::UTC).datetime();
    let (hour, minute) = (at.hour(), at.minute());
    match language {
        Language::En => format!("{}, {hour:02}:{minute:02} UTC", dates::english(at.date())),
        Language::Fr => format!("{} à {hour:02}:{minute:02} UTC", dates::french(at.date())),
    }
}

/// Returns a number with at most one decimal.
pub(super) fn decimal(language: Language, number: f64) -> String {
    let text = if number.fract() == 0.0 { format!("{number:.0}") } else { format!("{number:.1}") };
    match language {
        Language::En => text,
        Language::Fr => text.replace('.', ","),
    }
}

/// Returns a number with its noun: singular and plural in English, then in French.
pub(super) fn counted(language: Language, number: i64, nouns: [&str; 4]) -> String {
    let noun = match language {
        Language::En => nouns[usize::from(number != 1)],
        Language::Fr => nouns[2 + usize::from(number > 1)],
    };
    format!("{number} {noun}")
}

/// Returns the stars of a review.
pub(super) fn stars(language: Language, rating: Option<f64>) -> String {
    let Some(rating) = rating else { return say!(language; "no rating", "sans note") };
    let rating = decimal(language, rating);
    say!(language; "{rating} out of 5", "{rating} sur 5")
}

/// Returns the name of a site.
pub(super) fn site(language: Language, source: Source) -> String {
    match source {
        Source::Google => "Google".to_owned(),
        Source::Facebook => "Facebook".to_owned(),
        Source::Trustpilot => "Trustpilot".to_owned(),
        Source::Other => say!(language; "another site", "un autre site"),
    }
}

/// Returns the presence of a review at its site.
pub(super) fn presence(language: Language, state: State) -> String {
    match state {
        State::Shown => say!(language; "unchanged since it was first read", "inchangé depuis sa première lecture"),
        State::Edited => say!(language; "edited by its author", "modifié par son auteur"),
        State::Gone => say!(language; "no longer on its site", "absent de son site"),
        State::Returned => say!(language; "was gone, and is shown again", "disparu, puis de nouveau visible"),
    }
}

/// Returns the outcome of a report to the site.
pub(super) fn outcome(language: Language, state: ReportState) -> String {
    match state {
        ReportState::Open => say!(language; "reported, no decision yet", "signalé, sans décision pour l’instant"),
        ReportState::Removed => say!(language; "reported, and removed", "signalé, puis retiré"),
        ReportState::Kept => say!(language; "reported, and kept by the site", "signalé, et conservé par le site"),
        ReportState::NoAnswer => say!(language; "reported, without an answer", "signalé, sans réponse"),
    }
}

/// Returns the event that ended a version.
pub(super) fn event(language: Language, event: &str) -> String {
    match event {
        "gone" => say!(language; "Before it disappeared", "Avant sa disparition"),
        "returned" => say!(language; "Before it was shown again", "Avant son retour"),
        _ => say!(language; "Before an edit", "Avant une modification"),
    }
}

/// Returns the reason for which a text is missing.
pub(super) fn omitted(language: Language, reason: Omission) -> String {
    match reason {
        Omission::SiteForbids => say!(language;
            "The site of this review forbids copies of its text. Follow the link to read it.",
            "Le site de cet avis interdit la copie de son texte. Suivez le lien pour le lire."),
        Omission::PackFull => say!(language;
            "This text was left out because the pack is full. It is shown in Vitrine.",
            "Ce texte a été omis car le dossier est plein. Il est affiché dans Vitrine."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_numbers_and_nouns_are_written_as_each_language_writes_them() {
        let at = Timestamp::constant(1_780_314_300, 0);
        assert_eq!(moment(Language::En, at), "June 1, 2026, 11:45 UTC");
        assert_eq!(moment(Language::Fr, at), "1er juin 2026 à 11:45 UTC");
        assert_eq!((decimal(Language::En, 4.25), decimal(Language::Fr, 4.5)), ("4.2".into(), "4,5".into()));
        assert_eq!(stars(Language::Fr, Some(1.0)), "1 sur 5");
        let nouns = ["review", "reviews", "avis", "avis"];
        assert_eq!(
            (counted(Language::En, 1, nouns), counted(Language::En, 0, nouns)),
            ("1 review".into(), "0 reviews".into())
        );
    }
}
