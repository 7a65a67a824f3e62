//! Reasons against a reply to a review of a location.

use api::FieldError;
use locations::Details;
use reply_guard::{Counters, EarlierReply, Profile, Reason};
use sentiment::Language;

use super::profession::{notices, profession};
use crate::types::{ReplyCheck, ReplyReason, Row};

/// Earlier reply of the location, with the name of the author of its review.
pub(crate) type EarlierText<'a> = (&'a str, &'a str);

/// Returns the language of replies to reviews without a known language.
pub(crate) fn home_language(country: Option<&str>) -> &'static str {
    if country == Some("FR") { "fr" } else { "en" }
}

/// Checks a text as a reply to a review of a place.
pub(crate) fn check_draft(row: &Row, place: &Details, earlier: &[EarlierText], text: &str) -> ReplyCheck {
    let country = place.country.as_deref();
    let profile = profession(place.category.as_deref());
    let language = row.language.as_deref().unwrap_or(home_language(country));
    let reasons = guarded(row, place, earlier, (text, ""), |review, location, draft| {
        let findings = reply_guard::findings(review, location, draft).into_iter().map(|finding| ReplyReason {
            code: finding.reason,
            is_blocking: finding.reason.stops_people(),
            excerpt: finding.excerpt.map(str::to_owned),
            wording: neutral_wording(finding.reason, profile, language).map(str::to_owned),
        });
        findings.collect()
    });
    ReplyCheck { reasons, notices: notices(place.category.as_deref(), country) }
}

/// Returns the reasons against a draft of a model, with the instructions that it got.
pub(crate) fn reasons(row: &Row, place: &Details, earlier: &[EarlierText], draft: (&str, &str)) -> Vec<Reason> {
    guarded(row, place, earlier, draft, reply_guard::guard)
}

/// Returns true when a draft may be sent without a person, as far as review, location and draft decide it.
pub(crate) fn may_send(
    row: &Row,
    place: &Details,
    earlier: &[EarlierText],
    draft: (&str, &str),
    counters: Counters,
) -> bool {
    guarded(row, place, earlier, draft, |review, location, draft| {
        reply_guard::may_send_without_approval(review, location, draft, counters)
    })
}

/// Puts a review, its location and a draft with its instructions into the form of the guard.
fn guarded<T>(
    row: &Row,
    place: &Details,
    earlier: &[EarlierText],
    (text, instructions): (&str, &str),
    check: impl FnOnce(&reply_guard::Review, &reply_guard::Location, &reply_guard::Draft) -> T,
) -> T {
    let review = reply_guard::Review {
        text: &row.text,
        stars: stars(row),
        language: Some(row.language.as_deref().map_or(Language::Other, Language::of_code)),
        reviewer: &row.author,
    };
    let location = reply_guard::Location {
        name: &place.name,
        phone: place.phone.as_deref(),
        website: place.website.as_deref(),
        email: None,
        city: Some(&place.city),
        profile: profession(place.category.as_deref()),
        languages: &[Language::of_code(home_language(place.country.as_deref()))],
    };
    let earlier: Vec<EarlierReply> = earlier.iter().map(|(text, reviewer)| EarlierReply { text, reviewer }).collect();
    check(&review, &location, &reply_guard::Draft { text, instructions, earlier: &earlier })
}

/// Returns true when a draft from a template is offered. Too short and too alike are up to the member who sends it.
pub(crate) fn is_offered(check: &ReplyCheck) -> bool {
    check.reasons.iter().all(|reason| matches!(reason.code, Reason::TooShort | Reason::TooAlike))
}

/// Returns the blocking reasons as errors of the text.
pub(crate) fn refusals(check: &ReplyCheck) -> Vec<FieldError> {
    let blocking = check.reasons.iter().filter(|reason| reason.is_blocking);
    blocking.map(|reason| FieldError::new("text", code(reason.code), refusal(reason.code))).collect()
}

fn code(reason: Reason) -> &'static str {
    match reason {
        Reason::PersonalData => "personal_data",
        Reason::ForeignContact => "foreign_contact",
        Reason::Markup => "markup",
        Reason::Placeholder => "placeholder",
        _ => "too_long",
    }
}

fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::PersonalData => "A public reply can’t contain personal data.",
        Reason::ForeignContact => "Use only this location’s website and phone number.",
        Reason::Markup => "Use plain text without markup or hidden characters.",
        Reason::Placeholder => "Fill in the placeholder first.",
        _ => "Use at most 4,096 bytes. Accents and emoji count as more than one.",
    }
}

fn stars(row: &Row) -> u8 {
    row.rating.and_then(|tenths| u8::try_from((tenths + 5) / 10).ok()).unwrap_or(3)
}

