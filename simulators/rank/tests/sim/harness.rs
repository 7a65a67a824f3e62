//! A simulator under test, through its router.

use axum::{Router, body::Body};
use http::{HeaderMap, Method, Request};
use http_body_util::BodyExt;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use simulated_rank::{Business, Clock, Options};
use tower::ServiceExt;

pub const PARIS: (f64, f64) = (48.8566, 2.3522);
/// `demo@example.com:demo-password`
pub const BASIC: &str = "Basic ZGVtb0BleGFtcGxlLmNvbTpkZW1vLXBhc3N3b3Jk";
pub const LIVE: &str = "/dataforseo/v3/serp/google/maps/live/advanced";
pub const POST: &str = "/dataforseo/v3/serp/google/maps/task_post";
pub const READY: &str = "/dataforseo/v3/serp/google/maps/tasks_ready";
pub const GET: &str = "/dataforseo/v3/serp/google/maps/task_get/advanced";

/// Noon of a Friday.
pub fn noon() -> Timestamp {
    "2026-11-20T12:00:00Z".parse().unwrap()
}

/// Returns a business with a place id of its name.
pub fn bakery(name: &str, (lat, lng): (f64, f64)) -> Business {
    Business { name: name.into(), place_id: Some(format!("ChIJ-{name}")), lat, lng, reviews: 7, ..Business::default() }
}

/// Answer.
pub struct Answer {
    pub code: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// Returns the body, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.code, self.text))
    }

    /// Returns the body of an answer with status 200.
    pub fn ok(&self) -> Value {
        assert_eq!(self.code, 200, "{}", self.text);
        self.json()
    }
}

/// Simulator under test.
pub struct Sim {
    pub router: Router,
    pub clock: Clock,
}

impl Sim {
    /// Creates a simulator with one business, in Paris.
    pub fn new() -> Self {
        Self::with(Options { businesses: vec![bakery("ours", PARIS)], ..Options::default() })
    }

    pub fn with(options: Options) -> Self {
        let clock = Clock::fixed(noon());
        Self { router: simulated_rank::router(Options { clock: clock.clone(), ..options }), clock }
    }

    pub async fn send(&self, method: Method, path: &str, header: Option<(&str, &str)>, body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        let response = self.router.clone().oneshot(request.body(Body::from(body.to_owned())).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        Answer {
            code: parts.status.as_u16(),
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    /// Posts to DataForSEO or the control desk.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(("authorization", BASIC)), &body.to_string()).await
    }

    /// Gets from DataForSEO or the control desk.
    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, Some(("authorization", BASIC)), "").await
    }

    pub async fn fault(&self, fault: Value) {
        self.post("/sim/faults", &fault).await.ok();
    }

    pub async fn ledger(&self) -> Value {
        self.get("/sim/ledger").await.ok()
    }

    pub fn advance(&self, seconds: i64) {
        self.clock.advance(SignedDuration::from_secs(seconds));
    }

    /// Asks DataForSEO live, and returns the task of the answer.
    pub async fn live(&self, task: Value) -> Value {
        self.post(LIVE, &json!([task])).await.ok()["tasks"][0].clone()
    }
}

/// Returns a valid task of DataForSEO.
pub fn task(keyword: &str) -> Value {
    json!({ "keyword": keyword, "location_coordinate": "48.8566,2.3522,14z", "language_code": "fr", "depth": 20 })
}

/// Returns a task with some fields replaced.
pub fn task_with(changes: &Value) -> Value {
    let mut task = task("boulangerie");
    for (name, value) in changes.as_object().unwrap() {
        task[name] = value.clone();
    }
    task
}
