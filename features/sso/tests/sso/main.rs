//! Tests of single sign-on through the routes, against a simulated provider.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod attacks;
mod documents;
mod enforcing;
mod entering;
mod mutations;
mod world;
