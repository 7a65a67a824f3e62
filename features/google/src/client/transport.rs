//! Sends requests: within limits of time and size, at the pace of the service, and with retries where these are safe.

use std::time::Duration;

use api::App;
use jiff::{SignedDuration, Timestamp};
use reqwest::{Method, RequestBuilder, StatusCode, header, redirect::Policy};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{breaker::Breaker, pace};
use crate::{
    failure::Failure,
    rules::{Rate, backoff},
    settings::{Service, Settings},
};

/// Timeout of connecting to a server.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum size of a response, in bytes.
const MAX_BODY_BYTES: usize = 16 * 1024 * 1024;
/// Maximum size of a picture, in bytes.
const MAX_PICTURE_BYTES: usize = 4 * 1024 * 1024;
/// Timeout of a request for a picture.
const PICTURE_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum attempts of a repeatable request within one attempt of its job.
const MAX_ATTEMPTS: u32 = 4;

/// HTTP client for Google, one per process.
pub(crate) struct Http {
    pub(super) client: reqwest::Client,
    pub(super) app: App,
    breaker: Breaker,
}

/// A request to one of the services.
pub(super) struct Call<'a> {
    pub(super) service: Service,
    pub(super) method: Method,
    /// Path below the address of the service, with a leading slash.
    pub(super) path: String,
    pub(super) query: Vec<(&'static str, String)>,
    pub(super) body: Option<Value>,
    /// Profile that the request changes, if any. Such a request has a quota of its own, and is not repeated when its
    /// outcome is unknown.
    pub(super) changes: Option<&'a str>,
}

impl Http {
    pub(crate) fn new(app: &App, patience: Duration) -> api::Result<Self> {
        let client = reqwest::Client::builder()
            .timeout(patience)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(Policy::none())
            .user_agent(concat!("Vitrine/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(api::Error::internal)?;
        Ok(Self { client, app: app.clone(), breaker: Breaker::default() })
    }

    /// Sends a request with an access token. Retries it where that is safe.
    pub(super) async fn send<T: DeserializeOwned>(
        &self,
        at: &Settings,
        call: &Call<'_>,
        token: &str,
    ) -> Result<T, Failure> {
        let service = (call.service, at.is_simulated());
        let mut tries = 0;
        loop {
            tries += 1;
            if !self.breaker.allows(service, self.app.now()) {
                return Err(Failure::Unavailable);
            }
            self.turn(at, call).await.map_err(unavailable)?;
            let outcome = self.once(at, call, token).await;
            let has_failed = matches!(outcome, Err(Failure::Unavailable | Failure::Unreadable));
            self.breaker.note(service, has_failed, self.app.now());
            let Err(failure) = outcome else { return outcome };
            if let Failure::Busy(retry_after) = failure {
                self.hold(at, call, retry_after).await.map_err(unavailable)?;
            }
            // Google refuses requests beyond the quota before they take effect.
            let is_safe = call.changes.is_none() || matches!(failure, Failure::Busy(_));
            if !is_safe || !failure.is_passing() || tries == MAX_ATTEMPTS {
                return Err(failure);
            }
            let retry_after = if let Failure::Busy(retry_after) = failure { retry_after } else { None };
            let pause = SignedDuration::from_millis(backoff(tries, retry_after, rand::random()));
            self.app.clock.wait_until(self.app.now() + pause).await;
        }
    }

    /// Returns the file at an address of Google's pictures. No token is sent, and no redirect is followed.
    pub(crate) async fn picture(&self, address: &str) -> Result<Vec<u8>, Failure> {
        let (status, retry_after, body) =
            answer_within(self.client.get(address).timeout(PICTURE_TIMEOUT), MAX_PICTURE_BYTES).await?;
        if status.is_success() { Ok(body) } else { Err(Failure::of(status.as_u16(), retry_after, &body)) }
    }

    async fn turn(&self, at: &Settings, call: &Call<'_>) -> db::Result<()> {
        if let Some(quota) = at.quota {
            pace::turn(&self.app, call.service.name(), Rate::within(quota.into())).await?;
        }
        if let (Some(quota), Some(profile)) = (at.edits, call.changes) {
            pace::turn(&self.app, &format!("edits/{profile}"), Rate::within(quota.into())).await?;
        }
        Ok(())
    }

    /// Pauses the requests of every process to the service for as long as Google asks, by default for one second.
    async fn hold(&self, at: &Settings, call: &Call<'_>, retry_after: Option<i64>) -> db::Result<()> {
        let until: Timestamp = self.app.now() + SignedDuration::from_secs(retry_after.unwrap_or(1).clamp(1, 600));
        if let Some(quota) = at.quota {
            pace::hold(&self.app, call.service.name(), Rate::within(quota.into()), until).await?;
        }
        Ok(())
    }

    async fn once<T: DeserializeOwned>(&self, at: &Settings, call: &Call<'_>, token: &str) -> Result<T, Failure> {
        let url = format!("{}{}", at.endpoints.of(call.service), call.path);
        let mut url = url::Url::parse(&url).map_err(|_| Failure::NotFound)?;
        if !call.query.is_empty() {
            url.query_pairs_mut().extend_pairs(&call.query);
        }
        let mut request = self.client.request(call.method.clone(), url).bearer_auth(token);
        if let Some(body) = &call.body {
            request = request.json(body);
        }
        let (status, retry_after, body) = answer(request).await?;
        if status.is_success() {
            return serde_json::from_slice(&body).map_err(|_| Failure::Unreadable);
        }
        let failure = Failure::of(status.as_u16(), retry_after, &body);
        tracing::info!(
            service = call.service.name(),
            status = status.as_u16(),
            code = failure.code(),
            "Google refused"
        );
        Err(failure)
    }
}

/// Returns the status, the seconds to wait and the whole body. Errors never show the address, which may contain
/// secrets.
pub(super) async fn answer(request: RequestBuilder) -> Result<(StatusCode, Option<i64>, Vec<u8>), Failure> {
    answer_within(request, MAX_BODY_BYTES).await
}

async fn answer_within(
    request: RequestBuilder,
    max_bytes: usize,
) -> Result<(StatusCode, Option<i64>, Vec<u8>), Failure> {
    let mut response = request.send().await.map_err(broken)?;
    let status = response.status();
    let retry_after = response.headers().get(header::RETRY_AFTER);
    let retry_after = retry_after.and_then(|value| value.to_str().ok()?.trim().parse().ok());
    let mut body = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(broken)? {
        body.extend_from_slice(&piece);
        if body.len() > max_bytes {
            tracing::warn!("an answer of Google's is too large");
            return Err(Failure::Unreadable);
        }
    }
    Ok((status, retry_after, body))
}

#[expect(clippy::needless_pass_by_value, reason = "what map_err passes")]
fn broken(error: reqwest::Error) -> Failure {
    let kind = match () {
        () if error.is_timeout() => "it took too long",
        () if error.is_connect() => "no connection",
        () if error.is_body() || error.is_decode() => "the answer broke off",
        () => "the request broke off",
    };
    tracing::warn!(kind, "Google cannot be reached");
    Failure::Unavailable
}

#[expect(clippy::needless_pass_by_value, reason = "what map_err passes")]
fn unavailable(error: db::Error) -> Failure {
    tracing::error!(%error, "the pace of requests to Google cannot be kept");
    Failure::Unavailable
}
