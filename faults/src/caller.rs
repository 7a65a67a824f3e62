//! HTTP client that the fault tests use to act as a user.

use std::time::{Duration, Instant};

use reqwest::{
    Client, Method,
    header::{HeaderMap, HeaderName, HeaderValue},
    redirect::Policy,
};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::Outcome;

/// Password of all test users; not a common password, because the server rejects those.
const PASSWORD: &str = "Tr0mpe-l'oeil vitrine 57";
/// Timeout for background work to finish.
const BACKGROUND_TIMEOUT: Duration = Duration::from_mins(2);

/// A user, signed in or not. Cheap to clone.
#[derive(Clone)]
pub struct Caller {
    http: Client,
    /// Port of the program.
    pub port: u16,
    /// Access token; empty while signed out.
    pub token: String,
    /// Session JSON from the last sign-in.
    pub session: Value,
    /// Address to sign in with.
    pub email: String,
}

/// HTTP response with its complete body.
#[derive(Clone, Debug)]
pub struct Response {
    /// Status.
    pub status: u16,
    /// Headers.
    pub headers: HeaderMap,
    /// Body.
    pub body: Vec<u8>,
}

impl Response {
    /// Parses the body as JSON; returns null when it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Returns true for a 2xx status.
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Returns true for a correct refusal during an outage: 503 or 507, a problem with a code, and Retry-After.
    pub fn is_unavailable(&self) -> bool {
        matches!(self.status, 503 | 507)
            && self.header("content-type") == "application/problem+json"
            && self.json()["code"].is_string()
            && self.header("retry-after").parse::<u64>().is_ok()
    }

    /// Returns true if the server refused the write because its disk is full.
    pub fn is_full(&self) -> bool {
        self.status == 507 && self.json()["code"] == "storage_full"
    }

    /// Returns a header; empty when it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Returns the JSON of a successful response, or an error with its status and body.
    pub fn json_or_error(&self) -> Outcome<Value> {
        if self.is_success() { Ok(self.json()) } else { Err(self.summary().into()) }
    }

    /// Returns the status and the first 300 characters of the body, for error messages.
    pub fn summary(&self) -> String {
        let text = String::from_utf8_lossy(&self.body);
        format!("{} {}", self.status, text.chars().take(300).collect::<String>())
    }
}

impl Caller {
    /// Returns a caller that is signed out.
    pub fn new(port: u16) -> Outcome<Self> {
        // One connection per request, because a pooled connection could belong to a process that was killed.
        let http = Client::builder().redirect(Policy::none()).pool_max_idle_per_host(0).timeout(Duration::from_mins(1));
        let (token, email) = (String::new(), String::new());
        Ok(Self { http: http.no_proxy().build()?, port, token, session: Value::Null, email })
    }

    /// Returns this user at the process on another port.
    pub fn on_port(&self, port: u16) -> Self {
        Self { port, ..self.clone() }
    }

    /// Signs up a new user with a new organization.
    pub async fn sign_up(&self, name: &str) -> Outcome<Self> {
        let email = format!("{name}@faults.example");
        let body = json!({ "email": email, "password": PASSWORD,
            "data": { "first_name": name, "last_name": "Faults", "company": name } });
        let session = self.post("/auth/v1/signup", &body).await?;
        Ok(self.with_session(session, email))
    }

    /// Signs in once more.
    pub async fn sign_in(&self) -> Outcome<Self> {
        let body = json!({ "email": self.email, "password": PASSWORD });
        let session = self.post("/auth/v1/token?grant_type=password", &body).await?;
        Ok(self.with_session(session, self.email.clone()))
    }

    /// Refreshes a session; returns the response.
    pub async fn refresh(&self, session: &Value) -> Option<Response> {
        let body = json!({ "refresh_token": session["refresh_token"] }).to_string();
        self.request("POST", "/auth/v1/token?grant_type=refresh_token", &[], body.as_bytes()).await
    }

    /// Returns this user with another session.
    pub fn with_session(&self, session: Value, email: String) -> Self {
        let token = session["access_token"].as_str().unwrap_or_default().to_owned();
        Self { token, session, email, ..self.clone() }
    }

