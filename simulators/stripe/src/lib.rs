//! A simulator of Stripe Billing that the official clients accept: customers, prices, Checkout, subscriptions, invoices, the
//! billing portal, signed webhooks, test clocks. No money moves.

#![recursion_limit = "256"]

mod account;
mod act;
mod address;
mod catalog;
mod checkout;
mod clocks;
mod control;
mod customers;
mod delivery;
mod dispatch;
mod error;
mod expand;
mod faults;
mod file;
mod idempotency;
mod invoice_creation;
mod invoices;
mod lists;
mod metadata;
mod pages;
mod payments;
mod portal;
mod route;
mod rules;
mod sim;
mod state;
mod subscriptions;
mod webhooks;
mod wire;

use std::{path::PathBuf, sync::Arc};

use axum::{
    Router,
    routing::{any, get},
};

pub use simulated_world::Clock;

/// Secret key of the simulated account.
pub const KEY: &str = "sk_test_simulated";
/// Secret of the webhook endpoint that the options name.
pub const WEBHOOK_SECRET: &str = "whsec_simulated";

/// Options of a simulator.
#[derive(Clone, Debug)]
pub struct Options {
    /// Two simulators with one seed give the same ids.
    pub seed: u64,
    /// The time of all customers without a test clock.
    pub clock: Clock,
    /// Secret key.
    pub key: String,
    /// Address of an endpoint that receives all events, as if it had been created by the API.
    pub webhook_url: Option<String>,
    /// Secret of that endpoint.
    pub webhook_secret: String,
    /// File that keeps the objects between two runs; without it they are forgotten.
    pub file: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 1,
            clock: Clock::system(),
            key: KEY.into(),
            webhook_url: None,
            webhook_secret: WEBHOOK_SECRET.into(),
            file: None,
        }
    }
}

/// Returns the simulator: the API below `/v1`, and the pages that people see. The router may be nested below a path.
pub fn router(options: Options) -> Router {
    let sim = Arc::new(sim::Sim::new(options));
    Router::new()
        .route("/v1/{*path}", any(dispatch::answer))
        .route("/pay/{id}", get(checkout::show).post(checkout::submit))
        .route("/portal/{id}", get(portal::show).post(portal::submit))
        .route("/invoice/{id}", get(pages::invoice::show).post(pages::invoice::submit))
        .route("/invoice/{id}/pdf", get(pages::invoice::document))
        .merge(control::routes())
        .with_state(sim)
}
