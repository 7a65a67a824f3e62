//! Every published vector, answered through the same function as the command.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::answer;

/// Cases with their answers, one file per kind.
const VECTORS: [(&str, usize, &str); 13] = [
    ("adaptive", 8, include_str!("../../tests/data/adaptive.jsonl")),
    ("caps", 4, include_str!("../../tests/data/caps.jsonl")),
    ("colours", 14, include_str!("../../tests/data/colours.jsonl")),
    ("competitors", 3, include_str!("../../tests/data/competitors.jsonl")),
    ("deltas", 2, include_str!("../../tests/data/deltas.jsonl")),
    ("forecasts", 4, include_str!("../../tests/data/forecasts.jsonl")),
    ("layout_errors", 8, include_str!("../../tests/data/layout_errors.jsonl")),
    ("layouts", 16, include_str!("../../tests/data/layouts.jsonl")),
    ("metrics", 24, include_str!("../../tests/data/metrics.jsonl")),
    ("names", 6, include_str!("../../tests/data/names.jsonl")),
    ("noise", 11, include_str!("../../tests/data/noise.jsonl")),
    ("reach", 3, include_str!("../../tests/data/reach.jsonl")),
    ("run_times", 8, include_str!("../../tests/data/run_times.jsonl")),
];

/// Returns the largest difference that two numbers of a field may have: coordinates are published with 7 decimals, numbers
/// of noise and estimates with 4, and figures with 2.
fn tolerance(kind: &str, field: &str) -> f64 {
    match (kind, field) {
        ("layouts", "error_m") => 0.01,
        ("layouts", "spacing_m") | ("noise" | "adaptive" | "deltas", _) => 1e-4,
        ("layouts", _) => 1e-7,
        _ => 0.0,
    }
}

/// Returns true when all of `expected` is in `answer`.
fn agrees(expected: &Value, answer: &Value, tolerance: f64) -> bool {
    match (expected, answer) {
        (Value::Number(expected), Value::Number(answer)) => {
            // The last digit of a rounded number is exact, up to the error of subtracting two of them.
            (expected.as_f64().unwrap() - answer.as_f64().unwrap()).abs() <= tolerance * (1.0 + 1e-6)
        }
        (Value::Array(expected), Value::Array(answer)) => {
            expected.len() == answer.len()
                && expected.iter().zip(answer).all(|(case, other)| agrees(case, other, tolerance))
        }
        (Value::Object(expected), Value::Object(answer)) => {
            expected.iter().all(|(field, value)| answer.get(field).is_some_and(|other| agrees(value, other, tolerance)))
        }
        _ => expected == answer,
    }
}

/// Returns the fields of an answer in a case: those of `want`, and those that the rule has no use for as input.
fn expected(kind: &str, case: &Value) -> Vec<(String, Value)> {
    let results: &[&str] = match kind {
        "adaptive" => &["asked", "filled", "weights"],
        "caps" => &["start"],
        "colours" => &["hex"],
        "deltas" => &["delta", "common"],
        "forecasts" => &["calls_per_run", "run_micros", "calls", "micros"],
        "layout_errors" => &["error"],
        "layouts" => &["spacing_m", "nw", "ne", "sw", "se", "centre", "second", "error_m", "pins"],
        "names" => &["out"],
        "run_times" => &["utc"],
        _ => &[],
    };
    let want = case["want"].as_object().into_iter().flatten().map(|(field, value)| (field.clone(), value.clone()));
    let beside = results.iter().filter_map(|field| Some(((*field).to_owned(), case.get(field)?.clone())));
    want.chain(beside).collect()
}

#[test]
fn every_vector_has_its_answer() {
    for (kind, count, lines) in VECTORS {
        let cases: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(cases.len(), count, "{kind}");
        for (case, line) in cases.iter().zip(lines.lines()) {
            let (given, expected) = (answer(line.as_bytes()).unwrap(), expected(kind, case));
            assert!(!expected.is_empty(), "{kind} {}", case["name"]);
            for (field, value) in expected {
                let name = &case["name"];
                assert!(
                    agrees(&value, &given[&field], tolerance(kind, &field)),
                    "{kind} {name} {field}: {} ≠ {value}",
                    given[&field]
                );
            }
        }
    }
}

#[test]
fn an_answer_that_is_the_want_of_its_vector_has_no_other_field() {
    for (kind, _, lines) in
        VECTORS.into_iter().filter(|(kind, ..)| ["metrics", "competitors", "noise", "reach"].contains(kind))
    {
        for line in lines.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
            assert_eq!(fields(&answer(line.as_bytes()).unwrap()), fields(&case["want"]), "{kind} {}", case["name"]);
        }
    }
}

