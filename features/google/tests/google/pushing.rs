//! LocationWriter to Google what was changed here.

use serde_json::{Value, json};

use crate::{
    connecting::requests,
    syncing::some,
    world::{Owner, World, worlds},
};

const PATCH: &str = "mybusinessbusinessinformation.locations.patch";

async fn change(owner: &Owner, id: &str, changes: &Value) {
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
async fn a_field_is_sent_when_somebody_wants_it_and_tried_first() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        let before = world.at_google(&google_id).await;
        change(&owner, &id, &json!({ "website": "https://sent.example", "description": "Sent." })).await;
        let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
        let edit = field(&link, "website").unwrap_or_else(|| panic!("{link}"));
        assert_eq!((&edit["state"], &edit["ours"]), (&json!("unsent"), &json!("https://sent.example")));
        // A sync leaves what was changed here alone.
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
        // What was sent is no change of Google's.
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        world.work().await;
        assert!(owner.told("profile_changed").await.iter().all(|of| of["params"]["location_id"] != id));
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
