//! Sign-ins that are under way elsewhere.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;

use crate::UserId;

db::id!(
    /// Names a flow: the `state` that a provider gives back.
    FlowId
);

/// A row of `flows`.
#[derive(Clone, Debug)]
pub(crate) struct FlowRow {
    pub(crate) id: FlowId,
    pub(crate) user_id: Option<UserId>,
    pub(crate) method: String,
    pub(crate) provider: Option<String>,
    pub(crate) challenge: Option<String>,
    pub(crate) challenge_kind: Option<String>,
    pub(crate) redirect_to: String,
    pub(crate) linking_user: Option<UserId>,
    pub(crate) secret: Option<String>,
    pub(crate) created_at: Timestamp,
    pub(crate) returned_at: Option<Timestamp>,
    /// Organization that the session is limited to, and the sign-in by its provider.
    pub(crate) only_org: Option<String>,
    pub(crate) sso_sign_in: Option<String>,
}

pub(crate) async fn add_flow(on: impl Run, flow: &FlowRow) -> Result<()> {
    query!(
        "insert into flows (id, user_id, method, provider, challenge, challenge_kind, redirect_to, linking_user, secret,
            created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        &flow.id,
        flow.user_id.clone(),
        &flow.method,
        flow.provider.clone(),
        flow.challenge.clone(),
        flow.challenge_kind.clone(),
        &flow.redirect_to,
        flow.linking_user.clone(),
        flow.secret.clone(),
        flow.created_at
    )
    .run(on)
    .await
    .map(drop)
}

/// Locked until the transaction ends.
pub(crate) async fn lock_flow(tx: &mut Tx, id: &FlowId) -> Result<Option<FlowRow>> {
    query!(
        FlowRow,
        "select id, user_id, method, provider, challenge, challenge_kind, redirect_to, linking_user, secret, created_at,
            returned_at, only_org, sso_sign_in
         from flows where id = $1 for update",
        id
    )
    .find(tx)
    .await
}

/// By the code that ends it; locked until the transaction ends.
pub(crate) async fn lock_flow_by_code(tx: &mut Tx, code_hash: &str) -> Result<Option<FlowRow>> {
    query!(
        FlowRow,
        "select id, user_id, method, provider, challenge, challenge_kind, redirect_to, linking_user, secret, created_at,
            returned_at, only_org, sso_sign_in
         from flows where code_hash = $1 for update",
        code_hash
    )
    .find(tx)
    .await
}

/// Notes that a flow has come back, whose it is, and the code that ends it.
pub(crate) async fn return_flow(
    tx: &mut Tx,
    id: &FlowId,
    user: Option<&UserId>,
    code_hash: Option<&str>,
    secret: Option<&str>,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update flows set user_id = $2, code_hash = $3, secret = $4, returned_at = $5 where id = $1",
        id,
        user,
        code_hash,
        secret,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn remove_flow(tx: &mut Tx, id: &FlowId) -> Result<()> {
    query!("delete from flows where id = $1", id).run(tx).await.map(drop)
}

pub(crate) async fn remove_old_flows(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from flows where created_at < $1", before).run(tx).await
}

/// Limits the session of a flow to an organization, whose provider signed the user in.
pub(crate) async fn bind_flow(tx: &mut Tx, id: &FlowId, org: &str, sign_in: &str) -> Result<()> {
    query!("update flows set only_org = $2, sso_sign_in = $3 where id = $1", id, org, sign_in).run(tx).await.map(drop)
}

/// Removes the flows of sign-ins that have ended.
pub(crate) async fn remove_bound_flows(tx: &mut Tx, sign_ins: Vec<String>) -> Result<u64> {
    query!("delete from flows where sso_sign_in = any($1)", sign_ins).run(tx).await
}
