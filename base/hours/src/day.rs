//! Days of the week.

use jiff::civil::Weekday;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Day of the week.
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
    /// All days, from Monday.
    pub const ALL: [Self; 7] =
        [Self::Monday, Self::Tuesday, Self::Wednesday, Self::Thursday, Self::Friday, Self::Saturday, Self::Sunday];

    /// Returns the JSON code: `monday`.
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

    /// Returns the next day.
    #[must_use]
    pub fn next(self) -> Self {
        Self::of_index(self.index() + 1)
    }

    /// Returns the index, from 0 for Monday to 6 for Sunday.
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// Returns the day at an index, counted from Monday and modulo 7.
    pub(crate) fn of_index(index: usize) -> Self {
        Self::ALL[index % 7]
    }
}

impl From<Weekday> for Day {
    fn from(weekday: Weekday) -> Self {
        Self::of_index(weekday.to_monday_zero_offset() as usize)
    }
}
