//! Public pages, without signing in: a shared report or heatmap, and the stop of emails. They have no script and load nothing from other
//! sites.

mod access;
mod heatmap;
mod limits;
mod page;
mod portal;
mod share_page;
mod stop;
mod svg;
mod words;

use std::sync::Arc;

use api::App;
use axum::{Extension, Router, routing::get};

use crate::reports::Reports;

use limits::Limits;

pub use portal::{ReleasedReport, released, released_page, released_pdf};

/// Returns the pages of this feature, to be mounted at the root.
/// The domain of an agency has them too, limited to its own reports and those of its clients: there, a request names it by an
/// extension [`domains::Serving`].
pub fn pages(reports: &Reports) -> Router<App> {
    Router::new()
        .route("/s/{token}", get(share_page::show).post(share_page::unlock))
        .route("/s/{token}/pdf", get(share_page::download))
        .route("/s/{token}/image", get(share_page::picture))
        .route("/s/stop/{token}", get(stop::show).post(stop::stop))
        .layer(Extension(reports.clone()))
        .layer(Extension(Arc::new(Limits::new(reports.rate_limit_factor()))))
}
