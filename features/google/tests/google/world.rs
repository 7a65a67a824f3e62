//! Site with this feature on a new database of each engine, and a simulated Google that uses the clock of the site.

use std::sync::Arc;

use api::{App, Clock, Site};
use axum::{Extension, Router, http::Method};
use google::{Client as OauthClient, Endpoints, Google, Notices, Settings};
use jiff::SignedDuration;
use serde_json::{Value, json};
use testing::{Answer, Client, TestDb, engines};
use tokio::net::TcpListener;
use utoipa_axum::router::OpenApiRouter;

pub const NOW: &str = "2026-11-20T12:00:00Z";
/// Google user with an account that holds every location of the simulator.
pub const CAMILLE: &str = "camille.roy@example.com";
/// Kinds of jobs that tests run until none is queued.
const KINDS: [&str; 6] = [
    "google_run",
    "push_google_edits",
    "read_google_reviews",
    "revoke_google_token",
    "send_google_photos",
    "send_review_reply",
];
pub const SENDER: &str = "push@vitrine.iam.gserviceaccount.com";
pub const AUDIENCE: &str = "https://vitrine.example/notices";

/// Options of a test site.
#[derive(Clone)]
pub struct Plan {
    pub locations: usize,
    pub has_quota: bool,
    pub has_plan_limits: bool,
}

impl Default for Plan {
    fn default() -> Self {
        Self { locations: 30, has_quota: false, has_plan_limits: false }
    }
}

#[derive(Clone)]
pub struct World {
    pub app: App,
    pub google: Google,
    pub settings: Settings,
    pub sim: String,
    pub http: reqwest::Client,
    pub pictures: media::Pictures,
    router: Router,
    auth: auth::Auth,
    db: Arc<TestDb>,
}

/// User who owns an organization.
#[derive(Clone)]
pub struct Owner {
    /// Client with an API token, which stays valid when tests advance the clock by hours.
    pub client: Client,
    pub org: String,
    token: String,
    signed_out: Client,
    name: String,
}

pub async fn worlds() -> Vec<World> {
    worlds_with(&Plan::default()).await
}

pub async fn worlds_with(plan: &Plan) -> Vec<World> {
    let mut worlds = Vec::new();
    for db in engines().await {
        worlds.push(World::new(db, plan).await);
    }
    worlds
}

