//! The operator's commands: to create a user, and to set a password.

use api::{App, Kind};
use audit::{Act, Action, Actor};
use db::{Db, Tx};
use jiff::Timestamp;
use serde_json::{Map, Value};

use super::{
    audit_entries,
    newcomer::Newcomer,
    registration::{self, checked_email},
};
use crate::{
    Auth, UserId,
    error::Error,
    events,
    limits::wrong_codes::Source,
    passwords,
    queries::{self, UserRow},
    rules, sessions,
};

/// Creates a user as a sign-up does, with an organization. For the command line: no limits apply.
///
/// # Errors
/// When the address is invalid or taken, or the password is weak.
pub async fn create(
    auth: &Auth,
    app: &App,
    email: &str,
    password: &str,
    metadata: Map<String, Value>,
) -> api::Result<UserId> {
    let email = checked_email(email).map_err(Error::into_api)?;
    passwords::check_strength(auth, password, rules::own_words(&email, &metadata)).await.map_err(Error::into_api)?;
    let hash = auth.0.hasher.hash(password.into()).await?;
    let newcomer = Newcomer {
        id: UserId::new(app.now()),
        email: Some(email),
        phone: None,
        password_hash: Some(hash),
        metadata,
        is_confirmed: true,
        is_made: false,
    };
    let mut tx = app.db.begin().await?;
    let user = registration::register(auth, &mut tx, newcomer, app.now()).await.map_err(Error::into_api)?;
    record(auth, &mut tx, &user.id, events::AccountCreated, app.now()).await?;
    tx.commit().await?;
    Ok(user.id)
}

/// Sets a new password and ends all sessions of the user. For the command line.
///
/// # Errors
/// 404 for an unknown address; an error for a weak password.
pub async fn set_password(auth: &Auth, app: &App, email: &str, password: &str) -> api::Result<()> {
    let user = by_email(&app.db, email).await?;
    passwords::check_strength(auth, password, user.own_words()).await.map_err(Error::into_api)?;
    let hash = auth.0.hasher.hash(password.into()).await?;
    let mut tx = app.db.begin().await?;
    let mut user = queries::lock_user(&mut tx, &user.id).await?.ok_or_else(unknown_address)?;
    user.password_hash = Some(hash);
    user.updated_at = app.now();
    queries::save_user(&mut tx, &user).await?;
    // Codes count again, because an attacker who guessed does not know the new password.
    queries::reset_wrong_codes(&mut tx, &user.id, Source::App).await?;
    end_all(&mut tx, &user.id).await?;
    record(auth, &mut tx, &user.id, events::AccountPasswordChanged, app.now()).await?;
    Ok(tx.commit().await?)
}

async fn record(auth: &Auth, tx: &mut Tx, user: &UserId, action: impl Into<Action>, now: Timestamp) -> api::Result<()> {
    audit_entries::record_by(auth, tx, user, Actor::operator(), Act::new(action), now).await.map_err(Error::into_api)
}

async fn by_email(db: &Db, email: &str) -> api::Result<UserRow> {
    let email = rules::email(email).unwrap_or_default();
    queries::find_user_by_email(db, &email).await?.ok_or_else(unknown_address)
}

fn unknown_address() -> api::Error {
    api::Error::new(Kind::NotFound, "user_not_found", "No user has this email address.")
}

async fn end_all(tx: &mut Tx, user: &UserId) -> api::Result<()> {
    let all = queries::sessions(tx, user, None).await?;
    sessions::end(tx, user, &all).await.map_err(Error::into_api)
}
