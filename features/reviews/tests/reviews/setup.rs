//! Test site with the routes of reviews, locations and sign-up, and a source that takes replies, on each engine.

use std::sync::{Arc, Mutex};

use api::{App, Clock, Site};
use axum::{Extension, Router};
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use locations::{Location, LocationId};
use orgs::OrgId;
use reviews::{
    FoundReview, OutgoingReply, Publisher, ReplyState, ReviewsToday, SendFailure, Source, SourceTotal, Written,
};
use serde_json::{Value, json};
use testing::{Client, TestDb, engines};
use utoipa_axum::router::OpenApiRouter;

/// Running test site.
pub struct TestSite {
    pub app: App,
    pub google: FakeGoogle,
    /// Time since the start at which sources are read. Sessions expire with the clock of the site.
    passed: Mutex<SignedDuration>,
    pub router: Router,
    jobs: jobs::Registry,
    _db: TestDb,
}

/// Source that records the replies that it gets, and answers as told.
#[derive(Clone, Default)]
pub struct FakeGoogle(Arc<Mutex<Replies>>);

#[derive(Default)]
struct Replies {
    sent: Vec<Option<String>>,
    failure: Option<SendFailure>,
}

impl FakeGoogle {
    /// Returns the texts that were sent; `None` for a removal.
    pub fn sent(&self) -> Vec<Option<String>> {
        self.0.lock().unwrap().sent.clone()
    }

    /// Fails from now on, or works again.
    pub fn fail(&self, failure: Option<SendFailure>) {
        self.0.lock().unwrap().failure = failure;
    }
}

impl Publisher for FakeGoogle {
    fn source(&self) -> Source {
        Source::Google
    }

    fn send<'a>(&'a self, reply: OutgoingReply<'a>) -> BoxFuture<'a, Result<ReplyState, SendFailure>> {
        let mut state = self.0.lock().unwrap();
        state.sent.push(reply.text.map(Into::into));
        let outcome = state.failure.clone().map_or(Ok(ReplyState::Sent), Err);
        Box::pin(async { outcome })
    }
}

/// Returns a site on each engine.
pub async fn sites() -> Vec<TestSite> {
    sites_with(&reviews::Search::default()).await
}

/// Returns a site on each engine, with this search.
pub async fn sites_with(search: &reviews::Search) -> Vec<TestSite> {
    let mut sites = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-06-01T12:00:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 10_000, ..Site::default() });
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let running = locations::Running::default();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(locations::routes(&locations::Settings::default()))
            .merge(notifications::routes())
            .merge(locations::today_routes(vec![Arc::new(ReviewsToday)]))
            .merge(reviews::routes(search))
            .merge(reviews::import_routes(locations::Limits::default(), &running));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .layer(Extension(auth))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .with_state(app.clone());
        let google = FakeGoogle::default();
        let jobs = reviews::jobs(&app, vec![Box::new(google.clone())])
            .and(locations::jobs(&app, &locations::Settings::default()))
            .and(reviews::import_jobs(&app, &running));
        sites.push(TestSite { app, google, passed: Mutex::default(), router, jobs, _db: db });
    }
    sites
}

/// Organization with one location.
pub struct Shop {
    pub client: Client,
    pub org: OrgId,
    pub id: LocationId,
}

impl TestSite {
    /// Signs up a user who owns a new organization with one location.
    pub async fn shop(&self, name: &str) -> Shop {
        let client = Client::new(self.router.clone()).sign_up(name).await;
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let id = add_location(&client, "Shop").await;
        Shop { client, org, id }
    }

    /// Signs up another member of the organization of a shop.
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

    /// Changes the role of a member.
    pub async fn set_role(&self, client: &Client, role: &str) {
        let me = client.get("/api/v1/me").send().await.expect(200).json();
        let user = me["user"]["id"].as_str().unwrap();
        db::query!("update memberships set role = $1 where user_id = $2", role, user).run(&self.app.db).await.unwrap();
    }

    /// Runs the waiting jobs.
    pub async fn work(&self) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, &self.jobs).await.unwrap()
    }

    /// Reads sources later from now on.
    pub fn advance(&self, hours: i64) {
        *self.passed.lock().unwrap() += SignedDuration::from_hours(hours);
    }

    /// Returns the time at which sources are read.
    pub fn now(&self) -> Timestamp {
        self.app.now() + *self.passed.lock().unwrap()
    }

    /// Writes a page of reviews of Google.
    pub async fn read(&self, shop: &Shop, found: &[FoundReview]) -> Written {
        let location = self.location(shop).await;
        let mut tx = self.app.db.begin().await.unwrap();
        let now = self.now();
        let written = reviews::put_found(&mut tx, &shop.org, &location, Source::Google, found, now).await.unwrap();
        tx.commit().await.unwrap();
        written
    }

    /// Writes all reviews of Google, which states `total` of them.
    pub async fn read_all(&self, shop: &Shop, found: &[FoundReview], total: i64) {
        let began = self.now();
        self.read(shop, found).await;
        let mut tx = self.app.db.begin().await.unwrap();
        let total = SourceTotal { rating: None, reviews: total };
        reviews::end_reading(&mut tx, &shop.org, &shop.id, Source::Google, (began, total), began).await.unwrap();
        tx.commit().await.unwrap();
    }

    async fn location(&self, shop: &Shop) -> Location {
        locations::find(&self.app.db, &shop.org, &shop.id).await.unwrap().unwrap()
    }
}

/// Adds a location and returns its id.
pub async fn add_location(client: &Client, name: &str) -> LocationId {
    let new = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    let location = client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
    location["id"].as_str().unwrap().parse().unwrap()
}

impl Shop {
    /// Returns a list of reviews, with these parameters.
    pub async fn list(&self, parameters: &str) -> Value {
        self.client.get(&format!("/api/v1/reviews{parameters}")).send().await.expect(200).json()
    }

    /// Returns the texts of a list of reviews.
    pub async fn texts(&self, parameters: &str) -> Vec<String> {
        each(&self.list(parameters).await["items"], "text")
    }

    pub async fn summary(&self) -> Value {
        self.client.get("/api/v1/reviews/summary").send().await.expect(200).json()
    }

    /// Returns the path of the only review.
    pub async fn only(&self) -> String {
        let list = self.list("").await;
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
        format!("/api/v1/reviews/{}", list["items"][0]["id"].as_str().unwrap())
    }
}

/// Returns the values of a field in a list.
pub fn each(list: &Value, field: &str) -> Vec<String> {
    list.as_array().unwrap().iter().map(|item| item[field].as_str().unwrap().to_owned()).collect()
}

/// Returns a review of Google, written at `day` of May 2026.
pub fn found(id: &str, stars: f64, text: &str, day: i8) -> FoundReview {
    let at: Timestamp = format!("2026-05-{day:02}T12:00:00Z").parse().unwrap();
    FoundReview {
        external_id: id.into(),
        rating: Some(stars),
        text: text.into(),
        author: "Ann Lee".into(),
        url: None,
        written_at: at,
        changed_at: at,
        reply: None,
    }
}
