//! OpenStreetMap syntax of opening hours: `Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-16:00; Su off`.
//!
//! Anything that a regular week and dates cannot express (seasons, sunset, open ends) is refused instead of guessed.
//! Public and school holidays have no dates here, so rules about them are skipped.

mod rule;

use std::collections::BTreeMap;

use jiff::civil::Date;
use opening_hours_syntax::rules::{RuleKind, RuleOperator};

use crate::{
    Day, MAX_REGULAR, MAX_SPECIAL, OpeningHours, Special, Time,
    normal::{self, DAY, Span, union},
};
use rule::{Rule, RuleDays};

/// Maximum length of a text, in bytes; OpenStreetMap allows 255 characters.
const MAX_BYTES: usize = 1000;

/// Reason why a text cannot become opening hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// Invalid OpenStreetMap syntax.
    Unreadable,
    /// Rule for years, months, annual dates or weeks.
    Seasons,
    /// Rule for the first, second or last such weekday of a month.
    DaysOfTheMonth,
    /// Rule for dawn, sunrise, sunset or dusk.
    Sun,
    /// Missing or open-ended closing time.
    OpenEnd,
    /// Rule for intervals.
    Intervals,
    /// Uncertain: unknown, or with a comment such as "by appointment".
    Unsure,
    /// No opening time at all.
    NeverOpen,
    /// Too many entries.
    TooMany,
}

impl NotKept {
    /// Returns the stable code: `unreadable`, `seasons` …
    pub fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Seasons => "seasons",
            Self::DaysOfTheMonth => "days_of_the_month",
            Self::Sun => "sun",
            Self::OpenEnd => "open_end",
            Self::Intervals => "intervals",
            Self::Unsure => "unsure",
            Self::NeverOpen => "never_open",
            Self::TooMany => "too_many",
        }
    }
}

/// Parses OpenStreetMap's `opening_hours`.
pub fn read_osm(text: &str) -> Result<OpeningHours, NotKept> {
    if text.len() > MAX_BYTES {
        return Err(NotKept::Unreadable);
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let read = opening_hours_syntax::parse(text.trim_end_matches([';', ' '])).map_err(|_| NotKept::Unreadable)?;
    let mut schedule = Schedule::default();
    for rule in &read.rules {
        if let Some(rule) = Rule::read(rule)? {
            schedule.take(&rule)?;
        }
    }
    schedule.hours()
}

/// Combined effect of the rules read so far.
#[derive(Default)]
struct Schedule {
    /// Spans that open on each day, Monday first, in minutes after its start.
    week: [Vec<Span>; 7],
    dates: BTreeMap<Date, Vec<Span>>,
}

impl Schedule {
    /// Applies a rule. A later rule replaces the hours of its days, adds to them, or removes times.
    fn take(&mut self, rule: &Rule) -> Result<(), NotKept> {
        match &rule.on {
            RuleDays::Week(days) => {
                for day in days {
                    change(&mut self.week[day.index()], rule);
                }
                self.dates.retain(|date, _| rule.adds() || !days.contains(&Day::from(date.weekday())));
            }
            RuleDays::Dates(dates) => {
                for date in dates {
                    let usual = &self.week[Day::from(date.weekday()).index()];
                    change(self.dates.entry(*date).or_insert_with(|| usual.clone()), rule);
                }
            }
        }
        if self.dates.len() > MAX_SPECIAL { Err(NotKept::TooMany) } else { Ok(()) }
    }

    fn hours(self) -> Result<OpeningHours, NotKept> {
        let of_week = self.week.into_iter().zip(0..).flat_map(|(spans, day)| {
            spans.into_iter().map(move |span| Span { from: span.from + day * DAY, to: span.to + day * DAY })
        });
        let regular = normal::week_of(of_week.collect());
        // The rest of a night whose evening was removed cannot be expressed on its date.
        if self.dates.values().flatten().any(|span| span.from >= DAY) {
            return Err(NotKept::Unreadable);
        }
        let special: Vec<Special> = self.dates.into_iter().flat_map(|(date, spans)| special(date, spans)).collect();
        if regular.is_empty() && special.iter().all(|entry| entry.is_closed) {
            return Err(NotKept::NeverOpen);
        }
        if regular.len() > MAX_REGULAR || special.len() > MAX_SPECIAL {
            return Err(NotKept::TooMany);
        }
        // One date may run into the next.
        if !normal::clashes_in_dates(&special).is_empty() {
            return Err(NotKept::Unreadable);
        }
        Ok(OpeningHours { regular, special: normal::dates(special) })
    }
}

fn change(day: &mut Vec<Span>, rule: &Rule) {
    let times = rule.times.iter().copied();
    *day = match (rule.kind, rule.operator) {
        (RuleKind::Closed, _) => day.iter().flat_map(|open| without(*open, &rule.times)).collect(),
        (_, RuleOperator::Additional) => union(day.drain(..).chain(times).collect()),
        _ => union(times.collect()),
    };
}

/// Returns the parts of a span outside closed times. A day closed as a whole also closes the night that follows.
fn without(open: Span, closed: &[Span]) -> Vec<Span> {
    let mut left = vec![open];
    for closed in closed {
        let is_all_day = closed.from == 0 && closed.to == DAY;
        let to = if is_all_day { 2 * DAY } else { closed.to };
        left = left
            .into_iter()
            .flat_map(|span| {
                [Span { from: span.from, to: span.to.min(closed.from) }, Span { from: span.from.max(to), to: span.to }]
            })
            .filter(|span| span.from < span.to)
            .collect();
    }
    left
}

fn special(date: Date, spans: Vec<Span>) -> Vec<Special> {
    if spans.is_empty() {
        return vec![Special { date, is_closed: true, open_time: None, close_time: None }];
    }
    let time = |minutes: i64| Time::from_minutes(minutes as u16);
    let open = |span: Span| Special {
        date,
        is_closed: false,
        open_time: time(span.from),
        close_time: time(if span.to > DAY { span.to - DAY } else { span.to }),
    };
    spans.into_iter().map(open).collect()
}

#[cfg(test)]
mod tests;
