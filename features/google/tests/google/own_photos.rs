//! Photos of locations at Google: each once, whatever happens meanwhile.

use std::{io::Cursor, time::Duration};

use axum::http::Method;
use image::{ImageFormat, Rgb, RgbImage};
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::{
    pushing::linked,
    world::{CAMILLE, Owner, World, worlds},
};

/// Returns a picture with more than 10 KB, or with less.
fn picture(is_detailed: bool) -> Vec<u8> {
    let mut noise = 7_u32;
    let picture = RgbImage::from_fn(300, 260, |_, _| {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        if is_detailed { Rgb([(noise >> 8) as u8, (noise >> 16) as u8, (noise >> 24) as u8]) } else { Rgb([9; 3]) }
    });
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).unwrap();
    file.into_inner()
}

/// Uploads a photo and returns its id.
async fn add(owner: &Owner, id: &str, is_detailed: bool) -> String {
    let path = format!("/api/v1/locations/{id}/photos?alt=The%20door");
    let photo = owner.client.post(&path).body("image/png", picture(is_detailed)).send().await.expect(201).json();
    photo["id"].as_str().unwrap().to_owned()
}

async fn publish(owner: &Owner, id: &str, photos: Value) -> Value {
    let path = format!("/api/v1/google/locations/{id}/photos");
    owner.client.post(&path).json(&json!({ "photos": photos })).send().await.expect(202).json()
}

/// Returns the state of a photo; null when it was not sent.
async fn state(owner: &Owner, id: &str, photo: &str) -> Value {
    let list = owner.get(&format!("/api/v1/google/locations/{id}/photo-states")).await;
    let items = list["items"].as_array().unwrap();
    items.iter().find(|item| item["photo_id"] == photo).cloned().unwrap_or_default()
}

