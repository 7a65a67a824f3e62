use base64::{Engine, prelude::BASE64_STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use jiff::SignedDuration;
use jobs::Worker;
use serde_json::{Value, json};
use sha2::Sha256;
use webhooks::WebhookEvent;

use crate::{
    receiver::{ReceivedMessage, Receiver, ReceiverBehavior},
    world::{LocationsImported, created, path, worlds},
};

/// Returns the signatures of a received message.
fn signatures(got: &ReceivedMessage) -> Vec<&str> {
    got.headers["webhook-signature"].split(' ').collect()
}

/// Returns the expected signature of a message.
fn signed(secret: &Value, got: &ReceivedMessage) -> String {
    let key = BASE64_STANDARD.decode(&secret.as_str().unwrap()["whsec_".len()..]).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    for part in [got.id(), ".", &got.headers["webhook-timestamp"], ".", &got.body] {
        mac.update(part.as_bytes());
    }
    format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()))
}

#[tokio::test]
async fn an_event_is_sent_signed_to_its_subscribers_only() {
    for world in worlds().await {
        let (owner, stranger) = (world.sign_up("owner").await, world.sign_up("stranger").await);
        let [wanting, other, inactive, theirs] =
            [Receiver::start().await, Receiver::start().await, Receiver::start().await, Receiver::start().await];
        let webhook = owner.webhook(&wanting.url, &["location.created", "import.failed"]).await;
        owner.webhook(&other.url, &["locations.imported"]).await;
        let off = owner.webhook(&inactive.url, &["location.created"]).await;
        owner.client.patch(&path(&off)).json(&json!({ "is_active": false })).send().await.expect(200);
        stranger.webhook(&theirs.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Mario’s")).await;
        world.work().await;

        assert_eq!((other.messages().len(), inactive.messages().len(), theirs.messages().len()), (0, 0, 0));
        let [got] = &wanting.messages()[..] else { unreachable!("one message") };
        let message = got.json();
        assert_eq!(
            message,
            json!({ "id": got.id(), "version": 1, "type": "location.created",
            "created_at": "2026-03-01T12:00:00Z", "organisation": owner.org,
            "data": { "location": { "name": "Mario’s" }, "by": null } })
        );
        assert_eq!(got.headers["content-type"], "application/json");
        assert_eq!(got.headers["webhook-timestamp"], world.app.now().as_second().to_string());
        assert_eq!(signatures(got), [signed(&webhook["secret"], got)]);
        assert!(got.headers["user-agent"].starts_with("Vitrine/"));

        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!((&delivery["id"], &delivery["state"]), (&message["id"], &json!("delivered")));
        assert_eq!((&delivery["last"]["status"], &delivery["last"]["error"]), (&json!(200), &json!(null)));
        assert_eq!((&delivery["last"]["response"], &delivery["tries"]), (&json!("this is 200"), &json!(1)));
        let details = format!("{}/deliveries/{}", path(&webhook), got.id());
        let details = owner.client.get(&details).send().await.expect(200).json();
        assert_eq!(details["body"], got.body);
        assert_eq!(details["attempts"].as_array().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn many_locations_are_one_message() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        owner.webhook(&receiver.url, &["locations.imported"]).await;
        world.publish(&owner.org, &WebhookEvent::of(&LocationsImported { count: 15_000 }).unwrap()).await;
        world.work().await;
        let [got] = &receiver.messages()[..] else { unreachable!("one message") };
        assert_eq!(got.json()["data"], json!({ "count": 15_000 }));
    }
}

#[tokio::test]
async fn rolled_back_changes_publish_no_event() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        let mut tx = world.app.db.begin().await.unwrap();
        webhooks::publish(&mut tx, &owner.org, &created("Shop"), world.app.now()).await.unwrap();
        drop(tx);
        world.work().await;
        assert!(receiver.messages().is_empty() && owner.deliveries(&webhook).await.is_empty());
    }
}

#[tokio::test]
async fn a_secret_that_was_replaced_signs_beside_the_new_one_for_a_day() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let old = owner.webhook(&receiver.url, &["location.created"]).await;
        let renew = format!("{}/rotate-secret", path(&old));
        let new = owner.client.post(&renew).send().await.expect(200).json();
        assert_ne!(new["secret"], old["secret"]);
        assert_eq!(new["previous_secret_until"], "2026-03-02T12:00:00Z");
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        world.app.clock.advance(SignedDuration::from_hours(24));
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        let [both, alone] = &receiver.messages()[..] else { unreachable!("two messages") };
        assert_eq!(signatures(both), [signed(&new["secret"], both), signed(&old["secret"], both)]);
        assert_eq!(signatures(alone), [signed(&new["secret"], alone)]);
        let owner = world.sign_in(owner).await;
        assert_eq!(owner.get(&new).await["previous_secret_until"], json!(null));
    }
}

#[tokio::test]
async fn a_process_killed_before_it_noted_the_answer_sends_again_with_the_same_id() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        receiver.set_behavior(ReceiverBehavior::Hang);
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        let (app, registry) = (world.app.clone(), webhooks::jobs(&world.app, &world.settings));
        let process = tokio::spawn(async move { jobs::run_pending(&app.db, &app.clock, &registry).await });
        receiver.wait_for(1).await;
        // The process stops between two statements; the lease of its job remains.
        process.abort();
        assert!(process.await.unwrap_err().is_cancelled());
        receiver.set_behavior(ReceiverBehavior::Status(204));
        jobs::take_back(&world.app.db, world.app.now()).await.unwrap();
        world.work().await;
        let [first, second] = &receiver.messages()[..] else { unreachable!("two messages") };
        assert_eq!((first.id(), &first.body), (second.id(), &second.body));
        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!((&delivery["state"], &delivery["tries"]), (&json!("delivered"), &json!(1)));
    }
}

#[tokio::test]
async fn hanging_receivers_do_not_delay_other_endpoints() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (hanging, good) = (Receiver::start().await, Receiver::start().await);
        hanging.set_behavior(ReceiverBehavior::Hang);
        for _ in 0..12 {
            owner.webhook(&hanging.url, &["location.created"]).await;
        }
        let webhook = owner.webhook(&good.url, &["location.created"]).await;
        let registry = webhooks::jobs(&world.app, &world.settings);
        let worker = Worker::start(world.app.db.clone(), world.app.clock.clone(), registry, 16);
        for at in 0..6 {
            world.publish(&owner.org, &created(&format!("Shop {at}"))).await;
        }
        assert_eq!(good.wait_for(6).await.len(), 6);
        // Hanging endpoints have at most four concurrent messages each.
        hanging.wait_for(12).await;
        assert!(hanging.messages().len() <= 12 * 4);
        drop(worker);
        assert_eq!(owner.deliveries(&webhook).await.len(), 6);
    }
}

#[tokio::test]
async fn messages_for_a_disabled_endpoint_are_sent_once_it_is_enabled() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        owner.client.patch(&path(&webhook)).json(&json!({ "is_active": false })).send().await.expect(200);
        world.work().await;
        assert!(receiver.messages().is_empty());
        owner.client.patch(&path(&webhook)).json(&json!({ "is_active": true })).send().await.expect(200);
        world.work().await;
        assert_eq!(receiver.messages().len(), 1);
    }
}

#[tokio::test]
async fn messages_without_a_job_are_requeued() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        db::query!("delete from jobs where kind = 'send_webhooks'").run(&*world.db).await.unwrap();
        world.work().await;
        assert!(receiver.messages().is_empty());
        world.app.clock.advance(SignedDuration::from_mins(11));
        world.work().await;
        assert_eq!(receiver.messages().len(), 1);
    }
}
