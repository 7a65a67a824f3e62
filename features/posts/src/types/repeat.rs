//! Repetition of a post.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Period of a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PostPeriod)]
pub(crate) enum Every {
    /// Every week, on the weekdays.
    Week,
    /// Every month, on the day.
    Month,
}

/// Day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PostWeekday)]
pub(crate) enum Weekday {
    /// Monday.
    Mon,
    /// Tuesday.
    Tue,
    /// Wednesday.
    Wed,
    /// Thursday.
    Thu,
    /// Friday.
    Fri,
    /// Saturday.
    Sat,
    /// Sunday.
    Sun,
}

impl Weekday {
    /// Returns the weekday as dates have it.
    pub(crate) fn of_date(self) -> jiff::civil::Weekday {
        use jiff::civil::Weekday as Day;
        match self {
            Self::Mon => Day::Monday,
            Self::Tue => Day::Tuesday,
            Self::Wed => Day::Wednesday,
            Self::Thu => Day::Thursday,
            Self::Fri => Day::Friday,
            Self::Sat => Day::Saturday,
            Self::Sun => Day::Sunday,
        }
    }
}

/// Repetition of a post: by this program, never by Google as well. It ends on a day or after a number of times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PostRepeat)]
pub(crate) struct Repeat {
    /// Period.
    pub(crate) every: Every,
    /// Weekdays of a weekly repetition; the weekday of the first time when left out.
    #[serde(default)]
    #[schema(max_items = 7)]
    pub(crate) weekdays: Vec<Weekday>,
    /// Day of a monthly repetition, 1 to 31; the last day of months that have fewer. The day of the first time when left
    /// out.
    #[serde(default)]
    #[schema(required, minimum = 1, maximum = 31)]
    pub(crate) day: Option<i8>,
    /// Last day; null for none.
    #[serde(default)]
    #[schema(required, value_type = Option<String>, format = Date)]
    pub(crate) until: Option<Date>,
    /// Number of times, 2 to 104; null for no limit but `until`.
    #[serde(default)]
    #[schema(required, minimum = 2, maximum = 104)]
    pub(crate) count: Option<i64>,
}
