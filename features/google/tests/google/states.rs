//! Locations that changed at Google or have edits that are not published.

use db::query;
use serde_json::{Value, json};

use crate::{
    pushing::{change, linked},
    world::{Owner, World, worlds},
};

async fn ids(owner: &Owner, filters: &str) -> Vec<String> {
    let page = owner.get(&format!("/api/v1/locations?limit=200&{filters}")).await;
    let count = owner.get(&format!("/api/v1/locations/count?{filters}")).await["count"].clone();
    let ids: Vec<String> =
        page["items"].as_array().unwrap().iter().map(|location| location["id"].as_str().unwrap().to_owned()).collect();
    assert_eq!(count, json!(ids.len()), "{filters}");
    ids
}

async fn summary(owner: &Owner) -> Value {
    let count =
        async |state: &str| owner.get(&format!("/api/v1/locations/count?google={state}")).await["count"].clone();
    json!({ "changed": count("changed").await, "unpublished": count("unpublished").await })
}

/// Limits the user of `owner` to one location, as a manager.
async fn limit(world: &World, owner: &Owner, id: &str) {
    let limits = json!({ "locations": [id], "labels": [] });
    let limited =
        query!("update memberships set role = 'manager', limits = $2 where org_id = $1", owner.org.as_str(), limits);
    limited.run(&world.app.db).await.unwrap();
}

/// Publishes the edits of all locations that match filters.
async fn publish(world: &World, owner: &Owner, body: Value) -> Value {
    let run = owner.client.post("/api/v1/google/edits").json(&body).send().await.expect(202).json()["run"].clone();
    world.work().await;
    run
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_finds_edits_that_are_not_published() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        assert_eq!(summary(&owner).await, json!({ "changed": 0, "unpublished": 0 }));
        let all = linked(&owner, 3).await;
        for (id, _) in &all[..2] {
            change(&owner, id, &json!({ "website": "https://ours.example" })).await;
        }
        assert_eq!(ids(&owner, "google=unpublished").await, [all[0].0.clone(), all[1].0.clone()]);
        assert_eq!(summary(&owner).await, json!({ "changed": 0, "unpublished": 2 }));
        let name = owner.get(&format!("/api/v1/locations/{}", all[1].0)).await["name"].clone();
        let words = name.as_str().unwrap().replace(' ', "%20").replace('&', "%26");
        assert!(ids(&owner, &format!("google=unpublished&q={words}")).await.contains(&all[1].0));
        // An edit that only Vitrine has is none of Google's.
        change(&owner, &all[2].0, &json!({ "is_sync_paused": true })).await;
        assert_eq!(summary(&owner).await["unpublished"], 2);
        let except = json!({ "filters": { "google": "unpublished" }, "except": [all[1].0] });
        assert_eq!(publish(&world, &owner, except).await["total"], 1);
        assert_eq!(ids(&owner, "google=unpublished").await, [all[1].0.clone()]);
        assert_eq!(publish(&world, &owner, json!({ "filters": {} })).await["total"], 1);
        assert_eq!(ids(&owner, "google=unpublished").await, Vec::<String>::new());
        for (_, google_id) in &all[..2] {
            assert_eq!(world.at_google(google_id).await["websiteUri"], "https://ours.example");
        }
        let both = json!({ "filters": {}, "location_ids": [] });
        let _ = owner.client.post("/api/v1/google/edits").json(&both).send().await.expect(422);
        let stranger = world.sign_up("stranger").await;
        assert_eq!(ids(&stranger, "google=unpublished").await, Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_finds_changes_at_google_until_they_are_decided() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id) = linked(&owner, 1).await.remove(0);
        change(&owner, &id, &json!({ "website": "https://ours.example" })).await;
        world.edit_at_google(&google_id, "websiteUri", &json!({ "websiteUri": "https://theirs.example" })).await;
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        world.work().await;
        assert_eq!(ids(&owner, "google=changed").await, std::slice::from_ref(&id));
        // The field waits for a decision, so it is not published.
        assert_eq!(summary(&owner).await, json!({ "changed": 1, "unpublished": 0 }));
        let open = owner.get("/api/v1/google/changes?open=true").await["items"][0]["id"].clone();
        let path = format!("/api/v1/google/changes/{}/restore", open.as_str().unwrap());
        let _ = owner.client.post(&path).send().await.expect(200);
        world.work().await;
        assert_eq!(summary(&owner).await, json!({ "changed": 0, "unpublished": 0 }));
        assert_eq!(ids(&owner, "google=changed").await, Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limited_member_finds_the_differences_of_their_locations_only() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = linked(&owner, 2).await;
        for (id, _) in &all {
            change(&owner, id, &json!({ "website": "https://ours.example" })).await;
        }
        limit(&world, &owner, &all[0].0).await;
        assert_eq!(ids(&owner, "google=unpublished").await, [all[0].0.clone()]);
        assert_eq!(summary(&owner).await, json!({ "changed": 0, "unpublished": 1 }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_publication_is_notified_to_the_user_who_requested_it() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = linked(&owner, 2).await;
        change(&owner, &all[0].0, &json!({ "website": "https://ours.example" })).await;
        change(&owner, &all[1].0, &json!({ "description": "See https://menu.example" })).await;
        let run = publish(&world, &owner, json!({ "filters": {} })).await;
        let notified = owner.notifications("google_publish_finished").await;
        let expected = json!({ "run_id": run["id"], "published": 1, "failed": 1, "code": null });
        assert_eq!((notified.len(), &notified[0]["params"]), (1, &expected));
        assert_eq!(notified[0]["link"], "/dashboard/locations?google=unpublished");
    }
}
