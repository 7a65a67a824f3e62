//! Cases of `tests/data`, answered by the functions that the product uses: `vectors.json` defines the rules, and
//! `own.json` was written from their description before it was run.

#![expect(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

use nap::{
    Business, Check, Row, are_duplicates, compare_addresses, compare_listing, compare_names, compare_phones,
    compare_postcodes, location_scores, phone_number, same_business,
};
use serde_json::{Value, json};

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap_or_default()
}

fn texts<'a>(case: &'a Value, key: &str) -> Vec<&'a str> {
    case[key].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn business(value: &Value) -> Business<'_> {
    Business {
        name: text(value, "name"),
        address: text(value, "address"),
        city: text(value, "city"),
        postcode: text(value, "postcode"),
        phone: text(value, "phone"),
        country: text(value, "country"),
        hides_address: value["sab"] == json!(true),
        ..Business::default()
    }
}

fn row(value: &Value) -> Row {
    let check = match text(value, "state") {
        "listed" => Check::Listed(value["score"].as_f64().unwrap()),
        "missing" => Check::Missing,
        _ => Check::Unchecked,
    };
    Row { tier: value["tier"].as_u64().unwrap() as u8, check }
}

fn answer(case: &Value) -> Value {
    let (a, b, country) = (text(case, "a"), text(case, "b"), text(case, "country"));
    let fields = || compare_listing(&business(&case["a"]), &business(&case["b"]));
    match text(case, "kind") {
        "name" => json!(compare_names(a, b, &texts(case, "locality"))),
        "address" => json!(compare_addresses(a, b, country, &[text(case, "city")])),
        "postcode" => json!(compare_postcodes(a, b, country)),
        "phone" => json!(compare_phones(a, b, country, &texts(case, "others"))),
        "e164" => {
            let number = phone_number(a, country);
            json!({ "e164": number.as_ref().map(|number| &number.e164),
                    "extension": number.as_ref().map_or("", |number| &number.extension) })
        }
        "listing" => json!({ "fields": fields(), "score": fields().score() }),
        "same" => json!({ "same": same_business(&fields()) }),
        "duplicate" => json!({ "duplicate": are_duplicates(&fields()) }),
        "location" => json!(location_scores(&case["rows"].as_array().unwrap().iter().map(row).collect::<Vec<_>>())),
        kind => panic!("{kind}"),
    }
}

/// Returns the cases that are answered otherwise than expected.
fn failures(cases: &str, count: usize) -> Vec<String> {
    let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
    assert_eq!(cases.len(), count);
    let answered = cases.iter().map(|case| (case, answer(case)));
    answered
        .filter(|(case, answer)| *answer != case["expect"])
        .map(|(case, answer)| format!("{case}\n  {answer}"))
        .collect()
}

#[test]
fn every_vector_is_answered_as_expected() {
    let failures = failures(include_str!("data/vectors.json"), 184);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_own_case_is_answered_as_expected() {
    let failures = failures(include_str!("data/own.json"), 60);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
