//! Test site with a DNS in memory, on each engine.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use api::{App, Clock, Site};
use axum::{Extension, Router};
use domains::{Answer, Domains, Lookups, Resolvers, Settings};
use futures::future::{BoxFuture, FutureExt};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// DNS in memory; `None` for a server that gives no answer.
#[derive(Clone, Default)]
pub struct Dns(Arc<Mutex<Option<Zone>>>);

/// Records by name.
type Zone = HashMap<String, Vec<String>>;

impl Dns {
    pub fn set(&self, name: &str, values: &[&str]) {
        let mut zone = self.0.lock().unwrap();
        let values = values.iter().map(ToString::to_string).collect();
        zone.get_or_insert_default().insert(name.to_owned(), values);
    }

    pub fn go_silent(&self) {
        *self.0.lock().unwrap() = None;
    }

    fn find(&self, name: &str) -> Answer {
        self.0.lock().unwrap().as_ref().map(|zone| zone.get(name).cloned().unwrap_or_default())
    }
}

impl Lookups for Dns {
    fn texts<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer> {
        async { self.find(name) }.boxed()
    }

    fn targets<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer> {
        async { self.find(name) }.boxed()
    }
}

pub struct TestSite {
    pub app: App,
    pub router: Router,
    pub domains: Domains,
    pub dns: Dns,
    jobs: jobs::Registry,
    _db: TestDb,
}

pub const START: &str = "2026-11-02T12:00:00Z";

pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed(START.parse().unwrap());
        let app = App::new(db.db(), clock, Site { url: "https://vitrine.example".into(), ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let dns = Dns::default();
        dns.set("vitrine.example", &["192.0.2.1"]);
        let domains = Domains::new(Settings {
            resolvers: Resolvers::new(vec![Arc::new(dns.clone())]),
            target: "vitrine.example".into(),
            own: vec!["vitrine.example".into()],
            rate_limit_factor: 1_000,
            ..Settings::default()
        });
        let api =
            OpenApiRouter::new().merge(orgs::routes()).merge(notifications::routes()).merge(domains::routes(&domains));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(domains::tls_question(&domains))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = domains::jobs(&app, &domains);
        sites.push(TestSite { app, router, domains, dns, jobs, _db: db });
    }
    sites
}

impl TestSite {
    pub async fn owner(&self, name: &str) -> Client {
        Client::new(self.router.clone()).sign_up(name).await
    }

    pub async fn claim(&self, client: &Client, name: &str) -> Value {
        let new = json!({ "kind": "portal", "name": name });
        client.post("/api/v1/domains").json(&new).send().await.expect(201).json()
    }

    pub async fn check(&self, client: &Client, domain: &Value) -> Value {
        let path = format!("/api/v1/domains/{}/check", domain["id"].as_str().unwrap());
        client.post(&path).send().await.expect(200).json()
    }

    /// Creates the records of a domain.
    pub fn publish(&self, domain: &Value) {
        let record = &domain["records"][0];
        self.dns.set(record["name"].as_str().unwrap(), &[record["value"].as_str().unwrap()]);
        self.dns.set(domain["name"].as_str().unwrap(), &["vitrine.example", "192.0.2.1"]);
    }

    pub async fn run_jobs(&self) {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }
}
