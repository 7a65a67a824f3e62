//! When a place is open: regular hours by day of the week, special days by date.
//! Pure: no clock, no database, no network. Times and dates are local to the place.

mod day;
mod given;
mod normal;
mod open;
mod osm;
mod problem;
mod time;

pub use day::Day;
pub use given::{GivenHours, GivenPeriod, GivenSpecial, MAX_REGULAR, MAX_SPECIAL};
pub use osm::{NotKept, read_osm};
pub use problem::{Problem, Wrong};
pub use time::{NotATime, Time};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Hours that were checked, in their normal form. Empty when nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct OpeningHours {
    /// The usual week, from Monday on.
    pub regular: Vec<Period>,
    /// Days that differ from it, by date.
    pub special: Vec<Special>,
}

/// A time of the usual week during which the place is open: at most 24 hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct Period {
    /// Day on which it opens.
    pub open_day: Day,
    /// When.
    pub open_time: Time,
    /// Day on which it closes: the same, or the next one.
    pub close_day: Day,
    /// When; 24:00 is the end of the day.
    pub close_time: Time,
}

/// What holds on one date instead of the regular hours. A date may have several, unless it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct Special {
    /// The date.
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// Closed all day; the times are null then.
    pub is_closed: bool,
    /// When it opens.
    #[schema(required)]
    pub open_time: Option<Time>,
    /// When it closes: on the next day when this is not after the opening.
    #[schema(required)]
    pub close_time: Option<Time>,
}

impl OpeningHours {
    /// True when nothing is known.
    pub fn is_empty(&self) -> bool {
        self.regular.is_empty() && self.special.is_empty()
    }
}

#[cfg(test)]
mod tests;
