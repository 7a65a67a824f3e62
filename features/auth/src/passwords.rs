//! Passwords: sign-in with them, their strength, change and hashes.

pub(crate) mod change;
pub(crate) mod hasher;
mod link_passwords;
pub(crate) mod sign_in;
mod strength;

pub(crate) use self::strength::check_strength;
pub use self::{
    hasher::{Gate, random_password},
    link_passwords::{hash, is_link_password},
};

use crate::Auth;

/// Returns the load of this process with passwords.
pub fn load(auth: &Auth) -> Gate {
    auth.0.hasher.gate()
}
