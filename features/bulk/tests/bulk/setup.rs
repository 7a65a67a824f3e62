//! Routes of bulk edits and locations, over a fresh database of each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use locations::{Details, Location, LocationId, Settings};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// A running site.
pub struct TestSite {
    pub app: App,
    router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(false).await
}

/// Returns a site on each engine, with or without the limits of plans.
pub async fn sites_with(has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        sites.push(TestSite::new(db, has_plan_limits).await);
    }
    sites
}

impl TestSite {
    async fn new(db: TestDb, has_plan_limits: bool) -> Self {
        let clock = Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let settings = Settings::default();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(notifications::routes())
            .merge(locations::routes(&settings))
            .merge(bulk::routes(&settings.search));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = locations::jobs(&app, &settings).and(bulk::jobs(&app));
        Self { app, router, jobs, _db: db }
    }

    /// Signs up the owner of a new organization.
    pub async fn sign_up(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_up_with(name, json!({})).await
    }

    /// Signs in again.
    pub async fn sign_in(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_in(name).await
    }

    /// Runs the queued jobs.
    pub async fn work(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Returns the id of the organization.
    pub async fn org(&self, client: &Client) -> orgs::OrgId {
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        me["organisation"]["id"].as_str().unwrap().parse().unwrap()
    }

    /// Adds locations without a check, as a sync does.
    pub async fn add(&self, client: &Client, locations: Vec<Location>) {
        let org = self.org(client).await;
        locations::seed(&self.app, &org, locations).await.unwrap();
    }

    /// Adds locations named `{name} 0`, `{name} 1`, …, and returns their ids.
    pub async fn add_many(&self, client: &Client, name: &str, count: usize) -> Vec<String> {
        let locations: Vec<_> = (0..count).map(|number| location(self, &format!("{name} {number}"))).collect();
        let ids = locations.iter().map(|location| location.id.to_string()).collect();
        self.add(client, locations).await;
        ids
    }
}

/// Returns a location with this name, in Austin.
pub fn location(site: &TestSite, name: &str) -> Location {
    let details =
        Details { name: name.into(), address: "1 Main St".into(), city: "Austin".into(), ..Details::default() };
    Location::by_hand(LocationId::new(site.app.now()), details, site.app.now())
}

/// Adds a location by the API, and returns it.
pub async fn add(client: &Client, name: &str) -> Value {
    let new = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    client.post("/api/v1/locations").json(&new).send().await.expect(201).json()
}

/// Returns the names of the first page of a list.
pub async fn names(client: &Client, query: &str) -> Vec<String> {
    let page = client.get(&format!("/api/v1/locations?{query}")).send().await.expect(200).json();
    page["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
}

/// Adds a label, and returns its id.
pub async fn label(client: &Client, name: &str) -> String {
    let new = json!({ "name": name, "color": "green" });
    let label = client.post("/api/v1/labels").json(&new).send().await.expect(201).json();
    label["id"].as_str().unwrap().to_owned()
}

/// Returns the name of each label with its number of locations.
pub async fn counts(client: &Client) -> Vec<(String, i64)> {
    let list = client.get("/api/v1/labels").send().await.expect(200).json();
    let items = list["items"].as_array().unwrap().iter();
    items.map(|item| (item["name"].as_str().unwrap().to_owned(), item["locations"].as_i64().unwrap())).collect()
}
