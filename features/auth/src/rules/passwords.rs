//! What a password must be. Pure.

use serde_json::{Map, Value};
use zxcvbn::{Match, Score, matching::patterns::MatchPattern, zxcvbn};

/// A password of so many characters scores a point for its length.
const LONG: usize = 8;
/// The protocol accepts no longer password, in bytes.
pub(crate) const LONGEST_BYTES: usize = 72;
/// The score, of 5, that a password must reach.
const STRONG: usize = 3;
/// A password of so many characters may be a passphrase, which is judged by how hard it is to guess.
const PASSPHRASE: usize = 15;
/// The so many most common passwords are refused, however they are written.
const COMMON: usize = 3_000;
/// Shorter names are parts of too much else.
const SHORTEST_WORD: usize = 3;
/// What users tell about themselves that names them.
const NAMES: [&str; 5] = ["first_name", "last_name", "full_name", "name", "company"];
/// What everybody knows of the site.
const PRODUCT: &str = "vitrine";

/// What is weak about a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weakness {
    /// Too short.
    Length,
    /// Too few kinds of characters for its length.
    Characters,
    /// Everybody tries it first.
    Common,
}

impl Weakness {
    /// The protocol's word for it.
    pub(crate) fn reason(self) -> &'static str {
        match self {
            Self::Length => "length",
            Self::Characters => "characters",
            Self::Common => "pwned",
        }
    }

    /// The same in English.
    pub(crate) fn message(self, shortest: usize) -> String {
        match self {
            Self::Length => format!("Password should be at least {shortest} characters."),
            Self::Characters => "Please choose a stronger password.".into(),
            Self::Common => "Password is known to be weak and easy to guess, please choose a different one.".into(),
        }
    }
}

/// What is weak about a password of at least `shortest` characters, whose user and site are told by `words`; nothing for
/// one that may be used. Unless it `must_be_strong`, only its length counts.
pub(crate) fn weakness(password: &str, words: &[String], shortest: usize, must_be_strong: bool) -> Option<Weakness> {
    if password.chars().count() < shortest {
        return Some(Weakness::Length);
    }
    if !must_be_strong {
        return None;
    }
    let inputs: Vec<&str> = words.iter().map(String::as_str).collect();
    let guesses = zxcvbn(password, &inputs);
    if is_common(password, &guesses) {
        return Some(Weakness::Common);
    }
    let others = without_words(&guesses, words);
    if others != password && weakness(&others, &[], shortest, true).is_some() {
        return Some(Weakness::Common);
    }
    let is_passphrase = password.chars().count() >= PASSPHRASE && guesses.score() >= Score::Three;
    if strength(password) >= STRONG || is_passphrase { None } else { Some(Weakness::Characters) }
}

/// One point each for length, upper case, lower case, a digit and a symbol, of any script, as the meter on the sign-up
/// page counts them. White space is no symbol.
fn strength(password: &str) -> usize {
    let has = |is: fn(char) -> bool| password.chars().any(is);
    [
        password.chars().count() >= LONG,
        has(char::is_uppercase),
        has(char::is_lowercase),
        has(char::is_numeric),
        has(|c| !c.is_alphanumeric() && !c.is_whitespace()),
    ]
    .into_iter()
    .filter(|point| *point)
    .count()
}

/// True when the whole of it is one of the most common words, in whatever case, backwards, or in l33t.
fn is_common(password: &str, guesses: &zxcvbn::Entropy) -> bool {
    let whole = password.chars().count();
    guesses.sequence().iter().any(|part| {
        part.token.chars().count() == whole
            && matches!(&part.pattern, MatchPattern::Dictionary(word) if word.rank <= COMMON)
    })
}

/// A password without what anybody guesses who knows its user: in whatever case, backwards, in l33t, or several times.
fn without_words(guesses: &zxcvbn::Entropy, words: &[String]) -> String {
    let others = guesses.sequence().iter().filter(|part| !is_of_words(part, words));
    others.map(|part| part.token.as_str()).collect()
}

fn is_of_words(part: &Match, words: &[String]) -> bool {
    match &part.pattern {
        MatchPattern::Dictionary(word) => words.contains(&word.matched_word),
        MatchPattern::Repeat(repeated) => repeated.base_matches.iter().any(|part| is_of_words(part, words)),
        _ => false,
    }
}

