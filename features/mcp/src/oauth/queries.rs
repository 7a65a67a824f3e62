//! SQL queries of connections.

mod purge;

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::{OrgId, TokenId, UserId};

pub(crate) use purge::purge;

use super::{
    consent_types::AssistantConnection,
    types::{Code, ConnectionKey, Refresh},
};

/// Stores an authorization code.
pub(crate) async fn add_code(tx: &mut Tx, code: &Code, now: Timestamp) -> Result<()> {
    query!(
        "insert into assistant_codes (org_id, user_id, code_hash, client_id, client_name, client_host, redirect_uri,
             scopes, challenge, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        &code.org_id,
        &code.user_id,
        &code.hash,
        &code.client_id,
        &code.client_name,
        &code.client_host,
        &code.redirect_uri,
        &code.scopes,
        &code.challenge,
        now,
        code.expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the code with this hash, locked until the transaction ends.
pub(crate) async fn find_code(tx: &mut Tx, hash: &str) -> Result<Option<Code>> {
    query!(
        Code,
        "select org_id, user_id, code_hash as hash, client_id, client_name, client_host, redirect_uri, scopes,
             challenge, expires_at, token_id
         from assistant_codes where code_hash = $1 for update",
        hash
    )
    .find(tx)
    .await
}

/// Marks a code as exchanged for an access token.
pub(crate) async fn use_code(tx: &mut Tx, code: &Code, token: &TokenId) -> Result<()> {
    query!(
        "update assistant_codes set token_id = $4 where org_id = $1 and user_id = $2 and code_hash = $3",
        &code.org_id,
        &code.user_id,
        &code.hash,
        token
    )
    .run(tx)
    .await
    .map(drop)
}

/// Adds the connection that a code was exchanged for.
pub(crate) async fn add(tx: &mut Tx, code: &Code, token: &TokenId, now: Timestamp, expiry: Timestamp) -> Result<()> {
    query!(
        "insert into assistant_connections (org_id, user_id, token_id, client_id, client_name, client_host,
             connected_at, refreshed_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7, $8)",
        &code.org_id,
        &code.user_id,
        token,
        &code.client_id,
        &code.client_name,
        &code.client_host,
        now,
        expiry
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the refresh token with this hash, locked until the transaction ends.
pub(crate) async fn find_refresh(tx: &mut Tx, hash: &str) -> Result<Option<Refresh>> {
    query!(
        Refresh,
        "select r.org_id, r.user_id, r.token_id, c.client_id,
             coalesce(t.scopes, 'read') as scopes, r.expires_at, r.used_at
         from assistant_refresh_tokens r
         join assistant_connections c on c.org_id = r.org_id and c.user_id = r.user_id and c.token_id = r.token_id
         join api_tokens t on t.org_id = r.org_id and t.user_id = r.user_id and t.id = r.token_id
         where r.refresh_hash = $1 for update",
        hash
    )
    .find(tx)
    .await
}

/// Marks a refresh token as used.
pub(crate) async fn use_refresh(tx: &mut Tx, key: &ConnectionKey, hash: &str, now: Timestamp) -> Result<()> {
    query!(
        "update assistant_refresh_tokens set used_at = $5
         where org_id = $1 and user_id = $2 and token_id = $3 and refresh_hash = $4",
        &key.org,
        &key.user,
        &key.token,
        hash,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores a refresh token.
pub(crate) async fn add_refresh(tx: &mut Tx, key: &ConnectionKey, hash: &str, expires_at: Timestamp) -> Result<()> {
    query!(
        "insert into assistant_refresh_tokens (org_id, user_id, token_id, refresh_hash, expires_at)
         values ($1, $2, $3, $4, $5)",
        &key.org,
        &key.user,
        &key.token,
        hash,
        expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes that a connection was refreshed.
pub(crate) async fn note_refresh(tx: &mut Tx, key: &ConnectionKey, now: Timestamp, expiry: Timestamp) -> Result<()> {
    query!(
        "update assistant_connections set refreshed_at = $4, expires_at = $5
         where org_id = $1 and user_id = $2 and token_id = $3",
        &key.org,
        &key.user,
        &key.token,
        now,
        expiry
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns the connections of a user, the latest first.
pub(crate) async fn list(db: &Db, org: &OrgId, user: &UserId) -> Result<Vec<AssistantConnection>> {
    query!(
        AssistantConnection,
        "select c.token_id as id, c.client_name as name, c.client_host as host,
             coalesce(t.scopes, 'read') as scopes, c.connected_at, t.last_used_at, c.expires_at
         from assistant_connections c
         join api_tokens t on t.org_id = c.org_id and t.user_id = c.user_id and t.id = c.token_id
         where c.org_id = $1 and c.user_id = $2 order by c.token_id desc",
        org,
        user
    )
    .all(db)
    .await
}

/// Counts the connections of a user.
pub(crate) async fn count(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<i64> {
    let count =
        query!((i64,), "select count(*) from assistant_connections where org_id = $1 and user_id = $2", org, user);
    Ok(count.one(tx).await?.0)
}

/// Returns the name of the assistant of a connection; `None` when there is none with this key.
pub(crate) async fn name(tx: &mut Tx, key: &ConnectionKey) -> Result<Option<String>> {
    let row = query!(
        (String,),
        "select client_name from assistant_connections where org_id = $1 and user_id = $2 and token_id = $3",
        &key.org,
        &key.user,
        &key.token
    );
    Ok(row.find(tx).await?.map(|(name,)| name))
}

/// Returns connections that expired, at most 500.
pub(crate) async fn expired(db: &Db, now: Timestamp) -> Result<Vec<(OrgId, UserId, TokenId)>> {
    query!(
        (OrgId, UserId, TokenId),
        "select org_id, user_id, token_id from assistant_connections where expires_at <= $1 limit 500",
        now
    )
    .all(db)
    .await
}
