//! Branding of organizations: logo, color and default language.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use queries::{Style, default_language, logo_keys, look, name, set_colour, set_language, style};
pub(crate) use routes::{logo_routes, routes};
pub(crate) use rules::colour;
pub use rules::{Palette, Palettes, nearest_colour, palettes};
pub use types::Brand;
