//! Tests of parsing OpenStreetMap texts.

use proptest::prelude::*;

use super::{NotKept, read_osm};
use crate::{GivenHours, tests::written};

fn read(text: &str) -> Result<String, NotKept> {
    read_osm(text).map(|hours| written(&hours))
}

const MONTREAL: &str = include_str!("../../tests/data/montreal_opening_hours.txt");

#[test]
fn weekly_and_dated_hours_are_parsed() {
    let every_day = |times: &str| {
        let spans_on = |day: &str| {
            times
                .split(',')
                .map(|pair| format!("{day} {}", pair.replace('-', &format!(" {day} "))))
                .collect::<Vec<_>>()
                .join(", ")
        };
        ["mo", "tu", "we", "th", "fr", "sa", "su"].map(spans_on).join(", ")
    };
    for (text, expected) in [
        (
            "Mo-Fr 09:00-17:00",
            "mo 09:00 mo 17:00, tu 09:00 tu 17:00, we 09:00 we 17:00, th 09:00 th 17:00, fr 09:00 fr 17:00".to_owned(),
        ),
        ("Mo 09:00-12:00,13:00-17:00", "mo 09:00 mo 12:00, mo 13:00 mo 17:00".into()),
        ("Mo 09:00-12:00, 13:00-17:00", "mo 09:00 mo 12:00, mo 13:00 mo 17:00".into()),
        ("Fr-Sa 18:00-02:00", "fr 18:00 sa 02:00, sa 18:00 su 02:00".into()),
        ("Fr 18:00-26:00", "fr 18:00 sa 02:00".into()),
        ("Su 18:00-02:00", "su 18:00 mo 02:00".into()),
        ("Sa-Mo 10:00-12:00", "mo 10:00 mo 12:00, sa 10:00 sa 12:00, su 10:00 su 12:00".into()),
        ("24/7", every_day("00:00-24:00")),
        ("00:00-24:00", every_day("00:00-24:00")),
        ("Mo-Su 00:00-00:00", every_day("00:00-24:00")),
        ("10:00-20:00; We off", every_day("10:00-20:00").replace("we 10:00 we 20:00, ", "")),
        ("Mo 00:00-24:00", "mo 00:00 mo 24:00".into()),
        ("Mo 08:00-00:00", "mo 08:00 mo 24:00".into()),
        // A later rule replaces hours, a comma adds hours, and a closed time removes hours.
        ("Mo-Tu 09:00-17:00; Tu 10:00-12:00", "mo 09:00 mo 17:00, tu 10:00 tu 12:00".into()),
        ("Mo-Tu 09:00-12:00, Tu 14:00-16:00", "mo 09:00 mo 12:00, tu 09:00 tu 12:00, tu 14:00 tu 16:00".into()),
        (
            "Mo-Tu 09:00-17:00; Mo-Tu 12:00-13:00 off",
            "mo 09:00 mo 12:00, mo 13:00 mo 17:00, tu 09:00 tu 12:00, tu 13:00 tu 17:00".into(),
        ),
        ("Fr-Su 18:00-03:00; Sa off", "fr 18:00 sa 03:00, su 18:00 mo 03:00".into()),
        ("Mo 09:00-12:00,11:00-14:00", "mo 09:00 mo 14:00".into()),
        ("Fr 20:00-02:00; Sa 01:00-04:00", "fr 20:00 sa 04:00".into()),
        ("Su 20:00-04:00; Su 19:00-00:30 off", "mo 00:30 mo 04:00".into()),
        ("Mo off \"day of rest\"; Tu 09:00-17:00", "tu 09:00 tu 17:00".into()),
        // Holidays have no dates here.
        ("Mo 09:00-17:00; PH off", "mo 09:00 mo 17:00".into()),
        ("Mo,PH 09:00-17:00", "mo 09:00 mo 17:00".into()),
        ("PH,Mo 09:00-17:00; SH off", "mo 09:00 mo 17:00".into()),
        // Dates of a single year become special days.
        ("Mo 09:00-17:00; 2026 Dec 25 off", "mo 09:00 mo 17:00, 2026-12-25 closed".into()),
        (
            "Mo 09:00-17:00; 2026 Dec 24-2026 Dec 25 10:00-12:00",
            "mo 09:00 mo 17:00, 2026-12-24 10:00 12:00, 2026-12-25 10:00 12:00".into(),
        ),
        ("2026 Dec 31 20:00-03:00", "2026-12-31 20:00 03:00".into()),
        ("2026 Dec 25 off; Fr 09:00-17:00", "fr 09:00 fr 17:00".into()),
        (
            "Fr 09:00-17:00; 2026 Dec 25 12:00-13:00 off",
            "fr 09:00 fr 17:00, 2026-12-25 09:00 12:00, 2026-12-25 13:00 17:00".into(),
        ),
        // Spelling as typed by users.
        (" mo-tu 9:00-17:00; ", "mo 09:00 mo 17:00, tu 09:00 tu 17:00".into()),
        ("Mo  09:00 - 17:00;Tu 09:00-10:00", "mo 09:00 mo 17:00, tu 09:00 tu 10:00".into()),
    ] {
        assert_eq!(read(text), Ok(expected), "{text}");
    }
}

