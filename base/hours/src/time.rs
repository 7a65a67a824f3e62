//! Times of day, to the minute.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Time of day from 00:00 to 24:00, the end of the day. `HH:MM` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, example = "09:30")]
pub struct Time(u16);

/// Error: not a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATime;

impl Time {
    /// 00:00.
    pub const START: Self = Self(0);
    /// 24:00.
    pub const END: Self = Self(24 * 60);

    /// Creates a time from minutes after midnight, 0 to 1440; `None` above.
    pub fn from_minutes(minutes: u16) -> Option<Self> {
        (minutes <= Self::END.0).then_some(Self(minutes))
    }

    /// Returns the minutes after midnight.
    pub fn minutes(self) -> u16 {
        self.0
    }
}

impl FromStr for Time {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Self, NotATime> {
        let two = |digits: &[u8]| match digits {
            [a @ b'0'..=b'9', b @ b'0'..=b'9'] => Some(u16::from(a - b'0') * 10 + u16::from(b - b'0')),
            _ => None,
        };
        let [hours @ .., b':', m1, m2] = text.as_bytes() else { return Err(NotATime) };
        match (two(hours), two(&[*m1, *m2])) {
            (Some(hours), Some(minutes)) if minutes < 60 => Self::from_minutes(hours * 60 + minutes).ok_or(NotATime),
            _ => Err(NotATime),
        }
    }
}

impl TryFrom<String> for Time {
    type Error = NotATime;

    fn try_from(text: String) -> Result<Self, NotATime> {
        text.parse()
    }
}

impl From<Time> for String {
    fn from(time: Time) -> Self {
        time.to_string()
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl fmt::Display for NotATime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time of day is HH:MM, 00:00 to 24:00")
    }
}

#[cfg(test)]
mod tests {
    use super::Time;

    #[test]
    fn a_time_is_two_digits_twice_up_to_the_end_of_the_day() {
        for (text, minutes) in [
            ("00:00", Some(0)),
            ("09:30", Some(570)),
            ("23:59", Some(1439)),
            ("24:00", Some(1440)),
            ("24:01", None),
            ("9:30", None),
            ("09:60", None),
            ("09:3", None),
            ("0930", None),
            ("+9:30", None),
            ("09:30:00", None),
            (" 09:30", None),
            ("", None),
            ("٠٩:٣٠", None),
        ] {
            let time = text.parse::<Time>().ok();
            assert_eq!(time.map(Time::minutes), minutes, "{text:?}");
            assert!(time.is_none_or(|time| time.to_string() == text));
        }
    }
}
