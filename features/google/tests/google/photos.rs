//! Photos of a location at Google.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::{
    pushing::linked,
    world::{CAMILLE, Owner, World, worlds},
};

/// Returns a location that has photos of both kinds, with its id at Google.
async fn with_photos(owner: &Owner) -> (String, String) {
    for (id, google_id) in linked(owner, 30).await {
        let items = photos(owner, &id).await["items"].as_array().unwrap().clone();
        let count = |is_by_owner: bool| items.iter().filter(|photo| photo["is_by_owner"] == is_by_owner).count();
        if count(true) > 0 && count(false) > 0 {
            return (id, google_id);
        }
    }
    panic!("no location has photos of both kinds");
}

async fn photos(owner: &Owner, id: &str) -> Value {
    owner.get(&format!("/api/v1/google/locations/{id}/photos")).await
}

/// Returns the number of requests to the simulator for lists of photos.
async fn requests(world: &World) -> usize {
    let log = world.order(Method::GET, "/sim/log", &Value::Null).await.to_string();
    log.matches("accounts.locations.media.list").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_photos_of_google_are_served_from_our_own_store() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, _) = with_photos(&owner).await;
        let list = photos(&owner, &id).await;
        assert_eq!(list["error"], Value::Null);
        let items = list["items"].as_array().unwrap();
        assert_eq!(items[0]["category"], "cover");
        for item in items {
            let is_by_owner = item["is_by_owner"] == true;
            assert_eq!(item["author"].is_null(), is_by_owner, "{item}");
            for url in ["url", "thumbnail_url"] {
                let name = item[url].as_str().unwrap().strip_prefix("/media/").unwrap();
                assert!(world.pictures.store.get(name).await.unwrap().is_some(), "{item}");
            }
        }
        let public = items.iter().position(|item| item["is_by_owner"] == false).unwrap();
        assert!(items[public..].iter().all(|item| item["is_by_owner"] == false), "the owner's come first");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn photos_are_read_from_google_once_a_day() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, _) = with_photos(&owner).await;
        let (before, first) = (requests(&world).await, photos(&owner, &id).await);
        world.app.clock.advance(SignedDuration::from_hours(22));
        assert_eq!(photos(&owner, &id).await, first);
        assert_eq!(requests(&world).await, before);
        world.app.clock.advance(SignedDuration::from_hours(2));
        assert_ne!(photos(&owner, &id).await["read_at"], first["read_at"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_cannot_be_fetched_is_missing_for_a_while() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, _) = with_photos(&owner).await;
        world.app.clock.advance(SignedDuration::from_hours(24));
        world.fault("pictures.get", "unavailable", None).await;
        let items = photos(&owner, &id).await["items"].as_array().unwrap().clone();
        assert!(items.iter().all(|item| item["url"].is_null() && item["google_url"].is_string()), "{items:?}");
        world.no_faults().await;
        world.app.clock.advance(SignedDuration::from_mins(6));
        let items = photos(&owner, &id).await["items"].as_array().unwrap().clone();
        assert!(items.iter().all(|item| item["url"].is_string()), "{items:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_cannot_be_read_names_the_reason() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        let (id, _) = linked(&owner, 1).await.remove(0);
        world.order(Method::DELETE, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        let list = photos(&owner, &id).await;
        assert_eq!((&list["error"], &list["items"]), (&json!("google_reconnect_needed"), &json!([])));
        let manual = json!({ "name": "Kiosk", "address": "1 Main St", "city": "Troy" });
        let manual = owner.client.post("/api/v1/locations").json(&manual).send().await.expect(201).json();
        let path = format!("/api/v1/google/locations/{}/photos", manual["id"].as_str().unwrap());
        owner.client.get(&path).send().await.expect(404);
        let stranger = world.sign_up("stranger").await;
        stranger.client.get(&format!("/api/v1/google/locations/{id}/photos")).send().await.expect(404);
    }
}
