//! Time of a scan on a date: the middle of the longest opening interval, because a business ranks lower while it is closed
//! (Sterling Sky and BrightLocal, studies of openness as a ranking signal).
//!
//! An interval ends at 24:00 at the latest; of equally long ones the first counts; the middle is rounded down to 5 minutes.
//! A closed date moves to the next open one within 7 days. Without opening hours it is 11:00.

use std::cmp::Reverse;

use hours::{Day, OpeningHours, Time};
use jiff::{Timestamp, civil::Date, tz::TimeZone};

/// Minute of the day of a scan without opening hours.
const DEFAULT_MINUTE: u16 = 11 * 60;
/// Minutes between possible times of a scan.
const STEP: u16 = 5;
/// Maximum days by which a scan moves.
const MAX_DAYS: i64 = 7;

/// Error: a date for which there is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the date is out of range")]
pub(crate) struct DateOutOfRange;

/// Opening hours of one date.
enum DayPlan {
    Unknown,
    Closed,
    /// Minute in the middle of the longest interval.
    Open(u16),
}

/// Returns the time of a scan that is planned for a date. A local time that a clock change skips counts with the offset
/// before the change; a repeated one is the first.
pub(crate) fn run_time(hours: &OpeningHours, date: Date, zone: &TimeZone) -> Result<Timestamp, DateOutOfRange> {
    let (date, minute) = local_run_time(hours, date)?;
    let time = date.at((minute / 60) as i8, (minute % 60) as i8, 0, 0);
    // jiff's default for ambiguous times is this rule.
    zone.to_timestamp(time).map_err(|_| DateOutOfRange)
}

fn local_run_time(hours: &OpeningHours, planned: Date) -> Result<(Date, u16), DateOutOfRange> {
    for days in 0..=MAX_DAYS {
        let date = planned.checked_add(jiff::Span::new().days(days)).map_err(|_| DateOutOfRange)?;
        match day_plan(hours, date) {
            DayPlan::Unknown => return Ok((date, DEFAULT_MINUTE)),
            DayPlan::Open(minute) => return Ok((date, minute)),
            DayPlan::Closed => {}
        }
    }
    Ok((planned, DEFAULT_MINUTE))
}

fn day_plan(hours: &OpeningHours, date: Date) -> DayPlan {
    let special: Vec<_> = hours.special.iter().filter(|entry| entry.date == date).collect();
    if special.is_empty() && hours.regular.is_empty() {
        return DayPlan::Unknown;
    }
    let intervals: Vec<(Time, Time)> = if special.is_empty() {
        let day = Day::from(date.weekday());
        let periods = hours.regular.iter().filter(|period| period.open_day == day);
        periods.map(|period| (period.open_time, period.close_time)).collect()
    } else {
        special.into_iter().filter_map(|entry| entry.open_time.zip(entry.close_time)).collect()
    };
    let longest = intervals
        .into_iter()
        .map(|(open, close)| (open.minutes(), if close > open { close } else { Time::END }.minutes()))
        .min_by_key(|(open, close)| Reverse(close - open));
    longest.map_or(DayPlan::Closed, |(open, close)| DayPlan::Open(u16::midpoint(open, close) / STEP * STEP))
}

#[cfg(test)]
mod tests {
    use hours::{GivenHours, GivenPeriod, GivenSpecial};

    use super::*;

    fn hours(regular: &[(Day, &str, Day, &str)], special: &[(&str, Option<(&str, &str)>)]) -> OpeningHours {
        let regular = regular.iter().map(|(open_day, open, close_day, close)| GivenPeriod {
            open_day: *open_day,
            open_time: (*open).to_owned(),
            close_day: *close_day,
            close_time: (*close).to_owned(),
        });
        let special = special.iter().map(|(date, times)| GivenSpecial {
            date: (*date).to_owned(),
            is_closed: times.is_none(),
            open_time: times.map(|(open, _)| open.to_owned()),
            close_time: times.map(|(_, close)| close.to_owned()),
        });
        GivenHours { regular: regular.collect(), special: special.collect() }.check().unwrap()
    }

    fn time(hours: &OpeningHours, date: &str) -> String {
        run_time(hours, date.parse().unwrap(), &TimeZone::UTC).unwrap().to_string()
    }

    #[test]
    fn of_equally_long_intervals_the_first_counts() {
        let monday = |open, close| (Day::Monday, open, Day::Monday, close);
        assert_eq!(
            time(&hours(&[monday("14:00", "18:00"), monday("08:00", "12:00")], &[]), "2026-11-23"),
            "2026-11-23T10:00:00Z"
        );
        assert_eq!(time(&hours(&[monday("08:00", "12:09")], &[]), "2026-11-23"), "2026-11-23T10:00:00Z");
    }

    #[test]
    fn the_night_of_the_day_before_is_no_interval_of_a_day() {
        let bar = hours(&[(Day::Friday, "18:00", Day::Saturday, "03:00")], &[]);
        assert_eq!(time(&bar, "2026-11-28"), "2026-12-04T21:00:00Z");
    }

    #[test]
    fn a_closed_date_moves_by_at_most_seven_days() {
        let mondays = [(Day::Monday, "10:00", Day::Monday, "12:00")];
        assert_eq!(time(&hours(&mondays, &[("2026-11-23", None)]), "2026-11-23"), "2026-11-30T11:00:00Z");
        let closed = [("2026-11-23", None), ("2026-11-30", None)];
        assert_eq!(time(&hours(&mondays, &closed), "2026-11-23"), "2026-11-23T11:00:00Z");
        let open = [("2026-11-24", Some(("20:00", "22:00")))];
        assert_eq!(time(&hours(&mondays, &open), "2026-11-24"), "2026-11-24T21:00:00Z");
    }

    #[test]
    fn dates_without_opening_hours_are_scanned_at_11() {
        assert_eq!(time(&OpeningHours::default(), "2026-11-23"), "2026-11-23T11:00:00Z");
        assert_eq!(time(&hours(&[], &[("2026-11-23", None)]), "2026-11-23"), "2026-11-24T11:00:00Z");
        let last: OpeningHours = hours(&[(Day::Monday, "10:00", Day::Monday, "12:00")], &[]);
        assert_eq!(run_time(&last, Date::MAX, &TimeZone::UTC), Err(DateOutOfRange));
    }
}