/// Returns the photos at Google that came from this site.
async fn at_google(world: &World, account: &str, google_id: &str) -> Vec<Value> {
    let token = world.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
    let path = format!("{}/mybusiness/v4/accounts/{account}/locations/{google_id}/media?pageSize=2500", world.sim);
    let request = world.http.get(path).bearer_auth(token["access_token"].as_str().unwrap());
    let answer: Value = request.send().await.unwrap().json().await.unwrap();
    let is_ours = |item: &&Value| item["sourceUrl"].as_str().is_some_and(|url| url.starts_with(&world.app.site.url));
    answer["mediaItems"].as_array().unwrap().iter().filter(is_ours).cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_photo_is_published_categorized_and_deleted_at_google() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let (id, google_id) = linked(&owner, 1).await.remove(0);
        let (one, other) = (add(&owner, &id, true).await, add(&owner, &id, true).await);
        assert_eq!(state(&owner, &id, &one).await, Value::Null);
        let asked = json!([{ "id": one, "category": "cover" }, { "id": other, "category": "interior" }]);
        let queued = publish(&owner, &id, asked.clone()).await;
        assert!(queued["items"].as_array().unwrap().iter().all(|item| item["state"] == "queued"), "{queued}");
        world.work().await;
        let shown = state(&owner, &id, &one).await;
        assert_eq!((&shown["state"], &shown["category"]), (&json!("live"), &json!("cover")), "{shown}");
        let there = at_google(&world, &account, &google_id).await;
        assert_eq!(there.len(), 2);
        assert_eq!(there[1]["description"], Value::Null, "a cover has none");
        assert_eq!(there[0]["description"], "The door");
        publish(&owner, &id, asked).await;
        publish(&owner, &id, json!([{ "id": other, "category": "cover" }])).await;
        world.work().await;
        assert_eq!(at_google(&world, &account, &google_id).await.len(), 2, "none twice");
        assert_eq!(state(&owner, &id, &other).await["category"], "cover");
        let strip = owner.get(&format!("/api/v1/google/locations/{id}/photos")).await;
        let ids: Vec<&Value> = strip["items"].as_array().unwrap().iter().map(|item| &item["id"]).collect();
        assert!(ids.contains(&&shown["google_photo_id"]), "the list is read again: {strip}");
        let path = |photo: &str| format!("/api/v1/google/locations/{id}/photos/{photo}");
        owner.client.delete(&path(&one)).send().await.expect(202);
        owner.client.delete(&format!("/api/v1/locations/{id}/photos/{one}")).send().await.expect(204);
        world.work().await;
        assert_eq!(at_google(&world, &account, &google_id).await.len(), 1);
        assert_eq!(state(&owner, &id, &one).await, Value::Null);
        owner.client.delete(&path(&one)).send().await.expect(404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_photo_that_was_deleted_at_google_says_so_after_a_sync() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let (id, google_id) = linked(&owner, 1).await.remove(0);
        let photo = add(&owner, &id, true).await;
        publish(&owner, &id, json!([{ "id": photo, "category": "exterior" }])).await;
        world.work().await;
        let name = at_google(&world, &account, &google_id).await[0]["name"].as_str().unwrap().to_owned();
        let token = world.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        let request = world.http.delete(format!("{}/mybusiness/v4/{name}", world.sim));
        let answer = request.bearer_auth(token["access_token"].as_str().unwrap()).send().await.unwrap();
        assert!(answer.status().is_success());
        // Photos are read when new figures are due.
        world.app.clock.advance(SignedDuration::from_hours(24));
        owner.ask_sync(json!({})).await.expect(202);
        world.work().await;
        assert_eq!(state(&owner, &id, &photo).await["state"], "deleted");
        publish(&owner, &id, json!([{ "id": photo, "category": "exterior" }])).await;
        world.work().await;
        assert_eq!(state(&owner, &id, &photo).await["state"], "live");
        assert_eq!(at_google(&world, &account, &google_id).await.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_photos_name_the_reason() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let (id, google_id) = linked(&owner, 1).await.remove(0);
        let (light, good) = (add(&owner, &id, false).await, add(&owner, &id, true).await);
        let path = format!("/api/v1/google/locations/{id}/photos");
        for wrong in [
            json!([]),
            json!([{ "id": "nothing", "category": "cover" }]),
            json!([{ "id": good, "category": "cover" }, { "id": good, "category": "menu" }]),
            json!([{ "id": good, "category": "cover" }, { "id": light, "category": "cover" }]),
            json!([{ "id": good, "category": "sky" }]),
        ] {
            owner.client.post(&path).json(&json!({ "photos": wrong })).send().await.expect(422);
        }
        publish(&owner, &id, json!([{ "id": light, "category": "menu" }])).await;
        world.work().await;
        let shown = state(&owner, &id, &light).await;
        assert_eq!((&shown["state"], &shown["code"]), (&json!("refused"), &json!("google_photo_too_light")), "{shown}");
        world.fault("mybusiness.accounts.locations.media.create", "permission_denied", Some(1)).await;
        publish(&owner, &id, json!([{ "id": good, "category": "menu" }])).await;
        world.work().await;
        assert_eq!(state(&owner, &id, &good).await["code"], "google_forbidden");
        publish(&owner, &id, json!([{ "id": good, "category": "menu" }])).await;
        world.work().await;
        assert_eq!(state(&owner, &id, &good).await["state"], "live");
        assert_eq!(at_google(&world, &account, &google_id).await.len(), 1);
        let stranger = world.sign_up("stranger").await;
        stranger.client.get(&format!("/api/v1/google/locations/{id}/photo-states")).send().await.expect(404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_faults_nor_deaths_publish_a_photo_twice() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let account = owner.import_all(&world).await;
        let (id, google_id) = linked(&owner, 1).await.remove(0);
        let mut count = 0;
        for kind in ["truncated", "cut", "rate_limited", "unavailable", "internal"] {
            let photo = add(&owner, &id, true).await;
            world.fault("mybusiness.accounts.locations.media.create", kind, Some(2)).await;
            publish(&owner, &id, json!([{ "id": photo, "category": "additional" }])).await;
            world.work().await;
            world.no_faults().await;
            count += 1;
            assert_eq!(state(&owner, &id, &photo).await["state"], "live", "{kind}");
            assert_eq!(at_google(&world, &account, &google_id).await.len(), count, "{kind}");
        }
        let mut photos = Vec::new();
        for _ in 0..8 {
            photos.push(json!({ "id": add(&owner, &id, true).await, "category": "interior" }));
        }
        publish(&owner, &id, json!(photos)).await;
        for life in 0..10_u64 {
            let registry = google::jobs(&world.google);
            let (db, clock) = (world.app.db.clone(), world.app.clock.clone());
            let task = tokio::spawn(async move {
                // The process may also end by itself.
                let _ = jobs::run_pending(&db, &clock, &registry).await;
            });
            tokio::time::sleep(Duration::from_millis((life * 7919 + 13) % 97 + 3)).await;
            task.abort();
            let _ = task.await;
            jobs::take_back(&world.app.db, world.app.now()).await.unwrap();
            world.app.clock.advance(SignedDuration::from_secs(61));
        }
        world.work().await;
        assert_eq!(at_google(&world, &account, &google_id).await.len(), count + 8);
        let list = owner.get(&format!("/api/v1/google/locations/{id}/photo-states")).await;
        assert!(list["items"].as_array().unwrap().iter().all(|item| item["state"] == "live"), "{list}");
    }
}