/// Returns a neutral reply when the reason asks for one.
fn neutral_wording(reason: Reason, profile: Profile, language: &str) -> Option<&'static str> {
    let is_french = language == "fr";
    match reason {
        Reason::ConfirmsClient | Reason::HealthDetail => Some(confidential_reply(profile, is_french)),
        Reason::AdmitsLiability | Reason::Threatens | Reason::Promises | Reason::Insults | Reason::Compensation => {
            Some(if profile != Profile::General {
                confidential_reply(profile, is_french)
            } else if is_french {
                "Merci pour votre message. Nous prenons vos remarques au sérieux. Contactez-nous directement afin que nous puissions en parler."
            } else {
                "Thank you for your feedback. We take your comments seriously. Please contact us directly so that we can talk about it."
            })
        }
        _ => None,
    }
}

/// Returns a reply of a profession with a duty of confidentiality.
pub(crate) fn confidential_reply(profile: Profile, is_french: bool) -> &'static str {
    match (profile, is_french) {
        (Profile::Legal, true) => {
            "Merci pour votre message. Le secret professionnel nous interdit tout commentaire public. Vous pouvez joindre notre cabinet directement."
        }
        (_, true) => {
            "Merci pour votre message. Le secret professionnel nous interdit tout commentaire public. Vous pouvez nous joindre directement."
        }
        (_, false) => {
            "Thank you for your feedback. Confidentiality rules prevent us from commenting in public. You can reach our office directly."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::merge::tests::{found, row_of};

    fn place(category: &str, country: &str) -> Details {
        Details {
            name: "Corner Practice".into(),
            city: "Lyon".into(),
            category: Some(category.into()),
            country: Some(country.into()),
            ..Details::default()
        }
    }

    #[test]
    fn only_the_reasons_about_privacy_and_form_are_blocking() {
        let row = row_of(&found("1", Some(2.0), "The food was bad and the staff was slow"));
        let text = "Write to ann@mail.example about it. The next coffee is on us.";
        let check = check_draft(&row, &place("Bakery", "US"), &[], text);
        let blocking = |code| check.reasons.iter().find(|of| of.code == code).map(|of| of.is_blocking);
        assert_eq!(blocking(Reason::PersonalData), Some(true));
        assert_eq!(blocking(Reason::Compensation), Some(false));
        assert!(!is_offered(&check));
    }

    #[test]
    fn a_confidential_profession_is_warned_and_gets_a_neutral_wording() {
        for (category, country, review, text) in [
            ("Dentist", "US", "The dentist was very friendly", "Thank you for your visit, we are glad it went well."),
            ("Avocat", "FR", "Très bon accueil, je recommande", "Merci, votre dossier avance bien chez nous."),
        ] {
            let row = row_of(&found("1", Some(5.0), review));
            let check = check_draft(&row, &place(category, country), &[], text);
            let reason = check.reasons.iter().find(|of| of.code == Reason::ConfirmsClient).unwrap();
            let wording = reason.wording.as_deref().unwrap();
            assert!(!reason.is_blocking && text.starts_with(reason.excerpt.as_deref().unwrap()), "{reason:?}");
            assert_eq!(check_draft(&row, &place(category, country), &[], wording).reasons, [], "{wording}");
        }
    }

    #[test]
    fn every_neutral_wording_passes_the_guard() {
        for (review, country) in [("The staff was rude and slow", "US"), ("Le personnel était lent et impoli", "FR")] {
            let row = row_of(&found("1", Some(1.0), review));
            for (category, profile) in
                [("Bakery", Profile::General), ("Dentist", Profile::Healthcare), ("Lawyer", Profile::Legal)]
            {
                for reason in [Reason::ConfirmsClient, Reason::Insults] {
                    let wording = neutral_wording(reason, profile, home_language(Some(country))).unwrap();
                    assert_eq!(check_draft(&row, &place(category, country), &[], wording).reasons, [], "{wording}");
                }
            }
        }
    }

    #[test]
    fn a_reply_like_an_earlier_one_is_warned_of() {
        let row = row_of(&found("1", Some(5.0), "The food was great"));
        let text = "Thank you Ann, we are so happy to read this and hope to see you again soon.";
        let earlier = [("Thank you Bob, we are so happy to read this and hope to see you again soon.", "Bob Stone")];
        let check = check_draft(&row, &place("Bakery", "US"), &earlier, text);
        assert_eq!(
            check.reasons.iter().map(|of| (of.code, of.is_blocking)).collect::<Vec<_>>(),
            [(Reason::TooAlike, false)]
        );
        assert!(is_offered(&check));
    }
}
