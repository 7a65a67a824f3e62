//! Conversion of opening hours from and to Google's format.

use hours::{Day, GivenHours, GivenPeriod, GivenSpecial, OpeningHours, Time};
use jiff::{ToSpan, civil};
use locations::{MoreHours, PartHours};

use crate::wire::{self, Date, Hours, Period, SpecialHours, SpecialPeriod, TimeOfDay};

/// Maximum length of a range of closed days; the rest is cut off.
const MAX_RANGE_DAYS: usize = 62;

/// Returns the hours of a profile. Invalid entries (overlaps, more than 24 hours) are skipped.
pub(crate) fn read(regular: Option<&Hours>, special: Option<&SpecialHours>) -> OpeningHours {
    let mut valid = GivenHours::default();
    for period in regular.iter().flat_map(|hours| &hours.periods).filter_map(week) {
        valid.regular.push(period);
        if valid.check().is_err() {
            valid.regular.pop();
        }
    }
    for entry in special.iter().flat_map(|hours| &hours.special_hour_periods).flat_map(dates) {
        valid.special.push(entry);
        if valid.check().is_err() {
            valid.special.pop();
        }
    }
    valid.check().unwrap_or_default()
}

/// Returns the hours of parts of a business. Entries without a type or a valid period are skipped.
pub(crate) fn read_parts(parts: &[wire::PartHours]) -> MoreHours {
    let part = |part: &wire::PartHours| PartHours {
        kind: part.hours_type_id.to_ascii_lowercase(),
        periods: read(Some(&Hours { periods: part.periods.clone() }), None).regular,
    };
    MoreHours::of(parts.iter().map(part).filter(|part| PartHours::is_type(&part.kind)).collect())
}

/// Returns the hours of parts of a business in Google's format.
pub(crate) fn write_parts(hours: &MoreHours) -> Vec<wire::PartHours> {
    let part = |part: &PartHours| wire::PartHours {
        hours_type_id: part.kind.to_ascii_uppercase(),
        periods: part.periods.iter().copied().map(period).collect(),
    };
    hours.0.iter().map(part).collect()
}

fn week(period: &Period) -> Option<GivenPeriod> {
    let (open_day, close_day) = (day(&period.open_day)?, day(&period.close_day)?);
    let (open, close) = (minutes(period.open_time), minutes(period.close_time));
    // Midnight of the opening day means the end of that day.
    let close = if close_day == open_day && close == 0 { 24 * 60 } else { close };
    // Google also writes closing times after midnight with the opening day.
    let close_day = if close_day == open_day && close <= open { open_day.next() } else { close_day };
    Some(GivenPeriod { open_day, open_time: clock(open)?, close_day, close_time: clock(close)? })
}

fn dates(period: &SpecialPeriod) -> Vec<GivenSpecial> {
    let Some(start) = period.start_date.and_then(date) else { return Vec::new() };
    if period.closed {
        let end = period.end_date.and_then(date).unwrap_or(start).max(start);
        let days = start.series(1.day()).take_while(|day| *day <= end).take(MAX_RANGE_DAYS);
        let closed = |day: civil::Date| GivenSpecial {
            date: day.to_string(),
            is_closed: true,
            open_time: None,
            close_time: None,
        };
        return days.map(closed).collect();
    }
    let (open, close) = (minutes(period.open_time.unwrap_or_default()), minutes(period.close_time.unwrap_or_default()));
    let close = if close == 0 { 24 * 60 } else { close };
    let (Some(open), Some(close)) = (clock(open), clock(close)) else { return Vec::new() };
    vec![GivenSpecial { date: start.to_string(), is_closed: false, open_time: Some(open), close_time: Some(close) }]
}

fn minutes(time: TimeOfDay) -> u16 {
    time.hours.saturating_mul(60).saturating_add(time.minutes)
}

fn clock(minutes: u16) -> Option<String> {
    Time::from_minutes(minutes).map(|time| time.to_string())
}

