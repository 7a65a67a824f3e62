//! The control desk: faults, truth, reset.

use http::Method;
use serde_json::{Value, json};
use simulated_rank::Options;

use crate::harness::{LIVE, PARIS, Sim, bakery, task};

#[tokio::test]
async fn every_request_fault_has_its_effect_once() {
    let sim = Sim::new();
    for (kind, code, word) in [
        ("unauthorized", 401, "40100"),
        ("payment_required", 402, "40200"),
        ("rate_limited", 429, "40202"),
        ("internal", 500, "50000"),
        ("unavailable", 503, "50000"),
        ("html", 200, "<!DOCTYPE html>"),
        ("timeout", 200, "maps_search"),
        ("cut_json", 200, "maps_search"),
    ] {
        sim.fault(json!({ "method": "dataforseo.live", "kind": kind, "count": 1, "milliseconds": 1 })).await;
        let answer = sim.post(LIVE, &json!([task("a")])).await;
        assert_eq!(answer.code, code, "{kind}");
        assert!(answer.text.contains(word), "{kind}: {}", answer.text);
        assert!(answer.headers.get("retry-after").is_none(), "{kind}");
        let is_json = serde_json::from_str::<Value>(&answer.text).is_ok();
        assert_eq!(is_json, !["html", "cut_json"].contains(&kind), "{kind}");
        assert_eq!(sim.live(task("a")).await["status_code"], 20000, "after {kind}");
    }
    assert_eq!(sim.get("/sim/faults").await.ok()["faults"], json!([]));
    let answers = sim.ledger().await["answers"]["dataforseo.live"].clone();
    assert_eq!(answers, json!({ "200": 11, "401": 1, "402": 1, "429": 1, "500": 1, "503": 1 }));
}

#[tokio::test]
async fn the_fifth_ask_can_be_limited_with_a_time_to_wait() {
    let sim = Sim::new();
    let fault =
        json!({ "method": "*", "kind": "rate_limited_retry_after", "after": 4, "count": 1, "milliseconds": 30_000 });
    sim.fault(fault).await;
    for number in 1..=6 {
        let answer = sim.post(LIVE, &json!([task("a")])).await;
        assert_eq!(answer.code, if number == 5 { 429 } else { 200 }, "{number}");
        assert_eq!(answer.headers.get("retry-after").is_some_and(|value| value == "30"), number == 5);
    }
}

#[tokio::test]
async fn every_search_fault_has_its_effect_once() {
    let sim = Sim::new();
    for (kind, code, cost) in [
        ("search_engine_failed", 40101, 0.002),
        ("task_rate_limited", 40202, 0.0),
        ("daily_cap", 40203, 0.0),
        ("no_results", 40102, 0.002),
        ("empty", 20000, 0.002),
        ("another_town", 20000, 0.002),
    ] {
        sim.fault(json!({ "method": "dataforseo.*", "kind": kind, "count": 1 })).await;
        let task_of = sim.live(task("a")).await;
        assert_eq!((&task_of["status_code"], &task_of["cost"]), (&json!(code), &json!(cost)), "{kind}");
        let items = task_of["result"][0]["items"].as_array().cloned();
        match kind {
            "empty" => assert_eq!(items.unwrap().len(), 0),
            "another_town" => {
                let far = |item: &Value| (item["latitude"].as_f64().unwrap() - PARIS.0).abs() > 2.0;
                assert!(items.unwrap().iter().all(far));
            }
            _ => assert_eq!(items, None, "{kind}"),
        }
        assert_eq!(sim.live(task("a")).await["result"][0]["items"].as_array().unwrap().len() / 20, 1, "after {kind}");
    }
}

#[tokio::test]
async fn a_rate_hits_its_share_of_the_asks() {
    let sim = Sim::new();
    sim.fault(json!({ "method": "*", "kind": "search_engine_failed", "rate": 0.25 })).await;
    let mut failed = 0;
    for _ in 0..100 {
        failed += usize::from(sim.live(task("a")).await["status_code"] == 40101);
    }
    assert!((12..40).contains(&failed), "{failed}");
}

