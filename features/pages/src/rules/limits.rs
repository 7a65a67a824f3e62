//! Limits of texts and lists that members write, and their cleaning.

mod content;
mod fields;
mod site;

pub(crate) use content::content;
pub(crate) use site::settings;
