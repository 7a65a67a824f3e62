//! A simulator with a clock that stands, and requests without a network.

use axum::{Router, body::Body};
use http::{HeaderMap, Method, Request};
use http_body_util::BodyExt;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use simulated_google::{Clock, Options};
use tower::ServiceExt;

/// The agency with every location.
pub const CAMILLE: &str = "camille.roy@example.com";
pub const INFORMATION: &str = "/mybusinessbusinessinformation/v1";

/// An answer.
pub struct Answer {
    pub code: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The body, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.code, self.text))
    }

    /// The body of an answer that must be good.
    pub fn ok(&self) -> Value {
        assert_eq!(self.code, 200, "{}", self.text);
        self.json()
    }

    /// The reason of a refusal: ErrorInfo's, else its status.
    pub fn reason(&self) -> String {
        let error = &self.json()["error"];
        assert_eq!(error["code"], self.code, "{}", self.text);
        let details = error["details"].as_array().cloned().unwrap_or_default();
        let info = details.iter().find_map(|detail| detail["reason"].as_str());
        info.or(error["status"].as_str()).unwrap_or_default().to_owned()
    }
}

/// A simulator under test.
pub struct Sim {
    pub router: Router,
    pub clock: Clock,
    /// An access token of the agency.
    pub token: String,
}

impl Sim {
    /// So many locations, at noon of 20 November 2026.
    pub async fn new(locations: usize) -> Self {
        Self::with(Options { locations, ..Options::default() }).await
    }

    /// Without limits of requests.
    pub async fn free(locations: usize) -> Self {
        Self::with(Options { locations, unlimited_quota: true, ..Options::default() }).await
    }

    pub async fn with(options: Options) -> Self {
        let clock = Clock::fixed("2026-11-20T12:00:00Z".parse::<Timestamp>().unwrap());
        let router = simulated_google::router(Options { clock: clock.clone(), ..options });
        let mut sim = Self { router, clock, token: String::new() };
        sim.token = sim.token_of(CAMILLE).await;
        sim
    }

    pub async fn token_of(&self, email: &str) -> String {
        let answer = self.send(Method::POST, "/sim/tokens", Some(json!({ "email": email })), None).await.ok();
        answer["access_token"].as_str().unwrap().to_owned()
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<Value>, token: Option<&str>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        self.answer(request.body(body).unwrap()).await
    }

    pub async fn answer(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.map(http_body_util::Collected::to_bytes).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { code: parts.status.as_u16(), headers: parts.headers, text }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, Some(&self.token)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Some(body), Some(&self.token)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PATCH, path, Some(body), Some(&self.token)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None, Some(&self.token)).await
    }

    pub fn advance(&self, seconds: i64) {
        self.clock.advance(SignedDuration::from_secs(seconds));
    }

    pub async fn fault(&self, fault: Value) {
        self.post("/sim/faults", fault).await.ok();
    }

    /// The name of the organization that has nearly all locations.
    pub async fn organization(&self) -> String {
        let accounts = self.get("/mybusinessaccountmanagement/v1/accounts").await.ok();
        let accounts = accounts["accounts"].as_array().unwrap().clone();
        let account = accounts.iter().find(|account| account["type"] == "ORGANIZATION").unwrap();
        account["name"].as_str().unwrap().to_owned()
    }

    /// Every location of all accounts, page by page, with these fields.
    pub async fn locations(&self, mask: &str) -> Vec<Value> {
        self.locations_of("accounts/-", mask).await
    }

    /// Every location of one account.
    pub async fn locations_of(&self, account: &str, mask: &str) -> Vec<Value> {
        let (mut all, mut token) = (Vec::new(), String::new());
        loop {
            let path = format!("{INFORMATION}/{account}/locations?readMask={mask}&pageSize=100&pageToken={token}");
            let page = self.get(&path).await.ok();
            all.extend(page["locations"].as_array().cloned().unwrap_or_default());
            match page["nextPageToken"].as_str() {
                Some(next) => next.clone_into(&mut token),
                None => return all,
            }
        }
    }

    /// The first location that is verified, with its account: `accounts/…/locations/…`.
    pub async fn verified(&self) -> (String, String) {
        let organization = self.organization().await;
        let path = format!("{INFORMATION}/{organization}/locations?readMask=name,metadata&pageSize=100");
        let page = self.get(&path).await.ok();
        let location = page["locations"]
            .as_array()
            .unwrap()
            .iter()
            .find(|location| location["metadata"]["hasVoiceOfMerchant"] == true);
        let name = location.unwrap()["name"].as_str().unwrap().to_owned();
        (format!("{organization}/{name}"), name)
    }
}
