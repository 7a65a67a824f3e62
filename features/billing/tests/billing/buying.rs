//! Checkout, and what it may not do twice.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::setup::{choice, sites, sites_without_billing, state};

#[tokio::test]
async fn a_trial_continues_through_checkout_with_the_limits_of_the_plan() {
    for site in sites().await {
        let client = site.owner("ann").await;
        let before = state(&client).await;
        assert_eq!(
            (&before["state"], &before["plan"], &before["interval"]),
            (&json!("trial"), &Value::Null, &Value::Null)
        );
        let mut request = choice("starter");
        request["extra_locations"] = json!(2);
        let opened = client.post("/api/v1/billing/checkout").json(&request).send().await.expect(200).json();
        assert_eq!(opened["trial_ends_at"], before["trial_ends_at"]);
        let form = site.stripe.calls("POST", "/v1/checkout/sessions").pop().unwrap();
        assert_eq!(form["subscription_data[trial_settings][end_behavior][missing_payment_method]"], "pause");
        assert_eq!(form["success_url"], "http://localhost:8080/dashboard/settings/plan?paid={CHECKOUT_SESSION_ID}");
        assert_eq!((form["line_items[1][quantity]"].as_str(), form["locale"].as_str()), ("2", "en"));
        assert_eq!(form["excluded_payment_method_types[0]"], "us_bank_account");
        let session = json!({ "session_id": site.stripe.pay() });
        let after = client.post("/api/v1/billing/checkout/return").json(&session).send().await.expect(200).json();
        assert_eq!(
            (&after["state"], &after["plan"], &after["extra_locations"]),
            (&json!("trial"), &json!("starter"), &json!(2))
        );
        assert_eq!(after["amount"], 4900 + 2 * 2500);
        let plan = client.get("/api/v1/plan").send().await.expect(200).json();
        assert_eq!((&plan["limits"]["locations"], &plan["limits"]["heatmaps"]), (&json!(3), &json!(false)));
    }
}

#[tokio::test]
async fn after_the_trial_the_first_period_is_charged_at_once_and_everything_works_again() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        assert_eq!(state(&client).await["state"], "over");
        let opened = client.post("/api/v1/billing/checkout").json(&choice("professional")).send().await.expect(200);
        assert_eq!(opened.json()["trial_ends_at"], Value::Null);
        let form = site.stripe.calls("POST", "/v1/checkout/sessions").pop().unwrap();
        assert!(!form.contains_key("subscription_data[trial_end]"));
        site.stripe.pay();
        assert_eq!(site.deliver("evt_1", "checkout.session.completed").await.status, 200);
        site.work().await;
        let after = state(&client).await;
        assert_eq!(
            (&after["state"], &after["plan"], &after["amount"]),
            (&json!("active"), &json!("professional"), &json!(14_900))
        );
        let second_checkout = client.post("/api/v1/billing/checkout").json(&choice("starter")).send().await;
        assert_eq!(second_checkout.expect(409).json()["code"], "already_subscribed");
        let invoices = client.get("/api/v1/billing/invoices").send().await.expect(200).json();
        assert_eq!((&invoices["items"][0]["state"], &invoices["items"][0]["number"]), (&json!("paid"), &json!("A-1")));
    }
}

#[tokio::test]
async fn a_second_checkout_ends_the_first_one() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        client.post("/api/v1/billing/checkout").json(&choice("starter")).send().await.expect(200);
        let first = site.stripe.with(|account| account.objects.keys().rev().find(|id| id.starts_with("cs_")).cloned());
        site.app.clock.advance(SignedDuration::from_secs(5));
        client.post("/api/v1/billing/checkout").json(&choice("professional")).send().await.expect(200);
        let status = site.stripe.with(|account| account.objects[&first.unwrap()]["status"].clone());
        assert_eq!(status, "expired");
    }
}

#[tokio::test]
async fn a_simulator_that_forgot_its_prices_gets_them_again() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.stripe.with(|account| {
            account.objects.clear();
            account.forget_answers();
        });
        client.post("/api/v1/billing/checkout").json(&choice("starter")).send().await.expect(200);
        assert_eq!(site.stripe.calls("POST", "/v1/prices").len(), 30);
    }
}

#[tokio::test]
async fn two_subscriptions_of_one_organization_become_one_and_the_newer_is_refunded() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let second = site.stripe.with(|account| {
            let (_, session) = account.objects.iter().rev().find(|(id, _)| id.starts_with("cs_")).unwrap();
            let session = session.clone();
            account.subscribe(&session)
        });
        site.deliver("evt_1", "customer.subscription.created").await.expect(200);
        site.work().await;
        let status = site.stripe.with(|account| account.objects[&second]["status"].clone());
        assert_eq!(status, "canceled");
        assert_eq!(site.stripe.calls("POST", "/v1/refunds").len(), 1);
        assert_eq!(state(&client).await["state"], "active");
    }
}

#[tokio::test]
async fn an_answer_that_is_lost_opens_one_checkout_only() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        client.post("/api/v1/billing/portal").json(&json!({ "flow": "home" })).send().await.expect(409);
        let open = async |plan: &str| client.post("/api/v1/billing/checkout").json(&choice(plan)).send().await;
        let checkouts =
            || site.stripe.with(|account| account.objects.keys().filter(|id| id.starts_with("cs_")).count());
        site.stripe.with(|account| account.lost_answers = Some(("/v1/checkout/sessions", 3)));
        open("starter").await.expect(503);
        assert_eq!(open("professional").await.expect(409).json()["code"], "billing_busy");
        site.app.clock.advance(SignedDuration::from_mins(2));
        site.work().await;
        assert_eq!(checkouts(), 1);
        open("professional").await.expect(200);
        assert_eq!(checkouts(), 2);
        client.post("/api/v1/billing/portal").json(&json!({ "flow": "home" })).send().await.expect(200);
    }
}

#[tokio::test]
async fn without_an_account_at_stripe_nothing_is_billed_or_limited() {
    for site in sites_without_billing().await {
        let client = site.owner("ann").await;
        for path in ["/api/v1/billing", "/api/v1/billing/prices", "/api/v1/billing/invoices"] {
            assert_eq!(client.get(path).send().await.expect(404).json()["code"], "billing_off");
        }
        let bought = client.post("/api/v1/billing/checkout").json(&choice("starter")).send().await;
        assert_eq!(bought.expect(404).json()["code"], "billing_off");
        assert_eq!(site.post_event("{}", "").await.status, 404);
        let plan = client.get("/api/v1/plan").send().await.expect(200).json();
        assert_eq!((&plan["state"], &plan["limits"]["locations"]), (&json!("unlimited"), &Value::Null));
        assert!(site.stripe.with(|account| account.calls.is_empty()));
    }
}
