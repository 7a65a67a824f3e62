//! Limits of posts, and the cleaning of their texts.

use api::FieldError;
use serde_json::json;
use url::Url;

use super::{series, series::MAX_OCCURRENCES};
use crate::types::{Body, Button, ButtonKind, Every, Kind, LocalTime, Offer, Repeat, Texts};

/// Maximum characters of a text, with its variables not filled in.
const MAX_RAW_TEXT: usize = 2_000;
/// Maximum characters of a title and of the code of an offer.
pub(crate) const MAX_TITLE: usize = 58;
/// Maximum characters of the terms of an offer.
const MAX_TERMS: usize = 5_000;
/// Maximum characters of an address.
const MAX_URL: usize = 1_500;
/// Maximum days between the first and the last day of an event or offer.
const MAX_DAYS: i32 = 366;
/// Characters of the beginning of a text in lists.
const MAX_SUMMARY: usize = 120;

/// Checks fields and collects their errors.
#[derive(Debug, Default)]
pub(crate) struct Check {
    errors: Vec<FieldError>,
}

impl Check {
    /// Adds an error.
    pub(crate) fn refuse(&mut self, field: &str, code: &str, message: &str) {
        self.errors.push(FieldError::new(field, code, message));
    }

    /// Returns one line of text, cleaned; an empty one for a refused one.
    pub(crate) fn line(&mut self, field: &str, text: &str, max: usize) -> String {
        self.cleaned(field, text::clean(text).ok().map(Into::into), max)
    }

    /// Returns several lines of text, cleaned; an empty one for a refused one.
    pub(crate) fn lines(&mut self, field: &str, text: &str, max: usize) -> String {
        self.cleaned(field, text::clean_lines(text).ok().map(Into::into), max)
    }

    fn cleaned(&mut self, field: &str, cleaned: Option<String>, max: usize) -> String {
        match cleaned {
            None => self.refuse(field, "invalid_character", "This text contains a control character."),
            Some(text) if text.chars().count() > max => {
                let error = FieldError::new(field, "too_long", format!("At most {max} characters."));
                self.errors.push(error.with_params(json!({ "max": max })));
            }
            Some(text) => return text,
        }
        String::new()
    }

    /// Returns an address of the web, or `None` for an empty or refused one.
    fn url(&mut self, field: &str, address: Option<&str>) -> Option<String> {
        let address = self.line(field, address.unwrap_or_default(), MAX_URL);
        if address.is_empty() {
            return None;
        }
        let is_web = |url: &Url| matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
        let url = Url::parse(&address).ok().filter(is_web).filter(|url| url.username().is_empty());
        if url.is_none() {
            self.refuse(field, "invalid", "The address must start with https://.");
        }
        url.map(String::from)
    }

    /// Returns the errors.
    ///
    /// # Errors
    /// 422 with the fields when there is an error.
    pub(crate) fn done(self) -> api::Result<()> {
        if self.errors.is_empty() { Ok(()) } else { Err(api::Error::invalid(self.errors)) }
    }
}

/// Returns the content of a new post, cleaned. A draft may still lack what a post needs to go out.
pub(crate) fn body(check: &mut Check, kind: Kind, new: &Body) -> Body {
    let text = |check: &mut Check, field: &str, text: Option<&String>| {
        let text = text.map(|text| check.lines(field, text, MAX_RAW_TEXT));
        text.filter(|text| !text.is_empty())
    };
    let texts = Texts {
        en: text(check, "texts.en", new.texts.en.as_ref()),
        fr: text(check, "texts.fr", new.texts.fr.as_ref()),
    };
    let title = new.title.as_ref().map(|title| check.line("title", title, MAX_TITLE)).filter(|title| !title.is_empty());
    let has_title = kind != Kind::News;
    let body = Body {
        texts,
        title: title.filter(|_| has_title),
        event: new.event.filter(|_| kind == Kind::Event),
        offer: new.offer.as_ref().filter(|_| kind == Kind::Offer).map(|new| offer(check, new)),
        button: new.button.as_ref().filter(|_| kind != Kind::Offer).map(|new| button(check, new)),
    };
    if let Some(event) = body.event
        && (event.ends_at <= event.starts_at || days(event.starts_at.date(), event.ends_at.date()) > MAX_DAYS)
    {
        check.refuse("event.ends_at", "out_of_range", "An event must end after it starts, within a year.");
    }
    body
}

fn days(from: jiff::civil::Date, to: jiff::civil::Date) -> i32 {
    (to - from).get_days()
}

fn offer(check: &mut Check, raw: &Offer) -> Offer {
    let line = |check: &mut Check, field: &str, text: Option<&String>, max| {
        text.map(|text| check.line(field, text, max)).filter(|text| !text.is_empty())
    };
    if raw.valid_to < raw.valid_from || days(raw.valid_from, raw.valid_to) > MAX_DAYS {
        check.refuse("offer.valid_to", "out_of_range", "An offer must end on or after its first day, within a year.");
    }
    if !(2020..=2099).contains(&raw.valid_from.year()) {
        check.refuse("offer.valid_from", "out_of_range", "Choose another day.");
    }
    let terms = raw.terms.as_ref().map(|terms| check.lines("offer.terms", terms, MAX_TERMS));
    Offer {
        code: line(check, "offer.code", raw.code.as_ref(), MAX_TITLE),
        url: check.url("offer.url", raw.url.as_deref()),
        terms: terms.filter(|terms| !terms.is_empty()),
        valid_from: raw.valid_from,
        valid_to: raw.valid_to,
    }
}

fn button(check: &mut Check, raw: &Button) -> Button {
    let url = if raw.kind == ButtonKind::Call { None } else { check.url("button.url", raw.url.as_deref()) };
    Button { kind: raw.kind, url }
}

/// Checks the repetition of a post.
pub(crate) fn repeat(check: &mut Check, at: Option<LocalTime>, repeat: Option<&Repeat>) {
    let Some(repeat) = repeat else { return };
    let Some(at) = at else { return check.refuse("repeat", "needs_time", "A recurring post needs a start time.") };
    if repeat.count.is_some_and(|count| !(2..=MAX_OCCURRENCES).contains(&count)) {
        check.refuse("repeat.count", "out_of_range", "2 to 104.");
    }
    if repeat.day.is_some_and(|day| !(1..=31).contains(&day)) || (repeat.every == Every::Week && repeat.day.is_some()) {
        check.refuse("repeat.day", "out_of_range", "1 to 31, for monthly posts only.");
    }
    if repeat.weekdays.len() > 7 || (repeat.every == Every::Month && !repeat.weekdays.is_empty()) {
        check.refuse("repeat.weekdays", "out_of_range", "At most 7, for weekly posts only.");
    }
    if series::occurrence(at, Some(repeat), 0).is_none() {
        check.refuse("repeat.until", "out_of_range", "The last day can’t be before the first post.");
    }
}

/// Returns the beginning of a post for lists: its title, or its text.
pub(crate) fn summary(body: &Body) -> String {
    let text = body.title.as_deref().or_else(|| body.texts.all().next().map(|(_, text)| text)).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(MAX_SUMMARY).collect()
}

/// Returns the folded texts of a post as its search key.
pub(crate) fn search_key(body: &Body) -> String {
    let texts = body.texts.all().map(|(_, text)| text).chain(body.title.as_deref());
    texts.map(text::fold).collect::<Vec<_>>().join(" ")
}
