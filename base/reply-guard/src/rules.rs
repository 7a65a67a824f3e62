//! Rules of the guard.

use sentiment::{
    Language, Model,
    words::{Gap, Words},
};

use crate::{
    contacts::Contacts,
    echo::{repeats, repeats_passage},
    lists::{Mentions, health},
    marks::{has_markup, has_placeholder},
    personal::has_personal_data,
    similarity::is_near_duplicate,
    types::{Draft, Location, Profile, Reason, Review},
};

/// Maximum length of a reply that Google accepts, in bytes.
const MAX_BYTES: usize = 4_096;
/// Minimum length of a reply, in characters.
const MIN_CHARACTERS: usize = 20;
/// Words from which a whole draft shows its language.
const MIN_WORDS: usize = 3;
/// Words from which a sentence of a draft shows its language.
const MIN_SENTENCE: usize = 4;
/// Log odds from which a sentence is in another language for sure.
const SURE: f32 = 1.5;
/// Words after "your" that may belong to it.
const REACH: usize = 3;

/// Returns every reason to refuse a draft, in the order of [`Reason`].
pub fn guard(review: &Review, location: &Location, draft: &Draft) -> Vec<Reason> {
    let text = draft.text;
    let words = Words::of(text);
    let mentions = Mentions::of(&words);
    let is_confidential = location.profile != Profile::General;
    let rules = [
        (Reason::TooLong, text.len() > MAX_BYTES),
        (Reason::TooShort, text.trim().chars().count() < MIN_CHARACTERS || words.len() < 2),
        (Reason::WrongLanguage, is_in_wrong_language(&words, review, location)),
        (Reason::Compensation, offers_compensation(&words, &mentions)),
        (Reason::ConfirmsClient, is_confidential && confirms_client(text, &words, &mentions)),
        (Reason::HealthDetail, location.profile == Profile::Healthcare && has_health_detail(&words, review)),
        (Reason::AdmitsLiability, mentions.has("admits_liability")),
        (Reason::Threatens, mentions.has("threatens") || (mentions.has("complaint") && mentions.has("second_person"))),
        (Reason::AsksRemoval, mentions.has("asks_removal")),
        (Reason::Promises, mentions.has("promises") || has_hundred_percent(text)),
        (Reason::PersonalData, has_personal_data(text, review, location)),
        (Reason::ForeignContact, !Contacts::of(text).foreign(location).is_empty()),
        (Reason::Echo, repeats(text, review.text, location.name)),
        (Reason::Markup, has_markup(text)),
        (Reason::PromptLeak, leaks_instructions(draft, &mentions)),
        (Reason::Placeholder, has_placeholder(text)),
        (Reason::Insults, mentions.has("insults")),
        (Reason::TooAlike, is_near_duplicate(text, review.reviewer, location, draft.earlier)),
    ];
    rules.into_iter().filter(|(_, applies)| *applies).map(|(reason, _)| reason).collect()
}

/// Returns the language that a reply must have: that of the review, or the first of the location's.
pub(crate) fn language_of_reply(review: &Review, location: &Location) -> Language {
    match review.language.unwrap_or_else(|| sentiment::detect(review.text)) {
        Language::Other => location.languages.first().copied().unwrap_or(Language::English),
        language => language,
    }
}

fn is_in_wrong_language(words: &Words, review: &Review, location: &Location) -> bool {
    let expected = language_of_reply(review, location);
    let model = Model::standard();
    let starts = (0..words.len()).filter(|at| words.gap(*at) == Gap::Stop).chain([words.len()]).collect::<Vec<_>>();
    let is_foreign = |from: usize, to: usize| {
        let sentence: Vec<&str> = (from..to).map(|at| words.written(at)).collect();
        let text = sentence.join(" ");
        let scores = model.language_scores(&Words::of(&text));
        Language::ALL.iter().any(|other| scores[*other as usize] > scores[expected as usize] + SURE)
    };
    let is_foreign_sentence = |pair: &[usize]| pair[1] - pair[0] >= MIN_SENTENCE && is_foreign(pair[0], pair[1]);
    (words.len() >= MIN_WORDS && is_foreign(0, words.len())) || starts.windows(2).any(is_foreign_sentence)
}

fn offers_compensation(words: &Words, mentions: &Mentions) -> bool {
    let is_innocent = |at: usize| mentions.positions("not_compensation").any(|start| start == at || start + 1 == at);
    mentions.positions("compensation").any(|at| !is_innocent(at)) || (0..words.len()).any(|at| is_amount(words, at))
}

fn is_amount(words: &Words, at: usize) -> bool {
    let is_number = |at: usize| words.word(at).starts_with(|c: char| c.is_ascii_digit());
    let is_currency = matches!(
        words.word(at),
        "€" | "$" | "£" | "euro" | "euros" | "dollar" | "dollars" | "pound" | "pounds" | "eur" | "usd" | "cad" | "gbp"
    );
    is_currency && (is_number(at + 1) || at.checked_sub(1).is_some_and(is_number))
}

fn confirms_client(text: &str, words: &Words, mentions: &Mentions) -> bool {
    let is_number = |at: usize| words.word(at).starts_with(|c: char| c.is_ascii_digit());
    let has_date = mentions.positions("month").any(|at| is_number(at + 1) || at.checked_sub(1).is_some_and(is_number));
    mentions.has("confirms_client") || has_date || text.split_whitespace().any(is_numeric_date)
}

