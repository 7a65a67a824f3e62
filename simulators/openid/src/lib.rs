//! A simulator of an identity provider with OpenID Connect: discovery, sign-in, tokens, keys, userinfo, logout. A script
//! makes it lie, so that a relying party can be attacked.

mod keys;
mod pages;
mod people;
mod provider;
mod script;
mod serve;

pub use people::{PEOPLE, Person};
pub use provider::{Options, Provider};
pub use script::{Script, Signer};
pub use serve::router;

/// Client id that the provider knows.
pub const CLIENT_ID: &str = "vitrine";
/// Secret of that client.
pub const CLIENT_SECRET: &str = "simulated secret";
