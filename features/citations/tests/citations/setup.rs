//! Test site with the routes of citations, locations and sign-up, and simulated directories, on each engine.

use std::{sync::Arc, time::Duration};

use api::{App, Clock, Site};
use axum::{Extension, Router};
use citations::{Citations, CitationsToday, Settings};
use db::query;
use jiff::SignedDuration;
use serde_json::{Value, json};
use simulated_directories::{Directories, Planted, Shape};
use testing::{Client, TestDb, engines};
use tokio::net::TcpListener;
use utoipa_axum::router::OpenApiRouter;

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub web: Directories,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with one location.
pub struct Shop {
    pub client: Client,
    pub location: String,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock.clone(), Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let web = Directories::default();
        let base = serve(&web).await;
        let settings =
            Settings { directories_base: Some(base), patience: Duration::from_secs(1), ..Settings::default() };
        let locations = locations::Settings::default();
        let citations = Citations::new(&locations.search, settings, None);
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations))
            .merge(notifications::routes())
            .merge(citations::routes(&citations))
            .merge(locations::today_routes(vec![Arc::new(CitationsToday)]));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(citations::pages())
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = citations::jobs(&app, &citations);
        sites.push(TestSite { app, web, router, jobs, _db: db });
    }
    sites
}

async fn serve(web: &Directories) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let router = web.router();
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

impl TestSite {
    /// Signs up a user who owns a new organization with a restaurant in Montréal.
    pub async fn shop(&self, name: &str) -> Shop {
        let new = json!({ "name": "Chez Nous", "address": "1370 avenue du Mont-Royal Est, bureau 2",
            "city": "Montréal", "state": "QC", "postal_code": "H2J 1Y6", "country": "CA", "category": "Restaurant",
            "phone": "514-527-8827" });
        self.shop_with(name, new).await
    }

    pub async fn shop_with(&self, name: &str, location: Value) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let location = client.post("/api/v1/locations").json(&location).send().await.expect(201).json();
        Shop { client, location: location["id"].as_str().unwrap().to_owned() }
    }

    /// Adds a member to the organization of a shop.
    pub async fn member(&self, shop: &Shop, name: &str, role: &str, limits: Option<Value>) -> Client {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        let org = shop.get("/api/v1/me").await["organisation"]["id"].as_str().unwrap().to_owned();
        let change = query!(
            "update memberships set org_id = $1, role = $2, limits = $3 where user_id = $4",
            &*org,
            role,
            limits,
            user
        );
        change.run(&self.app.db).await.unwrap();
        query!("update profiles set org_id = $1 where id = $2", &*org, user).run(&self.app.db).await.unwrap();
        client
    }

    /// Lets time pass, after which the user has to sign in again.
    pub async fn pass(&self, shop: &mut Shop, name: &str, hours: i64) {
        self.app.clock.advance(SignedDuration::from_hours(hours));
        shop.client = Client::new(self.router.clone()).sign_in(name).await;
    }

    /// Runs the jobs that are due.
    pub async fn work(&self) {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }

    /// Plants the listing of the restaurant on a site, with changes.
    pub fn plant(&self, host: &str, path: &str, change: impl FnOnce(&mut Planted)) {
        let mut planted = Planted {
            host: host.into(),
            path: path.into(),
            shape: Shape::JsonLd,
            name: "Chez Nous".into(),
            address: "1370 avenue du Mont-Royal Est, bureau 2".into(),
            city: "Montréal".into(),
            postcode: "H2J 1Y6".into(),
            phone: "514-527-8827".into(),
            is_closed: false,
        };
        change(&mut planted);
        self.web.plant(planted);
    }
}

impl Shop {
    pub fn path(&self, directory: &str) -> String {
        format!("/api/v1/locations/{}/citations/{directory}", self.location)
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    pub async fn put(&self, directory: &str, listing: Value) -> Value {
        self.client.put(&self.path(directory)).json(&listing).send().await.expect(200).json()
    }

    /// Returns the main listing in a directory.
    pub async fn listing(&self, directory: &str) -> Value {
        self.get(&self.path(directory)).await["listing"].clone()
    }

    pub async fn citations(&self) -> Value {
        self.get(&format!("/api/v1/locations/{}/citations", self.location)).await
    }

    /// Runs an audit of all locations and returns it.
    pub async fn audit(&self, site: &TestSite) -> Value {
        self.client.post("/api/v1/citation-audits").json(&json!({ "all": true })).send().await.expect(202);
        site.work().await;
        self.get("/api/v1/citation-audits").await["items"][0].clone()
    }
}

/// Returns what a listing shows of the restaurant, with changes.
#[expect(clippy::needless_pass_by_value, reason = "callers write the value")]
pub fn listing_with(change: Value) -> Value {
    let mut listing = json!({ "url": "https://example.com/biz/1", "name": "Chez Nous",
        "address": "1370 avenue du Mont-Royal Est, bureau 2", "city": "Montréal", "postcode": "H2J 1Y6",
        "phone": "514-527-8827" });
    listing.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    listing
}

/// Returns the state and first reason of a field.
pub fn field(listing: &Value, name: &str) -> (String, String) {
    let fields = listing["fields"].as_array().unwrap();
    let field = fields.iter().find(|field| field["field"] == name).unwrap();
    (field["state"].as_str().unwrap().to_owned(), field["reasons"][0].as_str().unwrap().to_owned())
}
