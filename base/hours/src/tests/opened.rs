//! Tests of the open state and of opening minutes.

use jiff::{civil::DateTime, tz::TimeZone};

use super::hours;

const BAR: &str = "th 18:00 fr 02:00, fr 18:00 sa 03:00, su 12:00 su 24:00";
const SHOP: &str = "mo 09:00 mo 12:00, mo 13:00 mo 17:00, tu 00:00 tu 24:00";
const HOLIDAYS: &str = "th 18:00 fr 02:00, fr 09:00 fr 17:00, 2026-12-25 closed, 2026-12-31 20:00 04:00";

#[test]
fn open_or_closed() {
    // 2026-11-16 is a Monday.
    for (place, at, expected) in [
        (SHOP, "2026-11-16T08:59:59", false),
        (SHOP, "2026-11-16T09:00", true),
        (SHOP, "2026-11-16T11:59:59", true),
        (SHOP, "2026-11-16T12:00", false),
        (SHOP, "2026-11-16T13:00", true),
        (SHOP, "2026-11-16T17:00", false),
        (SHOP, "2026-11-17T00:00", true),
        (SHOP, "2026-11-17T23:59:59", true),
        (SHOP, "2026-11-18T00:00", false),
        (SHOP, "2026-11-22T12:00", false),
        (BAR, "2026-11-19T17:59", false),
        (BAR, "2026-11-19T23:59", true),
        (BAR, "2026-11-20T01:59", true),
        (BAR, "2026-11-20T02:00", false),
        (BAR, "2026-11-21T02:59", true),
        (BAR, "2026-11-22T23:59", true),
        (BAR, "2026-11-23T00:00", false),
        ("su 20:00 mo 02:00", "2026-11-23T01:59", true),
        // The evening before a closed day keeps its hours.
        (HOLIDAYS, "2026-12-25T01:59", true),
        (HOLIDAYS, "2026-12-25T09:30", false),
        (HOLIDAYS, "2026-12-18T09:30", true),
        // A special day replaces the hours that open on it, not those that follow.
        (HOLIDAYS, "2026-12-31T18:30", false),
        (HOLIDAYS, "2027-01-01T03:59", true),
        (HOLIDAYS, "2027-01-01T04:00", false),
        (HOLIDAYS, "2027-01-01T09:00", true),
        ("", "2026-11-16T12:00", false),
    ] {
        let at: DateTime = at.parse().unwrap();
        assert_eq!(hours(place).is_open_at(at), expected, "{place} at {at}");
    }
}

#[test]
fn minutes_of_a_day() {
    let montreal = "America/Montreal";
    let paris = "Europe/Paris";
    let always = "mo 00:00 mo 24:00, tu 00:00 tu 24:00, we 00:00 we 24:00, th 00:00 th 24:00, fr 00:00 fr 24:00, \
                  sa 00:00 sa 24:00, su 00:00 su 24:00";
    for (place, zone, date, expected) in [
        (SHOP, montreal, "2026-11-16", 7 * 60),
        (SHOP, montreal, "2026-11-17", 24 * 60),
        (SHOP, montreal, "2026-11-18", 0),
        (BAR, montreal, "2026-11-20", 2 * 60 + 6 * 60),
        (HOLIDAYS, montreal, "2026-12-25", 2 * 60),
        (HOLIDAYS, montreal, "2027-01-01", 4 * 60 + 8 * 60),
        // The clock jumps from 02:00 to 03:00 on 8 March 2026 in Montréal: the day has 23 hours.
        (always, montreal, "2026-03-08", 23 * 60),
        ("sa 20:00 su 04:00", montreal, "2026-03-08", 3 * 60),
        ("sa 20:00 su 02:30", montreal, "2026-03-08", 2 * 60),
        ("su 02:15 su 02:45", montreal, "2026-03-08", 0),
        ("su 02:30 su 05:00", montreal, "2026-03-08", 2 * 60),
        ("su 09:00 su 17:00", montreal, "2026-03-08", 8 * 60),
        // The clock shows 01:00 to 02:00 twice on 1 November 2026: 25 hours.
        (always, montreal, "2026-11-01", 25 * 60),
        ("sa 20:00 su 02:00", montreal, "2026-11-01", 3 * 60),
        ("su 01:30 su 03:00", montreal, "2026-11-01", 2 * 60),
        ("sa 20:00 su 00:30", montreal, "2026-11-01", 30),
        // Paris: 29 March and 25 October 2026.
        (always, paris, "2026-03-29", 23 * 60),
        (always, paris, "2026-10-25", 25 * 60),
        ("sa 18:00 su 06:00", paris, "2026-10-25", 7 * 60),
        // Midnight does not exist (Cairo, 24 April 2026), or the clock changes by half an hour (Lord Howe).
        (always, "Africa/Cairo", "2026-04-24", 23 * 60),
        ("fr 00:30 fr 02:00", "Africa/Cairo", "2026-04-24", 60),
        (always, "Australia/Lord_Howe", "2026-04-05", 24 * 60 + 30),
        (always, "Asia/Kathmandu", "2026-04-05", 24 * 60),
    ] {
        let zone_found = TimeZone::get(zone).unwrap();
        assert_eq!(
            hours(place).minutes_open(date.parse().unwrap(), &zone_found),
            expected,
            "{place} on {date} in {zone}"
        );
    }
}

#[test]
fn an_hour_that_comes_twice_is_open_twice() {
    let bar = hours("su 00:00 su 02:00");
    for at in ["2026-11-01T01:30-04:00[America/Montreal]", "2026-11-01T01:30-05:00[America/Montreal]"] {
        assert!(bar.is_open(&at.parse().unwrap()), "{at}");
    }
    assert!(!bar.is_open(&"2026-11-01T02:00-05:00[America/Montreal]".parse().unwrap()));
}
