//! SQL queries for API tokens.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

use super::types::{Access, NewAccess, Token, TokenId};
use crate::{OrgId, Role, TokenScopes, emergency::EmergencyAccessId, limits, queries::membership_sql};

/// Token of a request, with its user and their membership.
pub(super) struct TokenRow {
    pub(super) org_id: OrgId,
    pub(super) user_id: UserId,
    pub(super) id: TokenId,
    pub(super) scopes: TokenScopes,
    pub(super) token_expires_at: Option<Timestamp>,
    /// Server that the token is for; `None` for a personal token.
    pub(super) audience: Option<String>,
    pub(super) last_used_at: Option<Timestamp>,
    pub(super) banned_until: Option<Timestamp>,
    /// Role of the user; `None` when they no longer have access.
    pub(super) role: Option<Role>,
    pub(super) limits: limits::LimitsColumn,
    /// Expiry of the organization, if it is a demo.
    pub(super) expires_at: Option<Timestamp>,
    pub(super) removal_at: Option<Timestamp>,
    pub(super) requires_second_factor: bool,
    pub(super) emergency_id: Option<EmergencyAccessId>,
    pub(super) emergency_ends_at: Option<Timestamp>,
}

/// Returns the token with this hash, of any user. It is one query, because every request with a token runs it.
pub(super) async fn find(db: &Db, hash: &str) -> Result<Option<TokenRow>> {
    membership_sql!(
        @membership token,
        TokenRow,
        ", t.org_id, t.user_id, t.id, t.expires_at as token_expires_at, t.audience, t.last_used_at,
            coalesce(t.scopes, case t.scope when 'write' then 'read write publish' else 'read' end) as scopes",
        hash
    )
    .lookup()
    .find(db)
    .await
}

/// Records the use of a token, unless a use since `oldest` is recorded.
pub(super) async fn note_use(
    db: &Db,
    (org, user, id): (&OrgId, &UserId, &TokenId),
    oldest: Timestamp,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update api_tokens set last_used_at = $4
         where org_id = $1 and user_id = $2 and id = $3 and (last_used_at is null or last_used_at <= $5)",
        org,
        user,
        id,
        now,
        oldest
    )
    .run(db)
    .await
    .map(drop)
}

/// Returns the personal tokens of a user, latest first.
pub(super) async fn list(db: &Db, org: &OrgId, user: &UserId) -> Result<Vec<Token>> {
    query!(
        Token,
        "select id, name, scope, prefix, created_at, expires_at, last_used_at,
             coalesce(scopes, case scope when 'write' then 'read write publish' else 'read' end) as scopes
         from api_tokens where org_id = $1 and user_id = $2 and audience is null order by id desc",
        org,
        user
    )
    .all(db)
    .await
}

/// Counts the personal tokens of a user. Locks their profile, so that concurrent counts wait until the transaction ends.
pub(super) async fn count(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<i64> {
    query!((String,), "select id from profiles where id = $1 and org_id = $2 for update", user, org)
        .find(&mut *tx)
        .await?;
    let count = query!(
        (i64,),
        "select count(*) from api_tokens where org_id = $1 and user_id = $2 and audience is null",
        org,
        user
    );
    Ok(count.one(tx).await?.0)
}

/// Adds a token; stores only its hash.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, user: &UserId, token: &Token, hash: &str) -> Result<()> {
    query!(
        "insert into api_tokens (org_id, user_id, id, name, scope, prefix, token_hash, created_at, expires_at, scopes)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        org,
        user,
        &token.id,
        &token.name,
        token.scope,
        &token.prefix,
        hash,
        token.created_at,
        token.expires_at,
        &token.scopes
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a token of a user; false when there is none with this id.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, user: &UserId, id: &TokenId) -> Result<bool> {
    let removed =
        query!("delete from api_tokens where org_id = $1 and user_id = $2 and id = $3", org, user, id).run(tx).await?;
    Ok(removed == 1)
}

/// Adds an access token of an assistant; stores only its hash.
pub(super) async fn add_access(
    tx: &mut Tx,
    id: &TokenId,
    new: NewAccess<'_>,
    prefix: &str,
    hash: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into api_tokens (org_id, user_id, id, name, scope, prefix, token_hash, created_at, expires_at, scopes,
             audience)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        new.org,
        new.user,
        id,
        new.name,
        Access::of(new.scopes),
        prefix,
        hash,
        now,
        new.expires_at,
        new.scopes,
        new.audience
    )
    .run(tx)
    .await
    .map(drop)
}

/// Replaces the hash of an access token; false when there is none with this id.
pub(super) async fn renew(
    tx: &mut Tx,
    (org, user, id): (&OrgId, &UserId, &TokenId),
    (prefix, hash): (&str, &str),
    expires_at: Timestamp,
) -> Result<bool> {
    let renewed = query!(
        "update api_tokens set prefix = $4, token_hash = $5, expires_at = $6
         where org_id = $1 and user_id = $2 and id = $3 and audience is not null",
        org,
        user,
        id,
        prefix,
        hash,
        expires_at
    );
    Ok(renewed.run(tx).await? == 1)
}

/// Returns the access token of an assistant with this hash.
pub(super) async fn find_access(on: impl Run, hash: &str) -> Result<Option<(OrgId, UserId, TokenId)>> {
    query!(
        (OrgId, UserId, TokenId),
        "select org_id, user_id, id from api_tokens where token_hash = $1 and audience is not null",
        hash
    )
    .find(on)
    .await
}
