//! Test site with the routes of billing, organizations and locations, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use billing::{Account, Billing, Settings};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use testing::{Answer, Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

use crate::stripe::{KEY, Stripe};

/// Secret of the webhook endpoint.
pub const SECRET: &str = "whsec_stand_in";

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub billing: Billing,
    pub stripe: Stripe,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Returns a site on each engine, with the prices set up.
pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let stripe = Stripe::start().await;
        let account = Account { key: KEY.into(), webhook_secrets: vec![SECRET.into()], base: stripe.base.clone() };
        let site = site(db, stripe, Some(account)).await;
        billing::operator::setup(&site.billing).await.unwrap();
        sites.push(site);
    }
    sites
}

/// Returns a site on each engine without an account at Stripe.
pub async fn sites_without_billing() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        sites.push(site(db, Stripe::start().await, None).await);
    }
    sites
}

async fn site(db: TestDb, stripe: Stripe, account: Option<Account>) -> TestSite {
    let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
    let has_plan_limits = account.is_some();
    let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
    let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
    let settings = Settings { account, sealer: testing::sealer(), ..Settings::default() };
    let billing = Billing::new(&settings);
    let api = OpenApiRouter::new()
        .merge(orgs::routes())
        .merge(locations::routes(&locations::Settings::default()))
        .merge(notifications::routes())
        .merge(billing::routes(&billing));
    let router = Router::new()
        .nest("/auth/v1", Router::from(auth::routes()))
        .nest("/api/v1", Router::from(api))
        .merge(billing::webhook(&billing))
        .layer(Extension(auth))
        .with_state(app.clone());
    let jobs = billing::jobs(&app, &billing);
    TestSite { app, billing, stripe, router, jobs, _db: db }
}

/// Returns a choice of a plan by the month in dollars.
pub fn choice(plan: &str) -> Value {
    json!({ "plan": plan, "list": "everything", "interval": "month", "currency": "usd" })
}

impl TestSite {
    /// Signs up a user who owns a new organization.
    pub async fn owner(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_up(name).await
    }

    /// Signs up a user whose trial has ended.
    pub async fn late_owner(&self, name: &str) -> Client {
        self.owner(name).await;
        self.app.clock.advance(SignedDuration::from_hours(15 * 24));
        Client::new(self.router.clone()).sign_in(name).await
    }

    /// Has an owner open a checkout and pay.
    pub async fn buy(&self, client: &Client, choice: &Value) -> Value {
        client.post("/api/v1/billing/checkout").json(choice).send().await.expect(200);
        let session = self.stripe.pay();
        let back = json!({ "session_id": session });
        client.post("/api/v1/billing/checkout/return").json(&back).send().await.expect(200).json()
    }

    /// Runs the jobs that are due.
    pub async fn work(&self) {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }

    /// Delivers an event about the only customer, signed at `at`.
    pub async fn deliver(&self, id: &str, kind: &str) -> Answer {
        let (subscription, customer) = self.stripe.with(|account| {
            let id = |prefix: &str| account.objects.keys().rev().find(|id| id.starts_with(prefix)).cloned();
            (id("sub_"), id("cus_"))
        });
        let body = json!({ "id": id, "type": kind,
            "data": { "object": { "id": subscription, "object": "subscription", "customer": customer } } });
        self.post_signed(&body.to_string(), self.app.now(), SECRET).await
    }

    /// Posts a body to the webhook with a signature.
    pub async fn post_signed(&self, body: &str, at: Timestamp, secret: &str) -> Answer {
        let header = format!("t={},v1={}", at.as_second(), signature(secret, at, body));
        self.post_event(body, &header).await
    }

    /// Posts a body to the webhook with a header.
    pub async fn post_event(&self, body: &str, header: &str) -> Answer {
        let client = Client::new(self.router.clone());
        let request = client.post("/stripe/webhook").header("stripe-signature", header);
        request.body("application/json", body.to_owned()).send().await
    }

    /// Returns the number of queued emails.
    pub async fn emails(&self) -> i64 {
        mail::waiting(&self.app.db).await.unwrap()
    }
}

/// Returns the signature of a body in hexadecimal digits.
pub fn signature(secret: &str, at: Timestamp, body: &str) -> String {
    use std::fmt::Write;

    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{}.{body}", at.as_second()).as_bytes());
    mac.finalize().into_bytes().iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

/// Returns the subscription of a client's organization.
pub async fn state(client: &Client) -> Value {
    client.get("/api/v1/billing").send().await.expect(200).json()
}
