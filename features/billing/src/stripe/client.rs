//! HTTP client of Stripe.

use std::time::Duration;

use reqwest::{Client, Method, RequestBuilder, header, redirect::Policy};
use serde::de::DeserializeOwned;

use super::{Failure, Form};
use crate::settings::{Account, STRIPE};

/// Version of the API that this code reads and writes.
pub(crate) const VERSION: &str = "2026-10-28.endive";
/// Timeout of connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum size of an answer, in bytes.
const MAX_BYTES: usize = 8 * 1024 * 1024;
/// Calls of one request that failed in a way that may pass.
const MAX_ATTEMPTS: u32 = 3;
/// Pause before the second call; it doubles.
const PAUSE: Duration = Duration::from_millis(300);

/// Client of an account at Stripe.
#[derive(Debug)]
pub(crate) struct Stripe {
    http: Client,
    account: Account,
}

impl Stripe {
    /// Creates the client; `None` when TLS is not available.
    pub(crate) fn new(account: &Account, timeout: Duration) -> Option<Self> {
        let http = Client::builder()
            .timeout(timeout)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(Policy::none())
            .user_agent(concat!("Vitrine/", env!("CARGO_PKG_VERSION")))
            .build();
        let http = http.inspect_err(|error| tracing::error!(%error, "Stripe cannot be called")).ok()?;
        Some(Self { http, account: account.clone() })
    }

    /// Secrets of the webhook endpoint.
    pub(crate) fn webhook_secrets(&self) -> &[String] {
        &self.account.webhook_secrets
    }

    /// Returns true for a simulator in place of Stripe.
    pub(crate) fn is_simulated(&self) -> bool {
        self.account.base != STRIPE
    }

    /// Reads an object or list.
    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str, query: &Form) -> Result<T, Failure> {
        let query = query.encoded();
        let path = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
        self.repeated(|| self.request(Method::GET, &path)).await
    }

    /// Creates or changes an object. One key has the effect once, whatever happens in between.
    pub(crate) async fn post<T: DeserializeOwned>(&self, path: &str, form: &Form, key: &str) -> Result<T, Failure> {
        let request = || {
            self.request(Method::POST, path)
                .header("Idempotency-Key", key)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(form.encoded())
        };
        self.repeated(request).await
    }

    /// Deletes or cancels an object.
    pub(crate) async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        self.repeated(|| self.request(Method::DELETE, path)).await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let address = format!("{}{path}", self.account.base);
        self.http.request(method, address).bearer_auth(&self.account.key).header("Stripe-Version", VERSION)
    }

    /// Makes a call again while it fails in a way that may pass.
    async fn repeated<T: DeserializeOwned>(&self, request: impl Fn() -> RequestBuilder) -> Result<T, Failure> {
        let mut pause = PAUSE;
        for _ in 1..MAX_ATTEMPTS {
            match send(request()).await {
                Err(failure) if failure.is_transient() => tokio::time::sleep(pause).await,
                done => return done,
            }
            pause *= 2;
        }
        send(request()).await
    }
}

async fn send<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, Failure> {
    let mut response = request.send().await.map_err(|error| broken(&error))?;
    let status = response.status();
    let text = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok()).map(ToOwned::to_owned);
    let request_id = text("request-id").unwrap_or_default();
    let mut bytes = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(|error| broken(&error))? {
        bytes.extend_from_slice(&piece);
        if bytes.len() > MAX_BYTES {
            tracing::warn!(request_id, "an answer of Stripe is too large");
            return Err(Failure::Transient);
        }
    }
    if !status.is_success() {
        let failure = Failure::of(status, &bytes);
        tracing::warn!(request_id, status = status.as_u16(), %failure, "Stripe refused a call");
        return Err(failure);
    }
    tracing::debug!(request_id, "Stripe answered");
    serde_json::from_slice(&bytes).map_err(|error| {
        // The text of the error names a field, and may quote a value.
        tracing::error!(
            request_id,
            line = error.line(),
            column = error.column(),
            "an answer of Stripe is not as expected"
        );
        Failure::Transient
    })
}

fn broken(error: &reqwest::Error) -> Failure {
    let kind = match () {
        () if error.is_timeout() => "timeout",
        () if error.is_connect() => "no connection",
        () => "the request broke off",
    };
    tracing::warn!(kind, "Stripe cannot be reached");
    Failure::Transient
}
