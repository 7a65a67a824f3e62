use std::time::Duration;

use db::query;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use webhooks::Settings;

use crate::{
    receiver::{Receiver, ReceiverBehavior},
    world::{TestUser, World, created, path, worlds, worlds_with},
};

/// Returns the time of the next attempt of the only delivery.
async fn next_try(world: &World, owner: &TestUser) -> Option<Timestamp> {
    let next = query!((Option<Timestamp>,), "select next_at from webhook_deliveries where org_id = $1", &owner.org);
    next.one(&*world.db).await.unwrap().0
}

async fn notices(owner: &TestUser) -> Vec<Value> {
    let page = owner.client.get("/api/v1/notifications").send().await.expect(200).json();
    page["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn responses_outside_2xx_are_retried_and_logged() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let elsewhere = Receiver::start().await;
        let open = async |behavior| {
            let receiver = Receiver::start().await;
            receiver.set_behavior(behavior);
            receiver.url
        };
        for (url, status, error) in [
            (open(ReceiverBehavior::Status(500)).await, json!(500), "status"),
            (open(ReceiverBehavior::Status(404)).await, json!(404), "status"),
            (open(ReceiverBehavior::Redirect(elsewhere.url.clone())).await, json!(307), "redirected"),
            // No server listens on this port.
            ("http://127.0.0.1:1/".into(), json!(null), "unreachable"),
        ] {
            let webhook = owner.webhook(&url, &["location.created"]).await;
            world.publish(&owner.org, &created("Shop")).await;
            world.work().await;
            let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
            assert_eq!((&delivery["state"], &delivery["tries"]), (&json!("waiting"), &json!(1)), "{error}");
            assert_eq!((&delivery["last"]["status"], &delivery["last"]["error"]), (&status, &json!(error)), "{error}");
            assert_eq!(owner.get(&webhook).await["failing_since"], "2026-03-01T12:00:00Z", "{error}");
            owner.client.delete(&path(&webhook)).send().await.expect(204);
        }
        assert!(elsewhere.messages().is_empty(), "no redirect is followed");
    }
}

#[tokio::test]
async fn a_silent_receiver_times_out_and_slow_or_long_responses_are_cut() {
    let impatient = |settings| Settings { patience: Duration::from_millis(500), ..settings };
    for world in worlds_with(impatient).await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        receiver.set_behavior(ReceiverBehavior::Hang);
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!((&delivery["last"]["status"], &delivery["last"]["error"]), (&json!(null), &json!("timeout")));
        assert!(delivery["last"]["duration_ms"].as_i64().unwrap() >= 500);
        owner.client.delete(&path(&webhook)).send().await.expect(204);
    }
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        receiver.set_behavior(ReceiverBehavior::Flood);
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!(delivery["state"], "delivered");
        assert_eq!(delivery["last"]["response"], "x".repeat(1_024));
    }
}

#[tokio::test]
async fn a_status_counts_even_when_the_rest_of_the_answer_never_comes() {
    let impatient = |settings| Settings { patience: Duration::from_secs(4), ..settings };
    for world in worlds_with(impatient).await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        receiver.set_behavior(ReceiverBehavior::StallBody);
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!((&delivery["state"], &delivery["last"]["status"]), (&json!("delivered"), &json!(200)));
    }
}

#[tokio::test]
async fn three_days_of_failures_disable_an_endpoint_and_notify_its_owner() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        receiver.set_behavior(ReceiverBehavior::Status(503));
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        let start = world.app.now();
        world.publish(&owner.org, &created("Shop")).await;
        let mut tries = 0;
        while let Some(next) = next_try(&world, &owner).await {
            world.app.clock.advance(next.duration_since(world.app.now()));
            world.work().await;
            tries += 1;
        }
        assert_eq!((tries, receiver.messages().len()), (11, 11));
        let owner = world.sign_in(owner).await;
        assert_eq!(owner.deliveries(&webhook).await[0]["state"], "failed");
        let took = world.app.now().duration_since(start);
        let three_days = SignedDuration::from_hours(72);
        assert!(took >= three_days && took <= three_days + three_days / 10, "{took:?}");
        let off = owner.get(&webhook).await;
        assert_eq!((&off["is_active"], &off["disabled_reason"]), (&json!(false), &json!("failing")));
        let [notice] = &notices(&owner).await[..] else { unreachable!("one notice") };
        assert_eq!(
            (&notice["kind"], &notice["link"]),
            (&json!("webhook_disabled"), &json!("/dashboard/settings/webhooks"))
        );
        let expected = json!({ "webhook_id": webhook["id"], "host": "127.0.0.1", "reason": "failing" });
        assert_eq!(notice["params"], expected);

        let on =
            owner.client.patch(&path(&webhook)).json(&json!({ "is_active": true })).send().await.expect(200).json();
        assert_eq!((&on["disabled_reason"], &on["failing_since"]), (&json!(null), &json!(null)));
    }
}

#[tokio::test]
async fn an_endpoint_that_answers_410_receives_no_further_event() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        receiver.set_behavior(ReceiverBehavior::Status(410));
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        world.publish(&owner.org, &created("Shop")).await;
        world.work().await;
        assert_eq!(receiver.messages().len(), 1);
        let off = owner.get(&webhook).await;
        assert_eq!((&off["is_active"], &off["disabled_reason"]), (&json!(false), &json!("gone")));
        let [delivery] = &owner.deliveries(&webhook).await[..] else { unreachable!("one delivery") };
        assert_eq!((&delivery["state"], &delivery["last"]["error"]), (&json!("failed"), &json!("gone")));
        assert_eq!(notices(&owner).await[0]["params"]["reason"], "gone");
    }
}

#[tokio::test]
async fn an_endpoint_that_fails_is_asked_once_in_a_while_until_it_answers_and_then_gets_all() {
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let receiver = Receiver::start().await;
        receiver.set_behavior(ReceiverBehavior::Status(500));
        let webhook = owner.webhook(&receiver.url, &["location.created"]).await;
        world.publish(&owner.org, &created("first")).await;
        world.work().await;
        for at in 0..8 {
            world.publish(&owner.org, &created(&format!("Shop {at}"))).await;
            world.work().await;
        }
        assert_eq!(receiver.messages().len(), 1, "it rests, whatever happens meanwhile");
        world.app.clock.advance(SignedDuration::from_secs(6));
        world.work().await;
        assert_eq!(receiver.messages().len(), 2, "one to see whether it is back");
        receiver.set_behavior(ReceiverBehavior::Status(200));
        world.app.clock.advance(SignedDuration::from_mins(2));
        world.work().await;
        let states: Vec<_> =
            owner.deliveries(&webhook).await.iter().map(|delivery| delivery["state"].clone()).collect();
        assert_eq!(states, vec![json!("delivered"); 9]);
        assert_eq!(owner.get(&webhook).await["failing_since"], json!(null));
    }
}