/// What a password must not be made of: the product's name, the names of its user and the parts of their address, in
/// lower case, with and without accents (ASVS 6.2.11).
pub(crate) fn own_words(email: &str, told: &Map<String, Value>) -> Vec<String> {
    let names = NAMES.iter().filter_map(|key| told.get(*key).and_then(Value::as_str));
    let (name, host) = email.split_once('@').unwrap_or((email, ""));
    let host = host.rsplit_once('.').map_or(host, |(host, _)| host);
    let mut words = vec![PRODUCT.to_owned(), name.to_lowercase()];
    for text in [name, host].into_iter().chain(names).flat_map(|text| [text.to_lowercase(), text::fold(text)]) {
        words.extend(text.split(|c: char| !c.is_alphabetic()).map(str::to_owned));
    }
    words.retain(|word| word.chars().count() >= SHORTEST_WORD);
    words.sort_unstable();
    words.dedup();
    words
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_password_is_strong_by_its_score_or_as_a_passphrase() {
        let cases = [
            ("", Some(Weakness::Length)),
            ("aB1!x", Some(Weakness::Length)),
            ("éàüöß", Some(Weakness::Length)),
            ("qzvkwp", Some(Weakness::Characters)),
            ("qzvkwpmt", Some(Weakness::Characters)),
            ("QZVKWPmt", None),
            ("qzvkw7m", Some(Weakness::Characters)),
            ("qzvkw7mt", None),
            ("qZvkw7", None),
            ("qzvkwpmt!", None),
            ("qzvkwpmé", Some(Weakness::Characters)),
            ("qzvkwpmÉ", None),
            ("qzvk wpmt", Some(Weakness::Characters)),
            ("Rue-du-Bac-75007", None),
            // Fifteen and more characters of one kind.
            ("correcthorsebatterystaple", None),
            ("aaaaaaaaaaaaaaaaaaaa", Some(Weakness::Characters)),
            ("abcdefghijklmnopqrst", Some(Weakness::Characters)),
        ];
        for (password, expected) in cases {
            assert_eq!(weakness(password, &[], 6, true), expected, "{password:?}");
        }
    }

    #[test]
    fn the_most_common_passwords_are_refused_however_they_are_written() {
        for password in ["password1", "Password1", "PASSWORD1", "P@ssw0rd", "drowssaP", "Qwerty123", "trustNO1"] {
            assert_eq!(weakness(password, &[], 8, true), Some(Weakness::Common), "{password:?}");
        }
    }

    #[test]
    fn the_score_counts_as_the_meter_does() {
        let cases = [
            ("", 0),
            ("a", 1),
            ("aA", 2),
            ("aA1", 3),
            ("aA1!", 4),
            ("aA1!aA1!", 5),
            ("12345678", 2),
            ("é", 1),
            ("É", 1),
            (" ", 0),
        ];
        for (password, expected) in cases {
            assert_eq!(strength(password), expected, "{password:?}");
        }
    }

    fn words(email: &str, told: &Value) -> Vec<String> {
        own_words(email, told.as_object().unwrap())
    }

    #[test]
    fn the_words_of_a_user_are_their_names_and_the_parts_of_their_address() {
        let told = json!({ "first_name": "Zoé", "last_name": "Le Goff", "company": "Café d’Or", "plan": "starter" });
        assert_eq!(
            words("zoe.legoff75@boutique.example.com", &told),
            ["boutique", "cafe", "café", "example", "goff", "legoff", "vitrine", "zoe", "zoe.legoff75", "zoé"]
        );
        assert_eq!(words("", &json!({ "first_name": 7 })), ["vitrine"]);
    }

    #[test]
    fn names_and_parts_of_the_address_make_no_password() {
        let words = words("marie.dupont75@example.com", &json!({ "first_name": "Zoé", "company": "Boulangerie Roy" }));
        for password in [
            "Dupont-1985",
            "MarieDupont1!",
            "tnopuD-1985!",
            "Dup0nt-1985!",
            "DupontDupont1!",
            "Zoe-2026-Zoé",
            "Boulangerie75!",
            "Vitrine2026!",
            "Example-12345",
            "marie.dupont75",
        ] {
            assert_eq!(weakness(password, &words, 8, true), Some(Weakness::Common), "{password:?}");
            assert_ne!(weakness(password, &[], 8, true), Some(Weakness::Common), "{password:?} of somebody else");
        }
        for password in ["Rue-du-Bac-75007", "Dupont-Rue-du-Bac-75007", "correcthorsebatterystaple"] {
            assert_eq!(weakness(password, &words, 8, true), None, "{password:?}");
        }
    }
}
