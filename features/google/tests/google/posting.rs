//! Posts of Business Profiles: each location has a post once, whatever happens meanwhile.

use std::time::Duration;

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::world::{CAMILLE, Owner, Plan, World, worlds, worlds_with};

const TEXT: &str = "Hello from {name}.";

/// Returns the posts of a location at Google.
async fn at_google(world: &World, token: &str, account: &str, google_id: &str) -> Vec<Value> {
    let path = format!("accounts/{account}/locations/{google_id}/localPosts?pageSize=100");
    let request = world.http.get(format!("{}/mybusiness/v4/{path}", world.sim));
    let answer: Value = request.bearer_auth(token).send().await.unwrap().json().await.unwrap();
    answer["localPosts"].as_array().cloned().unwrap_or_default()
}

async fn token(world: &World) -> String {
    let token = world.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
    token["access_token"].as_str().unwrap().to_owned()
}

/// Writes a post for all locations in both languages, and releases it. Returns its id.
async fn post(owner: &Owner, text: &str) -> String {
    let new = json!({ "kind": "news", "texts": { "en": text, "fr": text }, "audience": { "all": true },
        "button": { "kind": "learn_more", "url": "https://example.com/news" } });
    let post = owner.client.post("/api/v1/posts").json(&new).send().await.expect(201).json();
    let id = post["id"].as_str().unwrap().to_owned();
    owner.client.post(&format!("/api/v1/posts/{id}/schedule")).send().await.expect(200);
    id
}

async fn counts(owner: &Owner, id: &str) -> Value {
    owner.get(&format!("/api/v1/posts/{id}")).await["counts"].clone()
}

/// Returns the number of posts at Google that begin like ours, at each verified location.
async fn numbers(world: &World, owner: &Owner, account: &str, start: &str) -> Vec<usize> {
    let token = token(world).await;
    let mut numbers = Vec::new();
    for place in owner.locations().await.iter().filter(|place| place["verified"] == true) {
        let there = at_google(world, &token, account, place["google_location_id"].as_str().unwrap()).await;
        let is_ours = |post: &&Value| post["summary"].as_str().is_some_and(|summary| summary.starts_with(start));
        numbers.push(there.iter().filter(is_ours).count());
    }
    numbers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_reaches_google_and_its_state_comes_back() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let id = post(&owner, TEXT).await;
        world.work_on_posts().await;
        let all = numbers(&world, &owner, &account, "Hello from").await;
        assert!(all.len() > 3 && all.iter().all(|number| *number == 1), "{all:?}");
        let counted = counts(&owner, &id).await;
        assert_eq!((&counted["live"], &counted["total"]), (&json!(all.len()), &json!(all.len())), "{counted}");
        let refused = post(&owner, "Casino night").await;
        world.work_on_posts().await;
        assert_eq!(counts(&owner, &refused).await["rejected"], all.len());
        let targets = owner.get(&format!("/api/v1/posts/{refused}/targets?limit=1")).await;
        assert_eq!(targets["items"][0]["likely_rules"], json!(["regulated_goods"]), "{targets}");
        let place = targets["items"][0]["location_id"].as_str().unwrap().to_owned();
        let there = owner.get(&format!("/api/v1/locations/{place}/google-posts")).await;
        let ours = there["items"].as_array().unwrap().iter().filter(|post| post["post_id"].is_string()).count();
        assert_eq!(ours, 2, "{there}");
        owner.client.delete(&format!("/api/v1/posts/{refused}")).send().await.expect(202);
        world.work_on_posts().await;
        assert!(numbers(&world, &owner, &account, "Casino").await.iter().all(|number| *number == 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_of_google_neither_lose_nor_double_a_post() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let create = "mybusiness.accounts.locations.localPosts.create";
        for (number, kind) in ["truncated", "cut", "rate_limited", "unavailable", "internal"].iter().enumerate() {
            world.fault(create, kind, Some(3)).await;
            let id = post(&owner, &format!("Number {number} of {{name}}.")).await;
            world.work_on_posts().await;
            let all = numbers(&world, &owner, &account, &format!("Number {number} of")).await;
            assert!(all.iter().all(|number| *number == 1), "{kind}: {all:?}");
            assert_eq!(counts(&owner, &id).await["live"], all.len(), "{kind}");
            world.no_faults().await;
        }
        world.fault(create, "permission_denied", Some(1)).await;
        let id = post(&owner, "Not everywhere.").await;
        world.work_on_posts().await;
        let failed = owner.get(&format!("/api/v1/posts/{id}/targets?state=failed")).await;
        assert_eq!(failed["items"][0]["reason_code"], "google_forbidden", "{failed}");
        owner.client.post(&format!("/api/v1/posts/{id}/retry")).json(&json!({})).send().await.expect(200);
        world.work_on_posts().await;
        assert!(numbers(&world, &owner, &account, "Not everywhere").await.iter().all(|number| *number == 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_to_many_locations_survives_ten_deaths() {
    for world in worlds_with(&Plan { locations: 150, ..Plan::default() }).await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let id = post(&owner, TEXT).await;
        for life in 0..10_u64 {
            let registry = world.post_jobs();
            let (db, clock) = (world.app.db.clone(), world.app.clock.clone());
            let task = tokio::spawn(async move {
                // The process may also end by itself.
                let _ = jobs::run_pending(&db, &clock, &registry).await;
            });
            tokio::time::sleep(Duration::from_millis((life * 7919 + 13) % 97 + 3)).await;
            task.abort();
            let _ = task.await;
            jobs::take_back(&world.app.db, world.app.now()).await.unwrap();
            world.app.clock.advance(SignedDuration::from_secs(1));
        }
        world.work_on_posts().await;
        let all = numbers(&world, &owner, &account, "Hello from").await;
        assert!(all.len() > 50 && all.iter().all(|number| *number == 1), "{all:?}");
        let counted = counts(&owner, &id).await;
        assert_eq!((&counted["live"], &counted["total"]), (&json!(all.len()), &json!(all.len())), "{counted}");
    }
}
