//! Sign-ups whose address is not confirmed yet.

use db::{Result, Run, Tx, query};
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

use crate::{UserId, links::kind::Kind};

/// Retention of a sign-up without confirmation.
pub(crate) const SIGN_UP_RETENTION: SignedDuration = SignedDuration::from_hours(7 * 24);

/// A row of `sign_ups`.
#[derive(Clone, Debug)]
pub(crate) struct SignUpRow {
    pub(crate) id: UserId,
    pub(crate) email: String,
    pub(crate) phone: Option<String>,
    pub(crate) password_hash: Option<String>,
    pub(crate) user_metadata: Value,
    pub(crate) ip: String,
    pub(crate) kind: Kind,
    pub(crate) code: Option<String>,
    pub(crate) flow_id: Option<String>,
    pub(crate) tries: i64,
    pub(crate) wrong_codes: i64,
    pub(crate) sent_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

pub(crate) async fn add_sign_up(tx: &mut Tx, sign_up: &SignUpRow) -> Result<()> {
    query!(
        "insert into sign_ups (id, email, phone, password_hash, user_metadata, ip, kind, wrong_codes, created_at)
         values ($1, $2, $3, $4, $5, $6, $7,
            coalesce((select max(s.wrong_codes) from sign_ups s where s.email = $2 and s.email <> ''), 0), $8)",
        &sign_up.id,
        &sign_up.email,
        sign_up.phone.clone(),
        sign_up.password_hash.clone(),
        sign_up.user_metadata.clone(),
        &sign_up.ip,
        sign_up.kind.as_str(),
        sign_up.created_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes all sign-ups of an address or number but the latest `unsent` without an email and the latest `sent` with one.
pub(crate) async fn remove_surplus_sign_ups(
    tx: &mut Tx,
    email: &str,
    phone: Option<&str>,
    unsent: i64,
    sent: i64,
) -> Result<()> {
    query!(
        "delete from sign_ups where email = $1 and coalesce(phone, '') = $2
         and id not in (select u.id from sign_ups u where u.email = $1 and coalesce(u.phone, '') = $2
             and u.sent_at is null order by u.created_at desc, u.id desc limit $3)
         and id not in (select s.id from sign_ups s where s.email = $1 and coalesce(s.phone, '') = $2
             and s.sent_at is not null order by s.sent_at desc, s.id desc limit $4)",
        email,
        phone.unwrap_or_default(),
        unsent,
        sent
    )
    .run(tx)
    .await
    .map(drop)
}

/// All sign-ups of an address made after `since`, oldest first.
pub(crate) async fn sign_ups_of_email(on: impl Run, email: &str, since: Timestamp) -> Result<Vec<SignUpRow>> {
    query!(
        SignUpRow,
        "select id, email, phone, password_hash, user_metadata, ip, kind, code, flow_id, tries, wrong_codes,
            sent_at, created_at
         from sign_ups where email = $1 and email <> '' and created_at > $2 order by created_at, id",
        email,
        since
    )
    .all(on)
    .await
}

/// All sign-ups of a telephone number made after `since`, oldest first.
pub(crate) async fn sign_ups_of_phone(on: impl Run, phone: &str, since: Timestamp) -> Result<Vec<SignUpRow>> {
    query!(
        SignUpRow,
        "select id, email, phone, password_hash, user_metadata, ip, kind, code, flow_id, tries, wrong_codes,
            sent_at, created_at
         from sign_ups where phone = $1 and created_at > $2 order by created_at, id",
        phone,
        since
    )
    .all(on)
    .await
}

/// By the link of its email.
pub(crate) async fn find_sign_up_by_token(on: impl Run, token_hash: &str) -> Result<Option<SignUpRow>> {
    query!(
        SignUpRow,
        "select id, email, phone, password_hash, user_metadata, ip, kind, code, flow_id, tries, wrong_codes,
            sent_at, created_at
         from sign_ups where token_hash = $1",
        token_hash
    )
    .find(on)
    .await
}

/// Stores the token of an email that goes out now; it replaces the token of an earlier one.
pub(crate) async fn save_sign_up_token(
    tx: &mut Tx,
    id: &UserId,
    token_hash: &str,
    code: &str,
    flow: Option<&str>,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update sign_ups set token_hash = $2, code = $3, flow_id = $4, tries = 0, sent_at = $5 where id = $1",
        id,
        token_hash,
        code,
        flow,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn count_sign_up_try(tx: &mut Tx, id: &UserId) -> Result<()> {
    query!("update sign_ups set tries = tries + 1, wrong_codes = wrong_codes + 1 where id = $1", id)
        .run(tx)
        .await
        .map(drop)
}

/// Removes all sign-ups of an address; how many there were.
pub(crate) async fn remove_sign_ups(tx: &mut Tx, email: &str) -> Result<u64> {
    query!("delete from sign_ups where email = $1 and email <> ''", email).run(tx).await
}

pub(crate) async fn remove_old_sign_ups(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from sign_ups where created_at < $1", before).run(tx).await
}
