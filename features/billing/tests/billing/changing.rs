//! Changes of a subscription, cancelation and refunds.

use billing::operator::{self, PriceSetup, Refund};
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::Client;

use crate::setup::{choice, sites, state};

async fn preview(client: &Client, request: &Value) -> Value {
    client.post("/api/v1/billing/preview").json(request).send().await.expect(200).json()
}

fn change(request: &Value, preview: &Value) -> Value {
    let mut change = request.clone();
    change["proration_at"] = preview["proration_at"].clone();
    change
}

#[tokio::test]
async fn more_is_paid_at_once_for_the_time_of_the_preview() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let request = choice("professional");
        let preview = preview(&client, &request).await;
        assert_eq!(
            (&preview["due_now"], &preview["next_amount"], &preview["is_smaller"]),
            (&json!(5000), &json!(14_900), &json!(false))
        );
        assert_eq!(
            (&preview["lines"][0]["text_key"], &preview["lines"][1]["text_key"]),
            (&json!("unused"), &json!("remaining"))
        );
        assert_eq!(preview["lines"][1]["product"], "professional");
        site.app.clock.advance(SignedDuration::from_mins(10));
        let after =
            client.post("/api/v1/billing/change").json(&change(&request, &preview)).send().await.expect(200).json();
        assert_eq!((&after["plan"], &after["state"]), (&json!("professional"), &json!("active")));
        let (_, path, form) = site.stripe.with(|account| {
            account
                .calls
                .iter()
                .rev()
                .find(|call| call.0 == "POST" && call.1.starts_with("/v1/subscriptions/"))
                .cloned()
                .unwrap()
        });
        assert!(path.starts_with("/v1/subscriptions/sub_"));
        assert_eq!(
            (form["proration_behavior"].as_str(), form["payment_behavior"].as_str()),
            ("always_invoice", "pending_if_incomplete")
        );
        let seconds = preview["proration_at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap().as_second();
        assert_eq!(form["proration_date"], seconds.to_string());
        let same = client.post("/api/v1/billing/preview").json(&request).send().await;
        assert_eq!(same.expect(409).json()["code"], "no_change");
    }
}

#[tokio::test]
async fn a_declined_card_keeps_the_old_plan_and_names_the_invoice() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let preview = preview(&client, &choice("enterprise")).await;
        site.stripe.with(|account| account.declines = true);
        let refused = client.post("/api/v1/billing/change").json(&change(&choice("enterprise"), &preview)).send().await;
        let refused = refused.expect(402).json();
        assert_eq!(
            (&refused["code"], &refused["params"]["url"]),
            (&json!("card_declined"), &json!("https://invoice.example/open"))
        );
        assert_eq!(state(&client).await["plan"], "starter");
    }
}

#[tokio::test]
async fn a_downgrade_is_credited_and_lists_the_locations_that_become_read_only() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("professional")).await;
        for name in ["One", "Two", "Three"] {
            let new = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
            client.post("/api/v1/locations").json(&new).send().await.expect(201);
        }
        let preview = preview(&client, &choice("starter")).await;
        assert_eq!(
            (&preview["is_smaller"], &preview["due_now"], &preview["over"]["locations"]),
            (&json!(true), &json!(0), &json!(2))
        );
        client.post("/api/v1/billing/change").json(&change(&choice("starter"), &preview)).send().await.expect(200);
        let form = site.stripe.with(|account| {
            account
                .calls
                .iter()
                .rev()
                .find(|call| call.1.starts_with("/v1/subscriptions/sub_") && call.0 == "POST")
                .cloned()
                .unwrap()
                .2
        });
        assert_eq!(form["proration_behavior"], "create_prorations");
        assert!(!form.contains_key("payment_behavior"));
        let plan = client.get("/api/v1/plan").send().await.expect(200).json();
        assert_eq!((&plan["limits"]["locations"], &plan["used"]["locations"]), (&json!(1), &json!(3)));
    }
}

#[tokio::test]
async fn an_answer_that_is_lost_changes_the_plan_once() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let preview = preview(&client, &choice("professional")).await;
        let request = change(&choice("professional"), &preview);
        site.stripe.with(|account| account.lost_answers = Some(("/v1/subscriptions/", 3)));
        client.post("/api/v1/billing/change").json(&request).send().await.expect(503);
        assert_eq!(state(&client).await["plan"], "starter");
        site.app.clock.advance(SignedDuration::from_mins(2));
        site.work().await;
        assert_eq!(state(&client).await["plan"], "professional");
        assert_eq!(site.stripe.with(|account| account.updates), 1);
    }
}

#[tokio::test]
async fn a_canceled_plan_works_until_its_period_ends_and_can_be_resumed() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let before = site.emails().await;
        let canceled = client.post("/api/v1/billing/cancel").send().await.expect(200).json();
        assert_eq!((&canceled["state"], &canceled["cancel_at"]), (&json!("canceled"), &canceled["period_end"]));
        assert_eq!(site.emails().await, before + 1);
        assert_eq!(client.get("/api/v1/plan").send().await.expect(200).json()["state"], "active");
        let resumed = client.post("/api/v1/billing/resume").send().await.expect(200).json();
        assert_eq!((&resumed["state"], &resumed["cancel_at"]), (&json!("active"), &Value::Null));
        client.post("/api/v1/billing/cancel").send().await.expect(200);
        site.stripe.change(json!({ "status": "canceled", "ended_at": 1_782_907_200 }));
        site.deliver("evt_1", "customer.subscription.deleted").await.expect(200);
        site.work().await;
        assert_eq!(state(&client).await["state"], "over");
        let new = json!({ "name": "One", "address": "1 Main St", "city": "Austin" });
        let refused = client.post("/api/v1/locations").json(&new).send().await;
        assert_eq!(refused.expect(409).json()["code"], "plan_limit");
    }
}

#[tokio::test]
async fn the_guarantee_refunds_and_ends_the_plan_within_30_days() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        let org = client.ids().await.1.parse().unwrap();
        assert_eq!(operator::refund(&site.app, &site.billing, &org, false).await.unwrap(), Refund::NoSubscription);
        site.buy(&client, &choice("starter")).await;
        site.app.clock.advance(SignedDuration::from_hours(30 * 24));
        let late = operator::refund(&site.app, &site.billing, &org, false).await.unwrap();
        assert!(matches!(late, Refund::TooLate(_)));
        assert_eq!(operator::refund(&site.app, &site.billing, &org, true).await.unwrap(), Refund::Done(1));
        let plans = orgs::plans::standing(&site.app.db, &site.app.site, &org, site.app.now()).await.unwrap();
        assert_eq!(plans.state, orgs::plans::PlanState::Over);
    }
}

#[tokio::test]
async fn prices_are_set_up_once_and_replaced_when_an_amount_changes() {
    for site in sites().await {
        let second_setup = operator::setup(&site.billing).await.unwrap();
        assert!(second_setup.iter().all(|done| matches!(done, PriceSetup::Unchanged(_))) && second_setup.len() == 15);
        site.stripe.with(|account| {
            let starter =
                account.objects.values_mut().find(|object| object["lookup_key"] == "starter_monthly").unwrap();
            starter["unit_amount"] = json!(100);
            let key =
                account.objects.iter().find(|(_, object)| object["lookup_key"] == "starter_yearly").unwrap().0.clone();
            account.objects.remove(&key);
            account.forget_answers();
        });
        let changed = operator::setup(&site.billing).await.unwrap();
        assert_eq!(changed[0], PriceSetup::Replaced("starter_monthly".into()));
        assert_eq!(changed[1], PriceSetup::Created("starter_yearly".into()));
    }
}
