//! The routes of this feature with sign-up before them, over a fresh database of each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
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

/// A site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(&locations::Settings::default()).await
}

/// Creates a site with other settings on each engine.
pub async fn sites_with(settings: &locations::Settings) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        sites.push(TestSite::new(db, settings, false).await);
    }
    sites
}

/// Creates a site that enforces plans on each engine.
pub async fn billed_sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        sites.push(TestSite::new(db, &locations::Settings::default(), true).await);
    }
    sites
}

impl TestSite {
    async fn new(db: TestDb, settings: &locations::Settings, has_plan_limits: bool) -> Self {
        let clock = Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(notifications::routes())
            .merge(locations::routes(settings))
            .merge(locations::today_routes(Vec::new()));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = locations::jobs(&app, settings);
        Self { app, router, jobs, _db: db }
    }

    /// Signs up the owner of a new organization.
    pub async fn sign_up(&self, name: &str) -> Client {
        self.sign_up_for(name, None).await
    }

    /// Signs up the owner of a new organization with the plan that they chose.
    pub async fn sign_up_for(&self, name: &str, plan: Option<&str>) -> Client {
        Client::new(self.router.clone()).sign_up_with(name, json!({ "plan": plan })).await
    }

    /// Signs in an existing user again.
    pub async fn sign_in(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_in(name).await
    }

    /// Runs the jobs that wait.
    pub async fn work(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Returns the id of the client's organization.
    pub async fn org(&self, client: &Client) -> orgs::OrgId {
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        me["organisation"]["id"].as_str().unwrap().parse().unwrap()
    }

    /// The rows of the organization's audit log, the latest first.
    pub async fn logged(&self, client: &Client) -> Vec<audit::Entry> {
        let org = self.org(client).await;
        audit::list(&self.app.db, org.as_str(), &audit::Search::default(), None, 100).await.unwrap()
    }

    /// Adds locations as they are, as a sync would.
    pub async fn add(&self, client: &Client, locations: Vec<locations::Location>) {
        let org = self.org(client).await;
        locations::seed(&self.app, &org, locations).await.unwrap();
    }
}

/// A location of this name, in Austin.
pub fn location(site: &TestSite, name: &str) -> locations::Location {
    let details = locations::Details {
        name: name.into(),
        address: "1 Main St".into(),
        city: "Austin".into(),
        ..locations::Details::default()
    };
    locations::Location::by_hand(locations::LocationId::new(site.app.now()), details, site.app.now())
}

/// Adds a location by hand and returns the response.
pub async fn add(client: &Client, name: &str) -> Value {
    let new = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    client.post("/api/v1/locations").json(&new).send().await.expect(201).json()
}

/// Returns the names in a list, over all of its pages.
pub async fn names(client: &Client, query: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = client.get(&format!("/api/v1/locations?{query}{cursor}")).send().await.expect(200).json();
        names.extend(page["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap().to_owned()));
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => return names,
        }
    }
}

/// One random value.
pub fn sample<S: Strategy>(strategy: &S, runner: &mut TestRunner) -> S::Value {
    strategy.new_tree(runner).unwrap().current()
}
