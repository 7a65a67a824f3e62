//! Validation of new reports, schedules and links.

use api::{Error, FieldError, Result};
use jiff::civil::Date;
use serde_json::json;

use super::{
    periods::{MAX_DAYS, days},
    schedule::{Rhythm, time, zone},
    templates,
};
use crate::types::{LocationChoice, NewSchedule, Period, SectionChoice, Template};

/// Maximum characters of a title and of a subject.
pub(crate) const MAX_TITLE: usize = 120;
/// Maximum characters of the own words at the top of a report.
pub(crate) const MAX_NOTE: usize = 4_000;
/// Maximum characters of the text of an email.
const MAX_MESSAGE: usize = 2_000;
/// Maximum characters of the name of a schedule.
const MAX_NAME: usize = 80;
/// Maximum number of locations of a list.
const MAX_IDS: usize = 500;
/// Maximum number of recipients.
const MAX_RECIPIENTS: usize = 5;
/// Maximum days until a link expires.
const MAX_EXPIRY: i64 = 730;

/// Checks fields and collects their errors.
#[derive(Debug, Default)]
pub(crate) struct Check(Vec<FieldError>);

impl Check {
    fn refuse(&mut self, field: &str, code: &str, message: &str) {
        self.0.push(FieldError::new(field, code, message));
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
                self.0.push(error.with_params(json!({ "max": max })));
            }
            Some(text) => return text,
        }
        String::new()
    }

    /// Returns one line of text, cleaned; refuses an empty one.
    pub(crate) fn required(&mut self, field: &str, text: &str, max: usize) -> String {
        let (before, line) = (self.0.len(), self.line(field, text, max));
        if line.is_empty() && self.0.len() == before {
            self.refuse(field, "required", "This is required.");
        }
        line
    }

    fn range(&mut self, field: &str, value: i64, range: std::ops::RangeInclusive<i64>) {
        if !range.contains(&value) {
            let (min, max) = (range.start(), range.end());
            let error = FieldError::new(field, "out_of_range", format!("{min} to {max}."));
            self.0.push(error.with_params(json!({ "min": min, "max": max })));
        }
    }

    /// Returns a title; `None` for an empty one.
    pub(crate) fn title(&mut self, field: &str, text: Option<&str>) -> Option<String> {
        text.map(|text| self.line(field, text, MAX_TITLE)).filter(|text| !text.is_empty())
    }

    /// Returns the own words of a report; `None` for empty ones.
    pub(crate) fn note(&mut self, text: Option<&str>) -> Option<String> {
        text.map(|text| self.lines("note", text, MAX_NOTE)).filter(|text| !text.is_empty())
    }

    /// Checks a period that must not end after today.
    pub(crate) fn period(&mut self, period: Period, today: Date) {
        if period.from > period.to {
            self.refuse("period.from", "after_end", "The start of the period must be before its end.");
        } else if period.to > today {
            self.refuse("period.to", "in_future", "The period can’t end after today.");
        } else if days(period) > MAX_DAYS {
            let error = FieldError::new("period.from", "too_long", format!("At most {MAX_DAYS} days."));
            self.0.push(error.with_params(json!({ "max": MAX_DAYS })));
        }
    }

    /// Checks a choice of locations.
    pub(crate) fn locations(&mut self, choice: &LocationChoice) {
        let ways =
            [choice.all, choice.label_id.is_some(), !choice.ids.is_empty()].into_iter().filter(|way| *way).count();
        if ways != 1 {
            self.refuse("locations", "invalid", "Choose all locations, a label, or a list of ids.");
        }
        if choice.ids.len() > MAX_IDS {
            let error = FieldError::new("locations.ids", "too_many", format!("At most {MAX_IDS} locations."));
            self.0.push(error.with_params(json!({ "max": MAX_IDS })));
        }
    }

    /// Returns the sections in their order, those of the template when there are none.
    pub(crate) fn sections(&mut self, chosen: &[SectionChoice], template: Template) -> Vec<SectionChoice> {
        if chosen.is_empty() {
            return templates::sections(template);
        }
        let is_repeated =
            chosen.iter().enumerate().any(|(at, section)| chosen[..at].iter().any(|other| other.kind == section.kind));
        if is_repeated {
            self.refuse("sections", "repeated", "Each section can be chosen once.");
        } else if !chosen.iter().any(|section| section.on) {
            self.refuse("sections", "required", "A report needs at least one section.");
        }
        chosen.to_vec()
    }

    /// Returns an email address, normalized; an empty one for a refused one.
    fn email(&mut self, field: &str, address: &str) -> String {
        text::email::normalise_public(address).unwrap_or_else(|| {
            self.refuse(field, "invalid", "This isn’t a valid email address.");
            String::new()
        })
    }

    /// Returns the days until a link expires.
    pub(crate) fn expiry(&mut self, days: Option<i64>, default: i64) -> i64 {
        let days = days.unwrap_or(default);
        self.range("expires_in_days", days, 1..=MAX_EXPIRY);
        days
    }

    /// Checks the password of a link.
    pub(crate) fn password(&mut self, password: Option<&str>) {
        let Some(password) = password else { return };
        let length = password.chars().count();
        if !(8..=128).contains(&length) || password.contains('\0') {
            let error = FieldError::new("password", "out_of_range", "8 to 128 characters.");
            self.0.push(error.with_params(json!({ "min": 8, "max": 128 })));
        }
    }

    /// Returns a schedule with its texts cleaned, and its rhythm.
    pub(crate) fn schedule(&mut self, new: &NewSchedule) -> (NewSchedule, Option<Rhythm>) {
        let optional = |text: String| Some(text).filter(|text| !text.is_empty());
        let mut clean = new.clone();
        clean.name = self.required("name", &new.name, MAX_NAME);
        clean.note = self.note(new.note.as_deref());
        clean.subject = self.title("subject", new.subject.as_deref());
        clean.text = new.text.as_deref().map(|text| self.lines("text", text, MAX_MESSAGE)).and_then(optional);
        let reply_to = new.reply_to.as_deref().filter(|address| !address.trim().is_empty());
        clean.reply_to = reply_to.map(|address| self.email("reply_to", address)).and_then(optional);
        clean.sections = self.sections(&new.sections, new.template);
        self.locations(&new.locations);
        if !(1..=MAX_RECIPIENTS).contains(&new.recipients.len()) {
            let error = FieldError::new("recipients", "out_of_range", "1 to 5 recipients.");
            self.0.push(error.with_params(json!({ "min": 1, "max": MAX_RECIPIENTS })));
        }
        for (at, recipient) in clean.recipients.iter_mut().take(MAX_RECIPIENTS).enumerate() {
            recipient.email = self.email(&format!("recipients[{at}].email"), &recipient.email);
        }
        let mut seen: Vec<&str> = clean.recipients.iter().map(|recipient| recipient.email.as_str()).collect();
        seen.sort_unstable();
        if seen.windows(2).any(|pair| pair[0] == pair[1] && !pair[0].is_empty()) {
            self.refuse("recipients", "repeated", "Each address can be chosen once.");
        }
        (clean, self.rhythm(new))
    }

    fn rhythm(&mut self, new: &NewSchedule) -> Option<Rhythm> {
        let at = time(&new.at);
        if at.is_none() {
            self.refuse("at", "invalid", "Enter a time such as 08:00.");
        }
        let zone = zone(&new.zone);
        if zone.is_none() {
            self.refuse("zone", "unknown", "Enter a time zone such as Europe/Paris.");
        }
        let (weekday, day) = (new.weekday.unwrap_or(1), new.day.unwrap_or(1));
        self.range("weekday", weekday, 1..=7);
        self.range("day", day, 1..=31);
        Some(Rhythm { every: new.every, weekday, day, at: at?, zone: zone? })
    }

    /// Returns the errors.
    ///
    /// # Errors
    /// 422 with the fields when there is an error.
    pub(crate) fn done(self) -> Result<()> {
        if self.0.is_empty() { Ok(()) } else { Err(Error::invalid(self.0)) }
    }
}
