//! Validation problems of opening hours.

use jiff::civil::Date;
use serde_json::{Value, json};

use crate::Day;

/// Validation problem with its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Type of the problem.
    pub wrong: Wrong,
    /// Day of the regular week with the problem.
    pub day: Option<Day>,
    /// Special date with the problem.
    pub date: Option<Date>,
}

/// Type of a validation problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Two overlapping times.
    Overlap,
    /// Invalid or missing time or date, or a closing time before the opening time.
    InvalidTime,
    /// More entries than this maximum.
    TooMany(usize),
    /// Date both closed and open.
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

    /// Returns the stable code: `hours_overlap` …
    pub fn code(&self) -> &'static str {
        match self.wrong {
            Wrong::Overlap => "hours_overlap",
            Wrong::InvalidTime => "hours_invalid_time",
            Wrong::TooMany(_) => "hours_too_many",
            Wrong::ClosedAndOpen => "hours_closed_and_open",
        }
    }

    /// Returns the English message.
    pub fn message(&self) -> String {
        let text = match self.wrong {
            Wrong::Overlap => "Two times overlap",
            Wrong::InvalidTime => "A time is missing, isn’t HH:MM, or closes before it opens",
            Wrong::TooMany(max) => return format!("Maximum {max} entries."),
            Wrong::ClosedAndOpen => "A date can’t be both closed and open",
        };
        match (self.day, self.date) {
            (Some(day), _) => format!("{text} ({}).", day.code()),
            (_, Some(date)) => format!("{text} ({date})."),
            _ => format!("{text}."),
        }
    }

    /// Returns the position and figures: `{"day": "monday"}`, `{"date": "2026-12-25"}`, `{"max": 70}`.
    pub fn params(&self) -> Option<Value> {
        match (self.wrong, self.day, self.date) {
            (Wrong::TooMany(max), ..) => Some(json!({ "max": max })),
            (_, Some(day), _) => Some(json!({ "day": day.code() })),
            (_, _, Some(date)) => Some(json!({ "date": date.to_string() })),
            _ => None,
        }
    }
}
