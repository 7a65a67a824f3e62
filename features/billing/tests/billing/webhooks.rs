//! Events of Stripe: forged, repeated, reversed, late and lost.

use jiff::SignedDuration;
use serde_json::json;

use crate::setup::{SECRET, choice, signature, sites, state};

const BODY: &str = r#"{"id":"evt_1","type":"customer.subscription.updated","data":{"object":{"customer":"cus_1"}}}"#;

#[tokio::test]
async fn an_event_with_a_wrong_or_old_signature_is_refused() {
    for site in sites().await {
        let now = site.app.now();
        let after = |seconds| now + SignedDuration::from_secs(seconds);
        assert_eq!(site.post_signed(BODY, now, "whsec_other").await.status, 400);
        assert_eq!(site.post_signed(BODY, after(-301), SECRET).await.status, 400);
        assert_eq!(site.post_signed(BODY, after(301), SECRET).await.status, 400);
        assert_eq!(site.post_event(BODY, "").await.status, 400);
        let (zeros, right) = ("0".repeat(64), signature(SECRET, now, BODY));
        let header = format!("t={},v1={zeros},v1={right}", now.as_second());
        assert_eq!(site.post_event(BODY, &header).await.status, 200);
        assert_eq!(site.post_event(&BODY.replace("evt_1", "evt_2"), &header).await.status, 400);
        assert_eq!(site.post_signed(BODY, after(-299), SECRET).await.status, 200);
        let large = format!("{{\"id\":\"evt_3\",\"type\":\"x\",\"data\":\"{}\"}}", "a".repeat(2 * 1024 * 1024));
        assert_eq!(site.post_signed(&large, now, SECRET).await.status, 413);
        for malformed in ["[]", "{}", "not json", r#"{"id":"x","type":"y"}"#, r#"{"id":"evt_\u0000","type":"y"}"#] {
            assert_eq!(site.post_signed(malformed, now, SECRET).await.status, 400, "{malformed}");
        }
        let unknown = r#"{"id":"evt_4","type":"something.new","data":{"object":{"customer":"cus_\u0000","id":7}}}"#;
        assert_eq!(site.post_signed(unknown, now, SECRET).await.status, 200);
        site.work().await;
    }
}

#[tokio::test]
async fn repeated_late_and_reordered_events_lead_to_the_state_at_stripe() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        site.stripe.change(json!({ "status": "past_due" }));
        for (id, kind) in [
            ("evt_3", "invoice.paid"),
            ("evt_2", "customer.subscription.deleted"),
            ("evt_1", "invoice.payment_failed"),
            ("evt_3", "invoice.paid"),
        ] {
            site.deliver(id, kind).await.expect(200);
        }
        site.work().await;
        assert_eq!(state(&client).await["state"], "past_due");
        site.stripe.change(json!({ "status": "active" }));
        site.app.clock.advance(SignedDuration::from_hours(1));
        let client = testing::Client::new(site.router.clone()).sign_in("ann").await;
        site.deliver("evt_1", "invoice.payment_failed").await.expect(200);
        site.work().await;
        assert_eq!(state(&client).await["state"], "past_due", "a repeated event does nothing");
        site.deliver("evt_4", "invoice.payment_failed").await.expect(200);
        site.work().await;
        let after = state(&client).await;
        assert_eq!((&after["state"], after["past_due_since"].is_null()), (&json!("active"), true));
    }
}

#[tokio::test]
async fn a_lost_event_is_made_up_for_at_night() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        site.work().await;
        site.stripe.change(json!({ "status": "canceled", "ended_at": 1_781_611_200 }));
        assert_eq!(state(&client).await["state"], "active");
        site.app.clock.advance(SignedDuration::from_hours(25));
        site.work().await;
        let client = testing::Client::new(site.router.clone()).sign_in("ann").await;
        assert_eq!(state(&client).await["state"], "over");
    }
}

#[tokio::test]
async fn an_event_about_another_customer_changes_nothing() {
    for site in sites().await {
        let ann = site.late_owner("ann").await;
        site.buy(&ann, &choice("enterprise")).await;
        let bob = testing::Client::new(site.router.clone()).sign_up("bob").await;
        let session =
            site.stripe.with(|account| account.objects.keys().rev().find(|id| id.starts_with("cs_")).cloned());
        let stolen = json!({ "session_id": session });
        bob.post("/api/v1/billing/checkout").json(&choice("starter")).send().await.expect(200);
        bob.post("/api/v1/billing/checkout/return").json(&stolen).send().await.expect(404);
        let org = bob.ids().await.1;
        let body = json!({ "id": "evt_9", "type": "checkout.session.completed",
            "data": { "object": { "id": session, "customer": "cus_000000", "client_reference_id": org } } });
        site.post_signed(&body.to_string(), site.app.now(), SECRET).await.expect(200);
        site.work().await;
        assert_eq!(state(&bob).await["plan"], serde_json::Value::Null);
    }
}

#[tokio::test]
async fn an_event_that_arrives_while_stripe_is_down_is_not_lost() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        site.stripe.change(json!({ "status": "unpaid" }));
        site.stripe.with(|account| account.is_down = true);
        site.deliver("evt_1", "customer.subscription.updated").await.expect(200);
        site.work().await;
        assert_eq!(state(&client).await["state"], "active");
        site.stripe.with(|account| account.is_down = false);
        site.app.clock.advance(SignedDuration::from_mins(2));
        site.work().await;
        assert_eq!(state(&client).await["state"], "over");
    }
}
