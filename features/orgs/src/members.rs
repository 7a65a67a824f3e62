//! Members of organizations and their roles.

mod queries;
mod routes;
mod rules;
mod types;

pub(crate) use queries::{add, move_away, organisations, role, set_role};
pub(crate) use routes::routes;
pub(crate) use rules::may_give;
