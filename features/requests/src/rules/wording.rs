//! Check of wordings: words that the rules about fair requests forbid, and variables.

mod phrases;

use crate::types::{Language, Wording, WordingCheck, WordingProblem, Wordings};
use phrases::{Phrase, phrases};

/// Variables of wordings.
const VARIABLES: [&str; 3] = ["{name}", "{business}", "{link}"];
/// Maximum characters of a subject.
const MAX_SUBJECT: usize = 150;
/// Maximum characters of a body.
pub(crate) const MAX_BODY: usize = 3_000;

/// Word of a text: folded, with its place in bytes.
struct Word {
    folded: String,
    start: usize,
    end: usize,
}

/// Returns the problems of a text, in the order of the text.
pub(crate) fn problems(text: &str, language: Language) -> Vec<WordingProblem> {
    let words = words(text);
    let mut problems: Vec<(&'static str, usize, usize)> = Vec::new();
    for at in 0..words.len() {
        for phrase in phrases(language) {
            if let Some(length) = matched(&words[at..], phrase) {
                problems.push((phrase.rule, words[at].start, words[at + length - 1].end));
            }
        }
    }
    problems.extend(stars(text).map(|(start, end)| ("rating_words", start, end)));
    problems.extend(addresses(text).into_iter().map(|(start, end)| ("link", start, end)));
    problems.extend(unknown_variables(text).map(|(start, end)| ("unknown_variable", start, end)));
    problems.sort_by_key(|(rule, start, end)| (*start, std::cmp::Reverse(*end), *rule));
    // Of the phrases that begin at one word, the longest counts for each rule.
    problems.dedup_by(|later, earlier| later.0 == earlier.0 && later.1 < earlier.2);
    problems.into_iter().map(|(rule, start, end)| problem(text, rule, start, end)).collect()
}

/// Returns the problems of all wordings of a campaign.
pub(crate) fn all_problems(wordings: &Wordings) -> Vec<WordingCheck> {
    let checks = |(language, wording): (Language, &Wording)| {
        let check = move |field| move |problem| WordingCheck { language, field, problem };
        let subject = problems(&wording.subject, language).into_iter().map(check("subject"));
        let link = link_problem(wording).map(check("body"));
        let body = problems(&wording.body, language).into_iter().map(check("body"));
        subject.chain(body).chain(link).collect::<Vec<_>>()
    };
    wordings.all().flat_map(checks).collect()
}

/// Returns whether the lengths of a wording are allowed.
pub(crate) fn has_valid_lengths(wording: &Wording) -> bool {
    let is_within = |text: &str, max: usize| !text.trim().is_empty() && text.chars().count() <= max;
    let is_clean = |text: &str| text::clean_lines(text).is_ok();
    is_within(&wording.subject, MAX_SUBJECT)
        && is_within(&wording.body, MAX_BODY)
        && is_clean(&wording.subject)
        && is_clean(&wording.body)
        && !wording.subject.contains(['\n', '\r'])
}

/// Returns a problem unless a body has the link exactly once, and the subject has none.
fn link_problem(wording: &Wording) -> Option<WordingProblem> {
    let (in_body, in_subject) = (wording.body.matches("{link}").count(), wording.subject.contains("{link}"));
    let is_wrong = in_body != 1 || in_subject;
    is_wrong.then(|| WordingProblem { rule: "link", start: 0, end: 0, text: String::new() })
}

/// Returns the wordings of a single request.
pub(crate) fn default_wordings() -> Wordings {
    let wording = |subject: &str, body: &str| Some(Wording { subject: subject.into(), body: body.into() });
    Wordings {
        en: wording(
            "How was your visit to {business}?",
            "Hello {name},\n\nThank you for your visit to {business}. Good or bad, we would like to know what you think.\n\n\
             {link}",
        ),
        fr: wording(
            "Comment s’est passée votre visite chez {business}\u{202f}?",
            "Bonjour {name},\n\nMerci de votre visite chez {business}. En bien ou en mal, nous aimerions savoir ce que vous \
             en pensez.\n\n{link}",
        ),
    }
}

/// Returns a text with its variables filled in, except the link.
pub(crate) fn filled(text: &str, name: &str, business: &str) -> String {
    let mut filled = String::with_capacity(text.len() + name.len() + business.len());
    let mut remaining = text;
    while let Some(at) = remaining.find('{') {
        filled.push_str(&remaining[..at]);
        remaining = &remaining[at..];
        let value = [("{name}", name), ("{business}", business)]
            .into_iter()
            .find(|(variable, _)| remaining.starts_with(variable));
        let (variable, value) = value.unwrap_or(("{", "{"));
        filled.push_str(value);
        remaining = &remaining[variable.len()..];
    }
    filled.push_str(remaining);
    filled
}

fn problem(text: &str, rule: &'static str, start: usize, end: usize) -> WordingProblem {
    let units = |to: usize| text[..to].encode_utf16().count();
    WordingProblem { rule, start: units(start), end: units(end), text: text[start..end].to_owned() }
}

/// Splits a text into words. An elision is a word of its own: `l’avis` is `l` and `avis`.
fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut start = None;
    let mut push = |from: usize, to: usize| {
        let folded = text::fold(&text[from..to]);
        if !folded.is_empty() {
            words.push(Word { folded, start: from, end: to });
        }
    };
    for (at, c) in text.char_indices() {
        match (c.is_alphanumeric() || c == '%' || c == '\u{301}', start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                push(from, at);
                start = None;
            }
            _ => {}
        }
    }
    if let Some(from) = start {
        push(from, text.len());
    }
    words
}

/// Returns the number of words that a phrase takes at the beginning of a text; `None` when the text begins otherwise.
fn matched(words: &[Word], phrase: &Phrase) -> Option<usize> {
    let mut at = 0;
    for pattern in phrase.words {
        let word = &words.get(at)?.folded;
        let is_match = match pattern.strip_suffix('*') {
            Some(start) => word.starts_with(start),
            None if *pattern == "#" => word.chars().all(|c| c.is_ascii_digit()),
            None => word == pattern,
        };
        if !is_match {
            return None;
        }
        at += 1;
    }
    (at > 0).then_some(at)
}

/// Returns the places of rows of stars, and of full marks such as `5/5`.
fn stars(text: &str) -> impl Iterator<Item = (usize, usize)> {
    ["★★", "⭐⭐", "5/5", "10/10", "5*"]
        .into_iter()
        .flat_map(|mark| text.match_indices(mark).map(|(at, mark)| (at, at + mark.len())))
}

/// Returns the places of links: the only one of a wording is that of the page. A variable counts as letters, because its value
/// may complete a domain.
fn addresses(text: &str) -> Vec<(usize, usize)> {
    mail::links(&text.replace(['{', '}'], "x"))
}

/// Returns the first of these names of a person and of a business with which a wording has no link. The last ones are harmless
/// words.
pub(crate) fn harmless<'a>(wording: &Wording, names: [(&'a str, &'a str); 3]) -> (&'a str, &'a str) {
    let has_links = |name, business| {
        [&wording.subject, &wording.body].into_iter().any(|text| !mail::links(&filled(text, name, business)).is_empty())
    };
    let [.., last] = names;
    names.into_iter().find(|(name, business)| !has_links(name, business)).unwrap_or(last)
}

fn unknown_variables(text: &str) -> impl Iterator<Item = (usize, usize)> {
    text.match_indices('{').filter_map(|(at, _)| {
        let end = text[at..].find('}').map_or(text.len(), |length| at + length + 1);
        (!VARIABLES.contains(&&text[at..end])).then_some((at, end))
    })
}

#[cfg(test)]
mod tests;
