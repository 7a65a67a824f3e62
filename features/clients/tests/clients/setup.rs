//! Test site with organizations, locations and reviews, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use orgs::OrgId;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

pub struct TestSite {
    pub app: App,
    router: Router,
    _db: TestDb,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(false).await
}

/// Returns a site on each engine, where plans have limits or not.
pub async fn sites_with(has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(reviews::routes(&reviews::Search::default()))
            .merge(clients::routes());
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        sites.push(TestSite { app, router, _db: db });
    }
    sites
}

impl TestSite {
    /// Signs up the owner of a new organization.
    pub async fn owner(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_up(name).await
    }

    /// Signs up a member of an organization, beside an organization of their own that they do not work in.
    pub async fn member(&self, org: &OrgId, name: &str, role: &str, limits: Option<Value>) -> Client {
        let client = self.owner(name).await;
        let (user, _) = client.ids().await;
        self.join(org, &user, role, limits).await;
        db::query!("update profiles set org_id = $1 where id = $2", org, user).run(&self.app.db).await.unwrap();
        client
    }

    /// Makes a user a member of an organization.
    pub async fn join(&self, org: &OrgId, user: &str, role: &str, limits: Option<Value>) {
        db::query!(
            "insert into memberships (org_id, user_id, role, limits, created_at) values ($1, $2, $3, $4, 0)",
            org,
            user,
            role,
            limits
        )
        .run(&self.app.db)
        .await
        .unwrap();
    }

    /// Makes an organization require a second factor.
    pub async fn require_factor(&self, org: &OrgId) {
        db::query!("update orgs set requires_second_factor = true where id = $1", org).run(&self.app.db).await.unwrap();
    }
}

/// Returns the organization that a user works in.
pub async fn org(user: &Client) -> OrgId {
    user.ids().await.1.parse().unwrap()
}

/// Opens a client of the agency that the owner works in; the owner stays in the agency.
pub async fn open(owner: &Client, name: &str) -> OrgId {
    let agency = org(owner).await;
    let new = json!({ "name": name, "is_client": true });
    owner.post("/api/v1/organisations").json(&new).send().await.expect(201);
    let opened = org(owner).await;
    switch(owner, &agency).await;
    opened
}

/// Switches to an organization.
pub async fn switch(user: &Client, org: &OrgId) {
    user.post(&format!("/api/v1/organisations/{org}/switch")).json(&json!({})).send().await.expect(200);
}

/// Adds a location with reviews of these stars in the organization that a user works in.
pub async fn add_shop(user: &Client, name: &str, stars: &[i64]) -> String {
    let new = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    let id = user.post("/api/v1/locations").json(&new).send().await.expect(201).json()["id"].clone();
    for rating in stars {
        let new = json!({ "location_id": id, "source": "other", "rating": rating, "text": "Fine",
            "written_at": "2026-05-01T00:00:00Z" });
        user.post("/api/v1/reviews").json(&new).send().await.expect(201);
    }
    id.as_str().unwrap().to_owned()
}

/// Returns the clients that a user is shown.
pub async fn clients(user: &Client, query: &str) -> Vec<Value> {
    let page = user.get(&format!("/api/v1/clients{query}")).send().await.expect(200).json();
    page["items"].as_array().unwrap().clone()
}

/// Returns their names.
pub async fn names(user: &Client, query: &str) -> Vec<String> {
    clients(user, query).await.iter().map(|client| client["name"].as_str().unwrap().to_owned()).collect()
}
