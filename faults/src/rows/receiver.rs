//! A receiver of webhooks on a local port, with a configurable answer. It stores the received messages.

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
pub(super) enum ReceiverBehavior {
    /// Answers with this status.
    Status(u16),
    /// Never answers.
    Hang,
    /// Redirects to this URL.
    Redirect(String),
}

/// Received messages: deliveries per message id, and the number of messages with a bad signature.
#[derive(Clone, Debug, Default)]
pub(super) struct ReceivedMessages {
    pub(super) messages: HashMap<String, usize>,
    pub(super) badly_signed: usize,
}

/// Webhook receiver. It stops when dropped.
pub(super) struct Receiver {
    pub(super) url: String,
    shared: Arc<Mutex<ReceiverState>>,
    serving: JoinHandle<()>,
}

struct ReceiverState {
    behavior: ReceiverBehavior,
    secret: String,
    received: ReceivedMessages,
}

impl Receiver {
    pub(super) async fn start(behavior: ReceiverBehavior) -> Outcome<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let url = format!("http://{}/hook", listener.local_addr()?);
        let shared = Arc::new(Mutex::new(ReceiverState {
            behavior,
            secret: String::new(),
            received: ReceivedMessages::default(),
        }));
        let handler_state = shared.clone();
        let handle = move |headers: HeaderMap, body: String| {
            let behavior =
                handle_message(&mut handler_state.lock().unwrap_or_else(PoisonError::into_inner), &headers, &body);
            answer(behavior)
        };
        let serving = tokio::spawn(async move {
            // The task is aborted when the receiver is dropped.
            let _ = axum::serve(listener, Router::new().fallback(handle)).await;
        });
        Ok(Self { url, shared, serving })
    }

    fn with<T>(&self, look: impl FnOnce(&mut ReceiverState) -> T) -> T {
        look(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the secret that messages must be signed with.
    pub(super) fn set_secret(&self, secret: &str) {
        self.with(|shared| secret.clone_into(&mut shared.secret));
    }

    /// Sets the behavior for further messages.
    pub(super) fn set_behavior(&self, behavior: ReceiverBehavior) {
        self.with(|shared| shared.behavior = behavior);
    }

    pub(super) fn received(&self) -> ReceivedMessages {
        self.with(|shared| shared.received.clone())
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

fn handle_message(shared: &mut ReceiverState, headers: &HeaderMap, body: &str) -> ReceiverBehavior {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (id, at, signatures) = (header("webhook-id"), header("webhook-timestamp"), header("webhook-signature"));
    *shared.received.messages.entry(id.to_owned()).or_default() += 1;
    let expected = signature(&shared.secret, &format!("{id}.{at}.{body}"));
    if expected.is_none_or(|expected| !signatures.split(' ').any(|signature| signature == expected)) {
        shared.received.badly_signed += 1;
    }
    shared.behavior.clone()
}

/// Signs a message according to the Standard Webhooks specification.
fn signature(secret: &str, signed: &str) -> Option<String> {
    let key = BASE64_STANDARD.decode(secret.strip_prefix("whsec_")?).ok()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
    mac.update(signed.as_bytes());
    Some(format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes())))
}

async fn answer(behavior: ReceiverBehavior) -> Response {
    match behavior {
        ReceiverBehavior::Status(status) => StatusCode::from_u16(status).unwrap_or_default().into_response(),
        ReceiverBehavior::Hang => std::future::pending().await,
        ReceiverBehavior::Redirect(to) => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response(),
    }
}
