//! Validation of opening hours by Google. Pure.

use jiff::civil::Date;
use serde_json::Value;

use crate::{error::Refusal, world::HOURS_TYPES};

const DAYS: [&str; 7] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
const DAY: i64 = 24 * 60;

/// Hours of parts of a business: known types, each once, with valid periods.
pub(super) fn parts(service: &str, parts: Option<&Value>) -> Result<(), Refusal> {
    let mut types = Vec::new();
    for part in parts.and_then(Value::as_array).into_iter().flatten() {
        let id = part["hoursTypeId"].as_str().unwrap_or_default();
        if !HOURS_TYPES.iter().any(|(known, ..)| *known == id) || types.contains(&id) {
            return Err(Refusal::field("more_hours", "The hours type is invalid or given twice."));
        }
        types.push(id);
        week(service, "more_hours", part.get("periods"))?;
    }
    Ok(())
}

/// Regular hours: whole times, no period longer than a day, none across another.
pub(super) fn regular(service: &str, periods: Option<&Value>) -> Result<(), Refusal> {
    week(service, "regular_hours", periods)
}

fn week(service: &str, field: &str, periods: Option<&Value>) -> Result<(), Refusal> {
    let refuse = |message: &str| Err(Refusal::reason(service, "INVALID_TIME_SCHEDULE", field, message));
    let mut spans = Vec::new();
    for period in periods.and_then(Value::as_array).into_iter().flatten() {
        let day = |name: &str| DAYS.iter().position(|day| period[name] == *day);
        let (Some(open_day), Some(close_day)) = (day("openDay"), day("closeDay")) else {
            return refuse("Every period needs an opening and a closing day.");
        };
        let (Some(open), Some(close)) = (minutes(&period["openTime"]), minutes(&period["closeTime"])) else {
            let message = "A time is out of range.";
            return Err(Refusal::reason(service, "INVALID_HOURS_VALUE", field, message));
        };
        let days = (close_day as i64 - open_day as i64).rem_euclid(7);
        let length = days * DAY + close - open;
        if days > 1 || length <= 0 || length > DAY {
            return refuse("A period must end after it starts, and within 24 hours.");
        }
        let start = open_day as i64 * DAY + open;
        spans.push((start, start + length));
    }
    spans.sort_unstable();
    let week = 7 * DAY;
    let over = spans.windows(2).any(|pair| pair[1].0 < pair[0].1)
        || matches!((spans.first(), spans.last()), (Some(first), Some(last)) if spans.len() > 1 && last.1 > first.0 + week);
    if over { refuse("Periods overlap.") } else { Ok(()) }
}

/// Special hours: real dates, closed or with both times.
pub(super) fn special(service: &str, periods: Option<&Value>) -> Result<(), Refusal> {
    let refuse = |message: &str| Err(Refusal::reason(service, "INVALID_HOURS_VALUE", "special_hours", message));
    let mut spans = Vec::new();
    for period in periods.and_then(Value::as_array).into_iter().flatten() {
        let Some(start) = date(&period["startDate"]) else { return refuse("Every special day needs a date.") };
        let end = if period["endDate"].is_object() { date(&period["endDate"]) } else { Some(start) };
        let Some(end) = end.filter(|end| *end >= start) else {
            return refuse("The end date is before the start date.");
        };
        spans.push((start, end));
        if period["closed"] == true {
            continue;
        }
        let (Some(open), Some(close)) = (minutes(&period["openTime"]), minutes(&period["closeTime"])) else {
            return refuse("A time is out of range.");
        };
        if period.get("closeTime").is_none() || end == start && close <= open {
            return refuse("A special day that is not closed needs hours that end after they start.");
        }
    }
    spans.sort_unstable();
    spans.dedup();
    if spans.windows(2).any(|pair| pair[1].0 <= pair[0].1) {
        let message = "Special hours overlap.";
        return Err(Refusal::reason(service, "OVERLAPPED_SPECIAL_HOURS", "special_hours", message));
    }
    Ok(())
}

fn date(value: &Value) -> Option<Date> {
    let part = |name: &str| value[name].as_i64();
    Date::new(part("year")?.try_into().ok()?, part("month")?.try_into().ok()?, part("day")?.try_into().ok()?).ok()
}

/// Minutes since midnight; 24:00 is the end of the day.
fn minutes(value: &Value) -> Option<i64> {
    let part = |name: &str| value[name].as_i64().unwrap_or_default();
    let total = part("hours") * 60 + part("minutes");
    ((0..=24).contains(&part("hours")) && (0..60).contains(&part("minutes")) && total <= DAY).then_some(total)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn period(open: &str, from: i64, close: &str, to: i64) -> Value {
        json!({ "openDay": open, "openTime": { "hours": from }, "closeDay": close, "closeTime": { "hours": to } })
    }

    #[test]
    fn hours_go_past_midnight_and_do_not_overlap() {
        let fits = |periods: Value| regular("x", Some(&periods)).is_ok();
        assert!(fits(json!([period("MONDAY", 0, "MONDAY", 24), period("TUESDAY", 0, "TUESDAY", 24)])));
        assert!(fits(json!([period("SUNDAY", 20, "MONDAY", 2), period("MONDAY", 2, "MONDAY", 5)])));
        assert!(!fits(json!([period("SUNDAY", 20, "MONDAY", 3), period("MONDAY", 2, "MONDAY", 5)])));
        assert!(!fits(json!([period("MONDAY", 9, "MONDAY", 9)])));
        assert!(!fits(json!([period("MONDAY", 9, "MONDAY", 25)])));
        assert!(!fits(json!([period("MONDAY", 9, "WEDNESDAY", 8)])));
    }

    #[test]
    fn hours_of_a_part_have_a_known_type_once() {
        let fits = |given: Value| parts("x", Some(&given)).is_ok();
        let part = |id: &str, to: i64| json!({ "hoursTypeId": id, "periods": [period("MONDAY", 9, "MONDAY", to)] });
        assert!(fits(json!([])));
        assert!(fits(json!([part("DELIVERY", 17), part("KITCHEN", 17)])));
        assert!(!fits(json!([part("DELIVERY", 17), part("DELIVERY", 17)])));
        assert!(!fits(json!([part("delivery", 17)])));
        assert!(!fits(json!([part("DELIVERY", 25)])));
        assert!(!fits(json!([{ "periods": [] }])));
    }
}