fn day(name: &str) -> Option<Day> {
    Day::ALL.into_iter().find(|day| day.code().eq_ignore_ascii_case(name))
}

fn date(date: Date) -> Option<civil::Date> {
    civil::Date::new(date.year, date.month, date.day).ok()
}

/// Returns the hours in Google's format.
pub(crate) fn write(hours: &OpeningHours) -> (Hours, SpecialHours) {
    let special = hours.special.iter().map(|entry| {
        let start = entry.date;
        let is_next_day = matches!((entry.open_time, entry.close_time), (Some(open), Some(close)) if close <= open);
        let end = if is_next_day { start.tomorrow().unwrap_or(start) } else { start };
        SpecialPeriod {
            start_date: Some(wire_date(start)),
            end_date: Some(wire_date(end)),
            open_time: entry.open_time.map(time),
            close_time: entry.close_time.map(time),
            closed: entry.is_closed,
        }
    });
    let periods = hours.regular.iter().copied().map(period).collect();
    (Hours { periods }, SpecialHours { special_hour_periods: special.collect() })
}

fn period(period: hours::Period) -> Period {
    Period {
        open_day: period.open_day.code().to_uppercase(),
        open_time: time(period.open_time),
        close_day: period.close_day.code().to_uppercase(),
        close_time: time(period.close_time),
    }
}

fn time(time: Time) -> TimeOfDay {
    TimeOfDay { hours: time.minutes() / 60, minutes: time.minutes() % 60 }
}

