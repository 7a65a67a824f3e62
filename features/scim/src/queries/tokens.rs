//! Tokens of identity providers.

use auth::UserId;
use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use orgs::OrgId;

use crate::types::{ScimTokenId, ShownToken};

/// Token of a request, with its organization.
pub(crate) struct StoredToken {
    pub(crate) org_id: OrgId,
    pub(crate) id: ScimTokenId,
    pub(crate) created_by: UserId,
    pub(crate) last_used_at: Option<Timestamp>,
    /// Time at which the organization is removed.
    pub(crate) removal_at: Option<Timestamp>,
    pub(crate) is_demo: bool,
}

/// Returns the token with this hash.
pub(crate) async fn token(db: &Db, hash: &str) -> Result<Option<StoredToken>> {
    query!(
        StoredToken,
        "select t.org_id, t.id, t.created_by, t.last_used_at, o.removal_at, o.is_demo
         from scim_tokens t join orgs o on o.id = t.org_id where t.token_hash = $1",
        hash
    )
    .lookup()
    .find(db)
    .await
}

/// Returns the tokens of an organization, latest first.
pub(crate) async fn tokens(db: &Db, org: &OrgId) -> Result<Vec<ShownToken>> {
    query!(
        ShownToken,
        "select id, prefix, created_at, last_used_at from scim_tokens where org_id = $1 order by id desc",
        org
    )
    .all(db)
    .await
}

/// Counts the tokens of an organization, which the caller has locked.
pub(crate) async fn count_tokens(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from scim_tokens where org_id = $1", org).one(tx).await?.0)
}

/// Adds a token; stores only its hash.
pub(crate) async fn add_token(
    tx: &mut Tx,
    (org, id): (&OrgId, &ScimTokenId),
    (prefix, hash): (&str, &str),
    by: &UserId,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into scim_tokens (org_id, id, prefix, token_hash, created_by, created_at)
         values ($1, $2, $3, $4, $5, $6)",
        org,
        id,
        prefix,
        hash,
        by,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes a token; false when there is none with this id.
pub(crate) async fn remove_token(tx: &mut Tx, org: &OrgId, id: &ScimTokenId) -> Result<bool> {
    Ok(query!("delete from scim_tokens where org_id = $1 and id = $2", org, id).run(tx).await? == 1)
}

/// Records the use of a token.
pub(crate) async fn note_use(db: &Db, org: &OrgId, id: &ScimTokenId, now: Timestamp) -> Result<()> {
    query!("update scim_tokens set last_used_at = $3 where org_id = $1 and id = $2", org, id, now)
        .run(db)
        .await
        .map(drop)
}