#[tokio::test]
async fn the_truth_is_near_the_answers_and_has_no_noise() {
    let away = (PARIS.0 + 0.01, PARIS.1);
    let businesses = vec![bakery("ours", PARIS), bakery("far", (43.3, 5.4)), bakery("other", away)];
    let sim = Sim::with(Options { businesses, calm: true, ..Options::default() });
    let question =
        json!({ "keyword": "boulangerie", "points": [{ "lat": 48.8566, "lng": 2.3522 }], "placeId": "ChIJ-ours" });
    let truth = sim.post("/sim/truth", &question).await.ok();
    assert_eq!(truth, sim.post("/sim/truth", &question).await.ok());
    let ranks = truth["points"][0]["ranks"].as_array().unwrap();
    assert_eq!((ranks.len(), &ranks[0]["name"]), (1, &json!("ours")));
    let rank = ranks[0]["rank"].as_i64().unwrap();
    let task = sim.live(task("boulangerie")).await;
    let items = task["result"][0]["items"].as_array().unwrap();
    let live_rank = items.iter().find(|item| item["title"] == "ours").unwrap()["rank_group"].as_i64().unwrap();
    assert!((rank - live_rank).abs() <= 2, "{rank} {live_rank}");
    let all = json!({ "keyword": "boulangerie", "points": [{ "lat": 48.8566, "lng": 2.3522 }] });
    let names = sim.post("/sim/truth", &all).await.ok()["points"][0]["ranks"].clone();
    let names: Vec<&Value> = names.as_array().unwrap().iter().map(|name| &name["name"]).collect();
    assert_eq!(names, ["ours", "other"], "businesses within 50 km");
}

#[tokio::test]
async fn a_reset_forgets_faults_asks_and_costs() {
    let sim = Sim::new();
    let first = sim.post(LIVE, &json!([task("a")])).await.text;
    sim.fault(json!({ "method": "*", "kind": "internal" })).await;
    sim.post("/sim/ledger", &json!({ "balanceMicros": 5, "dailyCapMicros": 5 })).await.ok();
    assert_eq!(sim.post("/sim/reset", &json!({})).await.code, 204);
    assert_eq!(sim.post(LIVE, &json!([task("a")])).await.text, first);
    let ledger = sim.ledger().await;
    assert_eq!((&ledger["asks"], &ledger["dailyCapMicros"]), (&json!(1), &Value::Null));
}

#[tokio::test]
async fn bad_bodies_of_the_control_desk_are_refused() {
    let sim = Sim::new();
    for (path, body) in [
        ("/sim/faults", "{\"method\": \"*\", \"kind\": \"gremlins\"}"),
        ("/sim/faults", "{\"method\": \"*\", \"kind\": \"internal\", \"often\": true}"),
        ("/sim/faults", "{"),
        ("/sim/clock", "{\"now\": \"yesterday\"}"),
        ("/sim/ledger", "{\"balance\": 1}"),
        ("/sim/truth", "{\"keyword\": \"a\"}"),
    ] {
        let code = sim.send(Method::POST, path, None, body).await.code;
        assert!((400..500).contains(&code), "{path} {body}: {code}");
    }
}

#[tokio::test]
async fn the_desk_shows_credentials_and_businesses_and_sets_the_clock() {
    let sim = Sim::with(Options::default());
    let desk = sim.get("/sim").await.ok();
    assert_eq!((&desk["login"], &desk["key"]), (&json!("demo@example.com"), &json!("demo-key")));
    assert!(desk["count"].as_u64().unwrap() > 100, "the businesses of the world");
    assert_eq!(sim.get("/sim/clock").await.ok()["now"], "2026-11-20T12:00:00Z");
    let later = sim.post("/sim/clock", &json!({ "advanceSeconds": 90 })).await.ok();
    assert_eq!(later["now"], "2026-11-20T12:01:30Z");
}