#[test]
fn cases_that_no_rule_can_answer_are_refused() {
    let grid = json!([[1, 1, 1], [1, 1, 1], [1, 1, 1]]);
    let layout = json!({ "lat": 0, "lng": 0, "grid_size": 3, "radius": 1, "unit": "km" });
    let input = |kind: &str, fields: Value| {
        let mut case = json!({ "case": kind });
        for fields in [&layout, &fields] {
            case.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        }
        case
    };
    for case in [
        json!(null),
        json!([]),
        json!({}),
        json!({ "case": "other" }),
        input("layouts", json!({ "grid_size": 4 })),
        input("layouts", json!({ "grid_size": 1e300 })),
        input("layouts", json!({ "radius": -1 })),
        input("layouts", json!({ "lat": "north" })),
        input("layouts", json!({ "lat": 89.9 })),
        input("metrics", json!({ "grid": [] })),
        input("metrics", json!({ "grid": [[1]] })),
        input("metrics", json!({ "grid": [[1, 0, 1], [1, 1, 1], [1, 1, 1]] })),
        input("metrics", json!({ "grid": grid, "weights": [[1]] })),
        input("metrics", json!({ "grid": grid, "weights": [[1, 1, 1], [1, -1, 1], [1, 1, 1]] })),
        json!({ "case": "metrics", "grid": grid, "customers": [] }),
        input("metrics", json!({ "grid": grid, "customers": [], "radius": 0 })),
        input("reach", json!({ "business": [0, 0], "grid": [[1]] })),
        input("reach", json!({ "business": [0, 999], "grid": grid })),
        input("competitors", json!({ "target": {}, "pins": [] })),
        input("competitors", json!({ "target": { "name": "A" }, "pins": [[{ "rank": 0, "name": "B" }]] })),
        input("noise", json!({ "metric": "arp", "pairs": [], "after": [[1, 9]], "before": [[1, 9]], "history": [] })),
        input("noise", json!({ "metric": "atrp", "pairs": [], "after": [], "before": [], "history": [] })),
        input("adaptive", json!({ "grid": grid, "budget": -1 })),
        input("run_times", json!({ "date": "2026-02-30", "hours": {}, "time_zone": "Europe/Paris" })),
        input("run_times", json!({ "date": "2026-02-03", "hours": {}, "time_zone": "Europe/Atlantis" })),
        input("run_times", json!({ "date": "2026-02-03", "hours": { "7": [] }, "time_zone": "Europe/Paris" })),
        input(
            "run_times",
            json!({ "date": "2026-02-03", "hours": { "0": [["9", "10"]] }, "time_zone": "Europe/Paris" }),
        ),
        input(
            "forecasts",
            json!({ "pins": u64::MAX, "control": 1, "keywords": 1, "pages": 1, "price_micros": 1, "runs": 1 }),
        ),
        input("caps", json!({ "cap": -1, "spent": 0, "reserved": 0, "run": 0 })),
        input("names", json!({ "in": 7 })),
        input("colours", json!({ "rank": 0 })),
    ] {
        assert!(answer(case.to_string().as_bytes()).is_err(), "{case}");
    }
    assert!(answer(b"\xff").is_err());
}

#[test]
fn customers_weigh_the_pin_next_to_them() {
    let case = json!({
        "case": "metrics", "lat": 48, "lng": 2, "grid_size": 3, "radius": 1, "unit": "km",
        "grid": [[20, 20, 20], [20, 1, 20], [20, 20, null]],
        "customers": [[48, 2], [48.001, 2.001], [48.009, 2], [48.1, 2]],
    });
    let answer = answer(case.to_string().as_bytes()).unwrap();
    assert_eq!(
        (&answer["weighted_solv"], &answer["weighted_atrp"], &answer["outside"]),
        (&json!(66.67), &json!(7.33), &json!(1))
    );
}

#[test]
fn a_layout_without_an_error_has_no_code() {
    let case = r#"{"case": "layout_errors", "lat": 0, "lng": 0, "grid_size": 3, "radius": 1, "unit": "km"}"#;
    assert_eq!(answer(case.as_bytes()).unwrap(), json!({ "error": null }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_name_never_ends_a_program(name in any::<String>()) {
        let answer = answer(json!({ "case": "names", "in": name }).to_string().as_bytes()).unwrap();
        prop_assert!(answer["out"].is_string());
    }

    #[test]
    fn percentages_are_percentages_and_weights_of_an_adaptive_scan_add_up_to_its_pins(
        half in 1_usize..=10, seed in any::<u64>(), budget in proptest::option::of(0_usize..500),
    ) {
        let rows = 2 * half + 1;
        let state = |index: usize| match seed.wrapping_mul(index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58 {
            rank @ 1..=40 => json!(rank),
            41..=50 => json!(null),
            51..=57 => json!("missing"),
            _ => json!("excluded"),
        };
        let grid: Vec<Vec<Value>> = (0..rows).map(|row| (0..rows).map(|column| state(row * rows + column)).collect()).collect();
        let metrics = answer(json!({ "case": "metrics", "grid": grid }).to_string().as_bytes()).unwrap();
        for field in ["solv", "top10", "top20", "visibility", "coverage"] {
            prop_assert!(metrics[field].as_f64().is_none_or(|value| (0.0..=100.0).contains(&value)));
        }
        let adaptive = answer(json!({ "case": "adaptive", "grid": grid, "budget": budget }).to_string().as_bytes()).unwrap();
        let excluded = metrics["excluded"].as_u64().unwrap() as f64;
        let total: f64 = adaptive["weights"].as_array().unwrap().iter().flat_map(|row| row.as_array().unwrap()).filter_map(Value::as_f64).sum();
        // A scan whose coarse pins have no answer is filled with nothing.
        if adaptive["filled"][0][0].is_number() {
            prop_assert!((total - ((rows * rows) as f64 - excluded)).abs() < 0.05, "{total}");
        }
    }
}
