//! Sign-in with Google.

pub(crate) mod provider;