    /// Sends a request. Returns `None` when the response is missing or incomplete.
    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Option<Response> {
        let url = format!("http://127.0.0.1:{}{path}", self.port);
        let method = Method::from_bytes(method.as_bytes()).ok()?;
        let mut request = self.http.request(method, url);
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        let mut request_headers = HeaderMap::new();
        if !body.is_empty() {
            // JSON bodies start with a brace; every other body is a CSV file.
            let kind = if body.first() == Some(&b'{') { "application/json" } else { "text/csv" };
            request_headers.insert("content-type", HeaderValue::from_static(kind));
        }
        for (name, value) in headers {
            request_headers.insert(HeaderName::from_bytes(name.as_bytes()).ok()?, HeaderValue::from_str(value).ok()?);
        }
        let response = request.headers(request_headers).body(body.to_vec()).send().await.ok()?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Some(Response { status, headers, body: response.bytes().await.ok()?.to_vec() })
    }

    /// Sends a GET request; returns the JSON of a successful response.
    pub async fn get(&self, path: &str) -> Outcome<Value> {
        let response = self.request("GET", path, &[], b"").await.ok_or_else(|| format!("GET {path}: no response"))?;
        response.json_or_error().map_err(|error| format!("GET {path}: {error}").into())
    }

    /// Sends a POST request with a JSON body; returns the JSON of a successful response.
    pub async fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        self.post_bytes(path, body.to_string().as_bytes()).await
    }

    /// Posts a body unchanged.
    pub async fn post_bytes(&self, path: &str, body: &[u8]) -> Outcome<Value> {
        let response =
            self.request("POST", path, &[], body).await.ok_or_else(|| format!("POST {path}: no response"))?;
        response.json_or_error().map_err(|error| format!("POST {path}: {error}").into())
    }

    /// Polls `path` until the response meets the condition. Fails after the timeout.
    pub async fn poll_until(&self, path: &str, condition: impl Fn(&Value) -> bool) -> Outcome<Value> {
        let (start, mut last) = (Instant::now(), String::new());
        while start.elapsed() < BACKGROUND_TIMEOUT {
            match self.get(path).await {
                Ok(value) if condition(&value) => return Ok(value),
                Ok(value) => last = value.to_string(),
                Err(error) => last = error.to_string(),
            }
            sleep(Duration::from_millis(5)).await;
        }
        Err(format!("{path} did not reach the expected state; last response: {last}").into())
    }

    /// Returns all items of a paginated list.
    pub async fn get_all_pages(&self, path: &str) -> Outcome<Vec<Value>> {
        let (mut items, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = self.get(&format!("{path}?limit=200{cursor}")).await?;
            items.extend_from_slice(json_array(&page, "items"));
            match page["next_cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return Ok(items),
            }
        }
    }

    /// Creates a location with its name as the idempotency key.
    pub async fn create_location(&self, name: &str) -> Option<Response> {
        let location = json!({ "name": name, "address": "1 Main St", "city": "Austin" }).to_string();
        self.request("POST", "/api/v1/locations", &[("idempotency-key", name)], location.as_bytes()).await
    }

    /// Returns the number of locations.
    pub async fn count_locations(&self) -> Outcome<u64> {
        json_u64(&self.get("/api/v1/locations/count").await?, "count")
    }
}

/// Returns a string field of a JSON object.
pub fn json_str<'a>(object: &'a Value, field: &str) -> Outcome<&'a str> {
    Ok(object[field].as_str().ok_or_else(|| format!("no text {field} in {object}"))?)
}

/// Returns a number field of a JSON object.
pub fn json_u64(object: &Value, field: &str) -> Outcome<u64> {
    Ok(object[field].as_u64().ok_or_else(|| format!("no number {field} in {object}"))?)
}

/// Returns an array field of a JSON object; empty when it is missing.
pub fn json_array<'a>(object: &'a Value, field: &str) -> &'a [Value] {
    object[field].as_array().map_or(&[], Vec::as_slice)
}
