//! SerpApi: shapes, the cache, searches that are answered later.

use http::Method;
use serde_json::{Value, json};
use simulated_rank::Options;

use crate::harness::{Answer, Sim};

const SEARCH: &str =
    "/serpapi/search.json?engine=google_maps&type=search&q=boulangerie&ll=@48.8566,2.3522,14z&hl=fr&gl=fr";

async fn get(sim: &Sim, path: &str) -> Answer {
    sim.send(Method::GET, path, None, "").await
}

async fn search(sim: &Sim, more: &str) -> Answer {
    get(sim, &format!("{SEARCH}&api_key=demo-key{more}")).await
}

async fn archived(sim: &Sim, search: &Value) -> Value {
    let id = search["search_metadata"]["id"].as_str().unwrap();
    get(sim, &format!("/serpapi/searches/{id}.json?api_key=demo-key")).await.ok()
}

async fn searches_left(sim: &Sim) -> i64 {
    let account = get(sim, "/serpapi/account.json?api_key=demo-key").await.ok();
    account["plan_searches_left"].as_i64().unwrap()
}

#[tokio::test]
async fn a_search_has_the_shape_of_the_vendor() {
    let sim = Sim::new();
    let answer = search(&sim, "&no_cache=true").await.ok();
    assert_eq!(answer["search_metadata"]["status"], "Success");
    assert_eq!(answer["search_metadata"]["id"].as_str().unwrap().len(), 24);
    assert_eq!(answer["search_parameters"]["q"], "boulangerie");
    assert_eq!(answer["search_parameters"]["api_key"], Value::Null);
    let results = answer["local_results"].as_array().unwrap();
    assert_eq!(results.len(), 20);
    for (index, result) in results.iter().enumerate() {
        assert_eq!(result["position"], index + 1);
        assert!(result["data_cid"].is_string() && result["data_id"].is_string() && result["title"].is_string());
        assert!(result["gps_coordinates"]["latitude"].is_f64());
    }
    let ours = results.iter().find(|result| result["title"] == "ours").unwrap();
    assert_eq!(ours["place_id"], "ChIJ-ours");
    assert!(answer["serpapi_pagination"]["next"].as_str().unwrap().contains("start=20"));
    assert_eq!(archived(&sim, &answer).await, answer);
}

#[tokio::test]
async fn the_second_page_continues_the_first() {
    let sim = Sim::new();
    let first = search(&sim, "&no_cache=true").await.ok();
    let second = search(&sim, "&no_cache=true&start=20").await.ok();
    let third = search(&sim, "&no_cache=true&start=40").await.ok();
    let mut ids: Vec<String> = [&first, &second, &third]
        .iter()
        .flat_map(|page| page["local_results"].as_array().unwrap())
        .map(|result| result["data_cid"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), 60);
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 60, "no business is on two pages");
    assert_eq!(second["local_results"][0]["position"], 1);
}

#[tokio::test]
async fn identical_searches_come_from_the_cache_for_an_hour_and_cost_nothing() {
    let sim = Sim::new();
    let before = searches_left(&sim).await;
    let first = search(&sim, "").await;
    sim.advance(3_000);
    assert_eq!(search(&sim, "").await.text, first.text);
    assert_eq!(search(&sim, "&no_cache=false").await.text, first.text);
    assert_eq!(before - searches_left(&sim).await, 1);
    let fresh = search(&sim, "&no_cache=true").await.ok();
    assert_ne!(fresh["local_results"], first.json()["local_results"]);
    assert_eq!(before - searches_left(&sim).await, 2);
    sim.advance(3_600);
    assert_ne!(search(&sim, "").await.text, first.text, "an hour later");
    assert_eq!(before - searches_left(&sim).await, 3);
    assert_eq!(sim.ledger().await["spentMicros"], 45_000);
}

