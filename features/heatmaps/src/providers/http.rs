//! Requests to providers: within limits of time and size, and never with an address in the log, which may have a key.

use std::time::Duration;

use reqwest::{Client, Method, RequestBuilder, StatusCode, header, redirect::Policy};
use serde_json::Value;
use url::Url;

use super::Failure;

/// Timeout of connecting to a server.
const CONNECT: Duration = Duration::from_secs(10);
/// Maximum size of an answer, in bytes.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// HTTP client for providers, one per process.
#[derive(Debug)]
pub(crate) struct Http {
    /// `None` when TLS is not available: every question then fails.
    client: Option<Client>,
}

impl Http {
    pub(crate) fn new(patience: Duration) -> Self {
        let client = Client::builder()
            .timeout(patience)
            .connect_timeout(CONNECT)
            .redirect(Policy::none())
            .user_agent(concat!("Vitrine/", env!("CARGO_PKG_VERSION")))
            .build();
        let client = client.inspect_err(|error| tracing::error!(%error, "providers of ranks cannot be asked"));
        Self { client: client.ok() }
    }

    /// Returns a request to an address.
    pub(super) fn request(&self, method: Method, address: &str) -> Result<RequestBuilder, Failure> {
        let address = Url::parse(address).map_err(|_| Failure::Invalid)?;
        Ok(self.client.as_ref().ok_or(Failure::Transient)?.request(method, address))
    }
}

/// Answer of a server that is JSON.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) body: Value,
}

/// Sends a request. An answer that is no JSON is a failure that may pass, whatever its status is, unless the status says
/// more.
pub(super) async fn send(request: RequestBuilder) -> Result<Reply, Failure> {
    let mut response = request.send().await.map_err(broken)?;
    let status = response.status();
    let retry_after = response.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let mut bytes = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(broken)? {
        bytes.extend_from_slice(&piece);
        if bytes.len() > MAX_BYTES {
            tracing::warn!("an answer of a provider is too large");
            return Err(Failure::Transient);
        }
    }
    match status {
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => return Err(Failure::Auth),
        StatusCode::PAYMENT_REQUIRED => return Err(Failure::Funds),
        StatusCode::TOO_MANY_REQUESTS => return Err(Failure::Rate(retry_after)),
        status if status.is_server_error() => return Err(Failure::Transient),
        _ => {}
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| {
        tracing::warn!(status = status.as_u16(), "an answer of a provider is no JSON");
        Failure::Transient
    })?;
    Ok(Reply { status, body })
}

#[expect(clippy::needless_pass_by_value, reason = "the form that map_err passes")]
fn broken(error: reqwest::Error) -> Failure {
    let kind = match () {
        () if error.is_timeout() => "it took too long",
        () if error.is_connect() => "no connection",
        () => "the request broke off",
    };
    tracing::warn!(kind, "a provider cannot be reached");
    Failure::Transient
}
