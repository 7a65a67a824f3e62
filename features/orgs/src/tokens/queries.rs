//! Every statement about tokens.

use auth::UserId;
use db::{Db, Result, Tx, query};
use jiff::Timestamp;

use super::types::{Scope, Token, TokenId};
use crate::{OrgId, emergency::EmergencyAccessId, limits, queries::placed};

/// What is known of a token that a request brings, of its user, and of what they are in its organization.
pub(super) struct Known {
    pub(super) org_id: OrgId,
    pub(super) user_id: UserId,
    pub(super) id: TokenId,
    pub(super) scope: Scope,
    pub(super) token_expires_at: Option<Timestamp>,
    pub(super) last_used_at: Option<Timestamp>,
    pub(super) banned_until: Option<Timestamp>,
    /// Nothing when the user may not work there any more.
    pub(super) role: Option<String>,
    pub(super) limits: limits::Kept,
    /// Of the organization, when it is a demo.
    pub(super) expires_at: Option<Timestamp>,
    pub(super) removal_at: Option<Timestamp>,
    pub(super) requires_second_factor: bool,
    pub(super) emergency_id: Option<EmergencyAccessId>,
    pub(super) emergency_ends_at: Option<Timestamp>,
}

/// The token of this hash, whosever it is; in one statement, for every request asks.
pub(super) async fn find(db: &Db, hash: &str) -> Result<Option<Known>> {
    placed!(
        @membership token,
        Known,
        ", t.org_id, t.user_id, t.id, t.scope, t.expires_at as token_expires_at, t.last_used_at",
        hash
    )
    .lookup()
    .find(db)
    .await
}

/// Writes down that a token was used, unless that was written down since `oldest`.
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

/// A user's tokens, the latest first.
pub(super) async fn list(db: &Db, org: &OrgId, user: &UserId) -> Result<Vec<Token>> {
    query!(
        Token,
        "select id, name, scope, prefix, created_at, expires_at, last_used_at from api_tokens
         where org_id = $1 and user_id = $2 order by id desc",
        org,
        user
    )
    .all(db)
    .await
}

/// How many tokens a user has; whoever else counts them waits until the transaction ends.
pub(super) async fn count(tx: &mut Tx, org: &OrgId, user: &UserId) -> Result<i64> {
    query!((String,), "select id from profiles where id = $1 and org_id = $2 for update", user, org)
        .find(&mut *tx)
        .await?;
    let count = query!((i64,), "select count(*) from api_tokens where org_id = $1 and user_id = $2", org, user);
    Ok(count.one(tx).await?.0)
}

/// Adds a token, of which only the hash is kept.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, user: &UserId, token: &Token, hash: &str) -> Result<()> {
    query!(
        "insert into api_tokens (org_id, user_id, id, name, scope, prefix, token_hash, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        org,
        user,
        &token.id,
        &token.name,
        token.scope.as_str(),
        &token.prefix,
        hash,
        token.created_at,
        token.expires_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a token of a user; false when there is none of this id.
pub(super) async fn remove(tx: &mut Tx, org: &OrgId, user: &UserId, id: &TokenId) -> Result<bool> {
    let removed =
        query!("delete from api_tokens where org_id = $1 and user_id = $2 and id = $3", org, user, id).run(tx).await?;
    Ok(removed == 1)
}