#[test]
fn unsupported_hours_are_refused_with_a_reason() {
    for (text, expected) in [
        ("Dec 25 off; Mo 09:00-17:00", NotKept::Seasons),
        ("Mar-Oct Mo 09:00-17:00", NotKept::Seasons),
        ("May 22-Oct 1 We-Su 10:00-17:00", NotKept::Seasons),
        ("week 1-10 Mo 09:00-17:00", NotKept::Seasons),
        ("2026 Mo 09:00-17:00", NotKept::Seasons),
        ("easter off", NotKept::Seasons),
        ("Mo[1] 09:00-17:00", NotKept::DaysOfTheMonth),
        ("Sa[-1] 09:00-17:00", NotKept::DaysOfTheMonth),
        ("Mo sunrise-sunset", NotKept::Sun),
        ("Mo 09:00-(sunset+01:00)", NotKept::Sun),
        ("Mo 11:00+", NotKept::OpenEnd),
        ("Mo 11:00-23:30+", NotKept::OpenEnd),
        ("Mo 10:00-16:00/01:30", NotKept::Intervals),
        ("Mo 17:00-23:00 \"sur réservation\"", NotKept::Unsure),
        ("Mo 17:00-23:00 unknown", NotKept::Unsure),
        ("Mo 17:00-23:00 || \"on appointment\"", NotKept::Unsure),
        ("\"by appointment\"", NotKept::Unsure),
        ("2026 Dec 25 20:00-04:00; 2026 Dec 25 19:00-00:30 off", NotKept::Unreadable),
        ("off", NotKept::NeverOpen),
        ("closed", NotKept::NeverOpen),
        ("PH 09:00-17:00", NotKept::NeverOpen),
        ("2026 Dec 25 off", NotKept::NeverOpen),
        ("", NotKept::Unreadable),
        ("Mon-Fri 9-5", NotKept::Unreadable),
        ("9h à 17h", NotKept::Unreadable),
        ("Mo 25:00-26:00", NotKept::Unreadable),
        ("Mo 00:00-48:00", NotKept::Unreadable),
        ("2026 Feb 30 off", NotKept::Unreadable),
        ("2026 Jan 1-2028 Jan 1 off", NotKept::TooMany),
    ] {
        assert_eq!(read(text), Err(expected), "{text}");
    }
    assert_eq!(read(&"Mo 09:00-17:00; ".repeat(100)), Err(NotKept::Unreadable));
}

/// Uses the restaurants, cafés and bars of Montréal in OpenStreetMap.
#[test]
fn nearly_all_real_ones_are_read() {
    let texts: Vec<&str> = MONTREAL.lines().filter(|line| !line.starts_with('#')).collect();
    let refused: Vec<(&str, NotKept)> =
        texts.iter().filter_map(|text| read_osm(text).err().map(|reason| (*text, reason))).collect();
    assert!(texts.len() > 900);
    let share = 100 * (texts.len() - refused.len()) / texts.len();
    assert!(share >= 95, "{share} %: {refused:#?}");
    let guessable = refused.iter().filter(|(_, reason)| *reason == NotKept::Unreadable).count();
    assert!(guessable <= 20, "{guessable}");
}

fn is_a_given_form(text: &str) -> bool {
    let Ok(hours) = read_osm(text) else { return true };
    let json = serde_json::to_string(&hours).unwrap();
    let given: GivenHours = serde_json::from_str(&json).unwrap();
    given.check().as_ref() == Ok(&hours)
}

#[test]
fn parsed_hours_pass_validation() {
    for text in MONTREAL.lines() {
        assert!(is_a_given_form(text), "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_breaks_it(text in any::<String>(), near in "(Mo|Tu-Fr|PH|2026 Dec 2[45]|[0-9]{2}:[0-9]{2}|-|,|;| |off|\\+|24/7|week 1){0,12}") {
        prop_assert!(is_a_given_form(&text));
        prop_assert!(is_a_given_form(&near), "{}", near);
    }

    #[test]
    fn likely_texts_come_out_as_they_would_be_given(
        rules in prop::collection::vec("(Mo|Tu-Fr|Sa-Mo|PH,Su|2026 Dec 2[45]|) ?([01][0-9]|2[0-3]):[0-5]0-([01][0-9]|2[0-9]):[0-5]0( off)?", 1..5),
    ) {
        let text = rules.join("; ");
        prop_assert!(is_a_given_form(&text), "{}", text);
    }
}
