//! Robots rules of the sites.

use axum::response::{IntoResponse, Response};
use http::StatusCode;

/// Answers for `robots.txt`.
pub(crate) fn answer(host: &str) -> Response {
    let rules = match host {
        "www.bbb.org" => "User-agent: *\nDisallow: /search\nDisallow: /*search?\n",
        "www.yelp.com" | "www.yelp.fr" | "www.yelp.ca" => "User-agent: *\nDisallow: /\n",
        "www.foursquare.com" => return (StatusCode::NOT_FOUND, "no").into_response(),
        "www.brownbook.net" => return (StatusCode::INTERNAL_SERVER_ERROR, "broken").into_response(),
        "loop.example.com" => "User-agent: *\nDisallow: /private\n",
        _ => "User-agent: *\nDisallow: /private/\nAllow: /\n",
    };
    rules.to_owned().into_response()
}
