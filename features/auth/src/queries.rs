//! Queries for users, sessions, and credentials.

mod factors;
mod flows;
mod guesses;
mod identities;
mod limits;
mod one_time_tokens;
mod passkeys;
mod sessions;
mod sign_ups;
mod signing_keys;
mod users;

pub(crate) use factors::*;
pub(crate) use flows::*;
pub(crate) use guesses::*;
pub(crate) use identities::*;
pub(crate) use limits::*;
pub(crate) use one_time_tokens::*;
pub(crate) use passkeys::*;
pub use sessions::Liveness;
pub(crate) use sessions::*;
pub(crate) use sign_ups::*;
pub(crate) use signing_keys::*;
pub(crate) use users::*;
