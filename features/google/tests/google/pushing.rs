//! Sending edits to Google.

use serde_json::{Value, json};

use crate::{
    connecting::requests,
    syncing::some,
    world::{Owner, World, worlds},
};

const PATCH: &str = "mybusinessbusinessinformation.locations.patch";

pub async fn change(owner: &Owner, id: &str, changes: &Value) {
    let path = format!("/api/v1/locations/{id}");
    let _ = owner.client.patch(&path).header("if-match", "*").json(changes).send().await;
    let version = owner.get(&path).await["version"].to_string();
    let ask = owner.client.patch(&path).header("if-match", &format!("\"{version}\""));
    let _ = ask.json(changes).send().await.expect(200);
}

pub async fn push(world: &World, owner: &Owner, id: &str, fields: &[&str]) -> Value {
    let path = format!("/api/v1/google/locations/{id}/edits");
    let _ = owner.client.post(&path).json(&json!({ "fields": fields })).send().await.expect(202);
    world.work().await;
    owner.get(&format!("/api/v1/google/locations/{id}")).await
}

fn field<'a>(link: &'a Value, name: &str) -> Option<&'a Value> {
    link["edits"].as_array().unwrap().iter().find(|edit| edit["field"] == name)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_is_published_on_request_after_a_dry_run() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        let before = world.at_google(&google_id).await;
        change(&owner, &id, &json!({ "website": "https://sent.example", "description": "Sent." })).await;
        let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
        let edit = field(&link, "website").unwrap_or_else(|| panic!("{link}"));
        assert_eq!((&edit["state"], &edit["ours"]), (&json!("unsent"), &json!("https://sent.example")));
        // A sync keeps local edits.
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        world.work().await;
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["website"], "https://sent.example");
        let link = push(&world, &owner, &id, &["website"]).await;
        assert!(field(&link, "website").is_none_or(|edit| edit["state"] == "pending"), "{link}");
        assert_eq!(
            field(&link, "description").map(|edit| &edit["state"]),
            Some(&json!("unsent")),
            "only what was asked for"
        );
        let after = world.at_google(&google_id).await;
        assert_eq!((&after["websiteUri"], &after["profile"]), (&json!("https://sent.example"), &before["profile"]));
        assert_eq!(requests(&world, PATCH).await, 2, "tried, then done");
        let _ = owner
            .client
            .post(&format!("/api/v1/google/locations/{id}/edits"))
            .json(&json!({ "fields": [] }))
            .send()
            .await
            .expect(422);
        let _ = owner
            .client
            .post(&format!("/api/v1/google/locations/{id}/edits"))
            .json(&json!({ "fields": ["rating"] }))
            .send()
            .await
            .expect(422);
        let stranger = world.sign_up("stranger").await;
        let path = format!("/api/v1/google/locations/{id}/edits");
        let _ = stranger.client.post(&path).json(&json!({ "fields": ["website"] })).send().await.expect(404);
        // A sent edit is not reported as a change at Google.
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        world.work().await;
        assert!(
            owner
                .notifications("profile_changed")
                .await
                .iter()
                .all(|notification| notification["params"]["location_id"] != id)
        );
        assert_eq!(owner.get(&format!("/api/v1/locations/{id}")).await["website"], "https://sent.example");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_category_that_google_does_not_have_is_refused_and_the_rest_is_sent() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        change(&owner, &id, &json!({ "category": "Nothing of the kind", "website": "https://sent.example" })).await;
        let link = push(&world, &owner, &id, &["category", "website"]).await;
        let refused = field(&link, "category").unwrap();
        assert_eq!((&refused["state"], &refused["code"]), (&json!("refused"), &json!("google_unknown_category")));
        assert_eq!(world.at_google(&google_id).await["websiteUri"], "https://sent.example");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_that_google_refuses_is_left_out_with_its_reason_and_the_rest_is_sent() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        let before = world.at_google(&google_id).await;
        let linked = json!({ "description": "See https://menu.example", "website": "https://sent.example" });
        change(&owner, &id, &linked).await;
        let link = push(&world, &owner, &id, &["description", "website"]).await;
        let refused = field(&link, "description").unwrap_or_else(|| panic!("{link}"));
        let why = (&refused["state"], &refused["code"]);
        assert_eq!(why, (&json!("refused"), &json!("profile_description_contains_url")));
        let after = world.at_google(&google_id).await;
        assert_eq!((&after["websiteUri"], &after["profile"]), (&json!("https://sent.example"), &before["profile"]));
        assert_eq!(requests(&world, PATCH).await, 3, "tried together, tried without it, then done");
    }
}

/// Requests to publish the edits of these locations.
async fn publish(owner: &Owner, ids: &[String]) -> Value {
    let ask = owner.client.post("/api/v1/google/edits").json(&json!({ "location_ids": ids }));
    ask.send().await.expect(202).json()["run"].clone()
}

