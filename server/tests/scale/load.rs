//! Load while processes are killed, and the expected data in the end.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicUsize, Ordering},
};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::caller::Caller;

/// Rows that are imported, and changed again and again by jobs.
const ROWS: usize = 600;
const FILE: &str = include_str!("../../../features/locations/tests/data/cms_hospitals_us_2018.csv");

/// Progress of the load; it decides when to kill.
pub struct Progress {
    pub acknowledged: watch::Sender<usize>,
    pub is_over: watch::Receiver<bool>,
}

/// Adds one location after the other: the names of those that were acknowledged, with their ids.
pub async fn add(caller: &Caller<'_>, writer: usize, progress: &Progress) -> Vec<(String, String)> {
    let mut added = Vec::new();
    while !*progress.is_over.borrow() {
        let name = format!("Shop {writer} {}", added.len());
        let shop = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
        let location = caller.post("/api/v1/locations", &name, &shop).await;
        added.push((name, location["id"].as_str().expect("an id").to_owned()));
        progress.acknowledged.send_modify(|count| *count += 1);
    }
    added
}

/// Imports some rows, and changes all of them by jobs, again and again: how often.
pub async fn change(caller: &Caller<'_>, progress: &Progress) -> usize {
    let file = FILE.lines().take(ROWS + 1).collect::<Vec<_>>().join("\n");
    let import = caller.upload("/api/v1/imports?filename=h.csv", file.as_bytes()).await;
    let path = format!("/api/v1/imports/{}", import["id"].as_str().expect("an id"));
    let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "country": "US" } });
    caller.post(&format!("{path}/check"), "", &choices).await;
    caller.post(&format!("{path}/run"), "run", &json!({})).await;
    until(caller, &path, "done").await;
    let mut changed = 0;
    while !*progress.is_over.borrow() {
        let category = if changed % 2 == 0 { "Hospital" } else { "Clinic" };
        let edit = json!({ "scope": { "filters": {} }, "expected": ROWS,
            "action": { "kind": "edit", "changes": { "category": category } } });
        let bulk = caller.post("/api/v1/locations/bulk", &format!("edit {changed}"), &edit).await;
        let done =
            until(caller, &format!("/api/v1/locations/bulk/{}", bulk["id"].as_str().expect("an id")), "done").await;
        assert_eq!((done["done"].as_u64(), done["changed"].as_u64()), (Some(ROWS as u64), Some(ROWS as u64)));
        changed += 1;
    }
    changed
}

/// Waits for a job; a reader never sees it go back.
async fn until(caller: &Caller<'_>, path: &str, expected_state: &str) -> Value {
    let mut furthest = 0;
    loop {
        let now = caller.get(path).await;
        let done = now["done"].as_u64().unwrap_or_default();
        assert!(done >= furthest, "it went back from {furthest} to {done}");
        furthest = done;
        match now["state"].as_str().expect("a state") {
            state if state == expected_state => return now,
            "queued" | "running" => {}
            other => panic!("{path} is {other}: {now}"),
        }
    }
}

/// Each acknowledged location is there, once, under the id that was told; and nothing else.
pub async fn check_added(caller: &Caller<'_>, acknowledged: &[(String, String)]) {
    let mut locations_by_name: HashMap<String, Vec<String>> = HashMap::new();
    for location in all(caller).await {
        let text = |field: &str| location[field].as_str().expect("text").to_owned();
        locations_by_name.entry(text("name")).or_default().push(text("id"));
    }
    for (name, id) in acknowledged {
        assert_eq!(locations_by_name.remove(name).as_deref(), Some(std::slice::from_ref(id)), "{name}");
    }
    assert!(locations_by_name.is_empty(), "nobody asked for {locations_by_name:?}");
    let total = caller.get("/api/v1/locations/summary").await["total"].as_u64();
    assert_eq!(total, Some(acknowledged.len() as u64), "the totals are those of what is there");
}

/// Each change was made once: the versions and the history say so.
pub async fn check_changed(caller: &Caller<'_>, changes: usize) {
    let locations = all(caller).await;
    assert_eq!(locations.len(), ROWS);
    assert!(locations.iter().all(|location| location["version"].as_u64() == Some(changes as u64 + 1)));
    for location in locations.iter().step_by(60) {
        let id = location["id"].as_str().expect("an id");
        let history = caller.get(&format!("/api/v1/locations/{id}/history")).await;
        let lines = history["items"].as_array().expect("items");
        let page_or_all = (changes + 1).min(lines.len());
        let versions: Vec<u64> = lines.iter().filter_map(|line| line["version"].as_u64()).collect();
        let expected: Vec<u64> = (1..=changes as u64 + 1).rev().take(page_or_all).collect();
        assert_eq!(versions, expected);
    }
}

async fn all(caller: &Caller<'_>) -> Vec<Value> {
    let mut all = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = caller.get(&format!("/api/v1/locations?limit=200{cursor}")).await;
        all.extend_from_slice(page["items"].as_array().expect("items"));
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return all,
        }
    }
}

/// Reads until the load is over; readers must not notice the kills either.
pub async fn read(caller: &Caller<'_>, progress: &Progress, reads: &AtomicUsize) {
    while !*progress.is_over.borrow() {
        caller.get("/api/v1/locations?limit=50").await;
        reads.fetch_add(1, Ordering::Relaxed);
    }
}
