//! What is read and written about how long an organisation's people stay signed in.

use db::{Db, Result, Tx, query};

use crate::{OrgId, UserId};

pub(super) async fn minutes(tx: &mut Tx, org: &OrgId) -> Result<Option<i64>> {
    let found = query!((Option<i64>,), "select idle_minutes from orgs where id = $1", org).find(tx).await?;
    Ok(found.and_then(|(minutes,)| minutes))
}

pub(super) async fn set_minutes(tx: &mut Tx, org: &OrgId, minutes: Option<i64>) -> Result<()> {
    query!("update orgs set idle_minutes = $2 where id = $1", org, minutes).run(tx).await.map(drop)
}

/// The rule of the organisation that a user works in, and of the agency through which they do.
pub(super) async fn of_workplace(db: &Db, user: &UserId) -> Result<Option<(Option<i64>, Option<i64>)>> {
    query!(
        (Option<i64>, Option<i64>),
        "select o.idle_minutes, case when m.role is null then g.idle_minutes end
         from profiles p join orgs o on o.id = p.org_id left join orgs g on g.id = o.agency_id
         left join memberships m on m.org_id = o.id and m.user_id = p.id
         left join memberships a on a.org_id = o.agency_id and a.user_id = p.id and a.role <> 'client'
              and a.limits is null
         where p.id = $1 and coalesce(m.role, a.role) is not null",
        user
    )
    .lookup()
    .find(db)
    .await
}
