//! Test site with the routes of pages, locations and sign-up, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use jiff::SignedDuration;
use orgs::OrgId;
use pages::{Pages, Settings};
use serde_json::{Value, json};
use testing::{Answer, Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Monday at 14:00 in Paris.
pub const NOW: &str = "2026-06-01T12:00:00Z";
/// User agent of a visitor.
pub const BROWSER: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with a member.
pub struct Shop {
    /// Client with a token. A session would end when the clock moves on.
    pub client: Client,
    pub session: Client,
    pub org: OrgId,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(false).await
}

/// Returns a site on each engine, with or without the limits of plans.
pub async fn sites_with(has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let settings = Settings { sealer: testing::sealer(), rate_limit_factor: 10_000, ..Settings::default() };
        let pages = Pages::new(&settings);
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(pages::routes(&pages));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(pages::public_pages(&pages))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = pages::jobs(&app, &pages);
        sites.push(TestSite { app, router, jobs, _db: db });
    }
    sites
}

impl TestSite {
    /// Signs up a user who owns a new organization.
    pub async fn shop(&self, name: &str) -> Shop {
        let session = Client::new(self.router.clone()).sign_up(name).await;
        let me = session.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let token = json!({ "name": "Test", "scope": "write", "expires_in_days": 365 });
        let token = session.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let client = session.with_token(token["token"].as_str().unwrap());
        Shop { client, session, org }
    }

    /// Adds a member who is limited to some locations.
    pub async fn member(&self, shop: &Shop, name: &str, role: &str, limits: Option<Value>) -> Client {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        let (db, org) = (&self.app.db, &shop.org);
        db::query!(
            "update memberships set org_id = $1, role = $2, limits = $3 where user_id = $4",
            org,
            role,
            limits,
            user
        )
        .run(db)
        .await
        .unwrap();
        db::query!("update profiles set org_id = $1 where id = $2", org, user).run(db).await.unwrap();
        client
    }

    /// Sends a request of a visitor.
    pub async fn visit(&self, path: &str) -> Answer {
        Client::new(self.router.clone()).get(path).header("user-agent", BROWSER).send().await
    }

    /// Returns where an address leads, with the status.
    pub async fn leads(&self, path: &str) -> (u16, String) {
        let answer = self.visit(path).await;
        (answer.status.as_u16(), answer.header("location").to_owned())
    }

    /// Lets time pass, then runs the jobs that are due.
    pub async fn work_after(&self, hours: i64) {
        self.app.clock.advance(SignedDuration::from_hours(hours));
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap();
    }
}

impl Shop {
    /// Creates the site, with English first, and French where `languages` has it.
    pub async fn site(&self, languages: &[&str]) -> Value {
        self.put_site(&site(languages)).await.expect(200).json()
    }

    pub async fn put_site(&self, site: &Value) -> Answer {
        self.session.put("/api/v1/pages-site").json(site).send().await
    }

    /// Adds a location in France, and returns its id.
    pub async fn location(&self, name: &str, street: &str, city: &str) -> String {
        let new = json!({ "name": name, "address": street, "city": city, "country": "FR", "category": "Boulangerie",
            "postal_code": "69002", "phone": "+33 4 78 00 00 00", "latitude": 45.76, "longitude": 4.83,
            "opening_hours": { "regular": [{ "open_day": "monday", "open_time": "07:00", "close_day": "monday",
                "close_time": "19:00" }] } });
        self.add(&new).await
    }

    /// Adds a location.
    pub async fn add(&self, new: &Value) -> String {
        let location = self.client.post("/api/v1/locations").json(new).send().await.expect(201).json();
        location["id"].as_str().unwrap().to_owned()
    }

    /// Changes a location.
    pub async fn change(&self, id: &str, changes: &Value) {
        let path = format!("/api/v1/locations/{id}");
        let etag = self.client.get(&path).send().await.expect(200).header("etag").to_owned();
        self.client.patch(&path).header("if-match", &etag).json(changes).send().await.expect(200);
    }

    /// Deletes a location.
    pub async fn delete(&self, id: &str) {
        let path = format!("/api/v1/locations/{id}");
        let etag = self.client.get(&path).send().await.expect(200).header("etag").to_owned();
        self.client.delete(&path).header("if-match", &etag).send().await;
        self.client.get(&path).send().await.expect(404);
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    pub async fn page(&self, id: &str) -> Value {
        self.get(&format!("/api/v1/local-pages/{id}")).await
    }

    pub async fn post(&self, id: &str, action: &str) -> Answer {
        self.client.post(&format!("/api/v1/local-pages/{id}/{action}")).send().await
    }

    /// Publishes a page, and returns its address below the host.
    pub async fn publish(&self, id: &str) -> String {
        let page = self.post(id, "publish").await.expect(200).json();
        format!("/p/martin/{}", page["languages"][0]["path"].as_str().unwrap())
    }

    /// Saves the draft of a page.
    pub async fn write(&self, id: &str, content: &Value) -> Value {
        let path = format!("/api/v1/local-pages/{id}/content");
        self.client.put(&path).json(content).send().await.expect(200).json()
    }
}

/// Returns settings of a site.
pub fn site(languages: &[&str]) -> Value {
    json!({ "name": "Martin", "slug": "martin", "state": "live", "template": "restaurant", "languages": languages,
        "default_language": languages[0], "legal": { "company": "Martin SAS", "vat": "FR123" } })
}

/// Returns a text with this many words that no other seed has.
pub fn words(seed: usize, count: usize) -> String {
    (0..count).map(|at| format!("w{seed}x{at}")).collect::<Vec<_>>().join(" ")
}