#[tokio::test]
async fn an_asynchronous_search_is_answered_later() {
    let sim = Sim::new();
    let queued = search(&sim, "&async=true").await.ok();
    assert_eq!((&queued["search_metadata"]["status"], &queued["local_results"]), (&json!("Processing"), &Value::Null));
    assert_eq!(archived(&sim, &queued).await["search_metadata"]["status"], "Processing");
    sim.advance(20);
    let done = archived(&sim, &queued).await;
    assert_eq!(done["search_metadata"]["status"], "Success");
    assert_eq!(done["local_results"].as_array().unwrap().len(), 20);
    sim.fault(json!({ "method": "serpapi.search", "kind": "search_engine_failed", "count": 1 })).await;
    let failed = search(&sim, "&async=true&start=20").await.ok();
    sim.advance(20);
    let failed = archived(&sim, &failed).await;
    assert_eq!(failed["search_metadata"]["status"], "Error");
    assert!(failed["error"].is_string());
    sim.fault(json!({ "method": "serpapi.search", "kind": "never_ready", "count": 1 })).await;
    let never = search(&sim, "&async=true&start=40").await.ok();
    sim.advance(86_400);
    assert_eq!(archived(&sim, &never).await["search_metadata"]["status"], "Processing");
    sim.advance(32 * 86_400);
    let id = never["search_metadata"]["id"].as_str().unwrap();
    assert_eq!(get(&sim, &format!("/serpapi/searches/{id}.json?api_key=demo-key")).await.code, 410);
}

#[tokio::test]
async fn bad_parameters_are_refused_with_400_and_cost_nothing() {
    let sim = Sim::new();
    for more in [
        "&engine=google",
        "&engine=",
        "&type=place",
        "&q=",
        "&ll=48.8,2.3,14z",
        "&ll=@48.8,2.3",
        "&ll=@48.8,2.3,99z",
        "&ll=",
        "&start=7",
        "&start=120",
        "&start=-20",
        "&no_cache=yes",
        "&async=true&no_cache=true",
        "&gl=france",
        "&location=Paris",
        "&output=html",
    ] {
        let answer = search(&sim, more).await;
        assert_eq!(answer.code, 400, "{more}: {}", answer.text);
        assert!(answer.json()["error"].is_string());
    }
    assert_eq!(sim.ledger().await["asks"], 0);
}

#[tokio::test]
async fn another_key_is_refused_with_401() {
    let sim = Sim::new();
    for path in [
        SEARCH.to_owned(),
        format!("{SEARCH}&api_key=x"),
        "/serpapi/account.json".into(),
        "/serpapi/searches/1.json".into(),
    ] {
        let answer = get(&sim, &path).await;
        assert_eq!(answer.code, 401, "{path}");
        assert!(answer.json()["error"].as_str().unwrap().starts_with("Invalid API key"));
    }
    for path in ["/serpapi/searches/1.json?api_key=demo-key", "/serpapi/locations.json"] {
        assert_eq!(get(&sim, path).await.code, 404, "{path}");
    }
}

#[tokio::test]
async fn the_hourly_limit_and_an_empty_account_are_both_429() {
    let sim = Sim::with(Options { calls_per_minute: 1, balance_micros: 31_000, ..Options::default() });
    assert_eq!(search(&sim, "&no_cache=true").await.code, 200);
    assert_eq!(search(&sim, "&no_cache=true").await.code, 200);
    let empty = search(&sim, "&no_cache=true").await;
    assert_eq!(empty.code, 429);
    assert!(empty.text.contains("run out of searches"));
    assert_eq!(searches_left(&sim).await, 0);
    for _ in 3..60 {
        search(&sim, "").await;
    }
    let limited = search(&sim, "").await;
    assert!(limited.code == 429 && limited.text.contains("hourly"), "{}", limited.text);
    let account = get(&sim, "/serpapi/account.json?api_key=demo-key").await.ok();
    assert_eq!(account["account_rate_limit_per_hour"], 60);
}

#[tokio::test]
async fn faults_have_the_vendor_s_form() {
    let sim = Sim::new();
    for (kind, code, word) in [
        ("place_results", 200, "place_results"),
        ("no_results", 200, "hasn't returned any results"),
        ("empty", 200, "\"local_results\":[]"),
        ("another_town", 200, "local_results"),
        ("search_engine_failed", 500, "Please try again later"),
        ("unauthorized", 401, "Invalid API key"),
        ("rate_limited", 429, "throughput"),
        ("unavailable", 503, "unavailable"),
    ] {
        sim.fault(json!({ "method": "serpapi.*", "kind": kind, "count": 1 })).await;
        let answer = search(&sim, "&no_cache=true").await;
        assert_eq!(answer.code, code, "{kind}");
        assert!(answer.text.contains(word), "{kind}: {}", answer.text);
        let fine = search(&sim, "&no_cache=true").await.ok();
        assert_eq!(fine["local_results"].as_array().unwrap().len(), 20, "after {kind}");
    }
    sim.fault(json!({ "method": "serpapi.*", "kind": "place_results", "count": 1 })).await;
    let single = search(&sim, "&no_cache=true").await.ok();
    assert_eq!(single["local_results"], Value::Null);
    assert!(single["place_results"]["data_cid"].is_string());
}
