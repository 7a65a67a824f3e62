//! The pages that links in emails open: one with a button that follows the link, one that says that it has expired.

mod words;

use axum::{
    http::{StatusCode, Uri},
    response::Response,
};
use mail::Language;
use notice::{Form, Link, Page};
use url::Url;

/// Asks for the click that follows the link at `address`, which leads on to `to`.
pub(crate) fn ask(language: Language, kind: &str, address: &Uri, to: &Url) -> Response {
    let words = words::ask(language, kind);
    let form = Form {
        action: address.path_and_query().map_or_else(String::new, ToString::to_string),
        fields: Vec::new(),
        button: words.button.into(),
        leads_to: Some(source(to)),
    };
    Page { form: Some(form), ..Page::new(language, words.title, words.text) }.answer(StatusCode::OK)
}

/// Says that a link is used or expired; `on` is where another is to be had.
pub(crate) fn expired(language: Language, on: &Url) -> Response {
    let words = words::expired(language);
    let link = Link { href: on.to_string(), label: words.button.into() };
    Page { link, ..Page::new(language, words.title, words.text) }.answer(StatusCode::GONE)
}

/// Returns an address as content policies name it: its origin, or its scheme when it has no origin.
fn source(to: &Url) -> String {
    let origin = to.origin();
    if origin.is_tuple() { origin.ascii_serialization() } else { format!("{}:", to.scheme()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_policy_names_the_origin_or_the_scheme_that_a_link_leads_to() {
        for (to, expected) in [
            ("https://app.example:8443/done?a=b#c", "https://app.example:8443"),
            ("https://app.example/", "https://app.example"),
            ("com.example.app://done", "com.example.app:"),
        ] {
            assert_eq!(source(&Url::parse(to).unwrap()), expected);
        }
    }

    #[test]
    fn every_type_of_link_has_words_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let kinds = ["signup", "invite", "recovery", "magiclink", "email_change"];
            let titles: std::collections::BTreeSet<_> =
                kinds.into_iter().map(|kind| words::ask(language, kind).title).collect();
            assert_eq!(titles.len(), kinds.len());
        }
        assert_ne!(words::expired(Language::English).title, words::expired(Language::French).title);
    }
}
