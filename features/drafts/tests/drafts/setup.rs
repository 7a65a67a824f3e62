//! Test site with the routes of drafts, reviews, locations and sign-up, and a simulated language model, on each engine.

use std::{sync::Mutex, time::Duration};

use api::{App, Clock, Site};
use axum::{Extension, Router};
use drafting::{Kind, Limits, Maker, Prices};
use drafts::{Ceiling, Drafts, Operator, Settings};
use jiff::{SignedDuration, Timestamp};
use locations::LocationId;
use orgs::OrgId;
use reviews::{FoundReview, Source};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use tokio::net::TcpListener;
use utoipa_axum::router::OpenApiRouter;

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub sim: String,
    pub router: Router,
    /// Time since the start at which jobs run.
    passed: Mutex<SignedDuration>,
    jobs: jobs::Registry,
    http: reqwest::Client,
    _db: TestDb,
}

/// Organization with one location.
pub struct Shop {
    pub client: Client,
    pub org: OrgId,
    pub id: LocationId,
}

/// Returns a site with the operator's model on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(true).await
}

/// Returns a site on each engine, with or without a model of the operator.
pub async fn sites_with(has_model: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let sim = simulate().await;
        let base = format!("{sim}/v1");
        let maker = Maker {
            kind: Kind::OpenAi,
            base: base.clone(),
            model: simulated_drafting::MODEL.into(),
            key: Some(simulated_drafting::KEY.into()),
        };
        let settings = Settings {
            operator: Some(Operator {
                maker: has_model.then_some(maker),
                server: (Kind::OpenAi, base),
                ceiling: Ceiling::default(),
            }),
            prices: Prices::read(&["simulated-writer=1/10".into()]).unwrap(),
            limits: Limits { first_piece: Duration::from_secs(2), whole: Duration::from_secs(3), ..Limits::default() },
            ..Settings::default()
        };
        let drafts = Drafts::new(&settings, None);
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(notifications::routes())
            .merge(reviews::routes(&reviews::Search::default()))
            .merge(drafts::routes(&drafts));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let jobs = drafts::jobs(&app, &drafts);
        sites.push(TestSite {
            app,
            sim,
            router,
            passed: Mutex::default(),
            jobs,
            http: reqwest::Client::new(),
            _db: db,
        });
    }
    sites
}

async fn simulate() -> String {
    let router = simulated_drafting::router(simulated_drafting::Options { pace_milliseconds: 0 });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

impl TestSite {
    /// Signs up a user who owns a new organization with one location of a category.
    pub async fn shop(&self, name: &str, category: &str) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let new = json!({ "name": "Corner Bakery", "address": "1 Main St", "city": "Austin", "category": category });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        Shop { client, org, id: location["id"].as_str().unwrap().parse().unwrap() }
    }

    /// Writes a review of Google, and returns its path.
    pub async fn review(&self, shop: &Shop, id: &str, stars: f64, text: &str) -> String {
        let location = locations::find(&self.app.db, &shop.org, &shop.id).await.unwrap().unwrap();
        let at: Timestamp = self.app.now();
        let review = FoundReview {
            external_id: id.into(),
            rating: Some(stars),
            text: text.into(),
            author: "Ann Lee".into(),
            url: None,
            written_at: at,
            changed_at: at,
            reply: None,
        };
        let mut tx = self.app.db.begin().await.unwrap();
        reviews::put_found(&mut tx, &shop.org, &location, Source::Google, &[review], at).await.unwrap();
        tx.commit().await.unwrap();
        let list = shop.client.get("/api/v1/reviews?sort=newest").send().await.expect(200).json();
        let items = list["items"].as_array().unwrap();
        let id = items.iter().find(|item| item["text"] == text).unwrap()["id"].as_str().unwrap().to_owned();
        format!("/api/v1/reviews/{id}")
    }

    /// Has the next calls of the simulator fail.
    pub async fn fault(&self, kind: &str, count: u64) {
        let fault = json!({ "method": "*", "kind": kind, "count": count });
        let answer = self.http.post(format!("{}/sim/faults", self.sim)).json(&fault).send().await.unwrap();
        assert!(answer.status().is_success(), "{kind}");
    }

    /// Returns the calls of the simulator so far.
    pub async fn calls(&self) -> Value {
        self.http.get(format!("{}/sim/calls", self.sim)).send().await.unwrap().json().await.unwrap()
    }

    /// Runs the jobs that are due after some more hours. Sessions expire with the clock of the site, so that it stays.
    pub async fn work_after(&self, hours: i64) {
        let passed = {
            let mut passed = self.passed.lock().unwrap();
            *passed += SignedDuration::from_hours(hours);
            *passed
        };
        let clock = Clock::fixed(self.app.now() + passed);
        jobs::run_pending(&self.app.db, &clock, &self.jobs).await.unwrap();
    }
}

impl Shop {
    /// Asks for a draft of a reply.
    pub async fn draft(&self, review: &str) -> Value {
        self.client.post(&format!("{review}/draft")).json(&json!({})).send().await.expect(200).json()
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }
}
