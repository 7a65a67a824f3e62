//! Passkeys: sign-in with a device instead of a password.

pub(crate) mod webauthn;
