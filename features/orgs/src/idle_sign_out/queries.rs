//! SQL queries for the idle timeout of organizations.

use db::{Db, Result, Tx, query};

use crate::{OrgId, UserId, queries::membership_sql};

pub(super) async fn minutes(tx: &mut Tx, org: &OrgId) -> Result<Option<i64>> {
    let row = query!((Option<i64>,), "select idle_minutes from orgs where id = $1", org).find(tx).await?;
    Ok(row.and_then(|(minutes,)| minutes))
}

pub(super) async fn set_minutes(tx: &mut Tx, org: &OrgId, minutes: Option<i64>) -> Result<()> {
    query!("update orgs set idle_minutes = $2 where id = $1", org, minutes).run(tx).await.map(drop)
}

/// Returns the idle timeouts, in minutes, of the user's current organization and of the agency that gives access to it.
pub(super) async fn of_workplace(db: &Db, user: &UserId) -> Result<Option<(Option<i64>, Option<i64>)>> {
    membership_sql!(
        workplace,
        (Option<i64>, Option<i64>),
        "o.idle_minutes, case when m.role is null then g.idle_minutes end",
        user
    )
    .lookup()
    .find(db)
    .await
}
