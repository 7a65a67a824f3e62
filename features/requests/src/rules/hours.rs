//! Hours in which messages may be sent, at the recipient.

mod holidays;

use jiff::{
    SignedDuration, Timestamp, Zoned,
    civil::{Date, Weekday},
};

pub(crate) use ::hours::{TimeZoneRegion, zones};

/// Hours of the settings: from the first, up to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hours {
    pub(crate) first: i64,
    pub(crate) last: i64,
}

/// Step of the search for an open hour. Some time zones are half an hour apart from the others.
const STEP: SignedDuration = SignedDuration::from_mins(15);
/// Maximum steps of the search: 30 days.
const MAX_STEPS: usize = 30 * 24 * 4;

/// Returns the first time from `from` at which a message may be sent: in every time zone of the place.
pub(crate) fn next_open(from: Timestamp, place: TimeZoneRegion<'_>, hours: Hours) -> Timestamp {
    let zones = zones(place);
    let is_open = |at: Timestamp| zones.iter().all(|zone| is_open(&at.to_zoned(zone.clone()), place, hours));
    if is_open(from) {
        return from;
    }
    let step = STEP.as_millis() as i64;
    let aligned = (from.as_millisecond().div_euclid(step) + 1) * step;
    let at = |index: usize| Timestamp::from_millisecond(aligned + index as i64 * step).unwrap_or(from);
    (0..MAX_STEPS).map(at).find(|at| is_open(*at)).unwrap_or_else(|| at(MAX_STEPS))
}

/// Returns the time at which the last of some messages is sent.
pub(crate) fn end(
    from: Timestamp,
    messages: i64,
    daily_cap: i64,
    place: TimeZoneRegion<'_>,
    hours: Hours,
) -> Timestamp {
    let mut at = next_open(from, place, hours);
    let days = (messages - 1).max(0) / daily_cap.max(1);
    for _ in 0..days.min(3_660) {
        at = next_open(at + SignedDuration::from_hours(24), place, hours);
    }
    at
}

fn is_open(at: &Zoned, place: TimeZoneRegion<'_>, hours: Hours) -> bool {
    let (first, last) = legal(place.country);
    let (first, last) = (first.max(hours.first), last.min(hours.last));
    let hour = i64::from(at.hour());
    hour >= first && hour < last && !is_forbidden_day(at.date(), place)
}

/// Returns the hours of a country. An operator may only tighten them.
fn legal(country: Option<&str>) -> (i64, i64) {
    match country {
        Some("CA") => (9, 21),
        Some("FR") => (8, 20),
        Some("GB") => (8, 21),
        _ => (9, 20),
    }
}

/// Returns whether nothing is sent on a day: in France on Sundays and holidays.
fn is_forbidden_day(date: Date, place: TimeZoneRegion<'_>) -> bool {
    place.country == Some("FR")
        && (date.weekday() == Weekday::Sunday || holidays::is_french(date, place.postal_code.unwrap_or_default()))
}

#[cfg(test)]
mod tests;
