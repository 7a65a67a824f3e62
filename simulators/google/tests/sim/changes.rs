//! Changes by Google and the public, and their notifications.

use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use simulated_google::Options;

use crate::harness::{INFORMATION, Sim};

#[tokio::test]
async fn googles_update_is_seen_and_answered() {
    let sim = Sim::new(30).await;
    let (_, name) = sim.verified().await;
    let read = format!("{INFORMATION}/{name}?readMask=title,metadata");
    let own = sim.get(&read).await.ok()["title"].clone();
    sim.post("/sim/changes", json!({ "location": name, "kind": "update", "field": "title", "value": "Google's Name" }))
        .await
        .ok();
    let after = sim.get(&read).await.ok();
    assert_eq!((&after["title"], &after["metadata"]["hasGoogleUpdated"]), (&own, &Value::Bool(true)));
    let updated = format!("{INFORMATION}/{name}:getGoogleUpdated?readMask=title");
    let google = sim.get(&updated).await.ok();
    assert_eq!((&google["diffMask"], &google["location"]["title"]), (&"title".into(), &"Google's Name".into()));
    // Accepting: the owner writes what Google has.
    sim.patch(&format!("{INFORMATION}/{name}?updateMask=title"), json!({ "title": "Google's Name" })).await.ok();
    assert!(sim.get(&updated).await.ok().get("diffMask").is_none());
    // Restoring: the owner writes the old value again.
    sim.advance(60);
    sim.post("/sim/changes", json!({ "location": name, "kind": "update", "field": "title", "value": "Another" }))
        .await
        .ok();
    sim.advance(60);
    sim.patch(&format!("{INFORMATION}/{name}?updateMask=title"), json!({ "title": own })).await.ok();
    sim.advance(600);
    let restored = sim.get(&updated).await.ok();
    assert_eq!((restored.get("diffMask"), &restored["location"]["title"]), (None, &own));
}

#[tokio::test]
async fn the_public_writes_changes_and_removes_reviews() {
    let sim = Sim::new(30).await;
    let (full, name) = sim.verified().await;
    let list = format!("/mybusiness/v4/{full}/reviews");
    let before = sim.get(&list).await.ok()["totalReviewCount"].as_u64().unwrap_or_default();
    let made = sim
        .post("/sim/changes", json!({ "location": name, "kind": "review", "stars": 2, "comment": "Meh" }))
        .await
        .ok();
    let review = made["changes"][0]["review"].as_str().unwrap().to_owned();
    let after = sim.get(&list).await.ok();
    assert_eq!((&after["totalReviewCount"], &after["reviews"][0]["comment"]), (&(before + 1).into(), &"Meh".into()));
    assert_eq!(after["reviews"][0]["starRating"], "TWO");
    sim.advance(60);
    let body =
        json!({ "location": name, "kind": "review_update", "review": review, "stars": 5, "comment": "Better now" });
    sim.post("/sim/changes", body).await.ok();
    assert_eq!(sim.get(&list).await.ok()["reviews"][0]["starRating"], "FIVE");
    sim.post("/sim/changes", json!({ "location": name, "kind": "review_removal", "review": review })).await.ok();
    assert_eq!(sim.get(&list).await.ok()["totalReviewCount"].as_u64().unwrap_or_default(), before);
}

#[tokio::test]
async fn time_brings_reviews() {
    let sim = Sim::free(60).await;
    let organization = sim.organization().await;
    let mut grown = 0;
    let mut counts = Vec::new();
    let all = sim.locations_of(&organization, "name,metadata").await;
    let verified: Vec<&str> = all
        .iter()
        .filter(|location| location["metadata"]["hasVoiceOfMerchant"] == true)
        .map(|location| location["name"].as_str().unwrap())
        .collect();
    for name in &verified {
        let list = sim.get(&format!("/mybusiness/v4/{organization}/{name}/reviews?pageSize=1")).await.ok();
        counts.push(list["totalReviewCount"].as_u64().unwrap_or_default());
    }
    sim.post("/sim/clock", json!({ "advanceSeconds": 3000 })).await.ok();
    sim.advance(90 * 86_400);
    let token = sim.token_of(crate::harness::CAMILLE).await;
    for (name, before) in verified.iter().zip(counts) {
        let path = format!("/mybusiness/v4/{organization}/{name}/reviews?pageSize=1");
        let list = sim.send(http::Method::GET, &path, None, Some(&token)).await.ok();
        grown += list["totalReviewCount"].as_u64().unwrap_or_default() - before;
    }
    assert!(grown > 20, "{grown}");
}

