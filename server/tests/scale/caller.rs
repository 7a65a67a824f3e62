//! A client that retries requests without an answer, under the same Idempotency-Key.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use testing::{StatusAndBody, ask};

use crate::fleet::{Kills, Moment};

/// A signed-in user.
pub struct Caller<'a> {
    pub token: String,
    port: u16,
    kills: &'a Kills,
    /// Requests without an answer, because their process was killed.
    pub cut_off: AtomicUsize,
    pub answered: AtomicUsize,
}

impl<'a> Caller<'a> {
    pub async fn sign_up(port: u16, kills: &'a Kills, name: &str) -> Self {
        let mut caller =
            Self { token: String::new(), port, kills, cut_off: AtomicUsize::new(0), answered: AtomicUsize::new(0) };
        let person = json!({ "email": format!("{name}@example.com"), "password": "Correct-horse-7",
            "data": { "first_name": name, "last_name": "L" } });
        let session = caller.post("/auth/v1/signup", "", &person).await;
        session["access_token"].as_str().expect("a token").clone_into(&mut caller.token);
        caller
    }

    pub async fn get(&self, path: &str) -> Value {
        self.until_answered("GET", path, "", b"").await
    }

    /// Once, however often it is sent: `key` is its Idempotency-Key.
    pub async fn post(&self, path: &str, key: &str, body: &Value) -> Value {
        self.until_answered("POST", path, key, body.to_string().as_bytes()).await
    }

    pub async fn upload(&self, path: &str, body: &[u8]) -> Value {
        self.until_answered("POST", path, "", body).await
    }

    /// Panics on a bad answer, and on no answer unless a process was killed.
    async fn until_answered(&self, method: &str, path: &str, key: &str, body: &[u8]) -> Value {
        loop {
            let begun = self.kills.now();
            match self.try_once(method, path, key, body).await {
                Some((200..=299, answer)) => {
                    self.answered.fetch_add(1, Ordering::Relaxed);
                    return answer;
                }
                Some(other) => panic!("{method} {path}: {other:?}"),
                None => self.excused(begun, method, path),
            }
        }
    }

    fn excused(&self, begun: Moment, method: &str, path: &str) {
        assert!(self.kills.any_since(begun), "{method} {path}: no answer, and nobody was killed");
        self.cut_off.fetch_add(1, Ordering::Relaxed);
    }

    async fn try_once(&self, method: &str, path: &str, key: &str, body: &[u8]) -> Option<StatusAndBody> {
        let keyed = [("idempotency-key", key)];
        ask(self.port, method, path, &self.token, if key.is_empty() { &[] } else { &keyed }, body).await
    }
}
