//! Rules of single sign-on. Pure: no I/O, no clock.

pub(crate) mod addresses;
pub(crate) mod claims;
pub(crate) mod documents;
pub(crate) mod groups;
pub(crate) mod jose;
pub(crate) mod logout;
pub(crate) mod settings;
