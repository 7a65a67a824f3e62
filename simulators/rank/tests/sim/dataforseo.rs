//! DataForSEO live: shapes, prices, refusals.

use http::Method;
use serde_json::{Value, json};
use simulated_rank::Options;

use crate::harness::{BASIC, LIVE, PARIS, Sim, bakery, task, task_with};

#[tokio::test]
async fn a_live_answer_has_the_shape_of_the_vendor() {
    let sim = Sim::new();
    let answer = sim.post(LIVE, &json!([task_with(&json!({ "tag": "run-1:3" }))])).await.ok();
    assert_eq!((&answer["status_code"], &answer["status_message"]), (&json!(20000), &json!("Ok.")));
    assert_eq!(
        (&answer["cost"], &answer["tasks_count"], &answer["tasks_error"]),
        (&json!(0.002), &json!(1), &json!(0))
    );
    let task = &answer["tasks"][0];
    assert_eq!((&task["status_code"], &task["cost"], &task["result_count"]), (&json!(20000), &json!(0.002), &json!(1)));
    assert_eq!(task["path"], json!(["v3", "serp", "google", "maps", "live", "advanced"]));
    assert!(task["id"].as_str().unwrap().starts_with("11201200-"), "{}", task["id"]);
    for (field, value) in [
        ("api", json!("serp")),
        ("function", json!("live")),
        ("se", json!("google")),
        ("se_type", json!("maps")),
        ("tag", json!("run-1:3")),
        ("device", json!("desktop")),
        ("os", json!("windows")),
        ("depth", json!(20)),
        ("location_coordinate", json!("48.8566,2.3522,14z")),
    ] {
        assert_eq!(task["data"][field], value, "{field}");
    }
    let result = &task["result"][0];
    assert_eq!(result["datetime"], "2026-11-20 12:00:00 +00:00");
    assert!(result["check_url"].as_str().unwrap().contains("/boulangerie/@48.8566,2.3522,14z"));
    let items = result["items"].as_array().unwrap();
    assert_eq!(result["items_count"], items.len());
    let organic: Vec<&Value> = items.iter().filter(|item| item["type"] == "maps_search").collect();
    assert_eq!(organic.len(), 20);
    for (index, item) in organic.iter().enumerate() {
        assert_eq!(item["rank_group"], index + 1);
        assert!(item["cid"].as_str().unwrap().parse::<u64>().is_ok());
        assert!(item["feature_id"].as_str().unwrap().starts_with("0x"));
        assert!(item["latitude"].is_f64() && item["longitude"].is_f64() && item["title"].is_string());
        let rating = &item["rating"];
        assert!(rating.is_null() || rating["value"].is_f64() && rating["votes_count"].is_i64(), "{rating}");
    }
    let ours = organic.iter().find(|item| item["title"] == "ours").unwrap();
    assert_eq!((&ours["place_id"], &ours["is_claimed"]), (&json!("ChIJ-ours"), &json!(true)));
}

#[tokio::test]
async fn ads_stand_before_the_organic_items_and_shift_the_absolute_rank_only() {
    let sim = Sim::new();
    let (mut with, mut all) = (0, 0);
    for _ in 0..60 {
        let task = sim.live(task("boulangerie")).await;
        let result = &task["result"][0];
        let items = result["items"].as_array().unwrap();
        let ads = items.iter().filter(|item| item["type"] == "maps_paid_item").count();
        for (index, item) in items.iter().enumerate() {
            assert_eq!(item["rank_absolute"], index + 1);
            assert_eq!(item["rank_group"], if index < ads { index + 1 } else { index + 1 - ads });
        }
        assert_eq!(result["item_types"].as_array().unwrap().len(), 1 + usize::from(ads > 0));
        with += usize::from(ads > 0);
        all += 1;
    }
    assert!((4..24).contains(&with), "{with} of {all}");
}

#[tokio::test]
async fn the_price_follows_the_pages_of_the_device() {
    let sim = Sim::new();
    for (changes, cost) in [
        (json!({}), 0.002),
        (json!({ "depth": 100 }), 0.002),
        (json!({ "depth": 101 }), 0.004),
        (json!({ "depth": null }), 0.002),
        (json!({ "device": "mobile" }), 0.002),
        (json!({ "device": "mobile", "depth": 100 }), 0.01),
        (json!({ "device": "mobile", "os": "ios", "depth": 21 }), 0.004),
    ] {
        assert_eq!(sim.live(task_with(&changes)).await["cost"], cost, "{changes}");
    }
    let ledger = sim.ledger().await;
    assert_eq!((&ledger["asks"], &ledger["spentMicros"]), (&json!(7), &json!(26_000)));
    assert_eq!(ledger["balanceMicros"], 50_000_000 - 26_000);
    assert_eq!(ledger["recent"][2]["costMicros"], 4_000);
    assert_eq!(ledger["recent"][6]["number"], 7, "the seventh reading of the point");
}

