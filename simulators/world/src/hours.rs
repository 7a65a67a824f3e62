//! Opening hours: plain, split, around the clock, past midnight, and special days. Times are minutes after midnight.

use crate::Dice;

/// Opening hours of one day, possibly until the next day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpeningPeriod {
    /// Day of the week on which it opens; 0 is Monday.
    pub open_day: usize,
    /// Minute at which it opens.
    pub open: usize,
    /// Day of the week on which it closes.
    pub close_day: usize,
    /// Minute at which it closes; 1440 is midnight at the end of the day.
    pub close: usize,
}

/// Date with hours of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpecialDay {
    /// Date.
    pub date: jiff::civil::Date,
    /// Minutes at which it opens and closes; `None` when it is closed.
    pub open: Option<(usize, usize)>,
}

fn period(open_day: usize, open: usize, close_day: usize, close: usize) -> OpeningPeriod {
    OpeningPeriod { open_day: open_day % 7, open, close_day: close_day % 7, close }
}

/// Draws the hours of a week; `None` for a business that does not publish any.
pub(crate) fn regular(dice: &mut Dice, food: bool) -> Option<Vec<OpeningPeriod>> {
    let closed_days = dice.below(3);
    let open = 60 * dice.between(6, 10) + 30 * dice.below(2);
    let close = 60 * dice.between(17, 21) + 15 * dice.below(3);
    let style = dice.below(100);
    let days = 0..7 - closed_days;
    Some(match style {
        0..8 => return None,
        // Around the clock: each day from midnight to 24:00.
        8..14 => (0..7).map(|day| period(day, 0, day, 24 * 60)).collect(),
        // Closed at noon, as in France.
        14..34 => {
            days.flat_map(|day| [period(day, open, day, 12 * 60 + 30), period(day, 14 * 60, day, close)]).collect()
        }
        // Past midnight: the period ends on the next day.
        34..50 if food => days.map(|day| period(day, 17 * 60, day + 1, 60 + 30)).collect(),
        // Until midnight.
        50..56 => days.map(|day| period(day, open, day, 24 * 60)).collect(),
        _ => days.map(|day| period(day, open, day, close)).collect(),
    })
}

/// Draws special days: closed at Christmas, short on New Year's Eve, for two in five.
pub(crate) fn special(dice: &mut Dice) -> Vec<SpecialDay> {
    let mut days = Vec::new();
    if dice.chance(40) {
        days.push(SpecialDay { date: jiff::civil::date(2026, 12, 25), open: None });
        if dice.chance(50) {
            days.push(SpecialDay { date: jiff::civil::date(2026, 12, 31), open: Some((10 * 60, 16 * 60)) });
        }
    }
    days
}

/// Draws the hours of delivery, at lunch and dinner.
pub(crate) fn delivery(dice: &mut Dice, food: bool) -> Option<Vec<OpeningPeriod>> {
    (food && dice.chance(25)).then(|| (0..5).map(|day| period(day, 11 * 60, day, 22 * 60)).collect())
}
