//! "Today" and the overview's performance, as far as Google is concerned.

use axum::http::Method;
use serde_json::{Value, json};

use crate::{
    pushing::change,
    syncing::{some, sync},
    world::{CAMILLE, Owner, worlds},
};

async fn line(owner: &Owner, kind: &str) -> Option<Value> {
    let today = owner.get("/api/v1/today").await;
    today["items"].as_array().unwrap().iter().find(|line| line["kind"] == kind).cloned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_waits_until_it_is_sent_and_leads_to_its_location() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        assert_eq!(line(&owner, "unpublished_edits").await, None);
        let (id, ..) = some(&owner).await;
        change(&owner, &id, &json!({ "website": "https://sent.example" })).await;
        let unsent = line(&owner, "unpublished_edits").await.unwrap();
        let link = format!("/dashboard/locations?location={id}");
        assert_eq!((&unsent["count"], &unsent["link"]), (&json!(1), &json!(link)));
        let published = owner.client.post("/api/v1/google/edits").json(&json!({ "location_ids": [id] })).send().await;
        let _ = published.expect(202);
        assert_eq!(line(&owner, "unpublished_edits").await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_at_google_waits_until_it_is_decided() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, google_id, _) = some(&owner).await;
        world.edit_at_google(&google_id, "title", &json!({ "title": "Another name" })).await;
        sync(&world, &owner, json!({ "location_id": id })).await;
        let waiting = line(&owner, "google_changes").await.unwrap();
        let open = owner.get("/api/v1/google/changes?open=true").await["items"][0].clone();
        let link = format!("/dashboard/locations?location={id}");
        assert_eq!(
            (&waiting["count"], &waiting["since"], &waiting["link"]),
            (&json!(1), &open["found_at"], &json!(link))
        );
        let accept = format!("/api/v1/google/changes/{}/accept", open["id"].as_str().unwrap());
        let _ = owner.client.post(&accept).send().await.expect(200);
        assert_eq!(line(&owner, "google_changes").await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_ended_comes_first_and_names_its_account() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.order(Method::DELETE, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        sync(&world, &owner, json!({})).await;
        let first = owner.get("/api/v1/today").await["items"][0].clone();
        assert_eq!(
            (&first["kind"], &first["count"], &first["name"]),
            (&json!("connection_lost"), &json!(1), &json!(CAMILLE))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_of_all_locations_are_their_sum_with_the_period_before() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let empty = owner.get("/api/v1/google/performance?days=28").await;
        assert_eq!(
            (&empty["items"], &empty["known_from"], &empty["previous"]),
            (&json!([]), &Value::Null, &Value::Null)
        );
        owner.import_all(&world).await;
        let all = owner.get("/api/v1/google/performance?days=28").await;
        let mut sum = 0;
        for location in owner.locations().await {
            let id = location["id"].as_str().unwrap();
            let response = owner.get(&format!("/api/v1/google/locations/{id}/performance?days=28")).await;
            sum += response["total"]["calls"].as_i64().unwrap();
        }
        assert_eq!(all["total"]["calls"].as_i64(), Some(sum));
        let days = |key: &str| all[key].as_array().unwrap().len();
        assert_eq!((days("items"), days("previous_items")), (26, 26), "but for two days that Google has not told of");
        assert!(all["previous"].is_object());
        for wrong in ["0", "549", "x"] {
            let _ = owner.client.get(&format!("/api/v1/google/performance?days={wrong}")).send().await.expect(422);
        }
    }
}
