//! Public pages, without signing in: no script, no cookie, nothing stored about a visitor.

mod draft;
mod feed;
mod go;
mod history;
mod limits;
mod locator;
mod page_request;
mod samples;
mod serve;
mod sitemap;

use std::sync::Arc;

use api::App;
use axum::{Extension, Router, routing::get};

use limits::Limits;

use crate::pages::Pages;

/// Returns the pages of this feature, to be mounted at the root.
pub fn pages(pages: &Pages) -> Router<App> {
    let routes = Router::new()
        .route("/p/{site}", get(serve::root))
        .route("/p/{site}/", get(serve::root))
        .route("/p/{site}/{*path}", get(serve::below))
        .route("/public/v1/sites/{site}/locations", get(feed::locations))
        .route("/templates/{template}/{language}", get(samples::sample));
    with_state(routes, pages)
}

/// Returns the routes of a domain that serves the pages of one organization. A request names it by an extension
/// [`domains::Serving`].
pub fn on_domain(pages: &Pages) -> Router<App> {
    let routes = Router::new().route("/", get(serve::root_on_domain)).route("/{*path}", get(serve::below_on_domain));
    with_state(routes, pages)
}

fn with_state(routes: Router<App>, pages: &Pages) -> Router<App> {
    routes.layer(Extension(pages.clone())).layer(Extension(Arc::new(Limits::new(pages.rate_limit_factor()))))
}
