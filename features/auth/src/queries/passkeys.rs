//! Passkeys, and the challenges that they answer.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

use crate::UserId;

db::id!(
    /// Names a passkey.
    PasskeyId
);
db::id!(
    /// Names a challenge of a passkey.
    PasskeyChallengeId
);

/// A row of `passkeys`.
#[derive(Clone, Debug)]
pub(crate) struct PasskeyRow {
    pub(crate) id: PasskeyId,
    pub(crate) user_id: UserId,
    pub(crate) credential_id: String,
    pub(crate) public_key: String,
    pub(crate) sign_count: i64,
    pub(crate) transports: Value,
    pub(crate) friendly_name: String,
    pub(crate) last_used_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

/// A row of `passkey_challenges`.
pub(crate) struct PasskeyChallengeRow {
    /// User who adds a passkey; `None` for a sign-in.
    pub(crate) user_id: Option<UserId>,
    pub(crate) challenge_hash: String,
    pub(crate) created_at: Timestamp,
}

pub(crate) async fn passkeys(on: impl Run, user: &UserId) -> Result<Vec<PasskeyRow>> {
    query!(
        PasskeyRow,
        "select id, user_id, credential_id, public_key, sign_count, transports, friendly_name, last_used_at, created_at
         from passkeys where user_id = $1 order by id",
        user
    )
    .all(on)
    .await
}

pub(crate) async fn find_passkey(on: impl Run, credential: &str) -> Result<Option<PasskeyRow>> {
    query!(
        PasskeyRow,
        "select id, user_id, credential_id, public_key, sign_count, transports, friendly_name, last_used_at, created_at
         from passkeys where credential_id = $1",
        credential
    )
    .find(on)
    .await
}

pub(crate) async fn add_passkey(tx: &mut Tx, passkey: &PasskeyRow) -> Result<()> {
    query!(
        "insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, friendly_name, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        &passkey.id,
        &passkey.user_id,
        &passkey.credential_id,
        &passkey.public_key,
        passkey.sign_count,
        passkey.transports.clone(),
        &passkey.friendly_name,
        passkey.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records a use. Returns false when the signature counter of the device has not increased, which suggests a copy of
/// the passkey; devices without a counter always send 0.
pub(crate) async fn record_passkey_use(tx: &mut Tx, id: &PasskeyId, sign_count: i64, now: Timestamp) -> Result<bool> {
    let used = query!(
        "update passkeys set sign_count = $2, last_used_at = $3
         where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))",
        id,
        sign_count,
        now
    );
    Ok(used.run(tx).await? == 1)
}

pub(crate) async fn rename_passkey(tx: &mut Tx, id: &PasskeyId, name: &str) -> Result<()> {
    query!("update passkeys set friendly_name = $2 where id = $1", id, name).run(tx).await.map(drop)
}

pub(crate) async fn remove_passkey(tx: &mut Tx, id: &PasskeyId) -> Result<()> {
    query!("delete from passkeys where id = $1", id).run(tx).await.map(drop)
}

pub(crate) async fn add_passkey_challenge(
    tx: &mut Tx,
    id: &PasskeyChallengeId,
    user: Option<&UserId>,
    hash: &str,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into passkey_challenges (id, user_id, challenge_hash, created_at) values ($1, $2, $3, $4)",
        id,
        user,
        hash,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Takes a challenge away: it is answered once, rightly or wrongly.
pub(crate) async fn take_passkey_challenge(
    tx: &mut Tx,
    id: &PasskeyChallengeId,
) -> Result<Option<PasskeyChallengeRow>> {
    query!(
        PasskeyChallengeRow,
        "delete from passkey_challenges where id = $1 returning user_id, challenge_hash, created_at",
        id
    )
    .find(tx)
    .await
}

pub(crate) async fn remove_old_passkey_challenges(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from passkey_challenges where created_at < $1", before).run(tx).await
}
