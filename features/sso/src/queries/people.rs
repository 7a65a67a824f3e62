//! People of providers, and their sign-ins.

use auth::UserId;
use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;
use serde_json::Value;

use crate::types::{ConnectionId, IdentityId, SignInId};

/// Person of a provider.
pub(crate) struct Identity {
    pub(crate) id: IdentityId,
    pub(crate) user_id: UserId,
    pub(crate) groups: Option<Value>,
    pub(crate) groups_at: Option<Timestamp>,
}

/// Returns the person with a subject at a provider.
pub(crate) async fn identity(
    on: impl Run,
    org: &OrgId,
    connection: &ConnectionId,
    issuer: &str,
    subject: &str,
) -> Result<Option<Identity>> {
    query!(
        Identity,
        "select id, user_id, groups, groups_at from sso_identities
         where org_id = $1 and connection_id = $2 and issuer = $3 and subject = $4",
        org,
        connection,
        issuer,
        subject
    )
    .find(on)
    .await
}

/// Adds a person of a provider. A concurrent sign-in of the same person may have done it.
pub(crate) async fn add_identity(
    tx: &mut Tx,
    (org, connection, id): (&OrgId, &ConnectionId, &IdentityId),
    (issuer, subject): (&str, &str),
    user: &UserId,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into sso_identities (org_id, id, connection_id, issuer, subject, user_id, last_sign_in_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)",
        org,
        id,
        connection,
        issuer,
        subject,
        user,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records a sign-in of a person, with the groups if the provider told all of them.
pub(crate) async fn note_identity(
    tx: &mut Tx,
    org: &OrgId,
    id: &IdentityId,
    groups: Option<Value>,
    now: Timestamp,
) -> Result<()> {
    let groups_at = groups.as_ref().map(|_| now);
    query!(
        "update sso_identities set last_sign_in_at = $3, groups = coalesce($4, groups),
            groups_at = coalesce($5, groups_at)
         where org_id = $1 and id = $2",
        org,
        id,
        now,
        groups,
        groups_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds a sign-in by a provider.
pub(crate) async fn add_sign_in(
    tx: &mut Tx,
    org: &OrgId,
    (id, identity): (&SignInId, &IdentityId),
    (sid, id_token): (Option<String>, &str),
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into sso_sign_ins (org_id, id, identity_id, sid, id_token, created_at) values ($1, $2, $3, $4, $5, $6)",
        org,
        id,
        identity,
        sid,
        id_token,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the sealed ID token of a sign-in.
pub(crate) async fn id_token(on: impl Run, org: &OrgId, id: &str) -> Result<Option<String>> {
    let id_token = query!((String,), "select id_token from sso_sign_ins where org_id = $1 and id = $2", org, id);
    Ok(id_token.find(on).await?.map(|(token,)| token))
}

/// Returns the sign-ins of a session at the provider, or else all of a person.
pub(crate) async fn sign_ins(
    tx: &mut Tx,
    org: &OrgId,
    (connection, issuer): (&ConnectionId, &str),
    sid: Option<&str>,
    subject: Option<&str>,
) -> Result<Vec<String>> {
    let sign_ins = query!(
        (String,),
        "select s.id from sso_sign_ins s join sso_identities i on i.org_id = s.org_id and i.id = s.identity_id
         where s.org_id = $1 and i.connection_id = $2 and i.issuer = $3
           and (cast($4 as text) is null or s.sid = $4) and (cast($5 as text) is null or i.subject = $5)",
        org,
        connection,
        issuer,
        sid,
        subject
    );
    Ok(sign_ins.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Returns all sign-ins of an organization.
pub(crate) async fn all_sign_ins(tx: &mut Tx, org: &OrgId) -> Result<Vec<String>> {
    let ids = query!((String,), "select id from sso_sign_ins where org_id = $1", org);
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

/// Removes sign-ins.
pub(crate) async fn remove_sign_ins(tx: &mut Tx, org: &OrgId, ids: Vec<String>) -> Result<()> {
    query!("delete from sso_sign_ins where org_id = $1 and id = any($2)", org, ids).run(tx).await.map(drop)
}

/// Returns true when the provider has deactivated a person: SCIM ended their access, so that single sign-on gives none.
pub(crate) async fn is_deactivated(tx: &mut Tx, org: &OrgId, user: &UserId, email: &str) -> Result<bool> {
    let row = query!(
        (String,),
        "select id from scim_people where org_id = $1 and (user_id = $2 or name_key = $3) and not is_active limit 1",
        org,
        user,
        email
    );
    Ok(row.find(tx).await?.is_some())
}
