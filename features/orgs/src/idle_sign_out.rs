//! Organizations that sign their people out who have done nothing for a while (HIPAA 164.312(a)(2)(iii)).

mod queries;
mod routes;
mod rules;
mod types;

use db::{Db, Result};
use jiff::SignedDuration;

use crate::UserId;

pub(crate) use routes::routes;
pub(crate) use rules::strictest;

/// After how long without activity the sessions of a user end where they work now; nothing where no rule says so.
pub(crate) async fn limit_of(db: &Db, user: &UserId) -> Result<Option<SignedDuration>> {
    let rules = queries::of_workplace(db, user).await?;
    Ok(rules.and_then(|(own, agency)| strictest(own, agency)))
}
