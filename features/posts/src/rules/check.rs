//! Checks posts by our own copy of Google's rules. What Google refuses every time blocks a post; the rest is a warning.

use locations::Details;

use super::{
    content::MAX_TITLE,
    fill::{filled, missing, unknown_variables},
    wording::phrases,
};
use crate::types::{Body, ButtonKind, Kind, Language, TextProblem};

/// Maximum characters of a text with its variables filled in.
pub(crate) const MAX_TEXT: usize = 1_500;
/// Minimum letters of a text that counts as written in capitals.
const MIN_CAPITALS: usize = 12;
/// Minimum digits of a phone number.
const MIN_DIGITS: usize = 8;
/// Maximum digits of a phone number.
const MAX_DIGITS: usize = 15;
/// Number of equal characters in a row that count as repeated.
const MIN_REPEATED: usize = 5;

/// Returns the problems of a post, in the order of its texts.
pub(crate) fn problems(kind: Kind, body: &Body) -> Vec<TextProblem> {
    let mut problems = Vec::new();
    if body.texts.all().all(|(_, text)| text.trim().is_empty()) {
        problems.push(about("empty", "text"));
    }
    for (language, text) in body.texts.all() {
        problems.extend(in_text("text", language, text));
    }
    if let Some(title) = &body.title {
        for (language, _) in body.texts.all().take(1) {
            problems.extend(in_text("title", language, title));
        }
    }
    if kind != Kind::News && body.title.is_none() {
        problems.push(about("missing_title", "title"));
    }
    if kind == Kind::Event && body.event.is_none() {
        problems.push(about("missing_time", "event"));
    }
    if kind == Kind::Offer && body.offer.is_none() {
        problems.push(about("missing_time", "offer"));
    }
    match &body.button {
        Some(_) if kind == Kind::Offer => problems.push(about("unwanted_button", "button")),
        Some(button) if button.kind != ButtonKind::Call && button.url.is_none() => {
            problems.push(about("missing_url", "button"));
        }
        _ => {}
    }
    problems
}

/// Returns the reason why the texts of a post do not fit a location; `None` when they do.
pub(crate) fn unfit(body: &Body, language: Language, details: &Details) -> Option<&'static str> {
    let text = body.texts.of(language).unwrap_or_default();
    if missing(text, details).is_some() {
        return Some("empty_variable");
    }
    let title = body.title.as_deref().unwrap_or_default();
    let is_too_long =
        filled(text, details).chars().count() > MAX_TEXT || filled(title, details).chars().count() > MAX_TITLE;
    is_too_long.then_some("too_long")
}

/// Returns the rules that a text breaks, each once: the likely reasons of a refusal.
pub(crate) fn likely_rules(body: &Body, language: Language) -> Vec<&'static str> {
    let title = body.title.as_deref().unwrap_or_default();
    let texts = [body.texts.of(language).unwrap_or_default(), title];
    let mut rules: Vec<&'static str> =
        texts.into_iter().flat_map(|text| in_text("text", language, text)).map(|problem| problem.rule).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

fn about(rule: &'static str, field: &'static str) -> TextProblem {
    TextProblem { rule, field, language: None, start: 0, end: 0, text: String::new(), is_blocking: true }
}

fn in_text(field: &'static str, language: Language, text: &str) -> Vec<TextProblem> {
    let units = |to: usize| text[..to].encode_utf16().count();
    let problem = |rule, (start, end): (usize, usize)| TextProblem {
        rule,
        field,
        language: Some(language),
        start: units(start),
        end: units(end),
        text: text[start..end].to_owned(),
        is_blocking: matches!(rule, "too_long" | "unknown_variable"),
    };
    let mut problems = Vec::new();
    if let Some((at, _)) = text.char_indices().nth(MAX_TEXT) {
        problems.push(problem("too_long", (at, text.len())));
    }
    problems.extend(unknown_variables(text).map(|place| problem("unknown_variable", place)));
    let links: Vec<(usize, usize)> = links(text).collect();
    let is_in_link = |(start, end): &(usize, usize)| links.iter().any(|(from, to)| from <= start && end <= to);
    problems.extend(phone_numbers(text).filter(|place| !is_in_link(place)).map(|place| problem("phone_number", place)));
    if let Some(at) = text.find("{phone}") {
        problems.push(problem("phone_number", (at, at + "{phone}".len())));
    }
    problems.extend(links.iter().map(|place| problem("link", *place)));
    if is_in_capitals(text) {
        problems.push(problem("all_caps", (0, text.len())));
    }
    problems.extend(repeated(text).map(|place| problem("repeated_characters", place)));
    if !text.trim().is_empty() && !text.chars().any(char::is_alphanumeric) {
        problems.push(problem("emoji_only", (0, text.len())));
    }
    let words = words(text);
    for at in 0..words.len() {
        for phrase in phrases(language) {
            if let Some(length) = matched(&words[at..], phrase.words) {
                problems.push(problem(phrase.rule, (words[at].start, words[at + length - 1].end)));
                break;
            }
        }
    }
    problems.sort_by_key(|problem| problem.start);
    problems
}

