//! The real program in a process of its own, to be killed.

use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use testing::TestDb;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

pub const FILE: &str = include_str!("../../../features/locations/tests/data/cms_hospitals_us_2018.csv");
/// Rows of the file, each a location.
pub const ROWS: u64 = 5_334;

/// A running program; killed, as by `kill -9`, when dropped.
pub struct Program {
    child: Child,
    port: u16,
}

impl Program {
    pub async fn start(db: &TestDb) -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let child = Command::new(env!("CARGO_BIN_EXE_vitrine"))
            .args(["serve", "--import-max-rows", "10000", "--site-url", "http://localhost", "--database", db.url()])
            .args(["--listen", &format!("127.0.0.1:{port}")])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let program = Self { child, port };
        while program.try_ask("GET", "/readyz", "", b"").await.is_none() {
            tokio::task::yield_now().await;
        }
        program
    }

    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }

    /// Status and body of an answer; `None` when there is none.
    async fn try_ask(&self, method: &str, path: &str, token: &str, body: &[u8]) -> Option<(u16, Value)> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.ok()?;
        let kind = if body.first() == Some(&b'{') { "application/json" } else { "text/csv" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-type: {kind}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(&[head.as_bytes(), body].concat()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).unwrap_or_default()))
    }

    pub async fn ask(&self, method: &str, path: &str, token: &str, body: &[u8]) -> Value {
        match self.try_ask(method, path, token, body).await {
            Some((200..=299, body)) => body,
            other => panic!("{method} {path}: {other:?}"),
        }
    }

    /// An import that is checked and ready to run, and who may run it.
    pub async fn prepared(&self) -> (String, String) {
        let person = json!({ "email": "k@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "K", "last_name": "L" } });
        let session = self.ask("POST", "/auth/v1/signup", "", person.to_string().as_bytes()).await;
        let token = session["access_token"].as_str().expect("a token").to_owned();
        let import = self.ask("POST", "/api/v1/imports?filename=h.csv", &token, FILE.as_bytes()).await;
        let id = import["id"].as_str().expect("an id").to_owned();
        let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "country": "US" } });
        self.ask("POST", &format!("/api/v1/imports/{id}/check"), &token, choices.to_string().as_bytes()).await;
        (id, token)
    }

    pub async fn count(&self, token: &str) -> u64 {
        self.ask("GET", "/api/v1/locations/count", token, b"").await["count"].as_u64().expect("a number")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
