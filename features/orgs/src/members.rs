//! Members of organizations and their roles.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use queries::{add, move_away, organisations, owners, position, remove, set_position};
pub(crate) use routes::routes;
pub(crate) use rules::may_give;
