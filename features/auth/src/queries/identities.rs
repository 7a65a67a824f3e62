//! Identities: the ways a user can prove who they are.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

use crate::UserId;

db::id!(
    /// Names an identity.
    IdentityId
);

/// A row of `identities`.
#[derive(Clone, Debug)]
pub(crate) struct IdentityRow {
    pub(crate) id: IdentityId,
    pub(crate) user_id: UserId,
    pub(crate) provider: String,
    pub(crate) provider_id: String,
    pub(crate) identity_data: Value,
    pub(crate) last_sign_in_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

pub(crate) async fn identities(on: impl Run, user: &UserId) -> Result<Vec<IdentityRow>> {
    query!(
        IdentityRow,
        "select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
         from identities where user_id = $1 order by created_at, provider, id",
        user
    )
    .lookup()
    .all(on)
    .await
}

pub(crate) async fn find_identity(on: impl Run, provider: &str, provider_id: &str) -> Result<Option<IdentityRow>> {
    query!(
        IdentityRow,
        "select id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
         from identities where provider = $1 and provider_id = $2",
        provider,
        provider_id
    )
    .find(on)
    .await
}

/// Adds an identity, or brings up to date what its provider tells.
pub(crate) async fn save_identity(tx: &mut Tx, identity: &IdentityRow) -> Result<()> {
    query!(
        "insert into identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (provider, provider_id) do update set identity_data = excluded.identity_data,
            last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at",
        &identity.id,
        &identity.user_id,
        &identity.provider,
        &identity.provider_id,
        identity.identity_data.clone(),
        identity.last_sign_in_at,
        identity.created_at,
        identity.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn remove_identity(tx: &mut Tx, id: &IdentityId) -> Result<()> {
    query!("delete from identities where id = $1", id).run(tx).await.map(drop)
}

pub(crate) async fn remove_identities(tx: &mut Tx, user: &UserId) -> Result<()> {
    query!("delete from identities where user_id = $1", user).run(tx).await.map(drop)
}
