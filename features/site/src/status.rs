//! Public status of this instance: no names, no addresses, no secrets.

use std::{
    sync::{Mutex, PoisonError},
    time::Instant,
};

use api::{App, Json};
use axum::{Extension, extract::State};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Desk;

/// Time for which a checked status is cached.
const CACHE_LIFETIME: SignedDuration = SignedDuration::from_secs(5);

/// Status of this instance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = InstanceStatus)]
struct Status {
    /// `ok`; `degraded` when very many jobs wait; `down` when the database does not answer.
    state: &'static str,
    /// The program's version.
    version: &'static str,
    /// Seconds since this process started.
    uptime_seconds: u64,
    /// The database answers.
    database: bool,
    /// Jobs that wait for their turn; null when the database does not answer.
    #[schema(required)]
    jobs_waiting: Option<i64>,
    /// Jobs that run.
    #[schema(required)]
    jobs_running: Option<i64>,
    /// Emails that wait to be sent.
    #[schema(required)]
    mails_waiting: Option<i64>,
    /// When this was looked at; an answer may be a few seconds old.
    #[schema(value_type = String, format = DateTime)]
    checked_at: Timestamp,
}

/// So many waiting jobs mean that work falls behind.
const MAX_WAITING_JOBS: i64 = 1_000;

/// When the process started, and its latest look.
pub(crate) struct StatusCache {
    started: Instant,
    latest: Mutex<Option<Status>>,
}

impl Default for StatusCache {
    fn default() -> Self {
        Self { started: Instant::now(), latest: Mutex::default() }
    }
}

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(get_status))
}

/// Status of this instance.
#[utoipa::path(get, path = "/status", operation_id = "get_status", tag = "site", security(()),
    responses((status = 200, body = Status)))]
async fn get_status(State(app): State<App>, Extension(desk): Extension<Desk>) -> Json<Status> {
    let (cache, now) = (&desk.0.status, app.now());
    let latest = cache.latest.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some(status) = latest.filter(|status| now.duration_since(status.checked_at) < CACHE_LIFETIME) {
        return Json(status);
    }
    let status = look(&app, cache.started, now).await;
    *cache.latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(status.clone());
    desk.0.limits.forget_old();
    Json(status)
}

async fn look(app: &App, started: Instant, now: Timestamp) -> Status {
    let counts = jobs::counts(&app.db).await.ok();
    let mails = mail::waiting(&app.db).await.ok();
    let state = match &counts {
        None => "down",
        Some(counts) if counts.queued > MAX_WAITING_JOBS => "degraded",
        Some(_) => "ok",
    };
    Status {
        state,
        version: env!("CARGO_PKG_VERSION"),
        uptime_seconds: started.elapsed().as_secs(),
        database: counts.is_some(),
        jobs_waiting: counts.as_ref().map(|counts| counts.queued),
        jobs_running: counts.as_ref().map(|counts| counts.running),
        mails_waiting: mails,
        checked_at: now,
    }
}
