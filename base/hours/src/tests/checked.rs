//! Tests of refused hours, and of the normal form of valid ones.

use proptest::prelude::*;

use super::{codes, given, hours, special, written};
use crate::{Day, GivenHours, GivenPeriod, MAX_REGULAR, MAX_SPECIAL, OpeningHours};

#[test]
fn hours_have_one_form() {
    for (text, expected) in [
        ("", ""),
        ("mo 09:00 mo 17:00", "mo 09:00 mo 17:00"),
        (
            "tu 09:00 tu 17:00, mo 13:00 mo 17:00, mo 09:00 mo 12:00",
            "mo 09:00 mo 12:00, mo 13:00 mo 17:00, tu 09:00 tu 17:00",
        ),
        ("mo 09:00 mo 12:00, mo 12:00 mo 17:00", "mo 09:00 mo 17:00"),
        ("mo 00:00 mo 24:00", "mo 00:00 mo 24:00"),
        ("mo 00:00 tu 00:00", "mo 00:00 mo 24:00"),
        ("mo 00:00 mo 12:00, mo 12:00 mo 24:00", "mo 00:00 mo 24:00"),
        ("fr 18:00 sa 02:00", "fr 18:00 sa 02:00"),
        ("fr 18:00 fr 24:00, sa 00:00 sa 02:00", "fr 18:00 sa 02:00"),
        ("fr 18:00 fr 24:00", "fr 18:00 fr 24:00"),
        ("fr 18:00 sa 00:00", "fr 18:00 fr 24:00"),
        ("mo 00:00 mo 02:00, su 18:00 su 24:00", "su 18:00 mo 02:00"),
        ("su 18:00 mo 02:00", "su 18:00 mo 02:00"),
        ("mo 00:00 mo 24:00, tu 00:00 tu 02:00", "mo 00:00 mo 24:00, tu 00:00 tu 02:00"),
        ("fr 09:00 sa 22:00", "fr 09:00 fr 24:00, sa 00:00 sa 22:00"),
        ("mo 09:00 tu 09:00", "mo 09:00 mo 24:00, tu 00:00 tu 09:00"),
        ("su 20:00 mo 20:00", "mo 00:00 mo 20:00, su 20:00 su 24:00"),
        ("2026-12-25 closed, 2026-12-25 closed", "2026-12-25 closed"),
        ("2026-12-31 20:00 02:00, 2026-12-24 09:00 12:00", "2026-12-24 09:00 12:00, 2026-12-31 20:00 02:00"),
        ("2026-12-24 12:00 13:00, 2026-12-24 09:00 12:00", "2026-12-24 09:00 13:00"),
        ("2026-12-24 00:00 00:00", "2026-12-24 00:00 24:00"),
    ] {
        assert_eq!(written(&hours(text)), expected, "{text}");
    }
    let always = "mo 00:00 mo 24:00, tu 00:00 tu 24:00, we 00:00 we 24:00, th 00:00 th 24:00, fr 00:00 fr 24:00, \
                  sa 00:00 sa 24:00, su 00:00 su 24:00";
    assert_eq!(written(&hours(always)), always);
    let shifted = "mo 09:00 tu 09:00, tu 09:00 we 09:00, we 09:00 th 09:00, th 09:00 fr 09:00, fr 09:00 sa 09:00, \
                   sa 09:00 su 09:00, su 09:00 mo 09:00";
    assert_eq!(written(&hours(shifted)), always);
}

#[test]
fn hours_that_cannot_be_are_refused() {
    for (text, expected) in [
        ("mo 09:00 mo 17:00, mo 16:59 mo 18:00", &["hours_overlap"][..]),
        ("mo 09:00 mo 17:00, mo 09:00 mo 17:00", &["hours_overlap"]),
        ("fr 18:00 sa 02:00, sa 01:00 sa 04:00", &["hours_overlap"]),
        ("su 18:00 mo 02:00, mo 01:00 mo 04:00", &["hours_overlap"]),
        ("mo 09:00 mo 09:00", &["hours_invalid_time"]),
        ("mo 22:00 mo 02:00", &["hours_invalid_time"]),
        ("mo 09:00 we 17:00", &["hours_invalid_time"]),
        ("mo 9:00 mo 17:00", &["hours_invalid_time"]),
        ("mo 09:00 mo 25:00", &["hours_invalid_time"]),
        ("mo 24:00 tu 02:00", &["hours_invalid_time"]),
        ("mo 09:00 mo 17:61, tu 09:00 tu 17:00, tu 10:00 tu 11:00", &["hours_invalid_time", "hours_overlap"]),
        ("2026-02-30 closed", &["hours_invalid_time"]),
        ("20261225 closed", &["hours_invalid_time"]),
        ("2026-W52-5 closed", &["hours_invalid_time"]),
        ("2026-12-25 24:00 02:00", &["hours_invalid_time"]),
        ("2026-12-25 closed, 2026-12-25 09:00 12:00", &["hours_closed_and_open"]),
        ("2026-12-24 09:00 12:00, 2026-12-24 11:00 14:00", &["hours_overlap"]),
        ("2026-12-31 20:00 02:00, 2027-01-01 01:00 14:00", &["hours_overlap"]),
        ("2026-12-31 20:00 02:00, 2027-01-01 02:00 14:00", &[]),
    ] {
        assert_eq!(codes(text), expected, "{text}");
    }
}

