//! Billing: plans are bought, changed and canceled at Stripe, and what Stripe says decides what an organization may use.
//!
//! The server mounts [`routes`] under `/api/v1` and [`webhook`] at the root. Without an account at Stripe, billing is off:
//! the routes answer 404 `billing_off`, and nothing is sent anywhere.

mod billing;
mod catalog;
mod changes;
mod checkout;
mod closure;
mod emails;
mod events;
mod jobs;
pub mod operator;
mod overview;
mod price_ids;
mod queries;
mod queue;
mod refunds;
mod routes;
mod rules;
mod settings;
mod stripe;
mod sync;
mod types;
mod webhook;

pub use billing::Billing;
pub use closure::leave;
pub use emails::samples as sample_emails;
pub use jobs::jobs;
pub use routes::routes;
pub use settings::{Account, STRIPE, Settings};
pub use webhook::webhook;