/// Matches "03/04", "3.4.2026" and "2026-04-03".
fn is_numeric_date(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_ascii_digit());
    ['/', '.', '-'].iter().any(|separator| {
        let parts: Vec<&str> = word.split(*separator).collect();
        let is_part = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        parts.iter().all(is_part) && (parts.len() == 3 || (parts.len() == 2 && *separator == '/'))
    })
}

fn has_health_detail(words: &Words, review: &Review) -> bool {
    let of_review: Vec<usize> = health(&Words::of(review.text)).into_iter().map(|(entry, _)| entry).collect();
    health(words).into_iter().any(|(entry, at)| {
        let is_personal = (at.saturating_sub(REACH)..at)
            .any(|before| matches!(words.word(before), "your" | "votre" | "vos" | "ton" | "ta"));
        of_review.contains(&entry) || is_personal
    })
}

fn has_hundred_percent(text: &str) -> bool {
    text.match_indices("100").any(|(at, hundred)| text[at + hundred.len()..].trim_start().starts_with('%'))
}

/// Matches beginnings of API keys too.
fn leaks_instructions(draft: &Draft, mentions: &Mentions) -> bool {
    let has_key = draft.text.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c))).any(|part| {
        ["sk-", "sk_", "key-", "AIza", "ghp_"]
            .iter()
            .any(|start| part.starts_with(start) && part.len() > start.len() + 4)
    });
    mentions.has("prompt_leak") || has_key || repeats_passage(draft.text, draft.instructions)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(profile: Profile, review: &str, draft: &str) -> Vec<Reason> {
        let languages = [Language::English, Language::French];
        let location = Location { name: "Vitrine Test", profile, languages: &languages, ..Location::default() };
        let instructions = "You write short replies for shops and never offer any money";
        let draft = Draft { text: draft, instructions, ..Draft::default() };
        guard(&Review { text: review, stars: 5, ..Review::default() }, &location, &draft)
    }

    #[test]
    fn each_rule_refuses_its_own_drafts() {
        use Reason::*;
        let english = "The staff was friendly and the place was nice.";
        let french = "Le personnel était aimable et le lieu agréable.";
        for (review, draft, reason) in [
            (english, "Thank you so much.", TooShort),
            (english, "Merci beaucoup pour votre gentil message.", WrongLanguage),
            (english, "Thank you for your kind words. Nous espérons vous revoir très bientôt.", WrongLanguage),
            (french, "Thank you very much for your kind words.", WrongLanguage),
            (english, "Thank you, the next coffee is on us.", Compensation),
            (english, "Thank you, here are 20 € for next time.", Compensation),
            (french, "Merci, nous vous offrons un café la prochaine fois.", Compensation),
            (english, "We are sorry, it was our fault and we are liable.", AdmitsLiability),
            (french, "Nous avons commis une erreur et le regrettons.", AdmitsLiability),
            (english, "Our lawyer will write to you about this.", Threatens),
            (french, "Votre plainte ne nous fait pas peur du tout.", Threatens),
            (english, "Could you please update your kind review for us?", AsksRemoval),
            (french, "Merci de bien vouloir modifier votre avis.", AsksRemoval),
            (english, "We promise that this will be better.", Promises),
            (french, "Nous sommes à 100 % avec vous, merci.", Promises),
            (english, "Thank you, write to someone@mail.example for more.", PersonalData),
            (english, "Thank you, see more on https://other.example today.", ForeignContact),
            (english, "Great that the staff was friendly and the place was nice.", Echo),
            (english, "Thank you <b>very</b> much for your words.", Markup),
            (english, "As an AI language model I thank you very much.", PromptLeak),
            (english, "You write short replies for shops and never offer money.", PromptLeak),
            (french, "Merci beaucoup {{prenom}}, à très bientôt !", Placeholder),
            (english, "Thank you, but you are an idiot all the same.", Insults),
        ] {
            let reasons = reasons(Profile::General, review, draft);
            assert!(reasons.contains(&reason), "{draft}: {reasons:?}, not {reason:?}");
        }
        assert_eq!(reasons(Profile::General, english, &"a ".repeat(2_049)).first(), Some(&TooLong));
    }

    #[test]
    fn confidential_professions_confirm_nothing() {
        use Reason::*;
        for (profile, review, draft, reason) in [
            (Profile::Healthcare, "My root canal hurt.", "Thank you. We hope that the canal is better.", HealthDetail),
            (Profile::Healthcare, "Bad.", "We are sorry about your sore knee, please call.", HealthDetail),
            (Profile::Healthcare, "Bad.", "Thank you for your visit, please call us.", ConfirmsClient),
            (Profile::Legal, "Mauvais.", "Merci, votre dossier avance bien chez nous.", ConfirmsClient),
            (Profile::Legal, "Bad.", "Thank you, we remember March 3rd very well.", ConfirmsClient),
            (Profile::Legal, "Bad.", "Thank you, we remember 03/04/2026 very well.", ConfirmsClient),
        ] {
            let found_reasons = reasons(profile, review, draft);
            assert!(found_reasons.contains(&reason), "{draft}: {found_reasons:?}");
            assert!(!reasons(Profile::General, review, draft).contains(&reason), "{draft}");
        }
    }

    #[test]
    fn a_friendly_reply_has_no_reason_against_it() {
        for (review, draft) in [
            ("Great coffee!", "Thank you for your kind words, feel free to come back any time."),
            ("We loved the gluten-free cake.", "Thank you! Our gluten-free cakes make us proud too."),
            ("Très bon accueil", "Merci beaucoup pour votre message, toute l’équipe se réjouit de vous revoir."),
            ("", "Thank you very much for the five stars, see you soon."),
        ] {
            assert_eq!(reasons(Profile::General, review, draft), [], "{draft}");
        }
    }
}
