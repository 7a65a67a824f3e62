//! One-time tokens of users.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;

use crate::{UserId, links::kind::Kind};

/// A row of `one_time_tokens`.
pub(crate) struct OneTimeTokenRow {
    pub(crate) token_hash: String,
    pub(crate) user_id: UserId,
    pub(crate) kind: Kind,
    pub(crate) code: String,
    pub(crate) email: String,
    pub(crate) flow_id: Option<String>,
    pub(crate) tries: i64,
    pub(crate) created_at: Timestamp,
}

/// A token to store; it replaces the one before it in its slot.
pub(crate) struct NewOneTimeToken<'a> {
    pub(crate) user: &'a UserId,
    /// Kind and lane.
    pub(crate) slot: &'a str,
    pub(crate) token_hash: &'a str,
    pub(crate) code: &'a str,
    pub(crate) email: &'a str,
    pub(crate) flow: Option<&'a str>,
    pub(crate) is_sent: bool,
}

pub(crate) async fn save_one_time_token(tx: &mut Tx, proof: NewOneTimeToken<'_>, now: Timestamp) -> Result<()> {
    query!(
        "insert into one_time_tokens (user_id, kind, token_hash, code, email, flow_id, is_sent, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (user_id, kind) do update set token_hash = excluded.token_hash, code = excluded.code,
            email = excluded.email, flow_id = excluded.flow_id, is_sent = excluded.is_sent,
            tries = 0, created_at = excluded.created_at",
        proof.user,
        proof.slot,
        proof.token_hash,
        proof.code,
        proof.email,
        proof.flow,
        proof.is_sent,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// By the link.
pub(crate) async fn find_one_time_token(on: impl Run, token_hash: &str) -> Result<Option<OneTimeTokenRow>> {
    query!(
        OneTimeTokenRow,
        "select token_hash, user_id, kind, code, email, flow_id, tries, created_at from one_time_tokens where token_hash = $1",
        token_hash
    )
    .find(on)
    .await
}

/// Finds the one-time tokens of an address in `slots`, to compare a typed code with them.
pub(crate) async fn one_time_tokens_of(on: impl Run, email: &str, slots: Vec<String>) -> Result<Vec<OneTimeTokenRow>> {
    query!(
        OneTimeTokenRow,
        "select token_hash, user_id, kind, code, email, flow_id, tries, created_at from one_time_tokens
         where email = $1 and kind = any($2)",
        email,
        slots
    )
    .all(on)
    .await
}

/// Of a user, of a kind.
pub(crate) async fn one_time_token_of_user(on: impl Run, user: &UserId, kind: Kind) -> Result<Option<OneTimeTokenRow>> {
    query!(
        OneTimeTokenRow,
        "select token_hash, user_id, kind, code, email, flow_id, tries, created_at from one_time_tokens
         where user_id = $1 and kind = $2",
        user,
        kind.as_str()
    )
    .find(on)
    .await
}

/// Time when the latest token of a slot was sent to an address, of any user.
pub(crate) async fn last_sent(on: impl Run, email: &str, slot: &str) -> Result<Option<Timestamp>> {
    let sent = query!(
        (Timestamp,),
        "select created_at from one_time_tokens where email = $1 and kind = $2 and is_sent
         order by created_at desc limit 1",
        email,
        slot
    );
    Ok(sent.find(on).await?.map(|(at,)| at))
}

pub(crate) async fn count_try(tx: &mut Tx, token_hash: &str) -> Result<()> {
    query!("update one_time_tokens set tries = tries + 1 where token_hash = $1", token_hash).run(tx).await.map(drop)
}

/// Removes a token; false when another request used it at this moment.
pub(crate) async fn use_proof(tx: &mut Tx, token_hash: &str) -> Result<bool> {
    Ok(query!("delete from one_time_tokens where token_hash = $1", token_hash).run(tx).await? == 1)
}

/// Removes the tokens of a user in these slots.
pub(crate) async fn remove_proofs_in(tx: &mut Tx, user: &UserId, slots: Vec<String>) -> Result<()> {
    query!("delete from one_time_tokens where user_id = $1 and kind = any($2)", user, slots).run(tx).await.map(drop)
}

pub(crate) async fn remove_proofs(tx: &mut Tx, user: &UserId) -> Result<()> {
    query!("delete from one_time_tokens where user_id = $1", user).run(tx).await.map(drop)
}

pub(crate) async fn remove_old_proofs(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from one_time_tokens where created_at < $1", before).run(tx).await
}
