//! The one route of the demo.

use std::{sync::Arc, time::Duration};

use api::{App, ClientAddress, Error, Json, Kind, Problem, RateLimit};
use auth::{Auth, Session};
use axum::{Extension, extract::State, http::StatusCode};
use google::Google;
use serde_json::{Map, json};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    LIFETIME,
    sample::{self, DemoShops},
};

const HOUR: Duration = Duration::from_hours(1);
/// Maximum number of demos an hour from one address.
const MAX_DEMOS_PER_HOUR: u32 = 20;
/// Maximum number of demos an hour from all addresses together.
const MAX_DEMOS_PER_HOUR_IN_ALL: u32 = 100;
/// Maximum number of demos alive at once: each takes 5 MB of the database.
const MAX_DEMOS: u32 = 300;
/// Seconds after which expired demos have been removed.
const RETRY_AFTER: u64 = 15 * 60;

/// The limits on opening demos in this process.
#[derive(Clone)]
struct Openings(Arc<Limits>);

struct Limits {
    google: Option<Google>,
    is_on: bool,
    by_address: RateLimit<ClientAddress>,
    in_all: RateLimit<()>,
    max_demos: i64,
}

impl Openings {
    fn new(settings: &Settings) -> Self {
        let factor = settings.rate_limit_factor;
        let [by_address, in_all, max_demos] =
            [MAX_DEMOS_PER_HOUR, MAX_DEMOS_PER_HOUR_IN_ALL, MAX_DEMOS].map(|max| max.saturating_mul(factor));
        Self(Arc::new(Limits {
            google: settings.google.clone(),
            is_on: settings.is_on,
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

fn demos_off() -> Error {
    Error::new(Kind::Forbidden, "demos_off", "Demos are turned off on this site. Create a free account instead.")
}

/// Settings of demos.
#[derive(Clone)]
pub struct Settings {
    /// False when the operator has turned demos off.
    pub is_on: bool,
    /// Client of Google, which reaches a simulator for demos; without it, demos are not connected.
    pub google: Option<Google>,
    /// Factor of the rate limits.
    pub rate_limit_factor: u32,
}

/// The route, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open_demo)).layer(Extension(Openings::new(settings)))
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
        (status = 403, description = "demos_off: the operator has turned demos off", body = Problem),
        (status = 429, description = "rate_limited: too many demos from this address; demos_full: too many in all", body = Problem),
    ),
)]
async fn open_demo(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(Openings(limits)): Extension<Openings>,
    client: ClientAddress,
) -> api::Result<(StatusCode, Json<Session>)> {
    if !limits.is_on {
        return Err(demos_off());
    }
    limits.by_address.check(&client)?;
    limits.in_all.check(&()).map_err(|_| demos_full())?;
    let now = app.now();
    let google = limits.google.as_ref().map(|google| (google, &auth));
    let shops = DemoShops::compute(now, google.is_some())?;
    let visitor = Map::from_iter([("full_name".to_owned(), json!("Demo User"))]);
    let mut tx = app.db.begin().await?;
    if orgs::living_demos(&mut tx, now).await? >= limits.max_demos {
        return Err(demos_full());
    }
    let session = auth::accounts::create_anonymous_user(&auth, &mut tx, visitor, now).await?;
    let org = orgs::create_demo(&mut tx, &session.user.id, now + LIFETIME, now).await?;
    sample::fill(tx, &app, (&org, &session.user.id), google, shops).await?;
    Ok((StatusCode::CREATED, Json(session)))
}
