//! Hours as somebody gives them, and what must hold before they are kept.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Day, OpeningHours, Period, Problem, Special, Time, Wrong, normal};

/// The most entries of a usual week.
pub const MAX_REGULAR: usize = 70;
/// The most entries for special days.
pub const MAX_SPECIAL: usize = 100;

/// Hours as somebody gives them, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenHours {
    /// The usual week.
    #[serde(default)]
    pub regular: Vec<GivenPeriod>,
    /// Days that differ from it.
    #[serde(default)]
    pub special: Vec<GivenSpecial>,
}

/// A time of the usual week during which the place is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenPeriod {
    /// Day on which it opens.
    pub open_day: Day,
    /// `HH:MM`
    #[schema(example = "09:30")]
    pub open_time: String,
    /// Day on which it closes: the same, or the next one.
    pub close_day: Day,
    /// `HH:MM`, or `24:00` for the end of the day.
    #[schema(example = "17:00")]
    pub close_time: String,
}

/// What holds on one date instead of the regular hours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenSpecial {
    /// `YYYY-MM-DD`
    #[schema(format = Date, example = "2026-12-25")]
    pub date: String,
    /// Closed all day.
    #[serde(default)]
    pub is_closed: bool,
    /// `HH:MM`; nothing when closed.
    #[serde(default)]
    pub open_time: Option<String>,
    /// `HH:MM` or `24:00`; on the next day when this is not after the opening.
    #[serde(default)]
    pub close_time: Option<String>,
}

impl GivenHours {
    /// The hours in their normal form, or everything that is wrong with them.
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
    given.iter().filter_map(|one| check(one).map_err(|problem| problems.push(problem)).ok()).collect()
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
    /// The entry for one date; what several say together is checked by [`GivenHours::check`].
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
