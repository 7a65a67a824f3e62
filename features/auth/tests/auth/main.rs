//! The protocol, through HTTP, on every engine.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod admin;
mod authenticator;
mod bodies;
mod devices;
mod email_change;
mod factors;
mod flows;
mod google;
mod guesses;
mod keys;
mod limits;
mod links;
mod mail_limits;
mod meanwhile;
mod passkeys;
mod passwords;
mod reauthentication;
mod refresh;
mod sign_out;
mod sign_up;
mod tokens;
mod trail;
mod user;
mod ways_in;
mod world;
