//! A receiver of webhooks at a port of this machine, which answers as it is told and remembers what it got.

use std::{
    collections::HashMap,
    net::Ipv4Addr,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Router,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::{net::TcpListener, task::JoinHandle};

use crate::Outcome;

/// Behavior of a receiver.
#[derive(Clone, Debug)]
pub(super) enum How {
    /// With this status.
    Status(u16),
    /// Never.
    Hang,
    /// By sending the message elsewhere.
    Redirect(String),
}

/// Deliveries per message id, and the number of messages with a bad signature.
#[derive(Clone, Debug, Default)]
pub(super) struct Got {
    pub(super) messages: HashMap<String, usize>,
    pub(super) badly_signed: usize,
}

/// The receiver; gone when dropped.
pub(super) struct Receiver {
    pub(super) url: String,
    shared: Arc<Mutex<Shared>>,
    serving: JoinHandle<()>,
}

struct Shared {
    how: How,
    secret: String,
    got: Got,
}

impl Receiver {
    pub(super) async fn open(how: How) -> Outcome<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let url = format!("http://{}/hook", listener.local_addr()?);
        let shared = Arc::new(Mutex::new(Shared { how, secret: String::new(), got: Got::default() }));
        let taking = shared.clone();
        let take = move |headers: HeaderMap, body: String| {
            let how = take(&mut taking.lock().unwrap_or_else(PoisonError::into_inner), &headers, &body);
            answer(how)
        };
        let serving = tokio::spawn(async move {
            // Until it is dropped.
            let _ = axum::serve(listener, Router::new().fallback(take)).await;
        });
        Ok(Self { url, shared, serving })
    }

    fn with<T>(&self, look: impl FnOnce(&mut Shared) -> T) -> T {
        look(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The secret that messages must be signed with.
    pub(super) fn knows(&self, secret: &str) {
        self.with(|shared| secret.clone_into(&mut shared.secret));
    }

    /// Answers like this from now on.
    pub(super) fn answer(&self, how: How) {
        self.with(|shared| shared.how = how);
    }

    pub(super) fn got(&self) -> Got {
        self.with(|shared| shared.got.clone())
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

fn take(shared: &mut Shared, headers: &HeaderMap, body: &str) -> How {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (id, at, signatures) = (header("webhook-id"), header("webhook-timestamp"), header("webhook-signature"));
    *shared.got.messages.entry(id.to_owned()).or_default() += 1;
    let expected = signature(&shared.secret, &format!("{id}.{at}.{body}"));
    if expected.is_none_or(|expected| !signatures.split(' ').any(|signature| signature == expected)) {
        shared.got.badly_signed += 1;
    }
    shared.how.clone()
}

/// As Standard Webhooks has it.
fn signature(secret: &str, signed: &str) -> Option<String> {
    let key = BASE64_STANDARD.decode(secret.strip_prefix("whsec_")?).ok()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
    mac.update(signed.as_bytes());
    Some(format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes())))
}

async fn answer(how: How) -> Response {
    match how {
        How::Status(status) => StatusCode::from_u16(status).unwrap_or_default().into_response(),
        How::Hang => std::future::pending().await,
        How::Redirect(to) => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response(),
    }
}
