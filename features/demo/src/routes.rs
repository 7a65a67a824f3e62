//! The one route of the demo.

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress, Json, Problem, RateLimit};
use auth::{Auth, Session};
use axum::{Extension, extract::State, http::StatusCode};
use serde_json::{Map, json};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{LIFETIME, fill};

/// One address may open so many demos an hour.
const DEMOS_AN_HOUR: u32 = 20;

/// Who opened how many demos.
type Openings = Arc<RateLimit<ClientAddress>>;

/// The route, to be mounted under `/api/v1`; rate limits are multiplied by `factor`.
pub fn routes(factor: u32) -> OpenApiRouter<App> {
    let most = DEMOS_AN_HOUR.saturating_mul(factor);
    let openings: Openings = Arc::new(RateLimit::new(most, Duration::from_hours(1), most));
    OpenApiRouter::new().routes(routes!(open_demo)).layer(Extension(openings))
}

/// Opens a demo: a session in a fresh organisation with sample data, isolated, writable, removed after 24 hours.
#[utoipa::path(
    post,
    path = "/demo",
    operation_id = "open_demo",
    tag = "demo",
    security(()),
    responses(
        (status = 201, description = "Signed in as the owner of a demo organisation", body = Session),
        (status = 429, description = "Too many demos from this address", body = Problem),
    ),
)]
async fn open_demo(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(openings): Extension<Openings>,
    client: ClientAddress,
) -> api::Result<(StatusCode, Json<Session>)> {
    openings.check(&client)?;
    let now = app.now();
    let visitor = Map::from_iter([("full_name".to_owned(), json!("Demo User"))]);
    let mut tx = app.db.begin().await?;
    let session = auth.create_anonymous_user(&mut tx, visitor, now).await?;
    let org = orgs::create_demo(&mut tx, &session.user.id, now + LIFETIME, now).await?;
    fill(&mut tx, &org, now).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(session)))
}
