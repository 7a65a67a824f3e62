//! SQL queries for recipients of emails.

use db::{Result, Run, Tx, query};

use crate::{OrgId, Role, UserId, limits};

/// Returns the members of an organization with their time zones, the organization's default country, and whether it is a
/// demo.
pub(super) async fn places(on: impl Run, org: &OrgId) -> Result<Vec<(UserId, Option<String>, Option<String>, bool)>> {
    query!(
        (UserId, Option<String>, Option<String>, bool),
        "select m.user_id, p.time_zone, o.default_country, o.is_demo
         from memberships m join profiles p on p.id = m.user_id join orgs o on o.id = m.org_id
         where m.org_id = $1 order by m.user_id",
        org
    )
    .all(on)
    .await
}

/// Returns the email address, role and limits of a member, and the name of the organization.
pub(super) async fn recipient(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
) -> Result<Option<(String, Role, limits::LimitsColumn, String)>> {
    query!(
        (String, Role, limits::LimitsColumn, String),
        "select p.email, coalesce(r.permissions, m.role), m.limits, o.name
         from memberships m join profiles p on p.id = m.user_id join orgs o on o.id = m.org_id
         left join custom_roles r on r.id = m.role_id and r.org_id in (o.id, o.agency_id)
         where m.org_id = $1 and m.user_id = $2",
        org,
        user
    )
    .find(tx)
    .await
}
