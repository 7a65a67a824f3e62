//! SQL queries for the clients of an agency.

use auth::UserId;
use db::{Db, Result, query};

use super::Client;
use crate::{OrgId, queries::membership_sql};

/// Returns the clients of an agency that a user reaches.
pub(super) async fn in_reach(db: &Db, agency: &OrgId, user: &UserId) -> Result<Vec<Client>> {
    membership_sql!(
        clients,
        Client,
        "o.id, o.name, coalesce(r.permissions, m.role, x.permissions, a.role) as role, m.limits, o.expires_at,
         o.requires_second_factor or (m.role is null and coalesce(g.requires_second_factor, false))
             as requires_second_factor",
        agency,
        user
    )
    .all(db)
    .await
}

/// Returns the members of clients, without those of the agency.
pub(super) async fn people(db: &Db, agency: &OrgId, clients: &[OrgId]) -> Result<Vec<(OrgId, UserId)>> {
    let clients: Vec<String> = clients.iter().map(ToString::to_string).collect();
    query!(
        (OrgId, UserId),
        "select m.org_id, m.user_id from memberships m
         where m.org_id = any($2)
           and not exists (select 1 from memberships a where a.org_id = $1 and a.user_id = m.user_id)",
        agency,
        clients
    )
    .all(db)
    .await
}
