use ::hours::zone;

use super::*;

const DAY: Hours = Hours { first: 8, last: 21 };

fn place<'a>(country: &'a str, state: &'a str, postal_code: &'a str) -> TimeZoneRegion<'a> {
    TimeZoneRegion { country: Some(country), state: Some(state), postal_code: Some(postal_code), longitude: None }
}

#[test]
fn a_message_waits_for_the_hours_and_days_of_its_country() {
    for (place, hours, from, expected) in [
        // Paris in summer: UTC+2.
        (place("FR", "", "75001"), DAY, "2026-06-01T05:59:59Z", "2026-06-01T06:00:00Z"),
        (place("FR", "", "75001"), DAY, "2026-06-01T12:34:56Z", "2026-06-01T12:34:56Z"),
        (place("FR", "", "75001"), DAY, "2026-06-01T18:00:00Z", "2026-06-02T06:00:00Z"),
        // Saturday evening before Whit Sunday and Whit Monday.
        (place("FR", "", "75001"), DAY, "2026-05-23T18:00:00Z", "2026-05-26T06:00:00Z"),
        // The day after Christmas is a holiday in Strasbourg, and then comes a Sunday.
        (place("FR", "", "67000"), DAY, "2026-12-26T10:00:00Z", "2026-12-28T07:00:00Z"),
        (place("FR", "", "75001"), DAY, "2026-12-26T10:00:00Z", "2026-12-26T10:00:00Z"),
        (place("FR", "", "97400"), DAY, "2026-06-01T03:00:00Z", "2026-06-01T04:00:00Z"),
        // Chicago and Denver in winter: open in both from 9 in Denver to 20 in Chicago.
        (place("US", "TX", ""), DAY, "2026-01-06T15:00:00Z", "2026-01-06T16:00:00Z"),
        (place("US", "TX", ""), DAY, "2026-01-07T02:00:00Z", "2026-01-07T16:00:00Z"),
        (place("US", "NY", ""), DAY, "2026-01-04T14:00:00Z", "2026-01-04T14:00:00Z"),
        (place("CA", "AB", ""), DAY, "2026-01-07T03:59:00Z", "2026-01-07T03:59:00Z"),
        (place("GB", "", ""), DAY, "2026-06-01T06:00:00Z", "2026-06-01T07:00:00Z"),
        // The settings tighten the hours.
        (place("FR", "", "75001"), Hours { first: 10, last: 12 }, "2026-06-01T06:00:00Z", "2026-06-01T08:00:00Z"),
        (place("FR", "", "75001"), Hours { first: 10, last: 12 }, "2026-06-01T10:00:00Z", "2026-06-02T08:00:00Z"),
        // The clocks of the United States change on 2026-03-08.
        (place("US", "NY", ""), DAY, "2026-03-08T12:30:00Z", "2026-03-08T13:00:00Z"),
    ] {
        let (from, expected): (Timestamp, Timestamp) = (from.parse().unwrap(), expected.parse().unwrap());
        assert_eq!(next_open(from, place, hours), expected, "{place:?} {from}");
    }
}

#[test]
fn no_minute_of_a_year_outside_of_the_hours_is_open() {
    let start: Timestamp = "2026-01-01T00:00:00Z".parse().unwrap();
    for (place, zone_name, first, last) in [
        (place("US", "CA", ""), "America/Los_Angeles", 9, 20),
        (place("CA", "QC", ""), "America/Toronto", 9, 21),
        (place("FR", "", "75001"), "Europe/Paris", 8, 20),
    ] {
        let zone = zone(zone_name);
        for hour in (0..365 * 24).step_by(7) {
            let at = next_open(start + SignedDuration::from_hours(hour), place, DAY).to_zoned(zone.clone());
            let hour = i64::from(at.hour());
            assert!(hour >= first && hour < last, "{place:?} {at}");
            assert!(place.country != Some("FR") || at.weekday() != Weekday::Sunday, "{at}");
        }
    }
}

#[test]
fn elsewhere_the_sun_tells_the_time() {
    let tokyo = TimeZoneRegion { country: Some("JP"), longitude: Some(139.7), ..TimeZoneRegion::default() };
    let from: Timestamp = "2026-06-01T12:00:00Z".parse().unwrap();
    assert_eq!(next_open(from, tokyo, DAY), "2026-06-02T00:00:00Z".parse().unwrap());
}

#[test]
fn a_cap_spreads_messages_over_days() {
    let paris = place("FR", "", "75001");
    let from: Timestamp = "2026-06-01T06:00:00Z".parse().unwrap();
    assert_eq!(end(from, 200, 200, paris, DAY), from);
    assert_eq!(end(from, 201, 200, paris, DAY), from + SignedDuration::from_hours(24));
    // Seven days of 200 from Monday: the seventh is the next Monday.
    assert_eq!(end(from, 1_400, 200, paris, DAY), from + SignedDuration::from_hours(7 * 24));
}
