//! What can be wrong with hours that somebody gives.

use jiff::civil::Date;
use serde_json::{Value, json};

use crate::Day;

/// One thing that is wrong, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What.
    pub wrong: Wrong,
    /// On which day of the usual week.
    pub day: Option<Day>,
    /// On which special date.
    pub date: Option<Date>,
}

/// The things that can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Two times overlap.
    Overlap,
    /// A time or date that is none, that is missing, or a closing before the opening.
    InvalidTime,
    /// More entries than this.
    TooMany(usize),
    /// Closed and open on one date.
    ClosedAndOpen,
}

impl Problem {
    pub(crate) fn on_day(wrong: Wrong, day: Day) -> Self {
        Self { wrong, day: Some(day), date: None }
    }

    pub(crate) fn on_date(wrong: Wrong, date: Date) -> Self {
        Self { wrong, day: None, date: Some(date) }
    }

    pub(crate) fn somewhere(wrong: Wrong) -> Self {
        Self { wrong, day: None, date: None }
    }

    /// Stable code: `hours_overlap` …
    pub fn code(&self) -> &'static str {
        match self.wrong {
            Wrong::Overlap => "hours_overlap",
            Wrong::InvalidTime => "hours_invalid_time",
            Wrong::TooMany(_) => "hours_too_many",
            Wrong::ClosedAndOpen => "hours_closed_and_open",
        }
    }

    /// The same in English.
    pub fn message(&self) -> String {
        let what = match self.wrong {
            Wrong::Overlap => "Two times overlap",
            Wrong::InvalidTime => "A time is missing, is not HH:MM, or closes before it opens",
            Wrong::TooMany(max) => return format!("At most {max} entries fit."),
            Wrong::ClosedAndOpen => "Closed and open on one date",
        };
        match (self.day, self.date) {
            (Some(day), _) => format!("{what} ({}).", day.code()),
            (_, Some(date)) => format!("{what} ({date})."),
            _ => format!("{what}."),
        }
    }

    /// Where, and figures: `{"day": "monday"}`, `{"date": "2026-12-25"}`, `{"max": 70}`.
    pub fn params(&self) -> Option<Value> {
        match (self.wrong, self.day, self.date) {
            (Wrong::TooMany(max), ..) => Some(json!({ "max": max })),
            (_, Some(day), _) => Some(json!({ "day": day.code() })),
            (_, _, Some(date)) => Some(json!({ "date": date.to_string() })),
            _ => None,
        }
    }
}
