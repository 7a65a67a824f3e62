//! Reviews of Business Profiles: all pages, changes at Google, and replies.

use axum::http::Method;
use serde_json::{Value, json};

use crate::{
    syncing::some,
    world::{CAMILLE, Owner, World, worlds},
};

/// Returns the reviews of a location at Google, by id.
async fn at_google(world: &World, owner: &Owner, location: &str, google_id: &str) -> Vec<Value> {
    let link = owner.get(&format!("/api/v1/google/locations/{location}")).await;
    let account = link["account_id"].as_str().unwrap();
    let token = world.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
    let (mut reviews, mut page) = (Vec::new(), String::new());
    loop {
        let path = format!("accounts/{account}/locations/{google_id}/reviews?pageSize=50&pageToken={page}");
        let request = world.http.get(format!("{}/mybusiness/v4/{path}", world.sim));
        let answer = request.bearer_auth(token["access_token"].as_str().unwrap()).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        reviews.extend(answer["reviews"].as_array().into_iter().flatten().cloned());
        answer["nextPageToken"].as_str().unwrap_or_default().clone_into(&mut page);
        if page.is_empty() {
            reviews.sort_by_key(|review| review["reviewId"].as_str().unwrap().to_owned());
            return reviews;
        }
    }
}

/// Returns the first page of the reviews of a location.
async fn listed(owner: &Owner, location: &str, filter: &str) -> Vec<Value> {
    let list = owner.get(&format!("/api/v1/reviews?location={location}&limit=200{filter}")).await;
    list["items"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_brings_every_review_and_the_totals_of_google() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.work().await;
        for location in owner.locations().await.iter().filter(|location| location["verified"] == true).take(2) {
            let id = location["id"].as_str().unwrap();
            let theirs = at_google(&world, &owner, id, location["google_location_id"].as_str().unwrap()).await;
            let summary = owner.get(&format!("/api/v1/reviews/summary?location={id}")).await;
            assert_eq!(summary["reviews"], theirs.len(), "{location}");
            assert_eq!(summary["reviews"], location["reviews"], "{location}");
            let answered = theirs.iter().filter(|review| review["reviewReply"].is_object()).count();
            assert_eq!(summary["waiting"], theirs.len() - answered);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_reaches_google_and_its_removal_too() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.work().await;
        let (id, google_id, _) = some(&owner).await;
        let waiting = listed(&owner, &id, "&answered=false").await;
        let path = format!("/api/v1/reviews/{}", waiting[0]["id"].as_str().unwrap());
        let replies = async || {
            let theirs = at_google(&world, &owner, &id, &google_id).await;
            let texts = theirs.iter().filter_map(|review| review["reviewReply"]["comment"].as_str());
            texts.filter(|text| *text == "Thank you, see you soon.").count()
        };
        let reply = json!({ "text": "Thank you, see you soon." });
        owner.client.put(&format!("{path}/reply")).json(&reply).send().await.expect(200);
        world.work().await;
        assert_eq!((owner.get(&path).await["reply"]["state"].clone(), replies().await), (json!("sent"), 1));
        owner.client.delete(&format!("{path}/reply")).send().await.expect(200);
        world.work().await;
        assert_eq!((owner.get(&path).await["reply"].clone(), replies().await), (Value::Null, 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_is_sent_once_google_answers_again() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        owner.import_all(&world).await;
        world.work().await;
        let (id, ..) = some(&owner).await;
        let path = format!("/api/v1/reviews/{}", listed(&owner, &id, "").await[0]["id"].as_str().unwrap());
        world.fault("mybusiness.accounts.locations.reviews.updateReply", "unavailable", Some(3)).await;
        owner.client.put(&format!("{path}/reply")).json(&json!({ "text": "Thank you." })).send().await.expect(200);
        world.work().await;
        assert_eq!(owner.get(&path).await["reply"]["state"], "sent");
    }
}
