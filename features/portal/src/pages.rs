//! Pages of the portal, without a script: the sign-in by a mailed link or its code, the overview, and reports.

mod cookies;
mod frame;
mod overview;
mod sign_in;
mod visitor;
mod words;

use api::App;
use axum::{
    Extension, Router,
    response::Redirect,
    routing::{get, post},
};

use crate::portal::Portal;

/// Returns the pages, to be mounted at the root. On the domain of an agency, a request names it by an extension
/// [`domains::Serving`].
pub fn pages(portal: &Portal) -> Router<App> {
    Router::new()
        .route("/portal", get(overview::show))
        .route("/portal/sign-in", post(sign_in::ask))
        .route("/portal/code", post(sign_in::code))
        .route("/portal/link/{token}", get(sign_in::link).post(sign_in::open))
        .route("/portal/sign-out", post(sign_in::leave))
        .route("/portal/reports/{org}/{id}", get(overview::report))
        .route("/portal/reports/{org}/{id}/pdf", get(overview::pdf))
        .layer(Extension(portal.clone()))
}

/// Returns the pages of a domain that serves the portal of one agency. `/` redirects to the portal.
pub fn domain_pages(portal: &Portal) -> Router<App> {
    pages(portal).route("/", get(async || Redirect::to("/portal")))
}
