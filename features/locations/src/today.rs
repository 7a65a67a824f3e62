//! "Today": what the caller can do now, worst first. Each feature adds its lines through a [`TodaySource`]; only the
//! rules here rank them.

mod queries;
mod routes;
pub(crate) mod rules;
mod sources;
mod types;

use std::sync::Arc;

use api::App;
use utoipa_axum::router::OpenApiRouter;

pub use types::{Reader, TodayKind, TodayLine, TodaySource};

/// Every route of "Today", to be mounted under `/api/v1`. `sources` are those of other features.
pub fn routes(sources: Vec<Arc<dyn TodaySource>>) -> OpenApiRouter<App> {
    let own: [Arc<dyn TodaySource>; 2] = [Arc::new(sources::Checks), Arc::new(sources::Imports)];
    routes::routes().layer(axum::Extension(routes::Sources(own.into_iter().chain(sources).collect())))
}
