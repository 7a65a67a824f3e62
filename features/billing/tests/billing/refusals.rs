//! Permission to buy, and hostile input.

use orgs::plans::{self, Plan};
use serde_json::{Value, json};

use crate::setup::{choice, sites, state};

#[tokio::test]
async fn a_client_draws_on_its_agency_which_pays() {
    for site in sites().await {
        let agency = site.owner("ann").await;
        let name = agency.get("/api/v1/me").send().await.expect(200).json()["organisation"]["name"].clone();
        let new = json!({ "name": "Bakery", "is_client": true });
        agency.post("/api/v1/organisations").json(&new).send().await.expect(201);
        let refused = agency.post("/api/v1/billing/checkout").json(&choice("starter")).send().await.expect(409).json();
        assert_eq!((&refused["code"], &refused["params"]["agency"]), (&json!("agency_pays"), &name));
        let billing = state(&agency).await;
        assert_eq!((&billing["agency"]["name"], &billing["state"]), (&name, &json!("trial")));
        for count in 0..6 {
            let new = json!({ "name": format!("Shop {count}"), "address": "1 Main St", "city": "Austin" });
            let added = agency.post("/api/v1/locations").json(&new).send().await;
            added.expect(if count < 5 { 201 } else { 409 });
        }
    }
}

#[tokio::test]
async fn the_api_by_token_is_part_of_the_trial_and_of_enterprise() {
    for site in sites().await {
        let client = site.owner("ann").await;
        let org = client.ids().await.1.parse().unwrap();
        let token = json!({ "name": "Test", "scope": "write", "expires_in_days": 365 });
        let token = client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let program = client.with_token(token["token"].as_str().unwrap());
        program.get("/api/v1/locations").send().await.expect(200);
        for (plan, status) in [(Plan::Professional, 403), (Plan::Enterprise, 200), (Plan::Starter, 403)] {
            let mut tx = site.app.db.begin().await.unwrap();
            plans::set(&mut tx, &org, plan, None).await.unwrap();
            tx.commit().await.unwrap();
            let answer = program.get("/api/v1/locations").send().await.expect(status);
            if status == 403 {
                let problem = answer.json();
                let params = json!({ "feature": "api", "plan": "enterprise", "list": "everything" });
                assert_eq!((&problem["code"], &problem["params"]), (&json!("plan_feature"), &params));
            }
        }
        assert_eq!(state(&client).await["state"], "off");
        let refused = client.post("/api/v1/billing/checkout").json(&choice("starter")).send().await.expect(409);
        assert_eq!(refused.json()["code"], "plan_given");
    }
}

#[tokio::test]
async fn the_subscription_of_a_deleted_organization_ends_at_stripe() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        site.buy(&client, &choice("starter")).await;
        let org = client.ids().await.1.parse().unwrap();
        let mut tx = site.app.db.begin().await.unwrap();
        billing::leave(&mut tx, &org, site.app.now()).await.unwrap();
        orgs::remove(&mut tx, &org).await.unwrap();
        tx.commit().await.unwrap();
        site.work().await;
        let closed =
            site.stripe.with(|account| account.objects.values().filter(|object| object["deleted"] == true).count());
        assert_eq!(closed, 1);
    }
}

#[tokio::test]
async fn hostile_input_is_refused_and_reaches_stripe_never() {
    for site in sites().await {
        let client = site.late_owner("ann").await;
        let calls = site.stripe.with(|account| account.calls.len());
        let with = |field: &str, value: Value| {
            let mut wrong = choice("starter");
            wrong[field] = value;
            wrong
        };
        for wrong in [
            with("plan", json!("gold")),
            with("currency", json!("gbp")),
            with("interval", json!("week")),
            with("extra_locations", json!(-1)),
            with("extra_locations", json!(i64::MAX)),
            with("extra_locations", json!(1.5)),
            with("price", json!("price_1")),
            json!({ "plan": "starter", "list": "profile", "interval": "year", "currency": "eur" }),
            json!({ "plan": "enterprise", "list": "everything", "interval": "year", "currency": "eur", "extra_locations": 1 }),
            json!({}),
        ] {
            let answer = client.post("/api/v1/billing/checkout").json(&wrong).send().await;
            assert_eq!(answer.status, 422, "{wrong}");
        }
        for session in ["cs_", "../cs_1", "cs_\u{0}", "sub_1"] {
            let answer = client.post("/api/v1/billing/checkout/return").json(&json!({ "session_id": session })).send();
            assert_eq!(answer.await.status, 404, "{session}");
        }
        client.get("/api/v1/billing/invoices?cursor=..%2Fcustomers").send().await.expect(422);
        let early = change("2026-06-16T10:00:00Z");
        assert_eq!(
            client.post("/api/v1/billing/change").json(&early).send().await.expect(409).json()["code"],
            "preview_expired"
        );
        for path in ["preview", "cancel", "resume"] {
            let answer = client.post(&format!("/api/v1/billing/{path}")).json(&choice("starter")).send().await;
            assert_eq!(answer.expect(409).json()["code"], "no_subscription");
        }
        assert_eq!(site.stripe.with(|account| account.calls.len()), calls);
    }
}

fn change(at: &str) -> Value {
    let mut change = choice("starter");
    change["proration_at"] = json!(at);
    change
}

#[tokio::test]
async fn an_organization_uses_up_its_own_calls_at_stripe_only() {
    for site in sites().await {
        let (eager, calm) = (site.owner("ann").await, site.owner("bob").await);
        for _ in 0..60 {
            eager.get("/api/v1/billing/invoices").send().await.expect(200);
        }
        // The allowance refills while the requests are made.
        let mut next = eager.get("/api/v1/billing/invoices").send().await;
        for _ in 0..20 {
            if next.status == 429 {
                break;
            }
            next = eager.get("/api/v1/billing/invoices").send().await;
        }
        let limited = next.expect(429);
        assert!(!limited.header("retry-after").is_empty());
        calm.get("/api/v1/billing/invoices").send().await.expect(200);
    }
}
