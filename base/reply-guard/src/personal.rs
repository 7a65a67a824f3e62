//! Finds data about a person in a draft.

use sentiment::words::{Gap, Words};

use crate::{
    contacts::Contacts,
    types::{Location, Review},
};

/// Digits of an order number.
const MIN_DIGITS: usize = 3;
/// Digits of a number that is a card or an account.
const LONG_NUMBER: usize = 6;

/// Returns true for an email address, a phone number, a street address, an order number or a full name.
pub(crate) fn has_personal_data(draft: &str, review: &Review, location: &Location) -> bool {
    let foreign = Contacts::of(draft).foreign(location);
    let words = Words::of(draft);
    !foreign.emails.is_empty()
        || !foreign.phones.is_empty()
        || (0..words.len()).any(|at| {
            is_street(&words, at) || is_order_number(&words, at) || is_full_name(&words, at, review.reviewer, location)
        })
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_digit())
}

/// Matches "12 Elm Street" and "12 rue de la Paix".
fn is_street(words: &Words, at: usize) -> bool {
    let is_after = |word: &str| {
        matches!(
            word,
            "street"
                | "st"
                | "road"
                | "rd"
                | "avenue"
                | "ave"
                | "lane"
                | "drive"
                | "boulevard"
                | "blvd"
                | "court"
                | "square"
                | "terrace"
                | "way"
                | "close"
                | "crescent"
        )
    };
    let is_before = |word: &str| {
        matches!(
            word,
            "rue"
                | "avenue"
                | "boulevard"
                | "bd"
                | "chemin"
                | "impasse"
                | "allee"
                | "quai"
                | "place"
                | "route"
                | "cours"
        )
    };
    let is_capital = |at: usize| words.written(at).starts_with(char::is_uppercase);
    is_number(words.word(at))
        && words.word(at).len() <= 5
        && (is_before(words.word(at + 1))
            || (matches!(words.word(at + 1), "bis" | "ter") && is_before(words.word(at + 2)))
            || (is_capital(at + 1) && (at + 2..at + 4).any(|next| is_after(words.word(next)) && is_capital(next))))
}

/// Matches "order 88213" and long numbers.
fn is_order_number(words: &Words, at: usize) -> bool {
    let digits = words.word(at).chars().filter(char::is_ascii_digit).count();
    let is_named = (at.saturating_sub(3)..at).any(|before| {
        matches!(
            words.word(before),
            "order"
                | "booking"
                | "reservation"
                | "card"
                | "ticket"
                | "invoice"
                | "account"
                | "file"
                | "case"
                | "reference"
                | "ref"
                | "commande"
                | "carte"
                | "facture"
                | "dossier"
                | "compte"
                | "numero"
                | "billet"
        )
    });
    digits >= LONG_NUMBER || (digits >= MIN_DIGITS && is_named)
}

/// Matches two words with capitals inside a sentence, or a title with a name, unless they are public.
fn is_full_name(words: &Words, at: usize, reviewer: &str, location: &Location) -> bool {
    let (first, second) = (words.written(at), words.written(at + 1));
    let is_capital = |word: &str| {
        let mut chars = word.chars();
        chars.next().is_some_and(char::is_uppercase) && chars.next().is_some_and(char::is_lowercase)
    };
    let is_title =
        matches!(words.word(at), "mr" | "mrs" | "ms" | "miss" | "mme" | "mlle" | "monsieur" | "madame" | "dr");
    // A title may have its stop: "Mr. Smith".
    let is_joined =
        words.gap(at + 1) == Gap::Space || (is_title && words.gap(at + 1) == Gap::Stop && at + 1 < words.len());
    let public = Words::of(reviewer);
    let business = [location.name, location.city.unwrap_or_default()].join(" ");
    let business = Words::of(&business);
    let is_public =
        |word: &str| [&public, &business].iter().any(|words| (0..words.len()).any(|at| words.word(at) == word));
    let is_name = |at: usize| is_capital(words.written(at)) && !is_public(words.word(at)) && !is_usual(words.word(at));
    if !is_joined || at + 1 >= words.len() {
        return false;
    }
    if is_title {
        return is_name(at + 1);
    }
    // The first word of a sentence has a capital in any case: only "Anna Keller, …" is a name there.
    let may_be_name = words.gap(at) != Gap::Stop || words.gap(at + 2) == Gap::Comma;
    is_capital(first) && is_capital(second) && may_be_name && is_name(at) && is_name(at + 1)
}

/// Matches words with a capital that are no names.
fn is_usual(word: &str) -> bool {
    matches!(
        word,
        "google"
            | "maps"
            | "best"
            | "kind"
            | "warm"
            | "regards"
            | "wishes"
            | "thank"
            | "thanks"
            | "you"
            | "we"
            | "our"
            | "the"
            | "your"
            | "i"
            | "monday"
            | "tuesday"
            | "wednesday"
            | "thursday"
            | "friday"
            | "saturday"
            | "sunday"
            | "happy"
            | "hour"
            | "new"
            | "year"
            | "christmas"
            | "easter"
            | "team"
            | "manager"
            | "owner"
            | "customer"
            | "service"
            | "care"
            | "bien"
            | "cordialement"
            | "merci"
            | "nous"
            | "notre"
            | "votre"
            | "vous"
            | "lundi"
            | "mardi"
            | "mercredi"
            | "jeudi"
            | "vendredi"
            | "samedi"
            | "dimanche"
            | "noel"
            | "paques"
            | "equipe"
            | "direction"
            | "facebook"
            | "instagram"
            | "dear"
            | "hello"
            | "hi"
            | "bonjour"
            | "bonsoir"
            | "cher"
            | "chere"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_about_persons_are_found_unless_they_are_public() {
        let location = Location { name: "Chez Paul Durand", phone: Some("+33 1 99 00 11 22"), ..Location::default() };
        let review = Review { reviewer: "Anna Keller", ..Review::default() };
        for text in [
            "Thank you, John Abernathy",
            "Sophie Morel, thank you",
            "Bonjour Mme Morel",
            "Dear Mr. Smith, thank you",
            "We came to 12 Elm Street",
            "au 12 bis rue des Lilas",
            "your order 88213",
            "votre commande no 5512",
            "Card 4111111111111111",
            "a@b.example",
            "Call 06 12 34 56 78",
        ] {
            assert!(has_personal_data(text, &review, &location), "{text}");
        }
        for text in [
            "Thank you, Anna Keller! Best Regards, Paul Durand",
            "Call 01 99 00 11 22",
            "Thank You for the 5 stars. We open at 10.",
            "See you on Google Maps",
            "Nous avons 12 places",
        ] {
            assert!(!has_personal_data(text, &review, &location), "{text}");
        }
    }
}
