//! Finds parts of a text that another text repeats.

use std::collections::BTreeSet;

use sentiment::words::Words;

use crate::contacts::Contacts;

/// Words in a row that are a repetition.
const MAX_ROW: usize = 8;
/// Digits of a number that is a repetition.
const MIN_DIGITS: usize = 3;
/// Characters of a code, or of a word in capitals, that is a repetition.
const MIN_CODE: usize = 4;
/// Words of a draft that is so short that a word in capitals counts in any case.
const SHORT_DRAFT: usize = 3;

/// Returns true when the draft repeats a link, a number, a code, a word in capitals or a passage of the review.
pub(crate) fn repeats(draft: &str, review: &str, business: &str) -> bool {
    let (of_draft, of_review) = (Contacts::of(draft), Contacts::of(review));
    of_review.hosts.iter().any(|host| of_draft.hosts.contains(host))
        || of_review.emails.iter().any(|email| of_draft.emails.contains(email))
        || numbers(review).intersection(&numbers(draft)).next().is_some()
        || repeats_code(draft, review, business)
        || repeats_passage(draft, review)
}

/// Returns the numbers of a text without separators of thousands.
fn numbers(text: &str) -> BTreeSet<String> {
    let mut numbers = BTreeSet::new();
    let chars: Vec<char> = text.chars().chain([' ']).collect();
    let mut digits = String::new();
    for (at, c) in chars.iter().enumerate() {
        let is_between = matches!(c, ',' | '.' | ' ' | '\u{a0}' | '\u{202f}' | '\'')
            && chars[at + 1..].iter().take_while(|next| next.is_ascii_digit()).count() == 3;
        if c.is_ascii_digit() {
            digits.push(*c);
        } else if !is_between && !digits.is_empty() {
            if digits.len() >= MIN_DIGITS {
                numbers.insert(digits.clone());
            }
            digits.clear();
        }
    }
    numbers
}

fn repeats_code(draft: &str, review: &str, business: &str) -> bool {
    let parts = |text: &str| -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric())
            .filter(|part| part.chars().count() >= MIN_CODE)
            .map(str::to_owned)
            .collect()
    };
    let of_draft = parts(draft);
    let is_short = Words::of(draft).len() <= SHORT_DRAFT;
    let is_code = |part: &str| part.chars().any(|c| c.is_ascii_digit()) && part.chars().any(char::is_alphabetic);
    let is_loud = |part: &str| part.chars().all(char::is_uppercase);
    let is_repeated = |part: &String| {
        of_draft.iter().any(|other| other == part || ((is_short || is_code(part)) && other.eq_ignore_ascii_case(part)))
    };
    let is_of_business = |part: &str| business.split_whitespace().any(|word| word.eq_ignore_ascii_case(part));
    parts(review).iter().any(|part| (is_code(part) || is_loud(part)) && !is_of_business(part) && is_repeated(part))
}

/// Returns true when eight words in a row of one text are in the other.
pub(crate) fn repeats_passage(draft: &str, review: &str) -> bool {
    let (draft, review) = (Words::of(draft), Words::of(review));
    let rows = |words: &Words| -> BTreeSet<String> {
        let row = |at: usize| (at..at + MAX_ROW).map(|at| words.word(at)).collect::<Vec<_>>().join(" ");
        (0..(words.len() + 1).saturating_sub(MAX_ROW)).map(row).collect()
    };
    rows(&draft).intersection(&rows(&review)).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_numbers_codes_capitals_and_passages_are_repetitions() {
        for (review, draft) in [
            ("see http://evil.example/a", "Look at evil.example"),
            ("I paid 9,000", "The 9000 you paid"),
            ("table 214", "Sorry about 214"),
            ("use WIN2024x", "code win2024X"),
            ("reply BANANA", "We say BANANA here"),
            ("reply BANANA", "Banana."),
            ("one two three four five six seven eight nine", "x two three four five six seven eight nine y"),
        ] {
            assert!(repeats(draft, review, ""), "{review} | {draft}");
        }
        for (review, draft) in [
            ("great food in 20 minutes", "Happy that 20 minutes were great"),
            ("VITRINE is great", "Thank you from all of VITRINE"),
            ("the staff at the door was very kind", "the staff at the door was kind"),
        ] {
            assert!(!repeats(draft, review, "Vitrine Test"), "{review} | {draft}");
        }
    }
}
