//! SQL queries for invitations.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{Invitation, InvitationId};
use crate::{
    OrgId, Role,
    limits::{Limits, LimitsColumn},
    post::Post,
    roles::CustomRoleId,
};

/// Invitation found by the token of its link.
pub(super) struct PendingInvitation {
    pub(super) org_id: OrgId,
    pub(super) id: InvitationId,
    pub(super) email: String,
    pub(super) role: Role,
    pub(super) role_id: Option<CustomRoleId>,
    pub(super) role_name: Option<String>,
    pub(super) limits: LimitsColumn,
    pub(super) organisation: String,
    pub(super) invited_by: String,
}

impl PendingInvitation {
    /// Returns the role and limits the invitation grants.
    pub(super) fn post(self) -> Post {
        Post { org: self.org_id, role: self.role, role_id: self.role_id, limits: self.limits.0 }
    }
}

/// Pending invitation.
pub(super) struct InvitationRow {
    pub(super) id: InvitationId,
    pub(super) email: String,
    pub(super) role: Role,
    pub(super) role_id: Option<CustomRoleId>,
    pub(super) limits: LimitsColumn,
    pub(super) created_at: Timestamp,
    pub(super) expires_at: Timestamp,
}

impl From<InvitationRow> for Invitation {
    fn from(row: InvitationRow) -> Self {
        let InvitationRow { id, email, role, role_id, limits, created_at, expires_at } = row;
        Self { id, email, role, role_id, limits: limits.0, created_at, expires_at }
    }
}

/// Returns the invitation with this hash, unless it has expired.
pub(super) async fn find(on: impl Run, hash: &str, now: Timestamp) -> Result<Option<PendingInvitation>> {
    query!(
        PendingInvitation,
        "select i.org_id, i.id, i.email, coalesce(r.permissions, i.role) as role, i.role_id, r.name as role_name, i.limits,
             o.name as organisation, p.name as invited_by
         from invitations i join orgs o on o.id = i.org_id join profiles p on p.id = i.invited_by
         left join custom_roles r on r.id = i.role_id and r.org_id in (o.id, o.agency_id)
         where i.token_hash = $1 and i.expires_at > $2 and (o.expires_at is null or o.expires_at > $2)",
        hash,
        now
    )
    .find(on)
    .await
}

pub(super) async fn list(db: &Db, org: &OrgId, now: Timestamp) -> Result<Vec<InvitationRow>> {
    query!(
        InvitationRow,
        "select i.id, i.email, coalesce(r.permissions, i.role) as role, i.role_id, i.limits, i.created_at, i.expires_at
         from invitations i join orgs o on o.id = i.org_id
         left join custom_roles r on r.id = i.role_id and r.org_id in (o.id, o.agency_id)
         where i.org_id = $1 and i.expires_at > $2 order by i.id desc",
        org,
        now
    )
    .all(db)
    .await
}

pub(super) async fn count(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from invitations where org_id = $1", org).one(tx).await?.0)
}

/// Counts an invitation of the organization on this day (`YYYY-MM-DD`); returns the number so far, including this one.
/// Concurrent counts wait until the transaction ends.
pub(super) async fn counted(tx: &mut Tx, org: &OrgId, day: &str) -> Result<i64> {
    let counted = query!(
        (i64,),
        "update orgs set invited_count = case when invited_on = $2 then invited_count + 1 else 1 end, invited_on = $2
         where id = $1 returning invited_count",
        org,
        day
    );
    Ok(counted.one(tx).await?.0)
}

/// Counts an invitation of a user on this day (`YYYY-MM-DD`); returns the number so far in all organizations, including
/// this one. Concurrent counts wait until the transaction ends.
pub(super) async fn counted_by(tx: &mut Tx, user: &UserId, day: &str) -> Result<i64> {
    let counted = query!(
        (i64,),
        "update profiles set invited_count = case when invited_on = $2 then invited_count + 1 else 1 end, invited_on = $2
         where id = $1 returning invited_count",
        user,
        day
    );
    Ok(counted.one(tx).await?.0)
}

/// Adds an invitation; deletes an earlier one to the same address.
pub(super) async fn add(
    tx: &mut Tx,
    (org, by): (&OrgId, &UserId),
    invitation: &Invitation,
    language: &str,
    hash: &str,
) -> Result<()> {
    query!("delete from invitations where org_id = $1 and email = $2", org, &invitation.email).run(&mut *tx).await?;
    query!(
        "insert into invitations (org_id, id, email, role, limits, language, token_hash, invited_by, created_at, expires_at,
            role_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        org,
        &invitation.id,
        &invitation.email,
        invitation.role,
        Limits::column(invitation.limits.as_ref()),
        language,
        hash,
        by,
        invitation.created_at,
        invitation.expires_at,
        invitation.role_id.clone()
    )
    .run(tx)
    .await
    .map(drop)
}

/// Revokes an invitation; false when there is none.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, id: &InvitationId) -> Result<bool> {
    Ok(query!("delete from invitations where org_id = $1 and id = $2", org, id).run(tx).await? > 0)
}

/// Returns the time of the pending invitation to this address.
pub(super) async fn invited_at(tx: &mut Tx, org: &OrgId, email: &str) -> Result<Option<Timestamp>> {
    let row = query!((Timestamp,), "select created_at from invitations where org_id = $1 and email = $2", org, email);
    Ok(row.find(tx).await?.map(|(at,)| at))
}

/// Returns true when a member of the organization has this address.
pub(super) async fn is_member(tx: &mut Tx, org: &OrgId, email: &str) -> Result<bool> {
    let row = query!(
        (UserId,),
        "select m.user_id from memberships m join profiles p on p.id = m.user_id
         where m.org_id = $1 and p.email = $2",
        org,
        email
    );
    Ok(row.find(tx).await?.is_some())
}

/// Deletes expired invitations.
pub(crate) async fn forget(db: &Db, now: Timestamp) -> Result<u64> {
    query!("delete from invitations where expires_at <= $1", now).run(db).await
}

/// Revokes the invitation of an address to an organization.
pub(crate) async fn forget_for(tx: &mut Tx, org: &OrgId, email: &str) -> Result<()> {
    query!("delete from invitations where org_id = $1 and email = $2", org, email).run(tx).await.map(drop)
}
