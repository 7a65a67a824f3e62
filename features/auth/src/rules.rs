//! What a user may be called and what a password must be. Pure: no clock, no database, no randomness.

use serde_json::{Map, Value, json};
use zxcvbn::{Score, matching::patterns::MatchPattern, zxcvbn};

use crate::queries::UserRow;

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
/// What users tell about themselves travels in every access token, which a header must hold; bytes of JSON.
const MOST_METADATA: usize = 8 * 1024;
/// No e-mail address is longer.
const LONGEST_EMAIL: usize = 255;
/// No part of a host name is longer.
const LONGEST_LABEL: usize = 63;

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

/// What is weak about a password of at least `shortest` characters; nothing for one that may be used. Unless it
/// `must_be_strong`, only its length counts.
pub(crate) fn weakness(password: &str, shortest: usize, must_be_strong: bool) -> Option<Weakness> {
    if password.chars().count() < shortest {
        return Some(Weakness::Length);
    }
    if !must_be_strong {
        return None;
    }
    let guesses = zxcvbn(password, &[]);
    if is_common(password, &guesses) {
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

/// An e-mail address as it is kept, in lower case; `None` when it is none. The same addresses that a browser accepts.
pub(crate) fn email(typed: &str) -> Option<String> {
    let email = typed.trim().to_ascii_lowercase();
    let (name, host) = email.split_once('@')?;
    let is_name =
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b));
    let is_host = host.split('.').all(|label| {
        (1..=LONGEST_LABEL).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    });
    (is_name && is_host && email.len() <= LONGEST_EMAIL).then_some(email)
}

/// A telephone number as it is kept: digits only, 7 to 15 of them (E.164 without the plus); `None` when it is none.
pub(crate) fn phone(typed: &str) -> Option<String> {
    let digits = typed.trim().strip_prefix('+').unwrap_or(typed.trim());
    let is_number = (7..=15).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    (is_number && !digits.starts_with('0')).then(|| digits.to_owned())
}

/// A PKCE challenge: 43 to 128 characters that need no escaping in an address.
pub(crate) fn is_code_challenge(challenge: &str) -> bool {
    (43..=128).contains(&challenge.len())
        && challenge.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~".contains(&b))
}

/// What is kept of what somebody told at sign-up: all of it, and what the service knows.
pub(crate) fn sign_up_metadata(mut told: Map<String, Value>, user: &UserRow) -> Map<String, Value> {
    let name = |key: &str| told.get(key).and_then(Value::as_str).map(str::trim).unwrap_or_default();
    let full_name = format!("{} {}", name("first_name"), name("last_name")).trim().to_owned();
    if !full_name.is_empty() && !told.contains_key("full_name") {
        told.insert("full_name".into(), full_name.into());
    }
    told.extend([
        ("sub".into(), json!(user.id)),
        ("email_verified".into(), json!(user.email_confirmed_at.is_some())),
        ("phone_verified".into(), json!(user.phone_confirmed_at.is_some())),
    ]);
    if !user.email.is_empty() {
        told.insert("email".into(), json!(user.email));
    }
    if let Some(phone) = &user.phone {
        told.insert("phone".into(), json!(phone));
    }
    told
}

/// `changes` over `metadata`; null takes a key away.
pub(crate) fn merge(metadata: &mut Map<String, Value>, changes: Map<String, Value>) {
    for (key, value) in changes {
        if value.is_null() {
            metadata.remove(&key);
        } else {
            metadata.insert(key, value);
        }
    }
}

/// True for metadata that an access token can carry.
pub(crate) fn fits_a_token(metadata: &Map<String, Value>) -> bool {
    serde_json::to_vec(metadata).is_ok_and(|json| json.len() <= MOST_METADATA)
}

#[cfg(test)]
mod tests {
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
            assert_eq!(weakness(password, 6, true), expected, "{password:?}");
        }
    }

    #[test]
    fn the_most_common_passwords_are_refused_however_they_are_written() {
        for password in ["password1", "Password1", "PASSWORD1", "P@ssw0rd", "drowssaP", "Qwerty123", "trustNO1"] {
            assert_eq!(weakness(password, 8, true), Some(Weakness::Common), "{password:?}");
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

    #[test]
    fn an_address_is_kept_in_lower_case_when_a_browser_would_accept_it() {
        assert_eq!(email(" Zoe.O'Neil+x@Example.CO.uk "), Some("zoe.o'neil+x@example.co.uk".into()));
        assert_eq!(email("me@localhost"), Some("me@localhost".into()));
        let long = format!("{}@example.com", "a".repeat(LONGEST_EMAIL));
        for wrong in
            ["", "@", "a@", "@b.c", "a b@c.d", "a@b..c", "a@-b.c", "a@b@c", "é@b.c", "a@b\r\nc", "<a@b.c>", &long]
        {
            assert_eq!(email(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn metadata_is_merged_key_by_key() {
        let map = |value: Value| value.as_object().cloned().unwrap();
        let mut metadata = map(json!({"first_name": "Zoé", "company": "Acme"}));
        merge(&mut metadata, map(json!({"company": null, "theme": {"a": 1}})));
        assert_eq!(Value::from(metadata), json!({"first_name": "Zoé", "theme": {"a": 1}}));
    }

    #[test]
    fn the_full_name_is_added_where_it_is_missing() {
        let user = UserRow::new(jiff::Timestamp::UNIX_EPOCH);
        let full_name = |told: Value| {
            let told = told.as_object().cloned().unwrap();
            sign_up_metadata(told, &user).get("full_name").cloned()
        };
        assert_eq!(full_name(json!({"first_name": " Zoé ", "last_name": "Roy"})), Some(json!("Zoé Roy")));
        assert_eq!(full_name(json!({"first_name": "Zoé", "full_name": "Z. R."})), Some(json!("Z. R.")));
        assert_eq!(full_name(json!({})), None);
    }
}
