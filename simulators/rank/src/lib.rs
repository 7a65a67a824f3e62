//! A simulator of vendors that tell which businesses Google Maps lists for a search at a point: DataForSEO, SerpApi and
//! Serper. All of them answer from one market, which is computed from a seed at any point of the world.

mod business;
mod control;
mod dataforseo;
mod exchange;
mod faults;
mod keys;
mod ledger;
mod market;
mod queue;
mod serpapi;
mod serper;
mod sim;
mod viewport;

use std::sync::Arc;

use axum::Router;

pub use business::{Business, OpeningHours, Trend};
pub use market::{Ask, Market, RankedListing, TrueRank};
pub use simulated_world::Clock;

/// Login of DataForSEO.
pub const LOGIN: &str = "demo@example.com";
/// Password of DataForSEO.
pub const PASSWORD: &str = "demo-password";
/// Key of SerpApi and Serper.
pub const KEY: &str = "demo-key";

/// Options of a simulator.
#[derive(Clone, Debug)]
pub struct Options {
    /// Two simulators with one seed have one market.
    pub seed: u64,
    /// The time.
    pub clock: Clock,
    /// Businesses that compete everywhere. Without any, those of a world with `locations` businesses.
    pub businesses: Vec<Business>,
    /// Number of businesses of the world, as for the simulated Google.
    pub locations: usize,
    /// Changes of the businesses' prominence.
    pub trends: Vec<Trend>,
    /// Reduces the noise to a third.
    pub calm: bool,
    /// Money of the account, in millionths of a US dollar.
    pub balance_micros: i64,
    /// Calls per minute that pass; SerpApi has 60 times as many per hour, Serper a 60th per second.
    pub calls_per_minute: u32,
    /// Seconds until a queued task is ready.
    pub queue_seconds: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 1,
            clock: Clock::system(),
            businesses: Vec::new(),
            locations: 250,
            trends: Vec::new(),
            calm: false,
            balance_micros: 50_000_000,
            calls_per_minute: 2_000,
            queue_seconds: 20,
        }
    }
}

/// Returns the simulator: every vendor behind the prefix of its name. The router may be nested below a path.
pub fn router(options: Options) -> Router {
    let sim = Arc::new(sim::Sim::new(options));
    Router::new()
        .nest("/dataforseo", dataforseo::routes())
        .nest("/serpapi", serpapi::routes())
        .nest("/serper", serper::routes())
        .merge(control::routes())
        .with_state(sim)
}
