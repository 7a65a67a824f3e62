//! Opening hours of made-up businesses: plain, split, around the clock, past midnight, and special days.

use serde_json::{Value, json};

use super::Dice;

const DAYS: [&str; 7] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

fn time(minutes: usize) -> Value {
    json!({ "hours": minutes / 60, "minutes": minutes % 60 })
}

fn period(open_day: usize, open: usize, close_day: usize, close: usize) -> Value {
    json!({
        "openDay": DAYS[open_day % 7],
        "openTime": time(open),
        "closeDay": DAYS[close_day % 7],
        "closeTime": time(close),
    })
}

/// `regularHours`; some businesses never said.
pub(super) fn regular(dice: &mut Dice, food: bool) -> Option<Value> {
    let closed_days = dice.below(3);
    let open = 60 * dice.between(6, 10) + 30 * dice.below(2);
    let close = 60 * dice.between(17, 21) + 15 * dice.below(3);
    let style = dice.below(100);
    let days = 0..7 - closed_days;
    let periods: Vec<Value> = match style {
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
    };
    Some(json!({ "periods": periods }))
}

/// `specialHours`: Christmas closed, New Year's Eve short, for two in five.
pub(super) fn special(dice: &mut Dice) -> Option<Value> {
    if !dice.chance(40) {
        return None;
    }
    let year = 2026;
    let mut periods = vec![json!({
        "startDate": { "year": year, "month": 12, "day": 25 },
        "endDate": { "year": year, "month": 12, "day": 25 },
        "closed": true,
    })];
    if dice.chance(50) {
        periods.push(json!({
            "startDate": { "year": year, "month": 12, "day": 31 },
            "endDate": { "year": year, "month": 12, "day": 31 },
            "openTime": time(10 * 60),
            "closeTime": time(16 * 60),
        }));
    }
    Some(json!({ "specialHourPeriods": periods }))
}

/// `moreHours`: delivery at lunch and dinner.
pub(super) fn more(dice: &mut Dice, food: bool) -> Option<Value> {
    (food && dice.chance(25)).then(|| {
        let periods: Vec<Value> = (0..5).map(|day| period(day, 11 * 60, day, 22 * 60)).collect();
        json!([{ "hoursTypeId": "DELIVERY", "periods": periods }])
    })
}
