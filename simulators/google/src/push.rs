//! Delivery of notifications, as a push subscription of Pub/Sub makes it.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use jiff::Timestamp;
use serde_json::{Value, json};
use simulated_world::lock;

use crate::oauth::Keys;

/// Maximum number of remembered deliveries.
const MAX_RECENT: usize = 1_000;

/// URL of notifications, and the deliveries to it.
#[derive(Debug, Default)]
pub(crate) struct Push {
    url: Mutex<Option<String>>,
    sent: Mutex<Vec<Value>>,
    serial: AtomicU64,
}

impl Push {
    pub(crate) fn new(url: Option<String>) -> Self {
        Self { url: Mutex::new(url), ..Self::default() }
    }

    /// Sets or takes away the address.
    pub(crate) fn deliver_to(&self, url: Option<String>) {
        *lock(&self.url) = url;
    }

    /// The address and what was published.
    pub(crate) fn value(&self) -> Value {
        json!({ "url": *lock(&self.url), "published": *lock(&self.sent) })
    }

    /// Delivers a message about `data` to the address, signed like one of Pub/Sub.
    pub(crate) fn deliver(&self, keys: &Keys, topic: &str, data: &Value, now: Timestamp) {
        let id = self.serial.fetch_add(1, Ordering::Relaxed) + 1;
        let message = json!({
            "message": {
                "data": BASE64_STANDARD.encode(data.to_string()),
                "messageId": id.to_string(),
                "publishTime": now.to_string(),
                "attributes": {},
            },
            "subscription": topic.replace("/topics/", "/subscriptions/"),
        });
        {
            let mut sent = lock(&self.sent);
            if sent.len() == MAX_RECENT {
                sent.remove(0);
            }
            sent.push(message.clone());
        }
        let Some(url) = lock(&self.url).clone() else { return };
        let bearer = keys.sign(&json!({
            "iss": "https://accounts.google.com",
            "aud": url,
            "azp": "1080000000001",
            "sub": "1080000000001",
            "email": "pubsub-push@simulated-google.iam.gserviceaccount.com",
            "email_verified": true,
            "iat": now.as_second(),
            "exp": now.as_second() + 3600,
        }));
        tokio::spawn(async move {
            let request = reqwest::Client::new().post(&url).bearer_auth(bearer.unwrap_or_default()).json(&message);
            if let Err(error) = request.send().await {
                tracing::warn!(%error, "a notification was not delivered");
            }
        });
    }
}
