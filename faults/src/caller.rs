//! An HTTP client of the program that retries with care.

use std::time::{Duration, Instant};

use reqwest::{
    Client, Method,
    header::{HeaderMap, HeaderName, HeaderValue},
    redirect::Policy,
};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::Outcome;

/// One password for all of them; in no list of common ones.
pub const PASSWORD: &str = "Tr0mpe-l'oeil vitrine 57";
/// Timeout of everything that the program does in the background.
const TIMEOUT: Duration = Duration::from_mins(2);

/// A user, signed in or not. Cheap to clone.
#[derive(Clone)]
pub struct Caller {
    http: Client,
    /// Port of the program.
    pub port: u16,
    /// Access token; empty while signed out.
    pub token: String,
    /// The session as it was told.
    pub session: Value,
    /// Address to sign in with.
    pub email: String,
}

/// An answer, whole.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Status.
    pub status: u16,
    /// Headers.
    pub headers: HeaderMap,
    /// Body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null when it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Returns true for a status of success.
    pub fn is_good(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Returns true for a correct refusal during an outage: 503 or 507, a problem with a code, and Retry-After.
    pub fn is_unavailable(&self) -> bool {
        matches!(self.status, 503 | 507)
            && self.header("content-type") == "application/problem+json"
            && self.json()["code"].is_string()
            && self.header("retry-after").parse::<u64>().is_ok()
    }

    /// Returns true for the refusal because of a full disk.
    pub fn is_full(&self) -> bool {
        self.status == 507 && self.json()["code"] == "storage_full"
    }

    /// A header; empty when it is not there.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The JSON of a good answer.
    pub fn good(&self) -> Outcome<Value> {
        if self.is_good() { Ok(self.json()) } else { Err(self.told().into()) }
    }

    /// Status and start of the body, to be shown.
    pub fn told(&self) -> String {
        let text = String::from_utf8_lossy(&self.body);
        format!("{} {}", self.status, text.chars().take(300).collect::<String>())
    }
}

impl Caller {
    /// Returns a caller that is signed out.
    pub fn new(port: u16) -> Outcome<Self> {
        // A connection for each request: one that is kept would be to a process that was killed.
        let http = Client::builder().redirect(Policy::none()).pool_max_idle_per_host(0).timeout(Duration::from_mins(1));
        let (token, email) = (String::new(), String::new());
        Ok(Self { http: http.no_proxy().build()?, port, token, session: Value::Null, email })
    }

    /// Returns this user at the process on another port.
    pub fn at(&self, port: u16) -> Self {
        Self { port, ..self.clone() }
    }

    /// Signs up, with an organization of one's own.
    pub async fn sign_up(&self, name: &str) -> Outcome<Self> {
        let email = format!("{name}@faults.example");
        let body = json!({ "email": email, "password": PASSWORD,
            "data": { "first_name": name, "last_name": "Faults", "company": name } });
        let session = self.post("/auth/v1/signup", &body).await?;
        Ok(self.with(session, email))
    }

    /// Signs in once more.
    pub async fn sign_in(&self) -> Outcome<Self> {
        let body = json!({ "email": self.email, "password": PASSWORD });
        let session = self.post("/auth/v1/token?grant_type=password", &body).await?;
        Ok(self.with(session, self.email.clone()))
    }

    /// The answer to the session's refresh token.
    pub async fn refresh(&self, session: &Value) -> Option<Answer> {
        let body = json!({ "refresh_token": session["refresh_token"] }).to_string();
        self.ask("POST", "/auth/v1/token?grant_type=refresh_token", &[], body.as_bytes()).await
    }

    /// Returns this user with another session.
    pub fn with(&self, session: Value, email: String) -> Self {
        let token = session["access_token"].as_str().unwrap_or_default().to_owned();
        Self { token, session, email, ..self.clone() }
    }

    /// One request; `None` when the answer is not there, or not whole.
    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Option<Answer> {
        let url = format!("http://127.0.0.1:{}{path}", self.port);
        let method = Method::from_bytes(method.as_bytes()).ok()?;
        let mut request = self.http.request(method, url);
        if !self.token.is_empty() {
            request = request.bearer_auth(&self.token);
        }
        let mut given = HeaderMap::new();
        if !body.is_empty() {
            let kind = if body.first() == Some(&b'{') { "application/json" } else { "text/csv" };
            given.insert("content-type", HeaderValue::from_static(kind));
        }
        for (name, value) in headers {
            given.insert(HeaderName::from_bytes(name.as_bytes()).ok()?, HeaderValue::from_str(value).ok()?);
        }
        let answer = request.headers(given).body(body.to_vec()).send().await.ok()?;
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        Some(Answer { status, headers, body: answer.bytes().await.ok()?.to_vec() })
    }

    /// The JSON of a good answer to a question.
    pub async fn get(&self, path: &str) -> Outcome<Value> {
        let answer = self.ask("GET", path, &[], b"").await.ok_or_else(|| format!("GET {path}: no answer"))?;
        answer.good().map_err(|error| format!("GET {path}: {error}").into())
    }

    /// The JSON of a good answer to an order.
    pub async fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        self.post_text(path, body.to_string().as_bytes()).await
    }

    /// Posts a body unchanged.
    pub async fn post_text(&self, path: &str, body: &[u8]) -> Outcome<Value> {
        let answer = self.ask("POST", path, &[], body).await.ok_or_else(|| format!("POST {path}: no answer"))?;
        answer.good().map_err(|error| format!("POST {path}: {error}").into())
    }

    /// Asks again and again until the answer is as it should be; an error when it takes too long.
    pub async fn until(&self, path: &str, is_so: impl Fn(&Value) -> bool) -> Outcome<Value> {
        let (start, mut last) = (Instant::now(), String::new());
        while start.elapsed() < TIMEOUT {
            match self.get(path).await {
                Ok(value) if is_so(&value) => return Ok(value),
                Ok(value) => last = value.to_string(),
                Err(error) => last = error.to_string(),
            }
            sleep(Duration::from_millis(5)).await;
        }
        Err(format!("{path} never came to be as expected; in the end: {last}").into())
    }

    /// All of a list that comes in pages.
    pub async fn all(&self, path: &str) -> Outcome<Vec<Value>> {
        let (mut all, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = self.get(&format!("{path}?limit=200{cursor}")).await?;
            all.extend_from_slice(list(&page, "items"));
            match page["next_cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return Ok(all),
            }
        }
    }

    /// Adds a location under an Idempotency-Key, which is its name: the answer, if there is one.
    pub async fn add(&self, name: &str) -> Option<Answer> {
        let shop = json!({ "name": name, "address": "1 Main St", "city": "Austin" }).to_string();
        self.ask("POST", "/api/v1/locations", &[("idempotency-key", name)], shop.as_bytes()).await
    }

    /// Returns the number of locations.
    pub async fn count(&self) -> Outcome<u64> {
        number(&self.get("/api/v1/locations/count").await?, "count")
    }
}

/// A text of a JSON object.
pub fn text<'a>(of: &'a Value, field: &str) -> Outcome<&'a str> {
    Ok(of[field].as_str().ok_or_else(|| format!("no text {field} in {of}"))?)
}

/// A number of a JSON object.
pub fn number(of: &Value, field: &str) -> Outcome<u64> {
    Ok(of[field].as_u64().ok_or_else(|| format!("no number {field} in {of}"))?)
}

/// A list of a JSON object; empty when there is none.
pub fn list<'a>(of: &'a Value, field: &str) -> &'a [Value] {
    of[field].as_array().map_or(&[], Vec::as_slice)
}