pub async fn linked(owner: &Owner, count: usize) -> Vec<(String, String)> {
    let text = |location: &Value, key: &str| location[key].as_str().unwrap().to_owned();
    let all = owner.locations().await;
    all.iter().take(count).map(|location| (text(location, "id"), text(location, "google_location_id"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn edits_of_many_locations_are_published_by_one_run() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        // More locations than a part of a run holds.
        let all = linked(&owner, 27).await;
        let ids: Vec<String> = all.iter().map(|(id, _)| id.clone()).collect();
        assert_eq!(publish(&owner, &ids).await, Value::Null, "nothing was edited");
        for (id, _) in &all[1..] {
            change(&owner, id, &json!({ "website": "https://many.example" })).await;
        }
        change(&owner, &ids[1], &json!({ "description": "See https://menu.example" })).await;
        let before = requests(&world, PATCH).await;
        let run = publish(&owner, &ids).await;
        assert_eq!((&run["kind"], &run["total"]), (&json!("publish"), &json!(all.len() - 1)), "{run}");
        assert_eq!(publish(&owner, &ids).await, Value::Null, "everything is on its way");
        world.work().await;
        let id = run["id"].as_str().unwrap();
        let run = owner.run(id).await;
        let counts = (&run["state"], &run["done"], &run["updated"], &run["failed"]);
        assert_eq!(counts, (&json!("done"), &json!(all.len() - 1), &json!(all.len() - 2), &json!(1)), "{run}");
        for (_, google_id) in &all[1..] {
            assert_eq!(world.at_google(google_id).await["websiteUri"], "https://many.example");
        }
        assert_ne!(world.at_google(&all[0].1).await["websiteUri"], "https://many.example");
        let patch_requests = requests(&world, PATCH).await - before;
        assert_eq!(patch_requests, 2 * (all.len() as u64 - 1) + 1, "tried, then done; the refused one once more");
        let refused = owner.get(&format!("/api/v1/google/runs/{id}/refusals")).await;
        let first = &refused["items"][0];
        assert_eq!((&refused["locations"], &first["location_id"]), (&json!(1), &json!(ids[1])), "{refused}");
        let why = (&first["field"], &first["code"]);
        assert_eq!(why, (&json!("description"), &json!("profile_description_contains_url")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_publication_that_google_interrupts_goes_on_and_one_that_it_ends_says_so_at_each_location() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let all = linked(&owner, 3).await;
        let ids: Vec<String> = all.iter().map(|(id, _)| id.clone()).collect();
        for id in &ids {
            change(&owner, id, &json!({ "website": "https://first.example" })).await;
        }
        world.fault(PATCH, "rate_limited", Some(2)).await;
        let run = publish(&owner, &ids).await;
        world.work().await;
        world.no_faults().await;
        let run = owner.run(run["id"].as_str().unwrap()).await;
        let counts = (&run["state"], &run["updated"], &run["failed"]);
        assert_eq!(counts, (&json!("done"), &json!(3), &json!(0)), "{run}");
        for id in &ids {
            change(&owner, id, &json!({ "website": "https://second.example" })).await;
        }
        world.fault(PATCH, "unavailable", None).await;
        let run = publish(&owner, &ids).await;
        world.work().await;
        world.no_faults().await;
        let run = owner.run(run["id"].as_str().unwrap()).await;
        assert_eq!((&run["state"], &run["error"]), (&json!("failed"), &json!("google_unavailable")), "{run}");
        for id in &ids {
            let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
            let edit = field(&link, "website").unwrap();
            assert_eq!((&edit["state"], &edit["code"]), (&json!("refused"), &json!("google_unavailable")));
        }
        // Refused edits can be sent again.
        publish(&owner, &ids).await;
        world.work().await;
        for (_, google_id) in &all {
            assert_eq!(world.at_google(google_id).await["websiteUri"], "https://second.example");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn conflicting_changes_wait_for_a_decision_and_are_not_published() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        change(&owner, &id, &json!({ "website": "https://ours.example" })).await;
        world.edit_at_google(&google_id, "websiteUri", &json!({ "websiteUri": "https://theirs.example" })).await;
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        world.work().await;
        assert_eq!(publish(&owner, std::slice::from_ref(&id)).await, Value::Null);
        assert_eq!(world.at_google(&google_id).await["websiteUri"], "https://theirs.example");
        // Other organizations have nothing to publish here, and a request names at most 1,000 locations.
        let stranger = world.sign_up("stranger").await;
        assert_eq!(publish(&stranger, std::slice::from_ref(&id)).await, Value::Null);
        let many = vec![id; 1_001];
        let ask = owner.client.post("/api/v1/google/edits").json(&json!({ "location_ids": many }));
        let _ = ask.send().await.expect(422);
    }
}
