//! Sign-in with Google.

pub(crate) mod accounts;
pub(crate) mod provider;
pub(crate) mod sign_in;
