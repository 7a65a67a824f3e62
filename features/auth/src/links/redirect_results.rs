//! Results passed to a page through the fragment or the query of its address.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use url::{Url, form_urlencoded};

use crate::{Session, error::Error};

/// Leads to an address.
pub(crate) fn go(status: StatusCode, to: &Url) -> Response {
    let to = HeaderValue::from_str(to.as_str()).unwrap_or(HeaderValue::from_static("/"));
    (status, [(header::LOCATION, to), (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))]).into_response()
}

/// Returns whether the caller is a navigating browser, which would display the body of an error to the user.
pub(crate) fn is_navigation(headers: &HeaderMap) -> bool {
    headers
        .get_all(header::ACCEPT)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|value| value.contains("text/html"))
}

/// Returns the address with these parameters in its query.
pub(crate) fn query(mut to: Url, pairs: &[(&str, &str)]) -> Url {
    to.query_pairs_mut().extend_pairs(pairs);
    to
}

/// Returns the address with these parameters in its fragment.
pub(crate) fn fragment(mut to: Url, pairs: &[(&str, &str)]) -> Url {
    let text = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    to.set_fragment(Some(&text));
    to
}

/// Returns the address with a session in its fragment, which no server ever sees.
pub(crate) fn session(to: Url, session: &Session, more: &[(&str, &str)]) -> Url {
    let (expires_at, expires_in) = (session.expires_at.to_string(), session.expires_in.to_string());
    let mut pairs = vec![
        ("access_token", session.access_token.as_str()),
        ("expires_at", &expires_at),
        ("expires_in", &expires_in),
        ("refresh_token", &session.refresh_token),
        ("token_type", session.token_type),
    ];
    for (name, token) in
        [("provider_token", &session.provider_token), ("provider_refresh_token", &session.provider_refresh_token)]
    {
        pairs.extend(token.as_deref().map(|token| (name, token)));
    }
    pairs.extend_from_slice(more);
    fragment(to, &pairs)
}

/// Returns the address that reports a failure; in its query too when the page looks for a code there.
pub(crate) fn failed(to: Url, error: &Error, in_query: bool) -> Url {
    let (number, code, message) = error.summary();
    let kind = match number {
        401 => "unauthorized_client",
        403 => "access_denied",
        500.. => "server_error",
        _ => "invalid_request",
    };
    let pairs = [("error", kind), ("error_code", code), ("error_description", message)];
    let to = if in_query { query(to, &pairs) } else { to };
    fragment(to, &[pairs[0], pairs[1], pairs[2], ("sb", "")])
}

/// Leads to an address that tells of a failure.
pub(crate) fn fail(status: StatusCode, to: Url, error: &Error, in_query: bool) -> Response {
    error.log();
    go(status, &failed(to, error, in_query))
}
