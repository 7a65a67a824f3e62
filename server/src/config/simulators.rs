//! The command line of `vitrine simulate`.

use std::{collections::HashMap, net::SocketAddr, path::PathBuf};

use clap::{Args, Subcommand};
use jiff::Timestamp;
use simulated_drafting::Options as DraftingOptions;
use simulated_google::{CLIENT_ID, CLIENT_SECRET, Clock, Options};
use simulated_rank::Options as RankOptions;
use simulated_stripe::Options as StripeOptions;

/// Simulators of other companies' services.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Simulate {
    /// All simulators.
    #[command(flatten)]
    pub all: SimulateAll,
    /// One simulator.
    #[command(subcommand)]
    pub simulator: Option<Simulator>,
}

/// One simulator, at the root of its address.
#[derive(Clone, Debug, Subcommand)]
pub enum Simulator {
    /// Google's sign-in and Business Profile APIs.
    Google(SimulateGoogle),
    /// Vendors of ranks on Google Maps: DataForSEO, SerpApi and Serper.
    Rank(SimulateRank),
    /// Stripe Billing.
    Stripe(SimulateStripe),
    /// Servers of language models, on the wires of OpenAI and Anthropic.
    Drafting(SimulateDrafting),
    /// An identity provider for single sign-on.
    Openid(SimulateOpenid),
}

/// Options of all simulators on one address.
#[derive(Args, Clone, Debug)]
pub struct SimulateAll {
    /// Address to listen on; each simulator is below the path of its name, as in /google
    #[arg(long, env = "VITRINE_SIMULATORS_LISTEN", default_value = "127.0.0.1:8090")]
    pub listen: SocketAddr,
    /// Businesses that all simulators show.
    #[command(flatten)]
    pub world: World,
    /// Removes the limits of 300 requests per minute per API and 10 edits per minute per profile
    #[arg(long)]
    pub google_unlimited_quota: bool,
    /// OAuth client id
    #[arg(long, default_value = CLIENT_ID)]
    pub google_client_id: String,
    /// OAuth client secret
    #[arg(long, default_value = CLIENT_SECRET, hide_default_value = true)]
    pub google_client_secret: String,
    /// URL that Google's notifications are delivered to, as by a push subscription
    #[arg(long)]
    pub google_push_url: Option<String>,
    /// Interval in seconds of random changes by Google and the public
    #[arg(long)]
    pub change_every: Option<u32>,
    /// Reduces the noise of ranks to a third
    #[arg(long)]
    pub rank_calm: bool,
    /// Seconds until a queued rank is ready
    #[arg(long, default_value_t = RANK_QUEUE_SECONDS)]
    pub rank_queue_seconds: u32,
    /// URL that all events of Stripe are delivered to
    #[arg(long)]
    pub stripe_webhook_url: Option<String>,
    /// File that keeps the objects of Stripe between two runs; without it they are forgotten
    #[arg(long)]
    pub stripe_state: Option<PathBuf>,
    /// Domain of the addresses of the people of the identity provider
    #[arg(long, default_value = OPENID_DOMAIN)]
    pub openid_domain: String,
}

/// Options of the simulator of Google alone.
#[derive(Args, Clone, Debug)]
pub struct SimulateGoogle {
    /// Address to listen on
    #[arg(long, env = "VITRINE_GOOGLE_SIM_LISTEN", default_value = "127.0.0.1:8090")]
    pub listen: SocketAddr,
    /// Businesses that it shows.
    #[command(flatten)]
    pub world: World,
    /// Removes the limits of 300 requests per minute per API and 10 edits per minute per profile
    #[arg(long)]
    pub unlimited_quota: bool,
    /// OAuth client id
    #[arg(long, default_value = CLIENT_ID)]
    pub client_id: String,
    /// OAuth client secret
    #[arg(long, default_value = CLIENT_SECRET, hide_default_value = true)]
    pub client_secret: String,
    /// URL that notifications are delivered to, as by a push subscription
    #[arg(long)]
    pub push_url: Option<String>,
    /// Interval in seconds of random changes by Google and the public
    #[arg(long)]
    pub change_every: Option<u32>,
}

/// Options of the simulator of vendors of ranks alone.
#[derive(Args, Clone, Debug)]
pub struct SimulateRank {
    /// Address to listen on
    #[arg(long, env = "VITRINE_RANK_SIM_LISTEN", default_value = "127.0.0.1:8091")]
    pub listen: SocketAddr,
    /// Businesses that it ranks.
    #[command(flatten)]
    pub world: World,
    /// Reduces the noise to a third
    #[arg(long)]
    pub calm: bool,
    /// Balance of the account, in millionths of a US dollar
    #[arg(long, default_value_t = 50_000_000)]
    pub balance_micros: i64,
    /// Calls per minute that pass
    #[arg(long, default_value_t = 2_000)]
    pub calls_per_minute: u32,
    /// Seconds until a queued task is ready
    #[arg(long, default_value_t = RANK_QUEUE_SECONDS)]
    pub queue_seconds: u32,
}

