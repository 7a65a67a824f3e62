//! Routing by host name: the instance itself, the domains of organizations, and nothing for any other name.

use std::{net::IpAddr, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header, uri::Authority},
    middleware::Next,
    response::Response,
};
use domains::{DomainKind, Domains};
use tower::ServiceExt;

/// The instance's own names, and what the domains of organizations serve.
pub(crate) struct Hosts {
    /// Host names of this instance, besides addresses and names without a dot.
    pub(crate) own: Vec<String>,
    pub(crate) domains: Domains,
    /// Landing pages of the organization whose domain it is.
    pub(crate) pages: Router,
    /// Client portal of the organization whose domain it is, and links to reports.
    pub(crate) portal: Router,
}

/// Serves the instance under its own names, one part of it under a domain of an organization, and 421 under any other name.
pub(crate) async fn by_host(State(hosts): State<Arc<Hosts>>, mut request: Request, next: Next) -> Response {
    let host = host_of(request.headers(), request.uri());
    if hosts.is_own(&host) {
        return next.run(request).await;
    }
    let Some(serving) = hosts.domains.find(&host) else { return misdirected() };
    let router = match serving.kind {
        DomainKind::Pages => &hosts.pages,
        DomainKind::Portal => &hosts.portal,
        DomainKind::Sso => return misdirected(),
    };
    request.extensions_mut().insert(serving);
    let mut response = match router.clone().oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    // The subdomains of a customer's domain are theirs.
    response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    response
}

impl Hosts {
    fn is_own(&self, host: &str) -> bool {
        let is_address = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
        is_address || !host.contains('.') || self.own.iter().any(|own| own == host)
    }
}

/// Returns the host name of a request in lower case, without a port or a dot at the end; empty without one.
fn host_of(headers: &HeaderMap, uri: &Uri) -> String {
    let header = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = header.or_else(|| uri.authority().map(Authority::as_str)).unwrap_or_default();
    let name = if host.starts_with('[') {
        host.split_inclusive(']').next().unwrap_or_default()
    } else {
        host.split(':').next().unwrap_or_default()
    };
    name.trim_end_matches('.').to_lowercase()
}

/// Returns 421 without a page: no organization uses this host name.
fn misdirected() -> Response {
    let mut response = Response::new(Body::from("This host name is not served here.\n"));
    *response.status_mut() = StatusCode::MISDIRECTED_REQUEST;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_name_has_no_port_no_dot_at_the_end_and_no_capitals() {
        for (host, expected) in [
            ("Reports.Agency.Example.:8443", "reports.agency.example"),
            ("localhost:8080", "localhost"),
            ("127.0.0.1:80", "127.0.0.1"),
            ("[::1]:8080", "[::1]"),
            ("", ""),
        ] {
            let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).unwrap())]);
            assert_eq!(host_of(&headers, &Uri::from_static("/")), expected, "{host}");
        }
        let uri = Uri::from_static("http://shop.example/x");
        assert_eq!(host_of(&HeaderMap::new(), &uri), "shop.example");
    }

    #[test]
    fn the_instance_has_its_names_addresses_and_names_without_a_dot() {
        let hosts = Hosts {
            own: vec!["vitrine.example".into()],
            domains: Domains::default(),
            pages: Router::new(),
            portal: Router::new(),
        };
        for own in ["vitrine.example", "localhost", "vitrine", "127.0.0.1", "[::1]", ""] {
            assert!(hosts.is_own(own), "{own}");
        }
        for other in ["www.vitrine.example", "evil.example", "vitrine.example.evil.example"] {
            assert!(!hosts.is_own(other), "{other}");
        }
    }
}
