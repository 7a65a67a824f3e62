//! Test site with the routes of posts, locations and sign-up, on each engine.

use std::sync::Arc;

use api::{App, Clock, Site};
use axum::{Extension, Router};
use db::query;
use jiff::SignedDuration;
use locations::{Details, Location, LocationId};
use media::Pictures;
use orgs::OrgId;
use posts::Posts;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

use crate::source::Source;

/// Tuesday at 13:00 in Paris.
pub const NOW: &str = "2026-12-01T12:00:00Z";

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub router: Router,
    pub source: Source,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with a shop in Lyon and one in New York, which have verified profiles.
pub struct Shops {
    /// Client with a token, which outlasts a session when the clock moves on.
    pub client: Client,
    pub org: OrgId,
    pub lyon: String,
    pub new_york: String,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    made(false).await
}

/// Returns a site with billing on each engine.
pub async fn sites_with_plans() -> Vec<TestSite> {
    made(true).await
}

async fn made(has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let source = Source::new(&app.clock);
        let posts = Posts::new(Arc::new(source.clone()), &Pictures::default());
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(locations::today_routes(vec![Arc::new(posts::PostsToday)]))
            .merge(notifications::routes())
            .merge(posts::routes(&posts));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let jobs = posts::jobs(&app, &posts);
        sites.push(TestSite { app, router, source, jobs, _db: db });
    }
    sites
}

/// Returns a location with a verified profile.
pub fn place(app: &App, name: &str, country: &str, state: &str, number: usize) -> Location {
    let now = app.now();
    let details = Details {
        name: name.into(),
        address: format!("{number} Main Street"),
        city: if country == "FR" { "Lyon".into() } else { "New York".into() },
        state: Some(state.into()).filter(|state: &String| !state.is_empty()),
        country: Some(country.into()),
        ..Details::default()
    };
    Location {
        verified: true,
        google_location_id: Some(format!("locations/{number}")),
        ..Location::by_hand(LocationId::new(now), details, now)
    }
}

impl TestSite {
    /// Gives an organization a plan.
    pub async fn set_plan(&self, org: &OrgId, plan: orgs::plans::Plan) {
        let mut tx = self.app.db.begin().await.unwrap();
        orgs::plans::set(&mut tx, org, plan, None).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Signs up a user who owns a new organization with two shops.
    pub async fn shops(&self, name: &str) -> Shops {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org: OrgId = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let lyon = place(&self.app, "Chez Nous", "FR", "", 1);
        let new_york = place(&self.app, "Corner Shop", "US", "NY", 2);
        let (lyon_id, new_york_id) = (lyon.id.to_string(), new_york.id.to_string());
        locations::seed(&self.app, &org, vec![lyon, new_york]).await.unwrap();
        // A session would end when the clock moves on.
        let token = json!({ "name": "Test", "scope": "write", "expires_in_days": 365 });
        let token = client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let client = client.with_token(token["token"].as_str().unwrap());
        Shops { client, org, lyon: lyon_id, new_york: new_york_id }
    }

    /// Adds a member to the organization of some shops, limited to one location or not.
    pub async fn member(&self, shops: &Shops, name: &str, role: &str, location: Option<&str>) -> Shops {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        let limits = location.map(|location| json!({ "locations": [location], "labels": [] }));
        let change = query!(
            "update memberships set org_id = $1, role = $2, limits = $3 where user_id = $4",
            &shops.org,
            role,
            limits,
            user
        );
        change.run(&self.app.db).await.unwrap();
        query!("update profiles set org_id = $1 where id = $2", &shops.org, user).run(&self.app.db).await.unwrap();
        let (lyon, new_york) = (shops.lyon.clone(), shops.new_york.clone());
        Shops { client, org: shops.org.clone(), lyon, new_york }
    }

    /// Runs the jobs that are due.
    pub async fn work(&self) {
        self.app.clock.advance(SignedDuration::from_secs(60));
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }

    /// Lets time pass until a time, then runs the jobs that are due.
    pub async fn work_at(&self, at: &str) {
        let at: jiff::Timestamp = at.parse().unwrap();
        self.app.clock.advance(at.duration_since(self.app.now()));
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }
}

/// Returns news for all locations in both languages.
pub fn news() -> Value {
    json!({ "kind": "news", "texts": { "en": "Hello from {name} in {city}.", "fr": "Bonjour de {name} à {city}." },
        "audience": { "all": true } })
}

impl Shops {
    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    /// Sends a request without a body, and returns the answer.
    pub async fn step(&self, path: &str, status: u16) -> Value {
        self.client.post(path).json(&json!({})).send().await.expect(status).json()
    }

    /// Writes a post, and returns its id.
    pub async fn write(&self, new: &Value) -> String {
        let post = self.client.post("/api/v1/posts").json(new).send().await.expect(201).json();
        post["id"].as_str().unwrap().to_owned()
    }

    /// Writes a post and releases it. Returns its id.
    pub async fn schedule(&self, new: &Value) -> String {
        let id = self.write(new).await;
        self.step(&format!("/api/v1/posts/{id}/schedule"), 200).await;
        id
    }

    /// Returns the state of each location of a post, by name.
    pub async fn states(&self, id: &str) -> Vec<(String, String)> {
        let list = self.get(&format!("/api/v1/posts/{id}/targets")).await;
        let mut states: Vec<(String, String)> = list["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|target| (target["location_name"].as_str().unwrap().into(), target["state"].as_str().unwrap().into()))
            .collect();
        states.sort();
        states
    }
}
