//! Test site with the routes of heatmaps, locations and sign-up, and simulated providers, on each engine.

use std::sync::Arc;

use api::{App, Clock, Site};
use axum::{Extension, Router};
use heatmaps::{Endpoints, Heatmaps, HeatmapsToday, Settings};
use jiff::SignedDuration;
use orgs::OrgId;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use tokio::net::TcpListener;
use utoipa_axum::router::OpenApiRouter;

/// Place of the shop.
pub const PLACE: (f64, f64) = (45.764, 4.8357);

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub sim: String,
    pub router: Router,
    jobs: jobs::Registry,
    http: reqwest::Client,
    _db: TestDb,
}

/// Organization with one location.
pub struct Shop {
    pub client: Client,
    pub org: OrgId,
    pub location: String,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock.clone(), Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let sim = simulate(&clock).await;
        let settings = Settings { endpoints: Endpoints::under(&sim), ..Settings::default() };
        let heatmaps = Heatmaps::new(&settings, None);
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(notifications::routes())
            .merge(locations::today_routes(vec![Arc::new(HeatmapsToday)]))
            .merge(heatmaps::routes(&heatmaps));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = heatmaps::jobs(&app, &heatmaps);
        sites.push(TestSite { app, sim, router, jobs, http: reqwest::Client::new(), _db: db });
    }
    sites
}

/// Starts simulated providers with one business of ours, and returns their address.
async fn simulate(clock: &Clock) -> String {
    let (clock, (lat, lng)) = (clock.clone(), PLACE);
    let shop = simulated_rank::Business { name: "Chez Nous".into(), lat, lng, ..Default::default() };
    let options = simulated_rank::Options {
        clock: simulated_rank::Clock::of(move || clock.now()),
        businesses: vec![shop],
        ..simulated_rank::Options::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, simulated_rank::router(options)).await });
    address
}

impl TestSite {
    /// Signs up a user who owns a new organization with one location and an account at DataForSEO.
    pub async fn shop(&self, name: &str) -> Shop {
        let shop = self.shop_without_account(name).await;
        let account = json!({ "login": simulated_rank::LOGIN, "secret": simulated_rank::PASSWORD });
        shop.client.put("/api/v1/rank-accounts/dataforseo").json(&account).send().await.expect(200);
        shop
    }

    pub async fn shop_without_account(&self, name: &str) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let (latitude, longitude) = PLACE;
        let new = json!({ "name": "Chez Nous", "address": "1 rue Mercière", "city": "Lyon", "country": "FR",
            "latitude": latitude, "longitude": longitude });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        Shop { client, org, location: location["id"].as_str().unwrap().to_owned() }
    }

    /// Runs jobs, with the waits between them, until no scan is left.
    pub async fn work(&self) {
        let mut turns = 0..40;
        loop {
            self.work_once().await;
            if jobs::waiting(&self.app.db, "heatmap_scan").await.unwrap() == 0 {
                return;
            }
            turns.next().unwrap();
            self.app.clock.advance(SignedDuration::from_secs(30));
        }
    }

    /// Runs the jobs that are due.
    pub async fn work_once(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Has the simulator fail.
    pub async fn fault(&self, fault: &Value) {
        let mut fault = fault.clone();
        fault["method"] = json!("*");
        let answer = self.http.post(format!("{}/sim/faults", self.sim)).json(&fault).send().await.unwrap();
        assert!(answer.status().is_success(), "{fault}: {}", answer.text().await.unwrap());
    }

    /// Has the simulator work again.
    pub async fn no_faults(&self) {
        self.http.delete(format!("{}/sim/faults", self.sim)).send().await.unwrap();
    }

    /// Returns the money and the questions of the simulator so far.
    pub async fn ledger(&self) -> Value {
        self.http.get(format!("{}/sim/ledger", self.sim)).send().await.unwrap().json().await.unwrap()
    }
}

impl Shop {
    /// Returns new panels of 3 by 3 pins.
    pub fn panels(&self, keywords: &[&str]) -> Value {
        let (latitude, longitude) = PLACE;
        json!({ "location_id": self.location, "keywords": keywords, "provider": "dataforseo", "language": "fr",
            "country": "FR", "latitude": latitude, "longitude": longitude, "size": 3, "radius": 1.0, "unit": "km",
            "mode": "live" })
    }

    /// Creates a panel and returns it.
    pub async fn panel(&self, change: Value) -> Value {
        let mut new = self.panels(&["boulangerie"]);
        new.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        self.client.post("/api/v1/heatmaps").json(&new).send().await.expect(201).json()["items"][0].clone()
    }

    /// Starts a scan of a panel and returns its path.
    pub async fn scan(&self, panel: &Value) -> String {
        let path = format!("/api/v1/heatmaps/{}/scans", panel["id"].as_str().unwrap());
        let scan = self.client.post(&path).send().await.expect(202).json();
        format!("/api/v1/heatmap-scans/{}", scan["id"].as_str().unwrap())
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    /// Returns what was spent and reserved this month.
    pub async fn money(&self) -> (i64, i64) {
        let budget = self.get("/api/v1/rank-accounts").await["budget"].clone();
        (budget["spent_micros"].as_i64().unwrap(), budget["reserved_micros"].as_i64().unwrap())
    }
}
