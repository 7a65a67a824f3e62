//! Features that only some plans include, at their routes: by plan, by price list, and after the end.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use api::{App, Clock, Site};
use auth::Auth;
use db::query;
use google::Google;
use jiff::SignedDuration;
use orgs::{
    OrgId,
    plans::{self, Plan},
};
use serde_json::{Value, json};
use testing::{Client, TestDb};
use vitrine::{Features, router};

/// Organization on a site with plans, with one location.
struct Shop {
    app: App,
    client: Client,
    org: OrgId,
    location: String,
    _db: TestDb,
}

async fn shops() -> Vec<Shop> {
    let mut shops = Vec::new();
    for db in testing::engines().await {
        let site = Site { rate_limit_factor: 100_000, has_plan_limits: true, ..Site::default() };
        let app = App::new(db.db(), Clock::fixed("2026-03-01T12:00:00Z".parse().expect("a time")), site);
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let features = Features { rate_limit_factor: 100_000, ..Features::default() };
        let client = Client::new(router(&app, auth, &google, &features)).sign_up("ann").await;
        let org = client.ids().await.1.parse().expect("an id");
        let new = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin", "country": "US",
            "latitude": 30.27, "longitude": -97.74 });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let location = location["id"].as_str().expect("an id").to_owned();
        shops.push(Shop { app, client, org, location, _db: db });
    }
    shops
}

impl Shop {
    async fn give(&self, plan: Plan) {
        let mut tx = self.app.db.begin().await.expect("a transaction");
        plans::set(&mut tx, &self.org, plan, None).await.expect("a plan");
        tx.commit().await.expect("a commit");
    }

    /// Gives the organization a subscription of the profile only.
    async fn give_profile(&self) {
        let mut tx = self.app.db.begin().await.expect("a transaction");
        let row = query!(
            "insert into org_billing (org_id, customer_id, subscription_id, plan, list, every, status)
             values ($1, 'cus_1', 'sub_1', 'enterprise', 'profile', 'month', 'active')",
            &self.org
        );
        row.run(&mut tx).await.expect("a row");
        tx.commit().await.expect("a commit");
    }

    /// Posts to a route and returns the code of the answer, or its status when it is no refusal.
    async fn code(&self, path: &str, body: &Value) -> String {
        let answer = self.client.post(path).json(body).send().await;
        let code = answer.json()["code"].as_str().map(ToOwned::to_owned);
        code.unwrap_or_else(|| answer.status.as_u16().to_string())
    }

    async fn heatmap(&self, keyword: &str) -> String {
        let new = json!({ "location_id": self.location, "keywords": [keyword], "provider": "dataforseo",
            "language": "en", "country": "US", "latitude": 30.27, "longitude": -97.74, "size": 3, "radius": 1.0,
            "unit": "km", "mode": "live" });
        self.code("/api/v1/heatmaps", &new).await
    }

    async fn review(&self, source: &str) -> String {
        let new = json!({ "location_id": self.location, "source": source, "rating": 5, "author": "Bob",
            "text": "Good", "written_at": "2026-02-01T12:00:00Z" });
        self.code("/api/v1/reviews", &new).await
    }

    async fn audit(&self) -> String {
        self.code("/api/v1/citation-audits", &json!({ "location_ids": [self.location] })).await
    }

    async fn page(&self) -> String {
        self.code(&format!("/api/v1/local-pages/{}/publish", self.location), &json!({})).await
    }
}

#[tokio::test]
async fn each_plan_has_the_features_of_the_price_page() {
    for shop in shops().await {
        shop.give(Plan::Starter).await;
        assert_eq!(shop.heatmap("a").await, "plan_feature");
        assert_eq!((shop.review("trustpilot").await.as_str(), shop.page().await.as_str()), ("201", "no_site"));
        shop.give(Plan::Professional).await;
        assert_eq!((shop.heatmap("a").await.as_str(), shop.audit().await.as_str()), ("201", "202"));
    }
}

#[tokio::test]
async fn a_plan_of_the_profile_has_the_profile_only() {
    for shop in shops().await {
        shop.give_profile().await;
        for code in [shop.heatmap("a").await, shop.audit().await, shop.page().await, shop.review("trustpilot").await] {
            assert_eq!(code, "plan_feature");
        }
        let plan = shop.client.get("/api/v1/plan").send().await.expect(200).json();
        assert_eq!((&plan["limits"]["white_label"], &plan["limits"]["api"]), (&json!(true), &json!(false)));
    }
}

#[tokio::test]
async fn after_the_end_nothing_that_grows_begins() {
    for mut shop in shops().await {
        shop.app.clock.advance(SignedDuration::from_hours(15 * 24));
        shop.client = shop.client.sign_in("ann").await;
        for code in [shop.heatmap("a").await, shop.audit().await, shop.review("trustpilot").await] {
            assert_eq!(code, "plan_limit");
        }
    }
}