/// Starts a simulated Google and returns its address.
pub async fn simulate(plan: &Plan, clock: &Clock) -> String {
    let clock = clock.clone();
    let options = simulated_google::Options {
        locations: plan.locations,
        unlimited_quota: !plan.has_quota,
        clock: simulated_google::Clock::of(move || clock.now()),
        ..simulated_google::Options::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(simulated_google::serve(listener, simulated_google::router(options)));
    address
}

impl World {
    async fn new(db: TestDb, plan: &Plan) -> Self {
        let clock = Clock::fixed(NOW.parse().unwrap());
        let sim = simulate(plan, &clock).await;
        // Google fetches pictures from this address.
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let site = Site {
            url: format!("http://{}", listener.local_addr().unwrap()),
            rate_limit_factor: 10_000,
            has_plan_limits: plan.has_plan_limits,
        };
        let app = App::new(db.db(), clock, site);
        let settings = Settings {
            client: Some(OauthClient {
                id: simulated_google::CLIENT_ID.into(),
                secret: simulated_google::CLIENT_SECRET.into(),
            }),
            endpoints: Endpoints::under(&sim),
            quota: plan.has_quota.then_some(300),
            notices: Some(Notices {
                topic: "projects/p/topics/t".into(),
                sender: SENDER.into(),
                audience: AUDIENCE.into(),
            }),
            ..Settings::default()
        };
        let auth = auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.unwrap();
        let world = Self::with(app, auth, settings, sim, Arc::new(db));
        let pictures = photos::pictures(&world.pictures).with_state(world.app.clone());
        tokio::spawn(async { axum::serve(listener, pictures).await });
        world
    }

    fn with(app: App, auth: auth::Auth, settings: Settings, sim: String, db: Arc<TestDb>) -> Self {
        let google = Google::new(&app, &testing::sealer(), &settings).unwrap();
        let locations = locations::Settings::default();
        let search = locations.search.clone().with_google(google.clone());
        let locations = locations::Settings { search: search.clone(), ..locations };
        let pictures = media::Pictures::default();
        let api = OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(notifications::routes())
            .merge(locations::routes(&locations))
            .merge(photos::routes(&pictures))
            .merge(reviews::routes(&reviews::Search::default()))
            .merge(locations::today_routes(vec![Arc::new(google::GoogleToday)]))
            .merge(posts::routes(&posts::Posts::new(google::posts(&google), &pictures)))
            .merge(google::routes(Some(&google), &search, &pictures));
        let router = Router::new()
            .nest("/auth/v1", Router::from(auth::routes()))
            .nest("/api/v1", Router::from(api))
            .nest("/functions/v1", Router::from(google::functions(Some(&google))))
            .layer(Extension(auth.clone()))
            .with_state(app.clone());
        Self { app, google, settings, sim, http: reqwest::Client::new(), pictures, router, auth, db }
    }

    /// Returns another process of the site with other settings.
    pub fn again(&self, settings: Settings) -> Self {
        Self::with(self.app.clone(), self.auth.clone(), settings, self.sim.clone(), self.db.clone())
    }

    pub fn signed_out(&self) -> Client {
        Client::new(self.router.clone())
    }

    pub fn db_url(&self) -> &str {
        self.db.url()
    }

    pub async fn sign_up(&self, name: &str) -> Owner {
        let signed_out = self.signed_out();
        let client = signed_out.sign_up(name).await;
        let (_, org) = client.ids().await;
        let token = client
            .post("/api/v1/tokens")
            .json(&json!({ "name": "test", "scope": "write" }))
            .send()
            .await
            .expect(201)
            .json();
        let token = token["token"].as_str().unwrap().to_owned();
        Owner { client: signed_out.with_token(&token), org, token, signed_out, name: name.to_owned() }
    }

    /// Runs waiting jobs and their retries until none is left.
    pub async fn work(&self) {
        let replies = vec![google::replies(&self.google)];
        let registry = google::jobs(&self.google).and(reviews::jobs(&self.app, replies));
        let mut idle = 0;
        while idle < 9 {
            let ran = self.work_once(&registry).await;
            if !self.is_waiting().await {
                return;
            }
            idle = if ran == jobs::Ran::default() { idle + 1 } else { 0 };
            self.app.clock.advance(SignedDuration::from_secs(120));
        }
    }

    /// Returns the jobs that send posts.
    pub fn post_jobs(&self) -> jobs::Registry {
        posts::jobs(&self.app, &posts::Posts::new(google::posts(&self.google), &self.pictures))
    }

    /// Sends posts, with their retries, and reads their states.
    pub async fn work_on_posts(&self) {
        let registry = self.post_jobs();
        for _ in 0..12 {
            self.work_once(&registry).await;
            self.app.clock.advance(SignedDuration::from_secs(90));
        }
    }

    /// Returns true while a job of this feature is queued. Emails about notifications wait for the morning.
    async fn is_waiting(&self) -> bool {
        for kind in KINDS {
            if jobs::waiting(&self.app.db, kind).await.unwrap() > 0 {
                return true;
            }
        }
        false
    }

    pub async fn work_once(&self, registry: &jobs::Registry) -> jobs::Ran {
        jobs::run_pending(&self.app.db, &self.app.clock, registry).await.unwrap()
    }

    /// Sends a request to the control interface of the simulator.
    pub async fn order(&self, method: Method, path: &str, body: &Value) -> Value {
        let answer = self.http.request(method, format!("{}{path}", self.sim)).json(body).send().await.unwrap();
        assert!(answer.status().is_success(), "{path} {body}: {}", answer.text().await.unwrap());
        let text = answer.text().await.unwrap();
        if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() }
    }

    pub async fn fault(&self, method: &str, kind: &str, count: Option<u64>) {
        // Slower than any timeout.
        let mut fault = json!({ "method": method, "kind": kind, "milliseconds": 600_000 });
        if let Some(count) = count {
            fault["count"] = json!(count);
        }
        self.order(Method::POST, "/sim/faults", &fault).await;
    }

    pub async fn no_faults(&self) {
        self.order(Method::DELETE, "/sim/faults", &Value::Null).await;
    }

    pub async fn sim_change(&self, change: Value) {
        self.order(Method::POST, "/sim/changes", &change).await;
    }

    /// Edits a location at Google, as a colleague would.
    pub async fn edit_at_google(&self, google_id: &str, mask: &str, body: &Value) {
        let token = self.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        let url = format!("{}/mybusinessbusinessinformation/v1/locations/{google_id}?updateMask={mask}", self.sim);
        let request = self.http.patch(url).bearer_auth(token["access_token"].as_str().unwrap()).json(body);
        let answer = request.send().await.unwrap();
        assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
    }

    /// Returns a location as it is at Google.
    pub async fn at_google(&self, google_id: &str) -> Value {
        let token = self.order(Method::POST, "/sim/tokens", &json!({ "email": CAMILLE })).await;
        let mask = "name,title,phoneNumbers,websiteUri,profile,metadata,regularHours,moreHours,storefrontAddress,openInfo,categories";
        let url = format!("{}/mybusinessbusinessinformation/v1/locations/{google_id}?readMask={mask}", self.sim);
        let answer = self.http.get(url).bearer_auth(token["access_token"].as_str().unwrap()).send().await.unwrap();
        answer.json().await.unwrap()
    }
}

