//! HTTP routes of webhooks. They require a signed-in owner or admin, because the holder of a secret can sign messages
//! in our name.

mod deliveries;
mod endpoints;

use std::{sync::Arc, time::Duration};

use api::{App, Error, Kind, RateLimit, Result};
use axum::Extension;
use orgs::OrgId;
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{Settings, event::Message};

/// Returns all routes of this feature, to be mounted under `/api/v1`.
pub fn routes(settings: &Settings) -> OpenApiRouter<App> {
    let mut routes = OpenApiRouter::new()
        .routes(routes!(endpoints::list_webhooks, endpoints::create_webhook))
        .routes(routes!(endpoints::get_webhook, endpoints::update_webhook, endpoints::delete_webhook))
        .routes(routes!(endpoints::rotate_webhook_secret))
        .routes(routes!(deliveries::test_webhook))
        .routes(routes!(deliveries::list_webhook_deliveries))
        .routes(routes!(deliveries::get_webhook_delivery))
        .routes(routes!(deliveries::replay_webhook_delivery))
        .layer(Extension(Desk::new(settings)));
    let mut schemas = vec![(Message::name().into_owned(), Message::schema())];
    Message::schemas(&mut schemas);
    routes.get_openapi_mut().components.get_or_insert_default().schemas.extend(schemas);
    routes
}

/// State shared by the handlers.
#[derive(Clone)]
struct Desk(Arc<Inner>);

struct Inner {
    settings: Settings,
    /// Rate limit of requests that trigger outgoing requests.
    requests: RateLimit<OrgId>,
}

impl Desk {
    fn new(settings: &Settings) -> Self {
        let requests =
            RateLimit::new(60 * settings.rate_limit_factor, Duration::from_mins(1), 30 * settings.rate_limit_factor);
        Self(Arc::new(Inner { settings: settings.clone(), requests }))
    }

    fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Counts a request; 429 when the organization exceeds its rate limit.
    fn count(&self, org: &OrgId) -> Result<()> {
        self.0.requests.check(org)
    }
}

/// Returns 409 `webhook_inactive`: a switched-off endpoint gets no messages.
fn inactive() -> Error {
    Error::new(Kind::Conflict, "webhook_inactive", "This webhook is turned off. Turn it on first.")
}
