//! Visible content of a page: titles, links to phone numbers, addresses, and lines of text.

use super::{Candidate, line};
use crate::{
    rules::comparison::Reference,
    types::FieldSource::{Address, Tel, Text},
};

/// Maximum number of lines that are looked at.
const MAX_LINES: usize = 2_000;
/// Maximum characters of a line that may be an address.
const MAX_ADDRESS: usize = 160;

/// Texts that a page shows.
#[derive(Debug, Default)]
pub(super) struct Visible {
    /// Titles: of the page, of its main heading, for social networks.
    pub(super) titles: Vec<String>,
    /// Phone numbers of links.
    pub(super) phones: Vec<String>,
    /// Texts of the element for addresses.
    pub(super) addresses: Vec<String>,
    /// Visible text.
    pub(super) text: String,
}

/// Returns the business of a page without markup.
pub(super) fn business(visible: &Visible, reference: &Reference) -> Candidate {
    let mut candidate = Candidate::default();
    let lines: Vec<String> = visible.text.lines().map(line).filter(|line| !line.is_empty()).take(MAX_LINES).collect();
    if let Some(name) = name(&visible.titles, &lines, reference) {
        candidate.put("name", &name, Text);
    }
    let country = Some(reference.country.as_str()).filter(|country| !country.is_empty());
    for number in &visible.phones {
        if nap::phone_number(number, &reference.country).is_some() {
            candidate.put("phone", number, Tel);
        }
    }
    if let Some(address) = visible.addresses.iter().map(|text| line(text)).find(|text| !text.is_empty()) {
        if let Some(code) = postcode(&address, &reference.country) {
            candidate.put("postcode", code, Address);
        }
        candidate.put("address", &address, Address);
    }
    if let Some(phone) = lines.iter().find_map(|line| phone(line, country)) {
        candidate.put("phone", phone, Text);
    }
    let place = lines.iter().enumerate().filter(|(_, line)| line.chars().count() <= MAX_ADDRESS);
    let place = place.filter_map(|(at, line)| Some((at, postcode(line, &reference.country)?)));
    if let Some((at, code)) = place.into_iter().next() {
        candidate.put("postcode", code, Text);
        let is_alone =
            lines[at].find(code).is_some_and(|from| !lines[at][..from].contains(|c: char| c.is_ascii_digit()));
        let address = match at.checked_sub(1).map(|before| &lines[before]) {
            Some(before) if is_alone && has_number(before) => format!("{before}, {}", lines[at]),
            _ => lines[at].clone(),
        };
        candidate.put("address", &address, Text);
    }
    candidate
}

fn has_number(line: &str) -> bool {
    line.chars().count() <= MAX_ADDRESS && line.chars().any(|c| c.is_ascii_digit())
}

/// Returns the phone number of a line.
fn phone<'a>(line: &'a str, country: Option<&str>) -> Option<&'a str> {
    let digits = line.chars().filter(char::is_ascii_digit).count();
    if !(7..=40).contains(&digits) {
        return None;
    }
    // A label such as "Tél. :" precedes the number.
    let start = line.find(|c: char| c.is_ascii_digit() || c == '+' || c == '(')?;
    text::phone::first(line[start..].trim(), country)
}

/// Returns the part of a title, else the line, that is most like the name. A title that is unlike it is the name of
/// another business.
fn name(titles: &[String], lines: &[String], reference: &Reference) -> Option<String> {
    let score = |text: &str| {
        let cities = [reference.city.as_str()];
        nap::compare_names(&reference.name, text, &cities).score.map_or(0.0, nap::Points::value)
    };
    let parts = titles.iter().flat_map(|title| parts(title));
    let near = lines.iter().take(200).filter(|line| line.chars().count() <= 100).cloned();
    let mut best: Option<(f64, String)> = None;
    for text in parts.chain(near) {
        let score = score(&text);
        if score >= 0.5 && best.as_ref().is_none_or(|(best_score, _)| score > *best_score) {
            best = Some((score, text));
        }
    }
    let first = || titles.iter().map(|title| line(title)).find(|title| !title.is_empty());
    best.map(|(_, name)| name).or_else(first)
}

/// Returns a title, and its parts between dashes and bars.
fn parts(title: &str) -> Vec<String> {
    let title = line(title);
    let mut parts: Vec<String> = title
        .split(['|', '–', '—', '·', ':'])
        .flat_map(|part| part.split(" - "))
        .map(line)
        .filter(|part| !part.is_empty())
        .collect();
    parts.insert(0, title);
    parts
}

/// Returns the first postal code of a line, in the form of a country.
fn postcode<'a>(line: &'a str, country: &str) -> Option<&'a str> {
    let starts = line.char_indices().map(|(at, _)| at).filter(|at| {
        let before = line[..*at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric())
    });
    let ends_here = |at: usize| line[at..].chars().next().is_none_or(|c| !c.is_alphanumeric());
    let mut postcodes = starts.filter_map(|at| {
        let length = code_length(&line[at..], country)?;
        ends_here(at + length).then(|| &line[at..at + length])
    });
    // A house number of five digits stands before the ZIP code.
    if country == "US" { postcodes.next_back() } else { postcodes.next() }
}

/// Returns the length of the postal code with which a text begins.
fn code_length(text: &str, country: &str) -> Option<usize> {
    let fits = |pattern: &str| {
        let bytes = text.as_bytes();
        bytes.len() >= pattern.len()
            && pattern.bytes().zip(bytes).all(|(kind, byte)| match kind {
                b'9' => byte.is_ascii_digit(),
                b'A' => byte.is_ascii_alphabetic(),
                other => other == *byte,
            })
    };
    let patterns: &[&str] = match country {
        "US" => &["99999-9999", "99999"],
        "CA" => &["A9A 9A9", "A9A9A9"],
        "FR" => &["99999"],
        "GB" => &["AA99 9AA", "AA9A 9AA", "A99 9AA", "A9A 9AA", "AA9 9AA", "A9 9AA"],
        _ => &[],
    };
    patterns.iter().find(|pattern| fits(pattern)).map(|pattern| pattern.len())
}
