//! Billing: plans are bought, changed and canceled at Stripe, and what Stripe says decides what an organization may use.
//!
//! The server mounts [`routes`] under `/api/v1` and [`webhook`] at the root. Without an account at Stripe, billing is off:
//! the routes answer 404 `billing_off`, and nothing is sent anywhere.

mod billing;
mod buying;
mod catalog;
mod changing;
mod emails;
mod events;
mod jobs;
mod leaving;
pub mod operating;
mod pricing;
mod queries;
mod queue;
mod receiving;
mod refunding;
mod routes;
mod rules;
mod settings;
mod showing;
mod stripe;
mod syncing;
mod types;

pub use billing::Billing;
pub use emails::samples as sample_emails;
pub use jobs::jobs;
pub use leaving::leave;
pub use receiving::webhook;
pub use routes::routes;
pub use settings::{Account, STRIPE, Settings};
