//! Opening hours of a place: regular hours by day of the week, special days by date. Pure: no clock, no database, no
//! network. Times and dates are local to the place.

mod day;
mod input;
mod normal;
mod open;
mod osm;
mod problem;
mod time;
mod zones;

pub use day::Day;
pub use input::{GivenHours, GivenPeriod, GivenSpecial, MAX_REGULAR, MAX_SPECIAL};
pub use osm::{NotKept, read_osm};
pub use problem::{Problem, Wrong};
pub use time::{NotATime, Time};
pub use zones::{TimeZoneRegion, legal_zone, zone, zones};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Validated opening hours in normal form. Empty when the hours are unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct OpeningHours {
    /// Regular week, from Monday.
    pub regular: Vec<Period>,
    /// Special days that replace the regular hours, by date.
    pub special: Vec<Special>,
}

/// Opening period of the regular week, at most 24 hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct Period {
    /// Opening day.
    pub open_day: Day,
    /// Opening time.
    pub open_time: Time,
    /// Closing day: the opening day or the next day.
    pub close_day: Day,
    /// Closing time; 24:00 is the end of the day.
    pub close_time: Time,
}

/// Entry for one date that replaces the regular hours. A date may have several entries, unless it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct Special {
    /// Date.
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// Closed all day; both times are null.
    pub is_closed: bool,
    /// Opening time.
    #[schema(required)]
    pub open_time: Option<Time>,
    /// Closing time. Belongs to the next day unless it is after the opening time.
    #[schema(required)]
    pub close_time: Option<Time>,
}

impl OpeningHours {
    /// Returns true when the hours are unknown.
    pub fn is_empty(&self) -> bool {
        self.regular.is_empty() && self.special.is_empty()
    }
}

#[cfg(test)]
mod tests;
