//! One-time tokens: what a mail proves.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{UserId, proofs::Kind};

/// A row of `one_time_tokens`.
pub(crate) struct ProofRow {
    pub(crate) user_id: UserId,
    pub(crate) kind: Kind,
    pub(crate) code: String,
    pub(crate) flow_id: Option<String>,
    pub(crate) tries: i64,
    pub(crate) created_at: Timestamp,
}

/// A token to keep; it takes the place of the one before.
pub(crate) struct NewProof<'a> {
    pub(crate) user: &'a UserId,
    pub(crate) kind: Kind,
    pub(crate) token_hash: &'a str,
    pub(crate) code: &'a str,
    pub(crate) email: &'a str,
    pub(crate) flow: Option<&'a str>,
}

pub(crate) async fn save_proof(tx: &mut Tx, proof: NewProof<'_>, now: Timestamp) -> Result<()> {
    query!(
        "insert into one_time_tokens (user_id, kind, token_hash, code, email, flow_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (user_id, kind) do update set token_hash = excluded.token_hash, code = excluded.code,
            email = excluded.email, flow_id = excluded.flow_id, tries = 0, created_at = excluded.created_at",
        proof.user,
        proof.kind.as_str(),
        proof.token_hash,
        proof.code,
        proof.email,
        proof.flow,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// By the link.
pub(crate) async fn find_proof(on: impl Run, token_hash: &str) -> Result<Option<ProofRow>> {
    query!(
        ProofRow,
        "select user_id, kind, code, flow_id, tries, created_at from one_time_tokens where token_hash = $1",
        token_hash
    )
    .find(on)
    .await
}

/// By the address, for a code that is typed.
pub(crate) async fn proofs_of(on: impl Run, email: &str, kinds: Vec<String>) -> Result<Vec<ProofRow>> {
    query!(
        ProofRow,
        "select user_id, kind, code, flow_id, tries, created_at from one_time_tokens
         where email = $1 and kind = any($2)",
        email,
        kinds
    )
    .all(on)
    .await
}

/// Of a user, of a kind.
pub(crate) async fn proof_of_user(on: impl Run, user: &UserId, kind: Kind) -> Result<Option<ProofRow>> {
    query!(
        ProofRow,
        "select user_id, kind, code, flow_id, tries, created_at from one_time_tokens
         where user_id = $1 and kind = $2",
        user,
        kind.as_str()
    )
    .find(on)
    .await
}

pub(crate) async fn count_try(tx: &mut Tx, user: &UserId, kind: Kind) -> Result<()> {
    query!("update one_time_tokens set tries = tries + 1 where user_id = $1 and kind = $2", user, kind.as_str())
        .run(tx)
        .await
        .map(drop)
}

/// Takes a token away; false when somebody else has used it at this moment.
pub(crate) async fn use_proof(tx: &mut Tx, user: &UserId, kind: Kind) -> Result<bool> {
    let used = query!("delete from one_time_tokens where user_id = $1 and kind = $2", user, kind.as_str());
    Ok(used.run(tx).await? == 1)
}

pub(crate) async fn remove_proofs(tx: &mut Tx, user: &UserId) -> Result<()> {
    query!("delete from one_time_tokens where user_id = $1", user).run(tx).await.map(drop)
}

pub(crate) async fn remove_old_proofs(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from one_time_tokens where created_at < $1", before).run(tx).await
}
