//! Sign-ins that are under way, and logout tokens that were used.

use auth::UserId;
use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::ConnectionId;

/// Sign-in that is under way at a provider.
pub(crate) struct Request {
    pub(crate) connection_id: ConnectionId,
    pub(crate) issuer: String,
    pub(crate) secret: String,
    pub(crate) purpose: String,
    pub(crate) flow_id: Option<String>,
    pub(crate) user_id: Option<UserId>,
    pub(crate) return_to: String,
    pub(crate) cookie_hash: String,
    pub(crate) has_max_age: bool,
    pub(crate) created_at: Timestamp,
}

/// Adds a sign-in.
pub(crate) async fn add_request(tx: &mut Tx, org: &OrgId, state_hash: &str, request: &Request) -> Result<()> {
    query!(
        "insert into sso_requests (org_id, state_hash, connection_id, issuer, secret, purpose, flow_id, user_id, return_to,
            cookie_hash, has_max_age, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        org,
        state_hash,
        &request.connection_id,
        &request.issuer,
        &request.secret,
        &request.purpose,
        request.flow_id.clone(),
        request.user_id.clone(),
        &request.return_to,
        &request.cookie_hash,
        request.has_max_age,
        request.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns a sign-in of an organization by its state, locked until the transaction ends.
pub(crate) async fn lock_request(tx: &mut Tx, org: &OrgId, state_hash: &str) -> Result<Option<Request>> {
    query!(
        Request,
        "select connection_id, issuer, secret, purpose, flow_id, user_id, return_to, cookie_hash, has_max_age, created_at
         from sso_requests where org_id = $1 and state_hash = $2 for update",
        org,
        state_hash
    )
    .find(tx)
    .await
}

/// Removes a sign-in, which comes back once.
pub(crate) async fn remove_request(tx: &mut Tx, org: &OrgId, state_hash: &str) -> Result<u64> {
    query!("delete from sso_requests where org_id = $1 and state_hash = $2", org, state_hash).run(tx).await
}

/// Removes sign-ins that were not completed since `before`, ID tokens of sign-ins without a session, logout tokens that have expired, and reports of tests since
/// `tested_before`, which name a person, of all organizations.
pub(crate) async fn purge(db: &Db, before: Timestamp, tested_before: Timestamp, now: Timestamp) -> Result<()> {
    query!("update sso_connections set test_report = null where org_id is not null and tested_at < $1", tested_before)
        .run(db)
        .await?;
    query!("delete from sso_requests where org_id is not null and created_at < $1", before).run(db).await?;
    query!(
        "delete from sso_sign_ins where org_id is not null and created_at < $1
           and not exists (select 1 from sessions s where s.sso_sign_in = sso_sign_ins.id)
           and not exists (select 1 from flows f where f.sso_sign_in = sso_sign_ins.id)",
        before
    )
    .run(db)
    .await?;
    query!("delete from sso_logouts where org_id is not null and expires_at < $1", now).run(db).await.map(drop)
}

/// Records a logout token; false when it was used before.
pub(crate) async fn use_logout(tx: &mut Tx, org: &OrgId, jti_hash: &str, until: Timestamp) -> Result<bool> {
    let added = query!(
        "insert into sso_logouts (org_id, jti_hash, expires_at) values ($1, $2, $3)
         on conflict (org_id, jti_hash) do nothing",
        org,
        jti_hash,
        until
    );
    Ok(added.run(tx).await? == 1)
}
