//! Serper: shapes, credits, refusals.

use http::Method;
use serde_json::{Value, json};
use simulated_rank::Options;

use crate::harness::{Answer, Sim};

async fn maps(sim: &Sim, body: &Value) -> Answer {
    sim.send(Method::POST, "/serper/maps", Some(("x-api-key", "demo-key")), &body.to_string()).await
}

fn query() -> Value {
    json!({ "q": "boulangerie", "ll": "@48.8566,2.3522,14z", "hl": "fr", "gl": "fr" })
}

async fn account(sim: &Sim) -> Value {
    sim.send(Method::GET, "/serper/account", Some(("x-api-key", "demo-key")), "").await.ok()
}

#[tokio::test]
async fn a_page_has_the_shape_of_the_vendor() {
    let sim = Sim::new();
    let answer = maps(&sim, &query()).await.ok();
    let places = answer["places"].as_array().unwrap();
    assert_eq!((places.len(), &answer["credits"]), (20, &json!(3)));
    for (index, place) in places.iter().enumerate() {
        assert_eq!(place["position"], index + 1);
        assert!(place["cid"].is_string() && place["latitude"].is_f64() && place["title"].is_string());
        assert!(place["placeId"].is_string() || place["placeId"].is_null());
        assert_eq!(place["rating"].is_f64(), place["ratingCount"].is_i64());
    }
    let ours = places.iter().find(|place| place["title"] == "ours").unwrap();
    assert_eq!(ours["placeId"], "ChIJ-ours");
    assert_eq!(account(&sim).await, json!({ "balance": 49_997, "rateLimit": 33 }));
}

#[tokio::test]
async fn the_second_page_continues_the_first() {
    let sim = Sim::new();
    let first = maps(&sim, &query()).await.ok();
    let mut next = query();
    next["page"] = json!(2);
    let second = maps(&sim, &next).await.ok();
    assert_eq!(second["places"][0]["position"], 1);
    for place in second["places"].as_array().unwrap() {
        assert!(!first["places"].as_array().unwrap().iter().any(|other| other["cid"] == place["cid"]));
    }
}

#[tokio::test]
async fn bad_bodies_are_refused_with_400_and_cost_nothing() {
    let sim = Sim::new();
    for (name, value) in [
        ("q", json!("")),
        ("q", json!(null)),
        ("q", json!(7)),
        ("ll", json!(null)),
        ("ll", json!("48.8566,2.3522,14z")),
        ("ll", json!("@48.8566,2.3522")),
        ("page", json!(0)),
        ("page", json!("1")),
        ("page", json!(11)),
        ("hl", json!(7)),
        ("num", json!(100)),
    ] {
        let mut body = query();
        body[name] = value.clone();
        let answer = maps(&sim, &body).await;
        assert_eq!((answer.code, &answer.json()["statusCode"]), (400, &json!(400)), "{name} {value}");
    }
    for body in ["", "{", "[]", "null"] {
        let answer = sim.send(Method::POST, "/serper/maps", Some(("x-api-key", "demo-key")), body).await;
        assert!(answer.code == 400 && answer.json()["message"].is_string(), "{body}");
    }
    assert_eq!(account(&sim).await["balance"], 50_000);
}

#[tokio::test]
async fn another_key_is_refused_with_403() {
    let sim = Sim::new();
    for header in [None, Some(("x-api-key", "x")), Some(("authorization", "demo-key"))] {
        let answer = sim.send(Method::POST, "/serper/maps", header, &query().to_string()).await;
        assert_eq!((answer.code, &answer.json()["message"]), (403, &json!("Unauthorized.")));
    }
    let unknown = sim.send(Method::GET, "/serper/maps", Some(("x-api-key", "demo-key")), "").await;
    assert!(unknown.code == 404 && unknown.json()["message"].is_string());
}

#[tokio::test]
async fn calls_above_the_limit_and_without_credits_are_refused() {
    let sim = Sim::with(Options { calls_per_minute: 120, balance_micros: 7_000, ..Options::default() });
    assert_eq!([maps(&sim, &query()).await.code, maps(&sim, &query()).await.code], [200, 200]);
    assert_eq!(maps(&sim, &query()).await.code, 429);
    sim.advance(1);
    let empty = maps(&sim, &query()).await;
    assert_eq!((empty.code, &empty.json()["message"]), (400, &json!("Not enough credits")));
}

#[tokio::test]
async fn faults_have_the_vendor_s_form_and_failures_cost_nothing() {
    let sim = Sim::new();
    for (kind, code, credits) in [
        ("search_engine_failed", 500, 0),
        ("internal", 500, 0),
        ("unauthorized", 401, 0),
        ("rate_limited", 429, 0),
        ("empty", 200, 3),
        ("no_results", 200, 3),
        ("another_town", 200, 3),
        ("place_results", 200, 3),
    ] {
        let before = account(&sim).await["balance"].as_i64().unwrap();
        sim.fault(json!({ "method": "serper.maps", "kind": kind, "count": 1 })).await;
        let answer = maps(&sim, &query()).await;
        assert_eq!(answer.code, code, "{kind}");
        assert!(code == 200 || answer.json()["message"].is_string(), "{kind}");
        assert_eq!(before - account(&sim).await["balance"].as_i64().unwrap(), credits, "{kind}");
    }
    let waiting = sim.get("/sim/faults").await.ok();
    assert_eq!(waiting["faults"][0]["kind"], "place_results", "a fault of another vendor waits on");
}
