//! DataForSEO's queue.

use serde_json::{Value, json};

use crate::harness::{GET, POST, READY, Sim, task, task_with};

/// Posts tasks and returns their ids.
async fn posted(sim: &Sim, tasks: &[Value]) -> Vec<String> {
    let answer = sim.post(POST, &json!(tasks)).await.ok();
    let created = answer["tasks"].as_array().unwrap().iter();
    created.map(|task| task["id"].as_str().unwrap().to_owned()).collect()
}

async fn ready(sim: &Sim) -> Vec<String> {
    let answer = sim.get(READY).await.ok();
    let list = answer["tasks"][0]["result"].as_array().unwrap().clone();
    list.iter().map(|entry| entry["id"].as_str().unwrap().to_owned()).collect()
}

async fn collected(sim: &Sim, id: &str) -> Value {
    sim.get(&format!("{GET}/{id}")).await.ok()["tasks"][0].clone()
}

#[tokio::test]
async fn a_task_is_posted_listed_when_it_is_ready_and_collected_once() {
    let sim = Sim::new();
    let answer = sim.post(POST, &json!([task_with(&json!({ "tag": "run-1:3", "priority": 2 })), task("b")])).await.ok();
    assert_eq!(
        (&answer["tasks_count"], &answer["tasks_error"], &answer["cost"]),
        (&json!(2), &json!(0), &json!(0.0018))
    );
    let [first, second] = [&answer["tasks"][0], &answer["tasks"][1]];
    assert_eq!((&first["status_code"], &first["status_message"]), (&json!(20100), &json!("Task Created.")));
    assert_eq!((&first["cost"], &second["cost"]), (&json!(0.0012), &json!(0.0006)));
    assert_eq!((&first["result"], &first["data"]["function"]), (&Value::Null, &json!("task_post")));
    let id = first["id"].as_str().unwrap();
    assert_eq!(ready(&sim).await, Vec::<String>::new());
    let waiting = collected(&sim, id).await;
    assert_eq!((&waiting["status_code"], &waiting["result"]), (&json!(40602), &Value::Null));
    sim.advance(20);
    assert_eq!(ready(&sim).await, [id, second["id"].as_str().unwrap()]);
    let entry = sim.get(READY).await.ok()["tasks"][0]["result"][0].clone();
    assert_eq!(entry["tag"], "run-1:3");
    assert_eq!(entry["endpoint_advanced"], format!("/v3/serp/google/maps/task_get/advanced/{id}"));
    let done = collected(&sim, id).await;
    assert_eq!(
        (&done["status_code"], &done["cost"], &done["data"]["tag"]),
        (&json!(20000), &json!(0.0), &json!("run-1:3"))
    );
    assert_eq!(done["result"][0]["datetime"], "2026-11-20 12:00:20 +00:00");
    assert!(done["result"][0]["items"].as_array().unwrap().len() >= 20);
    assert_eq!(ready(&sim).await, [second["id"].as_str().unwrap()], "a collected task is not listed again");
    assert_eq!(collected(&sim, id).await, done, "it can be collected again");
    let ledger = sim.ledger().await;
    assert_eq!((&ledger["asks"], &ledger["spentMicros"]), (&json!(2), &json!(1_800)));
}

#[tokio::test]
async fn the_101st_task_of_a_request_is_refused() {
    let sim = Sim::new();
    let tasks: Vec<Value> = (0..101).map(|number| task(&format!("search {number}"))).collect();
    let answer = sim.post(POST, &json!(tasks)).await.ok();
    let codes: Vec<i64> =
        answer["tasks"].as_array().unwrap().iter().map(|task| task["status_code"].as_i64().unwrap()).collect();
    assert!(codes[..100].iter().all(|code| *code == 20100));
    assert_eq!((codes[100], &answer["tasks_error"]), (40006, &json!(1)));
}

#[tokio::test]
async fn one_bad_task_does_not_stop_the_others() {
    let sim = Sim::new();
    let answer = sim.post(POST, &json!([task("a"), { "keyword": "b" }, 7, task("c")])).await.ok();
    let codes: Vec<&Value> = (0..4).map(|index| &answer["tasks"][index]["status_code"]).collect();
    assert_eq!(codes, [&json!(20100), &json!(40501), &json!(40503), &json!(20100)]);
    for bad in [json!({ "postback_url": "http://127.0.0.1/a" }), json!({ "pingback_url": "nowhere" })] {
        let answer = sim.post(POST, &json!([task_with(&bad)])).await.ok();
        assert_eq!(answer["tasks"][0]["status_code"], 40501);
    }
}

#[tokio::test]
async fn ready_tasks_are_listed_for_three_days_and_kept_for_thirty() {
    let sim = Sim::new();
    let id = posted(&sim, &[task("a")]).await.remove(0);
    sim.advance(2 * 86_400);
    assert_eq!(ready(&sim).await, [id.as_str()]);
    sim.advance(2 * 86_400);
    assert_eq!(ready(&sim).await, Vec::<String>::new());
    assert_eq!(collected(&sim, &id).await["status_code"], 20000);
    sim.advance(27 * 86_400);
    assert_eq!(collected(&sim, &id).await["status_code"], 40403);
    assert_eq!(collected(&sim, "11201200-0000-0066-0000-000000000000").await["status_code"], 40401);
}

#[tokio::test]
async fn at_most_a_thousand_tasks_are_listed_and_twenty_lists_a_minute() {
    let sim = Sim::new();
    for _ in 0..11 {
        posted(&sim, &(0..100).map(|number| task(&format!("search {number}"))).collect::<Vec<_>>()).await;
    }
    sim.advance(20);
    assert_eq!(ready(&sim).await.len(), 1_000);
    for _ in 1..20 {
        ready(&sim).await;
    }
    assert_eq!(sim.get(READY).await.ok()["status_code"], 40202);
    sim.advance(60);
    assert_eq!(ready(&sim).await.len(), 1_000);
}

#[tokio::test]
async fn faults_delay_a_task_or_keep_it_in_the_queue() {
    let sim = Sim::new();
    sim.fault(json!({ "method": "dataforseo.task_post", "kind": "never_ready", "count": 1 })).await;
    sim.fault(
        json!({ "method": "dataforseo.task_post", "kind": "ready_after", "count": 1, "milliseconds": 2_700_000 }),
    )
    .await;
    sim.fault(json!({ "method": "dataforseo.task_post", "kind": "search_engine_failed", "count": 1 })).await;
    let ids = posted(&sim, &[task("a"), task("b"), task("c"), task("d")]).await;
    sim.advance(60);
    assert_eq!(ready(&sim).await, ids[2..]);
    let failed = collected(&sim, &ids[2]).await;
    assert_eq!((&failed["status_code"], &failed["result"]), (&json!(40101), &Value::Null));
    sim.advance(2_700);
    assert_eq!(ready(&sim).await, [ids[1].as_str(), ids[3].as_str()]);
    sim.advance(86_400);
    assert_eq!(collected(&sim, &ids[0]).await["status_code"], 40602);
    assert_eq!(sim.ledger().await["spentMicros"], 2_400, "all are billed");
}
