//! Routes of "Today".

use std::sync::Arc;

use api::{App, Json, Problem, Result};
use axum::{Extension, extract::State};
use futures::future::try_join_all;
use orgs::{Within, may::SeeOverview};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    rules::rank,
    types::{Reader, TodayLine, TodaySource},
};

/// Sources of the whole program.
#[derive(Clone)]
pub(super) struct Sources(pub(super) Vec<Arc<dyn TodaySource>>);

/// Lines of "Today".
#[derive(Serialize, ToSchema)]
struct Today {
    /// At most 7, worst first.
    items: Vec<TodayLine>,
}

/// Returns the routes below `/api/v1`.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(get_today))
}

/// Returns what the caller can do now, worst first. A limited member gets lines about their locations only.
#[utoipa::path(get, path = "/today", operation_id = "get_today", tag = "locations",
    extensions(("x-permission" = json!("see_overview"))),
    responses((status = 200, body = Today), (status = 401, body = Problem)))]
async fn get_today(
    member: Within<SeeOverview>,
    State(app): State<App>,
    Extension(Sources(sources)): Extension<Sources>,
) -> Result<Json<Today>> {
    let reader = Reader { user: member.user, scope: member.scope, role: member.role };
    let lines = try_join_all(sources.iter().map(|source| source.lines(&app, &reader))).await?;
    Ok(Json(Today { items: rank(lines.into_iter().flatten().collect()) }))
}
