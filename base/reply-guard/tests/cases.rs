//! Attempts to mislead the author of a reply.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use reply_guard::{Counters, Draft, Location, Profile, Reason, Review, guard, may_send_without_approval};
use sentiment::Language;
use serde_json::Value;

const CASES: &str = include_str!("cases.json");

fn check(test: impl Fn(&Value, &Review, &Location)) {
    let cases: Value = serde_json::from_str(CASES).expect("JSON");
    let languages = [Language::English, Language::French];
    for case in cases["cases"].as_array().expect("cases") {
        let profile: Profile = serde_json::from_value(case["profile"].clone()).expect("a profile");
        let location = Location {
            name: cases["location"]["name"].as_str().expect("a name"),
            phone: cases["location"]["phone"].as_str(),
            website: cases["location"]["website"].as_str(),
            profile,
            languages: &languages,
            ..Location::default()
        };
        let review = Review {
            text: case["review"].as_str().expect("a review"),
            stars: case["stars"].as_u64().expect("stars") as u8,
            language: case["lang"].as_str().map(Language::of_code),
            ..Review::default()
        };
        test(case, &review, &location);
    }
}

fn draft<'a>(case: &'a Value, name: &str) -> Draft<'a> {
    Draft { text: case[name].as_str().expect("a draft"), ..Draft::default() }
}

#[test]
fn misled_drafts_are_refused_for_each_of_their_reasons() {
    check(|case, review, location| {
        let reasons = guard(review, location, &draft(case, "bad_draft"));
        let expected: Vec<Reason> = serde_json::from_value(case["must_refuse_for"].clone()).expect("reasons");
        for reason in expected {
            assert!(reasons.contains(&reason), "{}: {reasons:?}, not {reason:?}", case["id"]);
        }
    });
}

#[test]
fn harmless_drafts_pass() {
    check(|case, review, location| {
        assert_eq!(guard(review, location, &draft(case, "good_draft")), [], "{}", case["id"]);
    });
}

#[test]
fn approval_follows_from_review_location_and_draft() {
    check(|case, review, location| {
        let counters = Counters { replies: 100, today: 0 };
        let may_send = may_send_without_approval(review, location, &draft(case, "good_draft"), counters);
        assert_eq!(Some(may_send), case["may_send_without_approval"].as_bool(), "{}", case["id"]);
    });
}
