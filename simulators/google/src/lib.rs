//! A simulator of Google's OAuth 2 and Business Profile APIs. It obeys Google's discovery documents: what they do not
//! know is refused as Google refuses it, and no answer leaves that they would not allow.

mod call;
mod changes;
mod control;
mod discovery;
mod dispatch;
mod error;
mod faults;
mod fields;
mod listing;
mod log;
mod mask;
mod methods;
mod notifications;
mod oauth;
mod pages;
mod pictures;
mod push;
mod query;
mod quota;
mod sample;
mod serve;
mod sim;
mod sources;
mod store;
mod world;

use std::{collections::HashMap, sync::Arc};

use axum::Router;
use serde_json::Value;

pub use dispatch::Cut;
pub use sample::{Sample, SampleAccount};
pub use serve::serve;
pub use simulated_world::Clock;

/// The OAuth client every simulator knows, unless it is told another.
pub const CLIENT_ID: &str = "vitrine-dev.apps.googleusercontent.com";
/// Its secret.
pub const CLIENT_SECRET: &str = "simulated-secret";

/// Location with values of the caller instead of generated ones.
#[derive(Clone, Debug)]
pub struct GivenLocation {
    /// Fields of the location in the format of the API, which replace all fields of the owner.
    pub fields: Value,
    /// True if the location speaks for its merchant.
    pub is_verified: bool,
}

/// Options of a simulator.
#[derive(Clone, Debug)]
pub struct Options {
    /// Number of locations in all accounts of the first person, 1 to 100,000.
    pub locations: usize,
    /// Two simulators with one seed have one world.
    pub seed: u64,
    /// Lets every request pass Google's limits of requests and edits per minute.
    pub unlimited_quota: bool,
    /// The time.
    pub clock: Clock,
    /// The OAuth client that may sign people in.
    pub client_id: String,
    /// Its secret.
    pub client_secret: String,
    /// URL of the push subscription of any topic.
    pub push_url: Option<String>,
    /// Interval of random changes by Google and the public, in seconds.
    pub change_every: Option<u32>,
    /// Locations with given values, by id: the part after `locations/`. With any, no other locations exist at first.
    pub given: HashMap<String, GivenLocation>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            locations: 250,
            seed: 1,
            unlimited_quota: false,
            clock: Clock::system(),
            client_id: CLIENT_ID.into(),
            client_secret: CLIENT_SECRET.into(),
            push_url: None,
            change_every: None,
            given: HashMap::new(),
        }
    }
}

/// Returns the simulator: every host of Google behind the prefix of its name. The router may be nested below a path: then
/// the issuer and the addresses of the discovery document contain that path.
pub fn router(options: Options) -> Router {
    let sim = Arc::new(sim::Sim::new(options));
    oauth::routes().merge(control::routes()).merge(pictures::routes()).fallback(dispatch::dispatch).with_state(sim)
}
