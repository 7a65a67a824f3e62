//! Test site with the portal, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use domains::{DomainKind, Domains, Serving};
use orgs::OrgId;
use portal::{Portal, Settings};
use reports::Reports;
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

pub struct TestSite {
    pub app: App,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with a released report.
pub struct Agency {
    pub owner: Client,
    pub org: OrgId,
    pub report: String,
}

pub async fn sites() -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-11-02T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let sealer = testing::sealer();
        let reports =
            Reports::new(&reports::Settings { sealer: sealer.clone(), rate_limit_factor: 1_000, ..Default::default() });
        let portal = Portal::new(Settings {
            sealer,
            domains: Domains::default(),
            reports: reports.clone(),
            rate_limit_factor: 1,
        });
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(brands::routes(&media::Pictures::default()))
            .merge(portal::routes(&portal))
            .merge(reports::routes(&reports));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(reports::pages(&reports))
            .merge(portal::pages(&portal))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let jobs = reports::jobs(&app, &reports).and(portal::jobs()).and(portal::sign_in_jobs(&app, &portal));
        sites.push(TestSite { app, router, jobs, _db: db });
    }
    sites
}

impl TestSite {
    /// Signs up an agency with a location and a released report.
    pub async fn agency(&self, name: &str) -> Agency {
        let owner = Client::new(self.router.clone()).sign_up(name).await;
        let me = owner.get("/api/v1/me").send().await.expect(200).json();
        let org: OrgId = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let new = json!({ "name": format!("{name} shop"), "address": "1 rue Mercière", "city": "Lyon" });
        owner.post("/api/v1/locations").json(&new).send().await.expect(201);
        let new = json!({ "template": "client", "locations": { "all": true }, "language": "en",
            "title": format!("Report of {name}"), "period": { "from": "2026-10-01", "to": "2026-10-31" } });
        let report = owner.post("/api/v1/reports").json(&new).send().await.expect(202).json();
        self.work().await;
        let report = report["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/reports/{report}");
        owner.patch(&path).json(&json!({ "released": true })).send().await.expect(200);
        Agency { owner, org, report }
    }

    pub async fn work(&self) {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }

    /// Returns a browser, on the domain of an agency if one is given.
    pub fn browser(&self, domain: Option<&OrgId>) -> Client {
        let router = self.router.clone();
        let router = match domain {
            Some(org) => router.layer(Extension(Serving {
                org: org.clone(),
                kind: DomainKind::Portal,
                name: "reports.agency.example".into(),
            })),
            None => router,
        };
        Client::new(router)
    }

    /// Returns the latest email of the portal: its recipient, and the whole text.
    pub async fn email(&self) -> Option<(String, String)> {
        let mut latest = None;
        for (_, payload) in jobs::payloads(&self.app.db, "send_mail").await.unwrap() {
            let sealed = payload["sealed"].as_str().unwrap();
            let email: Value = serde_json::from_slice(&testing::sealer().open("mail", sealed).unwrap()).unwrap();
            let text = email["message"]["text"].as_str().unwrap().to_owned();
            if text.contains("/portal/link/") {
                latest = Some((email["to"].as_str().unwrap().to_owned(), email.to_string()));
            }
        }
        latest
    }

    /// Signs in, and returns the cookie of the session.
    pub async fn sign_in(&self, email: &str, domain: Option<&OrgId>) -> String {
        let browser = self.browser(domain);
        let answer = ask(&browser, email).await;
        self.work().await;
        let (to, text) = self.email().await.unwrap();
        assert_eq!(to, email);
        let path = link_of(&text);
        let opened = browser.post(&path).header("cookie", &answer).send().await.expect(303);
        cookie_of(opened.header("set-cookie"))
    }
}

/// Asks for a link, and returns the cookie of the browser.
pub async fn ask(browser: &Client, email: &str) -> String {
    let body = format!("email={}", email.replace('@', "%40"));
    let form = browser.post("/portal/sign-in").body("application/x-www-form-urlencoded", body);
    cookie_of(form.send().await.expect(200).header("set-cookie"))
}

pub fn cookie_of(header: &str) -> String {
    header.split(';').next().unwrap().to_owned()
}

/// Returns the path of the link in an email.
pub fn link_of(text: &str) -> String {
    let at = text.find("/portal/link/").unwrap();
    text[at..].chars().take("/portal/link/".len() + 22).collect()
}

impl Agency {
    pub async fn add_person(&self, email: &str) -> Value {
        let new = json!({ "name": "Jeanne", "email": email, "language": "en" });
        self.owner.post("/api/v1/portal-people").json(&new).send().await.expect(201).json()
    }

    pub fn report_path(&self) -> String {
        format!("/portal/reports/{}/{}", self.org, self.report)
    }
}
