//! Times of the day at which backups are due. Pure.

use std::str::FromStr;

use jiff::{SignedDuration, Timestamp, civil::Time, tz::TimeZone};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Times of the day, in UTC, at which backups are due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule(Vec<Time>);

impl FromStr for Schedule {
    type Err = &'static str;

    /// Parses `02:15`, or several times with commas between them.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "times of the day in UTC, such as 02:15 or 02:15,14:15";
        let time = |part: &str| Time::strptime("%H:%M", part.trim()).map_err(|_| wrong);
        let mut times = text.split(',').map(time).collect::<Result<Vec<_>, _>>()?;
        times.sort_unstable();
        times.dedup();
        Ok(Self(times))
    }
}

impl Schedule {
    /// Returns the latest due time at or before `now`.
    pub(super) fn latest(&self, now: Timestamp) -> Timestamp {
        let today = now.to_zoned(TimeZone::UTC).date();
        let at = |time: &Time| today.to_datetime(*time).to_zoned(TimeZone::UTC).map_or(now, |time| time.timestamp());
        let due = self.0.iter().map(|time| if at(time) <= now { at(time) } else { at(time) - DAY });
        due.max().unwrap_or(now)
    }

    /// Returns the age at which the latest verified backup is overdue: one and a half of the longest interval.
    pub fn max_age(&self) -> SignedDuration {
        let next = self.0.iter().skip(1).map(|time| time.duration_since(Time::midnight()));
        let times = self.0.iter().map(|time| time.duration_since(Time::midnight()));
        let around = self.0.first().map(|time| time.duration_since(Time::midnight()) + DAY);
        let longest = times.zip(next.chain(around)).map(|(time, next)| next - time).max().unwrap_or(DAY);
        longest * 3 / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn due_times_are_in_utc_on_every_day_of_the_year() {
        for (schedule, now, due) in [
            // Clocks change in Europe on March 29 and October 25, 2026, in North America on March 8 and November 1.
            ("02:15", "2026-03-29T02:14", "2026-03-28T02:15"),
            ("02:15", "2026-03-29T02:15", "2026-03-29T02:15"),
            ("02:15", "2026-10-25T02:16", "2026-10-25T02:15"),
            ("07:30", "2026-03-08T07:29", "2026-03-07T07:30"),
            ("06:30,07:30", "2026-11-01T07:29", "2026-11-01T06:30"),
            ("02:15", "2026-03-01T00:00", "2026-02-28T02:15"),
            ("02:15", "2028-03-01T00:00", "2028-02-29T02:15"),
            ("00:00,23:59", "2027-01-01T00:00", "2027-01-01T00:00"),
            ("23:59", "2027-01-01T00:00", "2026-12-31T23:59"),
        ] {
            let at = |time: &str| -> Timestamp { format!("{time}:00Z").parse().unwrap() };
            assert_eq!(schedule.parse::<Schedule>().unwrap().latest(at(now)), at(due), "{schedule} {now}");
        }
    }
}
