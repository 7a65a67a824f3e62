//! Profile settings of users: name, picture, language and time zone.

mod queries;
mod routes;
mod rules;
mod types;

pub use queries::forget_photo;
pub(crate) use queries::{ProfileSettings, chosen, picture_keys};
pub(crate) use routes::{photo_routes, routes};
pub(crate) use rules::{chosen_language, language_of};
