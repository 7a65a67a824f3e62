//! Single OpenStreetMap rule that a regular week or dates can express.

use jiff::civil::Date;
use opening_hours_syntax::{
    ExtendedTime,
    rules::{
        RuleKind, RuleOperator, RuleSequence,
        day::{self, DaySelector, MonthdayRange, WeekDayRange},
        time::{self, TimeSpan},
    },
};

use crate::{
    Day, MAX_SPECIAL, NotKept,
    normal::{DAY, Span},
};

/// Rule with its days, its times, open or closed, and whether it adds to earlier rules or replaces them.
pub(super) struct Rule {
    pub(super) on: RuleDays,
    /// Times in minutes after the start of the day.
    pub(super) times: Vec<Span>,
    pub(super) kind: RuleKind,
    pub(super) operator: RuleOperator,
}

/// Days of a rule.
pub(super) enum RuleDays {
    Week(Vec<Day>),
    Dates(Vec<Date>),
}

impl Rule {
    /// Reads a rule; `None` for a rule about holidays only.
    pub(super) fn read(rule: &RuleSequence) -> Result<Option<Self>, NotKept> {
        let is_sure = match rule.kind {
            RuleKind::Open => rule.comment.is_empty(),
            RuleKind::Closed => true,
            RuleKind::Unknown => false,
        };
        if !is_sure || rule.operator == RuleOperator::Fallback {
            return Err(NotKept::Unsure);
        }
        let times = rule.time_selector.spans.iter().map(span).collect::<Result<_, _>>()?;
        let on = days(&rule.day_selector)?;
        Ok(on.map(|on| Self { on, times, kind: rule.kind, operator: rule.operator }))
    }

    /// Returns true when the rule adds to earlier rules instead of replacing them.
    pub(super) fn adds(&self) -> bool {
        self.operator == RuleOperator::Additional
    }
}

fn days(selector: &DaySelector) -> Result<Option<RuleDays>, NotKept> {
    if !selector.year.is_empty() || !selector.week.is_empty() {
        return Err(NotKept::Seasons);
    }
    if !selector.monthday.is_empty() {
        if !selector.weekday.is_empty() {
            return Err(NotKept::Seasons);
        }
        return dates(&selector.monthday).map(RuleDays::Dates).map(Some);
    }
    if selector.weekday.is_empty() {
        return Ok(Some(RuleDays::Week(Day::ALL.to_vec())));
    }
    let mut days = Vec::new();
    for range in &selector.weekday {
        match range {
            WeekDayRange::Holiday { .. } => {}
            WeekDayRange::Fixed { range, offset: 0, nth_from_start: [true, true, true, true, true], .. } => {
                days.extend(week_days(*range.start(), *range.end()));
            }
            WeekDayRange::Fixed { .. } => return Err(NotKept::DaysOfTheMonth),
        }
    }
    Ok((!days.is_empty()).then_some(RuleDays::Week(days)))
}

/// Returns the days from the first to the last, across the end of the week if needed.
fn week_days(first: day::Weekday, last: day::Weekday) -> Vec<Day> {
    let (first, last) = (first.num_days_from_monday() as usize, last.num_days_from_monday() as usize);
    let last = if last < first { last + 7 } else { last };
    (first..=last).map(Day::of_index).collect()
}

/// Returns the dates of a single year. Annual dates cannot be special days.
fn dates(ranges: &[MonthdayRange]) -> Result<Vec<Date>, NotKept> {
    let mut dates = Vec::new();
    for range in ranges {
        let MonthdayRange::Date { start: (start, start_offset), end: (end, end_offset) } = range else {
            return Err(NotKept::Seasons);
        };
        if *start_offset != day::DateOffset::default() || *end_offset != day::DateOffset::default() {
            return Err(NotKept::Seasons);
        }
        let first = date(start, None)?;
        let last = date(end, Some(first.year()))?;
        let days = first.series(jiff::Span::new().days(1)).take_while(|date| *date <= last).take(MAX_SPECIAL + 1);
        dates.extend(days);
    }
    if dates.len() > MAX_SPECIAL { Err(NotKept::TooMany) } else { Ok(dates) }
}

fn date(date: &day::Date, year: Option<i16>) -> Result<Date, NotKept> {
    let day::Date::Fixed { year: own, month, day } = *date else { return Err(NotKept::Seasons) };
    let own = own.and_then(|own| i16::try_from(*own).ok());
    let year = own.or(year).ok_or(NotKept::Seasons)?;
    Date::new(year, month as i8, day as i8).map_err(|_| NotKept::Unreadable)
}

fn span(span: &TimeSpan) -> Result<Span, NotKept> {
    if span.open_end {
        return Err(NotKept::OpenEnd);
    }
    if span.repeats.is_some() {
        return Err(NotKept::Intervals);
    }
    let (time::Time::Fixed(from), time::Time::Fixed(to)) = (span.range.start, span.range.end) else {
        return Err(NotKept::Sun);
    };
    let (from, to) = (minutes(from), minutes(to));
    let to = if to > from { to } else { to + DAY };
    // OpenStreetMap allows times up to 48:00; an entry here ends within 24 hours.
    if to - from > DAY { Err(NotKept::Unreadable) } else { Ok(Span { from, to }) }
}

fn minutes(time: ExtendedTime) -> i64 {
    i64::from(time.hour()) * 60 + i64::from(time.minute())
}
