//! Dates of scheduled scans. A monthly scan keeps its weekday of the month: the second Tuesday stays the second Tuesday, and
//! a fifth one becomes the last one of a shorter month.

use jiff::{
    Span, Timestamp,
    civil::Date,
    tz::{Offset, TimeZone},
};

use super::run_time::{DateOutOfRange, run_time};
use crate::types::Schedule;
use hours::OpeningHours;

/// Degrees of longitude by which the sun needs an hour.
const DEGREES_PER_HOUR: f64 = 15.0;

/// Returns the time of the scan that follows one at this time; `None` without a schedule.
pub(crate) fn next_scan(
    schedule: Schedule,
    after: Timestamp,
    hours: Option<&OpeningHours>,
    longitude: f64,
) -> Result<Option<Timestamp>, DateOutOfRange> {
    let zone = zone_of(longitude);
    let unknown = OpeningHours::default();
    let date = next_date(schedule, after.to_zoned(zone.clone()).date())?;
    date.map(|date| run_time(hours.unwrap_or(&unknown), date, &zone)).transpose()
}

/// Returns the solar time zone of a longitude, in whole hours. It may differ from the legal time by an hour or two, which a
/// scan in the middle of the opening hours bears.
fn zone_of(longitude: f64) -> TimeZone {
    let hours = (longitude / DEGREES_PER_HOUR).round().clamp(-12.0, 12.0) as i8;
    Offset::from_hours(hours).map_or(TimeZone::UTC, Offset::to_time_zone)
}

/// Returns the maximum number of scans in a month.
pub(crate) fn scans_per_month(schedule: Schedule) -> i64 {
    match schedule {
        Schedule::None => 0,
        Schedule::Daily => 31,
        Schedule::Weekly => 5,
        Schedule::Fortnightly => 3,
        Schedule::Monthly => 1,
    }
}

fn next_date(schedule: Schedule, after: Date) -> Result<Option<Date>, DateOutOfRange> {
    let later = |days: i64| after.checked_add(Span::new().days(days)).map_err(|_| DateOutOfRange);
    Ok(Some(match schedule {
        Schedule::None => return Ok(None),
        Schedule::Daily => later(1)?,
        Schedule::Weekly => later(7)?,
        Schedule::Fortnightly => later(14)?,
        Schedule::Monthly => {
            let month = after.first_of_month().checked_add(Span::new().months(1)).map_err(|_| DateOutOfRange)?;
            let number = (after.day() - 1) / 7 + 1;
            let on = |number| month.nth_weekday_of_month(number, after.weekday());
            on(number).or_else(|_| on(-1)).map_err(|_| DateOutOfRange)?
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_gives_the_next_date() {
        for (schedule, after, next) in [
            (Schedule::None, "2026-11-26", None),
            (Schedule::Daily, "2026-12-31", Some("2027-01-01")),
            (Schedule::Weekly, "2028-02-25", Some("2028-03-03")),
            (Schedule::Fortnightly, "2026-11-26", Some("2026-12-10")),
            (Schedule::Monthly, "2026-11-10", Some("2026-12-08")),
            (Schedule::Monthly, "2026-12-01", Some("2027-01-05")),
            // The fifth Tuesday; February has four.
            (Schedule::Monthly, "2026-12-29", Some("2027-01-26")),
        ] {
            let date = next_date(schedule, after.parse().unwrap()).unwrap();
            assert_eq!(date.map(|date| date.to_string()).as_deref(), next, "{schedule:?} {after}");
        }
        assert!(next_date(Schedule::Daily, Date::MAX).is_err());
    }

    #[test]
    fn the_time_zone_follows_the_sun() {
        for (longitude, offset) in [(0.0, 0), (4.8, 0), (-73.6, -5), (-122.4, -8), (180.0, 12), (-180.0, -12)] {
            let zone = zone_of(longitude).to_fixed_offset().unwrap();
            assert_eq!(zone.seconds(), offset * 3600, "{longitude}");
        }
    }
}
