//! Public pages, without signing in: the page of a recipient or a location, the stop of requests, and the proof. They have
//! no script and set no cookie.

mod form;
mod limits;
mod page;
mod proof;
mod stop;
mod visit;
mod words;

use std::sync::Arc;

use api::App;
use axum::{Extension, Router, routing::get};

use crate::requests::Requests;

pub(crate) use limits::Limits;

/// Returns the pages of this feature, to be mounted at the root.
pub fn pages(requests: &Requests) -> Router<App> {
    Router::new()
        .route("/r/{token}", get(page::show).post(page::submit))
        .route("/r/proof/{slug}", get(proof::show))
        .route("/u/{token}", get(stop::show).post(stop::stop))
        .layer(Extension(requests.clone()))
        .layer(Extension(Arc::new(Limits::new(requests.rate_limit_factor()))))
}