/// Submits a decision on Google's consent page, and returns the address of the redirect.
pub async fn consent(world: &World, url: &str, email: &str, decision: &str) -> String {
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let scopes = url::Url::parse(url).unwrap();
    let scopes = scopes.query_pairs().find(|(name, _)| name == "scope").unwrap().1.into_owned();
    let form = url::form_urlencoded::Serializer::new(String::new())
        .append_pair("account", email)
        .append_pair("decision", decision)
        .extend_pairs(scopes.split(' ').map(|scope| ("scope", scope)))
        .finish();
    assert!(url.starts_with(&world.sim), "{url}");
    let request = http.post(url).header("content-type", "application/x-www-form-urlencoded").body(form);
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 302, "{}", answer.text().await.unwrap());
    answer.headers()["location"].to_str().unwrap().to_owned()
}

impl Owner {
    /// Returns the owner as a user of another process.
    pub fn at(&self, world: &World) -> Self {
        let signed_out = world.signed_out();
        Self { client: signed_out.with_token(&self.token), signed_out, ..self.clone() }
    }

    /// Returns a client that has just signed in.
    pub async fn session(&self) -> Client {
        self.signed_out.sign_in(&self.name).await
    }

    /// Starts to connect. Returns the address of the consent page, and the cookie.
    pub async fn start(&self) -> (String, String) {
        let answer = self.session().await.post("/functions/v1/auth-google-start").send().await.expect(200);
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        (answer.json()["authUrl"].as_str().unwrap().to_owned(), cookie)
    }

    /// Connects a Google user. Returns the address at which the browser ends.
    pub async fn connect(&self, world: &World, email: &str) -> String {
        let (url, cookie) = self.start().await;
        let back = consent(world, &url, email, "allow").await;
        come_back(world, &back, &cookie).await.header("location").to_owned()
    }

    pub async fn get(&self, path: &str) -> Value {
        self.client.get(path).send().await.expect(200).json()
    }

    /// Returns the id of the account with the most locations.
    pub async fn largest_account(&self, world: &World, email: &str) -> String {
        let people = world.order(Method::GET, "/sim", &Value::Null).await;
        let person = people["people"].as_array().unwrap().iter().find(|person| person["email"] == email).unwrap();
        let accounts = person["accounts"].as_array().unwrap();
        let largest = accounts.iter().max_by_key(|account| account["locations"].as_u64()).unwrap();
        largest["name"].as_str().unwrap().strip_prefix("accounts/").unwrap().to_owned()
    }

    /// Requests an import without waiting for it.
    pub async fn ask_import(&self, account: &str) -> Answer {
        let body = json!({ "org_id": self.org, "account_id": account, "account_type": "ORGANIZATION" });
        let ask = self.client.post("/functions/v1/import-gbp-locations").header("prefer", "respond-async");
        ask.json(&body).send().await
    }

    /// Requests a sync without waiting for it.
    pub async fn ask_sync(&self, mut body: Value) -> Answer {
        body["org_id"] = json!(self.org);
        self.client.post("/functions/v1/sync-gbp-locations").header("prefer", "respond-async").json(&body).send().await
    }

    /// Connects Camille and imports her largest account. Returns its id.
    pub async fn import_all(&self, world: &World) -> String {
        assert_eq!(self.connect(world, CAMILLE).await, "/dashboard/locations?connected=1");
        let account = self.largest_account(world, CAMILLE).await;
        let run = self.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
        world.work().await;
        let run = self.run(&run).await;
        assert_eq!(run["state"], "done", "{run}");
        account
    }

    pub async fn run(&self, id: &str) -> Value {
        self.get(&format!("/api/v1/google/runs/{id}")).await
    }

    /// Returns every location, by name.
    pub async fn locations(&self) -> Vec<Value> {
        let mut all = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = self.get(&format!("/api/v1/locations?limit=200&cursor={cursor}")).await;
            all.extend(page["items"].as_array().unwrap().iter().cloned());
            match page["next_cursor"].as_str() {
                Some(next) => next.clone_into(&mut cursor),
                None => return all,
            }
        }
    }

    /// Returns the notifications of a kind, the latest first.
    pub async fn notifications(&self, kind: &str) -> Vec<Value> {
        let list = self.get("/api/v1/notifications?limit=200").await;
        list["items"].as_array().unwrap().iter().filter(|notification| notification["kind"] == kind).cloned().collect()
    }
}

/// Opens the address to which Google redirects the browser.
pub async fn come_back(world: &World, address: &str, cookie: &str) -> Answer {
    let path = address.strip_prefix(&world.app.site.url).unwrap();
    world.signed_out().get(path).header("cookie", cookie).send().await.expect(303)
}
