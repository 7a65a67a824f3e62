//! Filters of the templates.

#![expect(
    clippy::inline_always,
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "the form that askama asks of filters"
)]

use std::fmt::{Display, Write};

use askama::{Result, Template as _, Values, filters::Safe};
use hours::OpeningHours;
use jiff::civil::Date;

use super::filters;
use crate::{
    opening_hours, scenes,
    view::{Action, Person, Phone, Picture, Source, Template},
    words::{Words, short_date},
};

/// Schemes that a link may have.
const SCHEMES: [&str; 4] = ["https:", "http:", "tel:", "mailto:"];

/// Returns the target of a link, or `#` for one that would run a script or has an unknown scheme. Signs that do not belong
/// in an address are encoded.
#[askama::filter_fn]
pub(super) fn link(href: impl Display, _: &dyn Values) -> Result<String> {
    Ok(safe_link(&href.to_string()))
}

fn safe_link(href: &str) -> String {
    let href = href.trim();
    let lower = href.to_ascii_lowercase();
    let is_known = SCHEMES.iter().any(|scheme| lower.starts_with(scheme));
    let is_path = href.starts_with(['/', '?', '#']) && !href.starts_with("//") && !href.starts_with("/\\");
    if !is_known && !is_path {
        return "#".to_owned();
    }
    let mut link = String::with_capacity(href.len());
    for sign in href.chars() {
        if sign.is_whitespace() || sign.is_control() || "\"<>\\^`{|}".contains(sign) {
            let mut bytes = [0; 4];
            for byte in sign.encode_utf8(&mut bytes).bytes() {
                // Writing to a string does not fail.
                let _ = write!(link, "%{byte:02X}");
            }
        } else {
            link.push(sign);
        }
    }
    link
}

/// Returns the target of a link to a phone number.
#[askama::filter_fn]
pub(super) fn tel(phone: &Phone, _: &dyn Values) -> Result<String> {
    Ok(phone.href.as_deref().map_or_else(|| safe_link(&format!("tel:{}", phone.e164)), safe_link))
}

/// Returns the target of a link to an email address.
#[askama::filter_fn]
pub(super) fn mailto(email: impl Display, _: &dyn Values) -> Result<String> {
    Ok(safe_link(&format!("mailto:{email}")))
}

/// Returns the text of a button.
#[askama::filter_fn]
pub(super) fn label(action: &Action, _: &dyn Values, words: &Words, template: Template) -> Result<String> {
    let own = action.label.as_deref().filter(|label| !label.trim().is_empty());
    Ok(own.unwrap_or_else(|| words.action(template, action.kind)).to_owned())
}

/// Returns a date with its year.
#[askama::filter_fn]
pub(super) fn day(date: &Date, _: &dyn Values, words: &Words) -> Result<String> {
    Ok(short_date(words, *date))
}

/// Returns stars as symbols.
#[askama::filter_fn]
pub(super) fn stars(stars: &u8, _: &dyn Values) -> Result<String> {
    let full = usize::from(*stars).min(5);
    Ok("★".repeat(full) + &"☆".repeat(5 - full))
}

/// Returns opening hours, days with equal hours in one line.
#[askama::filter_fn]
pub(super) fn groups(hours: &OpeningHours, _: &dyn Values, words: &Words) -> Result<Vec<(String, String)>> {
    Ok(opening_hours::groups(hours, words))
}

/// Returns the value of `srcset`.
#[askama::filter_fn]
pub(super) fn srcset(sources: &[Source], _: &dyn Values) -> Result<String> {
    let sources: Vec<String> = sources
        .iter()
        .map(|source| format!("{} {}w", safe_link(&source.url).replace(',', "%2C"), source.width))
        .collect();
    Ok(sources.join(", "))
}

/// Returns the initials of a person: one or two letters of scripts that have them.
#[askama::filter_fn]
pub(super) fn initials(person: &Person, _: &dyn Values) -> Result<Option<String>> {
    Ok(initials_of(&person.name))
}

fn initials_of(name: &str) -> Option<String> {
    const TITLES: [&str; 12] = ["dr", "dre", "me", "mr", "mrs", "ms", "mme", "m", "mlle", "prof", "pr", "doctor"];
    let words: Vec<&str> = name
        .split_whitespace()
        .filter(|word| !TITLES.contains(&word.trim_end_matches('.').to_lowercase().as_str()))
        .filter(|word| word.starts_with(|letter: char| letter.is_uppercase()))
        .collect();
    let ends = [words.first(), words.last().filter(|_| words.len() > 1)];
    let letters: String = ends.into_iter().flatten().filter_map(|word| word.chars().next()).collect();
    (!letters.is_empty()).then_some(letters)
}

#[derive(askama::Template)]
#[template(path = "picture.html", whitespace = "minimize")]
struct PictureView<'a> {
    picture: &'a Picture,
    sizes: &'a str,
    is_first: bool,
}

/// Returns a picture.
#[askama::filter_fn]
pub(super) fn picture(picture: &Picture, _: &dyn Values, sizes: &str, is_first: bool) -> Result<Safe<String>> {
    PictureView { picture, sizes, is_first }.render().map(Safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_never_run_a_script() {
        for (given, expected) in [
            ("https://a.example/?q=1", "https://a.example/?q=1"),
            ("tel:+14155550123", "tel:+14155550123"),
            ("/p/casa", "/p/casa"),
            ("/p/a b\"<é", "/p/a%20b%22%3Cé"),
            ("javascript:alert(1)", "#"),
            (" JavaScript:alert(1)", "#"),
            ("data:text/html,x", "#"),
            ("//evil.example", "#"),
            ("/\\evil.example", "#"),
            ("java\nscript:alert(1)", "#"),
            ("", "#"),
        ] {
            assert_eq!(safe_link(given), expected, "{given}");
        }
    }

    #[test]
    fn initials_leave_out_titles_and_scripts_without_capitals() {
        for (name, expected) in [
            ("Dr. Amara Cole", Some("AC")),
            ("Me Yara Odel", Some("YO")),
            ("Éloïse de la Tour", Some("ÉT")),
            ("Cher", Some("C")),
            ("ليلى", None),
            ("👩‍⚕️", None),
        ] {
            assert_eq!(initials_of(name).as_deref(), expected, "{name}");
        }
    }
}
