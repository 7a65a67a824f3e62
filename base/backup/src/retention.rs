//! Rule for removing old backups. Pure.

use std::{collections::BTreeSet, str::FromStr};

use jiff::{Timestamp, tz::TimeZone};

/// Numbers of backups to keep: one per day, week and month, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Days to keep the latest backup of.
    pub days: usize,
    /// ISO weeks to keep the latest backup of.
    pub weeks: usize,
    /// Months to keep the latest backup of.
    pub months: usize,
}

impl FromStr for Retention {
    type Err = &'static str;

    /// Parses `7d,4w,12m`; a missing period keeps none.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "numbers of days, weeks and months, such as 7d,4w,12m";
        let mut retention = Self { days: 0, weeks: 0, months: 0 };
        for part in text.split(',').map(str::trim) {
            let (number, field) = match part.char_indices().last() {
                Some((at, 'd')) => (&part[..at], &mut retention.days),
                Some((at, 'w')) => (&part[..at], &mut retention.weeks),
                Some((at, 'm')) => (&part[..at], &mut retention.months),
                _ => return Err(wrong),
            };
            let number = number.parse::<u16>().ok().filter(|number| *number > 0).ok_or(wrong)?;
            if std::mem::replace(field, number.into()) != 0 {
                return Err(wrong);
            }
        }
        Ok(retention)
    }
}

impl Retention {
    /// Returns the times of the backups that expired. Only periods that have a backup count, so that an outage expires
    /// none. The latest backup never expires.
    pub fn expired(&self, times: &[Timestamp]) -> Vec<Timestamp> {
        let mut latest_first = times.to_vec();
        latest_first.sort_unstable_by(|a, b| b.cmp(a));
        let mut retained: BTreeSet<Timestamp> = latest_first.first().copied().into_iter().collect();
        for (limit, period) in [(self.days, Period::Day), (self.weeks, Period::Week), (self.months, Period::Month)] {
            let mut periods = BTreeSet::new();
            for time in &latest_first {
                let is_first = periods.len() < limit && periods.insert(period.of(*time));
                if is_first {
                    retained.insert(*time);
                }
            }
        }
        latest_first.into_iter().rev().filter(|time| !retained.contains(time)).collect()
    }
}

/// Calendar period.
#[derive(Clone, Copy)]
enum Period {
    Day,
    Week,
    Month,
}

impl Period {
    /// Returns the year and the number of the period that a time is in.
    fn of(self, time: Timestamp) -> (i16, i16) {
        let date = time.to_zoned(TimeZone::UTC).date();
        match self {
            Self::Day => (date.year(), date.day_of_year()),
            Self::Week => (date.iso_week_date().year(), date.iso_week_date().week().into()),
            Self::Month => (date.year(), date.month().into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;

    use super::*;

    fn times(list: &[&str]) -> Vec<Timestamp> {
        list.iter().map(|time| format!("{time}:00Z").parse().unwrap()).collect()
    }

    #[test]
    fn the_latest_of_each_day_week_and_month_stays() {
        let some = ["2026-10-31T02:00", "2026-11-15T02:00", "2026-11-22T02:00", "2026-11-25T02:00", "2026-11-25T14:00"];
        for ((days, weeks, months), list, expired) in [
            ((0, 0, 0), &[][..], &[][..]),
            ((0, 0, 0), &some[..2], &some[..1]),
            ((1, 0, 0), &some, &some[..4]),
            ((2, 0, 0), &some, &["2026-10-31T02:00", "2026-11-15T02:00", "2026-11-25T02:00"]),
            // November 22 is the Sunday of the week before November 25.
            ((1, 2, 0), &some, &["2026-10-31T02:00", "2026-11-15T02:00", "2026-11-25T02:00"]),
            ((1, 3, 0), &some, &["2026-10-31T02:00", "2026-11-25T02:00"]),
            ((1, 0, 2), &some, &["2026-11-15T02:00", "2026-11-22T02:00", "2026-11-25T02:00"]),
            ((7, 4, 12), &some, &["2026-11-25T02:00"]),
            // The first days of January are in week 53 of 2026.
            ((0, 1, 0), &["2026-12-31T02:00", "2027-01-02T02:00"], &["2026-12-31T02:00"]),
            ((0, 2, 0), &["2026-12-31T02:00", "2027-01-04T02:00"], &[]),
        ] {
            let retention = Retention { days, weeks, months };
            assert_eq!(retention.expired(&times(list)), times(expired), "{retention:?} {list:?}");
        }
    }

    #[test]
    fn numbers_are_parsed_by_their_letters() {
        for (text, days, weeks, months) in [("7d,4w,12m", 7, 4, 12), ("30d", 30, 0, 0), ("12m, 1d", 1, 0, 12)] {
            assert_eq!(text.parse(), Ok(Retention { days, weeks, months }));
        }
        for wrong in ["", "7", "d", "7d,", "0d", "7d,7d", "-1d", "7y", "99999d", "7é"] {
            assert!(wrong.parse::<Retention>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn changes_of_the_clock_and_short_months_expire_no_extra_backup() {
        let retention = Retention { days: 2, weeks: 1, months: 2 };
        for (list, expired) in [
            // Clocks change in Europe on March 29 and in North America on March 8, 2026.
            (&["2026-03-28T02:15", "2026-03-29T02:15", "2026-03-30T02:15"], &["2026-03-28T02:15"]),
            (&["2026-03-07T07:15", "2026-03-08T07:15", "2026-03-09T07:15"], &["2026-03-07T07:15"]),
            (&["2026-10-24T00:15", "2026-10-25T00:15", "2026-10-25T23:45"], &["2026-10-25T00:15"]),
            (&["2026-01-31T23:59", "2026-02-28T23:59", "2026-03-01T00:00"], &["2026-01-31T23:59"]),
            (&["2028-02-28T02:15", "2028-02-29T02:15", "2028-03-01T02:15"], &["2028-02-28T02:15"]),
        ] {
            assert_eq!(retention.expired(&times(list)), times(expired), "{list:?}");
        }
    }

    #[test]
    fn two_years_of_daily_backups_leave_no_more_than_the_sum() {
        let first: Timestamp = "2025-01-01T02:00:00Z".parse().unwrap();
        let retention = Retention { days: 7, weeks: 4, months: 12 };
        let mut stored: Vec<Timestamp> = Vec::new();
        for day in 0..730_i64 {
            stored.push(first + (24 * day).hours());
            let expired = retention.expired(&stored);
            assert!(!expired.contains(stored.last().unwrap()));
            stored.retain(|time| !expired.contains(time));
        }
        assert!((12..=7 + 4 + 12).contains(&stored.len()), "{}", stored.len());
        let age = stored.last().unwrap().duration_since(*stored.first().unwrap());
        assert!(age.as_hours() > 24 * 330, "{age}");
    }
}
