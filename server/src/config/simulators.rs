//! The command line of `vitrine simulate`.

use std::{collections::HashMap, net::SocketAddr};

use clap::{Args, Subcommand};
use jiff::Timestamp;
use simulated_google::{CLIENT_ID, CLIENT_SECRET, Clock, Options};

/// Simulators of other companies' services.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Simulate {
    /// All simulators.
    #[command(flatten)]
    pub all: SimulateAll,
    /// One simulator.
    #[command(subcommand)]
    pub one: Option<Simulator>,
}

/// One simulator, at the root of its address.
#[derive(Clone, Debug, Subcommand)]
pub enum Simulator {
    /// Google's sign-in and Business Profile APIs.
    Google(SimulateGoogle),
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
}

/// Businesses of the simulators, and the interval of their changes.
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
    /// Interval in seconds of random changes by the vendors and the public
    #[arg(long)]
    pub change_every: Option<u32>,
}

impl SimulateAll {
    /// Returns the options of the simulator of Google.
    pub fn google(&self) -> SimulateGoogle {
        SimulateGoogle {
            listen: self.listen,
            world: self.world.clone(),
            unlimited_quota: self.google_unlimited_quota,
            client_id: self.google_client_id.clone(),
            client_secret: self.google_client_secret.clone(),
            push_url: self.google_push_url.clone(),
        }
    }
}

impl From<SimulateGoogle> for Options {
    fn from(options: SimulateGoogle) -> Self {
        Self {
            locations: options.world.locations as usize,
            seed: options.world.seed,
            unlimited_quota: options.unlimited_quota,
            clock: options.world.as_of.map_or_else(Clock::system, Clock::starting),
            client_id: options.client_id,
            client_secret: options.client_secret,
            push_url: options.push_url,
            change_every: options.world.change_every,
            given: HashMap::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::config::{Cli, Command};

    const OPTIONS: [&str; 9] = [
        "--listen",
        "127.0.0.1:1",
        "--seed",
        "7",
        "--unlimited-quota",
        "--client-id",
        "us",
        "--push-url",
        "http://127.0.0.1:2",
    ];

    fn parsed(before: &[&str]) -> Command {
        Cli::try_parse_from(["vitrine"].iter().chain(before).chain(&OPTIONS)).unwrap().command
    }

    #[test]
    fn google_sim_is_an_alias_of_simulate_google() {
        let Command::GoogleSim(alias) = parsed(&["google-sim"]) else { panic!("another command") };
        let Command::Simulate(Simulate { one: Some(Simulator::Google(google)), .. }) = parsed(&["simulate", "google"])
        else {
            panic!("another command")
        };
        assert_eq!(format!("{alias:?}"), format!("{google:?}"));
        assert_eq!((alias.world.seed, alias.client_id.as_str()), (7, "us"));
    }

    #[test]
    fn options_of_all_simulators_reach_google() {
        let options = ["vitrine", "simulate", "--locations", "9", "--google-client-id", "us", "--change-every", "60"];
        let Command::Simulate(Simulate { all, one: None }) = Cli::try_parse_from(options).unwrap().command else {
            panic!("another command")
        };
        let google = Options::from(all.google());
        assert_eq!((google.locations, google.client_id.as_str(), google.change_every), (9, "us", Some(60)));
    }

    #[test]
    fn options_of_all_simulators_are_refused_before_one_simulator() {
        assert!(Cli::try_parse_from(["vitrine", "simulate", "--seed", "2", "google"]).is_err());
    }
}
