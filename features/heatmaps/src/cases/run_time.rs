//! Cases of the time of a scan.

use std::collections::BTreeMap;

use hours::{Day, GivenHours, GivenPeriod, GivenSpecial, OpeningHours};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use serde::{Deserialize, Serialize};

use super::CaseError;
use crate::rules::run_time;

/// Opening and closing time; past midnight unless the closing time is the later one.
type Interval = (String, String);

#[derive(Deserialize)]
pub(super) struct RunTimeCase {
    date: Date,
    /// By the number of the weekday, 0 for Monday.
    hours: BTreeMap<String, Vec<Interval>>,
    /// By date; a closed one is empty.
    #[serde(default)]
    special: BTreeMap<String, Vec<Interval>>,
    time_zone: String,
}

#[derive(Serialize)]
pub(super) struct RunTimeAnswer {
    utc: Timestamp,
}

pub(super) fn run_time(case: &RunTimeCase) -> Result<RunTimeAnswer, CaseError> {
    let zone = TimeZone::get(&case.time_zone)?;
    let hours = opening_hours(case)?;
    Ok(RunTimeAnswer { utc: run_time::run_time(&hours, case.date, &zone)? })
}

fn opening_hours(case: &RunTimeCase) -> Result<OpeningHours, CaseError> {
    let mut given = GivenHours::default();
    for (number, intervals) in &case.hours {
        let index: usize = number.parse()?;
        let day = *Day::ALL.get(index).ok_or("a weekday is 0 to 6")?;
        given.regular.extend(intervals.iter().map(|(open, close)| GivenPeriod {
            open_day: day,
            open_time: open.clone(),
            close_day: if close > open { day } else { day.next() },
            close_time: close.clone(),
        }));
    }
    for (date, intervals) in &case.special {
        let entry = |times: Option<&Interval>| GivenSpecial {
            date: date.clone(),
            is_closed: times.is_none(),
            open_time: times.map(|(open, _)| open.clone()),
            close_time: times.map(|(_, close)| close.clone()),
        };
        if intervals.is_empty() {
            given.special.push(entry(None));
        }
        given.special.extend(intervals.iter().map(|interval| entry(Some(interval))));
    }
    let message =
        |problems: Vec<hours::Problem>| problems.iter().map(hours::Problem::message).collect::<Vec<_>>().join(" ");
    given.check().map_err(|problems| message(problems).into())
}
