//! Delivery of notifications, as a push subscription of Pub/Sub makes it.

use std::sync::{
    Mutex,
    atomic::{AtomicU64, Ordering},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::{
    sim::{Sim, held},
    world::{Account, location_name},
};

/// So many deliveries are remembered.
const RECENT: usize = 1_000;

/// Where notifications go, and what went there.
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
        *held(&self.url) = url;
    }

    /// The address and what was published.
    pub(crate) fn value(&self) -> Value {
        json!({ "url": *held(&self.url), "published": *held(&self.sent) })
    }
}

/// Tells an account that something happened at a location, if its setting asks for that type.
pub(crate) fn publish(sim: &Sim, account: &Account, kind: &str, location: usize, review: Option<&str>, now: Timestamp) {
    let Some(setting) = sim.store().settings.get(&account.id).cloned() else { return };
    let topic = setting["pubsubTopic"].as_str().unwrap_or_default();
    let wanted = setting["notificationTypes"].as_array().is_some_and(|types| types.iter().any(|wanted| wanted == kind));
    if topic.is_empty() || !wanted {
        return;
    }
    let name = format!("accounts/{}/{}", account.id, location_name(&sim.world, location));
    let mut data = json!({ "type": kind, "location": name });
    if let Some(review) = review {
        data["review"] = json!(format!("{name}/reviews/{review}"));
    }
    let id = sim.push.serial.fetch_add(1, Ordering::Relaxed) + 1;
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
        let mut sent = held(&sim.push.sent);
        if sent.len() == RECENT {
            sent.remove(0);
        }
        sent.push(message.clone());
    }
    let Some(url) = held(&sim.push.url).clone() else { return };
    let bearer = sim.grants.keys.sign(&json!({
        "iss": "https://accounts.google.com",
        "aud": url,
        "azp": "1080000000001",
        "sub": "1080000000001",
        "email": "pubsub-push@google-sim.iam.gserviceaccount.com",
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