/// Options of the simulator of Stripe alone.
#[derive(Args, Clone, Debug)]
pub struct SimulateStripe {
    /// Address to listen on
    #[arg(long, env = "VITRINE_STRIPE_SIM_LISTEN", default_value = "127.0.0.1:8092")]
    pub listen: SocketAddr,
    /// Seed of the ids; the same requests with the same seed give the same ids
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Start time of the simulation (RFC 3339); defaults to now
    #[arg(long)]
    pub as_of: Option<Timestamp>,
    /// Secret key of the account
    #[arg(long, default_value = simulated_stripe::KEY)]
    pub key: String,
    /// URL that all events are delivered to, besides the webhook endpoints that clients create
    #[arg(long)]
    pub webhook_url: Option<String>,
    /// Secret that signs the events for that URL
    #[arg(long, default_value = simulated_stripe::WEBHOOK_SECRET)]
    pub webhook_secret: String,
    /// File that keeps the objects between two runs; without it they are forgotten
    #[arg(long)]
    pub state: Option<PathBuf>,
}

/// Options of the simulator of servers of language models alone.
#[derive(Args, Clone, Copy, Debug)]
pub struct SimulateDrafting {
    /// Address to listen on
    #[arg(long, env = "VITRINE_DRAFTING_SIM_LISTEN", default_value = "127.0.0.1:8094")]
    pub listen: SocketAddr,
    /// Milliseconds between two words of a streamed answer
    #[arg(long, default_value_t = 25)]
    pub pace_milliseconds: u64,
}

/// Options of the simulator of an identity provider alone.
#[derive(Args, Clone, Debug)]
pub struct SimulateOpenid {
    /// Address to listen on
    #[arg(long, env = "VITRINE_OPENID_SIM_LISTEN", default_value = "127.0.0.1:8093")]
    pub listen: SocketAddr,
    /// Domain of the addresses of its people
    #[arg(long, default_value = OPENID_DOMAIN)]
    pub domain: String,
}

/// Default of the domain of the people of the identity provider.
const OPENID_DOMAIN: &str = "bakery.example";
/// Default of the time that a queued task of a vendor of ranks takes.
const RANK_QUEUE_SECONDS: u32 = 20;

/// Businesses of the simulators.
#[derive(Args, Clone, Debug)]
pub struct World {
    /// Number of locations of the simulated agency, 1 to 100,000
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub locations: u32,
    /// Seed of the generated data; the same seed gives the same data
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Start time of the simulation (RFC 3339); defaults to now
    #[arg(long)]
    pub as_of: Option<Timestamp>,
}

impl World {
    fn clock(&self) -> Clock {
        self.as_of.map_or_else(Clock::system, Clock::starting)
    }
}

impl SimulateAll {
    /// Returns the options of the simulators of Google, of vendors of ranks and of Stripe, on one clock.
    pub fn simulators(&self) -> (Options, RankOptions, StripeOptions) {
        let google = Options::from(self.google());
        let rank = RankOptions {
            seed: self.world.seed,
            locations: self.world.locations as usize,
            clock: google.clock.clone(),
            calm: self.rank_calm,
            queue_seconds: self.rank_queue_seconds,
            ..RankOptions::default()
        };
        let stripe = StripeOptions {
            seed: self.world.seed,
            clock: google.clock.clone(),
            webhook_url: self.stripe_webhook_url.clone(),
            file: self.stripe_state.clone(),
            ..StripeOptions::default()
        };
        (google, rank, stripe)
    }

    fn google(&self) -> SimulateGoogle {
        SimulateGoogle {
            listen: self.listen,
            world: self.world.clone(),
            unlimited_quota: self.google_unlimited_quota,
            client_id: self.google_client_id.clone(),
            client_secret: self.google_client_secret.clone(),
            push_url: self.google_push_url.clone(),
            change_every: self.change_every,
        }
    }
}

impl From<SimulateGoogle> for Options {
    fn from(options: SimulateGoogle) -> Self {
        Self {
            locations: options.world.locations as usize,
            seed: options.world.seed,
            unlimited_quota: options.unlimited_quota,
            clock: options.world.clock(),
            client_id: options.client_id,
            client_secret: options.client_secret,
            push_url: options.push_url,
            change_every: options.change_every,
            given: HashMap::new(),
        }
    }
}

impl From<SimulateRank> for RankOptions {
    fn from(options: SimulateRank) -> Self {
        Self {
            seed: options.world.seed,
            clock: options.world.clock(),
            locations: options.world.locations as usize,
            calm: options.calm,
            balance_micros: options.balance_micros,
            calls_per_minute: options.calls_per_minute,
            queue_seconds: options.queue_seconds,
            ..Self::default()
        }
    }
}

impl From<SimulateDrafting> for DraftingOptions {
    fn from(options: SimulateDrafting) -> Self {
        Self { pace_milliseconds: options.pace_milliseconds }
    }
}

impl From<SimulateStripe> for StripeOptions {
    fn from(options: SimulateStripe) -> Self {
        Self {
            seed: options.seed,
            clock: options.as_of.map_or_else(Clock::system, Clock::starting),
            key: options.key,
            webhook_url: options.webhook_url,
            webhook_secret: options.webhook_secret,
            file: options.state,
        }
    }
}

#[cfg(test)]
mod tests;