fn wire_date(date: civil::Date) -> Date {
    Date { year: date.year(), month: date.month(), day: date.day() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::*;

    fn regular(periods: &Value) -> Vec<String> {
        let hours: Hours = serde_json::from_value(json!({ "periods": periods })).unwrap();
        let summary = |period: &hours::Period| {
            format!("{} {}-{} {}", period.open_day.code(), period.open_time, period.close_day.code(), period.close_time)
        };
        read(Some(&hours), None).regular.iter().map(summary).collect()
    }

    #[test]
    fn a_week_is_read_as_google_writes_it() {
        for (periods, expected) in [
            (
                json!([{ "openDay": "MONDAY", "openTime": { "hours": 9, "minutes": 30 }, "closeDay": "MONDAY", "closeTime": { "hours": 17 } }]),
                vec!["monday 09:30-monday 17:00"],
            ),
            // A time of zero may be absent, and midnight is hour 24 or absent.
            (
                json!([{ "openDay": "SUNDAY", "openTime": {}, "closeDay": "SUNDAY", "closeTime": { "hours": 24 } }]),
                vec!["sunday 00:00-sunday 24:00"],
            ),
            (json!([{ "openDay": "SUNDAY", "closeDay": "SUNDAY" }]), vec!["sunday 00:00-sunday 24:00"]),
            // Hours past midnight, with or without the next day.
            (
                json!([{ "openDay": "FRIDAY", "openTime": { "hours": 18 }, "closeDay": "SATURDAY", "closeTime": { "hours": 2 } }]),
                vec!["friday 18:00-saturday 02:00"],
            ),
            (
                json!([{ "openDay": "FRIDAY", "openTime": { "hours": 18 }, "closeDay": "FRIDAY", "closeTime": { "hours": 2 } }]),
                vec!["friday 18:00-saturday 02:00"],
            ),
            // Overlaps, invalid days and periods of several days are skipped.
            (
                json!([{ "openDay": "MONDAY", "openTime": { "hours": 9 }, "closeDay": "MONDAY", "closeTime": { "hours": 17 } },
                { "openDay": "MONDAY", "openTime": { "hours": 12 }, "closeDay": "MONDAY", "closeTime": { "hours": 18 } },
                { "openDay": "DAY_OF_WEEK_UNSPECIFIED", "closeDay": "MONDAY" },
                { "openDay": "TUESDAY", "openTime": { "hours": 9 }, "closeDay": "FRIDAY", "closeTime": { "hours": 17 } },
                { "openDay": "TUESDAY", "openTime": { "hours": 25 }, "closeDay": "TUESDAY", "closeTime": { "hours": 26 } }]),
                vec!["monday 09:00-monday 17:00"],
            ),
            (json!([]), vec![]),
        ] {
            assert_eq!(regular(&periods), expected, "{periods}");
        }
    }

    #[test]
    fn special_days_are_read_one_by_one() {
        let day = |month, day| json!({ "year": 2026, "month": month, "day": day });
        let hours: SpecialHours = serde_json::from_value(json!({ "specialHourPeriods": [
            { "startDate": day(12, 24), "openTime": { "hours": 9 }, "endDate": day(12, 24), "closeTime": { "hours": 14 } },
            { "startDate": day(12, 25), "endDate": day(12, 27), "closed": true },
            { "startDate": day(12, 31), "openTime": { "hours": 20 }, "endDate": day(12, 31), "closeTime": { "hours": 24 } },
            { "startDate": day(13, 31), "closed": true },
        ] }))
        .unwrap();
        let read = read(None, Some(&hours));
        let summary: Vec<String> = read
            .special
            .iter()
            .map(|special| match (special.open_time, special.close_time) {
                (Some(open), Some(close)) => format!("{} {open}-{close}", special.date),
                _ => format!("{} closed", special.date),
            })
            .collect();
        assert_eq!(
            summary,
            [
                "2026-12-24 09:00-14:00",
                "2026-12-25 closed",
                "2026-12-26 closed",
                "2026-12-27 closed",
                "2026-12-31 20:00-24:00"
            ]
        );
    }

    #[test]
    fn hours_of_parts_are_read_by_type_and_written_back() {
        let lunch = json!({ "openDay": "MONDAY", "openTime": { "hours": 12 }, "closeDay": "MONDAY", "closeTime": { "hours": 14 } });
        let parts: Vec<wire::PartHours> = serde_json::from_value(json!([
            { "hoursTypeId": "TAKEOUT", "periods": [lunch] },
            { "hoursTypeId": "DELIVERY", "periods": [lunch, lunch] },
            { "hoursTypeId": "DELIVERY", "periods": [] },
            { "hoursTypeId": "BRUNCH", "periods": [] },
            { "hoursTypeId": "", "periods": [lunch] },
            { "hoursTypeId": "a b", "periods": [lunch] },
            { "periods": [lunch] },
        ]))
        .unwrap();
        let hours = read_parts(&parts);
        let types: Vec<(&str, usize)> = hours.0.iter().map(|part| (part.kind.as_str(), part.periods.len())).collect();
        assert_eq!(types, [("delivery", 1), ("takeout", 1)], "overlaps and empty parts are skipped");
        let written = write_parts(&hours);
        let ids: Vec<&str> = written.iter().map(|part| part.hours_type_id.as_str()).collect();
        assert_eq!(ids, ["DELIVERY", "TAKEOUT"]);
        assert_eq!(read_parts(&written), hours);
    }

    proptest! {
        #[test]
        fn written_hours_read_back_unchanged(days in proptest::collection::btree_set(0usize..7, 0..7), open in 0u16..1439, length in 1u16..1440) {
            let given = GivenHours {
                regular: days.into_iter().step_by(2).map(|at| {
                    let (open_day, close) = (Day::ALL[at], open + length);
                    let (close_day, close) = if close > 1440 { (open_day.next(), close - 1440) } else { (open_day, close) };
                    GivenPeriod { open_day, open_time: clock(open).unwrap(), close_day, close_time: clock(close).unwrap() }
                }).collect(),
                special: Vec::new(),
            };
            if let Ok(hours) = given.check() {
                let (regular, special) = write(&hours);
                let wire: Hours = serde_json::from_value(serde_json::to_value(regular).unwrap()).unwrap();
                prop_assert_eq!(read(Some(&wire), Some(&special)), hours);
            }
        }
    }
}
