//! The one route of the demo.

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress, Error, Json, Kind, Problem, RateLimit};
use auth::{Auth, Session};
use axum::{Extension, extract::State, http::StatusCode};
use serde_json::{Map, json};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{LIFETIME, fill};

const HOUR: Duration = Duration::from_hours(1);
/// Maximum number of demos an hour from one address.
const DEMOS_AN_HOUR: u32 = 20;
/// Maximum number of demos an hour from all addresses together.
const DEMOS_AN_HOUR_IN_ALL: u32 = 100;
/// Maximum number of demos alive at once: each takes 1.4 MB of the database.
const MAX_DEMOS: u32 = 300;
/// Seconds after which expired demos have been removed.
const RETRY_AFTER: u64 = 15 * 60;

/// The limits on opening demos in this process.
#[derive(Clone)]
struct Openings(Arc<Limits>);

struct Limits {
    by_address: RateLimit<ClientAddress>,
    in_all: RateLimit<()>,
    max_demos: i64,
}

impl Openings {
    fn new(factor: u32) -> Self {
        let [by_address, in_all, max_demos] =
            [DEMOS_AN_HOUR, DEMOS_AN_HOUR_IN_ALL, MAX_DEMOS].map(|max| max.saturating_mul(factor));
        Self(Arc::new(Limits {
            by_address: RateLimit::new(by_address, HOUR, by_address),
            in_all: RateLimit::new(in_all, HOUR, in_all),
            max_demos: max_demos.into(),
        }))
    }
}

fn demos_full() -> Error {
    let detail = "All demos are in use right now. Try again in 15 minutes, or create a free account.";
    Error::new(Kind::RateLimited, "demos_full", detail).with_retry_after(RETRY_AFTER)
}

/// The route, to be mounted under `/api/v1`; rate limits are multiplied by `factor`.
pub fn routes(factor: u32) -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open_demo)).layer(Extension(Openings::new(factor)))
}

/// Opens a demo: a session in a fresh organization with sample data, isolated, writable, removed after 24 hours.
#[utoipa::path(
    post,
    path = "/demo",
    operation_id = "open_demo",
    tag = "demo",
    security(()),
    responses(
        (status = 201, description = "Signed in as the owner of a demo organization", body = Session),
        (status = 429, description = "rate_limited: too many demos from this address; demos_full: too many in all", body = Problem),
    ),
)]
async fn open_demo(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(Openings(limits)): Extension<Openings>,
    client: ClientAddress,
) -> api::Result<(StatusCode, Json<Session>)> {
    limits.by_address.check(&client)?;
    limits.in_all.check(&()).map_err(|_| demos_full())?;
    let now = app.now();
    let visitor = Map::from_iter([("full_name".to_owned(), json!("Demo User"))]);
    let mut tx = app.db.begin().await?;
    if orgs::living_demos(&mut tx, now).await? >= limits.max_demos {
        return Err(demos_full());
    }
    let session = auth.create_anonymous_user(&mut tx, visitor, now).await?;
    let org = orgs::create_demo(&mut tx, &session.user.id, now + LIFETIME, now).await?;
    fill(tx, &app, &org).await?;
    Ok((StatusCode::CREATED, Json(session)))
}
