//! Killed at ten random moments of an import from Google, and at ten of a sync.

use std::{
    collections::{BTreeMap, HashSet},
    hash::{BuildHasher, Hasher, RandomState},
};

use axum::http::Method;
use reqwest::{Response, redirect::Policy};
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::{Client, Program, TestDb, free_port};
use tokio::net::TcpListener;
use url::Url;

const DEATHS: u64 = 10;
const LOCATIONS: usize = 150;
/// Requests per minute; low enough that ten restarts take only a small part of the run.
const QUOTA: &str = "6000";
/// User of the simulated Google who sees all locations.
const CAMILLE: &str = "camille.roy@example.com";

/// A simulated Google that lives on, and a site that dies.
struct Site<'a> {
    db: &'a TestDb,
    desk: Client,
    options: Vec<String>,
    http: reqwest::Client,
    program: Option<Program>,
    token: String,
    _home: TempDir,
}

impl Site<'_> {
    /// Starts a site without a connected user.
    async fn start(db: &TestDb) -> Site<'_> {
        let simulator = simulated_google::router(simulated_google::Options {
            locations: LOCATIONS,
            unlimited_quota: true,
            ..simulated_google::Options::default()
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let desk = Client::new(simulator.clone());
        tokio::spawn(async move { axum::serve(listener, simulator).await });
        let home = tempfile::tempdir().expect("a folder");
        let inside = |name: &str| home.path().join(name).to_str().expect("a path").to_owned();
        let (keys, photos) = (inside("keys"), inside("photos"));
        let options = [
            ("--keys", &*keys),
            ("--photos", &photos),
            ("--site-url", "http://localhost"),
            ("--database", db.url()),
            ("--google-api-base", &address),
            ("--google-quota", QUOTA),
            ("--google-client-id", simulated_google::CLIENT_ID),
            ("--google-client-secret", simulated_google::CLIENT_SECRET),
        ];
        let options = options.iter().flat_map(|(name, value)| [(*name).to_owned(), (*value).to_owned()]).collect();
        let http = reqwest::Client::builder().redirect(Policy::none()).build().expect("a client");
        let mut site = Site { db, desk, options, http, program: None, token: String::new(), _home: home };
        site.live().await;
        let person = json!({ "email": "k@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "K", "last_name": "L" } });
        let session = site.alive().ask("POST", "/auth/v1/signup", "", person.to_string().as_bytes()).await;
        session["access_token"].as_str().expect("a token").clone_into(&mut site.token);
        site
    }

    /// Another process begins, on whatever the one before left.
    async fn live(&mut self) {
        // A worker on PostgreSQL does this after the lease of the killed process expires.
        jobs::take_back(self.db, jiff::Timestamp::UNIX_EPOCH).await.expect("the database is there");
        let port = free_port();
        let listen = format!("127.0.0.1:{port}");
        let mut arguments = vec!["serve", "--listen", &listen];
        arguments.extend(self.options.iter().map(String::as_str));
        self.program = Some(Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await);
    }

    async fn die(&mut self) {
        self.program.take().expect("it runs").kill().await;
    }

    fn alive(&self) -> &Program {
        self.program.as_ref().expect("it runs")
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.alive().port())
    }

    async fn get(&self, path: &str) -> Value {
        self.alive().ask("GET", &format!("/api/v1{path}"), &self.token, b"").await
    }

    /// Connects a Google user, as a browser does.
    async fn connect(&self) {
        let start = self.http.post(self.address("/functions/v1/auth-google-start")).bearer_auth(&self.token);
        let started = start.send().await.expect("an answer");
        let cookie = header(&started, "set-cookie");
        let cookie = cookie.split(';').next().expect("a cookie").to_owned();
        let there: Value = started.json().await.expect("JSON");
        let there = Url::parse(there["authUrl"].as_str().expect("an address")).expect("an address");
        let scopes = there.query_pairs().find(|(name, _)| name == "scope").expect("scopes").1.into_owned();
        let chosen = [("account", CAMILLE), ("decision", "allow")];
        let form: Vec<_> = chosen.into_iter().chain(scopes.split(' ').map(|scope| ("scope", scope))).collect();
        let form = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let path = format!("{}?{}", there.path(), there.query().expect("a query"));
        let consented = self.desk.post(&path).body("application/x-www-form-urlencoded", form).send().await.expect(302);
        let back = consented.header("location").strip_prefix("http://localhost").expect("our site");
        let returned = self.http.get(self.address(back)).header("cookie", cookie).send().await.expect("an answer");
        assert_eq!(header(&returned, "location"), "/dashboard/locations?connected=1");
    }

    /// Asks a function for something long; the run.
    async fn ask(&self, function: &str, body: &Value) -> String {
        let address = self.address(&format!("/functions/v1/{function}"));
        let ask = self.http.post(address).bearer_auth(&self.token).header("prefer", "respond-async").json(body);
        let answer: Value = ask.send().await.expect("an answer").json().await.expect("JSON");
        answer["run"]["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// Returns a run; panics if it failed.
    async fn look(&self, run: &str) -> Value {
        let run = self.get(&format!("/google/runs/{run}")).await;
        assert_ne!(run["state"], "failed", "{run}");
        run
    }

    /// Kills the process at ten random moments of a run, and has the last one finish it.
    async fn outlive(&mut self, run: &str) -> Value {
        for moment in moments() {
            while reached(&self.look(run).await) < moment {}
            self.die().await;
            self.live().await;
        }
        loop {
            let run = self.look(run).await;
            if run["state"] == "done" {
                return run;
            }
        }
    }

    /// Every location, by its number at Google.
    async fn locations(&self) -> BTreeMap<String, Value> {
        let page = self.get("/locations?limit=200").await;
        assert_eq!(page["next_cursor"], Value::Null, "one page has them all");
        let items = page["items"].as_array().expect("items");
        let numbered = |location: &Value| {
            (location["google_location_id"].as_str().expect("a number").to_owned(), location.clone())
        };
        let all: BTreeMap<_, _> = items.iter().map(numbered).collect();
        assert_eq!(all.len(), items.len(), "nothing is there twice");
        all
    }

    /// A colleague changes descriptions at Google.
    async fn change_at_google<'a>(&self, google_ids: impl Iterator<Item = &'a String>) {
        let tokens = self.desk.post("/sim/tokens").json(&json!({ "email": CAMILLE })).send().await.expect(200).json();
        let colleague = self.desk.with_token(tokens["access_token"].as_str().expect("a token"));
        for google_id in google_ids {
            let path = format!("/mybusinessbusinessinformation/v1/locations/{google_id}?updateMask=profile");
            let body = json!({ "profile": { "description": "After." } });
            colleague.ask(Method::PATCH, &path).json(&body).send().await.expect(200);
        }
    }
}

/// Progress of the run at each kill, random from its first page to shortly before its end.
fn moments() -> Vec<u64> {
    let seed = RandomState::new();
    let random = |death: u64| {
        let mut hasher = seed.build_hasher();
        hasher.write_u64(death);
        hasher.finish() % (LOCATIONS as u64 * 18 / 10)
    };
    let mut moments: Vec<u64> = (0..DEATHS).map(random).collect();
    moments.sort_unstable();
    moments
}

/// Progress of a run: listed locations plus read details.
fn reached(run: &Value) -> u64 {
    number(run, "done") + number(run, "details_done")
}

fn number(object: &Value, field: &str) -> u64 {
    object[field].as_u64().unwrap_or_else(|| panic!("no number {field} in {object}"))
}

fn header(answer: &Response, name: &str) -> String {
    answer.headers()[name].to_str().expect("text").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_and_a_sync_that_are_killed_ten_times_end_complete_with_everything_once() {
    for db in testing::engines().await {
        let mut site = Site::start(&db).await;
        site.connect().await;
        let accounts = site.get("/google/accounts").await;
        let is_account = |account: &&Value| account["account_name"] == "Fairmont Retail Group";
        let account = accounts["items"].as_array().expect("items").iter().find(is_account).expect("an account");
        let body = json!({ "account_id": account["account_id"], "account_type": account["account_type"] });
        let run = site.ask("import-gbp-locations", &body).await;
        let run = site.outlive(&run).await;
        let all = site.locations().await;
        let world = site.desk.get("/sim").send().await.expect(200).json();
        let there = world["people"][0]["accounts"].as_array().expect("accounts").iter();
        let most = there.map(|account| number(account, "locations")).max().expect("an account");
        assert_eq!((all.len() as u64, number(&run, "created"), number(&run, "done")), (most, most, most), "{run}");
        assert_eq!((number(&run, "details_done"), number(&run, "failed")), (most, 0), "{run}");
        assert_eq!(number(&site.get("/locations/summary").await, "total"), most);
        assert!(all.values().all(|location| location["sync_status"] == "synced"));

        let changed: HashSet<&String> = all.keys().step_by(9).collect();
        site.change_at_google(changed.iter().copied()).await;
        let run = site.ask("sync-gbp-locations", &json!({})).await;
        let run = site.outlive(&run).await;
        assert_eq!((number(&run, "updated"), number(&run, "done")), (changed.len() as u64, most), "{run}");
        let after = site.locations().await;
        assert_eq!(after.len(), all.len());
        for (google_id, location) in &after {
            assert_eq!(location["description"] == "After.", changed.contains(google_id));
            assert_eq!(location["sync_status"], "synced");
        }
        for google_id in changed.into_iter().take(5) {
            let id = after[google_id]["id"].as_str().expect("an id");
            let history = site.get(&format!("/locations/{id}/history")).await;
            let changes = history["items"].as_array().expect("items").iter();
            let changes = changes.flat_map(|entry| entry["changes"].as_array().expect("changes"));
            assert_eq!(changes.filter(|change| change["field"] == "description").count(), 1, "{history}");
        }
    }
}
