//! Question of the proxy in front: whether it may get a certificate for a host name.

use std::net::IpAddr;

use api::{App, ClientAddress};
use axum::{
    Extension, Router,
    extract::RawQuery,
    http::{HeaderMap, StatusCode},
    routing::get,
};
use subtle::ConstantTimeEq;
use url::form_urlencoded;

use crate::{domains::Domains, rules::names};

/// Returns the route of the question, to be mounted at the root. It answers from memory.
pub fn tls_question(domains: &Domains) -> Router<App> {
    Router::new().route("/internal/tls/allowed", get(allowed)).layer(Extension(domains.clone()))
}

/// Answers 200 for a domain in use, 404 for another one, 400 without a domain. Other clients than this machine and holders
/// of the secret get 404.
async fn allowed(
    Extension(domains): Extension<Domains>,
    ClientAddress(client): ClientAddress,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> StatusCode {
    let (mut domain, mut secret) = (None, None);
    for (name, value) in form_urlencoded::parse(query.as_deref().unwrap_or_default().as_bytes()) {
        match &*name {
            "domain" => domain = Some(value.into_owned()),
            "secret" => secret = Some(value.into_owned()),
            _ => {}
        }
    }
    let is_known = match (&domains.settings().tls_secret, secret) {
        (Some(own), Some(given)) => is_same(own.as_bytes(), given.as_bytes()),
        _ => is_of_this_machine(client, &headers),
    };
    if !is_known {
        return StatusCode::NOT_FOUND;
    }
    let Some(domain) = domain.filter(|domain| !domain.is_empty()) else { return StatusCode::BAD_REQUEST };
    match names::ascii(&domain).and_then(|name| domains.find(&name)) {
        Some(_) => StatusCode::OK,
        None => StatusCode::NOT_FOUND,
    }
}

/// Returns true for a program of this machine. A request that a proxy of this machine passes on says where it comes from.
fn is_of_this_machine(client: IpAddr, headers: &HeaderMap) -> bool {
    let is_passed_on =
        ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"].iter().any(|name| headers.contains_key(*name));
    client.to_canonical().is_loopback() && !is_passed_on
}

/// Compares secrets in a time that does not depend on where they differ.
fn is_same(first: &[u8], other: &[u8]) -> bool {
    first.ct_eq(other).into()
}
