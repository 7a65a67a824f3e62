//! Users.

use db::{Query, Result, Run, Tx, query};
use jiff::Timestamp;
use serde_json::Value;

use crate::UserId;

/// A row of `users`.
#[derive(Clone, Debug)]
pub(crate) struct UserRow {
    pub(crate) id: UserId,
    pub(crate) email: String,
    pub(crate) phone: Option<String>,
    pub(crate) password_hash: Option<String>,
    pub(crate) email_confirmed_at: Option<Timestamp>,
    pub(crate) phone_confirmed_at: Option<Timestamp>,
    pub(crate) last_sign_in_at: Option<Timestamp>,
    pub(crate) user_metadata: Value,
    pub(crate) app_metadata: Value,
    pub(crate) role: Option<String>,
    pub(crate) is_anonymous: bool,
    pub(crate) banned_until: Option<Timestamp>,
    pub(crate) invited_at: Option<Timestamp>,
    pub(crate) confirmation_sent_at: Option<Timestamp>,
    pub(crate) recovery_sent_at: Option<Timestamp>,
    pub(crate) new_email: Option<String>,
    pub(crate) email_change_sent_at: Option<Timestamp>,
    pub(crate) reauthentication_sent_at: Option<Timestamp>,
    pub(crate) deleted_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

impl UserRow {
    /// A user who has just come to be, with nothing but an id.
    pub(crate) fn new(now: Timestamp) -> Self {
        Self {
            id: UserId::new(now),
            email: String::new(),
            phone: None,
            password_hash: None,
            email_confirmed_at: None,
            phone_confirmed_at: None,
            last_sign_in_at: None,
            user_metadata: Value::Object(serde_json::Map::new()),
            app_metadata: Value::Object(serde_json::Map::new()),
            role: None,
            is_anonymous: false,
            banned_until: None,
            invited_at: None,
            confirmation_sent_at: None,
            recovery_sent_at: None,
            new_email: None,
            email_change_sent_at: None,
            reauthentication_sent_at: None,
            deleted_at: None,
            created_at: now,
            updated_at: now,
        }
    }

    /// Has either address been confirmed?
    pub(crate) fn is_confirmed(&self) -> bool {
        self.email_confirmed_at.is_some() || self.phone_confirmed_at.is_some()
    }

    /// May this user not sign in now?
    pub(crate) fn is_banned(&self, now: Timestamp) -> bool {
        self.banned_until.is_some_and(|until| until > now)
    }
}

pub(crate) async fn add_user(tx: &mut Tx, user: &UserRow) -> Result<()> {
    query!(
        "insert into users (id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at,
            user_metadata, app_metadata, role, is_anonymous, invited_at, confirmation_sent_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        &user.id,
        &user.email,
        user.phone.clone(),
        user.password_hash.clone(),
        user.email_confirmed_at,
        user.phone_confirmed_at,
        user.last_sign_in_at,
        user.user_metadata.clone(),
        user.app_metadata.clone(),
        user.role.clone(),
        user.is_anonymous,
        user.invited_at,
        user.confirmation_sent_at,
        user.created_at,
        user.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// A statement that reads, of a user `u` who is there, until when they are kept out (`banned_until`), together with what
/// another feature knows: columns (each after a comma), joins and a condition of its own.
#[macro_export]
macro_rules! user_with {
    ($row:ident, $($columns:literal)+, $($joins:literal)+, $condition:literal, $($argument:expr),+) => {
        ::db::query!(
            $row,
            "select u.banned_until" $($columns)+ " from users u " $($joins)+ " where u.deleted_at is null and " $condition,
            $($argument),+
        )
    };
}

pub(crate) async fn find_user(on: impl Run, id: &UserId) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at, user_metadata,
            app_metadata, role, is_anonymous, banned_until, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
            email_change_sent_at, reauthentication_sent_at, deleted_at, created_at, updated_at
         from users where id = $1 and deleted_at is null",
        id
    )
    .lookup()
    .find(on)
    .await
}

/// Finds a user by id and locks the row until the transaction ends.
pub(crate) async fn lock_user(tx: &mut Tx, id: &UserId) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at, user_metadata,
            app_metadata, role, is_anonymous, banned_until, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
            email_change_sent_at, reauthentication_sent_at, deleted_at, created_at, updated_at
         from users where id = $1 and deleted_at is null for update",
        id
    )
    .find(tx)
    .await
}