#[tokio::test]
async fn a_schedule_changes_things_as_time_goes_by() {
    let changed = async || {
        let options = Options { locations: 40, unlimited_quota: true, change_every: Some(60), ..Options::default() };
        let sim = Sim::with(options).await;
        sim.locations("name").await;
        sim.advance(3000);
        let all = sim.locations("name,metadata").await;
        all.into_iter().filter(|location| location["metadata"]["hasGoogleUpdated"] == true).collect::<Vec<_>>()
    };
    let once = changed().await;
    assert!(once.len() > 5, "{}", once.len());
    assert_eq!(once, changed().await, "always the same");
}

#[tokio::test]
async fn subscribers_receive_notifications() {
    let sim = Sim::new(30).await;
    let organization = sim.organization().await;
    let (_, name) = sim.verified().await;
    let setting = format!("/mybusinessnotifications/v1/{organization}/notificationSetting");
    let subscription = json!({ "pubsubTopic": "projects/p/topics/t", "notificationTypes": ["NEW_REVIEW"] });
    assert_eq!(sim.patch(&setting, subscription.clone()).await.code, 400, "the mask is missing");
    sim.patch(&format!("{setting}?updateMask=pubsubTopic,notificationTypes"), subscription).await.ok();
    let wrong = json!({ "pubsubTopic": "a topic" });
    assert_eq!(sim.patch(&format!("{setting}?updateMask=pubsubTopic"), wrong).await.code, 400);
    sim.post(
        "/sim/changes",
        json!({ "changes": [
        { "location": name, "kind": "review", "stars": 1 },
        { "location": name, "kind": "photo" },
    ] }),
    )
    .await
    .ok();
    let published = sim.get("/sim/push").await.ok()["published"].as_array().unwrap().clone();
    assert_eq!(published.len(), 1, "photos were not asked for");
    assert_eq!(published[0]["subscription"], "projects/p/subscriptions/t");
    let data = BASE64_STANDARD.decode(published[0]["message"]["data"].as_str().unwrap()).unwrap();
    let data: Value = serde_json::from_slice(&data).unwrap();
    assert_eq!(data["type"], "NEW_REVIEW");
    assert_eq!(data["location"], format!("{organization}/{name}"));
    assert!(data["review"].as_str().unwrap().contains("/reviews/"));
}

#[tokio::test]
async fn suspension_and_duplicates_take_the_voice_away() {
    let sim = Sim::new(30).await;
    let (_, name) = sim.verified().await;
    let state = format!("/mybusinessverifications/v1/{name}/VoiceOfMerchantState");
    sim.post("/sim/changes", json!({ "location": name, "kind": "suspension" })).await.ok();
    assert_eq!(
        sim.get(&state).await.ok()["complyWithGuidelines"]["recommendationReason"],
        "BUSINESS_LOCATION_SUSPENDED"
    );
    sim.post("/sim/changes", json!({ "location": name, "kind": "duplicate" })).await.ok();
    assert_eq!(sim.get(&state).await.ok(), json!({ "resolveOwnershipConflict": {} }));
    sim.post("/sim/changes", json!({ "location": name, "kind": "deletion" })).await.ok();
    assert_eq!(sim.get(&state).await.code, 404);
    let unknown = sim.post("/sim/changes", json!({ "location": name, "kind": "review" })).await;
    assert_eq!(unknown.code, 422);
}
