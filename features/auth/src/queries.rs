//! What is read and written about users and sessions.

use std::net::IpAddr;

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

use crate::{SessionId, UserId};

/// A row of `users`.
#[derive(Clone, Debug)]
pub(crate) struct UserRow {
    pub(crate) id: UserId,
    pub(crate) email: String,
    pub(crate) password_hash: Option<String>,
    pub(crate) email_confirmed_at: Option<Timestamp>,
    pub(crate) last_sign_in_at: Option<Timestamp>,
    pub(crate) user_metadata: Value,
    pub(crate) app_metadata: Value,
    pub(crate) is_anonymous: bool,
    pub(crate) banned_until: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// What every request must know of its session.
pub(crate) struct Liveness {
    pub(crate) user_id: UserId,
    pub(crate) refreshed_at: Timestamp,
    pub(crate) created_at: Timestamp,
    pub(crate) banned_until: Option<Timestamp>,
}

/// What a refresh must know of its session.
pub(crate) struct Refreshable {
    pub(crate) user_id: UserId,
    pub(crate) aal: String,
    pub(crate) amr: Value,
    pub(crate) refresh_counter: i64,
    pub(crate) refresh_key: String,
    pub(crate) refreshed_at: Timestamp,
    pub(crate) created_at: Timestamp,
}

/// The device that signs in, as the list of sessions will show it.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    pub(crate) address: IpAddr,
    pub(crate) user_agent: Option<String>,
}

pub(crate) async fn add_user(tx: &mut Tx, user: &UserRow) -> Result<()> {
    query!(
        "insert into users (id, email, password_hash, email_confirmed_at, last_sign_in_at, user_metadata, app_metadata,
            is_anonymous, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        &user.id,
        &user.email,
        user.password_hash.clone(),
        user.email_confirmed_at,
        user.last_sign_in_at,
        user.user_metadata.clone(),
        user.app_metadata.clone(),
        user.is_anonymous,
        user.created_at,
        user.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn find_user(on: impl Run, id: &UserId) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, password_hash, email_confirmed_at, last_sign_in_at, user_metadata, app_metadata, is_anonymous,
            banned_until, created_at, updated_at
         from users where id = $1",
        id
    )
    .lookup()
    .find(on)
    .await
}

pub(crate) async fn find_user_by_email(on: impl Run, email: &str) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, password_hash, email_confirmed_at, last_sign_in_at, user_metadata, app_metadata, is_anonymous,
            banned_until, created_at, updated_at
         from users where email = $1 and email <> ''",
        email
    )
    .lookup()
    .find(on)
    .await
}

/// Writes what a user may change about themselves.
pub(crate) async fn save_user(tx: &mut Tx, user: &UserRow) -> Result<()> {
    query!(
        "update users set email = $2, password_hash = $3, user_metadata = $4, updated_at = $5 where id = $1",
        &user.id,
        &user.email,
        user.password_hash.clone(),
        user.user_metadata.clone(),
        user.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes a sign-in, and the password's new hash when its parameters have changed.
pub(crate) async fn note_sign_in(tx: &mut Tx, id: &UserId, rehashed: Option<String>, now: Timestamp) -> Result<()> {
    query!(
        "update users set last_sign_in_at = $2, password_hash = coalesce(cast($3 as text), password_hash) where id = $1",
        id,
        now,
        rehashed
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn remove_anonymous(tx: &mut Tx, ids: Vec<String>) -> Result<u64> {
    query!("delete from users where is_anonymous and id = any($1)", ids).run(tx).await
}

pub(crate) struct NewSession<'a> {
    pub(crate) id: &'a SessionId,
    pub(crate) user: &'a UserId,
    pub(crate) amr: Value,
    pub(crate) refresh_key: &'a str,
    pub(crate) device: Option<&'a Device>,
}

pub(crate) async fn add_session(tx: &mut Tx, session: NewSession<'_>, now: Timestamp) -> Result<()> {
    query!(
        "insert into sessions (id, user_id, amr, refresh_key, refreshed_at, user_agent, ip, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $5)",
        session.id,
        session.user,
        session.amr,
        session.refresh_key,
        now,
        session.device.and_then(|device| device.user_agent.clone()),
        session.device.map(|device| device.address.to_string())
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn liveness(db: &Db, session: &SessionId) -> Result<Option<Liveness>> {
    query!(
        Liveness,
        "select s.user_id, s.refreshed_at, s.created_at, u.banned_until
         from sessions s join users u on u.id = s.user_id where s.id = $1",
        session
    )
    .lookup()
    .find(db)
    .await
}

pub(crate) async fn refreshable(db: &Db, session: &SessionId) -> Result<Option<Refreshable>> {
    query!(
        Refreshable,
        "select user_id, aal, amr, refresh_counter, refresh_key, refreshed_at, created_at from sessions where id = $1",
        session
    )
    .lookup()
    .find(db)
    .await
}

/// Moves the counter one on from `counter`; false when somebody else has moved it, or the session has ended.
pub(crate) async fn advance(db: &Db, session: &SessionId, counter: i64, now: Timestamp) -> Result<bool> {
    let moved = query!(
        "update sessions set refresh_counter = refresh_counter + 1, refreshed_at = $3 where id = $1 and refresh_counter = $2",
        session,
        counter,
        now
    );
    Ok(moved.run(db).await? == 1)
}

/// The sessions of a user, but for `except`.
pub(crate) async fn sessions(tx: &mut Tx, user: &UserId, except: Option<&SessionId>) -> Result<Vec<SessionId>> {
    let ids = query!(
        (SessionId,),
        "select id from sessions where user_id = $1 and (cast($2 as text) is null or id <> $2)",
        user,
        except
    );
    Ok(ids.all(tx).await?.into_iter().map(|(id,)| id).collect())
}

pub(crate) async fn remove_session(tx: &mut Tx, session: &SessionId) -> Result<u64> {
    query!("delete from sessions where id = $1", session).run(tx).await
}
