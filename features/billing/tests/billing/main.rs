//! Tests of billing on both engines, against a stand-in for Stripe.
#![expect(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod buying;
mod changing;
mod dunning;
mod refusals;
mod setup;
mod stripe;
mod webhooks;