#[test]
fn an_entry_that_is_closed_has_no_times_and_an_open_one_has_two() {
    let entry = |is_closed, open, close| {
        let given = GivenHours { regular: vec![], special: vec![special("2026-12-25", is_closed, open, close)] };
        given.check().map_err(|problems| problems[0].code())
    };
    assert_eq!(entry(true, Some("09:00"), None), Err("hours_closed_and_open"));
    assert_eq!(entry(false, Some("09:00"), None), Err("hours_invalid_time"));
    assert_eq!(entry(false, None, None), Err("hours_invalid_time"));
    assert!(entry(true, None, None).is_ok());
}

#[test]
fn a_problem_says_where_it_is() {
    let problems = given("tu 09:00 tu 17:00, tu 16:00 tu 18:00").check().unwrap_err();
    assert_eq!(problems[0].params().unwrap()["day"], "tuesday");
    assert_eq!(problems[0].message(), "Two times overlap (tuesday).");
    let problems = given("2026-12-25 closed, 2026-12-25 09:00 12:00").check().unwrap_err();
    assert_eq!(problems[0].params().unwrap()["date"], "2026-12-25");
}

#[test]
fn more_than_70_regular_and_100_special_entries_are_too_many() {
    let minute = |i: usize| format!("{:02}:{:02}", i / 60, i % 60);
    let period = |i: usize| GivenPeriod {
        open_day: Day::Monday,
        open_time: minute(2 * i),
        close_day: Day::Monday,
        close_time: minute(2 * i + 1),
    };
    let dates = |count: usize| (0..count).map(|i| special(&format!("20{:02}-12-25", i % 100), true, None, None));
    let hours_with = |regular: usize, count: usize| GivenHours {
        regular: (0..regular).map(period).collect(),
        special: dates(count).collect(),
    };
    assert!(hours_with(MAX_REGULAR, MAX_SPECIAL).check().is_ok());
    let problems = hours_with(MAX_REGULAR + 1, MAX_SPECIAL + 1).check().unwrap_err();
    let problems: Vec<_> =
        problems.iter().map(|problem| (problem.code(), problem.params().unwrap()["max"].as_u64())).collect();
    assert_eq!(problems, [("hours_too_many", Some(70)), ("hours_too_many", Some(100))]);
}

#[test]
fn json_follows_the_contract() {
    let json = r#"{"regular":[{"open_day":"monday","open_time":"09:00","close_day":"monday","close_time":"24:00"}],"special":[{"date":"2026-12-25","is_closed":true,"open_time":null,"close_time":null}]}"#;
    let given: GivenHours = serde_json::from_str(json).unwrap();
    let hours = given.check().unwrap();
    assert_eq!(serde_json::to_string(&hours).unwrap(), json);
    assert_eq!(serde_json::from_str::<OpeningHours>(json).unwrap(), hours);
}

fn any_period() -> impl Strategy<Value = String> {
    (0..7usize, 0..1440u16, 0..1441u16, any::<bool>()).prop_map(|(day, open, close, next)| {
        let time = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
        let close_day = Day::ALL[(day + usize::from(next)) % 7];
        format!("{} {} {} {}", Day::ALL[day].code(), time(open), close_day.code(), time(close))
    })
}

proptest! {
    #[test]
    fn the_normal_form_is_valid_stays_itself_and_means_the_same(periods in prop::collection::vec(any_period(), 0..5)) {
        if let Ok(hours) = given(&periods.join(",")).check() {
            let again = given(&written(&hours)).check().unwrap();
            prop_assert_eq!(&again, &hours);
            let plain = periods.iter().map(|period| super::hours(period)).collect::<Vec<_>>();
            for minute in (0..7 * 1440_i64).step_by(7) {
                let at = jiff::civil::date(2026, 11, 16).at(0, 0, 0, 0) + jiff::SignedDuration::from_mins(minute);
                prop_assert_eq!(hours.is_open_at(at), plain.iter().any(|hours| hours.is_open_at(at)), "{}", at);
            }
        }
    }
}