/// Word of a text, folded.
struct Word {
    folded: String,
    start: usize,
    end: usize,
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_alphanumeric() || c == '\u{301}', start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push(Word { folded: text::fold(&text[from..at]), start: from, end: at });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Returns the number of words that a phrase takes at the beginning of a text; `None` when the text begins otherwise.
fn matched(words: &[Word], phrase: &[&str]) -> Option<usize> {
    let is_match = |(word, pattern): (&Word, &&str)| match pattern.strip_suffix('*') {
        Some(start) => word.folded.starts_with(start),
        None => word.folded == **pattern,
    };
    (words.len() >= phrase.len() && words.iter().zip(phrase).all(is_match)).then_some(phrase.len())
}

/// Returns the places of phone numbers: 8 to 15 digits with the usual marks between them. Dates and prices are shorter.
fn phone_numbers(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let is_mark = |c: char| matches!(c, ' ' | '.' | '-' | '(' | ')' | '/' | '\u{a0}' | '\u{202f}');
    let mut numbers = Vec::new();
    let mut run: Option<(usize, usize, usize)> = None;
    for (at, c) in text.char_indices().chain([(text.len(), 'x')]) {
        if c.is_ascii_digit() || (c == '+' && run.is_none()) {
            let (start, _, digits) = run.unwrap_or((at, at, 0));
            run = Some((start, at + c.len_utf8(), digits + usize::from(c.is_ascii_digit())));
        } else if !is_mark(c) {
            numbers.extend(run.take());
        }
    }
    let is_phone = |(_, _, digits): &(usize, usize, usize)| (MIN_DIGITS..=MAX_DIGITS).contains(digits);
    numbers.into_iter().filter(is_phone).map(|(start, end, _)| (start, end))
}

/// Returns the places of addresses: Google wants them in the button.
fn links(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    text.split_inclusive(char::is_whitespace).filter_map(move |piece| {
        let (start, word) = (at, piece.trim_end());
        at += piece.len();
        is_link(word).then_some((start, start + word.len()))
    })
}

fn is_link(word: &str) -> bool {
    let lower = word.to_ascii_lowercase();
    ["http://", "https://", "www."].iter().any(|start| lower.starts_with(start))
        || [".com", ".fr", ".net", ".org", ".ca", ".co.uk"].iter().any(|end| {
            let host = lower.trim_end_matches(['.', ',', '!', '?', ')', ';', ':']);
            host.len() > end.len() + 1 && host.split('/').next().is_some_and(|host| host.ends_with(end))
        })
}

fn is_in_capitals(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic());
    let (upper, all) = letters.fold((0, 0), |(upper, all), c| (upper + usize::from(c.is_uppercase()), all + 1));
    all >= MIN_CAPITALS && upper * 10 > all * 8
}

fn repeated(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let mut runs = Vec::new();
    let mut run: Option<(char, usize, usize)> = None;
    for (at, c) in text.char_indices().chain([(text.len(), '\0')]) {
        match run {
            Some((last, start, number)) if last == c => run = Some((c, start, number + 1)),
            Some((last, start, number)) => {
                if number >= MIN_REPEATED && !last.is_whitespace() && !last.is_ascii_digit() {
                    runs.push((start, at));
                }
                run = Some((c, at, 1));
            }
            None => run = Some((c, at, 1)),
        }
    }
    runs.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Button, Texts};

    fn rules(text: &str) -> Vec<&'static str> {
        in_text("text", Language::En, text).into_iter().map(|problem| problem.rule).collect()
    }

    #[test]
    fn a_text_says_which_rules_it_breaks() {
        for (text, expected) in [
            ("Our terrace opens on May 12, 2027 from 9:00 to 18:00. Menu at $29.90.", &[][..]),
            ("Call 04 72 00 00 00 now", &["phone_number"]),
            ("Call +33 4 72 00 00 00 or (212) 555-0100", &["phone_number", "phone_number"]),
            ("Call us at {phone}", &["phone_number"]),
            ("See www.example.com/menu", &["link"]),
            ("More on example.com.", &["link"]),
            ("BIG SALE TODAY ONLY", &["all_caps"]),
            ("OK, NYC!", &[]),
            ("Come!!!!!!", &["repeated_characters"]),
            ("🎉🎉", &["emoji_only"]),
            ("Free beer tonight", &["regulated_goods"]),
            ("Hello {first_name}", &["unknown_variable"]),
        ] {
            assert_eq!(rules(text), expected, "{text}");
        }
        assert_eq!(rules(&"é".repeat(1_501)).first(), Some(&"repeated_characters"));
    }

    #[test]
    fn positions_count_utf_16_units_like_a_browser() {
        let problems = in_text("text", Language::Fr, "🎉 Du vin");
        assert_eq!((problems[0].start, problems[0].end, problems[0].text.as_str()), (6, 9, "vin"));
    }

    #[test]
    fn missing_fields_are_reported_by_kind_of_post() {
        let texts = Texts { en: Some("Hello".into()), fr: None };
        let body = |button| Body { texts: texts.clone(), button, ..Body::default() };
        let rules_of =
            |kind, body: &Body| problems(kind, body).into_iter().map(|problem| problem.rule).collect::<Vec<_>>();
        assert_eq!(rules_of(Kind::News, &body(None)), [""; 0]);
        assert_eq!(rules_of(Kind::Event, &body(None)), ["missing_title", "missing_time"]);
        let book = Some(Button { kind: ButtonKind::Book, url: None });
        assert_eq!(rules_of(Kind::News, &body(book)), ["missing_url"]);
        let call = Some(Button { kind: ButtonKind::Call, url: None });
        assert_eq!(rules_of(Kind::News, &body(call)), [""; 0]);
        assert_eq!(rules_of(Kind::News, &Body::default()), ["empty"]);
    }

    #[test]
    fn a_text_fits_a_location_with_its_variables_filled_in() {
        let texts = Texts { en: Some(format!("{{name}}{}", "x".repeat(1_490))), fr: Some("{phone}".into()) };
        let body = Body { texts, ..Body::default() };
        let named = |name: &str| Details { name: name.into(), ..Details::default() };
        assert_eq!(unfit(&body, Language::En, &named("Café")), None);
        assert_eq!(unfit(&body, Language::En, &named("Café des Amis")), Some("too_long"));
        assert_eq!(unfit(&body, Language::Fr, &named("Café")), Some("empty_variable"));
    }
}
