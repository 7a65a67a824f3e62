//! Automatic sign-out of inactive users, set per organization (HIPAA 164.312(a)(2)(iii)).

mod queries;
mod routes;
mod rules;
mod types;

use db::{Db, Result};
use jiff::SignedDuration;

use crate::UserId;

pub(crate) use routes::routes;
pub(crate) use rules::shorter_timeout;

/// Returns the idle timeout of a user's sessions in the current organization; `None` without a rule.
pub(crate) async fn limit_of(db: &Db, user: &UserId) -> Result<Option<SignedDuration>> {
    let rules = queries::of_workplace(db, user).await?;
    Ok(rules.and_then(|(own, agency)| shorter_timeout(own, agency)))
}
