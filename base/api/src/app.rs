//! The values a handler works with: database, clock, live events, and what the operator configured for the site.

use std::{net::IpAddr, sync::Arc};

use axum::{extract::FromRequestParts, http::request::Parts};
use db::Db;

use crate::{Clock, Live};

/// What handlers and jobs work with. Cheap to clone.
#[derive(Clone)]
pub struct App {
    /// The database.
    pub db: Db,
    /// The time.
    pub clock: Clock,
    /// Live events of committed transactions.
    pub live: Live,
    /// What the operator configured.
    pub site: Arc<Site>,
}

/// What the operator configured about the site as a whole.
#[derive(Clone, Debug)]
pub struct Site {
    /// Where users reach the site, without a slash at the end: `http://localhost:8080`.
    pub url: String,
    /// Multiplies every rate limit; tests and benchmarks raise it.
    pub rate_limit_factor: u32,
    /// Whether organizations can do no more than their plans include. Off where nobody is billed: all is without a limit.
    pub has_plan_limits: bool,
}

impl Default for Site {
    fn default() -> Self {
        Self { url: "http://localhost:8080".into(), rate_limit_factor: 1, has_plan_limits: false }
    }
}

impl App {
    /// The values for a migrated database.
    pub fn new(db: Db, clock: Clock, site: Site) -> Self {
        let live = Live::start(&db);
        Self { db, clock, live, site: Arc::new(site) }
    }

    /// The time, by the clock.
    pub fn now(&self) -> jiff::Timestamp {
        self.clock.now()
    }
}

/// Who is calling: the peer's address, or what a trusted proxy says it is. The server puts it into each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let unknown = Self(IpAddr::from([0, 0, 0, 0]));
        Ok(parts.extensions.get::<Self>().copied().unwrap_or(unknown))
    }
}
