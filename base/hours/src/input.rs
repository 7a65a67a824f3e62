//! Submitted opening hours and their validation.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Day, OpeningHours, Period, Problem, Special, Time, Wrong, normal};

/// Maximum entries of a regular week.
pub const MAX_REGULAR: usize = 70;
/// Maximum entries for special days.
pub const MAX_SPECIAL: usize = 100;

/// Submitted opening hours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenHours {
    /// Regular week.
    #[serde(default)]
    pub regular: Vec<GivenPeriod>,
    /// Days that replace the regular hours.
    #[serde(default)]
    pub special: Vec<GivenSpecial>,
}

/// Opening period of the regular week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenPeriod {
    /// Opening day.
    pub open_day: Day,
    /// As `HH:MM`.
    #[schema(example = "09:30")]
    pub open_time: String,
    /// The opening day or the next day.
    pub close_day: Day,
    /// As `HH:MM`, or `24:00` for the end of the day.
    #[schema(example = "17:00")]
    pub close_time: String,
}

/// Entry for one date that replaces the regular hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenSpecial {
    /// As `YYYY-MM-DD`.
    #[schema(format = Date, example = "2026-12-25")]
    pub date: String,
    /// Closed all day.
    #[serde(default)]
    pub is_closed: bool,
    /// As `HH:MM`; null when closed.
    #[serde(default)]
    pub open_time: Option<String>,
    /// As `HH:MM` or `24:00`. Belongs to the next day unless it is after the opening time.
    #[serde(default)]
    pub close_time: Option<String>,
}

impl GivenHours {
    /// Returns the hours in normal form, or all problems.
    pub fn check(&self) -> Result<OpeningHours, Vec<Problem>> {
        let mut problems = Vec::new();
        if self.regular.len() > MAX_REGULAR {
            problems.push(Problem::somewhere(Wrong::TooMany(MAX_REGULAR)));
        }
        if self.special.len() > MAX_SPECIAL {
            problems.push(Problem::somewhere(Wrong::TooMany(MAX_SPECIAL)));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let regular = read(&self.regular, GivenPeriod::check, &mut problems);
        let special = read(&self.special, GivenSpecial::check, &mut problems);
        problems.extend(normal::overlaps_in_week(&regular));
        problems.extend(normal::clashes_in_dates(&special));
        if problems.is_empty() {
            Ok(OpeningHours { regular: normal::week(&regular), special: normal::dates(special) })
        } else {
            Err(problems)
        }
    }
}

fn read<G, T>(given: &[G], check: fn(&G) -> Result<T, Problem>, problems: &mut Vec<Problem>) -> Vec<T> {
    given.iter().filter_map(|entry| check(entry).map_err(|problem| problems.push(problem)).ok()).collect()
}

impl GivenPeriod {
    fn check(&self) -> Result<Period, Problem> {
        let wrong = || Problem::on_day(Wrong::InvalidTime, self.open_day);
        let open_time: Time = self.open_time.parse().map_err(|_| wrong())?;
        let close_time: Time = self.close_time.parse().map_err(|_| wrong())?;
        let is_same_day = self.close_day == self.open_day && open_time < close_time;
        let is_next_day = self.close_day == self.open_day.next();
        if open_time == Time::END || !(is_same_day || is_next_day) {
            return Err(wrong());
        }
        Ok(Period { open_day: self.open_day, open_time, close_day: self.close_day, close_time })
    }
}

impl GivenSpecial {
    /// Returns the validated entry for one date. [`GivenHours::check`] checks several entries against each other.
    pub fn check(&self) -> Result<Special, Problem> {
        let date: Option<Date> = if self.date.len() == 10 { self.date.parse().ok() } else { None };
        let date = date.ok_or_else(|| Problem::somewhere(Wrong::InvalidTime))?;
        let wrong = || Problem::on_date(Wrong::InvalidTime, date);
        let time = |text: &Option<String>| text.as_ref().map(|text| text.parse::<Time>()).transpose();
        let open_time = time(&self.open_time).map_err(|_| wrong())?;
        let close_time = time(&self.close_time).map_err(|_| wrong())?;
        match (self.is_closed, open_time, close_time) {
            (true, None, None) => {}
            (true, ..) => return Err(Problem::on_date(Wrong::ClosedAndOpen, date)),
            (false, Some(open), Some(_)) if open < Time::END => {}
            (false, ..) => return Err(wrong()),
        }
        Ok(Special { date, is_closed: self.is_closed, open_time, close_time })
    }
}
