//! Test site with the routes of requests, locations and sign-up, on each engine.

use api::{App, Clock, Site};
use axum::{Extension, Router};
use jiff::SignedDuration;
use orgs::OrgId;
use requests::{Requests, Settings};
use serde_json::{Value, json};
use testing::{Client, MailSink, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Monday at 14:00 in Paris.
pub const NOW: &str = "2026-06-01T12:00:00Z";

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Organization with one location, ready to send requests.
pub struct Shop {
    /// Client with a token.
    pub client: Client,
    pub session: Client,
    pub org: OrgId,
    pub location: String,
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_where(false).await
}

/// Returns a site on each engine, where organizations have the limits of their plan.
pub async fn sites_with_plans() -> Vec<TestSite> {
    sites_where(true).await
}

async fn sites_where(has_plan_limits: bool) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, has_plan_limits, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let requests = Requests::new(&Settings { sealer: testing::sealer(), rate_limit_factor: 10_000 });
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(notifications::routes())
            .merge(requests::routes(&requests));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .merge(requests::pages(&requests))
            .layer(Extension(auth))
            .with_state(app.clone());
        let jobs = requests::jobs(&app, &requests);
        sites.push(TestSite { app, router, jobs, _db: db });
    }
    sites
}

impl TestSite {
    /// Signs up a user who owns a new organization with one location in Lyon and a link to Google.
    pub async fn shop(&self, name: &str) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let new = json!({ "name": "Chez Nous", "address": "1 rue Mercière", "city": "Lyon", "postal_code": "69002",
            "country": "FR" });
        let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
        let location = location["id"].as_str().unwrap().to_owned();
        let links = json!({ "items": [
            { "source": "google", "url": "https://search.google.com/local/writereview?placeid=ChIJ1" },
            { "source": "pagesjaunes", "url": "https://www.pagesjaunes.fr/contribution/pro/12345" },
        ] });
        client.put(&format!("/api/v1/locations/{location}/review-links")).json(&links).send().await.expect(200);
        let settings = json!({ "is_off": false, "forbids_regulated": true, "period_days": 90, "daily_cap": 200,
            "first_hour": 8, "last_hour": 21, "sender_name": "Chez Nous",
            "postal_address": "1 rue Mercière\n69002 Lyon" });
        client.put("/api/v1/request-settings").json(&settings).send().await.expect(200);
        // A session would end when the clock moves on.
        let token = json!({ "name": "Test", "scope": "write", "expires_in_days": 365 });
        let token = client.post("/api/v1/tokens").json(&token).send().await.expect(201).json();
        let session = client.clone();
        let client = client.with_token(token["token"].as_str().unwrap());
        Shop { client, session, org, location }
    }

    /// Signs up a user and makes them a responder of the organization of a shop, limited to one location.
    pub async fn responder(&self, shop: &Shop, name: &str, location: &str) -> Client {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        let change = db::query!(
            "update memberships set org_id = $1, role = 'responder', limits = $2 where user_id = $3",
            &shop.org,
            json!({ "locations": [location], "labels": [] }),
            user
        );
        change.run(&self.app.db).await.unwrap();
        db::query!("update profiles set org_id = $1 where id = $2", &shop.org, user).run(&self.app.db).await.unwrap();
        client
    }

    /// Ends the trial of a shop.
    pub async fn end_trial(&self, shop: &Shop) {
        let end = db::query!("update orgs set trial_ends_at = $2 where id = $1", &shop.org, self.app.now());
        end.run(&self.app.db).await.unwrap();
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

    /// Returns the number of emails that wait to be sent.
    pub async fn emails(&self) -> i64 {
        mail::waiting(&self.app.db).await.unwrap()
    }

    /// Sends the emails that wait, and returns the number of those that arrived.
    pub async fn deliver(&self) -> usize {
        let sink = MailSink::start().await;
        let mailer = mail::Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap();
        let jobs = mail::bulk_jobs(mailer, testing::sealer(), requests::lists());
        jobs::run_pending(&self.app.db, &self.app.clock, &jobs).await.unwrap();
        assert_eq!(self.emails().await, 0);
        sink.emails().len()
    }

    /// Returns the tokens of all requests, from the emails that wait: each address of a page once.
    pub async fn tokens(&self) -> Vec<String> {
        let mut tokens = Vec::new();
        for (_, payload) in jobs::payloads(&self.app.db, "send_bulk_mail").await.unwrap() {
            let sealed = payload["sealed"].as_str().unwrap();
            let text = String::from_utf8(testing::sealer().open("mail", sealed).unwrap()).unwrap();
            let at = text.find("/r/").unwrap() + "/r/".len();
            tokens.push(text[at..at + 22].to_owned());
        }
        tokens
    }
}

impl Shop {
    /// Adds a contact with a consent, and returns it.
    pub async fn contact(&self, name: &str, email: &str) -> Value {
        let new = json!({ "name": name, "email": email, "language": "fr", "location_ids": [self.location],
            "consents": [{ "channel": "email", "state": "implied", "source": "visit" }] });
        self.client.post("/api/v1/contacts").json(&new).send().await.expect(201).json()
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    /// Returns a new campaign to all contacts.
    pub fn campaign(&self) -> Value {
        json!({ "name": "Printemps", "location_ids": [self.location], "audience": { "all": true }, "channel": "email",
            "wording": { "fr": { "subject": "Votre avis sur {business}",
                "body": "Bonjour {name},\n\nComment s’est passée votre visite\u{202f}? {link}\n\nMerci" } },
            "reminder_after_days": 3 })
    }
}
