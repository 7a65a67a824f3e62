use jiff::SignedDuration;
use serde_json::{Value, json};
use webhooks::RETENTION;

use crate::{
    receiver::{Receiver, ReceiverBehavior},
    world::{TestUser, created, path, worlds},
};

async fn list(owner: &TestUser, webhook: &Value, query: &str) -> Value {
    owner.client.get(&format!("{}/deliveries{query}", path(webhook))).send().await.expect(200).json()
}

#[tokio::test]
async fn the_log_shows_the_latest_first_a_page_at_a_time_and_by_state() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        for at in 0..5 {
            receiver.set_behavior(ReceiverBehavior::Status(if at == 4 { 500 } else { 200 }));
            world.publish(&owner.org, &created(&format!("Shop {at}"))).await;
            world.work().await;
            world.app.clock.advance(SignedDuration::from_secs(1));
        }
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = list(&owner, &webhook, &format!("?limit=2&cursor={cursor}")).await;
            seen.extend(page["items"].as_array().unwrap().clone());
            let Some(next) = page["next_cursor"].as_str() else { break };
            next.clone_into(&mut cursor);
        }
        assert_eq!(seen.len(), 5);
        assert!(seen.is_sorted_by(|newer, older| newer["created_at"].as_str() >= older["created_at"].as_str()));
        let waiting = list(&owner, &webhook, "?state=waiting").await;
        assert_eq!(waiting["items"].as_array().unwrap().len(), 1);
        assert_eq!(list(&owner, &webhook, "?state=delivered").await["items"].as_array().unwrap().len(), 4);
        owner.client.get(&format!("{}/deliveries?state=lost", path(&webhook))).send().await.expect(422);
        owner.client.get(&format!("{}/deliveries?cursor=zz", path(&webhook))).send().await.expect(422);
    }
}

#[tokio::test]
async fn a_replay_sends_the_same_message_and_starts_the_tries_anew() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        let id = owner.deliveries(&webhook).await[0]["id"].as_str().unwrap().to_owned();
        let replay = format!("{}/deliveries/{id}/replay", path(&webhook));
        let replayed = owner.client.post(&replay).send().await.expect(202).json();
        assert_eq!((&replayed["state"], &replayed["tries"]), (&json!("waiting"), &json!(0)));
        receiver.set_behavior(ReceiverBehavior::Status(500));
        world.app.clock.advance(SignedDuration::from_secs(1));
        world.work().await;
        let [first, second] = &receiver.messages()[..] else { unreachable!("two messages") };
        assert_eq!((first.id(), &first.body), (second.id(), &second.body));
        let details = owner.client.get(&format!("{}/deliveries/{id}", path(&webhook))).send().await.expect(200).json();
        assert_eq!((&details["state"], &details["tries"]), (&json!("waiting"), &json!(1)));
        let statuses: Vec<_> =
            details["attempts"].as_array().unwrap().iter().map(|attempt| attempt["status"].as_i64().unwrap()).collect();
        assert_eq!(statuses, [500, 200]);

        // A replay on request does not wait for the end of the endpoint's rest.
        receiver.set_behavior(ReceiverBehavior::Status(200));
        owner.client.post(&replay).send().await.expect(202);
        world.work().await;
        assert_eq!(receiver.messages().len(), 3);
        owner.client.patch(&path(&webhook)).json(&json!({ "is_active": false })).send().await.expect(200);
        let refused = owner.client.post(&replay).send().await.expect(409).json();
        assert_eq!(refused["code"], "webhook_inactive");
    }
}

#[tokio::test]
async fn a_test_is_sent_to_an_endpoint_that_wants_other_things() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (receiver, other) = (Receiver::start().await, Receiver::start().await);
        let webhook = owner.webhook(&receiver.url, &["sync.failed"]).await;
        owner.webhook(&other.url, &["sync.failed"]).await;
        let test = owner.client.post(&format!("{}/test", path(&webhook))).send().await.expect(202).json();
        world.work().await;
        let [got] = &receiver.messages()[..] else { unreachable!("one message") };
        assert_eq!((&got.json()["type"], got.id()), (&json!("webhook.test"), test["id"].as_str().unwrap()));
        assert!(other.messages().is_empty());
    }
}

#[tokio::test]
async fn the_log_is_kept_for_thirty_days() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        world.app.clock.advance(RETENTION);
        world.work().await;
        let owner = world.sign_in(owner).await;
        assert_eq!(owner.deliveries(&webhook).await.len(), 1);
        world.app.clock.advance(SignedDuration::from_hours(6));
        world.work().await;
        let owner = world.sign_in(owner).await;
        assert!(owner.deliveries(&webhook).await.is_empty());
    }
}
