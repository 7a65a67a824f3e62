//! Days of the week.

use jiff::civil::Weekday;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Day {
    /// Monday
    Monday,
    /// Tuesday
    Tuesday,
    /// Wednesday
    Wednesday,
    /// Thursday
    Thursday,
    /// Friday
    Friday,
    /// Saturday
    Saturday,
    /// Sunday
    Sunday,
}

impl Day {
    /// The week, from Monday on.
    pub const ALL: [Self; 7] =
        [Self::Monday, Self::Tuesday, Self::Wednesday, Self::Thursday, Self::Friday, Self::Saturday, Self::Sunday];

    /// As it is written in JSON: `monday`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Monday => "monday",
            Self::Tuesday => "tuesday",
            Self::Wednesday => "wednesday",
            Self::Thursday => "thursday",
            Self::Friday => "friday",
            Self::Saturday => "saturday",
            Self::Sunday => "sunday",
        }
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self::of_index(self.index() + 1)
    }

    /// 0 for Monday to 6 for Sunday.
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// The day so many after Monday.
    pub(crate) fn of_index(index: usize) -> Self {
        Self::ALL[index % 7]
    }
}

impl From<Weekday> for Day {
    fn from(weekday: Weekday) -> Self {
        Self::of_index(weekday.to_monday_zero_offset() as usize)
    }
}