#[tokio::test]
async fn bad_fields_are_refused_with_40501_and_cost_nothing() {
    let sim = Sim::new();
    for (field, value) in [
        ("keyword", json!("")),
        ("keyword", json!(7)),
        ("keyword", json!("x".repeat(701))),
        ("location_coordinate", json!(null)),
        ("location_coordinate", json!("48.8566,2.3522,9km")),
        ("location_coordinate", json!("48.8566,2.3522,1500")),
        ("location_coordinate", json!("48.85661234,2.3522,14z")),
        ("location_coordinate", json!("91,2.3522,14z")),
        ("location_coordinate", json!("48.8566,2.3522,2z")),
        ("location_code", json!(1_006_094)),
        ("language_code", json!("f")),
        ("language_code", json!(null)),
        ("device", json!("fridge")),
        ("os", json!("android")),
        ("depth", json!(0)),
        ("depth", json!(701)),
        ("depth", json!("20")),
        ("priority", json!(2)),
        ("search_places", json!("false")),
        ("tag", json!("t".repeat(256))),
        ("zoom", json!(14)),
    ] {
        let task = sim.live(task_with(&json!({ field: value }))).await;
        assert_eq!(task["status_code"], 40501, "{field} {value}");
        let message = task["status_message"].as_str().unwrap().to_owned();
        assert!(message.contains(&format!("'{field}'")), "{message}");
        assert_eq!((&task["cost"], &task["result"]), (&json!(0.0), &Value::Null));
    }
    assert_eq!(sim.ledger().await["asks"], 0);
}

#[tokio::test]
async fn a_body_that_is_no_array_of_tasks_is_refused_with_a_status_code() {
    let sim = Sim::new();
    for (body, code) in
        [("", 40502), ("[]", 40502), ("{", 40503), ("{}", 40503), ("\"text\"", 40503), ("[{\"keyword\": \"a\"", 40503)]
    {
        let answer = sim.send(Method::POST, LIVE, Some(("authorization", BASIC)), body).await.ok();
        assert_eq!(answer["status_code"], code, "{body}");
        assert_eq!(answer["tasks"], Value::Null);
    }
    assert_eq!(sim.post(LIVE, &json!([1])).await.ok()["tasks"][0]["status_code"], 40503);
    let two = sim.post(LIVE, &json!([task("a"), task("b")])).await.ok();
    assert_eq!((&two["tasks_error"], &two["tasks"][0]["status_code"]), (&json!(1), &json!(40000)));
}

#[tokio::test]
async fn other_credentials_are_refused_with_401() {
    let sim = Sim::new();
    for header in [None, Some("Basic"), Some("Basic ???"), Some("Basic ZGVtbzpkZW1v"), Some("Bearer demo-key")] {
        let header = header.map(|value| ("authorization", value));
        let answer = sim.send(Method::POST, LIVE, header, &json!([task("a")]).to_string()).await;
        assert_eq!((answer.code, &answer.json()["status_code"]), (401, &json!(40100)), "{header:?}");
    }
}

#[tokio::test]
async fn unknown_paths_and_methods_are_refused_with_404() {
    let sim = Sim::new();
    for (method, path) in [
        (Method::GET, LIVE),
        (Method::POST, "/dataforseo/v3/appendix/user_data"),
        (Method::GET, "/dataforseo/v3/serp/google/organic/live/advanced"),
        (Method::GET, "/dataforseo/v3"),
    ] {
        let answer = sim.send(method, path, Some(("authorization", BASIC)), "").await;
        assert_eq!((answer.code, &answer.json()["status_code"]), (404, &json!(40402)), "{path}");
    }
}

#[tokio::test]
async fn the_same_order_of_asks_gives_the_same_bytes() {
    let (first, second) = (Sim::new(), Sim::new());
    let body = json!([task("boulangerie")]);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let text = first.post(LIVE, &body).await.text;
        assert_eq!(text, second.post(LIVE, &body).await.text);
        assert!(!seen.contains(&text), "another reading of the same point differs");
        seen.push(text);
    }
    let seeded = Sim::with(Options { seed: 2, businesses: vec![bakery("ours", PARIS)], ..Options::default() });
    assert!(!seen.contains(&seeded.post(LIVE, &body).await.text));
}

#[tokio::test]
async fn without_money_the_request_is_refused_and_with_too_little_the_task() {
    let sim = Sim::with(Options { balance_micros: 3_000, ..Options::default() });
    assert_eq!(sim.live(task("a")).await["status_code"], 20000);
    assert_eq!(sim.live(task("a")).await["status_code"], 40210);
    sim.post("/sim/ledger", &json!({ "balanceMicros": 0 })).await.ok();
    let refused = sim.post(LIVE, &json!([task("a")])).await;
    assert_eq!((refused.code, &refused.json()["status_code"]), (402, &json!(40200)));
    sim.post("/sim/ledger", &json!({ "balanceMicros": 1_000_000, "dailyCapMicros": 4_000 })).await.ok();
    assert_eq!(sim.live(task("a")).await["status_code"], 20000);
    assert_eq!(sim.live(task("a")).await["status_code"], 40203, "the cap of the day");
    sim.advance(12 * 3_600);
    assert_eq!(sim.live(task("a")).await["status_code"], 20000, "the next day");
}

#[tokio::test]
async fn calls_above_the_limit_are_refused_with_40202_until_the_minute_is_over() {
    let sim = Sim::with(Options { calls_per_minute: 2, ..Options::default() });
    let code = async || sim.post(LIVE, &json!([task("a")])).await.ok()["status_code"].clone();
    assert_eq!([code().await, code().await, code().await], [20000, 20000, 40202]);
    sim.advance(60);
    assert_eq!(code().await, 20000);
}

#[tokio::test]
async fn user_data_shows_the_balance() {
    let sim = Sim::new();
    sim.live(task("a")).await;
    let answer = sim.get("/dataforseo/v3/appendix/user_data").await.ok();
    let result = &answer["tasks"][0]["result"][0];
    assert_eq!(result["login"], "demo@example.com");
    assert_eq!((&result["money"]["balance"], &result["money"]["total"]), (&json!(49.998), &json!(50.0)));
    assert_eq!(result["rates"]["limits"]["minute"]["total"], 2_000);
}
