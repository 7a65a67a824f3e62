//! Locations on a map: those that match, gathered into clusters by a grid that is as fine as the zoom.

mod queries;
mod routes;
mod rules;
mod types;

pub use queries::gathered;
pub use routes::routes;
pub use rules::{Grid, MapCells, Pile};
