//! Delivery to a collector over HTTP: JSON lines in the body of a POST.

use std::time::Duration;

use reqwest::{Certificate, Client, header, redirect::Policy};

use super::TargetError;

/// Timeout of a request.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Posts the lines. Only a 2xx answer counts as received; a redirect does not.
pub(super) async fn send(
    url: &str,
    key: Option<String>,
    authorities: Option<Vec<u8>>,
    lines: &[String],
) -> Result<(), TargetError> {
    let mut client = Client::builder().timeout(TIMEOUT).redirect(Policy::none());
    if let Some(pem) = authorities {
        let certificates = Certificate::from_pem_bundle(&pem).map_err(|error| TargetError::new(error.without_url()))?;
        client = client.tls_certs_only(certificates);
    }
    let client = client.build().map_err(|error| TargetError::new(error.without_url()))?;
    let mut request = client.post(url).header(header::CONTENT_TYPE, "application/x-ndjson");
    if let Some(key) = key {
        request = request.bearer_auth(key);
    }
    let answer = request.body(format!("{}\n", lines.join("\n"))).send().await;
    let status = answer.map_err(|error| TargetError::new(error.without_url()))?.status();
    if status.is_success() { Ok(()) } else { Err(TargetError(format!("the collector answers {status}"))) }
}
