//! Post office boxes, which directories show or leave out.

use super::tokens::split_digits;
use crate::country::Country;

/// Words before the number of a box.
const PHRASES: [&[&str]; 6] = [
    &["post", "office", "box"],
    &["p", "o", "box"],
    &["po", "box"],
    &["pobox"],
    &["boite", "postale"],
    &["case", "postale"],
];

/// Removes post office boxes with their numbers.
pub(super) fn remove_boxes(tokens: &mut Vec<String>, country: Country) {
    let has_initials = matches!(country, Country::France | Country::Canada);
    let mut remaining = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let begins = |phrase: &&&[&str]| {
            tokens[at..].len() >= phrase.len() && phrase.iter().zip(&tokens[at..]).all(|(a, b)| a == b)
        };
        let initials = tokens[at].get(..2).filter(|initials| has_initials && matches!(*initials, "bp" | "cp" | "cs"));
        let is_number =
            |at: usize| tokens.get(at).is_some_and(|token| !split_digits(token.trim_start_matches('#')).0.is_empty());
        if let Some(phrase) = PHRASES.iter().find(begins) {
            at += phrase.len();
            at += usize::from(is_number(at));
        } else if initials.is_some() && tokens[at].len() == 2 && is_number(at + 1) {
            at += 2;
        } else if initials.is_some()
            && tokens[at][2..].bytes().all(|byte| byte.is_ascii_digit())
            && tokens[at].len() > 2
        {
            at += 1;
        } else {
            remaining.push(tokens[at].clone());
            at += 1;
        }
    }
    *tokens = remaining;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_goes_with_its_number() {
        for (country, text, expected) in [
            (Country::UnitedStates, "po box 12", ""),
            (Country::UnitedStates, "p o box #12 88 hill rd", "88 hill rd"),
            (Country::UnitedStates, "12 cp 4", "12 cp 4"),
            (Country::France, "20 bd voltaire bp 45", "20 bd voltaire"),
            (Country::France, "cs12345", ""),
            (Country::Canada, "case postale 3 succursale a", "succursale a"),
            (Country::Canada, "cp x cpe", "cp x cpe"),
        ] {
            let mut tokens: Vec<String> = text.split(' ').map(str::to_owned).collect();
            remove_boxes(&mut tokens, country);
            assert_eq!(tokens.join(" "), expected, "{text}");
        }
    }
}