pub(crate) async fn find_user_by_email(on: impl Run, email: &str) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at, user_metadata,
            app_metadata, role, is_anonymous, banned_until, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
            email_change_sent_at, reauthentication_sent_at, deleted_at, created_at, updated_at
         from users where email = $1 and email <> '' and deleted_at is null",
        email
    )
    .lookup()
    .find(on)
    .await
}

/// Finds a user by email address and locks the row until the transaction ends, so that the caller can save the user.
pub(crate) async fn lock_user_by_email(tx: &mut Tx, email: &str) -> Result<Option<UserRow>> {
    match find_user_by_email(&mut *tx, email).await? {
        Some(user) => lock_user(tx, &user.id).await,
        None => Ok(None),
    }
}

pub(crate) async fn find_user_by_phone(on: impl Run, phone: &str) -> Result<Option<UserRow>> {
    query!(
        UserRow,
        "select id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at, user_metadata,
            app_metadata, role, is_anonymous, banned_until, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
            email_change_sent_at, reauthentication_sent_at, deleted_at, created_at, updated_at
         from users where phone = $1 and deleted_at is null",
        phone
    )
    .lookup()
    .find(on)
    .await
}

/// Writes everything about a user but what only [`add_user`] knows.
pub(crate) async fn save_user(tx: &mut Tx, user: &UserRow) -> Result<()> {
    query!(
        "update users set email = $2, phone = $3, password_hash = $4, email_confirmed_at = $5, phone_confirmed_at = $6,
            last_sign_in_at = $7, user_metadata = $8, app_metadata = $9, role = $10, banned_until = $11, invited_at = $12,
            confirmation_sent_at = $13, recovery_sent_at = $14, new_email = $15, email_change_sent_at = $16,
            reauthentication_sent_at = $17, deleted_at = $18, is_anonymous = $19, updated_at = $20
         where id = $1",
        &user.id,
        &user.email,
        user.phone.clone(),
        user.password_hash.clone(),
        user.email_confirmed_at,
        user.phone_confirmed_at,
        user.last_sign_in_at,
        user.user_metadata.clone(),
        user.app_metadata.clone(),
        user.role.clone(),
        user.banned_until,
        user.invited_at,
        user.confirmation_sent_at,
        user.recovery_sent_at,
        user.new_email.clone(),
        user.email_change_sent_at,
        user.reauthentication_sent_at,
        user.deleted_at,
        user.is_anonymous,
        user.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Says that a user signed in by their password now, and keeps it by another hash from now on, if there is one. Changes
/// nothing when the user has another password by now, or may no longer sign in; else they stay so until the transaction
/// ends.
pub(crate) fn noting_sign_in_by_password(user: &UserRow, rehashed: Option<String>, now: Timestamp) -> Query<()> {
    query!(
        "update users set last_sign_in_at = $3, password_hash = coalesce(cast($4 as text), password_hash)
         where id = $1 and password_hash = $2 and deleted_at is null and (banned_until is null or banned_until <= $3)",
        &user.id,
        user.password_hash.clone(),
        now,
        rehashed
    )
}

/// Records the time of a sign-in.
pub(crate) async fn record_sign_in(tx: &mut Tx, id: &UserId, now: Timestamp) -> Result<()> {
    query!("update users set last_sign_in_at = $2 where id = $1", id, now).run(tx).await.map(drop)
}

pub(crate) async fn remove_user(tx: &mut Tx, id: &UserId) -> Result<()> {
    query!("delete from users where id = $1", id).run(tx).await.map(drop)
}

pub(crate) async fn remove_anonymous(tx: &mut Tx, ids: Vec<String>) -> Result<u64> {
    query!("delete from users where is_anonymous and id = any($1)", ids).run(tx).await
}

/// A page of all users, the latest first.
pub(crate) async fn list_users(on: impl Run, limit: i64, offset: i64) -> Result<Vec<UserRow>> {
    query!(
        UserRow,
        "select id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, last_sign_in_at, user_metadata,
            app_metadata, role, is_anonymous, banned_until, invited_at, confirmation_sent_at, recovery_sent_at, new_email,
            email_change_sent_at, reauthentication_sent_at, deleted_at, created_at, updated_at
         from users where deleted_at is null order by id desc limit $1 offset $2",
        limit,
        offset
    )
    .all(on)
    .await
}

pub(crate) async fn count_users(on: impl Run) -> Result<i64> {
    Ok(query!((i64,), "select count(*) from users where deleted_at is null").one(on).await?.0)
}
