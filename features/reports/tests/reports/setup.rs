//! Test site with the routes of reports, locations and sign-up, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use jiff::{SignedDuration, civil::date};
use locations::{DailyFigures, Figures, LocationId};
use orgs::OrgId;
use reports::{Reports, Settings};
use reviews::{FoundReview, Source, SourceTotal};
use serde_json::{Value, json};
use testing::{Client, MailSink, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Monday at 13:00 in Paris.
pub const NOW: &str = "2026-11-02T12:00:00Z";

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with one location, its figures and its reviews.
pub struct Shop {
    pub client: Client,
    /// Client with a token, which outlives a session when the clock moves on.
    pub program: Client,
    pub org: OrgId,
    pub location: LocationId,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(1_000).await
}

/// Returns a site with billing on each engine.
pub async fn sites_with_plans() -> Vec<TestSite> {
    made(1_000, true).await
}

/// Returns a site on each engine, with this factor of the rate limits.
pub async fn sites_with(rate_limit_factor: u32) -> Vec<TestSite> {
    made(rate_limit_factor, false).await
}

async fn made(rate_limit_factor: u32, has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let settings = Settings { sealer: testing::sealer(), rate_limit_factor, ..Settings::default() };
        let reports = Reports::new(&settings);
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(notifications::routes())
            .merge(heatmaps::routes(&heatmaps::Heatmaps::default()))
            .merge(reports::routes(&reports));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(reports::pages(&reports))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let jobs = reports::jobs(&app, &reports);
        sites.push(TestSite { app, router, jobs, _db: db });
    }
    sites
}

/// Adds a location and returns its id.
pub async fn add_location(client: &Client, name: &str) -> LocationId {
    let new =
        json!({ "name": name, "address": "1 rue Mercière", "city": "Lyon", "postal_code": "69002", "country": "FR" });
    let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
    location["id"].as_str().unwrap().parse().unwrap()
}

impl TestSite {
    /// Gives an organization a plan.
    pub async fn set_plan(&self, org: &OrgId, plan: orgs::plans::Plan) {
        let mut tx = self.app.db.begin().await.unwrap();
        orgs::plans::set(&mut tx, org, plan, None).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Signs up a user who owns a new organization with one location, figures of September and October, and reviews.
    pub async fn shop(&self, name: &str) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org: OrgId = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let location = add_location(&client, "Chez Nous").await;
        self.figures(&org, &location).await;
        self.reviews(&org, &location, &["Très bon accueil 😀", "=SUM(A1) & <b>bold</b>"]).await;
        let token = json!({ "name": "Test", "scope": "write", "expires_in_days": 365 });
        let token = client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let program = client.clone().with_token(token["token"].as_str().unwrap());
        Shop { client, program, org, location }
    }

    /// Writes figures: 10 views and 2 calls a day in September, 12 and 3 in October.
    pub async fn figures(&self, org: &OrgId, location: &LocationId) {
        let day = |day: jiff::civil::Date| {
            let is_october = day.month() == 10;
            let figures = Figures {
                views: if is_october { 12 } else { 10 },
                calls: if is_october { 3 } else { 2 },
                ..Figures::default()
            };
            DailyFigures { location: location.clone(), date: day, figures }
        };
        let days = std::iter::successors(Some(date(2026, 9, 1)), |day| day.tomorrow().ok()).take(61);
        let mut tx = self.app.db.begin().await.unwrap();
        locations::put_figures(&mut tx, org, days.map(day).collect()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Writes reviews of October with these texts.
    pub async fn reviews(&self, org: &OrgId, location: &LocationId, texts: &[&str]) {
        let reviews: Vec<FoundReview> = texts
            .iter()
            .enumerate()
            .map(|(at, text)| FoundReview {
                external_id: format!("{location}-{at}"),
                rating: Some(5.0),
                text: (*text).into(),
                author: "Zoé".into(),
                url: None,
                written_at: "2026-10-10T12:00:00Z".parse().unwrap(),
                changed_at: "2026-10-10T12:00:00Z".parse().unwrap(),
                reply: None,
            })
            .collect();
        let mut tx = self.app.db.begin().await.unwrap();
        let total = SourceTotal { rating: None, reviews: reviews.len() as i64 };
        reviews::seed(&mut tx, org, location, Source::Google, (&reviews, total), self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Signs up another member of the organization of a shop.
    pub async fn member(&self, shop: &Shop, name: &str, role: &str, limits: Option<Value>) -> Client {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        let (db, org) = (&self.app.db, &shop.org);
        let update = db::query!(
            "update memberships set org_id = $1, role = $2, limits = $3 where user_id = $4",
            org,
            role,
            limits,
            user
        );
        update.run(db).await.unwrap();
        db::query!("update profiles set org_id = $1 where id = $2", org, user).run(db).await.unwrap();
        client
    }

    /// Runs the jobs that are due.
    pub async fn work(&self) {
        self.app.clock.advance(SignedDuration::from_secs(60));
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }

    /// Lets time pass, then runs the jobs that are due.
    pub async fn work_after(&self, hours: i64) {
        self.app.clock.advance(SignedDuration::from_hours(hours));
        self.work().await;
    }

    /// Sends the emails that wait, and returns the addresses that they arrived at.
    pub async fn deliver(&self) -> Vec<String> {
        let sink = MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = mail::bulk_jobs(mailer, testing::sealer(), reports::lists());
        jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        sink.emails().into_iter().flat_map(|email| email.to).collect()
    }

    /// Returns the emails with reports that wait to be sent, with their headers.
    pub async fn emails(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for (_, payload) in jobs::payloads(&self.app.db, "send_bulk_mail").await.unwrap() {
            let sealed = payload["sealed"].as_str().unwrap();
            let text = String::from_utf8(testing::sealer().open("mail", sealed).unwrap()).unwrap();
            if text.contains("/s/stop/") {
                texts.push(text);
            }
        }
        texts
    }
}

impl Shop {
    /// Makes a report, and returns its id.
    pub async fn report(&self, site: &TestSite, new: Value) -> String {
        let report = self.client.post("/api/v1/reports").json(&new).send().await.expect(202).json();
        site.work().await;
        report["id"].as_str().unwrap().to_owned()
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }
}

/// Returns a report of October about all locations.
pub fn new_report() -> Value {
    json!({ "template": "technical", "locations": { "all": true }, "language": "en",
        "period": { "from": "2026-10-01", "to": "2026-10-31" } })
}

/// Returns a section of a report.
pub fn section<'a>(report: &'a Value, kind: &str) -> &'a Value {
    let sections = report["snapshot"]["sections"].as_array().unwrap();
    sections.iter().find(|section| section["kind"] == kind).unwrap()
}

/// Returns a figure of a section.
pub fn figure<'a>(section: &'a Value, key: &str) -> &'a Value {
    section["figures"].as_array().unwrap().iter().find(|figure| figure["key"] == key).unwrap()
}
