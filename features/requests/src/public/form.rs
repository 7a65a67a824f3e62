//! Fields of the private form.

use std::collections::HashMap;

use url::form_urlencoded;

/// Maximum characters of a text.
const MAX_TEXT: usize = 4_000;
/// Maximum characters of a name.
const MAX_NAME: usize = 120;

/// Fields as the visitor typed them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FeedbackForm {
    pub(super) text: String,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) score: Option<i64>,
    pub(super) wants_reply: bool,
    pub(super) is_trapped: bool,
}

/// Problem of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Problem {
    NoText,
    TooLong,
    InvalidEmail,
    NoEmail,
}

impl FeedbackForm {
    /// Reads a form. The first of each field counts.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let mut fields: HashMap<String, String> = HashMap::new();
        for (name, value) in form_urlencoded::parse(bytes) {
            fields.entry(name.into_owned()).or_insert_with(|| value.into_owned());
        }
        let mut take = |name: &str| fields.remove(name).unwrap_or_default();
        let lines = |text: String| text::clean_lines(&text).map(Into::into).unwrap_or_default();
        let line = |text: String| text::clean(&text).map(Into::into).unwrap_or_default();
        Self {
            text: lines(take("text")),
            name: line(take("name")),
            email: line(take("email")),
            score: take("score").parse().ok().filter(|score| (0..=10).contains(score)),
            wants_reply: take("wants_reply") == "true",
            is_trapped: !take("website").trim().is_empty(),
        }
    }

    /// Returns the problems of the form. A recipient has an address that is known.
    pub(super) fn problems(&self, is_recipient: bool) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.text.is_empty() {
            problems.push(Problem::NoText);
        }
        if self.text.chars().count() > MAX_TEXT || self.name.chars().count() > MAX_NAME {
            problems.push(Problem::TooLong);
        }
        if self.email.is_empty() {
            if self.wants_reply && !is_recipient {
                problems.push(Problem::NoEmail);
            }
        } else if text::email::normalise_public(&self.email).is_none() {
            problems.push(Problem::InvalidEmail);
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read_and_its_problems_are_named() {
        use Problem::{InvalidEmail, NoEmail, NoText, TooLong};
        let long = format!("text={}", "a".repeat(4_001));
        for (form, is_recipient, expected) in [
            ("text=Hello&score=3", false, vec![]),
            ("text=Hello&score=11&wants_reply=true&email=a%40b.example", false, vec![]),
            ("score=0", false, vec![NoText]),
            ("text=%20%00", false, vec![NoText]),
            ("text=x&wants_reply=true", false, vec![NoEmail]),
            ("text=x&wants_reply=true", true, vec![]),
            ("text=x&email=nobody", true, vec![InvalidEmail]),
            (&long, false, vec![TooLong]),
        ] {
            assert_eq!(FeedbackForm::read(form.as_bytes()).problems(is_recipient), expected, "{form}");
        }
        let typed = FeedbackForm::read(b"text=a&text=b&score=10&website=x&name=Zo%C3%A9");
        assert_eq!((typed.text.as_str(), typed.score, typed.is_trapped), ("a", Some(10), true));
        assert_eq!(FeedbackForm::read(b"score=11").score, None);
    }
}
