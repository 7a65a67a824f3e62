//! Tests of the options of simulators.

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
    let Command::Simulate(Simulate { simulator: Some(Simulator::Google(google)), .. }) =
        parsed(&["simulate", "google"])
    else {
        panic!("another command")
    };
    assert_eq!(format!("{alias:?}"), format!("{google:?}"));
    assert_eq!((alias.world.seed, alias.client_id.as_str()), (7, "us"));
}

#[test]
fn options_of_all_simulators_reach_each_of_them() {
    let options = "vitrine simulate --locations 9 --google-client-id us --change-every 60 --rank-calm --rank-queue-seconds 5 \
         --stripe-webhook-url http://127.0.0.1:2 --as-of 2026-11-20T12:00:00Z";
    let options = options.split_whitespace();
    let Command::Simulate(Simulate { all, simulator: None }) = Cli::try_parse_from(options).unwrap().command else {
        panic!("another command")
    };
    let (google, rank, stripe) = all.simulators();
    assert_eq!((google.locations, google.client_id.as_str(), google.change_every), (9, "us", Some(60)));
    assert_eq!((rank.locations, rank.calm, rank.queue_seconds, rank.seed), (9, true, 5, google.seed));
    assert_eq!((stripe.webhook_url.as_deref(), stripe.seed), (Some("http://127.0.0.1:2"), google.seed));
    google.clock.advance(jiff::SignedDuration::from_hours(1));
    let later = "2026-11-20T13:00:00Z".parse().unwrap();
    assert!(rank.clock.now() >= later && stripe.clock.now() >= later, "one clock for all");
}

#[test]
fn the_simulator_of_ranks_has_options_of_its_own() {
    let options = "vitrine simulate rank --seed 7 --calm --balance-micros 5 --calls-per-minute 6 --queue-seconds 8";
    let Command::Simulate(Simulate { simulator: Some(Simulator::Rank(rank)), .. }) =
        Cli::try_parse_from(options.split_whitespace()).unwrap().command
    else {
        panic!("another command")
    };
    let rank = RankOptions::from(rank);
    assert_eq!((rank.seed, rank.calm, rank.balance_micros), (7, true, 5));
    assert_eq!((rank.calls_per_minute, rank.queue_seconds), (6, 8));
}

#[test]
fn options_of_all_simulators_are_refused_before_one_simulator() {
    assert!(Cli::try_parse_from(["vitrine", "simulate", "--seed", "2", "google"]).is_err());
}
