//! Opening hours in structured data.

use hours::{Day, OpeningHours, Period, Special, Time};
use jiff::civil::DateTime;
use serde_json::Value;

use super::node::Node;
use crate::opening_hours;

/// Returns the regular hours, followed by the special days to come as dated entries.
pub(super) fn all(hours: &OpeningHours, now: Option<DateTime>) -> Vec<Value> {
    regular(hours).into_iter().chain(special(hours, now)).collect()
}

/// Returns the regular hours, days with equal hours in one entry.
fn regular(hours: &OpeningHours) -> Vec<Value> {
    let mut entries: Vec<(Time, Time, Vec<Day>)> = Vec::new();
    for Period { open_day, open_time, close_time, .. } in &hours.regular {
        match entries.iter_mut().find(|(open, close, _)| (open, close) == (open_time, close_time)) {
            Some((_, _, days)) if !days.contains(open_day) => days.push(*open_day),
            Some(_) => {}
            None => entries.push((*open_time, *close_time, vec![*open_day])),
        }
    }
    let entry = |(open, close, days): (Time, Time, Vec<Day>)| {
        let days: Vec<String> = days.into_iter().map(address).collect();
        let node = match days.as_slice() {
            [day] => Node::new("OpeningHoursSpecification").with("dayOfWeek", day.as_str()),
            _ => Node::new("OpeningHoursSpecification").with("dayOfWeek", days),
        };
        times(node, open, close).into()
    };
    entries.into_iter().map(entry).collect()
}

/// Returns the special days to come.
pub(super) fn special(hours: &OpeningHours, now: Option<DateTime>) -> Vec<Value> {
    let entry = |special: &Special| {
        let date = special.date.to_string();
        let node = Node::new("OpeningHoursSpecification").with("validFrom", date.as_str()).with("validThrough", date);
        let (open, close) = match (special.open_time, special.close_time) {
            (Some(open), Some(close)) if !special.is_closed => (open, close),
            // Closed all day.
            _ => (Time::START, Time::START),
        };
        times(node, open, close).into()
    };
    opening_hours::coming(hours, now).map(entry).collect()
}

/// Sets the times. The end of the day is 23:59: schema.org has no 24:00.
fn times(node: Node, open: Time, close: Time) -> Node {
    let close = if close == Time::END { "23:59".to_owned() } else { close.to_string() };
    node.with("opens", open.to_string()).with("closes", close)
}

fn address(day: Day) -> String {
    let name = match day {
        Day::Monday => "Monday",
        Day::Tuesday => "Tuesday",
        Day::Wednesday => "Wednesday",
        Day::Thursday => "Thursday",
        Day::Friday => "Friday",
        Day::Saturday => "Saturday",
        Day::Sunday => "Sunday",
    };
    format!("https://schema.org/{name}")
}
