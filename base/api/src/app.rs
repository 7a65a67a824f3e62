//! State of the application, passed to handlers and jobs: database, clock, live events and site settings.

use std::{
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
};

use axum::{extract::FromRequestParts, http::request::Parts};
use db::Db;

use crate::{Clock, Live};

/// State shared by handlers and jobs. Cheap to clone.
#[derive(Clone)]
pub struct App {
    /// Database.
    pub db: Db,
    /// Clock that gives the current time.
    pub clock: Clock,
    /// Live events of committed transactions.
    pub live: Live,
    /// Site settings of the operator.
    pub site: Arc<Site>,
}

/// Settings that the operator configures for the whole site.
#[derive(Clone, Debug)]
pub struct Site {
    /// Public URL of the site, without a slash at the end: `http://localhost:8080`.
    pub url: String,
    /// Factor that multiplies every rate limit; tests and benchmarks raise it.
    pub rate_limit_factor: u32,
    /// True when organizations are limited to what their plans include. False on sites without billing: nothing is
    /// limited.
    pub has_plan_limits: bool,
}

impl Default for Site {
    fn default() -> Self {
        Self { url: "http://localhost:8080".into(), rate_limit_factor: 1, has_plan_limits: false }
    }
}

impl App {
    /// Creates the state for a migrated database and starts its live events.
    pub fn new(db: Db, clock: Clock, site: Site) -> Self {
        let live = Live::start(&db);
        Self { db, clock, live, site: Arc::new(site) }
    }

    /// Returns the current time of the clock.
    pub fn now(&self) -> jiff::Timestamp {
        self.clock.now()
    }
}

/// IP address of the client: the peer's address, or the address that a trusted proxy forwards. The server sets it on
/// each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(pub IpAddr);

impl ClientAddress {
    /// Returns an IPv4 address, or the /64 network that an IPv6 customer has to itself: the key of rate limits.
    pub fn network(self) -> IpAddr {
        match self.0.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            v4 @ IpAddr::V4(_) => v4,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let unknown = Self(IpAddr::from([0, 0, 0, 0]));
        Ok(parts.extensions.get::<Self>().copied().unwrap_or(unknown))
    }
}
