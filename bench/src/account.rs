//! A signed-up user of the program being measured, and what it does over HTTP.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};

use crate::{
    Outcome,
    client::{Answer, Connection, request},
};

/// One password for all of them; long enough for any rule, in no list of common ones.
pub const PASSWORD: &str = "Tr0mpe-l'oeil vitrine 57";

/// A user with an organization of its own.
#[derive(Clone)]
pub struct Account {
    /// Address of the program.
    pub at: SocketAddr,
    /// Email address to sign in with.
    pub email: String,
    /// Access token.
    pub token: String,
    /// Id of its organization.
    pub org: String,
}

impl Account {
    /// Signs up.
    pub async fn sign_up(at: SocketAddr, name: &str) -> Outcome<Self> {
        let email = format!("{name}@bench.example");
        let body = json!({
            "email": email, "password": PASSWORD,
            "data": {"first_name": "Bench", "last_name": name, "company": name},
        });
        let mut connection = Connection::open(at).await?;
        let session = connection.send(&request("POST", "/auth/v1/signup", JSON, body.to_string().as_bytes())).await?;
        Self { at, email, token: text(&session.json()?, "access_token")?, org: String::new() }.with_organization().await
    }

    /// Signs in again: the program was started anew, at another address.
    pub async fn sign_in(&self, at: SocketAddr) -> Outcome<Self> {
        let mut connection = Connection::open(at).await?;
        let session = connection.send(&self.password_request()).await?;
        Ok(Self { at, token: text(&session.json()?, "access_token")?, ..self.clone() })
    }

    async fn with_organization(mut self) -> Outcome<Self> {
        let me = self.get("/api/v1/me").await?;
        self.org = text(&me["organisation"], "id")?;
        Ok(self)
    }

    /// The request of signing in with the password.
    pub fn password_request(&self) -> Vec<u8> {
        let body = json!({"email": self.email, "password": PASSWORD}).to_string();
        request("POST", "/auth/v1/token?grant_type=password", JSON, body.as_bytes())
    }

    /// A request of this user.
    pub fn request(&self, method: &str, target: &str, body: &[u8]) -> Vec<u8> {
        request(method, target, &format!("authorization: Bearer {}\r\n{JSON}", self.token), body)
    }

    /// GET, once.
    pub async fn get(&self, target: &str) -> Outcome<Value> {
        Ok(self.ask("GET", target, b"").await?.json()?)
    }

    /// POST, once.
    pub async fn post(&self, target: &str, body: &Value) -> Outcome<Value> {
        Ok(self.ask("POST", target, body.to_string().as_bytes()).await?.json()?)
    }

    async fn ask(&self, method: &str, target: &str, body: &[u8]) -> Outcome<Answer> {
        let answer = Connection::open(self.at).await?.send(&self.request(method, target, body)).await;
        Ok(answer.map_err(|e| format!("{method} {target}: {e}"))?)
    }

    /// Uploads a CSV file, checks it and runs the import, as the web app does; ends when every row is there.
    /// Gives how many locations were made.
    pub async fn import(&self, file: &[u8]) -> Outcome<u64> {
        let headers = format!("authorization: Bearer {}\r\ncontent-type: text/csv\r\n", self.token);
        let upload = request("POST", "/api/v1/imports?filename=stores.csv", &headers, file);
        let import = Connection::open(self.at).await?.send(&upload).await?.json()?;
        let path = format!("/api/v1/imports/{}", text(&import, "id")?);
        let plan = json!({
            "mapping": import["detected"]["suggested_mapping"],
            "options": {"country": null, "on_match": "skip", "on_bad_row": "skip"},
        });
        self.post(&format!("{path}/check"), &plan).await?;
        self.post(&format!("{path}/run"), &json!({})).await?;
        loop {
            let import = self.get(&path).await?;
            match import["state"].as_str() {
                Some("done") => return Ok(import["outcome"]["created"].as_u64().unwrap_or_default()),
                Some("queued" | "running") => tokio::time::sleep(Duration::from_millis(10)).await,
                _ => return Err(format!("the import ended as {import}").into()),
            }
        }
    }
}

const JSON: &str = "content-type: application/json\r\n";

fn text(value: &Value, key: &str) -> Outcome<String> {
    Ok(value[key].as_str().ok_or_else(|| format!("no {key} in {value}"))?.to_owned())
}
