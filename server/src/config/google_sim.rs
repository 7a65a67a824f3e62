//! The command line of `vitrine google-sim`.

use std::net::SocketAddr;

use clap::Args;
use jiff::Timestamp;

/// Which world, and where.
#[derive(Args, Clone, Debug)]
pub struct GoogleSim {
    /// Address to listen on
    #[arg(long, env = "VITRINE_GOOGLE_SIM_LISTEN", default_value = "127.0.0.1:8090")]
    pub listen: SocketAddr,
    /// How many locations the agency of this world has, 1 to 100,000
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub locations: u32,
    /// Two simulators with one seed have one world
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Lifts the limits of 300 requests a minute per API and 10 edits a minute per profile
    #[arg(long)]
    pub unlimited_quota: bool,
    /// What time it is in the world when it starts (RFC 3339); without it, now
    #[arg(long)]
    pub as_of: Option<Timestamp>,
    /// Client id that programs sign people in with
    #[arg(long, default_value = simulated_google::CLIENT_ID)]
    pub client_id: String,
    /// Its secret
    #[arg(long, default_value = simulated_google::CLIENT_SECRET, hide_default_value = true)]
    pub client_secret: String,
    /// Where notifications are delivered, as a push subscription would
    #[arg(long)]
    pub push_url: Option<String>,
    /// Lets Google and the public change something at random every so many seconds
    #[arg(long)]
    pub change_every: Option<u32>,
}
