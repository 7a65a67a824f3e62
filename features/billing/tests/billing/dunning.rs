//! Failed payments: two weeks with all rights, emails, and the end.

use jiff::SignedDuration;
use serde_json::json;
use testing::Client;

use crate::setup::{choice, sites, state};

#[tokio::test]
async fn a_failed_payment_leaves_two_weeks_and_sends_four_emails() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("professional")).await;
        site.work().await;
        site.stripe.change(json!({ "status": "past_due" }));
        site.deliver("evt_1", "invoice.payment_failed").await.expect(200);
        let before = site.emails().await;
        let mut sent = Vec::new();
        for day in 0..=14 {
            site.work().await;
            sent.push(site.emails().await - before);
            if day < 14 {
                let client = Client::new(site.router.clone()).sign_in("ann").await;
                assert_eq!(state(&client).await["state"], "past_due", "day {day}");
                assert_eq!(client.get("/api/v1/plan").send().await.expect(200).json()["state"], "active");
            }
            site.app.clock.advance(SignedDuration::from_hours(24));
        }
        assert_eq!(sent, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4]);
        let client = Client::new(site.router.clone()).sign_in("ann").await;
        assert_eq!(state(&client).await["state"], "over");
        assert_eq!(client.get("/api/v1/plan").send().await.expect(200).json()["limits"]["locations"], 0);
        site.stripe.change(json!({ "status": "active" }));
        site.deliver("evt_2", "invoice.paid").await.expect(200);
        site.work().await;
        assert_eq!(state(&client).await["state"], "active");
    }
}

#[tokio::test]
async fn a_trial_that_ends_soon_and_a_payment_to_confirm_are_emailed_once() {
    for site in sites().await {
        let client = site.owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let before = site.emails().await;
        for _ in 0..2 {
            site.deliver("evt_1", "customer.subscription.trial_will_end").await.expect(200);
            site.work().await;
        }
        assert_eq!(site.emails().await, before + 1);
        site.stripe.change(json!({ "status": "paused" }));
        site.deliver("evt_2", "customer.subscription.paused").await.expect(200);
        site.work().await;
        assert_eq!(state(&client).await["state"], "paused");
        assert_eq!(client.get("/api/v1/plan").send().await.expect(200).json()["state"], "over");
    }
}
