//! Local date and time of a place, without a time zone.

use jiff::civil::{Date, DateTime};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// First and last year.
const YEARS: std::ops::RangeInclusive<i16> = 2020..=2099;

/// Local date and time to the minute, such as `2026-12-01T09:00`. The time zone is that of each location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String)]
pub struct LocalTime(pub(crate) DateTime);

impl LocalTime {
    /// Returns the minute of a date and time; `None` outside of the years that are allowed.
    pub(crate) fn of(at: DateTime) -> Option<Self> {
        let minute = at.with().second(0).subsec_nanosecond(0).build().ok()?;
        YEARS.contains(&minute.year()).then_some(Self(minute))
    }

    /// Returns the date.
    pub fn date(self) -> Date {
        self.0.date()
    }

    /// Returns the date and time.
    pub fn datetime(self) -> DateTime {
        self.0
    }
}

impl std::str::FromStr for LocalTime {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_minute = text.len() == "2026-12-01T09:00".len() && text.as_bytes().get(10) == Some(&b'T');
        let at = if is_minute { text.parse::<DateTime>().ok() } else { None };
        at.filter(|at| YEARS.contains(&at.year())).map(Self).ok_or("a local time is like 2026-12-01T09:00")
    }
}

impl TryFrom<String> for LocalTime {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<LocalTime> for String {
    fn from(at: LocalTime) -> Self {
        at.to_string()
    }
}

impl std::fmt::Display for LocalTime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.strftime("%Y-%m-%dT%H:%M"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_time_is_a_minute_without_a_zone() {
        assert_eq!("2026-12-01T09:05".parse::<LocalTime>().unwrap().to_string(), "2026-12-01T09:05");
        for wrong in
            ["", "2026-12-01", "2026-12-01T09:05:00", "2026-12-01T09:05Z", "2026-02-30T09:05", "1999-12-01T09:05"]
        {
            assert!(wrong.parse::<LocalTime>().is_err(), "{wrong}");
        }
    }
}
