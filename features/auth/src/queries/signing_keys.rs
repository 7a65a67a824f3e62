//! Signing keys that the server creates.

use db::{Db, Result, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

db::id!(
    /// Id of a signing key: the `kid` of its tokens.
    KeyId
);

/// A row of `signing_keys`.
pub(crate) struct SigningKeyRow {
    pub(crate) id: KeyId,
    pub(crate) private_key: String,
    pub(crate) public_jwk: Value,
    pub(crate) is_current: bool,
    pub(crate) signs_from: Timestamp,
}

/// A key to store.
pub(crate) struct NewSigningKey {
    pub(crate) id: KeyId,
    /// Private key, sealed.
    pub(crate) private_key: String,
    pub(crate) public_jwk: Value,
    pub(crate) signs_from: Timestamp,
}

/// Returns the valid keys, oldest first.
pub(crate) async fn signing_keys(db: &Db, now: Timestamp) -> Result<Vec<SigningKeyRow>> {
    query!(
        SigningKeyRow,
        "select id, private_key, public_jwk, is_current, signs_from from signing_keys
         where good_until is null or good_until > $1 order by created_at, id",
        now
    )
    .all(db)
    .await
}

/// Adds the current key. Without effect when there is one, which another process has just added.
pub(crate) async fn add_signing_key(tx: &mut Tx, key: NewSigningKey, now: Timestamp) -> Result<()> {
    query!(
        "insert into signing_keys (id, private_key, public_jwk, is_current, signs_from, created_at)
         values ($1, $2, $3, true, $4, $5) on conflict do nothing",
        key.id,
        key.private_key,
        key.public_jwk,
        key.signs_from,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Ends the current key: its tokens are valid until `good_until`.
pub(crate) async fn retire_signing_key(tx: &mut Tx, good_until: Timestamp) -> Result<()> {
    query!("update signing_keys set is_current = false, good_until = $1 where is_current", good_until)
        .run(tx)
        .await
        .map(drop)
}

/// Deletes the keys that are no longer valid.
pub(crate) async fn delete_old_signing_keys(tx: &mut Tx, now: Timestamp) -> Result<()> {
    query!("delete from signing_keys where good_until is not null and good_until <= $1", now).run(tx).await.map(drop)
}
